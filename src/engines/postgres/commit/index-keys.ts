/** Reads the values from which the keys of an index are made, and copies the sorted keys into the index. */
import { type Engine, type IndexState, type KeyInFile, type RowValues, stepBytes } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import { boundLock } from '../connection/limits.js';
import { arrayOf, bytesArrayOf, type Pool } from '../connection/pool.js';
import { isOfIndex, keyColumns, type Placement } from '../placement.js';

function valuesSql(fields: number): string {
  const values = Array.from(
    { length: fields },
    (_, field) => `coalesce((data::json -> $${field + 4}::text)::text, 'null')`,
  );
  return `SELECT max(id) AS "lastId",
      '[' || string_agg('[' || id || ',' || ${values.join(" || ',' || ")} || ']', ',' ORDER BY id) || ']' AS rows
    FROM (SELECT id, data, sum(octet_length(data)) OVER (ORDER BY id) - octet_length(data) AS before
      FROM (SELECT id, data FROM rows WHERE collection_id = $1 AND id > $2 ORDER BY id LIMIT $3) AS next) AS sized
    WHERE before < ${stepBytes}`;
}

export async function readValues(
  pool: Pool,
  ...[collectionId, fields, after, rows]: Parameters<Engine['readValues']>
): Promise<RowValues | undefined> {
  const [read] = await pool.all<{ lastId: number | null; rows: string | null }>(valuesSql(fields.length), [
    ...[collectionId, after, rows],
    ...fields,
  ]);
  return read?.lastId == null ? undefined : { lastId: read.lastId, rows: read.rows! };
}

interface CopiedKeys {
  readonly index: IndexState;
  readonly keys: readonly KeyInFile[];
}

/**
 * Locks the head, so that no commit removes a key between the search for removed keys and the INSERT. Later
 * statements have their own snapshots. Returns how long the lock was held, in milliseconds.
 */
export const copyKeysFunction = sqlFunction<CopiedKeys>(
  'copy_keys',
  {
    of_collection: ['bigint', ({ index }) => index.collectionId],
    of_index: ['bigint', ({ index }) => index.id],
    at_stage: ['bigint', ({ index }) => index.stage],
    new_keys: ['bytea[]', ({ keys }) => bytesArrayOf(keys.map(({ key }) => key))],
    new_rows: ['bigint[]', ({ keys }) => arrayOf(keys.map(({ rowId }) => rowId))],
  },
  ({ placement, planned }) => `RETURNS float8 LANGUAGE plpgsql ${planned} ${boundLock} AS $$
#variable_conflict use_column
DECLARE
  locked_at timestamptz;
  gone_keys bytea[];
  gone_rows bigint[];
BEGIN
  PERFORM 1 FROM heads WHERE collection_id = of_collection FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  locked_at := clock_timestamp();
  PERFORM 1 FROM sort_indexes WHERE collection_id = of_collection AND id = of_index AND built_through = at_stage;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT array_agg(key), array_agg(row_id) INTO gone_keys, gone_rows FROM sort_keys
    WHERE ${isOfIndex(placement, '-of_index', 'of_collection')} AND key >= new_keys[1] AND key <= new_keys[cardinality(new_keys)];
  IF gone_keys IS NOT NULL THEN
    SELECT array_agg(new.key), array_agg(new.row_id) INTO new_keys, new_rows FROM (
      SELECT key, row_id FROM unnest(new_keys, new_rows) AS sorted (key, row_id)
      EXCEPT ALL SELECT key, row_id FROM unnest(gone_keys, gone_rows) AS gone (key, row_id)) AS new;
  END IF;
  ${insertIndexKeysSql(placement, {
    values: 'of_index, new.key, new.row_id',
    from: 'unnest(new_keys, new_rows) AS new (key, row_id)',
  })};
  RETURN extract(epoch FROM clock_timestamp() - locked_at) * 1000;
END $$`,
);

/**
 * Returns the SQL that inserts keys of `of_collection` that don't exist yet.
 *
 * @param values the index, the key and the row
 */
export function insertIndexKeysSql(
  placement: Placement,
  { values, from }: { readonly values: string; readonly from: string },
): string {
  return `INSERT INTO sort_keys (${keyColumns(placement).join()})
    SELECT ${placement === 'citus' ? 'of_collection, ' : ''}${values} FROM ${from} ON CONFLICT DO NOTHING`;
}

export async function copyKeys(
  pool: Pool,
  index: IndexState,
  keys: readonly KeyInFile[],
): Promise<number | undefined> {
  const { call, valuesOf } = copyKeysFunction[pool.placement];
  const [copied] = await pool.all<{ tookMs: number | null }>(
    `SELECT ${call} AS "tookMs"`,
    valuesOf({ index, keys }),
  );
  return copied?.tookMs ?? undefined;
}
