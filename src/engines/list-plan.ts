/**
 * Defines `ListPlan`: how one page of a list is read. The store makes it (store/reads/plan.ts), and each engine
 * prints it as SQL. All decisions are in the plan, so that an engine only has to know its dialect.
 */
import type { Filter } from '../values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order, type Position } from '../values/order.js';
import { idKeyBytes, keyAfter, keyOfValue, sortKey } from '../values/sort-key.js';

/**
 * A range of index keys, from `from` (inclusive) to `to` (exclusive). Keys are hexadecimal digits, as
 * values/sort-key.ts creates them.
 */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/** A second condition on keys: their bytes from position `at` on must be in `range`. */
export interface KeyTest {
  readonly at: number;
  readonly range: KeyRange;
}

/** An index that keeps the rows of a collection sorted by these fields, and then by ascending id. */
export interface SortIndex {
  readonly id: number;
  readonly fields: readonly FieldOrder[];
}

/** Rows are found by their ids. Both ends of the range are included. */
export interface IdSource {
  readonly by: 'id';
  readonly range?: { readonly from: number; readonly to: number };
}

/** Rows are found by their keys in an index. */
export interface IndexSource {
  readonly by: 'index';
  readonly index: SortIndex;
  readonly range?: KeyRange;
  /** Selects the keys that pass it. */
  readonly test?: KeyTest;
  /**
   * What all keys of the range begin with, before the keys of the sort fields. If the list is sorted by id and
   * has no test, this is the complete key.
   */
  readonly prefix: string;
}

/**
 * What is done with the rows of the source:
 *
 * - `walk`: they are in the order of the list, and all of them belong to it. Only those of the page are read.
 * - `search`: they are in the order of the list. Each is tested, until the page is full.
 * - `gather`: they are in the order of the list. All of them are tested, because the matching rows are counted.
 * - `sort`: they are in any order. All of them are tested, and the matching rows are sorted.
 */
export type Method = 'walk' | 'search' | 'gather' | 'sort';

/**
 * The maximum number of rows, or of index keys if no rows are needed, and of their bytes that a list examines.
 * A list that would examine more is not read at all, except for a search, which stops there.
 */
export interface Bounds {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * How one page of a list is read. A member that changes the rows must also be part of `sharingKeyOf`
 * (store/reads/shared-list.ts), and a member that changes the SQL must be part of `shapeKeyOf` (sqlite/list/print-list.ts).
 */
export interface ListPlan {
  readonly collectionId: number;
  readonly source: IdSource | IndexSource;
  readonly method: Method;
  readonly order: Order;
  /** What remains to be tested on the rows of the source. */
  readonly filter?: Filter | undefined;
  /** Whether the matching rows must be counted. Otherwise, the total is the number of rows of the collection. */
  readonly isCounted: boolean;
  readonly limit: number;
  readonly offset: number;
  /** The page starts after this position. The offset is then 0. */
  readonly after?: Position | undefined;
  /** The fields, without `id`, that rows contain in the page after their id. Undefined means all fields. */
  readonly fields?: readonly string[] | undefined;
  /** Undefined if the list may examine the whole collection. It is then a scan. */
  readonly bounds?: Bounds | undefined;
  /** The page is only read if it takes at most this many bytes. */
  readonly most: number;
}

/** A page of the names of an account's collections. */
export interface NamesOf {
  readonly accountId: number;
  /** Lists only these collections. Undefined lists all. */
  readonly names: readonly string[] | undefined;
  /** The last name of the previous page. Undefined for the first page. */
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * The lane in which a list is read, according to its cost. Each lane has its own connections.
 *
 * - `cheap`: takes about a millisecond and returns at most `smallPageBytes`.
 * - `large`: takes as long as copying a page of any size.
 * - `scan`: all other lists, for example sorting a large collection.
 */
export type Lane = 'cheap' | 'large' | 'scan';

/**
 * The size limit of a cheap page. Most pages are smaller. Larger pages are read when a connection is free.
 */
export const smallPageBytes = 1_048_576;

/** The maximum number of cheap lists that one call reads. */
export const maxBatchLists = 8;

export type ListRead = PageRead | Reroute | StalePlan;

export interface NamesRead {
  /** Sorted in ascending order of code points. */
  readonly names: readonly string[];
  /** Changes with each change of the account's collections. A tag never stands for two different lists. */
  readonly tag: string;
}

export interface PageRead {
  readonly head: number;
  /** The number of rows in the collection. */
  readonly rows: number;
  /** The number of matching rows if the plan counts them, otherwise the same as `rows`. */
  readonly total: number;
  /** A JSON array, as text or in UTF-8. */
  readonly page: string | Buffer;
  /** The position of the last row of the page. Undefined if no row follows. */
  readonly next: Position | undefined;
}

/**
 * The list must be read in another lane: as a scan if it would examine more than its bounds, otherwise because
 * of the size of its page. `bytes` is the known size of the page if this is more than `most`.
 */
export interface Reroute {
  readonly page: undefined;
  readonly lane: Lane;
  readonly bytes: number;
  /** The number of rows in the collection, if it was read. */
  readonly rows?: number;
}

/** The index of the plan is incomplete or no longer exists. */
export interface StalePlan {
  readonly page: undefined;
  readonly isStale: true;
}

export const stalePlan: StalePlan = { page: undefined, isStale: true };

/** Returns whether the rows that match are already in the order of the list when they are found. */
export function isInOrder({ method }: ListPlan): boolean {
  return method !== 'sort';
}

/** Returns whether rows must be read to know which of them are on the page, and in which order. */
export function needsRows({ method, source, filter, order }: ListPlan): boolean {
  return filter !== undefined || source.by === 'id' || (method === 'sort' && order.fields.length > 0);
}

/**
 * Returns the key after which the page starts, in the index that the list walks. Undefined if the page starts
 * at the beginning or the list does not walk an index.
 */
export function startKey({ source, method, order, after }: ListPlan): string | undefined {
  if (after === undefined || source.by !== 'index' || method === 'sort') return undefined;
  if (source.test === undefined) return source.prefix + after.key;
  const key = source.prefix + keyOfValue(after.id);
  return order.id === 'asc' ? keyAfter(key) : key;
}

/** Returns the position of a row from its key in the index that the list walks. */
export function positionOfKey({ source, order }: ListPlan, id: number, key: Buffer): Position {
  const isById = source.by !== 'index' || order.fields.length === 0;
  return { id, key: isById ? '' : key.toString('hex', source.prefix.length / 2) };
}

/** Returns the position of a row from the values of its sort fields. */
export function positionOfValues({ order }: ListPlan, id: number, values: readonly unknown[]): Position {
  return { id, key: sortKey(indexFieldsOf(order), values) };
}

/** The bytes before the tested part of a key: the prefix and the key of an id. */
export function testedFrom(prefix: string): number {
  return prefix.length / 2 + idKeyBytes;
}
