/**
 * Decides what a batch of operations changes in its collection. This is a pure function of the collection's
 * state: the result contains all changes of the batch, or the problem of the first operation that fails.
 *
 * Example: the operations `insert {"a":1}` and `delete 7` are the changes `{ id: 9, after: '{"id":9,"a":1}' }` and
 * `{ id: 7, before: '{"id":7}' }`.
 */
import { type CollectionRef, type RowKeyIndex, type StoredRow, unread } from '../../engines/engine.js';
import { entityTagOf } from '../../log/cursor.js';
import { insertText } from '../../log/entry.js';
import { Problem } from '../../problem.js';
import {
  beyondGrant,
  type Grant,
  isReached,
  requireFields,
  requireScopes,
  ticketExceeded,
} from '../../values/grant.js';
import { describeRowKey, rowKeyOf } from '../../values/row-key.js';
import type { JsonObject } from '../../values/values.js';
import { rowInvalid, type Violations } from '../schemas/row-rules.js';
import { isTooLarge, rowChange, rowNotFound, rowTooLarge, withId } from './row-changes.js';
import { needsOwners, type RowKeys, rowKeyMissing, rowKeyTaken } from './row-keys.js';
import {
  type Batch,
  type BatchOperation,
  isPostponed,
  type OperationResult,
  type Postponed,
  type Upsert,
} from './write-request.js';

/** The maximum bytes of the rows of a batch, before and after its operations. Other writes wait for its commit. */
export const maxBatchBytes = 4_194_304;

/** What a batch sees of its collection, in addition to its own changes. */
interface BatchState {
  readonly collection: CollectionRef;
  /** The sequence number of the last change before the batch. */
  readonly seq: number;
  readonly nextRowId: number;
  row(id: number): StoredRow | typeof unread | undefined;
  /** What the ticket of the request reaches. */
  readonly grant: Grant | undefined;
  /** The row keys, which the batch changes. */
  readonly rowKeys: RowKeys;
  /** Validates rows by the schema of the collection. */
  violations(texts: readonly string[], values: readonly JsonObject[]): Violations | Postponed;
}

/** A change of one row. An insert has no `before`, and a delete has no `after`. */
interface BatchChange {
  readonly id: number;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  /** The stored row after the change. Undefined if it's deleted. */
  readonly row: StoredRow | undefined;
  /** The entry of the change in the change log. */
  readonly entry: string;
}

interface PlannedBatch {
  readonly changes: readonly BatchChange[];
  readonly results: readonly OperationResult[];
  /** By how much the collection becomes larger. */
  readonly added: { readonly rows: number; readonly bytes: number };
  /** The bytes of the rows before and after each operation. */
  readonly size: number;
}

export function planBatch(
  { operations, isAlone, isUpsert }: Pick<Batch, 'operations' | 'isAlone' | 'isUpsert'>,
  state: BatchState,
): PlannedBatch | Postponed | Problem {
  const { index } = state.rowKeys;
  const keys = index === undefined ? [] : operations.map((operation) => keyOfUpsert(operation, index));
  const repeated = isUpsert ? repeatedKey(operations, keys, index) : undefined;
  if (repeated !== undefined) return repeated;
  const batch = new BatchChanges(state, keys);
  let failure: Failure | undefined;
  let at = 0;
  for (; at < operations.length; at += 1) {
    failure = batch.apply(operations[at]!, at);
    if (failure !== undefined) break;
  }
  if (batch.unknownKeys.length > 0) return { kind: 'postponed', ownedKeys: batch.unknownKeys };
  if (failure === unread && isAlone !== true) return { kind: 'postponed', needsOwnGroup: true };
  // Rows are validated together, so a row of an earlier operation can turn out to be invalid only now.
  const invalid = batch.invalidRows(operations, isUpsert);
  if (invalid !== undefined) return invalid;
  if (failure === undefined) return batch.planned();
  const problem = failure === unread ? rowsTooLarge(isUpsert) : failure;
  return isUpsert ? inRow(at, problem) : inOperation(at, operations[at]!, problem);
}

