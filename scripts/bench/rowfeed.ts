/**
 * Starts rowfeed for the benchmark: the built program with its own database, an API key, metering and all
 * checks.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { batchOf, type Cell, type CellName, type RequestTemplate, sampleRow } from './cells.js';
import type { Target } from './measure.js';
import { settle, startServer } from './processes.js';
import type { Storage } from './storage.js';
import type { Spread } from './template.js';

/** The program of this build. */
export const builtProgram = join(import.meta.dirname, '../../dist/src/bin.js');
const key = `bench-${randomBytes(16).toString('hex')}`;
const headers = { 'x-api-key': key };
const json = { 'content-type': 'application/json' };
const rowsPerRequest = 1_000;
const requestsAtOnce = 8;

/** The number of page tokens per list. */
const placesPerList = 1_000;

/** A list that takes less time (in milliseconds) comes from an index. */
const indexedMs = 5;
const indexWithinMs = 300_000;

/**
 * Families of collections, so that a cell doesn't change the data of another cell. Most cells use `rows_N`.
 * `sorted_N` is for lists by a field that get an index, and `doomed_N` is for deletes. Other families have
 * indexes before the measurement starts.
 */
const sorts: readonly CellName[] = ['order', 'filter-one'];
const filters: readonly CellName[] = ['filter', 'filter-range', 'filter-order', 'after-order'];
const bulks: readonly CellName[] = ['patch-bulk', 'patch-spread'];
const families: Readonly<Record<string, (cell: CellName) => boolean>> = {
  rows: (cell) =>
    !['health', 'delete', 'patch-beside', 'insert-sorted', ...bulks, ...sorts, ...filters].includes(cell),
  sorted: (cell) => sorts.includes(cell),
  filtered: (cell) => filters.includes(cell),
  doomed: (cell) => cell === 'delete',
  beside: (cell) => cell === 'patch-beside',
  few: (cell) => cell === 'patch-bulk',
  spread: (cell) => cell === 'patch-spread',
  thrice: (cell) => cell === 'insert-sorted',
};

/** The fields for which a family has indexes before it is measured. */
const indexed: Readonly<Record<string, readonly string[]>> = {
  filtered: ['tag', 'score'],
  beside: ['tag'],
  spread: ['tag'],
  thrice: ['tag', 'title', 'score'],
};

/**
 * @param storage the database; on PostgreSQL, several servers can share it
 * @param program the program of another build, if not this one
 * @param settings environment variables that override the defaults of the benchmark
 */
