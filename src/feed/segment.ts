/** A segment: consecutive entries of the change log of one collection, which all its subscriptions share. */
import type { CollectionRef } from '../engines/engine.js';
import type { LoggedEntry } from '../log/entry.js';
import { type LoggedChange, lengthOfFrames, loggedChangesOf } from '../log/frames.js';

/** A segment ends when its frames have this many characters. A subscription sends one segment at a time. */
export const maxSegmentLength = 65_536;

export class Segment {
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** The time of the last change, in milliseconds since the epoch. */
  readonly time: number;
  /** The approximate number of characters of all frames. */
  readonly length: number;
  readonly collection: CollectionRef;
  readonly #entries: readonly LoggedEntry[];

  constructor(collection: CollectionRef, entries: readonly LoggedEntry[]) {
    this.firstSeq = entries[0]!.firstSeq;
    this.lastSeq = entries.at(-1)!.lastSeq;
    this.time = entries.at(-1)!.time;
    this.length = entries.reduce((sum, entry) => sum + lengthOfFrames(entry), 0);
    this.collection = collection;
    this.#entries = entries;
  }

  /** Returns the changes from `firstSeq` to `lastSeq`. Each call decodes them again. */
  changes(): readonly LoggedChange[] {
    return this.#entries.flatMap(loggedChangesOf);
  }
}

/** Groups entries into segments: joins small entries and gives a large entry its own segment. */
export function segmentsOf(collection: CollectionRef, entries: readonly LoggedEntry[]): Segment[] {
  const segments: Segment[] = [];
  let begin = 0;
  let length = 0;
  entries.forEach((entry, index) => {
    length += lengthOfFrames(entry);
    if (length < maxSegmentLength && index < entries.length - 1) return;
    segments.push(new Segment(collection, entries.slice(begin, index + 1)));
    begin = index + 1;
    length = 0;
  });
  return segments;
}
