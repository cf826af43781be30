/** Consecutive entries of the change log, taken apart into frames once and shared by all sockets that follow. */
import type { CollectionRef } from '../engines/engine.js';
import type { LoggedEntry } from '../log/entry.js';
import { type ChangeFrame, framesOf, lengthOfFrames } from '../log/frames.js';

/** A segment ends once its frames have this many characters; a socket is given one at once. */
export const maxSegmentLength = 65_536;

export class Segment {
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** Of the last change. */
  readonly time: number;
  /** Characters of all frames, about. */
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

  /** The frames of the changes `firstSeq`..`lastSeq`, one a change; made anew each time. */
  frames(): readonly ChangeFrame[] {
    return this.#entries.flatMap((entry) => framesOf(entry, this.collection));
  }
}

/** Joins small entries into segments and leaves large ones alone. */
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
