/** PocketBase: REST over SQLite, in Go, built here from its public module; with its default, a commit that isn't synced. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { batchOf } from '../cells.js';
import { type ServerProcess, startServer } from '../processes.js';
import { json, type Peer, type Place, rowsSql, runSql } from './peer.js';

const execute = promisify(execFile);
const version = 'v0.36.8';
const program = `package main

import "github.com/pocketbase/pocketbase"

func main() {
	if err := pocketbase.New().Start(); err != nil {
		panic(err)
	}
}
`;
const superuser = { identity: 'bench@example.com', password: 'bench-password' };

const records = (name: string): string => `/api/collections/${name}/records`;
/** Without the count of all that fit, which is made unless told. */
const list = (name: string, query: string) =>
  ({ method: 'GET', path: `${records(name)}?skipTotal=1&${query}`, status: 200 }) as const;
const filter = (text: string): string =>
  `filter=${encodeURIComponent(text).replaceAll('%7B', '{').replaceAll('%7D', '}')}`;

export const pocketbase: Peer = {
  name: 'pocketbase',
  title: 'PocketBase 0.36.8 (SQLite, commits not synced)',
  install,
  requests: {
    health: { method: 'GET', path: '/api/health', status: 200 },
    list20: list('items', 'perPage=20&page={1..50}&sort={id|-id}'),
    'list20-hot': list('items', 'perPage=20&sort=id'),
    list100: list('items', 'perPage=100&page={1..10}&sort={id|-id}'),
    'list100-hot': list('items', 'perPage=100&sort=id'),
    order: {
      ...list('indexed', 'perPage=20&page={1..5}&sort={score|-score}'),
      firstPath: list('items', 'perPage=20&sort=score').path,
    },
    filter: list('indexed', `perPage=20&${filter('tag = "tag-{0..99}" && score > {score}')}`),
    'filter-one': {
      ...list('indexed', `perPage=20&${filter('tag = "tag-{0..99}"')}`),
      firstPath: list('items', `perPage=20&${filter('tag = "none"')}`).path,
    },
    'filter-range': list('indexed', `perPage=20&${filter('score > {score}')}`),
    'filter-order': list('indexed', `perPage=20&${filter('score > {score}')}&sort=score`),
    scan: list('items', `perPage=20&${filter('title ~ "Row {id} of"')}`),
    // Its ids are hexadecimal and random.
    after: list('items', `perPage=20&${filter('id > "r{100000..999999}"')}&sort=id`),
    'after-order': list('indexed', `perPage=20&${filter('score > {score}')}&sort=score`),
    insert: {
      method: 'POST',
      path: records('items'),
      body: batchOf(1).slice(1, -1),
      headers: json,
      status: 200,
    },
  },
  async start(place) {
    await execute(join(place.installed, 'pocketbase'), [
      ...['superuser', 'upsert', superuser.identity, superuser.password],
      ...['--dir', place.data],
    ]);
    const empty = await serve(place);
    try {
      await makeCollections(empty.origin);
    } finally {
      await empty.stop();
    }
    const { items } = place.rows;
    await runSql(join(place.data, 'data.db'), rowsSql('items', items) + rowsSql('indexed', items));
    return serve(place);
  },
};

async function install(folder: string): Promise<void> {
  await writeFile(join(folder, 'main.go'), program);
  await writeFile(
    join(folder, 'go.mod'),
    `module bench\n\ngo 1.24\n\nrequire github.com/pocketbase/pocketbase ${version}\n`,
  );
  await execute('go', ['mod', 'tidy'], { cwd: folder });
  await execute('go', ['build', '-o', 'pocketbase', '.'], { cwd: folder });
}

function serve({ installed, data, port }: Place): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const words = ['serve', '--http', `127.0.0.1:${port}`, '--dir', data];
  return startServer({ command: join(installed, 'pocketbase'), words, origin });
}

/** Two that everybody may use: `indexed` with the indexes that other peers have, too. */
async function makeCollections(origin: string): Promise<void> {
  const post = async (path: string, body: unknown, authorization = ''): Promise<{ token: string }> => {
    const request = { method: 'POST', headers: { ...json, authorization }, body: JSON.stringify(body) };
    const response = await fetch(origin + path, request);
    if (response.ok) return (await response.json()) as { token: string };
    throw new Error(`POST ${path} was answered ${response.status}: ${await response.text()}`);
  };
  const { token } = await post('/api/collections/_superusers/auth-with-password', superuser);
  const types = { title: 'text', text: 'text', score: 'number', done: 'bool', tag: 'text' };
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }));
  const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
  const indexes = ['score', 'tag, score'].map(
    (columns, index) => `CREATE INDEX indexed_${index} ON indexed (${columns})`,
  );
  await post('/api/collections', { name: 'items', type: 'base', fields, ...rules }, token);
  await post('/api/collections', { name: 'indexed', type: 'base', fields, ...rules, indexes }, token);
}
