/**
 * All rows of a collection, in a transaction of a connection of its own: page by page, each of about so many bytes, in
 * calls that look at so many rows.
 */
import { Problem } from '../../errors.js';
import type { Filter } from '../../values/filter.js';
import { pageBytes, pageRows, type RowSnapshot } from '../engine.js';
import { sparingConditionOf } from './filter.js';
import type { LogGrowth } from './log-growth.js';
import type { Connection, SqlValue } from './open.js';

/** The write-ahead log may grow by this beside an export. */
const maxGrowthBytes = 1_073_741_824;

/** @param connect its connection is released when the snapshot is closed */
export async function openRows(
  connect: () => Promise<Connection>,
  growth: LogGrowth,
  collectionId: number,
  filter: Filter | undefined,
): Promise<RowSnapshot | undefined> {
  let isTooMuch = false;
  const end = await growth.begin(maxGrowthBytes, () => {
    isTooMuch = true;
  });
  const connection = await connect().catch((error: unknown) => {
    end();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= connection
      .all('ROLLBACK', [])
      .then(() => connection.release())
      .finally(end);
    return closing;
  };
  await connection.all('BEGIN', []);
  const [found] = await connection.all<{ head: number }>(
    'SELECT seq AS head FROM heads WHERE collection_id = ?',
    [collectionId],
  );
  if (found === undefined) {
    await close();
    return undefined;
  }
  const condition = filter && sparingConditionOf(filter, 'data', 3);
  const parameters: readonly SqlValue[] = condition?.parameters ?? [];
  const sql = pageSql(condition?.sql ?? '1');
  let after = 0;
  return {
    head: found.head,
    next: async () => {
      // Read to its end it would hold up the log for all others.
      if (isTooMuch) throw new Problem('overloaded', 'Too much is written beside the export.');
      const [page] = await connection.all<{ last: number | null; texts: string | null }>(sql, [
        collectionId,
        after,
        ...parameters,
      ]);
      if (page!.last === null) return undefined;
      after = page!.last;
      return page!.texts ?? '';
    },
    close,
  };
}

/** The rows are measured before they are read: SQLite takes a text's length from the row's header. */
const pageSql = (fits: string): string => `
  WITH measured AS NOT MATERIALIZED (SELECT id, octet_length(data) AS size FROM rows
      WHERE collection_id = ?1 AND id > ?2 ORDER BY id LIMIT ${pageRows}),
    summed AS (SELECT id, sum(size) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING) AS bytes FROM measured),
    page AS MATERIALIZED (SELECT coalesce(
        (SELECT id FROM summed WHERE bytes >= ${pageBytes} ORDER BY id LIMIT 1), (SELECT max(id) FROM measured)) AS last)
  SELECT last, (SELECT group_concat(data || char(10), '') FROM (SELECT data FROM rows
    WHERE collection_id = ?1 AND id > ?2 AND id <= last AND ${fits} ORDER BY id)) AS texts FROM page`;
