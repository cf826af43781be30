/**
 * How the changes of a commit are written down: as little as the frames can be made of, since the log is half of
 * what a commit writes. An entry is a JSON array with a change an element and a line feed after each comma, either
 * `[row,\nrow]` of inserts or `[[row\n,changed],\n[row]]` of updates and deletes. JSON texts hold no line feeds.
 * With the frames themselves in it, a batch of 100 inserts took 820 us of CPU in all, and 540 us so.
 */
import type { CollectionRef, LoggedEntry } from '../engines/engine.js';
import { deleteFrame, insertFrame, updateFrame } from './frames.js';

/** Between two changes of an entry. */
export const separator = ',\n';

/** `changed`: the fields that were added, removed or have another value. */
export function loggedUpdate(row: string, changed: readonly string[]): string {
  return `[${row}\n,${JSON.stringify(changed)}]`;
}

/** `row` is its last state. */
export function loggedDelete(row: string): string {
  return `[${row}]`;
}

/** The frames of an entry's changes, in their order. */
export function framesOf({ changes, firstSeq, time }: LoggedEntry, collection: CollectionRef): string[] {
  const stamp = new Date(time).toISOString();
  return changes
    .slice(1, -1)
    .split(separator)
    .map((change, index) => {
      const seq = firstSeq + index;
      if (change.startsWith('{')) return insertFrame(collection, seq, stamp, change);
      const end = change.indexOf('\n');
      if (end < 0) return deleteFrame(collection, seq, stamp, change.slice(1, -1));
      return updateFrame(collection, seq, stamp, change.slice(1, end), change.slice(end + 2, -1));
    });
}

/** About how many characters the frames of an entry have. */
export function lengthOfFrames({ changes, firstSeq, lastSeq }: LoggedEntry): number {
  return changes.length + (lastSeq - firstSeq + 1) * envelopeLength;
}

const envelopeLength = 128;
