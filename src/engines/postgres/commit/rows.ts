/** Reads single rows, of any collections, with the heads of their collections. */
import type { RowAddress, RowRead } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import { arrayOf, type Pool } from '../connection/pool.js';

/** Reads rows and the heads of their collections from one snapshot. `seq` is null if there is no row. */
const returnsRows =
  'RETURNS TABLE (number bigint, head bigint, seq bigint, data text) LANGUAGE plpgsql STABLE';

export const readRowsFunction = sqlFunction<readonly RowAddress[]>(
  'read_rows',
  {
    collection_ids: ['bigint[]', (keys) => arrayOf(keys.map(({ collectionId }) => collectionId))],
    ids: ['bigint[]', (keys) => arrayOf(keys.map(({ id }) => id))],
  },
  ({ planned, nested }) => `${returnsRows} ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT place, heads.seq, rows.seq, rows.data
    FROM unnest(collection_ids, ids) WITH ORDINALITY AS wanted (collection_id, id, place)
    JOIN heads ON heads.collection_id = wanted.collection_id
    LEFT JOIN rows ON rows.collection_id = wanted.collection_id AND rows.id = wanted.id;
END $$`,
);

/** The same on Citus, where a call can only read the rows of one collection. */
export const readRowsOfOneFunction = sqlFunction<{
  readonly collectionId: number;
  readonly ids: readonly number[];
}>(
  'read_rows',
  {
    of_collection: ['bigint', ({ collectionId }) => collectionId],
    ids: ['bigint[]', ({ ids }) => arrayOf(ids)],
  },
  () => `${returnsRows} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT array_position(ids, rows.id)::bigint, heads.seq, rows.seq, rows.data
    FROM heads LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = ANY(ids)
    WHERE heads.collection_id = of_collection;
END $$`,
);

type FoundRow = { number: number; head: number; seq: number | null; data: string };

export async function readRows(pool: Pool, keys: readonly RowAddress[]): Promise<(RowRead | undefined)[]> {
  if (pool.placement === 'citus') return readRowsOnCitus(pool, keys);
  const { call, valuesOf } = readRowsFunction.single;
  const found = await pool.all<FoundRow>(`SELECT * FROM ${call}`, valuesOf(keys));
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
  const { call, valuesOf } = readRowsOfOneFunction.citus;
  const reads = new Map<string, RowRead>();
  const readOne = async ([collectionId, set]: [number, ReadonlySet<number>]): Promise<void> => {
    const ids = [...set];
    const found = await pool.all<FoundRow>(`SELECT * FROM ${call}`, valuesOf({ collectionId, ids }));
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
