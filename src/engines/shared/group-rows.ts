/**
 * Reads the rows that a group of writes needs, up to `maxRowBytes`. The first query returns the text of
 * each row that is no longer than its share of this limit. For longer rows it returns only the length, which
 * the database knows without reading the text. A second query then reads longer rows until the limit is
 * reached.
 */
import { type GroupRequest, maxGroupRowBytes, type RowAddress, type StoredRow, unread } from '../engine.js';

/** SQL for the text of a row, or for its length in bytes if this exceeds `share` (also SQL). */
export function textOrLength(share: string): string {
  return `CASE WHEN octet_length(data) <= ${share} THEN data ELSE CAST(octet_length(data) AS text) END`;
}

/** Returns the bytes that each of these rows can have if the first query returns its text. */
export function shareOf({ maxRowBytes = maxGroupRowBytes }: Limit, rows: number): number {
  return Math.floor(maxRowBytes / rows);
}

type Limit = Pick<GroupRequest, 'maxRowBytes'>;

/** Reads rows by their keys. `nameOf` makes the keys of the map, and `textOrLength` makes `data`. */
type Read = (keys: readonly RowAddress[], share: number) => Promise<Iterable<readonly [string, StoredRow]>>;

export type RowLookup = (collectionId: number, id: number) => StoredRow | typeof unread | undefined;

/** A row that has been read, with `data` as `textOrLength` makes it. */
export type ReadRow = readonly [RowAddress, StoredRow];

/** @param owned rows that another query has returned as the first query would */
export async function readGroupRows(
  wanted: readonly RowAddress[],
  request: Limit,
  read: Read,
  owned: readonly ReadRow[] = [],
): Promise<RowLookup> {
  const asked = distinct(wanted);
  const rows = new Map<string, StoredRow | typeof unread>(owned.map(([key, row]) => [nameOf(key), row]));
  if (asked.length > 0)
    for (const [name, row] of await read(asked, shareOf(request, asked.length))) rows.set(name, row);
  const { maxRowBytes = maxGroupRowBytes } = request;
  const long: RowAddress[] = [];
  let bytes = 0;
  for (const key of distinct([...asked, ...owned.map(([each]) => each)])) {
    const row = rows.get(nameOf(key));
    if (row === undefined || row === unread) continue;
    const isLong = !row.data.startsWith('{');
    const length = isLong ? Number(row.data) : row.data.length;
    if (isLong && bytes > 0 && bytes + length > maxRowBytes) rows.set(nameOf(key), unread);
    else {
      bytes += length;
      if (!isLong) continue;
      long.push(key);
      // Removed until the second query returns it, because the row may be deleted before.
      rows.delete(nameOf(key));
    }
  }
  if (long.length > 0) {
    for (const [name, row] of await read(long, Number.MAX_SAFE_INTEGER)) rows.set(name, row);
  }
  return (collectionId, id) => rows.get(nameOf({ collectionId, id }));
}

function distinct(keys: readonly RowAddress[]): readonly RowAddress[] {
  return keys.length < 2 ? keys : [...new Map(keys.map((key) => [nameOf(key), key])).values()];
}

export function nameOf({ collectionId, id }: RowAddress): string {
  return `${collectionId}/${id}`;
}
