import type { RowSnapshot } from '../../engines/engine.js';
import type { ReadRequest } from '../../fairness/read-request.js';

/**
 * Streams the rows of a snapshot page by page, as long as the client waits. It always closes the snapshot at
 * the end, even after an error.
 */
export class SnapshotStream implements AsyncIterableIterator<string> {
  readonly #reading: ReadRequest;
  readonly #snapshot: RowSnapshot;
  readonly #closed: () => void;
  #closing: Promise<void> | undefined;

  constructor(reading: ReadRequest, snapshot: RowSnapshot, closed: () => void) {
    this.#reading = reading;
    this.#snapshot = snapshot;
    this.#closed = closed;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    while (this.#closing === undefined && !this.#reading.isGone()) {
      const value = await this.#snapshot.next();
      if (value === undefined) break;
      // The text is empty if no row of the page matches.
      if (value !== '') return { done: false, value };
    }
    return this.return();
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    this.#closing ??= this.#snapshot.close().finally(this.#closed);
    await this.#closing;
    return { done: true, value: undefined };
  }
}
