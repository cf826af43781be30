/** Reads the changes of a collection between the preparation of a write and its group. */
import type { LogEntry } from '../../log/entry.js';
import type { LogAfter } from '../engine.js';

/** The maximum number of entries whose sizes `readGroupChanges` sums up. */
const maxGroupEntries = 1_000;

const groupChangesSql = `SELECT first_seq AS "firstSeq", last_seq AS "lastSeq", changes FROM changes
  WHERE collection_id = $1 AND last_seq > $2 AND last_seq <= (
    SELECT max(last_seq) FROM (
      SELECT last_seq, sum(bytes) OVER (ORDER BY last_seq) AS bytes FROM (
        SELECT last_seq, octet_length(changes) AS bytes FROM changes
        WHERE collection_id = $1 AND last_seq > $2 AND last_seq <= $3 ORDER BY last_seq LIMIT ${maxGroupEntries}) AS next
    ) AS summed WHERE bytes <= $4)
  ORDER BY last_seq`;

/**
 * Reads the changes of a collection since a write was prepared. Returns undefined if they exceed `bytes`, or if
 * the change log no longer contains all of them.
 *
 * @param all runs the statement, either in the snapshot of the head or before a commit that fails if later
 * changes exist
 */
export async function readGroupChanges(
  { collectionId, seq, bytes }: LogAfter,
  head: number,
  all: (sql: string, parameters: number[]) => Promise<LogEntry[]>,
): Promise<readonly LogEntry[] | undefined> {
  if (head <= seq) return [];
  const entries = await all(groupChangesSql, [collectionId, seq, head, bytes]);
  const isWhole = entries[0]?.firstSeq === seq + 1 && entries.at(-1)?.lastSeq === head;
  return isWhole ? entries : undefined;
}
