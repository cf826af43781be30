/** Defines `Engine`, between the store and a database. A call reads one snapshot or executes one commit. */
import type { Knex } from 'knex';
import type { LoggedEntry } from '../log/entry.js';
import type { Filter } from '../values/filter.js';
import type { FieldOrder } from '../values/order.js';
import type {
  CollectionCreated,
  CollectionDescription,
  CollectionRef,
  CollectionTotals,
  CollectionType,
  IndexState,
  NewCollection,
  RowKeyChange,
  RowKeyChanged,
  Rule,
  SchemaChange,
  SchemaChanged,
  StoredSchema,
} from './collections.js';
import type { GroupRequest, IndexStage, KeyedOutcome, OpenGroup, UsageRow } from './commits.js';
import type { Lane, ListPlan, ListRead, NamesOf, NamesRead } from './list-plan.js';
import type { RowAddress, RowRead, RowSnapshot } from './reads.js';

export * from './collections.js';
export * from './commits.js';
export * from './list-plan.js';
export * from './reads.js';

export interface LogState {
  readonly seq: number;
  /** The change log no longer contains changes up to this seq. */
  readonly logStart: number;
}

/** The stored record of a request that had an idempotency key. */
export interface RecordedKey extends Pick<KeyedOutcome, 'key' | 'fingerprint'> {
  /** Null if the outcome is longer than the caller allows. */
  readonly outcome: string | null;
}

/**
 * The approximate number of bytes of rows or log entries that one step of housekeeping processes. Such a step
 * takes a few milliseconds, in which writes wait. Steps that only limited the number of rows took too long.
 * Indexing 500 rows of 100 KB took 72 ms, and removing 500 rows of 250 KB took up to 950 ms.
 */
export const stepBytes = 2_097_152;

/** A database from which rows can be read: the engine itself or a read replica. */
export type ReadableDatabase = Pick<Engine, 'scansAtOnce' | 'testsKeys' | 'readRows' | 'readLists'>;

/** A read replica. Its data can be older than the data of the primary. */
export interface Replica extends ReadableDatabase {
  /** Whether the replica is available. If it is not, the caller must not read from it. */
  readonly isThere: boolean;
  /** Checks whether the replica is available. If it cannot be read, this and all reads in progress fail. */
  probe(): Promise<void>;
}

/** The values of some rows. */
export interface RowValues {
  readonly lastId: number;
  /** The JSON text of an array of rows. Each row is an array of its id and its values; null if it has none. */
  readonly rows: string;
}

/** The files in which index keys are sorted. They are temporary, and can be made again. */
export interface KeyFiles {
  create(indexId: number): Promise<KeyFile>;
  /** Opens the sorted file of an index. Returns undefined if it does not exist any more. */
  open(token: number, indexId: number): Promise<KeyFile | undefined>;
  /** Removes the files that are not `used`, unless another process may use them. */
  removeOthers(used: ReadonlySet<number>): Promise<void>;
}

/**
 * Sorts the keys of one index outside the database, because inserting them in random order writes most pages many times.
 */
export interface KeyFile {
  readonly token: number;
  /** @param keys the JSON text of an object: the keys in hexadecimal digits by the ids of their rows */
  add(keys: string): Promise<void>;
  /** Sorts the keys. A sorted file survives a crash. Rejects when `signal` is aborted. */
  sort(signal: AbortSignal): Promise<void>;
  /** Returns the number of keys. */
  count(): Promise<number>;
  /** Returns sorted keys, after the first `after` ones. */
  read(after: number, keys: number): Promise<readonly KeyInFile[]>;
  /** Closes the file. It can be opened again if it is sorted. */
  close(): Promise<void>;
  /** Closes and removes the file. */
  remove(): Promise<void>;
}

export interface KeyInFile {
  /** In hexadecimal digits. */
  readonly key: string;
  readonly rowId: number;
}

export interface Engine {
  /**
   * Whether several commits may be in progress at once. Each commit then concerns one collection, or only
   * usage. Two commits of the same collection never run in parallel.
   */
  readonly commitsInParallel: boolean;
  /** Whether a commit that changes rows can also store usage. It cannot if they are on different servers. */
  readonly commitsUsage: boolean;
  readonly replica?: Replica | undefined;
  /** Reads the state on which a group of writes is planned. */
  openGroup(request: GroupRequest): Promise<OpenGroup>;
  /** Stores usage without a group. */
  commitUsage(usage: readonly UsageRow[]): Promise<void>;

