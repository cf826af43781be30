/** Reads single rows, the state on which a group of writes is planned, and idempotency records. */
import type { Head, MaintainedIndex, RecordedKey, RowAddress, RowRead, StoredRow } from '../../engine.js';
import { dropped, noSchema } from '../../engine.js';
import { indexOf, type StoredIndex } from '../../shared/indexes.js';
import { boundWaits } from '../connection/limits.js';
import { arrayOf, type Connection, type Pool } from '../connection/pool.js';
import { program } from '../connection/programs.js';

const readRowsOfOne = `(wanted bigint, ids bigint[])
RETURNS TABLE (number bigint, head bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT array_position(ids, rows.id)::bigint, heads.seq, rows.seq, rows.data
    FROM heads LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = ANY(ids)
    WHERE heads.collection_id = wanted;
END $$`;

/** Reads rows and the heads of their collections from one snapshot. `seq` is null if there is no row. */
export const readRowsProgram = program(
  'read_rows',
  ({ placement, planned, nested }) =>
    placement === 'citus'
      ? readRowsOfOne
      : `(collection_ids bigint[], ids bigint[])
RETURNS TABLE (number bigint, head bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT place, heads.seq, rows.seq, rows.data
    FROM unnest(collection_ids, ids) WITH ORDINALITY AS wanted (collection_id, id, place)
    JOIN heads ON heads.collection_id = wanted.collection_id
    LEFT JOIN rows ON rows.collection_id = wanted.collection_id AND rows.id = wanted.id;
END $$`,
  { isOfCollection: true },
);

/**
 * Reads the head of a collection and the requested rows that exist, from one snapshot. Returns no rows if the
 * collection does not exist. For rows longer than `share` bytes, it returns only the length, which PostgreSQL
 * knows without reading the text.
 */
export const readGroupProgram = program(
  'read_group',
  ({ planned, nested }) => `(wanted bigint, ids bigint[], share bigint)
RETURNS TABLE (head bigint, next_row_id bigint, total bigint, bytes bigint, version bigint, id bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT heads.seq, heads.next_row_id, heads.rows, heads.bytes, heads.index_version, rows.id, rows.seq,
      CASE WHEN octet_length(rows.data) <= share THEN rows.data ELSE octet_length(rows.data)::text END
    FROM heads LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = ANY(ids)
    WHERE heads.collection_id = wanted;
END $$`,
  { isOfCollection: true },
);

type FoundRow = { number: number; head: number; seq: number | null; data: string };

export async function readRows(pool: Pool, keys: readonly RowAddress[]): Promise<(RowRead | undefined)[]> {
  if (pool.placement === 'citus') return readRowsOnCitus(pool, keys);
  const found = await pool.all<FoundRow>(`SELECT * FROM ${readRowsProgram.single.name}($1, $2)`, [
    arrayOf(keys.map(({ collectionId }) => collectionId)),
    arrayOf(keys.map(({ id }) => id)),
  ]);
  const reads: (RowRead | undefined)[] = new Array(keys.length);
  for (const { number, head, seq, data } of found) {
    reads[number - 1] = { head, row: seq === null ? undefined : { seq, data } };
  }
  return reads;
}

/** Reads rows with one call per collection. */
async function readRowsOnCitus(pool: Pool, keys: readonly RowAddress[]): Promise<(RowRead | undefined)[]> {
  const idsOf = new Map<number, Set<number>>();
  for (const { collectionId, id } of keys) {
    const ids = idsOf.get(collectionId);
    if (ids === undefined) idsOf.set(collectionId, new Set([id]));
    else ids.add(id);
  }
  const reads = new Map<string, RowRead>();
  const readOne = async ([collectionId, set]: [number, ReadonlySet<number>]): Promise<void> => {
    const ids = [...set];
    const sql = `SELECT * FROM ${readRowsProgram.citus.name}($1, $2)`;
    const found = await pool.all<FoundRow>(sql, [collectionId, arrayOf(ids)]);
    const [first] = found;
    if (first === undefined) return;
    for (const id of ids) reads.set(`${collectionId}/${id}`, { head: first.head, row: undefined });
    for (const { number, head, seq, data } of found) {
      if (seq !== null) reads.set(`${collectionId}/${ids[number - 1]}`, { head, row: { seq, data } });
    }
  };
  await Promise.all([...idsOf].map(readOne));
  return keys.map(({ collectionId, id }) => reads.get(`${collectionId}/${id}`));
}

