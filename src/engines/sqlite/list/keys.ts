/** Builds the SQL that selects the rows of an access path, by id or by the keys of an index. */
import { isCut } from '../../../values/sort-key.js';
import { type AccessPath, builtWhole, type ListOf } from '../../engine.js';
import { placeKey } from '../../list.js';
import type { SqlValue } from '../open.js';
import type { Slot } from './plain.js';

/** Adds a parameter whose value comes from the list. Returns the SQL of the parameter. */
export type Bind = (value: (list: ListOf) => SqlValue) => string;

/** SQL for the parameters of a list, and a function to add more. */
export interface Statement extends Slot {
  readonly bind: Bind;
  /** A condition that is true if a row's `data` matches the filter. */
  readonly fits: string;
}

/** SQL for walking a path. `from` and `rows` end with a condition, so that callers can add more. */
export interface Keys {
  /** `row_id`, and for an index also `key`. */
  readonly columns: string;
  readonly from: string;
  /** The same as `from`, if `data` is needed too. */
  readonly rows: string;
  /** A condition that is true if a key passes the path's test. Undefined if the path has no test. */
  readonly test: string | undefined;
  /** The order in which the keys are walked. */
  readonly order: string;
}

type IndexPath = Extract<AccessPath, { readonly by: 'index' }>;

/**
 * Returns the keys of the path. With `soughtBehind`, only keys after the start position of the list are
 * included.
 */
export function keysOf(list: ListOf, collection: string, bind: Bind, soughtBehind: boolean): Keys {
  const { path, order } = list;
  if (path.by === 'index') {
    const isOf = `index_id = ${bind(indexId)}${keyBounds(list, bind, soughtBehind)}`;
    return {
      columns: 'row_id, key',
      from: `sort_keys WHERE ${isOf}`,
      rows: `sort_keys ${joinedTo(collection)} WHERE ${isOf}`,
      test: path.test && keyTest(bind),
      order: `key ${order.id}, row_id ${order.id}`,
    };
  }
  const from = `rows WHERE collection_id = ${collection}${idBounds(list, bind, soughtBehind)}`;
  return { columns: 'id AS row_id', from, rows: from, test: undefined, order: `id ${order.id}` };
}

/** Joins the rows to their ids, in the order of the ids. */
export function joinedTo(collection: string): string {
  return `CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id`;
}

/** Returns a condition that is true if a key or id is after the start position of the list. */
export function isKeyBehind(list: ListOf, bind: Bind): string {
  const { path, order } = list;
  const sign = order.id === 'asc' ? '>' : '<';
  if (path.by !== 'index') return `id ${sign} ${bind(placeId)}`;
  return `(key, row_id) ${sign} (${bind((of) => blob(placeKey(of)!))}, ${bind(placeId)})`;
}

/** Returns whether the start position has a cut key, so that a key bound cannot find the rows after it. */
export function isPlaceCut(list: ListOf): boolean {
  return list.order.fields.length > 0 && isCut(placeKey(list) ?? '');
}

export function indexIsWhole(collection: string, index: string): string {
  return `EXISTS (SELECT 1 FROM sort_indexes
    WHERE id = ${index} AND sort_indexes.collection_id = ${collection} AND built_through = ${builtWhole})`;
}

export function isCutSql(key: string): string {
  return `substr(${key}, -1) = x'ff'`;
}

export function blob(key: string): Buffer {
  return Buffer.from(key, 'hex');
}

export function indexId({ path }: ListOf): number {
  return (path as IndexPath).index.id;
}

/** Returns the id of the row at the start position of the list. */
export function placeId({ after }: ListOf): number {
  return after!.id;
}

/**
 * Returns which end of the path's range the start position replaces, so that SQLite searches with one bound.
 */
export function endSought(list: ListOf): 'from' | 'to' | undefined {
  const { path, order } = list;
  const place = placeKey(list);
  if (place === undefined || path.by !== 'index') return undefined;
  if (order.id === 'asc') return path.range !== undefined && place < path.range.from ? undefined : 'from';
  return path.range !== undefined && place >= path.range.to ? undefined : 'to';
}

function keyTest(bind: Bind): string {
  const tested = `substr(key, ${bind(({ path }) => (path as IndexPath).test!.at + 1)})`;
  const [from, to] = (['from', 'to'] as const).map((end) =>
    bind(({ path }) => blob((path as IndexPath).test!.range[end])),
  );
  return `${tested} >= ${from} AND ${tested} < ${to}`;
}

function idBounds({ path, after }: ListOf, bind: Bind, soughtBehind: boolean): string {
  const hasPlace = soughtBehind && after !== undefined;
  if (!hasPlace && (path.by !== 'id' || path.range === undefined)) return '';
  const bound = (end: 'from' | 'to') => bind((of) => idBound(of, end, hasPlace));
  return ` AND id BETWEEN ${bound('from')} AND ${bound('to')}`;
}

function idBound({ path, order, after }: ListOf, end: 'from' | 'to', hasPlace: boolean): number {
  const { from, to } = (path.by === 'id' ? path.range : undefined) ?? {
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
  };
  if (end === 'from') return hasPlace && order.id === 'asc' ? Math.max(from, after!.id + 1) : from;
  return hasPlace && order.id === 'desc' ? Math.min(to, after!.id - 1) : to;
}

function keyBounds(list: ListOf, bind: Bind, soughtBehind: boolean): string {
  const sought = soughtBehind ? endSought(list) : undefined;
  const bounds = sought === undefined ? '' : ` AND ${isKeyBehind(list, bind)}`;
  if ((list.path as IndexPath).range === undefined) return bounds;
  const bound = (end: 'from' | 'to') => bind(({ path }) => blob((path as IndexPath).range![end]));
  const from = sought === 'from' ? '' : ` AND key >= ${bound('from')}`;
  return bounds + from + (sought === 'to' ? '' : ` AND key < ${bound('to')}`);
}
