/** The interface of the store to a database engine. Every call is one snapshot or one commit. */
import type { Knex } from 'knex';
import type { LogEntry, LoggedEntry } from '../log/entry.js';
import type { Filter } from '../values/filter.js';
import type { FieldOrder } from '../values/order.js';
import type { CollectionCommit, GroupState, Head, KeyedOutcome, LogAfter, UsageRow } from './commits.js';
import type {
  Lane,
  ListOf,
  ListRead,
  NamesOf,
  NamesRead,
  Reroute,
  RowKey,
  RowRead,
  RowSnapshot,
  SortIndex,
} from './reads.js';

export * from './commits.js';
export * from './reads.js';

/** A collection as its writers and readers know it. A re-created collection has another id and incarnation. */
export interface CollectionRef {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  /** Tells the cursors of this collection from those of another life of its name. */
  readonly incarnation: string;
}

export interface CollectionDescription extends CollectionRef {
  readonly rows: number;
  readonly createdAt: number;
}

export interface LogState {
  readonly seq: number;
  /** Changes up to this seq are no longer in the log. */
  readonly logStart: number;
}

/** A record as it is read. */
export interface RecordedKey extends Pick<KeyedOutcome, 'key' | 'fingerprint'> {
  /** Null where it is long. */
  readonly outcome: string | null;
}

/** A collection as it counts for what its account may store. */
export interface CollectionTotals {
  readonly id: number;
  readonly seq: number;
  readonly rows: number;
  readonly bytes: number;
}

/** The account has as many collections as it may. Nothing was changed. */
export class TooManyCollections extends Error {
  readonly collections: number;

  constructor(collections: number) {
    super('The account has as many collections as it may.');
    this.collections = collections;
  }
}

/** What the rows of a collection keep to. Another text is another schema, with another id. */
export interface StoredSchema {
  readonly id: number;
  readonly text: string;
  /** The collection's last change before it was set. */
  readonly seq: number;
}

/** A collection that has a schema, and what it is called in documents. */
export interface CollectionType {
  readonly name: string;
  readonly typeName: string;
  readonly schemaId: number;
  /** Of the schema, where it was asked for; else empty. */
  readonly text: string;
}

/** No schema has this id. */
export const noSchema = 0;

export interface SchemaChange {
  readonly collection: CollectionRef;
  /** The id of the one in force, else nothing is done. */
  readonly from: number;
  /** Undefined: it is removed. */
  readonly text: string | undefined;
  /** Up to where rows are known to keep to it, and how much may have been written since. */
  readonly after: LogAfter;
  /** Whether what was written since keeps to it. */
  readonly fits: (entries: readonly LogEntry[]) => boolean;
  /** Of the texts of an account's schemas together, in UTF-8. */
  readonly maxBytes: number;
  /** What the collection is called in documents, beside others that are called so. */
  readonly typeName: (taken: readonly string[]) => string;
  /** Only recorded. */
  readonly isDryRun: boolean;
  readonly keyed: KeyedOutcome | undefined;
}

/**
 * What came of it. `moved`: another schema is in force; `behind`: too much was written since; `refused`: that doesn't keep to
 * it; `bytes`: those of the account's other schemas, which leave no room for it.
 */
export type SchemaChanged = 'changed' | 'moved' | 'behind' | 'refused' | { readonly bytes: number };

/** An index as all instances see it. */
export interface IndexState extends SortIndex {
  readonly collectionId: number;
  /** Undefined where the collection was deleted. */
  readonly accountId: number | undefined;
  /** Rows up to this id have their keys; `builtWhole`: all have, and those to come; `dropped`: keys are being removed. */
  readonly builtThrough: number;
  /** When a list last asked for it, in milliseconds since the epoch, give or take minutes. */
  readonly usedAt: number;
}

export const builtWhole = Number.MAX_SAFE_INTEGER;
export const dropped = -1;

