/**
 * The environment of an attack: a built server with its own database, and accounts for the attackers and the
 * victim.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { run } from '../../../test/support/command.js';
import { freshStorage } from '../../../test/support/database.js';
import type { Engine } from '../../../test/support/engine.js';
import { eventually } from '../../../test/support/eventually.js';
import { type ServerProcess, startServer } from '../../../test/support/server-process.js';
import { insertRows, inTurns, sender } from '../../shared/requests.js';

export interface Stage {
  readonly engine: Engine;
  readonly databaseUrl: string;
  /** SQLite's write-ahead log. */
  readonly walFile: string;
  /** The attackers' keys belong to one account, and the victim's key belongs to another. */
  readonly attackers: readonly string[];
  readonly victim: string;
  /** Starts a server on this database. There can be only one at a time. */
  start(): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** The number of bytes per insert, and the number of concurrent requests that create data. */
const batchBytes = 900_000;
const fillers = 4;
const makers = 64;
/** A new key is known to the server within 1 s. This is the timeout for it. */
const keyKnownMs = 5_000;

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
  const server = await start();
  const newKey = async (account: string): Promise<string> => {
    const words = ['keys', 'create', '--name', account, '--account', account, '--json'];
    const { code, stdout, stderr } = await run(words, { DATABASE_URL: storage.url }, [], program);
    if (code !== 0) throw new Error(`no key could be made: ${stderr}`);
    return JSON.parse(stdout).key;
  };
  const attackers: string[] = [];
  for (let n = 0; n < attackerKeys; n += 1) attackers.push(await newKey('attacker'));
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
  await untilKnown(server.url, [...attackers, victim]);
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

/** Creates this number of empty collections. */
export function makeCollections(url: string, key: string, count: number): Promise<void> {
  const send = sender(url, key);
  return inTurns(makers, count, (n) => send('POST', '/v1/collections', { name: `c${n}` }));
}

async function untilKnown(url: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const usage = () => fetch(new URL('/v1/usage', url), { headers: { 'x-api-key': key } });
    await eventually('a new key is known', async () => (await usage()).ok, {
      withinMs: keyKnownMs,
      everyMs: 500,
    });
  }
}
