/**
 * Groups the rows of a file into the batches that an import sends. The same file always results in the same
 * batches, so that a repeated run stores nothing twice.
 *
 * The end of a batch depends only on the rows before it. Every 1,000 lines or records, a new batch starts. If
 * a line is corrected in place, only its own batch and later batches of the same 1,000 lines can change.
 */
import { type Fault, faultsOf, type Read } from './rows.js';

export interface Row {
  readonly read: Read;
  readonly text: string;
}

export interface Chunk {
  /** Identifies the batch in the file: its block of 1,000 lines and its number in the block, such as `2.0`. */
  readonly number: string;
  readonly rows: readonly Row[];
  readonly bad: readonly Bad[];
  /** Whether the batch ends because it is full. Otherwise, it ends with the file. */
  readonly isFull: boolean;
  /** The number of the last line that the batch contains. */
  readonly lastLine: number;
}

export interface Bad {
  readonly read: Read;
  readonly faults: readonly Fault[];
}

/** The maximum number of rows per request. */
const blockLength = 1_000;
/**
 * A batch of less than this plus one row of at most 262,144 bytes is below the limit of 1 MiB per request.
 */
const fullBytes = 786_000;

export async function* chunksOf(
  batches: AsyncIterable<readonly Read[]>,
): AsyncGenerator<Chunk, void, undefined> {
  let position = 0;
  let lastLine = 0;
  let part = 0;
  let bytes = 0;
  let rows: Row[] = [];
  let bad: Bad[] = [];
  const take = (isFull: boolean): Chunk => {
    const block = Math.floor((position - 1) / blockLength);
    const chunk = { number: `${block}.${part}`, rows, bad, isFull, lastLine };
    rows = [];
    bad = [];
    bytes = 0;
    part += 1;
    return chunk;
  };
  for await (const batch of batches) {
    for (const read of batch) {
      position += 1;
      lastLine = read.lines.at(-1)!.number;
      if (read.faults !== undefined) bad.push({ read, faults: read.faults });
      else if (read.text !== undefined) {
        rows.push({ read, text: read.text });
        bytes += byteLength(read.text) + 1;
      }
      const isLast = position % blockLength === 0;
      if ((isLast || bytes >= fullBytes) && rows.length + bad.length > 0) yield take(true);
      if (isLast) part = 0;
    }
  }
  if (rows.length + bad.length > 0) yield take(false);
}

const nonAscii = /[^\0-\x7f]/;

/** Returns the length in UTF-8. */
function byteLength(text: string): number {
  return nonAscii.test(text) ? new TextEncoder().encode(text).length : text.length;
}

/** Returns the JSON array of the rows of a batch. */
export function bodyOf(rows: readonly Row[]): string {
  return `[${rows.map(({ text }) => text).join()}]`;
}

/** Returns the rows of a batch that the errors of a problem name as invalid. */
export function badRowsIn(errors: Parameters<typeof faultsOf>[0], rows: readonly Row[]): readonly Bad[] {
  const bad = new Map<number, Bad>();
  for (const { index, fault } of faultsOf(errors)) {
    const row = rows[index];
    if (row !== undefined)
      bad.set(index, { read: row.read, faults: [...(bad.get(index)?.faults ?? []), fault] });
  }
  return [...bad.values()];
}
