/**
 * Rows in the portions that are sent. Where a portion ends depends on nothing that comes behind it, and of each 1,000 lines
 * or records the first portion begins anew: so a line that is mended in its place changes no portion but its own, or such as
 * are sent after it.
 */
import type { Fault, Read } from './rows.js';

export interface Row {
  readonly read: Read;
  readonly text: string;
}

export interface Chunk {
  /** Which 1,000 lines or records of the file it is of. */
  readonly block: number;
  /** What it is among all portions. */
  readonly number: string;
  readonly rows: readonly Row[];
  readonly bad: readonly Bad[];
  /** The last that it is made of. */
  readonly lastLine: number;
}

export interface Bad {
  readonly read: Read;
  readonly faults: readonly Fault[];
}

/** As many rows as a request may have. */
const blockLength = 1_000;
/** Another row of at most 262,144 bytes doesn't make it more than the mebibyte that a request may have. */
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
  const take = (): Chunk => {
    const block = Math.floor((position - 1) / blockLength);
    const chunk = { block, number: `${block}.${part}`, rows, bad, lastLine };
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
        bytes += Buffer.byteLength(read.text) + 1;
      }
      const isLast = position % blockLength === 0;
      if ((isLast || bytes >= fullBytes) && rows.length + bad.length > 0) yield take();
      if (isLast) part = 0;
    }
  }
  if (rows.length + bad.length > 0) yield take();
}