  /** Finds the collections of an account that exist, in any order. */
  findCollections(accountId: number, names: readonly string[]): Promise<CollectionRef[]>;
  describeCollection(id: number): Promise<CollectionDescription | undefined>;
  /**
   * Creates collections in one commit. Returns a result for each of them, in the same order.
   * @throws IdempotencyKeyTaken, and then the database is unchanged
   */
  createCollections(
    accountId: number,
    wanted: readonly NewCollection[],
    now: number,
    maxCollections?: number,
  ): Promise<CollectionCreated[]>;
  /** Returns false if there is no such collection. `purge` later removes the rows and the change log. */
  deleteCollection(
    collection: Pick<CollectionRef, 'id' | 'accountId'>,
    keyed?: KeyedOutcome,
  ): Promise<boolean>;
  /** Removes some data of deleted collections. Returns false if no such data is left. */
  purge(): Promise<boolean>;
  /**
   * Removes some log entries whose retention has passed. Returns false if some of the collections have no such entry
   * left. The next call then examines the following collections, so that no call examines all of them.
   *
   * @param before entries with an earlier time are removed
   * @param after entries with a later time are removed, too, because a wrong clock stamped them
   */
  trim(keepChanges: number, before: number, after?: number): Promise<boolean>;

  /**
   * Records requests in a transaction of the same database. @throws IdempotencyKeyTaken, after which the caller must
   * roll back
   */
  record(trx: Knex.Transaction, ...keyed: readonly KeyedOutcome[]): Promise<void>;
  /** Returns false only if the key is certainly not recorded. */
  mayHoldKey(accountId: number, key: string): boolean;
  /** Returns the recorded keys among `keys`, in any order. Outcomes of more than `most` bytes are null. */
  readKeyed(accountId: number, keys: readonly string[], most: number): Promise<readonly RecordedKey[]>;
  /** Removes some records, with `before` and `after` as for `trim`. Returns false if no such record is left. */
  expireKeyed(before: number, after?: number): Promise<boolean>;

  /** Returns the totals of all collections per account, from one snapshot. Omits empty accounts. */
  readTotals(accountIds: readonly number[]): Promise<ReadonlyMap<number, readonly CollectionTotals[]>>;

  /** Returns undefined if the collection does not exist or has no schema. */
  readSchema(collectionId: number): Promise<StoredSchema | undefined>;
  /**
   * Returns the collections of an account that have a schema, sorted by name. If `names` is given, only these
   * collections are returned.
   *
   * @param most the maximum number of results; to detect that more exist, pass one more than needed
   */
  readTypes(
    accountId: number,
    names: ReadonlySet<string> | undefined,
    most: number,
    withTexts: boolean,
  ): Promise<readonly CollectionType[]>;
  /** Starts a change of a rule. Returns false during `forMs` after another request has started one of the same rule. */
  beginRuleChange(rule: Rule, collectionId: number, token: string, forMs: number): Promise<boolean>;
  endRuleChange(rule: Rule, collectionId: number, token: string): Promise<void>;
  /**
   * Sets or removes a schema in one commit. Returns undefined if the collection does not exist. If commits
   * are not parallel, the caller must make sure that no group of the collection is in progress.
   *
   * @throws IdempotencyKeyTaken
   */
  changeSchema(change: SchemaChange): Promise<SchemaChanged | undefined>;

  /** Returns the fields of a collection's row key. Undefined if the collection does not exist or has none. */
  readRowKey(collectionId: number): Promise<readonly string[] | undefined>;
  /**
   * Reads keys of an index in order, at most `most` of them. Returns none if the index was dropped.
   *
   * @param from the first key to read; earlier keys are omitted
   */
  readKeys(index: IndexState, from: string, most: number): Promise<readonly KeyInFile[]>;
  /**
   * Returns each of these keys that several rows have in an index, with the ids of these rows in order. Returns none if the
   * index was dropped.
   */
  readSharedKeys(index: IndexState, keys: readonly string[]): Promise<readonly KeyInFile[]>;
  /** Sets or removes a row key in one commit, like `changeSchema`. @throws IdempotencyKeyTaken */
  changeRowKey(change: RowKeyChange): Promise<RowKeyChanged | undefined>;

