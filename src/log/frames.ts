/** The frames of the feed, as `asyncapi.yaml` declares them: one JSON text a row change. */
import { cursorOf } from './cursor.js';
import { type Change, type ChangeKind, changesOf, type LoggedEntry } from './entry.js';

export interface ChangeFrame {
  readonly kind: ChangeKind;
  readonly text: string;
}

/** A collection, as far as frames name it. */
export interface Named {
  readonly name: string;
  readonly incarnation: string;
}

/** The frames of an entry's changes, in their order. */
export function framesOf(entry: LoggedEntry, collection: Named): ChangeFrame[] {
  const time = new Date(entry.time).toISOString();
  return changesOf(entry).map((change, index) => ({
    kind: change.kind,
    text: textOf(change, entry.firstSeq + index, time, collection),
  }));
}

/** About how many characters the frames of an entry have; old values count, though they aren't sent. */
export function lengthOfFrames({ changes, firstSeq, lastSeq }: LoggedEntry): number {
  return changes.length + (lastSeq - firstSeq + 1) * envelopeLength;
}

/** Tells a client that passed `since` how far it has come when nothing was sent. */
export function bookmarkFrame(incarnation: string, seq: number, time: string): string {
  return `{"event":"bookmark","seq":${seq},"cursor":"${cursorOf(incarnation, seq)}","time":"${time}"}`;
}

const envelopeLength = 128;

function textOf(change: Change, seq: number, time: string, { name, incarnation }: Named): string {
  const cursor = cursorOf(incarnation, seq);
  const changed = change.kind === 'update' ? `,"changed":${change.changed}` : '';
  return `{"event":"${change.kind}","collection":"${name}","seq":${seq},"cursor":"${cursor}","time":"${time}","row":${change.row}${changed}}`;
}
