/**
 * A position in the change log of a collection: the collection's incarnation and the sequence number of a
 * change. Clients get it as an opaque cursor, `INCARNATION-SEQ`. In an `ETag`, it is the version of a row:
 * the row's last change (RFC 9110, section 8.8.3).
 */
interface Point {
  readonly incarnation: string;
  readonly seq: number;
}

export function cursorOf(incarnation: string, seq: number): string {
  return `${incarnation}-${seq}`;
}

/** Whether a text matches the pattern of cursors in the contract. */
export function isCursor(text: string): boolean {
  return /^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$/.test(text);
}

/** @param cursor must match the pattern in the contract */
export function pointOf(cursor: string): Point {
  const dash = cursor.lastIndexOf('-');
  return { incarnation: cursor.slice(0, dash), seq: Number(cursor.slice(dash + 1)) };
}

/** Returns a weak `ETag`, for responses that can differ in bytes but not in meaning (RFC 9110, 8.8.1). */
export function weakTagOf(cursor: string): string {
  return `W/"${cursor}"`;
}

export function entityTagOf(incarnation: string, seq: number): string {
  return `"${cursorOf(incarnation, seq)}"`;
}

/** @param tag from `entityTagOf` */
export function pointOfTag(tag: string): Point {
  return pointOf(tag.slice(1, -1));
}
