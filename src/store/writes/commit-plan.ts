/**
 * Decides what a group of writes changes in one collection. This is a pure function of the collection's
 * state. If a write is rejected (for example, the row doesn't exist or is too large), the other
 * writes aren't affected.
 */
import {
  type CollectionCommit,
  type CollectionRef,
  type GroupState,
  type Head,
  type KeyedOutcome,
  maxGroupRowBytes,
  rowKeyIndexIn,
  type StoredRow,
  type UpdatedRow,
  unread,
} from '../../engines/engine.js';
import { entityTagOf } from '../../log/cursor.js';
import { EntryWriter } from '../../log/entry.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { beyondGrant, isReached } from '../../values/grant.js';
import { type JsonObject, maxFields } from '../../values/values.js';
import { boundless, type Headroom } from '../limits/account-limits.js';
import {
  type InvalidRows,
  noRules,
  type RowRules,
  rowInvalid,
  unvalidated,
  type Violations,
} from '../schemas/row-rules.js';
import { planBatch } from './batch-plan.js';
import { IndexKeyChanges } from './key-changes.js';
import {
  changedFields,
  idStart,
  isTooLarge,
  rowNotFound,
  rowTooLarge,
  tooManyFields,
  withId,
} from './row-changes.js';
import { type Claims, RowKeys, rowKeyInvalid, rowKeyTaken } from './row-keys.js';
import {
  type Batch,
  type BatchDone,
  type Delete,
  type Deleted,
  type Insert,
  type Inserted,
  isPostponed,
  type Postponed,
  type RowWrite,
  type Update,
  type Updated,
  type WriteResult,
} from './write-request.js';

/** Returns the data for the response to a retry, as JSON. The retry itself contains inserted rows. */
function recordedOf(outcome: Done, incarnation: string): string {
  const { kind, seq } = outcome;
  if (kind === 'batch') {
    const results = outcome.results.map((result) =>
      result.outcome === 'inserted' ? { ...result, row: undefined } : result,
    );
    return JSON.stringify({ incarnation, seq, results });
  }
  if (kind === 'insert') return `{"incarnation":"${incarnation}","seq":${seq},"firstId":${outcome.firstId}}`;
  return JSON.stringify(kind === 'update' ? { incarnation, seq, row: outcome.row } : { incarnation, seq });
}

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

export interface CollectionPlan {
  readonly commit: CollectionCommit | undefined;
  /** `undefined` if the collection doesn't exist any more. */
  readonly outcomes: readonly (WriteResult | Error | Postponed | undefined)[];
  /** Whether an outcome that needs no commit depends on the state, so that it's wrong if the state is outdated. */
  readonly isProvisional: boolean;
}

/**
 * Plans the writes of one collection. Writes to the same row apply in their order. Inserts come first and get
 * the lowest sequence numbers. If a change is postponed, all later changes are postponed too.
 */