export async function startRowfeed(
  storage: Storage,
  nodeOptions: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  program = builtProgram,
): Promise<Target> {
  const server = await startServer({
    command: process.execPath,
    words: [...nodeOptions, program, 'serve'],
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
  return { name: 'rowfeed', server, headers, requests, makesIndexes: true };
}

/** Fills the collections that these cells need. `doomed` is the number of rows to delete. */
export async function loadRows(
  target: Target,
  names: readonly CellName[],
  { collections, rowsEach }: Spread,
  doomed: number,
): Promise<void> {
  for (const [family, isFor] of Object.entries(families)) {
    if (!names.some(isFor)) continue;
    const count =
      {
        doomed: Math.max(rowsEach, Math.ceil(doomed / collections)),
        few: rowsPerRequest,
      }[family] ?? rowsEach;
    for (let number = 1; number <= collections; number++) {
      const name = `${family}_${number}`;
      await post(target, '/v1/collections', JSON.stringify({ name }));
      await insertRows(target, name, count);
      for (const field of indexed[family] ?? []) await untilIndexed(target, name, field);
      if (family === 'filtered') await combine(target, name);
    }
  }
}

async function insertRows(target: Target, name: string, count: number): Promise<void> {
  let next = 1;
  const insert = async (): Promise<void> => {
    while (next <= count) {
      const first = next;
      next += rowsPerRequest;
      const length = Math.min(rowsPerRequest, count - first + 1);
      const rows = Array.from({ length }, (_, index) => sampleRow(first + index));
      await post(target, `/v1/collections/${name}/rows`, JSON.stringify(rows));
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, insert));
}

async function untilIndexed(target: Target, name: string, field: string): Promise<void> {
  const url = `${target.server.origin}/v1/collections/${name}/rows?limit=1&order_by=${field}`;
  const deadline = performance.now() + indexWithinMs;
  for (let tookMs = Infinity; tookMs > indexedMs; ) {
    if (performance.now() > deadline) throw new Error(`${name} has no index of ${field}`);
    const begun = performance.now();
    await (await fetch(url, { headers })).text();
    tookMs = performance.now() - begun;
    await pause(100);
  }
}

/**
 * Sends a list request that reads many rows of a tag to find few above a score. The server then creates a
 * combined index.
 */
async function combine(target: Target, name: string): Promise<void> {
  const query = `limit=20&${filter('@.tag == "tag-1" && @.score > 990000')}`;
  await (await fetch(`${target.server.origin}/v1/collections/${name}/rows?${query}`, { headers })).text();
  while (!(await settle(target.server)));
}

async function post(target: Target, path: string, body: string): Promise<void> {
  const response = await fetch(target.server.origin + path, {
    method: 'POST',
    headers: { ...headers, ...json, prefer: 'return=minimal' },
    body,
  });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`POST ${path}: ${response.status} ${answer}`);
}

/** Reads the pages of these cells' lists, and uses the page tokens as the values of `{after}`. */
export async function withPlaces(
  target: Target,
  chosen: readonly Cell[],
  { rowsEach }: Spread,
): Promise<Target> {
  const requests = { ...target.requests };
  for (const { name } of chosen) {
    const { path, ...request } = requests[name]!;
    if (!path.includes('{after}')) continue;
    const places: string[] = [];
    const walked = path.replace('limit=20', `limit=${Math.ceil(rowsEach / placesPerList)}`);
    for (let query = walked.replace('&after={after}', ''); ; ) {
      const response = await fetch(target.server.origin + query, { headers });
      if (!response.ok) throw new Error(`GET ${query}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      const next = response.headers.get('next-after');
      if (next === null) break;
      places.push(next);
      query = walked.replace('{after}', next);
    }
    requests[name] = { ...request, path: path.replace('after}', `${places.join('|')}}`) };
  }
  return { ...target, requests };
}

const rows = '/v1/collections/rows_{collection}/rows';

const sorted = '/v1/collections/sorted_{nextCollection}/rows';
const filtered = '/v1/collections/filtered_{collection}/rows';

/** Returns the query parameter. Placeholders in the text stay unchanged. */
const filter = (text: string): string =>
  `filter=${encodeURIComponent(text).replaceAll('%7B', '{').replaceAll('%7D', '}')}`;
const get = (path: string): RequestTemplate => ({ method: 'GET', path, status: 200 });
const list = (query: string, path = rows): RequestTemplate => get(`${path}?${query}`);

const patchBulk = (family: string, which: string): RequestTemplate => ({
  method: 'PATCH',
  path: `/v1/collections/${family}_{collection}/rows?max_rows=1000&${filter(which)}`,
  body: '{"score":{score}}',
  headers: json,
  status: 200,
});

const requests: Readonly<Record<CellName, RequestTemplate>> = {
  health: get('/health'),
  read: get(`${rows}/{id}`),
  list20: list('limit=20&offset={offset}&order={asc|desc}'),
  'list20-hot': list('limit=20', rows.replace('{collection}', '1')),
  list100: list('limit=100&offset={offset}&order={asc|desc}'),
  'list100-hot': list('limit=100', rows.replace('{collection}', '1')),
  order: {
    ...list('limit=20&offset={offset}&order_by=score&order={asc|desc}', sorted),
    firstPath: `${sorted}?limit=20&order_by=score`,
  },
  filter: list(`limit=20&${filter('@.tag == "tag-{0..99}" && @.score > {score}')}`, filtered),
  'filter-one': {
    ...list(`limit=20&${filter('@.tag == "tag-{0..99}"')}`, sorted),
    firstPath: `${sorted}?limit=20&${filter('@.tag == "none"')}`,
  },
  'filter-range': list(`limit=20&${filter('@.score > {score}')}`, filtered),
  'filter-order': list(`limit=20&${filter('@.score > {score}')}&order_by=score`, filtered),
  scan: list(`limit=20&${filter('contains(@.title, "Row {id} of")')}`),
  after: list('limit=20&after={after}', rows.replace('{collection}', '1')),
  'after-order': list('limit=20&order_by=score&after={after}', filtered.replace('{collection}', '1')),
  offset: list('limit=20&offset={deepOffset}'),
  patch: { method: 'PATCH', path: `${rows}/{id}`, body: '{"score":{score}}', headers: json, status: 200 },
  'patch-beside': {
    method: 'PATCH',
    path: '/v1/collections/beside_{collection}/rows/{id}',
    body: '{"score":{score}}',
    headers: json,
    status: 200,
  },
  'patch-bulk': patchBulk('few', '@.score > 0'),
  'patch-spread': patchBulk('spread', '@.tag == "tag-{0..99}"'),
  delete: { method: 'DELETE', path: '/v1/collections/doomed_{nextCollection}/rows/{next}', status: 204 },
  insert: { method: 'POST', path: rows, body: batchOf(1), headers: json, status: 201 },
  'insert-keyed': {
    method: 'POST',
    path: rows,
    body: batchOf(1),
    headers: { ...json, 'idempotency-key': Array(4).fill('{10000000..99999999}').join('-') },
    status: 201,
  },
  'insert-sorted': {
    method: 'POST',
    path: '/v1/collections/thrice_{collection}/rows',
    body: batchOf(1),
    headers: json,
    status: 201,
  },
  batch: { method: 'POST', path: rows, body: batchOf(100), headers: json, status: 201 },
};
