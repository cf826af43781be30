/** Takes the rows of a file in batches, stores them in their order, and reports the invalid ones. */
import { setImmediate } from 'node:timers/promises';
import { type Bad, type Chunk, chunksOf, type Row } from '../files/chunks.js';
import type { Read } from '../files/rows.js';

export interface ImportOptions {
  /**
   * Called with each invalid row, so that all other rows are stored. If it isn't set, the first invalid row
   * stops the import.
   */
  readonly setAside?: ((read: Read) => void) | undefined;
  /** Called with each invalid row that the import reports. */
  readonly badFound: (bad: Bad) => void;
}

/** Stores batches of rows. */
export interface RowWriter {
  /** Called once before the first batch is read. */
  prepare?(): Promise<void>;
  /**
   * Returns a function that stores all rows and returns an empty array. If some rows are invalid, it returns them. The
   * others are then written again. It may have stored some of them.
   *
   * The request is prepared before the function is called, while the server stores the previous batch. An import of
   * 1,000,000 rows is then 1.1 times as fast (2 cores, Node 20).
   */
  write(chunk: Chunk, rows: readonly Row[]): () => Promise<readonly Bad[]>;
}

type Write = ReturnType<RowWriter['write']>;

export interface Imported {
  /** All valid rows up to and including this line are stored. */
  readonly lastLine: number;
  /** Whether a batch was written. If not, no row can be stored. */
  readonly isStarted: boolean;
  /** The error that stopped the import. Undefined if all rows are stored, or if invalid rows stopped it. */
  readonly failure: unknown;
}

/** Maximum number of invalid rows to report if the first one stops the import. */
export const maxReported = 20;

export class Import {
  readonly #writer: RowWriter;
  readonly #options: ImportOptions;
  #lastLine = 0;
  #isStarted = false;
  #isStopped = false;
  #failure: unknown;
  #reported = 0;

  constructor(writer: RowWriter, options: ImportOptions) {
    this.#writer = writer;
    this.#options = options;
  }

  /**
   * Writes one batch at a time, so that the ids follow the order of the file. The next batch is read meanwhile.
   */
  async run(batches: AsyncIterable<readonly Read[]>): Promise<Imported> {
    let writing: Promise<void> | undefined;
    try {
      await this.#writer.prepare?.();
      for await (const chunk of chunksOf(batches)) {
        const write = this.#writer.write(chunk, chunk.rows);
        await writing;
        this.#report(chunk.bad);
        if (!this.#isStopped) {
          writing = this.#write(chunk, write);
          // Lets the request leave before the next batch is read, which doesn't return to the event loop.
          await setImmediate();
        }
        if (this.#isStopped && (this.#failure !== undefined || this.#reported >= maxReported)) break;
      }
    } catch (error) {
      this.#stop(error);
    }
    await writing;
    return { lastLine: this.#lastLine, isStarted: this.#isStarted, failure: this.#failure };
  }

  async #write(chunk: Chunk, write: Write): Promise<void> {
    this.#isStarted = true;
    try {
      if (await this.#store(chunk, write)) this.#lastLine = chunk.lastLine;
    } catch (error) {
      this.#stop(error);
    }
  }

  /**
   * Stores the rows of a batch that the writer accepts, and returns true. If invalid rows aren't set aside, it
   * returns false after the first invalid ones.
   */
  async #store(chunk: Chunk, write: Write): Promise<boolean> {
    let { rows } = chunk;
    while (rows.length > 0) {
      const bad = await write();
      if (bad.length === 0) return true;
      this.#report(bad);
      if (this.#isStopped) return false;
      const out = new Set(bad.map(({ read }) => read));
      rows = rows.filter(({ read }) => !out.has(read));
      write = this.#writer.write(chunk, rows);
    }
    return true;
  }

  #report(bad: readonly Bad[]): void {
    const { setAside, badFound } = this.#options;
    for (const each of bad) {
      if (setAside === undefined) {
        this.#isStopped = true;
        if (this.#reported === maxReported) return;
      } else setAside(each.read);
      this.#reported += 1;
      badFound(each);
    }
  }

  #stop(error: unknown): void {
    this.#isStopped = true;
    this.#failure ??= error;
  }
}
