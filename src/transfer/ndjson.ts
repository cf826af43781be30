/** Reads rows from newline-delimited JSON, which has one row per line. */
import type { Line } from './lines.js';
import type { Read, RowReader } from './rows.js';

export const notUtf8 = {
  pointer: '',
  detail: 'is not UTF-8 (--encoding latin1 or windows-1252 reads other files)',
};

export async function* ndjsonRows(
  batches: AsyncIterable<readonly Line[]>,
  rows: RowReader,
): AsyncGenerator<readonly Read[], void, undefined> {
  for await (const batch of batches) {
    yield batch.map((line) => {
      if (!line.isUtf8) return { lines: [line], faults: [notUtf8] };
      const text = line.text.trim();
      return text === '' ? { lines: [line] } : rows.read(text, [line]);
    });
  }
}
