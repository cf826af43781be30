/** The cells of the benchmark: one kind of request each, and the goal that it must reach. */

/** A request that is sent repeatedly. `template.ts` replaces `{names}` in its path, headers and body. */
export interface RequestTemplate {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /**
   * A path that is requested once before all others. It shows the cost of a request before its index exists.
   */
  readonly firstPath?: string;
  readonly body?: string;
  /** Additional headers, next to the headers of every request to the server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected status. */
  readonly status: number;
}

export interface Cell {
  readonly name: CellName;
  readonly title: string;
  /** The minimum ratio of rowfeed's requests per second to the baseline's. Undefined if there is no goal. */
  readonly goal?: number;
  /** The number of connections, if it differs from the default. */
  readonly connections?: number;
}

export const json = { 'content-type': 'application/json' };
export const get = (path: string): RequestTemplate => ({ method: 'GET', path, status: 200 });
export const send = (
  method: RequestTemplate['method'],
  path: string,
  body: string | undefined,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): RequestTemplate => ({ method, path, status, ...(body && { body, headers: { ...json, ...headers } }) });

/** Returns a query parameter with a filter. Placeholders in the text stay unchanged. */
export const filter = (text: string): string =>
  `filter=${encodeURIComponent(text).replaceAll('%7B', '{').replaceAll('%7D', '}')}`;

/** Returns a row with five fields, about 180 bytes of JSON. The same number returns the same row. */
export function sampleRow(number: number): Record<string, unknown> {
  // Knuth's multiplicative hash: unordered scores. All have six digits, so that updates keep the length.
  const score = 100_000 + ((Math.imul(number, 2_654_435_761) >>> 0) % 900_000);
  return {
    title: `Row ${number} of the benchmark`,
    text: 'The quick brown fox jumps over the lazy dog while nobody is looking at it',
    score,
    done: number % 3 === 0,
    tag: `tag-${number % 100}`,
  };
}

/** Returns a JSON array of new rows. */
export const batchOf = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => sampleRow(index + 1)));

/**
 * Each family of collections has its own data, so that a cell doesn't change the data of another cell. `rowfeed.ts`
 * fills them. `which` is the number of a collection.
 */
const rowsOf = (family: string, which = '{collection}'): string => `/v1/collections/${family}_${which}/rows`;
const rows = rowsOf('rows');
const one = rowsOf('rows', '1');
const sorted = rowsOf('sorted', '{nextCollection}');
const filtered = rowsOf('filtered');
const above = filter('@.score > {score}');
const tagAbove = filter('@.tag == "tag-{0..99}" && @.score > {score}');
const score = '{"score":{score}}';
const insert = (path: string, count: number, headers = {}): RequestTemplate =>
  send('POST', path, batchOf(count), 201, headers);

/** A row whose row key is new, and one that changes an existing row. */
const newKeyed = batchOf(1).replace('Row 1 of', 'Row {10000000..99999999} {10000000..99999999} of');
const existingKeyed = `[{"title":"Row {id} of the benchmark","score":{score}}]`;

const operations = (all: readonly string[]): RequestTemplate =>
  send('POST', rows.replace(/rows$/, 'batch'), `{"operations":[${all.join()}]}`, 200);
const insertOperation = `{"op":"insert","row":${batchOf(1).slice(1, -1)}}`;
const changeOperations = [
  '{"op":"update","id":{id},"patch":{"score":{score}}}',
  `{"op":"replace","id":{id},"row":${batchOf(1).slice(1, -1)}}`,
];

