/** Describes the errors of the rows of a file, and prints each hint only once. */
import { counted } from '../text/count.js';
import { type Fault, notUtf8 } from './rows.js';

export class FaultReport {
  readonly #hints = new Set<string>();
  /** The number of rows that are not UTF-8, except for the first one, and the last line of them. */
  #encoded = -1;
  #line = 0;

  /**
   * Returns the errors of a row that are printed. If the hint of an error was not printed yet, `detail` contains it.
   *
   * It returns only the first row that is not UTF-8, because all rows of the file can have this error.
   */
  add(line: number, faults: readonly Fault[]): Fault[] {
    return faults.flatMap((fault) => {
      const { pointer, detail, hint } = fault;
      if (fault === notUtf8) {
        this.#line = line;
        this.#encoded += 1;
        if (this.#encoded > 0) return [];
      }
      if (hint === undefined || this.#hints.has(hint)) return fault;
      this.#hints.add(hint);
      return { pointer, detail: `${detail} (${hint})` };
    });
  }

  /** Returns a sentence about the rows that were not printed. It returns an empty array if all rows were printed. */
  get rest(): string[] {
    const more = this.#encoded;
    return more > 0
      ? [`${counted(more, 'more row')} ${more === 1 ? 'is' : 'are'} not UTF-8, up to line ${this.#line}.`]
      : [];
  }
}