/**
 * A head with `indexVersion`. The version increases when an index is created or dropped, and when the schema
 * changes. It is 0 before the first such change.
 */
export interface VersionedHead extends Head {
  readonly indexVersion: number;
}

/** Every commit, and every change of the indexes or the schema, makes another one. */
export type HeadVersion = Pick<VersionedHead, 'seq' | 'indexVersion'>;

/** The state of one collection on which a group is planned. */
export interface GroupRead {
  /** Undefined if the collection does not exist. */
  readonly head: VersionedHead | undefined;
  /** `data` is the text of the row, or its length if it is longer than its share. */
  readonly rows: readonly (StoredRow & { readonly id: number })[];
}

/** Reads a group's state from one snapshot. */
export async function readGroup(
  connection: Connection,
  collectionId: number,
  keys: readonly RowAddress[],
  share: number,
): Promise<GroupRead> {
  type Found = StoredRow & Record<'id' | 'head' | 'next_row_id' | 'total' | 'bytes' | 'version', number>;
  const found = await connection.all<Found>(
    `SELECT * FROM ${readGroupProgram[connection.placement].name}($1, $2, $3)`,
    [collectionId, arrayOf(keys.map(({ id }) => id)), share],
  );
  const [first] = found;
  if (first === undefined) return { head: undefined, rows: [] };
  const { head: seq, next_row_id: nextRowId, total, bytes, version: indexVersion } = first;
  return { head: { seq, nextRowId, rows: total, bytes, indexVersion }, rows: found };
}

/**
 * Locks the head of a collection in a new transaction. Until the caller ends the transaction, no other
 * instance can change the head. A later statement in it sees everything that was committed before.
 */
export function lockHead(connection: Connection, collectionId: number): Promise<unknown> {
  return Promise.all([
    connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
    connection.all('SELECT seq FROM heads WHERE collection_id = $1 FOR UPDATE', [collectionId]),
  ]);
}

/** Reads the indexes that commits must maintain. */
export async function readSortIndexes(
  connection: Connection,
  collectionId: number,
): Promise<MaintainedIndex[]> {
  const found = await connection.all<StoredIndex>(
    `SELECT id, fields, built_through AS stage, row_key AS "rowKey" FROM sort_indexes WHERE collection_id = $1 AND built_through <> ${dropped}`,
    [collectionId],
  );
  return found.map(indexOf);
}

/** Reads the id of the schema to which rows must conform. */
export async function readSchemaId(connection: Connection, collectionId: number): Promise<number> {
  const [found] = await connection.all<{ id: number }>('SELECT id FROM schemas WHERE collection_id = $1', [
    collectionId,
  ]);
  return found?.id ?? noSchema;
}

/** Reads the records of one account. Most keys have no record. */
export const readKeyedProgram = program(
  'read_keyed',
  ({ planned }) => `(account bigint, keys text, most bigint)
RETURNS TABLE (key text, fingerprint text, outcome text)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT key, fingerprint, CASE WHEN octet_length(outcome) <= most THEN outcome END
    FROM idempotency_keys
    WHERE account_id = account AND key = ANY(string_to_array(keys, E'\\n'));
END $$`,
);

export function readKeyed(
  pool: Pool,
  accountId: number,
  keys: readonly string[],
  most: number,
): Promise<RecordedKey[]> {
  return pool.all<RecordedKey>(`SELECT * FROM ${readKeyedProgram[pool.placement].name}($1, $2, $3)`, [
    accountId,
    keys.join('\n'),
    most,
  ]);
}
