/** Sends the commit of a group of writes of one collection, together with usage. */
import type { CollectionCommit, Head, KeyedOutcome, UsageRow } from '../../engine.js';
import { boundWaits } from '../connection/limits.js';
import type { Connection, Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';
import { commitGroupFunction } from './commit-function.js';
import type { VersionedHead } from './head-version.js';
import { insertKeyedStatement } from './idempotency-keys.js';
import { countUsageFunction, inLockOrder } from './usage.js';

/**
 * The statements of one commit. On Citus, `keyed` is separate, because the idempotency records are on another
 * node than the rows. The commit then becomes a two-phase commit.
 */
export interface CommitStatement extends Statement {
  readonly keyed?: Statement | undefined;
}

/** The maximum length of a movable log entry, and so of each row in it, in characters. */
const maxMovedLength = 65_536;

/**
 * Returns whether a commit may be moved after commits of others. It must contain only inserts with consecutive
 * seqs, in one log entry. Each row must be so short that a longer id does not make it too large.
 */
export function canMove({ log, inserted, updated, deleted, keyed }: CollectionCommit): boolean {
  const changesOthers = updated.length > 0 || deleted.length > 0 || keyed.length > 0;
  return (
    inserted !== undefined &&
    inserted.seqs === undefined &&
    !changesOthers &&
    log.length === 1 &&
    log[0]!.changes.length <= maxMovedLength
  );
}

/**
 * @param from the head on which the commit was planned
 * @param mayMove whether the commit may be moved after commits of others; it must then satisfy `canMove`
 */
export function commitStatement(
  from: VersionedHead,
  commit: CollectionCommit,
  usage: readonly UsageRow[],
  placement: Placement,
  mayMove: boolean,
): CommitStatement {
  const keyed = [...commit.keyed].sort(byKey);
  const isSeparate = placement === 'citus' && keyed.length > 0;
  const parameters = commitGroupFunction[placement].valuesOf({
    ...commit,
    ...{ from, mayMove, keyed: isSeparate ? [] : keyed },
  });
  const { sql, sqlWithUsage } = statements[placement];
  const statement =
    usage.length === 0
      ? { sql, parameters }
      : {
          sql: sqlWithUsage,
          parameters: [...parameters, ...countUsageFunction[placement].valuesOf(inLockOrder(usage))],
        };
  return isSeparate ? { ...statement, keyed: insertKeyedStatement(keyed, commit.time) } : statement;
}

/** Sorts records, so that two commits lock them in the same order and do not deadlock. */
function byKey({ key: a }: KeyedOutcome, { key: b }: KeyedOutcome): number {
  return a < b ? -1 : 1;
}

/**
 * Usage is at the end of the transaction, because its locks affect all collections of this instance. Without
 * it, each group needed a second commit. With it, four instances stored 1.15 times as many rows in one
 * collection.
 */
function statementsOn(placement: Placement) {
  const sql = `SELECT ${commitGroupFunction[placement].call} AS head`;
  const counting = countUsageFunction[placement].callAfter(commitGroupFunction[placement]);
  return { sql, sqlWithUsage: `${sql}, ${counting}` };
}

/** The texts are the same for every commit. */
const statements: Readonly<Record<Placement, ReturnType<typeof statementsOn>>> = {
  single: statementsOn('single'),
  citus: statementsOn('citus'),
};

/** Sends a commit and returns the new head. If the head had changed, returns undefined without effect. */
export async function send(
  connection: Connection,
  { sql, parameters, keyed }: CommitStatement,
  isLocking: boolean,
): Promise<Head | undefined> {
  if (keyed === undefined) {
    const sending = connection.all<Committed>(sql, parameters);
    const [[result]] = await Promise.all([sending, isLocking && connection.all('COMMIT')]);
    return headOf(result);
  }
  const [, [result]] = await Promise.all([
    isLocking || connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
    connection.all<Committed>(sql, parameters),
  ]);
  const head = headOf(result);
  await Promise.all(
    head === undefined
      ? [connection.all('ROLLBACK')]
      : [connection.all(keyed.sql, keyed.parameters), connection.all('COMMIT')],
  );
  return head;
}

interface Committed {
  readonly head: readonly string[] | null;
}

function headOf(committed: Committed | undefined): Head | undefined {
  if (committed?.head == null) return undefined;
  const [seq, nextRowId, rows, bytes] = committed.head.map(Number) as [number, number, number, number];
  return { seq, nextRowId, rows, bytes };
}
