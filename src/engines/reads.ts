/** Defines how rows are read: one row by its key, a page of a list, or all rows of a collection. */
import type { Filter } from '../values/filter.js';
import type { FieldOrder, Order, Position } from '../values/order.js';

/**
 * A stored row. `data` is its JSON text, including the id. `seq` is the sequence number of its last change.
 */
export interface StoredRow {
  readonly seq: number;
  readonly data: string;
}

export interface RowKey {
  readonly collectionId: number;
  readonly id: number;
}

/** A row, if it exists, and the seq of its collection from the same snapshot. */
export interface RowRead {
  readonly head: number;
  readonly row: StoredRow | undefined;
}

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

/**
 * How the rows of a list are found:
 *
 * - `id`: by their ids, and listed in this order. Both ends of the range are included.
 * - `all`: all rows of the collection are read and sorted.
 * - `index`: by their keys in an index.
 *
 * `isSorted` means that the index keys are in the order of the list, so that the index is walked in the
 * direction of the ids. This is the case if the fields of the index are the fields of the sort order. It is
 * also the case if all keys of the range are equal and the list is sorted by id. Otherwise the rows are
 * sorted after they are found.
 *
 * `isCut` means that the walk may meet cut keys, whose rows are not in order. It is only true for walks
 * without a range and a filter. `test` selects the keys that pass it.
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

/**
 * The request for one page of a collection's rows. The page is only read if it takes at most `most` bytes.
 */
export interface ListOf {
  readonly collectionId: number;
  readonly path: AccessPath;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  /** The page starts after this position. The offset is then 0. */
  readonly after?: Position | undefined;
  /** Only rows that match this filter are listed and counted, in addition to the range of the path. */
  readonly filter?: Filter | undefined;
  /**
   * Whether to count all rows that match the filter and the range. Without both, the count is already known.
   */
  readonly isCounted: boolean;
  /**
   * The fields that rows contain in the page, after their id. Fields that a row does not have are omitted.
   */
  readonly fields?: readonly string[] | undefined;
  /**
   * The maximum number of rows or keys that a cheap list examines to find matches of the filter or the test.
   */
  readonly maxScanRows: number;
  readonly most: number;
}

/** The request for the collections of an account, or only those in `names`, in at most `most` bytes. */
export interface NamesOf {
  readonly accountId: number;
  readonly names: readonly string[] | undefined;
  readonly most: number;
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
/** A cheap list sorts a collection only if it has fewer rows and fewer bytes than these limits. */
export const smallSortRows = 2_000;
export const smallSortBytes = 4_194_304;
/**
 * The maximum number of index keys that a cheap list skips for its offset. Lists with a larger offset are
 * scans.
 */
export const cheapWalk = 10_000;

/** The maximum number of cheap lists that one call reads. */
export const maxBatchLists = 8;

export type ListRead = PageRead | Reroute | StalePlan;

export interface NamesRead {
  /** A JSON array. */
  readonly page: string;
  /** Changes with each change of the account's collections. A tag never stands for two different lists. */
  readonly tag: string;
}

export interface PageRead {
  readonly head: number;
  /** The number of rows in the collection. */
  readonly rows: number;
  /**
   * The number of rows that match the filter and the range if they are counted, otherwise the same as `rows`.
   */
  readonly total: number;
  /** A JSON array, as text or in UTF-8. */
  readonly page: string | Buffer;
  /** The position of the last row of the page. Undefined if no row follows. */
  readonly next: Position | undefined;
}

/**
 * The list must be read in another lane. `bytes` is the known size of its page if this is more than `most`.
 */
export interface Reroute {
  readonly page: undefined;
  readonly way: Lane;
  readonly bytes: number;
  /** The number of rows in the collection, if it was read. */
  readonly rows?: number;
}

/**
 * The access path cannot be used. Either its index is incomplete or no longer exists (`gone`), or the page
 * met cut keys that the path did not expect (`cut`).
 */
export interface StalePlan {
  readonly page: undefined;
  readonly index: 'gone' | 'cut';
}

/** The rows of a collection in one snapshot. */
export interface RowSnapshot {
  /** The seq of the collection's last change. */
  readonly head: number;
  /**
   * Returns the texts of the next rows that match, by id, each followed by a line feed. Returns an empty text
   * if no examined row matches, and undefined after the last row.
   */
  next(): Promise<string | undefined>;
  /** Must be called at the end. It can be called more than once. */
  close(): Promise<void>;
}
