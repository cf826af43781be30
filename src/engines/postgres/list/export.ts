/** Reads all rows of a collection in a transaction with one snapshot. */
import type { Filter } from '../../../values/filter.js';
import type { RowSnapshot } from '../../engine.js';
import { maxReadBytes, type PageRead, rowPages } from '../../shared/export-pages.js';
import { unboundTransaction } from '../connection/limits.js';
import { borrow, type Pool } from '../connection/pool.js';
import { conditionOf } from './filter.js';
import { searchSettings } from './search.js';

/**
 * PostgreSQL ends the transaction if it receives no statement for this time, for example because the instance
 * no longer runs. The slowest client that is not disconnected needs 16 minutes per page.
 */
const silentMs = 1_800_000;

export async function openRows(
  pool: Pool,
  collectionId: number,
  filter: Filter | undefined,
): Promise<RowSnapshot | undefined> {
  const { connection, end, fail } = await borrow(pool, {});
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= connection.all('ROLLBACK').then(end, fail);
    return closing;
  };
  const condition = filter && conditionOf(filter, 'parsed.row', 4);
  const sql = pageSql(condition?.sql);
  const parameters = condition?.parameters ?? [];
  try {
    const [, [found]] = await Promise.all([
      connection.all(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${unboundTransaction};
         SET LOCAL idle_in_transaction_session_timeout = ${silentMs}; ${searchSettings[pool.placement]}`,
      ),
      connection.all<{ head: number }>('SELECT seq AS head FROM heads WHERE collection_id = $1', [
        collectionId,
      ]),
    ]);
    if (found === undefined) {
      await close();
      return undefined;
    }
    return {
      head: found.head,
      next: rowPages(async (after, rows) => {
        const [page] = await connection.all<PageRead>(sql, [collectionId, after, rows, ...parameters]);
        return page!;
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Measures the rows before it reads them. PostgreSQL knows the size of a row without reading it. */
function pageSql(isMatch: string | undefined): string {
  const parsed =
    isMatch === undefined ? '' : 'CROSS JOIN LATERAL (SELECT data::jsonb AS row OFFSET 0) AS parsed';
  return `
    WITH page AS MATERIALIZED (SELECT max(id) AS last, sum(size)::bigint AS bytes FROM (
      SELECT id, octet_length(data) AS size FROM rows WHERE collection_id = $1 AND id > $2 ORDER BY id LIMIT $3) AS measured)
    SELECT last, bytes, CASE WHEN bytes <= ${maxReadBytes} THEN (SELECT string_agg(data, E'\\n' ORDER BY id) || E'\\n'
      FROM rows ${parsed} WHERE collection_id = $1 AND id > $2 AND id <= last AND ${isMatch ?? 'true'}) END AS texts
    FROM page`;
}
