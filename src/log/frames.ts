/** Builds the frames of the feed as `asyncapi.yaml` declares them: one JSON text per change of a row. */
import { cursorOf } from './cursor.js';
import { type Change, type ChangeKind, changesOf, type LoggedEntry } from './entry.js';

/** A frame, with the members that transports send in addition to its text. */
export interface Frame {
  readonly event: ChangeKind | 'enter' | 'leave' | 'row' | 'bookmark';
  /** Undefined for initial rows. */
  readonly cursor?: string;
  /** The JSON text. It contains no line breaks. */
  readonly text: string;
}

export interface ChangeFrame extends Frame {
  readonly cursor: string;
  readonly change: Change;
}

/** The properties of a collection that frames include. */
export interface Named {
  readonly name: string;
  readonly incarnation: string;
}

/** Returns the frames of an entry's changes, in order. */
export function framesOf(entry: LoggedEntry, collection: Named): ChangeFrame[] {
  const time = new Date(entry.time).toISOString();
  return changesOf(entry).map((change, index) => {
    const seq = entry.firstSeq + index;
    const cursor = cursorOf(collection.incarnation, seq);
    return { event: change.kind, cursor, text: textOf(change, seq, cursor, time, collection), change };
  });
}

/**
 * Builds another frame for the same change: with another event, with only some fields, or both.
 *
 * @param row the row in the frame, as JSON
 * @param changed the names of the changed fields, as JSON. Undefined omits them.
 */
export function variantOf(
  { change, cursor, text }: ChangeFrame,
  event: Frame['event'],
  row: string,
  changed?: string,
): Frame {
  const start = `{"event":"${change.kind}"`.length;
  const end = text.length - `${change.row}${changedPart(changedOf(change))}}`.length;
  return {
    event,
    cursor,
    text: `{"event":"${event}"${text.slice(start, end)}${row}${changedPart(changed)}}`,
  };
}

/** Builds the `row` frame of an initial row, which is not a change. */
export function rowFrame({ name }: Named, row: string): Frame {
  return { event: 'row', text: `{"event":"row","collection":"${name}","row":${row}}` };
}

/** The approximate number of characters in an entry's frames, and in old values, which frames omit. */
export function lengthOfFrames({ changes, firstSeq, lastSeq }: LoggedEntry): number {
  return changes.length + (lastSeq - firstSeq + 1) * envelopeLength;
}

/** Builds a bookmark, which only renews the cursor. `isSynced`: the client now has all initial rows. */
export function bookmarkFrame(incarnation: string, seq: number, time: string, isSynced: boolean): Frame {
  const cursor = cursorOf(incarnation, seq);
  const synced = isSynced ? ',"synced":true' : '';
  const text = `{"event":"bookmark","seq":${seq},"cursor":"${cursor}","time":"${time}"${synced}}`;
  return { event: 'bookmark', cursor, text };
}

const envelopeLength = 128;

function textOf(change: Change, seq: number, cursor: string, time: string, { name }: Named): string {
  return `{"event":"${change.kind}","collection":"${name}","seq":${seq},"cursor":"${cursor}","time":"${time}","row":${change.row}${changedPart(changedOf(change))}}`;
}

function changedOf(change: Change): string | undefined {
  return change.kind === 'update' ? change.changed : undefined;
}

function changedPart(changed: string | undefined): string {
  return changed === undefined ? '' : `,"changed":${changed}`;
}