  /** Returns all indexes of all collections. */
  readIndexes(): Promise<readonly IndexState[]>;
  /** Returns the indexes of one collection, except dropped ones. */
  readIndexesOf(collectionId: number): Promise<readonly Pick<IndexState, 'fields' | 'stage'>[]>;
  /** Returns the ids of the indexes for which removed keys are noted, also if they are complete. */
  readUnpurgedIndexes(): Promise<readonly number[]>;
  /**
   * Creates an index without keys. Commits that are planned from now on maintain its keys. Returns undefined
   * in these cases:
   *
   * - The collection does not exist.
   * - It already has `maxIndexes` indexes, not counting dropped ones.
   * - It already has an index on these fields.
   *
   * If commits are not parallel, no group may be in progress while an index is begun, changed or dropped.
   */
  beginIndex(
    collectionId: number,
    fields: readonly FieldOrder[],
    usedAt: number,
    maxIndexes: number,
  ): Promise<IndexState | undefined>;
  /**
   * Reads the values of fields in the rows after the id `after`, in order of id: at most `rows` of them and a few
   * MiB. Returns undefined if there are no more rows.
   */
  readValues(
    collectionId: number,
    fields: readonly string[],
    after: number,
    rows: number,
  ): Promise<RowValues | undefined>;
  readonly keyFiles: KeyFiles;
  /** Stores the next stage of an index. Returns false if it isn't in its stage any more. */
  advanceIndex(index: IndexState, stage: IndexStage): Promise<boolean>;
  /**
   * Copies some sorted keys into an index, except those that commits have removed in the meantime.
   *
   * @param after the number of keys that are already copied
   * @returns how long writes to the collection had to wait, in milliseconds; undefined if the index isn't in its
   * stage any more
   */
  copyKeys(index: IndexState, file: KeyFile, after: number, keys: number): Promise<number | undefined>;
  /** The target duration of one such step in milliseconds. Writes to the collection wait during a step. */
  readonly indexStepMs: number;
  /**
   * Marks an index as dropped, so that it is no longer read or maintained. From now on, another index can have its
   * fields. Returns false if another instance has used it since `usedAt`, or if it belongs to the row key of an
   * existing collection.
   */
  dropIndex(index: IndexState): Promise<boolean>;
  /**
   * Removes some of what an index doesn't need any more: the removed keys that were noted while it was created and,
   * if it is dropped, all keys and then the index. Returns true if nothing is left.
   */
  purgeIndex(index: IndexState): Promise<boolean>;
  /** Stores when the index was last used. */
  touchIndex(index: IndexState, usedAt: number): Promise<void>;

  /** The maximum number of scans at once. */
  readonly scansAtOnce: number;
  /** Whether the source of a list may have a `test`. */
  readonly testsKeys: boolean;
  /** Whether so many writes ran during a scan that it might be stopped. Work that can wait should wait. */
  readonly isCrowded: boolean;
  /**
   * Returns the seq of the collection's last change without a query. Returns undefined if the seq is not
   * known, if a commit is in progress, or if another process may have committed.
   */
  seqNow(collectionId: number): number | undefined;
  /** Returns one result per key, in the order of `keys`, or undefined if the collection does not exist. */
  readRows(keys: readonly RowAddress[]): Promise<(RowRead | undefined)[]>;
  /**
   * Returns one result per list, in the order of `lists`. A result is undefined if the collection does not
   * exist. One call reads at most `maxBatchLists` cheap lists, or one list of another lane. The promise
   * rejects soon after `signal` is aborted.
   */
  readLists(lane: Lane, lists: readonly ListPlan[], signal?: AbortSignal): Promise<(ListRead | undefined)[]>;
  /** The maximum number of open snapshots. */
  readonly snapshotsAtOnce: number;
  /** Opens a snapshot of the rows that match. Returns undefined if the collection does not exist. */
  openRows(collectionId: number, filter: Filter | undefined): Promise<RowSnapshot | undefined>;
  readNames(names: NamesOf): Promise<NamesRead>;
  /** Returns the tag that `readNames` would return. */
  readNamesTag(accountId: number): Promise<string>;
  /** Returns the log entries that contain changes after `seq`, oldest first, at most `entries` of them. */
  readLog(collectionId: number, seq: number, entries: number): Promise<LoggedEntry[]>;
  /** Returns the log states of those collections in `ids` that exist. */
  readLogStates(ids: readonly number[]): Promise<Map<number, LogState>>;
  /**
   * Returns the last change that this collection shares with its original in another database. Returns
   * undefined if it shares no change.
   */
  readShared(collectionId: number, incarnation: string): Promise<number | undefined>;
  /** Registers a callback for commits of other instances. A call is only a hint, and calls can be lost. */
  listen(committed: (collectionId: number) => void): void;
  /** Rejects if the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
