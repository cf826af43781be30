/**
 * Builds an index in steps. A step reads the next rows and computes their keys while writes continue. It then
 * locks the head while the server stores the keys, up to the first row that has changed in the meantime. If
 * the very first row has changed, which can happen repeatedly, the step locks the head from the start.
 */
import { sortKey } from '../../../values/sort-key.js';
import { builtWhole, type IndexState, stepBytes } from '../../engine.js';
import { boundLock } from '../connection/limits.js';
import { arrayOf, type Connection, type Parameter, type Pool } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import type { Placement } from '../placement.js';
import { bytesOf } from './commit.js';
import { lockHead } from './rows.js';

/** The number of rows of a step that locks the head from the start. */
const heldRows = 10;

/** Selects field values of the next rows as JSON arrays, or null for rows that are too much for one step. */
const valuesSql = `
  SELECT id, seq, CASE WHEN before < ${stepBytes} THEN (
      SELECT json_agg(data::json -> field ORDER BY place)::text FROM unnest($4::text[]) WITH ORDINALITY AS of (field, place)
    ) END AS values
  FROM (SELECT id, seq, data, sum(octet_length(data)) OVER (ORDER BY id) - octet_length(data) AS before FROM (
    SELECT id, seq, data FROM rows WHERE collection_id = $1 AND id > $2 ORDER BY id LIMIT $3) AS next) AS sized
  ORDER BY id`;

/** Stores the keys of unchanged rows. Returns how far the index is built, and how long it took. */
const keysSql = `
  WITH of AS MATERIALIZED (
      SELECT key, row_id, of.seq = rows.seq AS is_same
      FROM unnest($4::bytea[], $5::bigint[], $6::bigint[]) AS of (key, row_id, seq)
      JOIN rows ON rows.collection_id = $2 AND rows.id = row_id),
    reached AS MATERIALIZED (
      SELECT coalesce((SELECT min(row_id) - 1 FROM of WHERE NOT is_same),
        CASE WHEN $8 AND NOT EXISTS (SELECT 1 FROM rows WHERE collection_id = $2 AND id > $7) THEN ${builtWhole} END,
        $7) AS through
      FROM sort_indexes JOIN heads USING (collection_id) WHERE id = $1 AND built_through = $3),
    keyed AS (INSERT INTO sort_keys (index_id, key, row_id)
      SELECT $1, key, row_id FROM of CROSS JOIN reached WHERE row_id <= through RETURNING row_id)
  UPDATE sort_indexes SET built_through = through FROM reached, (SELECT count(*) FROM keyed) AS stored WHERE id = $1
  RETURNING built_through AS "builtThrough",
    (extract(epoch FROM clock_timestamp() - statement_timestamp()) * 1000)::float8 AS "tookMs"`;

/**
 * Does the same on Citus, where the rows are. The function locks the head itself, so that writes do not wait
 * for round trips between nodes. The rest is in separate statements, because a statement that waits for a
 * lock reads other tables in their earlier state.
 */
export const storeKeysProgram = program(
  'store_keys',
  () => `(wanted bigint, of_index bigint, from_row bigint, new_keys bytea[], new_rows bigint[], new_seqs bigint[],
  last_row bigint, is_last boolean)
RETURNS TABLE (through bigint, took_ms float8) LANGUAGE plpgsql ${boundLock} AS $$
#variable_conflict use_column
DECLARE
  reached bigint;
  locked_at timestamptz;
BEGIN
  PERFORM 1 FROM heads WHERE collection_id = wanted FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  locked_at := clock_timestamp();
  PERFORM 1 FROM sort_indexes WHERE collection_id = wanted AND id = of_index AND built_through = from_row;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT min(rows.id) - 1 INTO reached FROM rows JOIN unnest(new_rows, new_seqs) AS new (row_id, seq) ON rows.id = new.row_id
  WHERE collection_id = wanted AND rows.seq <> new.seq;
  IF reached IS NULL THEN
    reached := last_row;
    IF is_last THEN
      PERFORM 1 FROM rows WHERE collection_id = wanted AND id > last_row LIMIT 1;
      IF NOT FOUND THEN reached := ${builtWhole}; END IF;
    END IF;
  END IF;
  -- In two steps, as in commit_group.
  SELECT array_agg(new.key), array_agg(new.row_id) INTO new_keys, new_rows
  FROM rows JOIN unnest(new_keys, new_rows) AS new (key, row_id) ON rows.id = new.row_id
  WHERE rows.collection_id = wanted AND new.row_id <= reached;
  INSERT INTO sort_keys (collection_id, index_id, key, row_id)
  SELECT wanted, of_index, new.key, new.row_id FROM unnest(new_keys, new_rows) AS new (key, row_id);
  UPDATE sort_indexes SET built_through = reached WHERE collection_id = wanted AND id = of_index;
  RETURN QUERY SELECT reached, (extract(epoch FROM clock_timestamp() - locked_at) * 1000)::float8;
END $$`,
  { isOfCollection: true },
).citus;

const stepSql: Readonly<Record<Placement, string>> = {
  single: keysSql,
  citus: `SELECT through AS "builtThrough", took_ms AS "tookMs"
    FROM ${storeKeysProgram.name}($2, $1, $3, $4, $5, $6, $7, $8)`,
};

interface Step {
  readonly builtThrough: number;
  readonly tookMs: number;
}

export function buildIndex(pool: Pool, index: IndexState, rows: number): Promise<Step | undefined> {
  return pool.lend(async (connection) => {
    const parameters = await readKeys(connection, index, rows);
    const step = await storeKeys(connection, index, parameters);
    if (step?.builtThrough !== index.builtThrough) return step;
    let lockedAt = 0;
    const [, held] = await Promise.all([
      lockHead(connection, index.collectionId).then(() => (lockedAt = performance.now())),
      // A separate statement: one that waits for a lock reads other tables in their earlier state.
      readKeys(connection, index, heldRows),
    ]);
    const [[after]] = await Promise.all([
      connection.all<Step>(stepSql[pool.placement], held),
      connection.all('COMMIT'),
    ]);
    return after && { ...after, tookMs: performance.now() - lockedAt };
  });
}

async function storeKeys(
  connection: Connection,
  index: IndexState,
  parameters: readonly Parameter[],
): Promise<Step | undefined> {
  const store = (): Promise<Step[]> => connection.all(stepSql[connection.placement], parameters);
  if (connection.placement === 'citus') return (await store())[0];
  const locked = lockHead(connection, index.collectionId);
  const [, [step]] = await Promise.all([locked, store(), connection.all('COMMIT')]);
  return step;
}

/** Computes the keys of the next rows. Returns the parameters of `keysSql`. */
async function readKeys(
  connection: Connection,
  { id, collectionId, fields, builtThrough }: IndexState,
  rows: number,
): Promise<Parameter[]> {
  const found = await connection.all<{ id: number; seq: number; values: string | null }>(valuesSql, [
    ...[collectionId, builtThrough, rows],
    fields.map(({ field }) => field),
  ]);
  const read = found.filter(({ values }) => values !== null);
  const isLast = found.length < rows && read.length === found.length;
  return [
    ...[id, collectionId, builtThrough],
    bytesOf(read.map(({ values }) => sortKey(fields, JSON.parse(values!) as unknown[]))),
    arrayOf(read.map((row) => row.id)),
    arrayOf(read.map(({ seq }) => seq)),
    read.at(-1)?.id ?? builtThrough,
    String(isLast),
  ];
}
