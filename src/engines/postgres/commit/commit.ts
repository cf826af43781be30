/** Commits a group of writes of one collection, and usage, with one function call. */
import type { CollectionCommit, Head, IndexKey, KeyedOutcome, UsageRow } from '../../engine.js';
import { boundLock, boundWaits } from '../connection/limits.js';
import { arrayOf, type Connection, type Parameter, type Statement } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import type { Placement } from '../placement.js';
import type { VersionedHead } from './rows.js';

/** Separates texts that contain line feeds. JSON texts never contain this character. */
const separator = '\x1e';

/**
 * Commits a group: it updates the head and writes all changes. If the head is not at `from_seq` and
 * `from_version`, it changes nothing and returns null. Otherwise, it returns the new head.
 *
 * A `movable` commit contains only inserts, in one log entry. If only the seq has changed, its rows are
 * inserted after the changes that others committed, with the next free ids.
 *
 * The first statement locks the head. Each later statement has its own snapshot and therefore reads the
 * current state. Texts are passed joined, and keys as arrays of their parts. Parameters without content are
 * null.
 */
export const commitGroupProgram = program(
  'commit_group',
  ({
    placement,
    planned,
    nested,
  }) => `(wanted bigint, from_seq bigint, from_row_id bigint, from_version bigint,
  movable boolean, more_seqs bigint, more_ids bigint, more_rows bigint, more_bytes bigint, at_time bigint,
  first_seqs bigint[], last_seqs bigint[], entries text,
  inserted_id bigint, inserted_seq bigint, inserted_seqs bigint[], inserted_texts text,
  updated_ids bigint[], updated_seqs bigint[], updated_texts text, deleted_ids bigint[],
  removed_of bigint[], removed_rows bigint[], removed_keys bytea[],
  added_to bigint[], added_rows bigint[], added_keys bytea[],
  keyed_account bigint, keyed_keys text, keyed_fingerprints text, keyed_outcomes text)
RETURNS bigint[] LANGUAGE plpgsql ${planned} ${nested} ${boundLock} AS $$
#variable_conflict use_column
DECLARE
  head bigint[];
  seqs_on bigint;
  ids_on bigint;
  bytes_on bigint;
BEGIN
  UPDATE heads SET seq = seq + more_seqs, next_row_id = next_row_id + more_ids, rows = rows + more_rows,
    bytes = bytes + more_bytes
  WHERE collection_id = wanted AND index_version = from_version AND (movable OR seq = from_seq)
  RETURNING ARRAY[seq, next_row_id, rows, bytes] INTO head;
  IF head IS NULL THEN RETURN NULL; END IF;
  seqs_on := head[1] - more_seqs - from_seq;
  ids_on := head[2] - more_ids - from_row_id;
  IF seqs_on <> 0 THEN
    first_seqs := ARRAY[first_seqs[1] + seqs_on];
    last_seqs := ARRAY[last_seqs[1] + seqs_on];
    inserted_seq := inserted_seq + seqs_on;
  END IF;
  IF ids_on <> 0 THEN
    bytes_on := -octet_length(inserted_texts);
    SELECT string_agg('{"id":' || inserted_id + ids_on + place - 1
        || substr(new.data, 7 + length((inserted_id + place - 1)::text)), E'\\n' ORDER BY place)
      INTO inserted_texts FROM unnest(string_to_array(inserted_texts, E'\\n')) WITH ORDINALITY AS new (data, place);
    bytes_on := bytes_on + octet_length(inserted_texts);
    IF bytes_on <> 0 THEN
      UPDATE heads SET bytes = bytes + bytes_on WHERE collection_id = wanted;
      head[4] := head[4] + bytes_on;
    END IF;
    entries := '+' || replace(inserted_texts, E'\\n', E'\\n+');
    inserted_id := inserted_id + ids_on;
    added_rows := ARRAY(SELECT each + ids_on FROM unnest(added_rows) WITH ORDINALITY AS old (each, place) ORDER BY place);
  END IF;
  -- There is one but for large groups; it need not be looked through.
  IF cardinality(first_seqs) = 1 THEN
    INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
    VALUES (wanted, first_seqs[1], last_seqs[1], at_time, entries);
  ELSE
    INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
    SELECT wanted, entry.first_seq, entry.last_seq, at_time, entry.changes
    FROM unnest(first_seqs, last_seqs, string_to_array(entries, '${separator}'))
      AS entry (first_seq, last_seq, changes);
  END IF;
  IF inserted_id IS NOT NULL THEN
    INSERT INTO rows (collection_id, id, seq, data)
    SELECT wanted, inserted_id + place - 1, coalesce(new.seq, inserted_seq + place - 1), new.data
    FROM unnest(string_to_array(inserted_texts, E'\\n'), inserted_seqs) WITH ORDINALITY AS new (data, seq, place);
  END IF;
  IF updated_ids IS NOT NULL THEN
    UPDATE rows SET seq = new.seq, data = new.data
    FROM unnest(updated_ids, updated_seqs, string_to_array(updated_texts, E'\\n')) AS new (id, seq, data)
    WHERE rows.collection_id = wanted AND rows.id = new.id;
  END IF;
  IF deleted_ids IS NOT NULL THEN
    DELETE FROM rows WHERE collection_id = wanted AND id = ANY(deleted_ids);
    INSERT INTO deleted_per_block (collection_id, block, deleted)
    SELECT wanted, (gone - 1) >> 10, count(*) FROM unnest(deleted_ids) AS gone GROUP BY 2
    ON CONFLICT (collection_id, block) DO UPDATE SET deleted = deleted_per_block.deleted + excluded.deleted;
  END IF;
  IF removed_of IS NOT NULL THEN
    DELETE FROM sort_keys USING unnest(removed_of, removed_keys, removed_rows) AS gone (index_id, key, row_id)
    WHERE ${placement === 'citus' ? 'collection_id = wanted AND ' : ''}(sort_keys.index_id, sort_keys.key, sort_keys.row_id) = (gone.index_id, gone.key, gone.row_id);
  END IF;
  IF added_to IS NOT NULL THEN
    INSERT INTO sort_keys (${placement === 'citus' ? 'collection_id, ' : ''}index_id, key, row_id)
    SELECT ${placement === 'citus' ? 'wanted, ' : ''}new.index_id, new.key, new.row_id
    FROM unnest(added_to, added_keys, added_rows) AS new (index_id, key, row_id)
    ON CONFLICT DO NOTHING;
  END IF;
  IF keyed_account IS NOT NULL THEN
    INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
    SELECT keyed_account, new.key, new.fingerprint, new.outcome, at_time
    FROM unnest(string_to_array(keyed_keys, E'\\n'), string_to_array(keyed_fingerprints, E'\\n'),
      string_to_array(keyed_outcomes, E'\\n')) AS new (key, fingerprint, outcome);
  END IF;
  RETURN head;
END $$`,
  { isOfCollection: true },
);

