/** The pages of a snapshot: each of about so many bytes, whatever the rows are like. */
import { maxRowBytes } from '../values/values.js';
import type { RowSnapshot } from './engine.js';

const pageBytes = 65_536;
/** A page of more is measured, and not read. One of a single row has less. */
export const maxReadBytes = 2 * maxRowBytes;
/** A filter is held against so many at once. */
const maxRows = 2_000;
const firstRows = 16;

/** So many rows behind one, of which none needs to fit. */
export interface PageRead {
  /** The id of the last; null where there is none. */
  readonly last: number | null;
  /** Of all of them, whether they fit or not. */
  readonly bytes: number;
  /** Of those that fit, each with a line feed behind it; null where none does, or they are too long. */
  readonly texts: string | null;
}

/** @param read reads so many rows behind the one with this id */
export function rowPages(read: (after: number, rows: number) => Promise<PageRead>): RowSnapshot['next'] {
  let after = 0;
  let rows = firstRows;
  return async () => {
    for (;;) {
      const { last, bytes, texts } = await read(after, rows);
      if (last === null) return undefined;
      // Those that follow are like these.
      rows = Math.min(maxRows, Math.max(1, Math.floor((rows * pageBytes) / bytes)));
      if (bytes > maxReadBytes) continue;
      after = last;
      return texts ?? '';
    }
  };
}