type Change = Omit<Extract<BatchOperation, { readonly op: 'update' | 'replace' }>, 'id' | 'fields'>;
type Removal = Omit<Extract<BatchOperation, { readonly op: 'delete' }>, 'id'>;

/** The scopes that a ticket needs for an operation. */
const scopesOf = {
  insert: ['insert'],
  upsert: ['insert', 'update'],
  update: ['update'],
  replace: ['update'],
  delete: ['delete'],
} as const;

/** @throws Problem scope_insufficient, ticket_exceeded if a ticket can't make one of the operations in any state */
export function requireGranted(
  grant: Grant | undefined,
  operations: readonly BatchOperation[],
  isUpsert = false,
): void {
  if (grant === undefined) return;
  for (const [at, operation] of operations.entries()) {
    try {
      requireScopes(grant, scopesOf[operation.op]);
      if (operation.op === 'insert') requireFields(grant, Object.keys(operation.value));
      else if (operation.op !== 'delete') requireFields(grant, operation.fields);
    } catch (error) {
      throw error instanceof Problem && !isUpsert ? inOperation(at, operation, error) : error;
    }
  }
}

/** `unread`: the rows of the batch are too large for its group. */
type Failure = Problem | typeof unread;

/** The changes of the operations so far, which later operations see. */
class BatchChanges {
  /** Row keys whose owners aren't known. Until they are, it's not certain that their operations succeed. */
  readonly unknownKeys: string[] = [];
  readonly #state: BatchState;
  /** The row keys of the upserts. */
  readonly #keys: UpsertKeys;
  readonly #latest = new Map<number, StoredRow | undefined>();
  readonly #changes: BatchChange[] = [];
  readonly #results: OperationResult[] = [];
  /** The rows that must conform to the schema, and the operations that they come from. */
  readonly #validated = { texts: [] as string[], values: [] as JsonObject[], operations: [] as number[] };
  readonly #advice = new Map<number, string>();
  #insertedRows = 0;
  #deletedRows = 0;
  #bytesBefore = 0;
  #bytesAfter = 0;
  #addedBytes = 0;

  constructor(state: BatchState, keys: UpsertKeys) {
    this.#state = state;
    this.#keys = keys;
  }

  /** Applies the operation with the number `at`. Returns why it failed. */
  apply(operation: BatchOperation, at: number): Failure | undefined {
    const failure = this.#failureOf(operation, at);
    if (failure !== undefined) return failure;
    return Math.max(this.#bytesBefore, this.#bytesAfter) > maxBatchBytes ? unread : undefined;
  }

  #failureOf(operation: BatchOperation, at: number): Failure | undefined {
    if (operation.op === 'insert') return this.#insert(operation, at);
    if (operation.op === 'upsert') return this.#upsert(operation, at);
    return this.#change(operation.id, operation, at);
  }