/** Stores running totals. A total that is lower than the stored total has no effect. */
export const countUsageProgram = program(
  'count_usage',
  ({ planned }) => `(key_ids text[], hours bigint[], instances text[], totals bigint[])
RETURNS void LANGUAGE plpgsql ${planned} AS $$
BEGIN
  INSERT INTO usage (key_id, hour, instance, requests) SELECT * FROM unnest(key_ids, hours, instances, totals)
  ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = greatest(usage.requests, excluded.requests);
END $$`,
);

/**
 * The statements of one commit. On Citus, `keyed` is separate, because the idempotency records are on another
 * node than the rows. The commit then becomes a two-phase commit.
 */
export interface CommitStatement extends Statement {
  readonly keyed?: Statement | undefined;
}

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
 * Usage is at the end of the transaction, because its locks affect all collections of this instance. Without
 * it, each group needed a second commit. With it, four instances stored 1.15 times as many rows in one
 * collection.
 *
 * @param mayMove whether the commit may be moved after commits of others; it must then satisfy `canMove`
 */
export function commitStatement(
  from: VersionedHead,
  commit: CollectionCommit,
  usage: readonly UsageRow[],
  placement: Placement,
  mayMove: boolean,
): CommitStatement {
  const { collectionId, head, time, log, inserted, updated, deleted, keys, keyed } = commit;
  const isKeyedApart = placement === 'citus' && keyed.length > 0;
  const parameters: Parameter[] = [
    ...[collectionId, from.seq, from.nextRowId, from.indexVersion, mayMove],
    ...[head.seq - from.seq, head.nextRowId - from.nextRowId, head.rows - from.rows, head.bytes - from.bytes],
    time,
    arrayOf(log.map(({ firstSeq }) => firstSeq)),
    arrayOf(log.map(({ lastSeq }) => lastSeq)),
    log.map(({ changes }) => changes).join(separator),
    ...(inserted === undefined
      ? [null, null, null, null]
      : [
          ...[
            inserted.firstId,
            inserted.firstSeq,
            inserted.seqs === undefined ? null : arrayOf(inserted.seqs),
          ],
          inserted.rows.join('\n'),
        ]),
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
    ...keyedParameters(isKeyedApart ? [] : keyed),
  ];
  const { committed, counted } = calls[placement];
  const isCounted = usage.length > 0;
  return {
    sql: isCounted ? `SELECT ${committed} AS head, ${counted}` : `SELECT ${committed} AS head`,
    parameters: isCounted ? [...parameters, ...usageParameters(usage)] : parameters,
    keyed: isKeyedApart ? { sql: keyedSql, parameters: [...keyedParameters(keyed), time] } : undefined,
  };
}

/** Returns the statement for a commit that contains only usage. */
export function usageStatement(usage: readonly UsageRow[], placement: Placement): Statement {
  return {
    sql: `SELECT ${call(countUsageProgram[placement].name, 1, usageWidth)}`,
    parameters: usageParameters(usage),
  };
}

/** @param first the number of the first parameter */
function call(name: string, first: number, width: number): string {
  return `${name}(${Array.from({ length: width }, (_, at) => `$${first + at}`).join()})`;
}

/** The numbers of parameters of the two functions. */
const commitWidth = 31;
const usageWidth = 4;

const callsOn = (placement: Placement) => ({
  committed: call(commitGroupProgram[placement].name, 1, commitWidth),
  counted: call(countUsageProgram[placement].name, commitWidth + 1, usageWidth),
});
/** The calls in the statement of a commit. Their texts are the same for every commit. */
const calls: Readonly<Record<Placement, ReturnType<typeof callsOn>>> = {
  single: callsOn('single'),
  citus: callsOn('citus'),
};

/** The maximum length of a movable log entry, and so of each row in it, in characters. */
const maxMovedLength = 65_536;

const keyedSql = `INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
  SELECT $1::bigint, new.key, new.fingerprint, new.outcome, $5::bigint
  FROM unnest(string_to_array($2::text, E'\\n'), string_to_array($3::text, E'\\n'), string_to_array($4::text, E'\\n'))
    AS new (key, fingerprint, outcome)`;

/** Sorts the totals, so that two statements lock them in the same order and do not deadlock. */
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

/** Sorts the records by key, so that two commits lock them in the same order and do not deadlock. */
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
