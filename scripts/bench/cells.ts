/** The cells of the benchmark: one kind of request each, and the goal that it must reach. */

/**
 * A request that is sent repeatedly. `{names}` in the path, headers and body are replaced for each request,
 * see `template.ts`.
 */
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
  /**
   * The minimum ratio of rowfeed's requests per second to the baseline's. Undefined if the cell has no goal.
   */
  readonly goal: number | undefined;
  /** The number of connections, if it differs from the default. */
  readonly connections?: number;
}

export type CellName =
  | 'health'
  | 'read'
  | 'list20'
  | 'list20-hot'
  | 'list100'
  | 'list100-hot'
  | 'order'
  | 'filter'
  | 'filter-one'
  | 'filter-range'
  | 'filter-order'
  | 'scan'
  | 'after'
  | 'after-order'
  | 'offset'
  | 'patch'
  | 'patch-beside'
  | 'patch-bulk'
  | 'patch-spread'
  | 'delete'
  | 'insert'
  | 'insert-sorted'
  | 'insert-keyed'
  | 'batch';

export const cells: readonly Cell[] = [
  { name: 'health', title: 'health', goal: 0.65 },
  { name: 'read', title: 'read one row', goal: 0.5 },
  { name: 'list20', title: 'list 20, distinct queries', goal: 0.22 },
  { name: 'list20-hot', title: 'list 20, one hot query', goal: 0.4 },
  { name: 'list100', title: 'list 100, distinct queries', goal: 0.13 },
  { name: 'list100-hot', title: 'list 100, one hot query', goal: 0.4 },
  { name: 'order', title: '20 rows by a JSON field asked for before', goal: 0.18 },
  { name: 'filter', title: '20 rows of a tag above a score', goal: undefined },
  { name: 'filter-one', title: '20 rows of a tag', goal: undefined },
  { name: 'filter-range', title: '20 rows above a score', goal: undefined },
  { name: 'filter-order', title: '20 rows above a score by score', goal: undefined },
  { name: 'scan', title: 'a part of a text in all rows, 1 client', goal: undefined, connections: 1 },
  { name: 'after', title: '20 rows by id after any row', goal: undefined },
  { name: 'after-order', title: '20 rows by a JSON field after any row', goal: undefined },
  { name: 'offset', title: '20 rows at 90 % of the collection', goal: 0.15 },
  { name: 'patch', title: 'patch one', goal: 0.22 },
  { name: 'patch-beside', title: 'patch one, beside a sorted field', goal: undefined },
  { name: 'patch-bulk', title: 'patch 1,000 rows at once, 1 client', goal: undefined, connections: 1 },
  {
    name: 'patch-spread',
    title: 'patch 1,000 of 100,000 rows at once, 1 client',
    goal: undefined,
    connections: 1,
  },
  { name: 'delete', title: 'delete one', goal: 0.3 },
  { name: 'insert', title: 'insert one', goal: 0.28 },
  { name: 'insert-sorted', title: 'insert one, three sorted fields', goal: undefined },
  { name: 'insert-keyed', title: 'insert one, with an idempotency key', goal: undefined },
  { name: 'batch', title: 'insert a batch of 100', goal: 0.045 },
];

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
