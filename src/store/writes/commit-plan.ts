/**
 * Decides what a group of writes changes in one collection. This is a pure function of the locked state of
 * the collection. If a write is rejected (for example, the row doesn't exist or is too large), the other
 * writes aren't affected.
 */

import {
  type CollectionCommit,
  type CollectionRef,
  type GroupState,
  type Head,
  type KeyedOutcome,
  maxGroupRowBytes,
  type StoredRow,
  type UpdatedRow,
  unread,
} from '../../engines/engine.js';
import { entityTagOf } from '../../log/cursor.js';
import { type Before, EntryWriter } from '../../log/entry.js';
import { Problem } from '../../problem.js';
import { type JsonObject, maxFields, maxRowBytes, sameValue } from '../../values/values.js';
import { boundless, type Headroom } from '../limits/account-limits.js';
import { noRules, type RowRules, rowInvalid, unvalidated, type Validatable } from '../schemas/row-rules.js';
import type { KeyedRequest } from './idempotency-keys.js';
import { KeyChanges } from './key-changes.js';

/** `rows` are JSON texts without `id`, and `values` are the parsed `rows`. */
export interface Insert extends Validatable {
  readonly kind: 'insert';
  readonly collection: CollectionRef;
  readonly rows: readonly string[];
  readonly values: readonly JsonObject[];
  readonly keyed?: KeyedRequest | undefined;
}

export interface Update extends Validatable {
  readonly kind: 'update';
  readonly collection: CollectionRef;
  readonly id: number;
  readonly precondition: Precondition | undefined;
  /** The number of characters of the write's new data. */
  readonly size: number;
  /** Returns the new row and doesn't modify the old one. */
  readonly change: (row: JsonObject) => JsonObject;
  /** Text that is appended to the error if the new row doesn't conform to the schema. */
  readonly advice?: string | undefined;
  readonly keyed?: KeyedRequest | undefined;
}

export interface Delete {
  readonly kind: 'delete';
  readonly collection: CollectionRef;
  readonly id: number;
  readonly precondition: Precondition | undefined;
  readonly keyed?: KeyedRequest | undefined;
}

export type Write = Insert | Update | Delete;

/** Returns why a row with this `ETag` must not be changed, or `undefined` if it can be changed. */
export type Precondition = (etag: string) => Problem | undefined;

/** The effect of a write. `seq` is the collection's sequence number directly after it. */
export type Outcome =
  | Inserted
  | { readonly kind: 'update'; readonly seq: number; readonly row: StoredRow }
  | { readonly kind: 'delete'; readonly seq: number }
  | Problem;

export interface Inserted {
  readonly kind: 'insert';
  readonly seq: number;
  readonly firstId: number;
  /** Not part of the idempotency record, because a retried request contains the rows. */
  readonly rows?: readonly string[];
}

/**
 * Returns the data from which the response to a retry is created, as JSON. The inserted rows come from the
 * retried request.
 */
function recordedOf(outcome: Exclude<Outcome, Problem>, incarnation: string): string {
  const { kind, seq } = outcome;
  if (kind === 'insert') return `{"incarnation":"${incarnation}","seq":${seq},"firstId":${outcome.firstId}}`;
  return JSON.stringify(kind === 'update' ? { incarnation, seq, row: outcome.row } : { incarnation, seq });
}

/** The outcome of a write that had no room in its group and must move to the next one. */
export const postponed = Symbol('postponed');

/**
 * Limits the changes of a group, because the main thread reads, compares and writes every changed row. 200
 * patches of rows of 250 KB in one group blocked it for 214 ms. The first change is always allowed.
 */
export class ChangeBudget {
  #left = maxGroupRowBytes;

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  spend(characters: number): void {
    this.#left -= characters;
  }
}

/**
 * Plans the writes of one collection. Writes to the same row apply in their order. Inserts come first and get
 * the lowest sequence numbers. An outcome is `undefined` if the collection doesn't exist any more. If a
 * change is postponed, all later changes are postponed too.
 */
