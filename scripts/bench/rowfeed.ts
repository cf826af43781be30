/** Starts the built rowfeed for the benchmark, with its own database, an API key, metering and all checks. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { costOf, settle, startServer } from '../shared/processes.js';
import { insertRows, inTurns, type Send, sender } from '../shared/requests.js';
import { type Cell, type CellName, filter, requestsToRowfeed, sampleRow } from './cells.js';
import {
  type Bench,
  indexedMs,
  indexWithinMs,
  minIndexedRows,
  type Target,
  unlessBuilding,
  warmUpSeconds,
} from './measure.js';
import { newStorage, type Storage } from './storage.js';
import type { Spread } from './template.js';

/** The program of this build. */
export const builtProgram = join(import.meta.dirname, '../../dist/src/bin.js');
export const key = `bench-${randomBytes(16).toString('hex')}`;
const headers = { 'x-api-key': key };
/** The number of collections that are loaded at once. */
const loadsAtOnce = 16;
/** The number of page tokens per list. */
const placesPerList = 1_000;

/** The fields for which a family of collections has indexes before it is measured. */
const indexed: Readonly<Record<string, readonly string[]>> = {
  filtered: ['tag', 'score'],
  beside: ['tag'],
  thrice: ['tag', 'title', 'score'],
};

/** The schema of the family `typed`. */
const schema = {
  type: 'object',
  required: ['title', 'score', 'done', 'tag'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 100 },
    text: { type: 'string' },
    score: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    done: { type: 'boolean' },
    tag: { type: 'string', pattern: '^tag-[0-9]+$' },
    kind: { enum: ['a', 'b', 'c'] },
    made_at: { type: 'string', format: 'date-time' },
    mail: { type: 'string', format: 'email' },
    price: { type: ['number', 'null'], exclusiveMinimum: 0, multipleOf: 0.01 },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 5, uniqueItems: true },
  },
};

/**
 * @param storage the database; on PostgreSQL, several servers can share it
 * @param program the program of another build, if not this one
 * @param settings environment variables that override the defaults of the benchmark
 */
export async function startRowfeed(
  storage: Pick<Storage, 'url' | 'pids'>,
  program = builtProgram,
  settings: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const server = await startServer({
    command: process.execPath,
    words: [program, 'serve'],
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: storage.url,
      ROWFEED_API_KEY: key,
      LOG_LEVEL: 'info',
      ...settings,
    },
    below: storage.pids,
  });
  return { name: 'rowfeed', server, headers, requests: requestsToRowfeed, makesIndexes: true };
}

/** One measurement, including the warm-up, can't delete more rows than this. */
export const deletableRows = ({ seconds, rounds }: Bench): number =>
  (seconds * rounds + warmUpSeconds + 1) * 50_000;

/** Loads a new database and starts a server on it, with empty caches. `stop` also removes the database. */
export async function startLoaded(bench: Bench, chosen: readonly Cell[], program?: string): Promise<Target> {
  const storage = await newStorage(bench.folder, bench.postgres);
  const names = chosen.map(({ name }) => name);
  const loading = await startRowfeed(storage, program);
  const started = performance.now();
  await loadRows(loading, names, bench.spread, deletableRows(bench)).finally(() => loading.server.stop());
  await storage.loaded();
  console.log(`loaded in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  const target = await withPlaces(await startRowfeed(storage, program), names, bench.spread);
  await settle(target.server.pids);
  console.log(`memory after the start: ${(await costOf(target.server.pids)).rssMb.toFixed(0)} MB\n`);
  const stop = async (): Promise<void> => {
    await target.server.stop();
    await storage.remove();
  };
  return { ...target, server: { ...target.server, stop } };
}

/** Fills the collections that these cells need. `doomed` is the number of rows to delete. */
async function loadRows(
  target: Target,
  names: readonly CellName[],
  { collections, rowsEach }: Spread,
  doomed = 0,
): Promise<void> {
  const send = sender(target.server.origin, key);
  const paths = names.map((name) => target.requests[name]!.path);
  const families = new Set(paths.flatMap((path) => /collections\/(\w+)_/.exec(path)?.[1] ?? []));
  for (const family of families) {
    const special = { doomed: Math.max(rowsEach, Math.ceil(doomed / collections)), few: 1_000 };
    const count = special[family as keyof typeof special] ?? rowsEach;
    await inTurns(loadsAtOnce, collections, (turn) => load(family, turn + 1, count));
  }

  async function load(family: string, number: number, count: number): Promise<void> {
    const path = `/v1/collections/${family}_${number}`;
    await send('POST', '/v1/collections', { name: `${family}_${number}` });
    if (family === 'typed') await send('PUT', `${path}/schema`, schema);
    if (family === 'keyed') await send('PUT', `${path}/row-key`, { fields: ['title'] });
    await insertRows(send, `${path}/rows`, count, sampleRow);
    if (count < minIndexedRows) return;
    for (const field of indexed[family] ?? []) await untilIndexed(send, path, field);
    if (family !== 'filtered') return;
    // Reads many rows of a tag to find few above a score. The server then creates a combined index.
    await unlessBuilding(
      send('GET', `${path}/rows?limit=20&${filter('@.tag == "tag-1" && @.score > 990000')}`),
    );
    while (!(await settle(target.server.pids)));
  }
}

async function untilIndexed(send: Send, path: string, field: string): Promise<void> {
  const deadline = performance.now() + indexWithinMs;
  for (let tookMs = Infinity; tookMs > indexedMs; ) {
    if (performance.now() > deadline) throw new Error(`${path} has no index of ${field}`);
    const begun = performance.now();
    const list = await unlessBuilding(send('GET', `${path}/rows?limit=1&order_by=${field}`));
    if (list !== undefined) tookMs = performance.now() - begun;
    await sleep(100);
  }
}

/** Reads the pages of these cells' lists, and uses the page tokens as the values of `{after}`. */
async function withPlaces(target: Target, names: readonly CellName[], { rowsEach }: Spread): Promise<Target> {
  const send = sender(target.server.origin, key);
  const requests = { ...target.requests };
  for (const name of names) {
    const { path, ...request } = requests[name]!;
    if (!path.includes('{after}')) continue;
    const places: string[] = [];
    const walked = path.replace('limit=20', `limit=${Math.ceil(rowsEach / placesPerList)}`);
    for (
      let query = walked.replace('&after={after}', '');
      ;
      query = walked.replace('{after}', places.at(-1)!)
    ) {
      const next = (await send('GET', query)).headers.get('next-after');
      if (next === null) break;
      places.push(next);
    }
    requests[name] = { ...request, path: path.replace('after}', `${places.join('|')}}`) };
  }
  return { ...target, requests };
}
