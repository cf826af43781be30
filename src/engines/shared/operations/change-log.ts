/** Reads and trims the change log. Removes old records of idempotency keys, which are stored as long as changes. */
import type { LoggedEntry } from '../../../log/entry.js';
import { type Engine, stepBytes } from '../../engine.js';
import type { Context } from './operation-context.js';

/** The number of collections that one call of `trim` examines. Examining 100,000 took 8 to 27 ms. */
export const trimHeads = 2_000;
/** The maximum numbers of log entries and idempotency records that one step removes. */
export const trimEntries = 200;
const expireRecords = 500;
/** Later than all times. */
export const never = Number.MAX_SAFE_INTEGER;

export function changeLogOperations({ writer, log }: Context) {
  /** The last collection that `trim` has examined. */
  let examined = 0;
  return {
    async trim(keepChanges, before, after = never) {
      // Selects the oldest entries of one collection that exceed both limits (number and age), at most as many
      // as one step processes. Because times grow with seqs, the query checks the oldest entry first. With
      // 400,000 recent entries, this check reduced the time from 735 ms to 0.3 ms. `log_start` moves before the
      // entries are deleted, so that a reader does not mistake the gap for the start of the log.
      const [found] = await writer.all<{
        heads: number;
        lastId: number;
        id: number | null;
        logStart: number;
      }>(
        `WITH portion AS MATERIALIZED (
           SELECT collection_id AS id, seq, log_start FROM heads WHERE collection_id > $1
           ORDER BY collection_id LIMIT ${trimHeads})
         SELECT examined.*, due.* FROM (SELECT count(*) AS heads, max(id) AS "lastId" FROM portion) AS examined LEFT JOIN (
           SELECT id, max(last_seq) AS "logStart" FROM (
             SELECT id, seq, last_seq, time, sum(size) OVER (ORDER BY last_seq) - size AS before FROM (
               SELECT h.id, h.seq, c.last_seq, c.time, octet_length(c.changes) AS size FROM (
                 SELECT id, seq FROM portion WHERE seq - log_start > $2 AND EXISTS (
                   SELECT 1 FROM (SELECT last_seq, time FROM changes WHERE changes.collection_id = portion.id
                     ORDER BY last_seq LIMIT 1) AS oldest WHERE oldest.last_seq <= portion.seq - $2 AND (oldest.time < $3 OR oldest.time > $4))
                 LIMIT 1) AS h
               JOIN changes AS c ON c.collection_id = h.id ORDER BY c.last_seq LIMIT ${trimEntries}) AS sized) AS oldest
           WHERE before < ${stepBytes} AND last_seq <= seq - $2 AND (time < $3 OR time > $4) GROUP BY id) AS due ON true`,
        [examined, keepChanges, before, after],
      );
      const { heads, lastId, id, logStart } = found!;
      if (id === null) {
        examined = heads < trimHeads ? 0 : lastId;
        return false;
      }
      const moveStart = 'UPDATE heads SET log_start = $1 WHERE collection_id = $2 AND log_start < $1';
      await writer.all(moveStart, [logStart, id]);
      await writer.all('DELETE FROM changes WHERE collection_id = $1 AND last_seq <= $2', [id, logStart]);
      return true;
    },

    async expireKeyed(before, after = never) {
      const remove = async (isExpired: string, limit: number): Promise<boolean> => {
        const removed = await writer.all(
          `DELETE FROM idempotency_keys WHERE (account_id, key) IN (
             SELECT account_id, key FROM (
               SELECT account_id, key, sum(octet_length(outcome)) OVER (ORDER BY created_at, account_id, key)
                 - octet_length(outcome) AS before
               FROM (SELECT * FROM idempotency_keys WHERE ${isExpired} ORDER BY created_at LIMIT ${expireRecords}) AS oldest
             ) AS sized WHERE before < ${stepBytes}) RETURNING 1`,
          [limit],
        );
        return removed.length > 0;
      };
      // Two statements, because with OR, the index on the times would be read completely.
      return (await remove('created_at < $1', before)) || (after < never && remove('created_at > $1', after));
    },

    readLog: (collectionId, seq, entries) =>
      // `$3 + 0` instead of `$3`: SQLite plans a statement again at every call if its LIMIT is only a parameter
      // (see sqlite/list/print-list.ts).
      log.all<LoggedEntry>(
        `SELECT first_seq AS "firstSeq", last_seq AS "lastSeq", time, changes FROM changes
         WHERE collection_id = $1 AND last_seq > $2 ORDER BY last_seq LIMIT $3 + 0`,
        [collectionId, seq, entries],
      ),

    async readShared(collectionId, incarnation) {
      const [shared] = await log.all<{ seq: number }>(
        'SELECT seq FROM cursor_aliases WHERE collection_id = $1 AND incarnation = $2',
        [collectionId, incarnation],
      );
      return shared?.seq;
    },
  } satisfies Partial<Engine>;
}
