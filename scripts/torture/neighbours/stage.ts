/** The environment of an attack: a built server with its database, and accounts of attackers and victim. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../../../src/engines/open.js';
import { run } from '../../../test/support/command.js';
import { freshStorage } from '../../../test/support/database.js';
import type { Engine } from '../../../test/support/engine.js';
import { type ServerProcess, startServer } from '../../../test/support/server-process.js';
import { insertRows, sender } from '../../shared/requests.js';

export interface Stage {
  readonly engine: Engine;
  readonly databaseUrl: string;
  /** SQLite's write-ahead log. */
  readonly walFile: string;
  /** The attackers' keys can do everything in one account. The victim's key belongs to another account. */
  readonly attackers: readonly string[];
  readonly victim: string;
  /** Starts a server on this database. There can be only one at a time. */
  start(): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** The number of bytes per insert, and the number of concurrent requests that create data. */
const batchBytes = 900_000;
const fillers = 4;

/**
 * Creates the database. `fill` inserts the initial data on a server that then stops, so that the next server
 * starts with empty caches.
 */
export async function setStage(
  engine: Engine,
  program: string,
  attackerKeys: number,
  fill: (url: string, stage: Stage) => Promise<unknown>,
): Promise<Stage> {
  const storage = await freshStorage(engine);
  const operator = `torture-${randomBytes(18).toString('hex')}`;
  const start = () => startServer(storage.url, operator, { program });
  const command = async (words: string): Promise<string> => {
    const env = { DATABASE_URL: storage.url };
    const { code, stdout, stderr } = await run(words.split(' '), env, [], program);
    if (code !== 0) throw new Error(`${words} failed: ${stderr}`);
    return stdout;
  };
  const newKey = async (account: string): Promise<string> => {
    const options = `--name ${account} --account ${account} --scopes read,write,admin --json`;
    return JSON.parse(await command(`keys create ${options}`)).key;
  };
  await command('migrate');
  const attackers: string[] = [];
  if (attackerKeys > 0) attackers.push(await newKey('attacker'));
  const victim = await newKey('victim');
  const stage: Stage = {
    engine,
    databaseUrl: storage.url,
    walFile: join(storage.directory, 'rowfeed.db-wal'),
    attackers,
    victim,
    start,
    remove: () => storage.remove(),
  };
  const server = await start();
  while (attackers.length < attackerKeys) {
    const body = JSON.stringify({ name: 'more' });
    const headers = { 'x-api-key': attackers[0]!, 'content-type': 'application/json' };
    const made = await fetch(`${server.url}/v1/keys`, { method: 'POST', headers, body });
    attackers.push(((await made.json()) as { key: string }).key);
  }
  await fill(server.url, stage);
  await server.end('SIGTERM');
  return stage;
}

/** Creates a collection with this number of rows. Returns the path of its rows. */
export async function fillCollection(...filling: Parameters<typeof fillRows>): Promise<string> {
  const [url, key, name] = filling;
  await sender(url, key)('POST', '/v1/collections', { name });
  return fillRows(...filling);
}

/** Inserts rows into an existing collection. */
export async function fillRows(
  url: string,
  key: string,
  name: string,
  count: number,
  rowOf: (n: number) => object,
): Promise<string> {
  const rows = `/v1/collections/${name}/rows`;
  const size = Buffer.byteLength(JSON.stringify(rowOf(count)));
  const rowsAtOnce = Math.min(1_000, Math.max(1, Math.floor(batchBytes / size)));
  await insertRows(sender(url, key), rows, count, rowOf, { rowsAtOnce, requestsAtOnce: fillers });
  return rows;
}

/**
 * Multiplies the attackers' first key and first collection in the database, which takes seconds where requests
 * take hours. Every new collection has a name in the typed contract.
 */
export async function multiply({ databaseUrl }: Stage, keys: number, collections: number): Promise<void> {
  const database = await openDatabase(databaseUrl, { role: 'tool' });
  try {
    const account = await database.knex('accounts').where({ name: 'attacker' }).first('id');
    const of = { account_id: account.id };
    const key = await database.knex('keys').where(of).first();
    const made = await database.knex('collections').where(of).first();
    const head = await database.knex('heads').where({ collection_id: made.id }).first();
    const empty = { seq: 0, next_row_id: 1, rows: 0, bytes: 0, log_start: 0 };
    const first = 1_000_000;
    const copies = (table: string, count: number, copy: (n: number) => object) =>
      database.knex.batchInsert(
        table,
        Array.from({ length: count }, (_, n) => copy(first + n)),
        50,
      );
    await copies('keys', keys, (n) => ({
      ...{ ...key, id: `key_00000${n}`, hash: createHash('sha256').update(`${n}`).digest('hex') },
    }));
    await copies('collections', collections, (id) => ({ ...made, id, name: `c${id}`, type_name: `C${id}` }));
    await copies('heads', collections, (id) => ({
      ...head,
      ...empty,
      collection_id: id,
      incarnation: id.toString(36).padStart(8, '0'),
    }));
    await database
      .knex('counters')
      .where({ name: 'collection' })
      .update({ value: first + collections });
  } finally {
    await database.close();
  }
}
