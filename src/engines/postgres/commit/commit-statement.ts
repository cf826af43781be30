/** Converts a planned commit to the statement that is sent to PostgreSQL. */
import type { CollectionCommit, Head, IndexKey, KeyedOutcome, UsageRow } from '../../engine.js';
import { boundWaits } from '../connection/limits.js';
import { arrayOf, type Connection, type Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';
import { commitGroupProgram, countUsageProgram, separator } from './commit-program.js';
import type { VersionedHead } from './rows.js';

/**
 * The statements of one commit. On Citus, `keyed` is separate, because the idempotency records are on another
 * node than the rows. The commit then becomes a two-phase commit.
 */
export interface Sent extends Statement {
  readonly mayMove: boolean;
  readonly keyed?: Statement;
}

/**
 * Returns whether a commit may be moved after commits of others. It must contain only inserts, in one log
 * entry. Each row must be so short that a longer id does not make it too large.
 */
export function canMove({ log, inserted, updated, deleted, keyed }: CollectionCommit): boolean {
  const changesOthers = updated.length > 0 || deleted.length > 0 || keyed.length > 0;
  return (
    inserted !== undefined && !changesOthers && log.length === 1 && log[0]!.changes.length <= maxMovedLength
  );
}

/** @param mayMove whether the commit may be moved after commits of others; it must then satisfy `canMove` */
export function commitStatement(
  from: VersionedHead,
  commit: CollectionCommit,
  placement: Placement,
  mayMove: boolean,
): Sent {
  const { collectionId, head, time, log, inserted, updated, deleted, keys, keyed } = commit;
  const areApart = placement === 'citus' && keyed.length > 0;
  const parameters = [
    ...[collectionId, from.seq, from.nextRowId, from.indexVersion, mayMove],
    ...[head.seq - from.seq, head.nextRowId - from.nextRowId, head.rows - from.rows, head.bytes - from.bytes],
    time,
    arrayOf(log.map(({ firstSeq }) => firstSeq)),
    arrayOf(log.map(({ lastSeq }) => lastSeq)),
    log.map(({ changes }) => changes).join(separator),
    ...(inserted === undefined
      ? [null, null, null]
      : [inserted.firstId, inserted.firstSeq, inserted.rows.join('\n')]),
    ...(updated.length === 0
      ? [null, null, null]
      : [
          arrayOf(updated.map(({ id }) => id)),
          arrayOf(updated.map(({ seq }) => seq)),
          updated.map(({ data }) => data).join('\n'),
        ]),
    deleted.length === 0 ? null : arrayOf(deleted),
    ...keyParameters(keys.removed),
    ...keyParameters(keys.added),
    ...keyedParameters(areApart ? [] : keyed),
  ];
  const sql = `SELECT ${commitGroupProgram[placement].name}(${commitParameters}) AS head`;
  if (!areApart) return { sql, parameters, mayMove };
  return {
    sql,
    parameters,
    mayMove,
    keyed: { sql: keyedSql, parameters: [...keyedParameters(keyed), time] },
  };
}

/** The maximum length of a movable log entry, and so of each row in it, in characters. */
const maxMovedLength = 65_536;

const commitParameters = Array.from({ length: 30 }, (_, index) => `$${index + 1}`).join();

const keyedSql = `INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
  SELECT $1::bigint, new.key, new.fingerprint, new.outcome, $5::bigint
  FROM unnest(string_to_array($2::text, E'\\n'), string_to_array($3::text, E'\\n'), string_to_array($4::text, E'\\n'))
    AS new (key, fingerprint, outcome)`;

/**
 * Adds usage to the end of the transaction, because its locks affect all collections of this instance.
 * Without this, each group needed a second commit. With it, four instances stored 1.15 times as many rows in
 * one collection.
 */
export function withUsage(sent: Sent, usage: readonly UsageRow[]): Sent {
  if (usage.length === 0) return sent;
  const { sql, parameters } = sent;
  return {
    ...sent,
    sql: `${sql}, ${countUsage('single', parameters.length + 1)}`,
    parameters: [...parameters, ...usageParameters(usage)],
  };
}

/** Returns the statement for a commit that contains only usage. */
export function usageStatement(usage: readonly UsageRow[], placement: Placement): Statement {
  return { sql: `SELECT ${countUsage(placement, 1)}`, parameters: usageParameters(usage) };
}

/** @param first the number of the first parameter */
function countUsage(placement: Placement, first: number): string {
  const { name } = countUsageProgram[placement];
  return `${name}($${first}, $${first + 1}, $${first + 2}, $${first + 3})`;
}

/**
 * Sorts the totals, so that two statements with the same totals lock them in the same order and do not
 * deadlock.
 */
function usageParameters(usage: readonly UsageRow[]) {
  const sorted = [...usage].sort(([a, hourA], [b, hourB]) => (a === b ? hourA - hourB : a < b ? -1 : 1));
  return [
    sorted.map(([keyId]) => keyId),
    sorted.map(([, hour]) => hour),
    sorted.map(([, , instance]) => instance),
    sorted.map(([, , , requests]) => requests),
  ];
}

function keyParameters(keys: readonly IndexKey[]) {
  if (keys.length === 0) return [null, null, null];
  return [
    arrayOf(keys.map(({ indexId }) => indexId)),
    arrayOf(keys.map(({ rowId }) => rowId)),
    bytesOf(keys.map(({ key }) => key)),
  ];
}

/**
 * Sorts the records by key, so that two commits with the same keys lock them in the same order and do not
 * deadlock.
 */
function keyedParameters(keyed: readonly KeyedOutcome[]) {
  if (keyed.length === 0) return [null, null, null, null];
  const sorted = [...keyed].sort((a, b) => (a.key < b.key ? -1 : 1));
  return [
    sorted[0]!.accountId,
    sorted.map(({ key }) => key).join('\n'),
    sorted.map(({ fingerprint }) => fingerprint).join('\n'),
    sorted.map(({ outcome }) => outcome).join('\n'),
  ];
}

/** Formats an array of bytea. */
export function bytesOf(hex: readonly string[]): string {
  return arrayOf(hex.map((digits) => `"\\\\x${digits}"`));
}

/**
 * Sends a commit and returns the new head. Returns undefined if the head had changed, so that the commit had
 * no effect.
 */
export async function send(
  connection: Connection,
  { sql, parameters, keyed }: Sent,
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
