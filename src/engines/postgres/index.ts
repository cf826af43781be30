/** One step of making an index: it holds the collection's head, as a commit does. */

import { sortKey } from '../../values/sort-key.js';
import { builtWhole, type IndexState } from '../engine.js';
import { bytesOf } from './commit.js';
import { boundWaits } from './limits.js';
import { arrayOf, type Pool } from './pool.js';

/** What rows of one step may take, that their fields are looked up in. */
const stepBytes = 4_194_304;

/** The values of the fields of the next rows, as JSON arrays; null for rows that are too much for one step. */
const valuesSql = `
  SELECT id, CASE WHEN before < ${stepBytes} THEN (
      SELECT json_agg(data::json -> field ORDER BY place)::text FROM unnest($4::text[]) WITH ORDINALITY AS of (field, place)
    ) END AS values
  FROM (SELECT id, data, sum(octet_length(data)) OVER (ORDER BY id) - octet_length(data) AS before FROM (
    SELECT id, data FROM rows WHERE collection_id = $1 AND id > $2 ORDER BY id LIMIT $3) AS next) AS sized
  ORDER BY id`;

const keysSql = `
  WITH keyed AS (INSERT INTO sort_keys (index_id, key, row_id)
    SELECT $1::bigint, key, row_id FROM unnest($3::bytea[], $4::bigint[]) AS of (key, row_id))
  UPDATE sort_indexes SET built_through = $2 WHERE id = $1`;

export function buildIndex(
  pool: Pool,
  { id, collectionId, fields, builtThrough }: IndexState,
  rows: number,
): Promise<{ readonly builtThrough: number; readonly tookMs: number } | undefined> {
  return pool.lend(async (connection) => {
    let lockedAt = 0;
    const [, , [there], found] = await Promise.all([
      connection.all(`BEGIN; ${boundWaits}`),
      connection
        .all('SELECT seq FROM heads WHERE collection_id = $1 FOR UPDATE', [collectionId])
        .then(() => (lockedAt = performance.now())),
      // By statements of their own: one that waits for a lock reads other tables as they were before.
      connection.all(
        'SELECT 1 FROM sort_indexes JOIN heads USING (collection_id) WHERE id = $1 AND built_through = $2',
        [id, builtThrough],
      ),
      connection.all<{ id: number; values: string | null }>(valuesSql, [
        collectionId,
        builtThrough,
        rows,
        fields,
      ]),
    ]);
    if (there === undefined) {
      await connection.all('ROLLBACK');
      return undefined;
    }
    const step = found.filter(({ values }) => values !== null);
    const isLast = found.length < rows && step.length === found.length;
    const through = isLast ? builtWhole : step.at(-1)!.id;
    await Promise.all([
      connection.all(keysSql, [
        id,
        through,
        bytesOf(step.map(({ values }) => sortKey(JSON.parse(values!) as unknown[]))),
        arrayOf(step.map((row) => row.id)),
      ]),
      connection.all('COMMIT'),
    ]);
    return { builtThrough: through, tookMs: performance.now() - lockedAt };
  });
}
