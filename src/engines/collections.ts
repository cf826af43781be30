/** Defines collections with their schemas, row keys and indexes, and the changes of these. */
import type { LogEntry } from '../log/entry.js';
import type { KeyedOutcome, LogAfter, MaintainedIndex } from './commits.js';

/**
 * A collection, as code that reads or writes it knows it. A collection that was deleted and created again has
 * another id and incarnation.
 */
export interface CollectionRef {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  /**
   * Distinguishes the cursors of this collection from cursors of an earlier collection with the same name.
   */
  readonly incarnation: string;
}

export interface CollectionDescription extends CollectionRef {
  readonly rows: number;
  readonly createdAt: number;
}

/** The totals of a collection that count toward the storage limit of its account. */
export interface CollectionTotals {
  readonly id: number;
  readonly seq: number;
  readonly rows: number;
  readonly bytes: number;
}

export interface NewCollection extends Pick<CollectionRef, 'name' | 'incarnation'> {
  readonly keyed?: KeyedOutcome | undefined;
}

/**
 * A created collection, or the reason why it was not created. The reason is an existing collection with the same name,
 * or the number of collections of the account, which is at its limit.
 */
export type CollectionCreated = CollectionRef | 'exists' | { readonly collections: number };

/**
 * The schema to which the rows of a collection conform. Another text is another schema and has another id.
 */
export interface StoredSchema {
  readonly id: number;
  readonly text: string;
  /** The last change of the collection before the schema was set. */
  readonly seq: number;
}

/** A collection that has a schema, with its name in the typed contract of the account. */
export interface CollectionType {
  readonly collectionId: number;
  readonly name: string;
  readonly typeName: string;
  readonly schemaId: number;
  /** The fields of the row key. */
  readonly rowKey: readonly string[] | undefined;
  /** The text of the schema if the caller requested texts, otherwise empty. */
  readonly text: string;
}

/** The schema id of a collection without a schema. */
export const noSchema = 0;

/** An automatic index, as stored in the database for all instances. */
export interface IndexState extends MaintainedIndex {
  readonly collectionId: number;
  /** Undefined if the collection was deleted. */
  readonly accountId: number | undefined;
  /**
   * When a list last used the index, in milliseconds since the epoch. The value can be several minutes old.
   */
  readonly usedAt: number;
}

/** A rule to which the rows of a collection conform. */
export type Rule = 'schema' | 'row key';

/** The members that a change of a schema and a change of a row key share. */
interface RuleChange {
  readonly collection: CollectionRef;
  /** The token of `beginRuleChange`. The commit also ends the reservation. */
  readonly token: string;
  /** The last change whose rows are known to conform, and the maximum number of bytes of later changes. */
  readonly after: LogAfter;
  /** Checks and records the request, but does not change the schema or the row key. */
  readonly isDryRun: boolean;
  readonly keyed: KeyedOutcome | undefined;
}

export interface SchemaChange extends RuleChange {
  /** The id of the schema that the caller expects. If it is another one, the change has no effect. */
  readonly from: number;
  /** Undefined removes the schema. */
  readonly text: string | undefined;
  /** Returns whether the rows that were written after `after` conform to the schema. */
  readonly conforms: (entries: readonly LogEntry[]) => boolean;
  /** The maximum size of all schema texts of the account together, in bytes of UTF-8. */
  readonly maxBytes: number;
  /**
   * Chooses the collection's name in the typed contract.
   *
   * @param areTaken whether another collection of the account has one of these type names, which are in lower case
   */
  readonly typeName: (areTaken: (typeNames: readonly string[]) => Promise<boolean>) => Promise<string>;
}

export interface RowKeyChange extends RuleChange {
  /** The fields of the row key that the caller expects. If it is another one, the change has no effect. */
  readonly from: readonly string[] | undefined;
  /** The complete index to which the row key belongs from now on, and its fields. Undefined removes the row key. */
  readonly to: { readonly index: IndexState; readonly fields: readonly string[] } | undefined;
  /** Returns the index keys of the rows that were written after `after`. Undefined if one is not allowed. */
  readonly writtenKeys: (entries: readonly LogEntry[]) => readonly string[] | undefined;
}

/**
 * The result of a row key change:
 *
 * - `moved`: the collection now has another row key than `from`, or the index does not exist any more.
 * - `behind`: the changes since `after` are larger than its limit.
 * - `refused`: a row that was written since `after` does not conform.
 */
export type RowKeyChanged = 'changed' | 'moved' | 'behind' | 'refused';

/**
 * The result of a schema change. `moved` means that the collection now has another schema than `from`. `bytes` is the size
 * of the account's other schemas, if they leave too little space for the new one. The other results are as for a row key.
 */
export type SchemaChanged = RowKeyChanged | { readonly bytes: number };
