/** Reads all rows of a collection in a transaction, on a separate connection. */
import { Problem } from '../../../problem.js';
import type { Filter } from '../../../values/filter.js';
import type { RowSnapshot } from '../../engine.js';
import { maxReadBytes, type PageRead, rowPages } from '../../shared/export-pages.js';
import { maxGrowthBytes, type WalGuard } from '../files/wal-guard.js';
import type { Connection } from '../open.js';
import { sparingConditionOf } from './filter.js';

/** @param connection is released when the snapshot is closed */
export async function openRows(
  connection: Connection,
  walGuard: WalGuard,
  collectionId: number,
  filter: Filter | undefined,
): Promise<RowSnapshot | undefined> {
  let isOpen = false;
  let isTooMuch = false;
  let end = (): void => undefined;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= connection
      .all('ROLLBACK', [])
      // If an earlier statement failed, SQLite has already rolled back.
      .catch(() => undefined)
      .then(() => connection.release())
      .finally(() => end());
    return closing;
  };
  const giveUp = (): void => {
    isTooMuch = true;
    // The client may wait minutes before it requests more. Until then, an open snapshot would block
    // checkpoints for everyone.
    if (isOpen) void close();
  };
  /** Runs a statement. The transaction may have ended before or during the read. */
  const read = async <Row>(sql: string, parameters: Parameters<Connection['all']>[1]): Promise<Row[]> => {
    const rows = isTooMuch ? [] : await connection.all<Row>(sql, parameters);
    if (isTooMuch)
      throw new Problem(
        'overloaded',
        'The server stopped the export, because other clients wrote too much data during the export.',
      );
    return rows;
  };
  const condition = filter && sparingConditionOf(filter, 'data', 4);
  const sql = pageSql(condition?.sql ?? '1');
  try {
    end = await walGuard.begin(maxGrowthBytes, giveUp);
    await connection.all('BEGIN', []);
    const [found] = await read<{ head: number }>('SELECT seq AS head FROM heads WHERE collection_id = ?', [
      collectionId,
    ]);
    if (found === undefined) {
      await close();
      return undefined;
    }
    isOpen = true;
    return {
      head: found.head,
      next: rowPages(async (after, rows) => {
        const parameters = [collectionId, after, rows, ...(condition?.parameters ?? [])];
        const [page] = await read<PageRead>(sql, parameters);
        return page!;
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Measures the rows before it reads them. SQLite knows the length of a text from the header of the row. */
const pageSql = (isMatch: string): string => `
  WITH page AS MATERIALIZED (SELECT max(id) AS last, sum(size) AS bytes FROM (SELECT id, octet_length(data) AS size
      FROM rows WHERE collection_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3))
  SELECT last, bytes, CASE WHEN bytes <= ${maxReadBytes} THEN (SELECT group_concat(data, char(10)) || char(10)
    FROM (SELECT data FROM rows WHERE collection_id = ?1 AND id > ?2 AND id <= last AND ${isMatch} ORDER BY id)) END AS texts
  FROM page`;
