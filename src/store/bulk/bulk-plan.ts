/** Decides what a bulk write changes: pure, between the locked state and the commit. */
import {
  type CollectionCommit,
  type CollectionRef,
  type GroupState,
  OutdatedState,
  type SortIndex,
} from '../../engines/engine.js';
import { Problem } from '../../problem.js';
import type { Headroom } from '../limits/account-limits.js';
import { postponed } from '../writes/commit-plan.js';
import type { KeyedRequest } from '../writes/idempotency-keys.js';
import type { BulkRows } from './bulk-rows.js';

/** A group of its own. */
export interface Bulk {
  readonly kind: 'bulk';
  readonly collection: CollectionRef;
  readonly rows: BulkRows;
  readonly keyed: KeyedRequest | undefined;
  /** Why it isn't to be done any more; 'anew': from the beginning. */
  failure: 'anew' | Error | undefined;
  /** Those that its keys are to be of. */
  indexes: readonly SortIndex[];
  /** That its rows are to keep to. */
  schemaId: number;
  /** How long its commit took, if other accounts' writes waited for that. */
  keptOthersMs: number;
  /** After it was postponed: sees to it that the next try finds it ready. Never rejects. */
  readonly prepare: () => Promise<void>;
}

/** `seq` is the collection's just after it. */
export type BulkOutcome =
  | { readonly kind: 'bulk'; readonly seq: number; readonly matched: number; readonly changed: number }
  | { readonly kind: 'bulk'; readonly seq: undefined };

/** @returns the outcome `postponed` where the rows aren't prepared for this state; undefined when the collection is gone */
export function planBulk(
  bulk: Bulk,
  state: GroupState,
  time: number,
  headroom: Headroom,
): {
  readonly commit: CollectionCommit | undefined;
  readonly outcome: BulkOutcome | Error | typeof postponed | undefined;
} {
  const { collection, rows, failure } = bulk;
  const without = <Outcome>(outcome: Outcome) => ({ commit: undefined, outcome });
  const head = state.head(collection.id);
  if (head === undefined) return without(undefined);
  if (failure !== undefined)
    return without(failure === 'anew' ? { kind: 'bulk' as const, seq: undefined } : failure);
  bulk.indexes = state.indexes(collection.id);
  bulk.schemaId = state.schemaId(collection.id);
  if (state.changes === undefined || !rows.keeps(bulk.indexes))
    return { commit: undefined, outcome: postponed };
  try {
    for (const entry of state.changes) rows.follow(entry);
  } catch (error) {
    if (error instanceof Problem) return without(error);
    throw error;
  }
  const refusal = rows.refusal ?? headroom.refusal(0, rows.addedBytes);
  if (refusal !== undefined) return without(refusal);
  const isValidated = rows.isValidatedBy(bulk.schemaId);
  const violation = isValidated ? rows.violation(collection) : undefined;
  if ((!isValidated || violation !== undefined) && !state.isCurrent) throw new OutdatedState();
  if (!isValidated) return { commit: undefined, outcome: postponed };
  if (violation !== undefined) return without(violation);
  const { matched, changed } = rows;
  const written = rows.written(head);
  // Its rows may be of a change that this instance hasn't heard of yet.
  const seq = Math.max(written.head.seq, rows.seq);
  const outcome = { kind: 'bulk', seq, matched, changed } as const;
  const { incarnation } = collection;
  const keyed =
    bulk.keyed === undefined
      ? []
      : [bulk.keyed.record(JSON.stringify({ incarnation, seq, matched, changed }))];
  if (written.log.length === 0 && keyed.length === 0) return without(outcome);
  return { commit: { collectionId: collection.id, time, inserted: undefined, ...written, keyed }, outcome };
}
