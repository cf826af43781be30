/** Rows as they are read: one by its key, a page of a list, or all of a collection. */
import type { Filter } from '../values/filter.js';
import type { FieldOrder, Order, Position } from '../values/order.js';

/** A row as stored: `data` is its JSON text, id included, `seq` that of its last change. */
export interface StoredRow {
  readonly seq: number;
  readonly data: string;
}

export interface RowKey {
  readonly collectionId: number;
  readonly id: number;
}

/** A row (if it exists) and the collection's seq in the same snapshot. */
export interface RowRead {
  readonly head: number;
  readonly row: StoredRow | undefined;
}

/** Keys of an index from `from` on, and before `to`: hexadecimal digits, as values/sort-key.ts makes them. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/** What keys are asked beyond their range: whether their bytes from `at` on are in this one. */
export interface KeyTest {
  readonly at: number;
  readonly range: KeyRange;
}

/** An index by which rows of a collection are kept in order of these fields, and of their ids, which ascend. */
export interface SortIndex {
  readonly id: number;
  readonly fields: readonly FieldOrder[];
}

/**
 * How the rows of a list are found.
 *
 * `id`: by their ids (both ends of the range are of it), in whose order they are listed.
 * `all`: the whole collection is looked at, and sorted.
 * `index`: by their keys in an index. Where these are in the list's order (`isSorted`), the index is walked in the
 * direction of the order's ids: either its fields are those of the order, or all keys of the range are the same, and rows
 * listed by id. Else those found are sorted. `isCut`: cut keys may be met, among which the index is in no order; it is
 * true only of a walk without range and filter. `test`: of the keys that are walked, those alone that pass it.
 */
export type AccessPath =
  | { readonly by: 'id'; readonly range?: { readonly from: number; readonly to: number } }
  | { readonly by: 'all' }
  | {
      readonly by: 'index';
      readonly index: SortIndex;
      readonly range?: KeyRange;
      readonly test?: KeyTest;
      readonly isSorted: boolean;
      readonly isCut: boolean;
    };

/** A page of a collection's rows, which is read where it takes at most `most` bytes. */
export interface ListOf {
  readonly collectionId: number;
  readonly path: AccessPath;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  /** The page begins behind this place. The offset is 0 then. */
  readonly after?: Position | undefined;
  /** Only rows that fit it, in addition to the range of the path, are listed and counted. */
  readonly filter?: Filter | undefined;
  /** Whether all rows that fit the filter and the range are counted; those of a collection are known. */
  readonly isCounted: boolean;
  /** Rows have these fields alone, those of them that they have, behind their id. */
  readonly fields?: readonly string[] | undefined;
  /** As a cheap list it looks at no more rows, or keys, than this for those that fit the filter, or pass the test. */
  readonly maxScanRows: number;
  readonly most: number;
}

/** All collections of an account, or those among them that have one of `names`; in as many bytes. */
export interface NamesOf {
  readonly accountId: number;
  readonly names: readonly string[] | undefined;
  readonly most: number;
}

/**
 * Where a list is read, by what it takes, each on connections of its own. `cheap`: in a millisecond or so, at most
 * `smallPageBytes`. `large`: as long as a page of any size takes to be copied. `scan`: all the rest, such as a sort of
 * a large collection.
 */
export type Lane = 'cheap' | 'large' | 'scan';

/** Most pages are smaller; others are read when there is room for them. */
export const smallPageBytes = 1_048_576;
/** A collection is sorted as a cheap list while it has fewer rows, and in fewer bytes. */
export const smallSortRows = 2_000;
export const smallSortBytes = 4_194_304;
/** An offset in an index is walked; longer walks are scans. */
export const cheapWalk = 10_000;

/** Cheap lists read in one call at most. */
export const maxBatchLists = 8;

export type ListRead = PageRead | Reroute | StalePlan;

export interface NamesRead {
  /** A JSON array. */
  readonly page: string;
  /** Another one after each change of the account's collections, and never one again that stood for another list. */
  readonly tag: string;
}

export interface PageRead {
  readonly head: number;
  /** Rows of the collection. */
  readonly rows: number;
  /** Rows that fit the filter and the range, where they are counted; else as `rows`. */
  readonly total: number;
  /** A JSON array: its text, or that in UTF-8. */
  readonly page: string | Buffer;
  /** The place of the page's last row, where there is a row behind it. */
  readonly next: Position | undefined;
}

/** The list is to be read in this way; its page takes so many bytes, if more than `most`, as far as is known. */
export interface Reroute {
  readonly page: undefined;
  readonly way: Lane;
  readonly bytes: number;
  /** Rows of the collection, where they were looked up. */
  readonly rows?: number;
}

/** The index of the path is not whole, or no more (`gone`); or the page met cut keys, which the path didn't reckon with. */
export interface StalePlan {
  readonly page: undefined;
  readonly index: 'gone' | 'cut';
}

/** A collection's rows as they are at one moment. */
export interface RowSnapshot {
  /** The collection's last change. */
  readonly head: number;
  /**
   * The texts of the next rows that fit, by id, each with a line feed behind it; the empty text where none of those that
   * were looked at does. Undefined behind the last row.
   */
  next(): Promise<string | undefined>;
  /** To be called at the end; may be called again. */
  close(): Promise<void>;
}