export function planCollection(
  collection: CollectionRef,
  writes: readonly RowWrite[],
  state: GroupState,
  time: number,
  budget: ChangeBudget,
  headroom: Headroom = boundless,
  rules: RowRules = noRules,
): CollectionPlan {
  const known = state.collection(collection.id);
  if (known === undefined)
    return { commit: undefined, outcomes: writes.map(() => undefined), isProvisional: false };
  const { head, schemaId } = known;
  const { incarnation } = collection;
  const log = new EntryWriter(head.seq);
  const keys = new IndexKeyChanges(known.indexes);
  const rowKeys = new RowKeys(rowKeyIndexIn(known.indexes), (key) => state.owner(collection.id, key));
  const inserted: string[] = [];
  let { rows, bytes } = head;
  let isProvisional = false;

  const violationsOf = (
    write: Insert | Update | Batch,
    texts: readonly string[],
    values: readonly JsonObject[],
  ): Violations | Postponed => {
    const violations = rules.violations(schemaId, texts, values, write.validated);
    isProvisional ||= violations === unvalidated || violations.length > 0;
    return violations === unvalidated ? { kind: 'postponed', toValidate: { texts, schemaId } } : violations;
  };

  /** Returns why the rows can't have their row keys, or `undefined` if they can. */
  const refusalOf = (
    { taken, invalid, unknown }: Claims,
    write: InvalidRows & Pick<Insert, 'isAlone'>,
  ): Problem | Postponed | undefined => {
    if (unknown.length > 0) return { kind: 'postponed', ownedKeys: unknown };
    // Only the rows that have the keys tell whether the ticket reaches them.
    const isUnread = ({ id }: ValidationItem): boolean => id !== undefined && latest(id) === unread;
    if (write.grant?.filter !== undefined && write.isAlone !== true && taken.some(isUnread))
      return { kind: 'postponed', needsOwnGroup: true };
    isProvisional ||= taken.length + invalid.length > 0;
    if (taken.length > 0) return rowKeyTaken(collection, taken, write.grant, latest);
    return invalid.length > 0 ? rowKeyInvalid(collection, invalid, write) : undefined;
  };

  const insert = (write: Insert): Outcome => {
    const firstId = head.nextRowId + inserted.length;
    const texts = write.rows.map((text, index) => withId(firstId + index, text));
    const tooLarge = texts.findIndex(isTooLarge);
    if (tooLarge >= 0) return rowTooLarge(`/${tooLarge}`);
    for (const after of write.grant === undefined ? [] : write.values) {
      const beyond = beyondGrant(write.grant, { before: undefined, after, changed: Object.keys(after) });
      if (beyond !== undefined) return beyond;
    }
    const added = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const problem = headroom.problemOf(texts.length, added);
    if (problem !== undefined) return problem;
    const pointerOf = (index: number): string => `/${index}`;
    const claims = rowKeys.claimNew(write.values, pointerOf);
    const refusal = refusalOf(claims, { ...write, pointerOf });
    if (refusal !== undefined) return refusal;
    const violations = violationsOf(write, write.rows, write.values);
    if (isPostponed(violations)) return violations;
    if (violations.length > 0) return rowInvalid(collection, violations, { ...write, pointerOf });
    headroom.take(texts.length, added);
    bytes += added;
    texts.forEach((text, index) => {
      log.insert(text);
      keys.changed(firstId + index, undefined, write.values[index]);
      rowKeys.moved(firstId + index, undefined, claims.keys[index]);
      inserted.push(text);
    });
    rows += texts.length;
    return { kind: 'insert', seq: log.seq, firstId, rows: texts };
  };

  /**
   * The rows that the group changed, in their latest state; `undefined` if the group deleted them. They include
   * the new rows of batches, which later writes of the group can change.
   */
  const touched = new Map<number, StoredRow | undefined>();

  let isFull = false;

  /** Returns a row after the writes that are already planned. */
  const latest = (id: number): StoredRow | typeof unread | undefined => {
    if (touched.has(id)) return touched.get(id);
    const place = id - head.nextRowId;
    if (place < 0) return state.row(collection.id, id);
    const data = inserted[place];
    // Rows that aren't touched come from inserts, which are the first changes of the group.
    return data === undefined ? undefined : { seq: head.seq + 1 + place, data };
  };

  const change = (write: Update | Delete): Outcome => {
    const { id } = write;
    // Not the rows of the group's inserts: clients don't know their ids yet, and the engine can still move them.
    const row = touched.has(id) ? touched.get(id) : state.row(collection.id, id);
    isFull ||= row === unread || budget.isSpent;
    if (isFull || row === unread) return { kind: 'postponed' };
    if (row === undefined || !isReached(write.grant, row.data)) return rowNotFound(collection.name, id);
    const problem = write.precondition?.(entityTagOf(incarnation, row.seq));
    if (problem !== undefined) return problem;
    budget.spend(row.data.length + (write.kind === 'update' ? write.size : 0));
    if (write.kind === 'delete') {
      const beyond = beyondGrant(write.grant, { before: {}, after: undefined, changed: [] });
      if (beyond !== undefined) return beyond;
      log.delete(row.data);
      const removed = Buffer.byteLength(row.data);
      headroom.take(-1, -removed);
      bytes -= removed;
      if (keys.areKept) {
        const removedRow = JSON.parse(row.data) as JsonObject;
        keys.changed(id, removedRow, undefined);
        rowKeys.moved(id, rowKeys.keyOf(removedRow), undefined);
      }
      touched.set(id, undefined);
      rows -= 1;
      return { kind: 'delete', seq: log.seq };
    }
    const before = JSON.parse(row.data) as JsonObject;
    const after = write.change(before);
    const changed = changedFields(before, after);
    if (changed.size === 0) return { kind: 'update', seq: log.seq, row };
    const beyond = beyondGrant(write.grant, { before, after, changed: changed.keys() });
    if (beyond !== undefined) return beyond;
    const data = JSON.stringify(after);
    if (isTooLarge(data)) return rowTooLarge('');
    if (Object.keys(after).length > maxFields + 1) return tooManyFields();
    const added = Buffer.byteLength(data) - Buffer.byteLength(row.data);
    const full = headroom.problemOf(0, added);
    if (full !== undefined) return full;
    const claims = rowKeys.includesAny(changed) ? rowKeys.claim([{ id, row: after }], () => '') : undefined;
    const refusal = claims && refusalOf(claims, write);
    if (refusal !== undefined) {
      isFull ||= isPostponed(refusal);
      return refusal;
    }
    const violations = violationsOf(write, [data], [after]);
    if (isPostponed(violations)) {
      isFull = true;
      return violations;
    }
    if (violations.length > 0) return rowInvalid(collection, violations, write);
    headroom.take(0, added);
    bytes += added;
    budget.spend(log.update(data, changed) + (write.keyed === undefined ? 0 : data.length));
    keys.changed(id, before, after);
    if (claims !== undefined) rowKeys.moved(id, rowKeys.keyOf(before), claims.keys[0]);
    const updated = { seq: log.seq, data };
    touched.set(id, updated);
    return { kind: 'update', seq: log.seq, row: updated };
  };

  const batch = (write: Batch): Outcome => {
    isFull ||= budget.isSpent;
    if (isFull) return { kind: 'postponed' };
    const planned = planBatch(write, {
      collection,
      seq: log.seq,
      nextRowId: head.nextRowId + inserted.length,
      row: latest,
      grant: write.grant,
      rowKeys,
      violations: (texts, values) => violationsOf(write, texts, values),
    });
    if (isPostponed(planned)) {
      isFull = true;
      return planned;
    }
    if (planned instanceof Problem) {
      isProvisional = true;
      return planned;
    }
    const { changes, results, added, size } = planned;
    const full = headroom.problemOf(added.rows, added.bytes);
    if (full !== undefined) return full;
    headroom.take(added.rows, added.bytes);
    rows += added.rows;
    bytes += added.bytes;
    budget.spend(size);
    for (const { id, before, after, text, entry } of changes) {
      log.add(entry);
      keys.changed(id, before, after);
      if (rowKeys.index !== undefined)
        rowKeys.moved(id, before && rowKeys.keyOf(before), after && rowKeys.keyOf(after));
      if (before === undefined) inserted.push(text!);
      touched.set(id, text === undefined ? undefined : { seq: log.seq, data: text });
    }
    return { kind: 'batch', seq: log.seq, results };
  };

  const outcomes: Outcome[] = new Array(writes.length);
  writes.forEach((write, index) => {
    if (write.kind === 'insert') outcomes[index] = insert(write);
  });
  writes.forEach((write, index) => {
    if (write.kind !== 'insert') outcomes[index] = write.kind === 'batch' ? batch(write) : change(write);
  });
  const keyed: KeyedOutcome[] = [];
  writes.forEach((write, index) => {
    const outcome = outcomes[index]!;
    if (write.keyed === undefined || outcome instanceof Problem || isPostponed(outcome)) return;
    keyed.push(write.keyed.record(recordedOf(outcome, incarnation)));
  });

  if (log.seq === head.seq && keyed.length === 0) return { commit: undefined, outcomes, isProvisional };
  const { nextRowId: firstId } = head;
  const firstSeq = head.seq + 1;
  const seqs = inserted.map((_text, index) => firstSeq + index);
  let isConsecutive = true;
  const updated: UpdatedRow[] = [];
  const deleted: number[] = [];
  for (const [id, row] of touched) {
    if (row === undefined) deleted.push(id);
    else if (id < firstId) updated.push({ id, ...row });
    else {
      isConsecutive &&= row.seq === seqs[id - firstId];
      inserted[id - firstId] = row.data;
      seqs[id - firstId] = row.seq;
    }
  }
  const commit = {
    collectionId: collection.id,
    head: { seq: log.seq, nextRowId: firstId + inserted.length, rows, bytes },
    time,
    log: log.entries(),
    inserted:
      inserted.length > 0
        ? { firstId, firstSeq, seqs: isConsecutive ? undefined : seqs, rows: inserted }
        : undefined,
    updated,
    deleted,
    keyed,
    keys: keys.all(),
  };
  return { commit, outcomes, isProvisional };
}

type Done = Inserted | Updated | Deleted | BatchDone;
type Outcome = Done | Postponed | Problem;

/**
 * Corrects the result of inserts if the database put their group after other commits. Their sequence numbers
 * and ids increase by as much as the head has moved.
 */
export function movedOn(result: Inserted | BatchDone, planned: Head, moved: Head): Inserted | BatchDone {
  const seq = result.seq + moved.seq - planned.seq;
  const more = moved.nextRowId - planned.nextRowId;
  const textWith = (id: number, text: string): string =>
    `${idStart}${id + more}${text.slice(idStart.length + String(id).length)}`;
  if (result.kind === 'batch') {
    const results = result.results.map(({ outcome, id, row }) => ({
      outcome,
      id: id + more,
      row: row && textWith(id, row),
    }));
    return { kind: 'batch', seq, results };
  }
  const { firstId } = result;
  const rows = result.rows?.map((row, index) => textWith(firstId + index, row));
  return { kind: 'insert', seq, firstId: firstId + more, ...(rows && { rows }) };
}

export function collectionNotFound(name: string): Problem {
  return new Problem('collection_not_found', `There is no collection ${name}.`);
}
