/** TrailBase: a REST API over SQLite, in Rust. By default, it doesn't sync commits to disk. */
import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../shared/processes.js';
import { batchOf, get, sampleRow, send } from '../cells.js';
import { type Peer, type RowCounts, rowsSql } from './peer.js';

const execute = promisify(execFile);
const user = { email: 'user@example.com', password: 'bench-password' };

const records = (name: string): string => `/api/records/v1/${name}`;
const list = (name: string, query: string) => get(`${records(name)}?${query}`);
const insertInto = (name: string) => send('POST', records(name), JSON.stringify(sampleRow(1)), 200);
const patch = (name: string) => send('PATCH', `${records(name)}/{id}`, '{"score":{score}}', 200);

const tagged = 'limit=20&filter[tag]=tag-{0..99}';
const above = 'filter[score][$gt]={score}';

export const trailbase: Peer = {
  name: 'trailbase',
  title: 'TrailBase (SQLite, commits not synced)',
  install: requireProgram,
  requests: {
    health: get('/api/healthcheck'),
    read: get(`${records('items')}/{id}`),
    list20: list('items', 'limit=20&offset={offset}&order={id|-id}'),
    'list20-hot': list('items', 'limit=20&order=id'),
    list100: list('items', 'limit=100&offset={offset}&order={id|-id}'),
    'list100-hot': list('items', 'limit=100&order=id'),
    order: {
      ...list('indexed', 'limit=20&offset={offset}&order={score|-score}'),
      firstPath: list('items', 'limit=20&order=score').path,
    },
    filter: list('indexed', `${tagged}&${above}`),
    'filter-one': {
      ...list('indexed', tagged),
      firstPath: list('items', 'limit=20&filter[tag]=none').path,
    },
    'filter-range': list('indexed', `limit=20&${above}`),
    'filter-id': list('indexed', `${tagged}&${above}&order=id`),
    'filter-range-id': list('indexed', `limit=20&${above}&order=id`),
    'filter-order': list('indexed', `limit=20&${above}&order=score`),
    scan: list('items', 'limit=20&filter[title][$like]=%25Row%20{id}%20of%25'),
    after: list('items', 'limit=20&filter[id][$gt]={id}&order=id'),
    'after-order': list('indexed', `limit=20&${above}&order=score`),
    offset: list('items', 'limit=20&offset={deepOffset}&order=id'),
    patch: patch('items'),
    'patch-beside': patch('indexed'),
    delete: send('DELETE', `${records('spares')}/{next}`, undefined, 200),
    insert: insertInto('items'),
    'insert-sorted': insertInto('indexed'),
    batch: send('POST', records('items'), batchOf(100), 200),
  },
  async start({ installed, data, port, rows }) {
    const migrations = join(data, 'migrations/main');
    await mkdir(migrations, { recursive: true });
    await writeFile(join(migrations, 'U1700000000__rows.sql'), tables(rows));
    await writeFile(join(data, 'config.textproto'), config);
    const command = join(installed, 'trail');
    // Each command first executes the migrations, which create the rows.
    await execute(command, ['--depot', data, 'user', 'add', user.email, user.password]);
    const address = `127.0.0.1:${port}`;
    const origin = `http://${address}`;
    const server = await startServer({
      ...{ command, words: ['--depot', data, 'run', '--address', address], origin },
    });
    const headers = await login(origin).catch(async (error) => {
      await server.stop();
      throw error;
    });
    return { ...server, headers };
  },
};

/** TrailBase isn't in a package registry. */
async function requireProgram(folder: string): Promise<void> {
  const program = join(folder, 'trail');
  await access(program).catch(() => {
    throw new Error(`${program} is missing: download or build TrailBase, and put its program there`);
  });
}

/** Any user can access the rows. Tokens are valid for a day, because a benchmark can take more than an hour. */
const config = `
email {}
server {}
auth { auth_token_ttl_sec: 86400 }
jobs {}
${['items', 'spares', 'indexed']
  .map(
    (name) =>
      `record_apis: [{ name: "${name}" table_name: "${name}" acl_authenticated: [CREATE, READ, UPDATE, DELETE] }]`,
  )
  .join('\n')}
`;

/** TrailBase requires strict tables. They have no booleans. */
function tables({ items, spares }: RowCounts): string {
  const table = (name: string, count: number): string => `
    CREATE TABLE ${name} (
      id INTEGER PRIMARY KEY, title TEXT, text TEXT, score INTEGER, done INTEGER, tag TEXT
    ) STRICT;
    ${rowsSql(name, count)}`;
  return `${table('items', items)}${table('spares', spares)}${table('indexed', items)}
    CREATE INDEX by_score ON indexed (score);
    CREATE INDEX by_tag_and_score ON indexed (tag, score);
    ANALYZE;`;
}

async function login(origin: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${origin}/api/auth/v1/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  if (!response.ok) throw new Error(`login returned ${response.status}: ${await response.text()}`);
  const { auth_token } = (await response.json()) as { readonly auth_token: string };
  return { authorization: `Bearer ${auth_token}` };
}
