/** The SQL of what tells the rows of a path: ids, or keys of an index. */
import { isCut, sortKey } from '../../values/sort-key.js';
import { type AccessPath, builtWhole, type ListOf } from '../engine.js';
import type { SqlValue } from './open.js';

/** Makes a value a parameter of the statement; returns its SQL. */
export type Bind = (value: SqlValue) => string;

/** What follows FROM ends with a condition, to which others may be added. */
export interface Keys {
  /** `row_id`, and of an index the `key`. */
  readonly columns: string;
  readonly from: string;
  /** What follows FROM where `data` is asked for, too. */
  readonly rows: string;
  /** The order that they are walked in. */
  readonly order: string;
}

type IndexPath = Extract<AccessPath, { readonly by: 'index' }>;

/** Those of the path; those alone that come after the place that the list begins behind, where it is `soughtBehind`. */
export function keysOf(list: ListOf, collection: string, bind: Bind, soughtBehind: boolean): Keys {
  const { path, order } = list;
  if (path.by === 'index') {
    const { id, key } = { id: bind(path.index.id), key: keyBounds(list, path, bind, soughtBehind) };
    const isOf = `index_id = ${id}${key}`;
    return {
      columns: 'row_id, key',
      from: `sort_keys WHERE ${isOf}`,
      rows: `sort_keys ${joinedTo(collection)} WHERE ${isOf}`,
      order: `key ${order.id}, row_id ${order.id}`,
    };
  }
  const from = `rows WHERE collection_id = ${collection}${idBounds(list, bind, soughtBehind)}`;
  return { columns: 'id AS row_id', from, rows: from, order: `id ${order.id}` };
}

/** Rows by their ids, in the order of these. */
export function joinedTo(collection: string): string {
  return `CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id`;
}

/** Whether the key or id of a row comes after the place that the list begins behind. */
export function isKeyBehind(list: ListOf, bind: Bind): string {
  const { path, order, after } = list;
  const sign = order.id === 'asc' ? '>' : '<';
  if (path.by !== 'index') return `id ${sign} ${bind(after!.id)}`;
  return `(key, row_id) ${sign} (${blob(placeKey(list)!, bind)}, ${bind(after!.id)})`;
}

/** The key of the place that the list begins behind, in the path's index; undefined where there is none. */
export function placeKey({ path, order, after }: ListOf): string | undefined {
  if (after === undefined || path.by !== 'index') return undefined;
  return order.fields.length === 0 ? path.range!.from : sortKey(path.index.fields, after.values);
}

/** Whether rows can't be sought behind the place of a list, which has a cut key. */
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

export function blob(key: string, bind: Bind): string {
  return bind(Buffer.from(key, 'hex'));
}

function idBounds({ path, order, after }: ListOf, bind: Bind, soughtBehind: boolean): string {
  const place = soughtBehind ? after : undefined;
  const range = path.by === 'id' ? path.range : undefined;
  if (place === undefined && range === undefined) return '';
  let { from, to } = range ?? { from: 1, to: Number.MAX_SAFE_INTEGER };
  if (place !== undefined && order.id === 'asc') from = Math.max(from, place.id + 1);
  if (place !== undefined && order.id === 'desc') to = Math.min(to, place.id - 1);
  return ` AND id BETWEEN ${bind(from)} AND ${bind(to)}`;
}

function keyBounds(list: ListOf, { range }: IndexPath, bind: Bind, soughtBehind: boolean): string {
  const ascends = list.order.id === 'asc';
  const place = soughtBehind ? placeKey(list) : undefined;
  // One bound at each end, so that SQLite seeks by it.
  const isFrom = place !== undefined && ascends && !(range !== undefined && place < range.from);
  const isTo = place !== undefined && !ascends && !(range !== undefined && place >= range.to);
  let bounds = isFrom || isTo ? ` AND ${isKeyBehind(list, bind)}` : '';
  if (range !== undefined && !isFrom) bounds += ` AND key >= ${blob(range.from, bind)}`;
  if (range !== undefined && !isTo) bounds += ` AND key < ${blob(range.to, bind)}`;
  return bounds;
}
