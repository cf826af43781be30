/**
 * A commit is one call of a function: one round trip. It is planned upon the head as this instance left it, and moves
 * it on only if it is still there, so that nobody waits for a lock while a group is planned: the lock of the head makes
 * the order of seqs that of the commits. Where instances get in each other's way, the lock is taken before the group is
 * planned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '../../bounded-map.js';
import { fromUnknown } from '../../errors.js';
import {
  type CollectionCommit,
  type CollectionRef,
  type GroupState,
  type IndexKey,
  type KeyedOutcome,
  KeyTaken,
  type LogAfter,
  noSchema,
  OutdatedState,
  type RowKey,
  type SortIndex,
  type UsageRow,
} from '../engine.js';
import { readGroupLog } from '../group-log.js';
import { nameOf, readGroupRows } from '../group-rows.js';
import { isConflict, isConnectionLost, isKeyTaken } from './errors.js';
import { boundLock, boundWaits } from './limits.js';
import type { Placement } from './placement.js';
import { arrayOf, type Connection, type Pool, retried, type Statement } from './pool.js';
import { program } from './programs.js';
import {
  type GroupRead,
  lockGroup,
  readGroup,
  readSchemaId,
  readSortIndexes,
  type VersionedHead,
} from './rows.js';

/** Stands between texts that hold line feeds: no JSON text holds this character. */
const separator = '\x1e';

const addKeys: Readonly<Record<Placement, string>> = {
  single: `INSERT INTO sort_keys (index_id, key, row_id)
    SELECT new.index_id, new.key, new.row_id FROM unnest(added_to, added_keys, added_rows) AS new (index_id, key, row_id)
    JOIN sort_indexes ON sort_indexes.id = new.index_id AND new.row_id <= built_through;`,
  // In two steps: Citus reads what such an INSERT selects from all collections.
  citus: `SELECT array_agg(new.index_id), array_agg(new.key), array_agg(new.row_id) INTO added_to, added_keys, added_rows
    FROM unnest(added_to, added_keys, added_rows) AS new (index_id, key, row_id)
    JOIN sort_indexes ON sort_indexes.id = new.index_id AND new.row_id <= built_through
    WHERE sort_indexes.collection_id = wanted;
    INSERT INTO sort_keys (collection_id, index_id, key, row_id)
    SELECT wanted, new.index_id, new.key, new.row_id
    FROM unnest(added_to, added_keys, added_rows) AS new (index_id, key, row_id);`,
};

/**
 * Moves a head on and writes all the rest, or nothing where it isn't at `from_seq` and `from_version` any more; returns
 * whether it was. Once it is locked by that, all that is read is as it is now: each statement in here has a snapshot
 * of its own. Texts come joined, keys by what they are made of: what there is none of is null.
 *
 * The key of a row that its index isn't built through is neither there nor to be there.
 */
export const commitGroupProgram = program(
  'commit_group',
  ({ placement, planned, nested }) => `(wanted bigint, from_seq bigint, from_version bigint,
  to_seq bigint, to_row_id bigint, to_rows bigint, added_bytes bigint, at_time bigint,
  first_seqs bigint[], last_seqs bigint[], entries text,
  inserted_id bigint, inserted_seq bigint, inserted_texts text,
  updated_ids bigint[], updated_seqs bigint[], updated_texts text, deleted_ids bigint[],
  removed_of bigint[], removed_rows bigint[], removed_keys bytea[],
  added_to bigint[], added_rows bigint[], added_keys bytea[],
  keyed_account bigint, keyed_keys text, keyed_fingerprints text, keyed_outcomes text)
RETURNS boolean LANGUAGE plpgsql ${planned} ${nested} ${boundLock} AS $$
#variable_conflict use_column
BEGIN
  UPDATE heads SET seq = to_seq, next_row_id = to_row_id, rows = to_rows,
    bytes = bytes + added_bytes, bytes_seq = bytes_seq + to_seq - from_seq
  WHERE collection_id = wanted AND seq = from_seq AND index_version = from_version;
  IF NOT FOUND THEN RETURN false; END IF;
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
    SELECT wanted, inserted_id + place - 1, inserted_seq + place - 1, new.data
    FROM unnest(string_to_array(inserted_texts, E'\\n')) WITH ORDINALITY AS new (data, place);
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
    ${addKeys[placement]}
  END IF;
  IF keyed_account IS NOT NULL THEN
    INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
    SELECT keyed_account, new.key, new.fingerprint, new.outcome, at_time
    FROM unnest(string_to_array(keyed_keys, E'\\n'), string_to_array(keyed_fingerprints, E'\\n'),
      string_to_array(keyed_outcomes, E'\\n')) AS new (key, fingerprint, outcome);
  END IF;
  RETURN true;
END $$`,
  { isOfCollection: true },
);