  /** Returns the problem of the rows that do not conform to the schema. In a batch, it names only the first row. */
  invalidRows(
    all: readonly BatchOperation[],
    isUpsert: boolean | undefined,
  ): Problem | Postponed | undefined {
    const { texts, values, operations } = this.#validated;
    const { collection, grant } = this.#state;
    const violations = this.#state.violations(texts, values);
    if (isPostponed(violations)) return violations;
    const [first] = violations;
    if (first === undefined) return undefined;
    if (isUpsert) return rowInvalid(collection, violations, { pointerOf: (n) => `/${operations[n]}`, grant });
    const at = operations[first[0]]!;
    const problem = rowInvalid(collection, [first], { advice: this.#advice.get(at), grant });
    return inOperation(at, all[at]!, problem);
  }

  planned(): PlannedBatch {
    return {
      changes: this.#changes,
      results: this.#results,
      added: { rows: this.#insertedRows - this.#deletedRows, bytes: this.#addedBytes },
      size: this.#bytesBefore + this.#bytesAfter,
    };
  }

  /** The sequence number of the next change. */
  get #nextSeq(): number {
    return this.#state.seq + this.#changes.length + 1;
  }

  #insert({ text, value }: Pick<Upsert, 'text' | 'value'>, at: number): Failure | undefined {
    const id = this.#state.nextRowId + this.#insertedRows;
    const data = withId(id, text);
    const { grant } = this.#state;
    const beyond =
      grant && beyondGrant(grant, { before: undefined, after: value, changed: Object.keys(value) });
    const refusal = beyond ?? this.#claim(id, undefined, value, at);
    if (refusal !== undefined) return refusal;
    if (isTooLarge(data)) return rowTooLarge('');
    this.#insertedRows += 1;
    this.#validate(at, text, value);
    const row = { seq: this.#nextSeq, data };
    this.#record('inserted', { id, before: undefined, after: value, row, entry: insertText(data) }, 0);
    return undefined;
  }

  #upsert(operation: Upsert, at: number): Failure | undefined {
    const { rowKeys, collection, grant } = this.#state;
    const key = this.#keys[at];
    if (key === undefined) return rowKeyMissing(collection);
    if (typeof key !== 'string') return rowInvalid(collection, [[0, key]], { grant }, 'row key');
    const id = rowKeys.owner(key);
    if (id === undefined) return this.#insert(operation, at);
    if (id !== unread) {
      const row = this.#row(id);
      if (row !== undefined && row !== unread && !isReached(grant, row.data))
        return ticketExceeded(
          'A row that the ticket cannot access has the same row key. The server did not change anything.',
        );
      const { change = (unchanged) => unchanged, outcome } = operation;
      const op = outcome === 'updated' ? 'update' : 'replace';
      return this.#change(id, { op, precondition: undefined, change }, at);
    }
    this.unknownKeys.push(key);
    return undefined;
  }

  #row(id: number): StoredRow | typeof unread | undefined {
    return this.#latest.has(id) ? this.#latest.get(id) : this.#state.row(id);
  }

  #change(id: number, operation: Change | Removal, at: number): Failure | undefined {
    const { collection, grant } = this.#state;
    const row = this.#row(id);
    if (row === unread) return unread;
    if (row === undefined || !isReached(grant, row.data)) return rowNotFound(collection.name, id);
    const mismatch = operation.precondition?.(entityTagOf(collection.incarnation, row.seq));
    if (mismatch !== undefined) return mismatch;
    const before = JSON.parse(row.data) as JsonObject;
    const planned = rowChange(row.data, before, { change: operation.change, grant });
    if (planned instanceof Problem) return planned;
    if (planned === 'unchanged') {
      const bytes = Buffer.byteLength(row.data);
      this.#bytesBefore += bytes;
      this.#bytesAfter += bytes;
      this.#results.push({ outcome: 'unchanged', id, row: row.data });
      return undefined;
    }
    const { after, data, changed, entry, bytesBefore } = planned;
    if (after === undefined) {
      this.#deletedRows += 1;
      this.#state.rowKeys.moved(id, this.#state.rowKeys.keyOf(before), undefined);
      this.#record('deleted', { id, before, after, row: undefined, entry }, bytesBefore);
      return undefined;
    }
    const refusal =
      this.#state.rowKeys.includesAny(changed) && this.#claim(id, before, after, at, operation.advice);
    if (refusal) return refusal;
    this.#validate(at, data, after, operation.advice);
    const changedRow = { seq: this.#nextSeq, data };
    const outcome = operation.op === 'update' ? 'updated' : 'replaced';
    this.#record(outcome, { id, before, after, row: changedRow, entry }, bytesBefore);
    return undefined;
  }