export function planCollection(
  collection: CollectionRef,
  writes: readonly Write[],
  state: GroupState,
  time: number,
  budget: ChangeBudget,
  headroom: Headroom = boundless,
  rules: RowRules = noRules,
): {
  readonly commit: CollectionCommit | undefined;
  readonly outcomes: readonly (Outcome | typeof postponed | undefined)[];
} {
  const head = state.head(collection.id);
  if (head === undefined) return { commit: undefined, outcomes: writes.map(() => undefined) };
  const { incarnation } = collection;
  const schemaId = state.schemaId(collection.id);
  const log = new EntryWriter(head.seq);
  const keys = new KeyChanges(state.indexes(collection.id));
  const inserted: string[] = [];
  let { rows, bytes } = head;

  const insert = (write: Insert): Outcome | typeof postponed => {
    const firstId = head.nextRowId + inserted.length;
    const texts = write.rows.map((text, index) => withId(firstId + index, text));
    const tooLarge = texts.findIndex(isTooLarge);
    if (tooLarge >= 0) return rowTooLarge(`/${tooLarge}`);
    const added = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const refusal = headroom.refusal(texts.length, added);
    if (refusal !== undefined) return refusal;
    const violations = rules.violations(write, schemaId, write.rows, write.values);
    if (violations === unvalidated) return postponed;
    if (violations.length > 0) return rowInvalid(collection, violations, (index) => `/${index}`);
    headroom.take(texts.length, added);
    bytes += added;
    texts.forEach((text, index) => {
      log.insert(text);
      keys.changed(firstId + index, undefined, write.values[index]);
      inserted.push(text);
    });
    rows += texts.length;
    return { kind: 'insert', seq: log.seq, firstId, rows: texts };
  };

  /** The rows that the group changed, in their latest state; `undefined` if the group deleted them. */
  const touched = new Map<number, StoredRow | undefined>();

  let isFull = false;

  const change = (write: Update | Delete): Outcome | typeof postponed => {
    const { id } = write;
    const row = touched.has(id) ? touched.get(id) : state.row(collection.id, id);
    isFull ||= row === unread || budget.isSpent;
    if (isFull || row === unread) return postponed;
    if (row === undefined) return rowNotFound(collection.name, id);
    const refusal = write.precondition?.(entityTagOf(incarnation, row.seq));
    if (refusal !== undefined) return refusal;
    budget.spend(row.data.length + (write.kind === 'update' ? write.size : 0));
    if (write.kind === 'delete') {
      log.delete(row.data);
      const removed = Buffer.byteLength(row.data);
      headroom.take(-1, -removed);
      bytes -= removed;
      if (keys.areKept) keys.changed(id, JSON.parse(row.data) as JsonObject, undefined);
      touched.set(id, undefined);
      rows -= 1;
      return { kind: 'delete', seq: log.seq };
    }
    const before = JSON.parse(row.data) as JsonObject;
    const after = write.change(before);
    const changed = changedFields(before, after);
    if (changed.size === 0) return { kind: 'update', seq: log.seq, row };
    const data = JSON.stringify(after);
    if (isTooLarge(data)) return rowTooLarge('');
    if (Object.keys(after).length > maxFields + 1) return tooManyFields();
    const added = Buffer.byteLength(data) - Buffer.byteLength(row.data);
    const full = headroom.refusal(0, added);
    if (full !== undefined) return full;
    const violations = rules.violations(write, schemaId, [data], [after]);
    if (violations === unvalidated) {
      isFull = true;
      return postponed;
    }
    if (violations.length > 0) return rowInvalid(collection, violations, () => '', write.advice);
    headroom.take(0, added);
    bytes += added;
    budget.spend(log.update(data, changed) + (write.keyed === undefined ? 0 : data.length));
    keys.changed(id, before, after);
    const updated = { seq: log.seq, data };
    touched.set(id, updated);
    return { kind: 'update', seq: log.seq, row: updated };
  };

  const outcomes: (Outcome | typeof postponed)[] = new Array(writes.length);
  writes.forEach((write, index) => {
    if (write.kind === 'insert') outcomes[index] = insert(write);
  });
  writes.forEach((write, index) => {
    if (write.kind !== 'insert') outcomes[index] = change(write);
  });
  const keyed: KeyedOutcome[] = [];
  for (let index = 0; index < writes.length; index += 1) {
    const outcome = outcomes[index]!;
    if (writes[index]!.keyed === undefined || outcome === postponed || outcome instanceof Problem) continue;
    keyed.push(writes[index]!.keyed!.record(recordedOf(outcome, incarnation)));
  }

  if (log.seq === head.seq && keyed.length === 0) return { commit: undefined, outcomes };
  const updated: UpdatedRow[] = [];
  const deleted: number[] = [];
  for (const [id, row] of touched) {
    if (row === undefined) deleted.push(id);
    else updated.push({ id, ...row });
  }
  const { nextRowId: firstId } = head;
  const commit = {
    collectionId: collection.id,
    head: { seq: log.seq, nextRowId: firstId + inserted.length, rows, bytes },
    time,
    log: log.entries(),
    inserted: inserted.length > 0 ? { firstId, firstSeq: head.seq + 1, rows: inserted } : undefined,
    updated,
    deleted,
    keyed,
    keys: keys.all(),
  };
  return { commit, outcomes };
}

