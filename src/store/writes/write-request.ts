/** Defines the writes and their results. */
import type { CollectionRef, CollectionState, StoredRow } from '../../engines/engine.js';
import type { Problem } from '../../problem.js';
import type { Grant } from '../../values/grant.js';
import type { JsonObject } from '../../values/values.js';
import type { BulkRows } from '../bulk/bulk-rows.js';
import type { RowsToValidate, ValidatedRows } from '../schemas/row-rules.js';
import type { KeyedRequest } from './idempotency-keys.js';

interface RequestBase {
  readonly collection: CollectionRef;
  readonly keyed?: KeyedRequest | undefined;
  /** What the requester's ticket reaches. The writer sets it. */
  readonly grant?: Grant | undefined;
  /** Whether it must be the only write of its group, because the rows that it needs have no room in others. */
  readonly isAlone?: boolean;
}

/** Rows that a write inserts. */
export interface NewRows extends Pick<RequestBase, 'grant' | 'isAlone'> {
  /** JSON texts without `id`. */
  readonly rows: readonly string[];
  /** The parsed `rows`. */
  readonly values: readonly JsonObject[];
  readonly validated?: ValidatedRows | undefined;
}

export interface Insert extends RequestBase, NewRows {
  readonly kind: 'insert';
}

export interface Update extends RequestBase {
  readonly kind: 'update';
  readonly id: number;
  readonly precondition: Precondition | undefined;
  /** The number of characters of the write's new data. */
  readonly size: number;
  /** Returns the new row and doesn't modify the old one. */
  readonly change: (row: JsonObject) => JsonObject;
  /** Text that is appended to the error if the new row doesn't conform to the schema. */
  readonly advice?: string | undefined;
  readonly validated?: ValidatedRows | undefined;
}

export interface Delete extends RequestBase {
  readonly kind: 'delete';
  readonly id: number;
  readonly precondition: Precondition | undefined;
  /** A deletion has no new row. */
  readonly change?: undefined;
  readonly advice?: undefined;
  readonly validated?: undefined;
}

/** A bulk write. It is always the only write of its group. */
export interface Bulk extends RequestBase {
  readonly kind: 'bulk';
  readonly rows: BulkRows;
  /** Prepares the write for its next attempt after it was postponed. */
  readonly prepare: (state: BulkState) => Promise<Bulk>;
}

/** The indexes for which its index keys must be prepared, and the schema to which its rows must conform. */
export type BulkState = Pick<CollectionState, 'indexes' | 'schemaId'>;

/** Several operations, of which the server executes all or none, in order. Later ones see earlier ones. */
export interface Batch extends RequestBase {
  readonly kind: 'batch';
  readonly operations: readonly BatchOperation[];
  /** The ids of the rows that the operations name, each once. */
  readonly rowIds: readonly number[];
  /** The number of characters of the request. */
  readonly size: number;
  readonly validated?: ValidatedRows | undefined;
  /** Whether the operations are the rows of one upsert. Then, problems point to rows, and no row key occurs twice. */
  readonly isUpsert?: boolean | undefined;
}

export type BatchOperation =
  | { readonly op: 'insert'; readonly text: string; readonly value: JsonObject }
  | Upsert
  | ({ readonly op: 'update' | 'replace' } & SetFields &
      Pick<Update, 'id' | 'precondition' | 'change' | 'advice'>)
  | ({ readonly op: 'delete' } & Pick<Delete, 'id' | 'precondition' | 'change' | 'advice'>);

/** Inserts a row, or changes the row with the same row key. */
export interface Upsert extends SetFields {
  readonly op: 'upsert';
  /** The row to insert, as JSON text without `id`, and parsed. */
  readonly text: string;
  readonly value: JsonObject;
  /** How an existing row changes. Undefined if it stays unchanged. */
  readonly change: ((row: JsonObject) => JsonObject) | undefined;
  readonly outcome: 'updated' | 'replaced';
}