/**
 * Bytes of rows, or of the log, that one step of housekeeping takes, about: a few milliseconds, in which writers wait.
 * 500 rows of 100 KB took 72 ms to be indexed, and 500 of 250 KB up to 950 ms to be removed.
 */
export const stepBytes = 2_097_152;

/** What rows are read from. */
export type RowSource = Pick<Engine, 'scansAtOnce' | 'testsKeys' | 'readRows' | 'readLists'> &
  Partial<Pick<Engine, 'readNames'>>;

/** A copy of the database that follows it, and may lag behind. */
export interface Replica extends RowSource {
  /** Where it isn't, nothing is read from it. */
  readonly isThere: boolean;
  /** Looks for it. Fails where it can't be read from, as then does what is under way on it. */
  probe(): Promise<void>;
}

export interface Engine {
  /**
   * Whether commits may be under way side by side, each of one collection or of usage; two of one collection
   * never are.
   */
  readonly commitsInParallel: boolean;
  /** Whether a commit that changes rows may take usage along: it isn't kept on another server than they are. */
  readonly commitsUsage: boolean;
  readonly replica?: Replica | undefined;
  /**
   * Commits one group: locks the heads of `collections`, reads the rows of `keys` as far as `maxGroupRowBytes`, lets `plan` say what
   * changes, and writes that with `usage`, all or nothing. Resolves when it is on disk: with the head of its collection where
   * its inserts were put behind what others had committed meanwhile, with seqs and ids that are as much higher.
   *
   * @param usage looked at once the group is planned, where commits are parallel: `plan` may add to it
   * @param after a place of one of them; it may have moved on when a conflict has the group planned again
   * @throws KeyTaken
   */
  commit(
    collections: readonly CollectionRef[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
    after?: LogAfter,
  ): Promise<Head | undefined>;

  findCollection(accountId: number, name: string): Promise<CollectionRef | undefined>;
  describeCollection(id: number): Promise<CollectionDescription | undefined>;
  /**
   * Undefined when the account has a collection of that name.
   * @throws KeyTaken, TooManyCollections where it has `maxCollections`
   */
  createCollection(
    accountId: number,
    name: string,
    incarnation: string,
    now: number,
    keyed?: KeyedOutcome,
    maxCollections?: number,
  ): Promise<CollectionRef | undefined>;
  /** False when it is gone already. `purge` removes its contents bit by bit. */
  deleteCollection(
    collection: Pick<CollectionRef, 'id' | 'accountId'>,
    keyed?: KeyedOutcome,
  ): Promise<boolean>;
  /** Removes some of what deleted collections held; false when nothing is left. */
  purge(): Promise<boolean>;
  /** Removes some log entries that retention no longer keeps; false when nothing is left to remove. */
  trim(keepChanges: number, before: number): Promise<boolean>;

  /** Records a request in a transaction of the same database. @throws KeyTaken, for which it is to be undone */
  record(trx: Knex.Transaction, keyed: KeyedOutcome): Promise<void>;
  /** False only where there is surely no record of the key. */
  mayHoldKey(accountId: number, key: string): boolean;
  /** The records of these keys that there are, in any order; without outcomes of over `most` bytes. */
  readKeyed(accountId: number, keys: readonly string[], most: number): Promise<readonly RecordedKey[]>;
  /** Removes some records that were made before; false when nothing is left to remove. */
  expireKeyed(before: number): Promise<boolean>;

  /** Of each of the accounts, all its collections at one moment; of those without any, nothing. */
  readTotals(accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly CollectionTotals[]>>;

  /** Undefined where the collection is gone or has none. */
  readSchema(collectionId: number): Promise<StoredSchema | undefined>;
  /**
   * The collections of an account that have a schema, by name; where only some are of interest, of those.
   *
   * @param most there are, and one more says that there are others
   */
  readTypes(
    accountId: number,
    names: ReadonlySet<string> | undefined,
    most: number,
    withTexts: boolean,
  ): Promise<readonly CollectionType[]>;
  /** False where another one is about to, who said so less than `forMs` ago. */
  beginSchemaChange(collectionId: number, token: string, forMs: number): Promise<boolean>;
  endSchemaChange(collectionId: number, token: string): Promise<void>;
  /**
   * Sets or removes a schema, in one commit; no group of the collection may be under way where commits aren't parallel.
   * Undefined where the collection is gone.
   *
   * @throws KeyTaken
   */
  changeSchema(change: SchemaChange): Promise<SchemaChanged | undefined>;

  /** All indexes that are there. */
  readIndexes(): Promise<readonly IndexState[]>;
  /**
   * On an engine whose commits aren't parallel, no group may be under way while indexes are begun, built or dropped.
   *
   * Begins an index without keys, which commits planned from then on keep. Undefined where the collection is gone, has
   * `maxIndexes` that aren't dropped already, or has one of these fields.
   */
  beginIndex(
    collectionId: number,
    fields: readonly FieldOrder[],
    usedAt: number,
    maxIndexes: number,
  ): Promise<IndexState | undefined>;
  /**
   * Makes the keys of the next rows, at most so many and of a few MiB at most. Undefined where the index isn't where it was left.
   * @returns `tookMs`: how long writers of the collection had to wait for it
   */
  buildIndex(
    index: IndexState,
    rows: number,
  ): Promise<{ readonly builtThrough: number; readonly tookMs: number } | undefined>;
  /** How long a step of it shall take, while writers of the collection wait. */
  readonly indexStepMs: number;
  /** It is neither read nor kept from then on. False where another instance has used it since `usedAt`. */
  dropIndex(index: IndexState): Promise<boolean>;
  /** Removes some keys of an index that was dropped; when none is left, the index, and returns true. */
  purgeIndex(index: IndexState): Promise<boolean>;
  /** Writes down that it is in use. */
  touchIndex(index: IndexState, usedAt: number): Promise<void>;

  /** How many scans may be under way. */
  readonly scansAtOnce: number;
  /** Whether paths may have a `test`. */
  readonly testsKeys: boolean;
  /** Much has been written beside a scan: were it much more, the scan would be given up. What can wait should. */
  readonly isCrowded: boolean;
  /**
   * The number of a collection's last change, told without a query; undefined where another process may have made one,
   * where one is being committed, or where it isn't known.
   */
  seqNow(collectionId: number): number | undefined;
  /** In the order of `keys`; undefined where the collection is gone. */
  readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]>;
  /**
   * In the order of `lists`; undefined where the collection is gone. At most `maxBatchLists` cheap ones at once, else
   * one. Rejects soon after `signal` is aborted.
   */
  readLists(way: Lane, lists: readonly ListOf[], signal?: AbortSignal): Promise<(ListRead | undefined)[]>;
  /** How many snapshots may be open. */
  readonly snapshotsAtOnce: number;
  /** Of the rows that fit; undefined where the collection is gone. */
  openRows(collectionId: number, filter: Filter | undefined): Promise<RowSnapshot | undefined>;
  /** By name, ascending in code point order, as objects with a `name`. */
  readNames(names: NamesOf): Promise<NamesRead | Reroute>;
  /** The tag that `readNames` would give. */
  readNamesTag(accountId: number): Promise<string>;
  /** The entries that hold changes after `seq`, oldest first, at most `entries` of them. */
  readLog(collectionId: number, seq: number, entries: number): Promise<LoggedEntry[]>;
  /** The collections among `ids` that exist. */
  readLogStates(ids: readonly number[]): Promise<Map<number, LogState>>;
  /** The last change that the collection has in common with a life of it in another database; undefined: none. */
  readShared(collectionId: number, incarnation: string): Promise<number | undefined>;
  /** Calls back for commits of other instances, where it hears of them; each is a hint that may be lost. */
  listen(committed: (collectionId: number) => void): void;
  /** Fails when the database can't be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
