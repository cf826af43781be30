/**
 * The segments that were read last, of all watched collections together: subscribers that are nearly there take them
 * from memory, all others from the log. One bound for all, so that many busy collections need no more than one.
 */
import type { Segment } from './segment.js';

/** Characters; as text and encoded, two to five times as many bytes. */
const maxSize = 8_388_608;
/** A segment takes so much besides its frames. */
const segmentSize = 1_024;

export class RecentSegments {
  /** In the order of reading, each with the list of its collection, whose oldest it is when its turn comes. */
  readonly #lists = new Map<Segment, Segment[]>();
  #size = 0;

  /** Appends a segment to the list of its collection; the oldest of all lists make room. */
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

  /** Empties the list of a collection that nobody watches any more. */
  clear(list: Segment[]): void {
    for (const segment of list.splice(0)) this.#forget(segment);
  }

  #forget(segment: Segment): void {
    this.#lists.delete(segment);
    this.#size -= segment.length + segmentSize;
  }
}
