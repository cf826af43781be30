/** The frames of the feed, as `asyncapi.yaml` declares them: one JSON text a row change. */
import type { CollectionRef } from '../engines/engine.js';

export function insertFrame(collection: CollectionRef, seq: number, time: string, row: string): string {
  return `{"event":"insert",${rest(collection, seq, time)},"row":${row}}`;
}

/** `changed`: the JSON text of an array of the fields that were added, removed or have another value. */
export function updateFrame(
  collection: CollectionRef,
  seq: number,
  time: string,
  row: string,
  changed: string,
): string {
  return `{"event":"update",${rest(collection, seq, time)},"row":${row},"changed":${changed}}`;
}

/** `row` is its last state. */
export function deleteFrame(collection: CollectionRef, seq: number, time: string, row: string): string {
  return `{"event":"delete",${rest(collection, seq, time)},"row":${row}}`;
}

/** Tells a client that passed `since` how far it has come when nothing was sent. */
export function bookmarkFrame(incarnation: string, seq: number, time: string): string {
  return `{"event":"bookmark","seq":${seq},"cursor":"${cursor(incarnation, seq)}","time":"${time}"}`;
}

/** A point of a collection's history, opaque to clients. */
export function cursor(incarnation: string, seq: number): string {
  return `${incarnation}-${seq}`;
}

function rest(collection: CollectionRef, seq: number, time: string): string {
  return `"collection":"${collection.name}","seq":${seq},"cursor":"${cursor(collection.incarnation, seq)}","time":"${time}"`;
}
