/** Reads the values from which the keys of an index are made, and copies the sorted keys into the index. */
import { type Engine, type IndexState, type KeyInFile, type RowValues, stepBytes } from '../../engine.js';
import { boundLock } from '../connection/limits.js';
import { arrayOf, type Pool } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import { bytesOf } from './commit.js';

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

/**
 * Locks the head, so that no commit removes a key between the search for removed keys and the INSERT. Later
 * statements have their own snapshots. Returns how long the lock was held, in milliseconds.
 */
export const copyKeysProgram = program(
  'copy_keys',
  ({ placement, planned }) => {
    const [column, value, isOfIt] =
      placement === 'citus' ? ['collection_id, ', 'wanted, ', 'collection_id = wanted AND '] : ['', '', ''];
    return `(wanted bigint, of_index bigint, at_stage bigint, new_keys bytea[], new_rows bigint[])
RETURNS float8 LANGUAGE plpgsql ${planned} ${boundLock} AS $$
#variable_conflict use_column
DECLARE
  locked_at timestamptz;
  gone_keys bytea[];
  gone_rows bigint[];
BEGIN
  PERFORM 1 FROM heads WHERE collection_id = wanted FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  locked_at := clock_timestamp();
  PERFORM 1 FROM sort_indexes WHERE collection_id = wanted AND id = of_index AND built_through = at_stage;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT array_agg(key), array_agg(row_id) INTO gone_keys, gone_rows FROM sort_keys
    WHERE ${isOfIt}index_id = -of_index AND key >= new_keys[1] AND key <= new_keys[cardinality(new_keys)];
  IF gone_keys IS NOT NULL THEN
    SELECT array_agg(new.key), array_agg(new.row_id) INTO new_keys, new_rows FROM (
      SELECT key, row_id FROM unnest(new_keys, new_rows) AS sorted (key, row_id)
      EXCEPT ALL SELECT key, row_id FROM unnest(gone_keys, gone_rows) AS gone (key, row_id)) AS new;
  END IF;
  INSERT INTO sort_keys (${column}index_id, key, row_id)
  SELECT ${value}of_index, new.key, new.row_id FROM unnest(new_keys, new_rows) AS new (key, row_id)
  ON CONFLICT DO NOTHING;
  RETURN extract(epoch FROM clock_timestamp() - locked_at) * 1000;
END $$`;
  },
  { isOfCollection: true },
);

export async function copyKeys(
  pool: Pool,
  { id, collectionId, stage }: IndexState,
  keys: readonly KeyInFile[],
): Promise<number | undefined> {
  const [copied] = await pool.all<{ tookMs: number | null }>(
    `SELECT ${copyKeysProgram[pool.placement].name}($1, $2, $3, $4, $5) AS "tookMs"`,
    [
      ...[collectionId, id, stage],
      bytesOf(keys.map(({ key }) => key)),
      arrayOf(keys.map(({ rowId }) => rowId)),
    ],
  );
  return copied?.tookMs ?? undefined;
}
