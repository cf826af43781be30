/** The invalid lines of the file of an import: the file of `--skip-bad`, and sentences about them. */
import { appendFileSync, closeSync, ftruncateSync, openSync } from 'node:fs';
import { bytesOf, type Line } from '../../files/lines.js';
import { counted } from '../../text/count.js';
import { maxReported } from '../../transfer/import.js';
import { writeTo } from '../system-errors.js';
import type { RowFile } from './row-file.js';

/** The file of `--skip-bad`. */
export class BadLines {
  readonly #path: string;
  readonly #isDryRun: boolean;
  readonly #file: number;
  #isEmpty = true;

  /** Opens the file without changing it. @param isDryRun whether it is never changed */
  constructor(path: string, isDryRun: boolean) {
    this.#path = path;
    this.#isDryRun = isDryRun;
    this.#file = openSync(path, 'a');
  }

  /** Whether this is the file that is imported. */
  isSameAs(imported: RowFile): boolean {
    return imported.isSameAs(this.#file);
  }

  /** Removes the lines of an earlier import. */
  empty(): void {
    if (!this.#isDryRun) ftruncateSync(this.#file);
  }

  /** @param header the lines that come before the first bad line */
  add(lines: readonly Line[], header: readonly Line[]): void {
    if (this.#isDryRun) return;
    const all = [...(this.#isEmpty ? header : []), ...lines].map(bytesOf);
    writeTo(this.#path, () => appendFileSync(this.#file, Buffer.concat(all)));
    this.#isEmpty = false;
  }

  /** Describes where the bad rows are. @param words the option that sets the types of the columns, or '' */
  describe(rows: number, words: string): string {
    const isOne = rows === 1;
    const hint = words === '' ? '' : `; import ${isOne ? 'it' : 'them'} with ${words}`;
    return `${counted(rows, 'invalid row')} ${isOne ? 'is' : 'are'} in ${this.#path}${hint}.`;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Returns a sentence about the invalid rows that stopped an import. */
export function invalidLinesSentence(reported: number): string {
  return reported < maxReported
    ? 'Some lines are invalid.'
    : `Some lines are invalid. The import stopped after ${maxReported} invalid lines, so the file may contain more.`;
}

/** Why a command with `--skip-bad` fails that did not store any row. */
export const noLineValid = 'No line of the file is valid.';