/** The cells with the requests to rowfeed. */
const table = {
  health: { title: 'health', goal: 0.65, request: get('/health') },
  read: { title: 'read one row', goal: 0.5, request: get(`${rows}/{id}`) },
  list20: {
    title: 'list 20, distinct queries',
    goal: 0.22,
    request: get(`${rows}?limit=20&offset={offset}&order={asc|desc}`),
  },
  'list20-hot': { title: 'list 20, one hot query', goal: 0.4, request: get(`${one}?limit=20`) },
  list100: {
    title: 'list 100, distinct queries',
    goal: 0.13,
    request: get(`${rows}?limit=100&offset={offset}&order={asc|desc}`),
  },
  'list100-hot': { title: 'list 100, one hot query', goal: 0.4, request: get(`${one}?limit=100`) },
  order: {
    title: '20 rows, sorted by an indexed field',
    goal: 0.18,
    request: {
      ...get(`${sorted}?limit=20&offset={offset}&order_by=score&order={asc|desc}`),
      firstPath: `${sorted}?limit=20&order_by=score`,
    },
  },
  filter: {
    title: '20 rows of a tag above a score',
    request: get(`${filtered}?limit=20&${tagAbove}`),
  },
  'filter-one': {
    title: '20 rows of a tag',
    request: {
      ...get(`${sorted}?limit=20&${filter('@.tag == "tag-{0..99}"')}`),
      firstPath: `${sorted}?limit=20&${filter('@.tag == "none"')}`,
    },
  },
  'filter-range': {
    title: '20 rows above a score',
    request: get(`${filtered}?limit=20&${above}`),
  },
  // rowfeed also sorts the lists above by id, but other servers return their rows in any order.
  'filter-id': {
    title: '20 rows of a tag above a score, sorted by id',
    request: get(`${filtered}?limit=20&${tagAbove}`),
  },
  'filter-range-id': {
    title: '20 rows above a score, sorted by id',
    request: get(`${filtered}?limit=20&${above}`),
  },
  'filter-order': {
    title: '20 rows above a score, sorted by score',
    request: get(`${filtered}?limit=20&${above}&order_by=score`),
  },
  scan: {
    title: 'part of a text in all rows, 1 client',
    connections: 1,
    request: get(`${rows}?limit=20&${filter('contains(@.title, "Row {id} of")')}`),
  },
  after: { title: '20 rows after any row, sorted by id', request: get(`${one}?limit=20&after={after}`) },
  'after-order': {
    title: '20 rows after any row, sorted by a field',
    request: get(`${rowsOf('filtered', '1')}?limit=20&order_by=score&after={after}`),
  },
  offset: {
    title: '20 rows at 90 % of the collection',
    goal: 0.15,
    request: get(`${rows}?limit=20&offset={deepOffset}`),
  },
  patch: { title: 'patch one', goal: 0.22, request: send('PATCH', `${rows}/{id}`, score, 200) },
  'patch-beside': {
    title: 'patch one, with an index on another field',
    request: send('PATCH', `${rowsOf('beside')}/{id}`, score, 200),
  },
  'patch-bulk': {
    title: 'patch 1,000 rows at once, 1 client',
    connections: 1,
    request: send('PATCH', `${rowsOf('few')}?max_rows=1000&${filter('@.score > 0')}`, score, 200),
  },
  delete: {
    title: 'delete one',
    goal: 0.3,
    request: send('DELETE', `${rowsOf('doomed', '{nextCollection}')}/{next}`, undefined, 204),
  },
  insert: { title: 'insert one', goal: 0.28, request: insert(rows, 1) },
  'insert-sorted': { title: 'insert one, with three indexes', request: insert(rowsOf('thrice'), 1) },
  'insert-typed': { title: 'insert one, with a schema', request: insert(rowsOf('typed'), 1) },
  'insert-keyed': {
    title: 'insert one, with an idempotency key',
    request: insert(rows, 1, { 'idempotency-key': Array(4).fill('{10000000..99999999}').join('-') }),
  },
  'insert-row-key': {
    title: 'insert one, with a row key',
    request: send('POST', rowsOf('keyed'), newKeyed, 201),
  },
  'upsert-new': {
    title: 'upsert one that is new',
    request: send('POST', `${rowsOf('keyed')}?on_conflict=update`, newKeyed, 200),
  },
  'upsert-existing': {
    title: 'upsert one that exists',
    request: send('POST', `${rowsOf('keyed')}?on_conflict=update`, existingKeyed, 200),
  },
  collections: {
    title: 'list 100 collections',
    request: get('/v1/collections?limit=100&after=rows_{0..99999999}'),
  },
  create: {
    title: 'create a collection',
    request: send('POST', '/v1/collections', '{"name":"c{10000000..99999999}_{10000000..99999999}"}', 201),
  },
  batch: { title: 'insert a batch of 100', goal: 0.045, request: insert(rows, 100) },
  'batch-typed': { title: 'insert a batch of 100, with a schema', request: insert(rowsOf('typed'), 100) },
  'operations-insert': {
    title: 'a batch of 100 operations: inserts',
    request: operations(Array(100).fill(insertOperation)),
  },
  'operations-mixed': {
    title: 'a batch of 100 operations: inserts, updates and replacements',
    request: operations(
      Array(25)
        .fill([insertOperation, ...changeOperations, insertOperation])
        .flat(),
    ),
  },
} as const satisfies Readonly<Record<string, Omit<Cell, 'name'> & { readonly request: RequestTemplate }>>;

export type CellName = keyof typeof table;

export const cellNames = Object.keys(table) as readonly CellName[];
export const cells: readonly Cell[] = cellNames.map((name) => ({ name, ...table[name] }));
export const requestsToRowfeed = Object.fromEntries(
  cellNames.map((name) => [name, table[name].request]),
) as Readonly<Record<CellName, RequestTemplate>>;
