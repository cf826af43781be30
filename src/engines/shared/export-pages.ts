/** Reads the rows of a snapshot in pages of about the same number of bytes, for rows of any size. */
import { maxRowBytes } from '../../values/values.js';
import type { RowSnapshot } from '../engine.js';

const pageBytes = 65_536;
/** A longer page is only measured, and then read with fewer rows. A page with one row is always smaller. */
export const maxReadBytes = 2 * maxRowBytes;
/** The maximum number of rows to which one read applies a filter. */
const maxRows = 2_000;
const firstRows = 16;

/** The next rows after a given id. Possibly, not one of them matches the filter. */
export interface PageRead {
  /** The id of the last row, or null if there are no more rows. */
  readonly last: number | null;
  /** The size of all rows, including rows that do not match. */
  readonly bytes: number;
  /** The matching rows, each followed by a line feed. Null if no row matches or the page is too large. */
  readonly texts: string | null;
}

/** @param read reads the given number of rows after the given id */
export function rowPages(read: (after: number, rows: number) => Promise<PageRead>): RowSnapshot['next'] {
  let after = 0;
  let rows = firstRows;
  return async () => {
    for (;;) {
      const { last, bytes, texts } = await read(after, rows);
      if (last === null) return undefined;
      // The next page assumes that the following rows have about the same size.
      rows = Math.min(maxRows, Math.max(1, Math.floor((rows * pageBytes) / bytes)));
      if (bytes > maxReadBytes) continue;
      after = last;
      return texts ?? '';
    }
  };
}