  /** Gives a row its row key. Returns why the row can't have it. */
  #claim(
    id: number,
    before: JsonObject | undefined,
    after: JsonObject,
    at: number,
    advice?: string,
  ): Failure | undefined {
    const { rowKeys, collection, grant } = this.#state;
    if (rowKeys.index === undefined) return undefined;
    const known = before === undefined ? this.#keys[at] : undefined;
    const claiming = { id, row: after, key: typeof known === 'string' ? known : undefined };
    const { taken, invalid, unknown, keys } = rowKeys.claim([claiming], () => '');
    if (invalid.length > 0) return rowInvalid(collection, invalid, { advice, grant }, 'row key');
    this.unknownKeys.push(...unknown);
    const rowOf = (other: number) => this.#row(other);
    if (needsOwners(taken, grant, rowOf)) return unread;
    if (taken.length > 0) return rowKeyTaken(collection, taken, grant, rowOf);
    rowKeys.moved(id, before && rowKeys.keyOf(before), keys[0], at);
    return undefined;
  }

  #validate(at: number, text: string, value: JsonObject, advice?: string): void {
    this.#validated.texts.push(text);
    this.#validated.values.push(value);
    this.#validated.operations.push(at);
    if (advice !== undefined) this.#advice.set(at, advice);
  }

  /** @param bytesBefore the size of the row before the change */
  #record(outcome: OperationResult['outcome'], change: BatchChange, bytesBefore: number): void {
    const { id, row } = change;
    const bytesAfter = row === undefined ? 0 : Buffer.byteLength(row.data);
    this.#bytesBefore += bytesBefore;
    this.#bytesAfter += bytesAfter;
    this.#addedBytes += bytesAfter - bytesBefore;
    this.#changes.push(change);
    this.#results.push({ outcome, id, row: row?.data });
    this.#latest.set(id, row);
  }
}

/** The row key of each operation, or the errors in it. Undefined if the operation isn't an upsert. */
type UpsertKeys = readonly (ReturnType<typeof rowKeyOf> | undefined)[];

function keyOfUpsert(operation: BatchOperation, { rowKey }: RowKeyIndex): UpsertKeys[number] {
  return operation.op === 'upsert' ? rowKeyOf(rowKey, operation.value) : undefined;
}

/** Returns a problem if two rows of an upsert have the same row key. */
function repeatedKey(
  operations: readonly BatchOperation[],
  keys: UpsertKeys,
  index: RowKeyIndex | undefined,
): Problem | undefined {
  if (index === undefined || keys.length < 2) return undefined;
  const firsts = new Map<string, number>();
  for (const [at, key] of keys.entries()) {
    if (typeof key !== 'string') continue;
    const first = firsts.get(key);
    if (first !== undefined) {
      const described = describeRowKey(index.rowKey, (operations[at] as Upsert).value);
      return new Problem('body_invalid', `/${first} and /${at} have the same row key: ${described}.`, {
        errors: [
          { pointer: `/${first}`, detail: `has the same row key as /${at}` },
          { pointer: `/${at}`, detail: `has the same row key as /${first}` },
        ],
      });
    }
    firsts.set(key, at);
  }
  return undefined;
}

/** Adds the place in the request to the problem of a row of an upsert. */
function inRow(at: number, { code, detail, errors }: Problem): Problem {
  if (code === 'row_key_missing' || code === 'too_many_rows') return new Problem(code, detail);
  const items = errors?.map((item) => ({ ...item, pointer: `/${at}${item.pointer}` }));
  return new Problem(code, detail, { errors: items ?? [{ pointer: `/${at}`, detail }] });
}

/** Adds the place in the request to the problem of an operation. */
function inOperation(at: number, operation: BatchOperation, { code, detail, errors }: Problem): Problem {
  const pointer = `/operations/${at}`;
  const member = code === 'row_key_taken' ? '' : operation.op === 'update' ? '/patch' : '/row';
  return new Problem(code, `${pointer}: ${detail}`, {
    errors: errors?.map((item) => ({ ...item, pointer: `${pointer}${member}${item.pointer}` })) ?? [
      { pointer, detail },
    ],
  });
}

export function rowsTooLarge(isUpsert = false): Problem {
  const what = isUpsert ? 'request' : 'batch';
  const after = isUpsert ? 'it' : 'its operations';
  const detail = `The rows of the ${what} are larger than ${maxBatchBytes >> 20} MiB in total, before or after ${after}.`;
  return new Problem('too_many_rows', detail);
}
