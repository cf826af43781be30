/** Keeps rows of a file in a temporary file, and reads them again in any order. */
import { closeSync, readSync, writeSync } from 'node:fs';
import type { Row } from '../files/chunks.js';
import type { Line } from '../files/lines.js';
import type { Read } from '../files/rows.js';
import { openSpool } from './spool.js';

/** Rows are written and read in blocks, because a system call takes longer than a row. */
const blockBytes = 16_384;

export class RowSpool {
  readonly #file = openSpool();
  readonly #keepsLines: boolean;
  /** The positions at which the rows start, and at which the next one will start. */
  #starts = new Float64Array(1_024);
  #length = 0;
  #unwritten: string[] = [];
  #unwrittenBytes = 0;
  #block = Buffer.alloc(blockBytes);
  #blockStart = 0;
  #blockEnd = 0;

  /** @param keepsLines whether to keep the original lines of rows, and not only their numbers */
  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines;
  }

  /** The number of rows. */
  get length(): number {
    return this.#length;
  }

  append({ read: { lines }, text }: Row): void {
    const kept = this.#keepsLines ? lines : [withoutText(lines[0]!), withoutText(lines.at(-1)!)];
    // JSON contains a tab only as an escape.
    const record = `${JSON.stringify(kept)}\t${text}`;
    const bytes = Buffer.byteLength(record);
    this.#unwritten.push(record);
    this.#unwrittenBytes += bytes;
    if (this.#length + 1 === this.#starts.length) {
      const starts = new Float64Array(this.#starts.length * 2);
      starts.set(this.#starts);
      this.#starts = starts;
    }
    this.#starts[this.#length + 1] = this.#starts[this.#length]! + bytes;
    this.#length += 1;
    if (this.#unwrittenBytes >= blockBytes) this.#write();
  }

  /** Returns the JSON of the row with this number. The first row has the number 0. */
  textAt(number: number): string {
    const record = this.#recordAt(number);
    return record.slice(record.indexOf('\t') + 1);
  }

  readAt(number: number): Read {
    const record = this.#recordAt(number);
    const tab = record.indexOf('\t');
    return { lines: JSON.parse(record.slice(0, tab)) as Line[], text: record.slice(tab + 1) };
  }

  close(): void {
    closeSync(this.#file);
  }

  #recordAt(number: number): string {
    if (this.#unwritten.length > 0) this.#write();
    const [start, end] = [this.#starts[number]!, this.#starts[number + 1]!];
    if (start < this.#blockStart || end > this.#blockEnd) {
      if (end - start > this.#block.length) this.#block = Buffer.alloc(end - start);
      this.#blockStart = start;
      this.#blockEnd = start + readSync(this.#file, this.#block, 0, this.#block.length, start);
    }
    return this.#block.toString('utf8', start - this.#blockStart, end - this.#blockStart);
  }

  #write(): void {
    const bytes = Buffer.from(this.#unwritten.join(''));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#unwritten = [];
    this.#unwrittenBytes = 0;
  }
}

function withoutText(line: Line): Line {
  return { ...line, text: '' };
}