/**
 * Corrects the outcome of an insert if the database put its group after other commits. Its sequence number
 * and ids increase by as much as the head has moved.
 */
export function movedOn(outcome: Inserted, planned: Head, moved: Head): Inserted {
  const firstId = outcome.firstId + moved.nextRowId - planned.nextRowId;
  const idEnd = (index: number): number => idStart.length + String(outcome.firstId + index).length;
  const rows = outcome.rows?.map((row, index) => `${idStart}${firstId + index}${row.slice(idEnd(index))}`);
  return { kind: 'insert', seq: outcome.seq + moved.seq - planned.seq, firstId, ...(rows && { rows }) };
}

export function collectionNotFound(name: string): Problem {
  return new Problem('collection_not_found', `There is no collection ${name}.`);
}

export function rowNotFound(name: string, id: number): Problem {
  return new Problem('row_not_found', `There is no row ${id} in ${name}.`);
}

export function isTooLarge(text: string): boolean {
  return text.length * 3 > maxRowBytes && Buffer.byteLength(text) > maxRowBytes;
}

/** A character takes at most three bytes in UTF-8, so most rows don't need to be measured. */
export function rowTooLarge(pointer: string, row = 'The row'): Problem {
  const detail = `a row is at most ${maxRowBytes} bytes of JSON`;
  return new Problem('value_unsupported', `${row} is too large.`, { errors: [{ pointer, detail }] });
}

export function tooManyFields(row = 'The row'): Problem {
  const detail = `a row has at most ${maxFields} fields`;
  return new Problem('value_unsupported', `${row} would have too many fields.`, {
    errors: [{ pointer: '', detail }],
  });
}

const idStart = '{"id":';

export function withId(id: number, text: string): string {
  return text === '{}' ? `${idStart}${id}}` : `${idStart}${id},${text.slice(1)}`;
}

/** Returns the fields that were added, removed or changed, with their old values. */
export function changedFields(before: JsonObject, after: JsonObject): Before {
  const changed = new Map<string, readonly [] | readonly [unknown]>();
  for (const field of Object.keys(after)) {
    if (!Object.hasOwn(before, field)) changed.set(field, []);
    else if (!sameValue(before[field], after[field])) changed.set(field, [before[field]]);
  }
  for (const field of Object.keys(before)) {
    if (!Object.hasOwn(after, field)) changed.set(field, [before[field]]);
  }
  return changed;
}
