/** Decides what a bulk write changes. This is a pure function of the collection's state. */
import {
  type CollectionRef,
  type GroupState,
  type MaintainedIndex,
  rowKeyIndexIn,
} from '../../engines/engine.js';
import { Problem } from '../../problem.js';
import type { Headroom } from '../limits/account-limits.js';
import { rowInvalid } from '../schemas/row-rules.js';
import type { CollectionPlan } from '../writes/commit-plan.js';
import { RowKeys, rowKeyTaken } from '../writes/row-keys.js';
import type { Bulk } from '../writes/write-request.js';
import type { BulkRows } from './bulk-rows.js';

/** It is postponed if the rows aren't prepared for this state. */
export function planBulk(
  { collection, rows: prepared, keyed: request }: Bulk,
  state: GroupState,
  time: number,
  headroom: Headroom,
): CollectionPlan {
  const plan = (
    outcome: CollectionPlan['outcomes'][number],
    isProvisional = false,
    commit?: CollectionPlan['commit'],
  ): CollectionPlan => ({ commit, outcomes: [outcome], isProvisional });
  const known = state.collection(collection.id);
  if (known === undefined) return plan(undefined);
  const { head, indexes, schemaId } = known;
  const postponed = { kind: 'postponed', bulkState: { indexes, schemaId } } as const;
  if (state.changes === undefined || !prepared.hasKeysOf(indexes)) return plan(postponed);
  let rows: BulkRows;
  try {
    rows = prepared.after(state.changes);
  } catch (error) {
    if (error instanceof Problem) return plan(error);
    throw error;
  }
  const problem = rows.problem ?? headroom.problemOf(0, rows.addedBytes);
  if (problem !== undefined) return plan(problem);
  const claimed = claimKeys(collection, rows, indexes, state);
  if (claimed === 'unknown') return plan(postponed, true);
  if (claimed !== undefined) return plan(claimed, true);
  if (!rows.isValidatedBy(schemaId)) return plan(postponed, true);
  const violation = rows.violation(collection);
  if (violation !== undefined) return plan(violation, true);
  const { matched, changed } = rows;
  const written = rows.written(head);
  // The rows may include a change that this instance hasn't seen yet.
  const seq = Math.max(written.head.seq, rows.seq);
  const outcome = { kind: 'bulk', seq, matched, changed } as const;
  const recorded = JSON.stringify({ incarnation: collection.incarnation, seq, matched, changed });
  const keyed = request === undefined ? [] : [request.record(recorded)];
  // A dry run must also know a schema and a row key that another instance has just set.
  if (written.log.length === 0 && keyed.length === 0) return plan(outcome, rows.query.isDryRun);
  return plan(outcome, false, { collectionId: collection.id, time, inserted: undefined, ...written, keyed });
}

/** Returns why the rows can't have their row keys. 'unknown' if the owner of a key is not known yet. */
function claimKeys(
  collection: CollectionRef,
  rows: BulkRows,
  indexes: readonly MaintainedIndex[],
  state: GroupState,
): Problem | 'unknown' | undefined {
  const index = rowKeyIndexIn(indexes);
  const added = index === undefined ? [] : rows.addedKeys(index.id);
  if (added.length === 0) return undefined;
  const rowKeys = new RowKeys(index, (key) => state.owner(collection.id, key));
  const claiming = added.map(({ rowId }) => ({ id: rowId, row: rows.afterOf(rowId) }));
  const { unknown, taken, invalid } = rowKeys.claim(claiming, () => '');
  if (unknown.length > 0) return 'unknown';
  if (taken.length > 0)
    return rowKeyTaken(collection, taken, rows.query.grant, (id) => state.row(collection.id, id));
  const [first] = invalid;
  if (first === undefined) return undefined;
  return rowInvalid(collection, [first], { ...rows.query, rowId: added[first[0]]!.rowId }, 'row key');
}
