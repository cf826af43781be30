import type { RowSnapshot } from '../../engines/engine.js';
import type { ReadRequest } from '../../fairness/read-request.js';

/** What a snapshot holds, page by page, for as long as somebody waits. It is closed at the end, whatever that is. */
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
      // Of a page of which no row fits there is nothing to send.
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