/** Running totals: what is older than what is there changes nothing. */
export const countUsageProgram = program(
  'count_usage',
  ({ planned }) => `(key_ids text[], hours bigint[], instances text[], totals bigint[])
RETURNS void LANGUAGE plpgsql ${planned} AS $$
BEGIN
  INSERT INTO usage (key_id, hour, instance, requests) SELECT * FROM unnest(key_ids, hours, instances, totals)
  ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = greatest(usage.requests, excluded.requests);
END $$`,
);

/** How long a commit whose connection was lost is sent again, and in which intervals. */
const resendForMs = 3_000;
const resendEveryMs = 100;
/** Heads that are remembered, of some 200 bytes each. */
const maxHeads = 50_000;

/** A head as this instance left it; contested when another one has moved it since the time before. */
interface SeenHead {
  readonly head: VersionedHead;
  /** Those of its `indexVersion`. */
  readonly kept: Kept;
  readonly isContested: boolean;
}

export class Commits {
  readonly #pool: Pool;
  readonly #committed: (collectionId: number) => void;
  readonly #heads = new BoundedMap<number, SeenHead>(maxHeads);

  constructor(pool: Pool, committed: (collectionId: number) => void) {
    this.#pool = pool;
    this.#committed = committed;
  }

  async commit(
    collection: CollectionRef,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
    after: LogAfter | undefined,
  ): Promise<void> {
    // A commit that was undone, or lost before it was sent, is planned again.
    const isPassing = (error: unknown) => isConflict(error) || isConnectionLost(error);
    while (!(await retried(() => this.#tryCommit(collection, keys, plan, usage, after), isPassing)));
  }

  async count(usage: readonly UsageRow[]): Promise<void> {
    await retried(
      () => this.#pool.all(`SELECT ${countUsage(this.#pool.placement, 1)}`, usageParameters(usage)),
      isConflict,
    );
  }

  /** What is remembered of it isn't so any more. */
  forget(collectionId: number): void {
    this.#heads.delete(collectionId);
  }

  /** False when another instance has moved the head on meanwhile. */
  async #tryCommit(
    { id: collectionId, accountId }: CollectionRef,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
    after: LogAfter | undefined,
  ): Promise<boolean> {
    const seen = this.#heads.get(collectionId);
    const isLocking = seen?.isContested === true;
    let sent: Sent | undefined;
    const isDone = await this.#pool
      .lend(
        async (connection) => {
          const first = isLocking ? lockGroup : readGroup;
          const reads: GroupRead[] = [];
          const row = await readGroupRows(keys, async (some, share) => {
            // A row that is read later, and has changed since, has moved the head: then nothing is committed.
            const read = await (reads.length === 0 ? first : readGroup)(
              connection,
              collectionId,
              some,
              share,
            );
            reads.push(read);
            return read.rows.map((found) => [nameOf({ collectionId, id: found.id }), found] as const);
          });
          const isKnown = seen !== undefined && !isLocking;
          const { head } = reads[0] ?? (isKnown ? seen : await first(connection, collectionId, [], 0));
          const kept = head === undefined ? nothingKept : await keptAt(connection, collectionId, head, seen);
          const { indexes, schemaId } = kept;
          const changes = await (after &&
            head &&
            readGroupLog(after, head.seq, (sql, parameters) => connection.all(sql, parameters)));
          const commit = plannedUpon(
            () =>
              plan({
                head: () => head,
                row,
                indexes: () => indexes,
                schemaId: () => schemaId,
                isCurrent: isLocking || reads.length > 0 || !isKnown,
                changes,
              })[0],
          );
          if (commit === outdated) {
            this.#heads.delete(collectionId);
            return false;
          }
          if (head === undefined || commit === undefined) {
            if (isLocking) await connection.all('ROLLBACK');
            return true;
          }
          sent = withUsage(commitStatement(head, commit, connection.placement), usage);
          const isMoved = await send(connection, sent, isLocking);
          const isContested = !isMoved || (isLocking && !isSame(head, seen.head));
          const { indexVersion } = head;
          this.#heads.set(collectionId, { head: { ...commit.head, indexVersion }, kept, isContested });
          return isMoved;
        },
        { accountId },
      )
      .catch((error: unknown) => {
        this.#heads.delete(collectionId);
        if (isKeyTaken(error)) throw new KeyTaken();
        if (sent === undefined || !isConnectionLost(error)) throw error;
        return this.#sendAgain(sent, accountId, error);
      });
    if (isDone && sent !== undefined) this.#committed(collectionId);
    return isDone;
  }

  /** Sends a commit again, whose first sending may have taken effect; throws a Problem when that can't be known. */
  async #sendAgain(statement: Sent, accountId: number, cause: unknown): Promise<boolean> {
    const deadline = performance.now() + resendForMs;
    while (performance.now() < deadline) {
      await sleep(resendEveryMs);
      const isMoved = await this.#pool
        .lend((connection) => send(connection, statement, false), { accountId })
        .catch(() => undefined);
      if (isMoved) return true;
      // By the first one, or by another instance.
      if (isMoved === false) break;
    }
    // As a Problem it is nothing that passes: planned again, the writes might happen twice.
    throw fromUnknown(cause);
  }
}

const outdated = Symbol('outdated');

/** What is planned, if that could be upon what is remembered. */
function plannedUpon<T>(plan: () => T): T | typeof outdated {
  try {
    return plan();
  } catch (error) {
    if (error instanceof OutdatedState) return outdated;
    throw error;
  }
}

/** What a commit has to keep. */
interface Kept {
  readonly indexes: readonly SortIndex[];
  readonly schemaId: number;
}

const nothingKept: Kept = { indexes: [], schemaId: noSchema };

/**
 * Read after the head: where an index is begun or dropped in between, or a schema set or removed, the head has another
 * version by then, and nothing is committed.
 */
async function keptAt(
  connection: Connection,
  collectionId: number,
  { indexVersion }: VersionedHead,
  seen: SeenHead | undefined,
): Promise<Kept> {
  if (indexVersion === 0) return nothingKept;
  if (seen?.head.indexVersion === indexVersion) return seen.kept;
  const [indexes, schemaId] = await Promise.all([
    readSortIndexes(connection, collectionId),
    readSchemaId(connection, collectionId),
  ]);
  return { indexes, schemaId };
}

/** Whether nobody else has moved it. */
function isSame(head: VersionedHead, seen: VersionedHead): boolean {
  return head.seq === seen.seq && head.indexVersion === seen.indexVersion;
}

/** On Citus the records of keys are on another server than the rows: they make the commit one of two phases. */
interface Sent extends Statement {
  readonly keyed?: Statement;
}

function commitStatement(from: VersionedHead, commit: CollectionCommit, placement: Placement): Sent {
  const { collectionId, head, time, log, inserted, updated, deleted, keys, keyed } = commit;
  const areApart = placement === 'citus' && keyed.length > 0;
  const parameters = [
    ...[collectionId, from.seq, from.indexVersion, head.seq, head.nextRowId, head.rows],
    ...[head.bytes - from.bytes, time],
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
  const sql = `SELECT ${commitGroupProgram[placement].name}(${commitParameters}) AS moved`;
  if (!areApart) return { sql, parameters };
  return { sql, parameters, keyed: { sql: keyedSql, parameters: [...keyedParameters(keyed), time] } };
}

const commitParameters = Array.from({ length: 28 }, (_, index) => `$${index + 1}`).join();

const keyedSql = `INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
  SELECT $1::bigint, new.key, new.fingerprint, new.outcome, $5::bigint
  FROM unnest(string_to_array($2::text, E'\\n'), string_to_array($3::text, E'\\n'), string_to_array($4::text, E'\\n'))
    AS new (key, fingerprint, outcome)`;

/**
 * In the same transaction, and last: what it locks is this instance's alone, but of all its collections. By itself it was
 * a second commit for each group: four instances stored 1.15 times as many rows in one collection without.
 */
function withUsage(sent: Sent, usage: readonly UsageRow[]): Sent {
  if (usage.length === 0) return sent;
  const { sql, parameters } = sent;
  return {
    ...sent,
    sql: `${sql}, ${countUsage('single', parameters.length + 1)}`,
    parameters: [...parameters, ...usageParameters(usage)],
  };
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

/** Whether the head was where the commit was planned upon, so that it has taken effect. */
async function send(
  connection: Connection,
  { sql, parameters, keyed }: Sent,
  isLocking: boolean,
): Promise<boolean> {
  if (keyed === undefined) {
    const sending = connection.all<{ moved: boolean }>(sql, parameters);
    const [[result]] = await Promise.all([sending, isLocking && connection.all('COMMIT')]);
    return result?.moved === true;
  }
  const [, [result]] = await Promise.all([
    isLocking || connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
    connection.all<{ moved: boolean }>(sql, parameters),
  ]);
  const isMoved = result?.moved === true;
  await Promise.all(
    isMoved
      ? [connection.all(keyed.sql, keyed.parameters), connection.all('COMMIT')]
      : [connection.all('ROLLBACK')],
  );
  return isMoved;
}
