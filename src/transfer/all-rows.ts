/** Reads all rows of a collection from a server, as one snapshot. */
import { linesOf } from '../files/lines.js';
import { exportRows } from './export.js';
import type { Service } from './service.js';

/**
 * Calls `take` with each row as JSON.
 *
 * @param received called from time to time with the number of rows received so far
 * @returns the number of rows, and the cursor of the snapshot
 * @throws ServiceFailure
 */
export function readAllRows(
  service: Service,
  collection: string,
  take: (row: string) => void,
  received: (rows: number) => void,
): Promise<{ readonly rows: number; readonly cursor: string }> {
  const options = { collection, format: 'ndjson', filter: undefined, fields: [], received } as const;
  return exportRows(service, options, () => async (chunks) => {
    for await (const lines of linesOf(chunks)) for (const { text } of lines) take(text);
  });
}
