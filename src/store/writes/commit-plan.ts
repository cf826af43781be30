/**
 * Decides what a group of writes changes in one collection. This is a pure function of the collection's
 * state. If a write is rejected (for example, the row doesn't exist or is too large), the other
 * writes aren't affected.
 */
import {
  type CollectionCommit,
  type CollectionRef,
  type CollectionState,
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
import { Problem } from '../../problem.js';
import { beyondGrant, isReached } from '../../values/grant.js';
import type { JsonObject } from '../../values/values.js';
import type { Headroom } from '../limits/account-limits.js';
import {
  type InvalidRows,
  type RowRules,
  rowInvalid,
  unvalidated,
  type Violations,
} from '../schemas/row-rules.js';
import { maxBatchBytes, planBatch, rowsTooLarge } from './batch-plan.js';
import { IndexKeyChanges } from './key-changes.js';
import { isTooLarge, rowChange, rowNotFound, rowTooLarge, withId } from './row-changes.js';
import { type Claims, needsOwners, RowKeys, rowKeyTaken } from './row-keys.js';
import {
  type Batch,
  type BatchDone,
  type Delete,
  type Deleted,
  type Insert,
  type Inserted,
  isPostponed,
  type NewRows,
  newRowsOf,
  type Postponed,
  type RowWrite,
  sizeOf,
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

/** What the writes of all collections of a group share. */
interface GroupContext {
  readonly state: GroupState;
  /** The time of the commit, in milliseconds since 1970. */
  readonly time: number;
  readonly budget: ChangeBudget;
  /** The storage that the account of the collection can still use. */
  readonly headroom: Headroom;
  readonly rules: RowRules;
}

/**
 * Plans the writes of one collection. Writes to the same row apply in their order. Inserts and batches of inserts come
 * first and get the lowest sequence numbers. If a change is postponed, all later changes are postponed too.
 */
export function planCollection(
  collection: CollectionRef,
  writes: readonly RowWrite[],
  group: GroupContext,
): CollectionPlan {
  const known = group.state.collection(collection.id);
  if (known === undefined)
    return { commit: undefined, outcomes: writes.map(() => undefined), isProvisional: false };
  const planned = new PlannedWrites(collection, known, group);
  const outcomes = writes.map((write) => planned.addRows(write));
  writes.forEach((write, index) => {
    if (write.kind !== 'insert') outcomes[index] ??= planned.add(write);
  });
  const keyed: KeyedOutcome[] = [];
  writes.forEach((write, index) => {
    const outcome = outcomes[index]!;
    if (write.keyed === undefined || outcome instanceof Problem || isPostponed(outcome)) return;
    keyed.push(write.keyed.record(recordedOf(outcome, collection.incarnation)));
  });
  return { commit: planned.commit(keyed), outcomes, isProvisional: planned.isProvisional };
}

/** The writes of a group to one collection that are planned so far. */
class PlannedWrites {
  readonly #collection: CollectionRef;
  readonly #group: GroupContext;
  readonly #head: Head;
  readonly #schemaId: number;
  readonly #log: EntryWriter;
  readonly #indexKeys: IndexKeyChanges;
  readonly #rowKeys: RowKeys;
  /** The new rows, without gaps from the next id of the head on. */
  readonly #inserted: string[] = [];
  /**
   * The rows that the group changed, in their latest state; `undefined` if the group deleted them. They include
   * the new rows of batches, which later writes of the group can change.
   */
  readonly #touched = new Map<number, StoredRow | undefined>();
  #rows: number;
  #bytes: number;
  /** Whether all later changes are postponed. */
  #isFull = false;
  #isProvisional = false;

  constructor(collection: CollectionRef, known: CollectionState, group: GroupContext) {
    this.#collection = collection;
    this.#group = group;
    this.#head = known.head;
    this.#schemaId = known.schemaId;
    this.#log = new EntryWriter(known.head.seq);
    this.#indexKeys = new IndexKeyChanges(known.indexes);
    this.#rowKeys = new RowKeys(rowKeyIndexIn(known.indexes), (key) => group.state.owner(collection.id, key));
    this.#rows = known.head.rows;
    this.#bytes = known.head.bytes;
  }

  /** See `CollectionPlan`. */
  get isProvisional(): boolean {
    return this.#isProvisional;
  }

  /** Plans a write that only inserts rows. Returns undefined for other writes, which `add` plans after all of these. */
  addRows(write: RowWrite): Outcome | undefined {
    if (write.kind === 'insert') return this.#insert(write);
    const newRows = write.kind === 'batch' ? newRowsOf(write) : undefined;
    const inserted = newRows && this.#insert(newRows, maxBatchBytes);
    // planBatch knows which operation causes the problem.
    if (inserted === undefined || inserted instanceof Problem) return undefined;
    if (isPostponed(inserted)) return inserted;
    const { seq, firstId, rows } = inserted;
    const results = rows.map((row, index) => ({ outcome: 'inserted' as const, id: firstId + index, row }));
    return { kind: 'batch', seq, results };
  }

  /** Plans a write for which `addRows` returned undefined. */
  add(write: Exclude<RowWrite, Insert>): Outcome {
    if (write.kind === 'batch') return this.#batch(write);
    const row = this.#target(write);
    if (row instanceof Problem || isPostponed(row)) return row;
    return this.#change(write, row);
  }

  /** Returns the changes of all writes, or `undefined` if they change nothing. */
  commit(keyed: readonly KeyedOutcome[]): CollectionCommit | undefined {
    const { seq, nextRowId: firstId } = this.#head;
    if (this.#log.seq === seq && keyed.length === 0) return undefined;
    const firstSeq = seq + 1;
    const rows = this.#inserted;
    const seqs = rows.map((_text, index) => firstSeq + index);
    let isConsecutive = true;
    const updated: UpdatedRow[] = [];
    const deleted: number[] = [];
    for (const [id, row] of this.#touched) {
      if (row === undefined) deleted.push(id);
      else if (id < firstId) updated.push({ id, ...row });
      else {
        isConsecutive &&= row.seq === seqs[id - firstId];
        rows[id - firstId] = row.data;
        seqs[id - firstId] = row.seq;
      }
    }
    return {
      collectionId: this.#collection.id,
      head: {
        seq: this.#log.seq,
        nextRowId: firstId + rows.length,
        rows: this.#rows,
        bytes: this.#bytes,
      },
      time: this.#group.time,
      log: this.#log.entries(),
      inserted:
        rows.length > 0 ? { firstId, firstSeq, seqs: isConsecutive ? undefined : seqs, rows } : undefined,
      updated,
      deleted,
      keyed,
      keys: this.#indexKeys.all(),
    };
  }

  #insert(write: NewRows, maxBytes = Number.POSITIVE_INFINITY): Required<Inserted> | Postponed | Problem {
    const { headroom } = this.#group;
    const firstId = this.#head.nextRowId + this.#inserted.length;
    const texts = write.rows.map((text, index) => withId(firstId + index, text));
    const tooLarge = texts.findIndex(isTooLarge);
    if (tooLarge >= 0) return rowTooLarge(`/${tooLarge}`);
    for (const after of write.grant === undefined ? [] : write.values) {
      const beyond = beyondGrant(write.grant, { before: undefined, after, changed: Object.keys(after) });
      if (beyond !== undefined) return beyond;
    }
    const added = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const problem = added > maxBytes ? rowsTooLarge() : headroom.problemOf(texts.length, added);
    if (problem !== undefined) return problem;
    const pointerOf = (index: number): string => `/${index}`;
    const claims = this.#rowKeys.claimNew(write.values, pointerOf);
    const refusal = this.#refusalOf(claims, { ...write, pointerOf });
    if (refusal !== undefined) return refusal;
    const violations = this.#violationsOf(write, write.rows, write.values);
    if (isPostponed(violations)) return violations;
    if (violations.length > 0) return rowInvalid(this.#collection, violations, { ...write, pointerOf });
    this.#grow(texts.length, added);
    texts.forEach((text, index) => {
      this.#log.insert(text);
      this.#indexKeys.changed(firstId + index, undefined, write.values[index]);
      this.#rowKeys.moved(firstId + index, undefined, claims.keys[index]);
      this.#inserted.push(text);
    });
    return { kind: 'insert', seq: this.#log.seq, firstId, rows: texts };
  }

  /** Returns the row that a write changes, or why the write can't change it. */
  #target({ id, grant, precondition }: Update | Delete): StoredRow | Postponed | Problem {
    const { state, budget } = this.#group;
    const { id: collectionId, incarnation, name } = this.#collection;
    // Not the rows of the group's inserts: clients don't know their ids yet, and the engine can still move them.
    const row = this.#touched.has(id) ? this.#touched.get(id) : state.row(collectionId, id);
    this.#isFull ||= row === unread || budget.isSpent;
    if (this.#isFull || row === unread) return { kind: 'postponed' };
    if (row === undefined || !isReached(grant, row.data)) return rowNotFound(name, id);
    return precondition?.(entityTagOf(incarnation, row.seq)) ?? row;
  }

  /** Plans the update or the deletion of a row. */
  #change(write: Update | Delete, row: StoredRow): Outcome {
    const { id } = write;
    const { budget, headroom } = this.#group;
    budget.spend(row.data.length + sizeOf(write));
    // A deletion needs the old row only for its index keys. Parsing a row of 250 KB takes 0.4 to 1.8 ms.
    const isParsed = write.kind === 'update' || this.#indexKeys.areKept;
    const stored = isParsed ? (JSON.parse(row.data) as JsonObject) : {};
    const planned = rowChange(row.data, stored, write);
    if (planned === 'unchanged') return { kind: 'update', seq: this.#log.seq, row };
    if (planned instanceof Problem) return planned;
    const { before, after, data, changed, entry } = planned;
    const added = planned.bytesAfter - planned.bytesBefore;
    const full = headroom.problemOf(0, added);
    if (full !== undefined) return full;
    const claims =
      after !== undefined && this.#rowKeys.includesAny(changed)
        ? this.#rowKeys.claim([{ id, row: after }], () => '')
        : undefined;
    const refusal = claims && this.#refusalOf(claims, write);
    if (refusal !== undefined) return this.#postponing(refusal);
    const violations = after === undefined ? [] : this.#violationsOf(write, [data], [after]);
    if (isPostponed(violations)) return this.#postponing(violations);
    if (violations.length > 0) return rowInvalid(this.#collection, violations, write);
    this.#log.add(entry);
    this.#indexKeys.changed(id, before, after);
    if (claims !== undefined || after === undefined)
      this.#rowKeys.moved(id, this.#rowKeys.keyOf(before), claims?.keys[0]);
    const updated = after && { seq: this.#log.seq, data };
    this.#touched.set(id, updated);
    this.#grow(updated === undefined ? -1 : 0, added);
    if (updated === undefined) return { kind: 'delete', seq: this.#log.seq };
    budget.spend(entry.length - data.length + (write.keyed === undefined ? 0 : data.length));
    return { kind: 'update', seq: updated.seq, row: updated };
  }

  #batch(write: Batch): Outcome {
    const { budget, headroom } = this.#group;
    this.#isFull ||= budget.isSpent;
    if (this.#isFull) return { kind: 'postponed' };
    const rowKeys = this.#rowKeys.draft();
    const planned = planBatch(write, {
      collection: this.#collection,
      seq: this.#log.seq,
      nextRowId: this.#head.nextRowId + this.#inserted.length,
      row: (id) => this.#latest(id),
      grant: write.grant,
      rowKeys,
      violations: (texts, values) => this.#violationsOf(write, texts, values),
    });
    if (isPostponed(planned)) return this.#postponing(planned);
    // Upserts that change nothing also depend on the row key, which another instance may have removed.
    this.#isProvisional ||= planned instanceof Problem || planned.changes.length === 0;
    if (planned instanceof Problem) return planned;
    const { changes, results, added, size } = planned;
    const full = headroom.problemOf(added.rows, added.bytes);
    if (full !== undefined) return full;
    this.#grow(added.rows, added.bytes);
    budget.spend(size);
    for (const { id, before, after, row, entry } of changes) {
      this.#log.add(entry);
      this.#indexKeys.changed(id, before, after);
      if (before === undefined) this.#inserted.push(row!.data);
      this.#touched.set(id, row);
    }
    this.#rowKeys.add(rowKeys);
    return { kind: 'batch', seq: this.#log.seq, results };
  }

  /** Returns a row after the writes that are already planned. */
  #latest(id: number): StoredRow | typeof unread | undefined {
    if (this.#touched.has(id)) return this.#touched.get(id);
    const { seq, nextRowId } = this.#head;
    const place = id - nextRowId;
    if (place < 0) return this.#group.state.row(this.#collection.id, id);
    const data = this.#inserted[place];
    // Rows that aren't touched come from inserts, which are the first changes of the group.
    return data === undefined ? undefined : { seq: seq + 1 + place, data };
  }

  #violationsOf(
    { validated }: NewRows | Update | Delete | Batch,
    texts: readonly string[],
    values: readonly JsonObject[],
  ): Violations | Postponed {
    const schemaId = this.#schemaId;
    const violations = this.#group.rules.violations(schemaId, texts, values, validated);
    this.#isProvisional ||= violations === unvalidated || violations.length > 0;
    return violations === unvalidated ? { kind: 'postponed', toValidate: { texts, schemaId } } : violations;
  }

  /** Returns why the rows can't have their row keys, or `undefined` if they can. */
  #refusalOf(
    { taken, invalid, unknown }: Claims,
    write: InvalidRows & Pick<Insert, 'isAlone'>,
  ): Problem | Postponed | undefined {
    if (unknown.length > 0) return { kind: 'postponed', ownedKeys: unknown };
    const rowOf = (id: number) => this.#latest(id);
    if (write.isAlone !== true && needsOwners(taken, write.grant, rowOf))
      return { kind: 'postponed', needsOwnGroup: true };
    this.#isProvisional ||= taken.length + invalid.length > 0;
    if (taken.length > 0) return rowKeyTaken(this.#collection, taken, write.grant, rowOf);
    return invalid.length > 0 ? rowInvalid(this.#collection, invalid, write, 'row key') : undefined;
  }

  /** Returns the outcome of a change. If the change is postponed, so are all later ones. */
  #postponing<O extends Problem | Postponed>(outcome: O): O {
    this.#isFull ||= isPostponed(outcome);
    return outcome;
  }

  #grow(rows: number, bytes: number): void {
    this.#group.headroom.take(rows, bytes);
    this.#rows += rows;
    this.#bytes += bytes;
  }
}

type Done = Inserted | Updated | Deleted | BatchDone;
type Outcome = Done | Postponed | Problem;
