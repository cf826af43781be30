/** Builds the SQL that selects the rows of a source, by id or by the keys of an index. */
import { builtWhole, type IndexSource, type ListPlan, startKey } from '../../engine.js';
import type { SqlValue } from '../open.js';

/** Adds a parameter whose value comes from the plan. Returns the SQL of the parameter. */
export type Bind = (value: (plan: ListPlan) => SqlValue) => string;

/** SQL for the parameters of a list, and a function to add more. */
export interface Statement {
  readonly collection: string;
  readonly limit: string;
  readonly offset: string;
  readonly bind: Bind;
  /** A condition that is true if a row's `data` matches the filter. */
  readonly isMatch: string;
}

/** SQL for the keys of a source. `from` and `rows` end with a condition, so that callers can add more. */
export interface Keys {
  /** `row_id`, and for an index also `key`. */
  readonly columns: string;
  readonly from: string;
  /** The same as `from`, if `data` is needed too. */
  readonly rows: string;
  /** A condition that is true if a key passes the test of the source. Undefined if the source has no test. */
  readonly test: string | undefined;
  /** The order in which the keys are walked. */
  readonly order: string;
}

/** Returns the keys of the source. With `isAfterStart`, only keys after the start position. */
export function keysOf(plan: ListPlan, collection: string, bind: Bind, isAfterStart: boolean): Keys {
  const { source, order } = plan;
  if (source.by === 'index') {
    const isOf = `index_id = ${bind(indexId)}${keyBounds(plan, source, bind, isAfterStart)}`;
    return {
      columns: 'row_id, key',
      from: `sort_keys WHERE ${isOf}`,
      rows: `sort_keys ${joinedTo(collection)} WHERE ${isOf}`,
      test: source.test && keyTest(bind),
      order: `key ${order.id}, row_id ${order.id}`,
    };
  }
  const from = `rows WHERE collection_id = ${collection}${idBounds(plan, bind, isAfterStart)}`;
  return { columns: 'id AS row_id', from, rows: from, test: undefined, order: `id ${order.id}` };
}

/** Joins the rows to their ids, in the order of the ids. */
export function joinedTo(collection: string): string {
  return `CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id`;
}

/** Returns a condition that is true if a key or id is after the start position of the list. */
export function isKeyAfterStart({ source, order }: ListPlan, bind: Bind): string {
  const sign = order.id === 'asc' ? '>' : '<';
  if (source.by !== 'index') return `id ${sign} ${bind(startId)}`;
  return `(key, row_id) ${sign} (${bind((plan) => blob(startKey(plan)!))}, ${bind(startId)})`;
}

export function indexIsWhole(collection: string, index: string): string {
  return `EXISTS (SELECT 1 FROM sort_indexes
    WHERE id = ${index} AND sort_indexes.collection_id = ${collection} AND built_through = ${builtWhole})`;
}

export function indexId({ source }: ListPlan): number {
  return (source as IndexSource).index.id;
}

/** Returns the id of the row at the start position of the list. */
export function startId({ after }: ListPlan): number {
  return after!.id;
}

/** Returns which end of the range the start position replaces, so that SQLite searches with one bound. */
export function replacedEnd(plan: ListPlan): 'from' | 'to' | undefined {
  const { source, order } = plan;
  const start = startKey(plan);
  if (start === undefined || source.by !== 'index') return undefined;
  const { range } = source;
  if (order.id === 'asc') return range !== undefined && start < range.from ? undefined : 'from';
  return range !== undefined && start >= range.to ? undefined : 'to';
}

function blob(key: string): Buffer {
  return Buffer.from(key, 'hex');
}

function keyTest(bind: Bind): string {
  const tested = `substr(key, ${bind(({ source }) => (source as IndexSource).test!.at + 1)})`;
  const [from, to] = (['from', 'to'] as const).map((end) =>
    bind(({ source }) => blob((source as IndexSource).test!.range[end])),
  );
  return `${tested} >= ${from} AND ${tested} < ${to}`;
}

function idBounds({ source, after }: ListPlan, bind: Bind, isAfterStart: boolean): string {
  const hasStart = isAfterStart && after !== undefined;
  if (!hasStart && source.range === undefined) return '';
  const bound = (end: 'from' | 'to') => bind((plan) => idBound(plan, end, hasStart));
  return ` AND id BETWEEN ${bound('from')} AND ${bound('to')}`;
}

function idBound({ source, order, after }: ListPlan, end: 'from' | 'to', hasStart: boolean): number {
  const { from, to } = (source.by === 'id' ? source.range : undefined) ?? {
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
  };
  if (end === 'from') return hasStart && order.id === 'asc' ? Math.max(from, after!.id + 1) : from;
  return hasStart && order.id === 'desc' ? Math.min(to, after!.id - 1) : to;
}

function keyBounds(plan: ListPlan, source: IndexSource, bind: Bind, isAfterStart: boolean): string {
  const replaced = isAfterStart ? replacedEnd(plan) : undefined;
  const bounds = replaced === undefined ? '' : ` AND ${isKeyAfterStart(plan, bind)}`;
  if (source.range === undefined) return bounds;
  const bound = (end: 'from' | 'to') => bind((each) => blob((each.source as IndexSource).range![end]));
  const from = replaced === 'from' ? '' : ` AND key >= ${bound('from')}`;
  return bounds + from + (replaced === 'to' ? '' : ` AND key < ${bound('to')}`);
}
