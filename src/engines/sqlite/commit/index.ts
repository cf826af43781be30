/** Builds an index in steps, on the connection of the writer. No group may be in progress during a step. */
import { sortKey } from '../../../values/sort-key.js';
import { builtWhole, type Engine, type IndexState, stepBytes } from '../../engine.js';
import { pathOf } from '../list/order.js';
import type { Connection } from '../open.js';
import { indexMoved } from './programs.js';

/** Returns undefined if `builtThrough` or a row has changed. */
export async function buildIndex(
  writer: Connection,
  { id, collectionId, fields, builtThrough }: IndexState,
  most: number,
): ReturnType<Engine['buildIndex']> {
  const begun = performance.now();
  const [step] = await writer.all<{ seq: number; lastId: number | null; rows: string }>(
    nextRows(fields.length),
    [collectionId, builtThrough, most, ...fields.map(({ field }) => pathOf(field))],
  );
  if (step === undefined) return undefined;
  const rows = JSON.parse(step.rows) as [id: number, ...values: unknown[]][];
  const keys = rows.map(([rowId, ...values]) => `"${rowId}":"${sortKey(fields, values)}"`);
  try {
    await writer.all('INSERT INTO index_steps VALUES (?, ?, ?, ?, ?, ?)', [
      ...[id, collectionId, builtThrough, step.seq],
      ...[step.lastId ?? builtWhole, `{${keys.join()}}`],
    ]);
  } catch (error) {
    if (error instanceof Error && error.message.includes(indexMoved)) return undefined;
    throw error;
  }
  const [built] = await writer.all<{ builtThrough: number }>(
    'SELECT built_through AS builtThrough FROM sort_indexes WHERE id = ?',
    [id],
  );
  return built && { ...built, tookMs: performance.now() - begun };
}

/** Selects the next rows and their values as JSON, because SQLite does not read all numbers exactly. */
function nextRows(fields: number): string {
  const values = Array.from({ length: fields }, (_, field) => `data -> ?${field + 4}`);
  return `WITH step AS MATERIALIZED (SELECT max(id) AS last_id FROM (
      SELECT id, sum(size) OVER (ORDER BY id) - size AS before FROM (
        SELECT id, octet_length(data) AS size FROM rows WHERE collection_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3))
      WHERE before < ${stepBytes})
    SELECT seq, last_id AS lastId, (
      SELECT json_group_array(json_array(id, ${values.join()})) FROM rows
      WHERE collection_id = ?1 AND id > ?2 AND id <= last_id) AS rows
    FROM heads, step WHERE collection_id = ?1`;
}
