/** Groups of writes: the state that one is planned upon, and all that it changes. */
import type { LogEntry } from '../log/entry.js';
import type { SortIndex, StoredRow } from './reads.js';

/** What every write of a collection moves on. */
export interface Head {
  readonly seq: number;
  readonly nextRowId: number;
  readonly rows: number;
  /** Of the texts of its rows, in UTF-8. Until it is counted, without what versions that keep no count have written. */
  readonly bytes: number;
}

/**
 * The requests that one instance has counted for a key within an hour (milliseconds since the epoch): a running
 * total, so that storing it twice, or an older one after a newer one, changes nothing.
 */
export type UsageRow = readonly [keyId: string, hour: number, instance: string, requests: number];

export interface UpdatedRow extends StoredRow {
  readonly id: number;
}

/** Rows of consecutive ids and seqs. */
export interface InsertedRows {
  readonly firstId: number;
  readonly firstSeq: number;
  readonly rows: readonly string[];
}

/** That a request with an idempotency key was carried out. */
export interface KeyedOutcome {
  readonly accountId: number;
  readonly key: string;
  /** Of the request. */
  readonly fingerprint: string;
  /** What its answer is made of: a JSON text. */
  readonly outcome: string;
}

/** There is a record of one of the keys that were to be recorded. Nothing was changed. */
export class KeyTaken extends Error {}

/** All that one commit changes in one collection. */
export interface CollectionCommit {
  readonly collectionId: number;
  readonly head: Head;
  readonly time: number;
  /** In the order of seqs. */
  readonly log: readonly LogEntry[];
  readonly inserted: InsertedRows | undefined;
  /** Rows that were there before, as they are afterwards, and those that are no more. */
  readonly updated: readonly UpdatedRow[];
  readonly deleted: readonly number[];
  /** The requests that are carried out by it; it may change nothing else. */
  readonly keyed: readonly KeyedOutcome[];
  /**
   * Of the indexes that the commit was planned with. A key whose row is beyond `builtThrough` isn't there, and isn't to
   * be added.
   */
  readonly keys: { readonly removed: readonly IndexKey[]; readonly added: readonly IndexKey[] };
}

/** The entry of a row in an index: `key` as values/sort-key.ts makes it. */
export interface IndexKey {
  readonly indexId: number;
  readonly key: string;
  readonly rowId: number;
}

/**
 * Bytes of the rows that are read for one group, about: its first row whatever its size, and then those of the
 * following keys that fit.
 */
export const maxGroupRowBytes = 524_288;

/** A group was planned upon a state that isn't current, and what came of it is no commit. */
export class OutdatedState extends Error {}

/** There may be such a row; it was beyond what is read for one group. */
export const unread = Symbol('unread');

/** A place in the log of a collection, and how many bytes of what follows are read at most. */
export interface LogAfter {
  readonly collectionId: number;
  readonly seq: number;
  readonly bytes: number;
}

/** The state that a group of writes is planned upon. */
export interface GroupState {
  head(collectionId: number): Head | undefined;
  row(collectionId: number, id: number): StoredRow | typeof unread | undefined;
  /** The indexes of the collection that are made or being made. */
  indexes(collectionId: number): readonly SortIndex[];
  /** The id of the schema that rows of the collection keep to; `noSchema` where there is none. */
  schemaId(collectionId: number): number;
  /**
   * Whether all of it was read for this group, or can't be changed by others. Else a commit that is planned upon it fails where
   * it is outdated, and what isn't committed has to be planned again: `plan` throws OutdatedState.
   */
  readonly isCurrent: boolean;
  /** What follows the place that the commit was asked for; undefined where it is more than that, or gone from the log. */
  readonly changes?: readonly LogEntry[] | undefined;
}
