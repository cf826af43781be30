/** Reads what has happened to a collection since a write was prepared, no more of it than a group may look at. */
import type { LogEntry } from '../log/entry.js';
import type { LogAfter } from './engine.js';

/** Of so many entries the lengths are looked at. */
const maxEntries = 1_000;

const sql = `SELECT first_seq AS "firstSeq", last_seq AS "lastSeq", changes FROM changes
  WHERE collection_id = $1 AND last_seq > $2 AND last_seq <= (
    SELECT max(last_seq) FROM (
      SELECT last_seq, sum(bytes) OVER (ORDER BY last_seq) AS bytes FROM (
        SELECT last_seq, octet_length(changes) AS bytes FROM changes
        WHERE collection_id = $1 AND last_seq > $2 AND last_seq <= $3 ORDER BY last_seq LIMIT ${maxEntries}) AS next
    ) AS summed WHERE bytes <= $4)
  ORDER BY last_seq`;

/** @param all runs it in the snapshot of the head, or where what comes later is refused by the commit */
export async function readGroupLog(
  { collectionId, seq, bytes }: LogAfter,
  head: number,
  all: (sql: string, parameters: number[]) => Promise<LogEntry[]>,
): Promise<readonly LogEntry[] | undefined> {
  if (head <= seq) return [];
  const entries = await all(sql, [collectionId, seq, head, bytes]);
  const isWhole = entries[0]?.firstSeq === seq + 1 && entries.at(-1)?.lastSeq === head;
  return isWhole ? entries : undefined;
}