export type RowWrite = Insert | Update | Delete | Batch;
export type WriteRequest = RowWrite | Bulk;

/** A write as a client requests it. The store finds its collection and validates its rows. */
export type Requested<Write extends RowWrite> = Omit<Write, 'kind' | 'collection' | 'validated' | 'grant'>;

/** The fields that a request sets or removes: `all` if it decides about every field of the row. */
export interface SetFields {
  readonly fields: readonly string[] | 'all';
}

/** Returns why a row with this `ETag` must not be changed, or `undefined` if it can be changed. */
export type Precondition = (etag: string) => Problem | undefined;

/** The effect of a write. `seq` is the collection's sequence number directly after it. */
export type WriteResult = Inserted | Updated | Deleted | BatchDone | BulkDone;
export type ResultOf<Kind extends WriteRequest['kind']> = Extract<WriteResult, { readonly kind: Kind }>;

export interface Inserted {
  readonly kind: 'insert';
  readonly seq: number;
  readonly firstId: number;
  /** Not part of the idempotency record, because a retried request contains the rows. */
  readonly rows?: readonly string[];
}

export interface Updated {
  readonly kind: 'update';
  readonly seq: number;
  readonly row: StoredRow;
}

export interface Deleted {
  readonly kind: 'delete';
  readonly seq: number;
}

export interface BatchDone {
  readonly kind: 'batch';
  readonly seq: number;
  /** One for each operation, in order. */
  readonly results: readonly OperationResult[];
}

export interface OperationResult {
  readonly outcome: 'inserted' | 'updated' | 'replaced' | 'deleted' | 'unchanged';
  readonly id: number;
  /** The row after its operation, as JSON text with its id. Undefined if the operation deleted it. */
  readonly row: string | undefined;
}

export interface BulkDone {
  readonly kind: 'bulk';
  readonly seq: number;
  readonly matched: number;
  readonly changed: number;
  /** The duration of its commit in milliseconds, if writes of other accounts waited for it. Otherwise 0. */
  readonly delayedOthersMs?: number;
}

/** The write had no room in its group, or must be prepared first. It moves to a later group. */
export interface Postponed {
  readonly kind: 'postponed';
  readonly toValidate?: RowsToValidate;
  /** The keys in the index of the row key whose owners must be known. */
  readonly ownedKeys?: readonly string[];
  /** The state for which a bulk write must be prepared. */
  readonly bulkState?: BulkState;
  /** The rows of a batch have no room in a group with other writes. */
  readonly needsOwnGroup?: boolean;
}

export function isPostponed(outcome: object | undefined): outcome is Postponed {
  return (outcome as Partial<Postponed> | undefined)?.kind === 'postponed';
}

/** Returns the ids of the existing rows that must be read to plan the write. */
export function rowIdsOf(write: WriteRequest): readonly number[] {
  if (write.kind === 'insert' || write.kind === 'bulk') return [];
  return write.kind === 'batch' ? write.rowIds : [write.id];
}

/** Returns the rows of a batch, or `undefined` if the batch does not only insert rows. */
export function newRowsOf({ operations, grant, isAlone, validated }: Batch): NewRows | undefined {
  const rows: string[] = [];
  const values: JsonObject[] = [];
  for (const operation of operations) {
    if (operation.op !== 'insert') return undefined;
    rows.push(operation.text);
    values.push(operation.value);
  }
  return { rows, values, grant, isAlone, validated };
}

/** Returns whether the write must be the only one of its group. */
export function isAlone(write: WriteRequest): boolean {
  return write.kind === 'bulk' || write.isAlone === true;
}

/** Returns the number of characters of the write's new data. */
export function sizeOf(write: WriteRequest): number {
  if (write.kind === 'insert') return write.rows.reduce((sum, row) => sum + row.length, 0);
  if (write.kind === 'bulk') return write.rows.size;
  return write.kind === 'delete' ? 0 : write.size;
}
