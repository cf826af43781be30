/** The SQL of what tells the rows of a path: ids, or keys of an index. */
import { isCut } from '../../../values/sort-key.js';
import { type AccessPath, builtWhole, type ListOf } from '../../engine.js';
import { placeKey } from '../../list.js';
import type { SqlValue } from '../open.js';
import type { Slot } from './plain.js';

/** Makes a value of each list a parameter of the statement; returns its SQL. */
export type Bind = (value: (list: ListOf) => SqlValue) => string;

/** SQL of the parameters of a list, and of those to come. */
export interface Statement extends Slot {
  readonly bind: Bind;
  /** Whether a row's `data` fits the filter. */
  readonly fits: string;
}

/** What follows FROM ends with a condition, to which others may be added. */
export interface Keys {
  /** `row_id`, and of an index the `key`. */
  readonly columns: string;
  readonly from: string;
  /** What follows FROM where `data` is asked for, too. */
  readonly rows: string;
  /** Whether a key passes the path's test; undefined where it has none. */
  readonly test: string | undefined;
  /** The order that they are walked in. */
  readonly order: string;
}

type IndexPath = Extract<AccessPath, { readonly by: 'index' }>;

/** Those of the path; those alone that come after the place that the list begins behind, where it is `soughtBehind`. */
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

/** Rows by their ids, in the order of these. */
export function joinedTo(collection: string): string {
  return `CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id`;
}

/** Whether the key or id of a row comes after the place that the list begins behind. */
export function isKeyBehind(list: ListOf, bind: Bind): string {
  const { path, order } = list;
  const sign = order.id === 'asc' ? '>' : '<';
  if (path.by !== 'index') return `id ${sign} ${bind(placeId)}`;
  return `(key, row_id) ${sign} (${bind((of) => blob(placeKey(of)!))}, ${bind(placeId)})`;
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

export function blob(key: string): Buffer {
  return Buffer.from(key, 'hex');
}

export function indexId({ path }: ListOf): number {
  return (path as IndexPath).index.id;
}

/** That of the row at the place that the list begins behind. */
export function placeId({ after }: ListOf): number {
  return after!.id;
}

/** The end of the path's range that the place of a list takes the place of, so that SQLite seeks by one bound. */
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
