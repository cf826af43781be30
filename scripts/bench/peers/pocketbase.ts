/** PocketBase: a REST API over SQLite, in Go. By default, it doesn't sync commits to disk. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServerProcess, startServer } from '../../shared/processes.js';
import { filter, get, json, sampleRow, send } from '../cells.js';
import { type Peer, type Place, rowsSql, runSql } from './peer.js';

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
const administrator = { identity: 'administrator@example.com', password: 'bench-password' };
const user = { identity: 'user@example.com', password: 'bench-password' };
const rowsOfBatch = 100;

/** An ID must have 15 characters. */
const idOf = (nineDigits: string): string => `row000${nineDigits}`;
export const records = (name: string): string => `/api/collections/${name}/records`;
/** By default, PocketBase also counts all matching rows. `skipTotal` turns that off. */
const list = (name: string, query: string) => get(`${records(name)}?skipTotal=1&${query}`);
const insertInto = (name: string) => send('POST', records(name), JSON.stringify(sampleRow(1)), 200);
const patch = (name: string) =>
  send('PATCH', `${records(name)}/${idOf('{longId}')}`, '{"score":{score}}', 200);

const batch = Array.from({ length: rowsOfBatch }, (_, index) => ({
  ...{ method: 'POST', url: records('items') },
  body: sampleRow(index + 1),
}));

export const pocketbase: Peer = {
  name: 'pocketbase',
  title: 'PocketBase 0.36.8 (SQLite, commits not synced)',
  install: installPocketbase,
  requests: {
    health: get('/api/health'),
    list20: list('items', 'perPage=20&page={1..50}&sort={id|-id}'),
    'list20-hot': list('items', 'perPage=20&sort=id'),
    list100: list('items', 'perPage=100&page={1..10}&sort={id|-id}'),
    'list100-hot': list('items', 'perPage=100&sort=id'),
    order: {
      ...list('indexed', 'perPage=20&page={1..50}&sort={score|-score}'),
      firstPath: list('items', 'perPage=20&sort=score').path,
    },
    filter: list('indexed', `perPage=20&${filter('tag = "tag-{0..99}" && score > {score}')}`),
    'filter-one': {
      ...list('indexed', `perPage=20&${filter('tag = "tag-{0..99}"')}`),
      firstPath: list('items', `perPage=20&${filter('tag = "none"')}`).path,
    },
    'filter-range': list('indexed', `perPage=20&${filter('score > {score}')}`),
    'filter-id': list('indexed', `perPage=20&${filter('tag = "tag-{0..99}" && score > {score}')}&sort=id`),
    'filter-range-id': list('indexed', `perPage=20&${filter('score > {score}')}&sort=id`),
    'filter-order': list('indexed', `perPage=20&${filter('score > {score}')}&sort=score`),
    scan: list('items', `perPage=20&${filter('title ~ "Row {id} of"')}`),
    after: list('items', `perPage=20&${filter(`id > "${idOf('{longId}')}"`)}&sort=id`),
    'after-order': list('indexed', `perPage=20&${filter('score > {score}')}&sort=score`),
    read: get(`${records('items')}/${idOf('{longId}')}`),
    offset: list('items', 'perPage=20&page={4495..4505}&sort=id'),
    patch: patch('items'),
    'patch-beside': patch('indexed'),
    delete: send('DELETE', `${records('spares')}/${idOf('{nextLongId}')}`, undefined, 204),
    insert: insertInto('items'),
    'insert-sorted': insertInto('indexed'),
    batch: send('POST', '/api/batch', JSON.stringify({ requests: batch }), 200),
  },
  async start(place) {
    const empty = await servePocketbase(place);
    const collections = { items: [], spares: [], indexed: ['score', 'tag, score'] };
    const headers = await makeCollections(empty.origin, collections).finally(() => empty.stop());
    const { items, spares } = place.rows;
    const rows = { items, spares, indexed: items };
    const sql = Object.entries(rows).map(([name, count]) =>
      rowsSql(name, count, `'${idOf('')}' || (100000000 + n)`),
    );
    await runSql(join(place.data, 'data.db'), sql.join(''));
    return { ...(await servePocketbase(place)), headers };
  },
};

export async function installPocketbase(folder: string): Promise<void> {
  await writeFile(join(folder, 'main.go'), program);
  await writeFile(
    join(folder, 'go.mod'),
    `module bench\n\ngo 1.24\n\nrequire github.com/pocketbase/pocketbase ${version}\n`,
  );
  await execute('go', ['mod', 'tidy'], { cwd: folder });
  await execute('go', ['build', '-o', 'pocketbase', '.'], { cwd: folder });
}

/** Starts PocketBase with a superuser, who can create collections. */
export async function servePocketbase({
  installed,
  data,
  port,
}: Pick<Place, 'installed' | 'data' | 'port'>): Promise<ServerProcess> {
  const command = join(installed, 'pocketbase');
  const { identity, password } = administrator;
  await execute(command, ['superuser', 'upsert', identity, password, '--dir', data]);
  const origin = `http://127.0.0.1:${port}`;
  return startServer({ command, words: ['serve', '--http', `127.0.0.1:${port}`, '--dir', data], origin });
}

/**
 * Creates collections that any user can access, and such a user.
 *
 * @param collections the names, with the columns of their indexes
 * @returns the headers with the user's token
 */
export async function makeCollections(
  origin: string,
  collections: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, string>>> {
  const ask = async (method: string, path: string, body: unknown, authorization = '') => {
    const request = { method, headers: { ...json, authorization }, body: JSON.stringify(body) };
    const response = await fetch(origin + path, request);
    if (response.ok) return (await response.json()) as { readonly token: string };
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  };
  const { token } = await ask('POST', '/api/collections/_superusers/auth-with-password', administrator);
  const batches = { batch: { enabled: true, maxRequests: rowsOfBatch, timeout: 60 } };
  await ask('PATCH', '/api/settings', batches, token);
  const types = { title: 'text', text: 'text', score: 'number', done: 'bool', tag: 'text', sent: 'number' };
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }));
  const isUser = '@request.auth.id != ""';
  const rules = Object.fromEntries(
    ['list', 'view', 'create', 'update', 'delete'].map((action) => [`${action}Rule`, isUser]),
  );
  for (const [name, columns] of Object.entries(collections)) {
    const indexes = columns.map((of, index) => `CREATE INDEX ${name}_${index} ON ${name} (${of})`);
    await ask('POST', '/api/collections', { name, type: 'base', fields, ...rules, indexes }, token);
  }
  const { identity: email, password } = user;
  await ask('POST', records('users'), { email, password, passwordConfirm: password }, token);
  const { token: authorization } = await ask('POST', '/api/collections/users/auth-with-password', user);
  return { authorization };
}
