/** What the store asks of a database engine. Every call is one snapshot or one commit. */

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

/** What every write of a collection moves on. */
export interface Head {
  readonly seq: number;
  readonly nextRowId: number;
  readonly rows: number;
}

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

export interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
  readonly order: 'asc' | 'desc';
}

export interface ListOf {
  readonly collectionId: number;
  readonly query: ListQuery;
}

/** Lists read in one call at most; all are of one kind. */
export const maxBatchLists = 8;

export interface ListRead {
  readonly head: number;
  /** Rows of the collection. */
  readonly total: number;
  /** The page as a JSON array; undefined when it would be longer than `maxPageBytes`. */
  readonly page: string | undefined;
}

/** The changes `firstSeq`..`lastSeq` of one commit, as `changes/log.ts` writes them. */
export interface LogEntry {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly changes: string;
}

/** An entry as it is read: `time` is that of its changes, in milliseconds since the epoch. */
export interface LoggedEntry extends LogEntry {
  readonly time: number;
}

export interface LogState {
  readonly seq: number;
  /** Changes up to this seq are no longer in the log. */
  readonly floor: number;
}

/**
 * What one instance has counted for a key within an hour (milliseconds since the epoch), in all: a running
 * total, so that storing it twice, or an older one after a newer one, changes nothing.
 */
export type UsageRow = readonly [keyId: string, hour: number, instance: string, requests: number];

export interface UpdatedRow extends StoredRow {
  readonly id: number;
}

/** An entry with what it does to the collection's rows: it inserts them from this id on, or changes them. */
export interface CommitEntry extends LogEntry {
  readonly insertedId: number | undefined;
  /** The rows that are no more after it. */
  readonly deleted: readonly number[];
}

/** All that one commit changes in one collection. */
export interface CollectionCommit {
  readonly collectionId: number;
  readonly head: Head;
  readonly time: number;
  /** In the order of seqs; inserts come first. */
  readonly log: readonly CommitEntry[];
  /** Rows as they are afterwards, and those that are no more. */
  readonly updated: readonly UpdatedRow[];
  readonly deleted: readonly number[];
}

/**
 * Bytes of the rows that are read for one group, about: its first row whatever its size, and then those of the
 * following keys that fit.
 */
export const maxGroupRowBytes = 1_048_576;

/** There may be such a row; it was beyond what is read for one group. */
export const unread = Symbol('unread');

/** The state that a group of writes is planned upon. */
export interface GroupState {
  head(collectionId: number): Head | undefined;
  row(collectionId: number, id: number): StoredRow | typeof unread | undefined;
}

export interface Engine {
  /**
   * Whether commits may be under way side by side, each of one collection or of usage; two of one collection
   * never are.
   */
  readonly commitsInParallel: boolean;
  /**
   * Commits one group: locks the heads of `collectionIds`, reads the rows of `keys` as far as `maxGroupRowBytes`, lets `plan` say what
   * changes, and writes that with `usage`, all or nothing. Resolves when it is on disk.
   */
  commit(
    collectionIds: readonly number[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void>;

  findCollection(accountId: number, name: string): Promise<CollectionRef | undefined>;
  describeCollection(id: number): Promise<CollectionDescription | undefined>;
  listCollections(accountId: number): Promise<string[]>;
  /** Undefined when the account has a collection of that name. */
  createCollection(
    accountId: number,
    name: string,
    incarnation: string,
    now: number,
  ): Promise<CollectionRef | undefined>;
  /** False when it is gone already. What it held goes bit by bit, by `purge`. */
  deleteCollection(id: number): Promise<boolean>;
  /** Removes some of what deleted collections held; false when nothing is left. */
  purge(): Promise<boolean>;
  /** Removes some log entries that retention no longer keeps; false when nothing is left to remove. */
  trim(keepChanges: number, before: number): Promise<boolean>;

  /** Lists of the same kind take about as long, and may be read in one call. */
  listKind(list: ListOf): string;
  /** In the order of `keys`; undefined where the collection is gone. */
  readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]>;
  /** In the order of `lists`; undefined where the collection is gone. At most `maxBatchLists` at once. */
  readLists(lists: readonly ListOf[]): Promise<(ListRead | undefined)[]>;
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
