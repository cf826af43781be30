/** The frames of the feed, as `asyncapi.yaml` declares them: one JSON text a row change. */
import { cursorOf } from './cursor.js';
import { type Change, type ChangeKind, changesOf, type LoggedEntry, type Update } from './entry.js';

export interface ChangeFrame {
  readonly kind: ChangeKind;
  readonly text: string;
  readonly change: Change;
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
    change,
  }));
}

/** Tells an update, whose own frame is `text`, by its row alone: to a client that it is no update for. */
export function crossingFrame(
  event: 'enter' | 'leave',
  { row: after, changed }: Update,
  text: string,
  row: string,
): string {
  const end = text.length - `,"changed":${changed}}`.length - after.length;
  return `{"event":"${event}"${text.slice('{"event":"update"'.length, end)}${row}}`;
}

/** A row that is there, which is no change. */
export function rowFrame({ name }: Named, row: string): string {
  return `{"event":"row","collection":"${name}","row":${row}}`;
}

/** About how many characters the frames of an entry have; old values count, though they aren't sent. */
export function lengthOfFrames({ changes, firstSeq, lastSeq }: LoggedEntry): number {
  return changes.length + (lastSeq - firstSeq + 1) * envelopeLength;
}

/** Tells a client that resumes how far it has come when nothing was sent; `isSynced`: that it has all rows now. */
export function bookmarkFrame(incarnation: string, seq: number, time: string, isSynced: boolean): string {
  const synced = isSynced ? ',"synced":true' : '';
  return `{"event":"bookmark","seq":${seq},"cursor":"${cursorOf(incarnation, seq)}","time":"${time}"${synced}}`;
}

const envelopeLength = 128;

function textOf(change: Change, seq: number, time: string, { name, incarnation }: Named): string {
  const cursor = cursorOf(incarnation, seq);
  const changed = change.kind === 'update' ? `,"changed":${change.changed}` : '';
  return `{"event":"${change.kind}","collection":"${name}","seq":${seq},"cursor":"${cursor}","time":"${time}","row":${change.row}${changed}}`;
}
