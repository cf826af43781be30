/**
 * Caches the latest segments of all followed collections in memory. Subscriptions that are almost up to date
 * read from this cache, all others from the database. All collections share one limit, so the number of busy
 * collections does not matter.
 */
import type { Segment } from './segment.js';

/** In characters. Their text and encoded form together take two to five times as many bytes. */
const maxSize = 8_388_608;
/** The estimated size of a segment without its frames. */
const segmentSize = 1_024;

export class RecentSegments {
  /** All cached segments, oldest first, with their collections' lists. Each list starts with its oldest. */
  readonly #lists = new Map<Segment, Segment[]>();
  #size = 0;

  /** Appends a segment to its collection's list. If the cache is full, removes the oldest segments. */
  append(list: Segment[], segment: Segment): void {
    list.push(segment);
    this.#lists.set(segment, list);
    this.#size += segment.length + segmentSize;
    for (const [oldest, ofCollection] of this.#lists) {
      if (this.#size <= maxSize) return;
      ofCollection.shift();
      this.#forget(oldest);
    }
  }

  /** Empties the list of a collection that no longer has subscriptions. */
  clear(list: Segment[]): void {
    for (const segment of list.splice(0)) this.#forget(segment);
  }

  #forget(segment: Segment): void {
    this.#lists.delete(segment);
    this.#size -= segment.length + segmentSize;
  }
}
