/**
 * Reads the rows of a group, no more of them than one group may change. All that are no longer than their share of
 * that come at once, of the others only the length, which stands in a row's header; then those of them that fit.
 */
import { maxGroupRowBytes, type RowKey, type StoredRow, unread } from './engine.js';

/** SQL for a row's text; for its length in bytes where that is more than `share`, which is SQL too. */
export function textOrLength(share: string): string {
  return `CASE WHEN octet_length(data) <= ${share} THEN data ELSE CAST(octet_length(data) AS text) END`;
}

/** Returns the rows of those keys, by `nameOf`, with `textOrLength` of them for `data`. */
type Read = (keys: readonly RowKey[], share: number) => Promise<Iterable<readonly [string, StoredRow]>>;

export type RowLookup = (collectionId: number, id: number) => StoredRow | typeof unread | undefined;

export async function readGroupRows(keys: readonly RowKey[], read: Read): Promise<RowLookup> {
  if (keys.length === 0) return () => undefined;
  const rows = new Map<string, StoredRow | typeof unread>(
    await read(keys, Math.floor(maxGroupRowBytes / keys.length)),
  );
  const long: RowKey[] = [];
  let bytes = 0;
  for (const key of keys) {
    const row = rows.get(nameOf(key));
    if (row === undefined || row === unread) continue;
    const isLong = !row.data.startsWith('{');
    const length = isLong ? Number(row.data) : row.data.length;
    if (isLong && bytes > 0 && bytes + length > maxGroupRowBytes) rows.set(nameOf(key), unread);
    else {
      bytes += length;
      if (!isLong) continue;
      long.push(key);
      // Until it is read: it may be gone by then.
      rows.delete(nameOf(key));
    }
  }
  if (long.length > 0) {
    for (const [name, row] of await read(long, Number.MAX_SAFE_INTEGER)) rows.set(name, row);
  }
  return (collectionId, id) => rows.get(nameOf({ collectionId, id }));
}

export function nameOf({ collectionId, id }: RowKey): string {
  return `${collectionId}/${id}`;
}
