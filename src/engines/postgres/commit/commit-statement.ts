/** A planned commit as what the server is sent. */
import type { CollectionCommit, Head, IndexKey, KeyedOutcome, UsageRow } from '../../engine.js';
import { boundWaits } from '../connection/limits.js';
import { arrayOf, type Connection, type Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';
import { commitGroupProgram, countUsageProgram, separator } from './commit-program.js';
import type { VersionedHead } from './rows.js';

/** On Citus the records of keys are on another server than the rows: they make the commit one of two phases. */
export interface Sent extends Statement {
  readonly mayMove: boolean;
  readonly keyed?: Statement;
}

/**
 * Whether it may be put behind what others have committed meanwhile: inserts alone, in one entry, and each so short that
 * a longer id doesn't make it too large.
 */
export function canMove({ log, inserted, updated, deleted, keyed }: CollectionCommit): boolean {
  const changesOthers = updated.length > 0 || deleted.length > 0 || keyed.length > 0;
  return (
    inserted !== undefined && !changesOthers && log.length === 1 && log[0]!.changes.length <= maxMovedLength
  );
}

/** @param mayMove whether it may be put behind what others have committed: then it must `canMove` */
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

/** Characters of the entry, and so of any row in it. */
const maxMovedLength = 65_536;

const commitParameters = Array.from({ length: 30 }, (_, index) => `$${index + 1}`).join();

const keyedSql = `INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
  SELECT $1::bigint, new.key, new.fingerprint, new.outcome, $5::bigint
  FROM unnest(string_to_array($2::text, E'\\n'), string_to_array($3::text, E'\\n'), string_to_array($4::text, E'\\n'))
    AS new (key, fingerprint, outcome)`;

/**
 * In the same transaction, and last: what it locks is this instance's alone, but of all its collections. By itself it was
 * a second commit for each group: four instances stored 1.15 times as many rows in one collection without.
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

/** Usage alone. */
export function usageStatement(usage: readonly UsageRow[], placement: Placement): Statement {
  return { sql: `SELECT ${countUsage(placement, 1)}`, parameters: usageParameters(usage) };
}

/** @param first number of the parameters */
function countUsage(placement: Placement, first: number): string {
  const { name } = countUsageProgram[placement];
  return `${name}($${first}, $${first + 1}, $${first + 2}, $${first + 3})`;
}

/** In one order, so that of two statements with the same totals the later waits for the earlier, and not each for the other. */
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

/** In the order of keys, so that of two commits with the same ones the later waits for the earlier, and not each for the other. */
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

/** An array of bytea. */
export function bytesOf(hex: readonly string[]): string {
  return arrayOf(hex.map((digits) => `"\\\\x${digits}"`));
}

/** Returns the head as the commit has left it; undefined where it was elsewhere, and the commit has had no effect. */
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
