/**
 * Defines how a group of writes is committed: `openGroup` reads the state, the store plans the changes on it,
 * and `commit` writes them.
 */
import type { LogEntry } from '../log/entry.js';
import type { SortIndex } from './list-plan.js';
import type { RowAddress, StoredRow } from './reads.js';

/** The counters of a collection that every write changes. */
export interface Head {
  readonly seq: number;
  readonly nextRowId: number;
  readonly rows: number;
  /** The size of all row texts in UTF-8. */
  readonly bytes: number;
}

/**
 * The number of requests that one instance has counted for a key in one hour. `hour` is in milliseconds since
 * the epoch. The number is a running total. It is therefore harmless to store it twice, or to store an older
 * total after a newer one.
 */
export type UsageRow = readonly [keyId: string, hour: number, instance: string, requests: number];

export interface UpdatedRow extends StoredRow {
  readonly id: number;
}

/** New rows with consecutive ids. */
export interface InsertedRows {
  readonly firstId: number;
  readonly firstSeq: number;
  /** The seq of each row. Undefined if the seqs are consecutive from `firstSeq`. */
  readonly seqs: readonly number[] | undefined;
  readonly rows: readonly string[];
}

/** The record that a request with an idempotency key was executed. */
export interface KeyedOutcome {
  readonly accountId: number;
  readonly key: string;
  /** Identifies the contents of the request. */
  readonly fingerprint: string;
  /** The data from which the response is built, as JSON text. */
  readonly outcome: string;
}

/** One of the idempotency keys is already recorded. Nothing was changed. */
export class IdempotencyKeyTaken extends Error {}

/** All changes of one commit in one collection. */
export interface CollectionCommit {
  readonly collectionId: number;
  readonly head: Head;
  readonly time: number;
  /** Ordered by seq. */
  readonly log: readonly LogEntry[];
  readonly inserted: InsertedRows | undefined;
  /** The new states of existing rows, and the ids of deleted rows, which can be among the inserted ones. */
  readonly updated: readonly UpdatedRow[];
  readonly deleted: readonly number[];
  /** The requests that this commit executes. A commit can contain records only. */
  readonly keyed: readonly KeyedOutcome[];
  /**
   * Changes to the indexes that were known when the commit was planned. A key to remove may be missing, and a key
   * to add may exist.
   */
  readonly keys: { readonly removed: readonly IndexKey[]; readonly added: readonly IndexKey[] };
}

/**
 * The entry of a row in an index. values/sort-key.ts creates `key`. If `indexId` is negative, the key was removed from
 * this index while its keys were being read and copied, and must not be copied any more.
 */
export interface IndexKey {
  readonly indexId: number;
  readonly key: string;
  readonly rowId: number;
}

/**
 * The approximate number of bytes of rows that are read for a group of several writes. The first row is always
 * read. Later rows are read if they fit into the rest.
 */
export const maxGroupRowBytes = 524_288;

/** Stands for a row that was not read because it exceeds the limit of one group. The row may exist. */
export const unread = Symbol('unread');

/** A position in the change log of a collection, and the maximum number of bytes of later changes to read. */
export interface LogAfter {
  readonly collectionId: number;
  readonly seq: number;
  readonly bytes: number;
}

/** What the writes of a group need to be planned. */
export interface GroupRequest {
  /** If commits are parallel, exactly one collection. */
  readonly collections: readonly { readonly id: number; readonly accountId: number }[];
  readonly keys: readonly RowAddress[];
  /** The approximate number of bytes of the rows with these keys that are read. */
  readonly maxRowBytes?: number | undefined;
  /**
   * Returns the keys in the index of a collection's row key for which the state must have the owners. The rows
   * of the owners are read, too.
   */
  readonly ownedKeys?: ((collectionId: number, index: RowKeyIndex) => readonly string[]) | undefined;
  /** A position in the change log of one of the collections. */
  readonly after?: LogAfter | undefined;
  /**
   * How often the group was planned before, on a state that turned out to be outdated. From the second
   * attempt on, the engine reads the state again, and locks it if other instances keep changing it.
   */
  readonly attempt: number;
}

/** A group of writes between reading its state and its commit. The caller must release it. */
export interface OpenGroup {
  readonly state: GroupState;
  /**
   * Commits the changes that were planned on `state` atomically, together with `usage`. Resolves when the
   * commit is synced to disk. It can be called once.
   *
   * @throws IdempotencyKeyTaken
   */
  commit(commits: readonly CollectionCommit[], usage: readonly UsageRow[]): Promise<CommitResult>;
  /** Ends the group. Without a commit, nothing has changed. It never rejects. */
  release(): Promise<void>;
}

/**
 * `outdated`: the state has changed and the commit had no effect, so the group must be planned again. A head
 * means that the inserts were committed after changes of other instances. The collection now has this head
 * instead of the planned one, and the seqs and ids of the inserts are higher by the difference.
 */
export type CommitResult = 'committed' | 'outdated' | Head;

/** An index whose keys commits must maintain. */
export interface MaintainedIndex extends SortIndex {
  readonly stage: IndexStage;
  /** The fields of the collection's row key, in the order of the client. Undefined for other indexes. */
  readonly rowKey?: readonly string[] | undefined;
}

/** The index of a row key. No two rows have equal keys in it. Its fields are sorted by name. */
export interface RowKeyIndex extends MaintainedIndex {
  readonly rowKey: readonly string[];
}

export function rowKeyIndexIn(indexes: readonly MaintainedIndex[]): RowKeyIndex | undefined {
  return indexes.find((index): index is RowKeyIndex => index.rowKey !== undefined);
}

/**
 * How complete an index is. Commits maintain the keys of all rows that they change, unless it is `dropped`.
 *
 * - `begun`: the rows are being read, and their keys are being sorted in a file.
 * - the token of a file: its sorted keys are being copied into the index.
 * - `whole`: the index has the keys of all rows, and serves lists.
 * - `dropped`: its keys are being removed.
 */
export type IndexStage = number;

export const whole: IndexStage = Number.MAX_SAFE_INTEGER;
export const begun: IndexStage = 0;
export const dropped: IndexStage = -1;

export function isInProgress(stage: IndexStage): boolean {
  return stage !== whole && stage !== dropped;
}

/** The state of a collection on which its writes are planned. */
export interface CollectionState {
  readonly head: Head;
  /** The indexes that are complete or being built. */
  readonly indexes: readonly MaintainedIndex[];
  /** The id of the schema to which rows must conform, or `noSchema`. */
  readonly schemaId: number;
}

/** The state on which a group of writes is planned. */
export interface GroupState {
  /** Undefined if the collection does not exist. */
  collection(id: number): CollectionState | undefined;
  row(collectionId: number, id: number): StoredRow | typeof unread | undefined;
  /**
   * Returns the id of the row that has this key in the index of the row key. Undefined if no row has it, `unread`
   * if the request didn't ask for it.
   */
  owner(collectionId: number, key: string): number | typeof unread | undefined;
  /**
   * True if the state was read for this group, or if no other instance can change it. Otherwise the state may
   * be outdated. A commit that is planned on an outdated state has no effect. A result that needs no commit,
   * such as an error, could be wrong.
   */
  readonly isCurrent: boolean;
  /**
   * The changes after the requested position. Undefined if they exceed the requested bytes, or if the change
   * log no longer contains them.
   */
  readonly changes?: readonly LogEntry[] | undefined;
}
