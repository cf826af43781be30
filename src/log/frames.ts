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

/** A change in the change log. `time` is the time of its commit, in the form in which frames contain it. */
export interface LoggedChange {
  readonly change: Change;
  readonly seq: number;
  readonly time: string;
}

/** The properties of a collection that frames include. */
export interface Named {
  readonly name: string;
  readonly incarnation: string;
}

/** Returns an entry's changes, in order. */
export function loggedChangesOf(entry: LoggedEntry): LoggedChange[] {
  const time = new Date(entry.time).toISOString();
  return changesOf(entry).map((change, index) => ({ change, seq: entry.firstSeq + index, time }));
}

/** Returns the frame of a change. */
export function frameOf(logged: LoggedChange, collection: Named): Frame {
  const { change } = logged;
  const changed = change.kind === 'update' ? change.changed : undefined;
  return variantOf(logged, collection, change.kind, change.row, changed);
}

/**
 * Builds another frame for a change: with another event, with only some fields, or both.
 *
 * @param row the row in the frame, as JSON
 * @param changed the names of the changed fields, as JSON. Undefined omits them.
 */
export function variantOf(
  { seq, time }: LoggedChange,
  { name, incarnation }: Named,
  event: ChangeKind | 'enter' | 'leave',
  row: string,
  changed?: string,
): Frame {
  const cursor = cursorOf(incarnation, seq);
  const changedPart = changed === undefined ? '' : `,"changed":${changed}`;
  const text = `{"event":"${event}","collection":"${name}","seq":${seq},"cursor":"${cursor}","time":"${time}","row":${row}${changedPart}}`;
  return { event, cursor, text };
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
