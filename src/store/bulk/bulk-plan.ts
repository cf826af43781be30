/**
 * Decides what a bulk write changes. This is a function of the locked state of the collection, and runs
 * directly before the commit.
 */
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

/** A bulk write. It is always the only write of its group. */
export interface Bulk {
  readonly kind: 'bulk';
  readonly collection: CollectionRef;
  readonly rows: BulkRows;
  readonly keyed: KeyedRequest | undefined;
  /** Why the write must not be committed. 'anew' means that it must start again from the beginning. */
  failure: 'anew' | Error | undefined;
  /** The indexes for which the write's index keys must be prepared. */
  indexes: readonly SortIndex[];
  /** The schema to which its rows must conform. */
  schemaId: number;
  /** The duration of its commit in milliseconds, if writes of other accounts waited for it. Otherwise 0. */
  keptOthersMs: number;
  /** Called after the write was postponed. Prepares it for the next attempt and never rejects. */
  readonly prepare: () => Promise<void>;
}

/**
 * `seq` is the collection's sequence number directly after the write. If it is `undefined`, the write must
 * start again from the beginning.
 */
export type BulkOutcome =
  | { readonly kind: 'bulk'; readonly seq: number; readonly matched: number; readonly changed: number }
  | { readonly kind: 'bulk'; readonly seq: undefined };

/**
 * @returns the outcome `postponed` if the rows aren't prepared for this state; `undefined` if the collection
 * doesn't exist any more
 */
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
  // The rows may include a change that this instance hasn't seen yet.
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
