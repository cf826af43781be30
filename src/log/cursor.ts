/**
 * A point of a collection's history, opaque to clients: the incarnation of the collection and the number of a change.
 * As an entity tag it is the version of a row, which is its last change (RFC 9110, section 8.8.3).
 */
export interface Point {
  readonly incarnation: string;
  readonly seq: number;
}

export function cursorOf(incarnation: string, seq: number): string {
  return `${incarnation}-${seq}`;
}

/** @param cursor one that fits the contract */
export function pointOf(cursor: string): Point {
  const dash = cursor.lastIndexOf('-');
  return { incarnation: cursor.slice(0, dash), seq: Number(cursor.slice(dash + 1)) };
}

/** Of what may be written in other ways while it says the same (RFC 9110, section 8.8.1). */
export function weakTagOf(cursor: string): string {
  return `W/"${cursor}"`;
}

export function entityTagOf(incarnation: string, seq: number): string {
  return `"${cursorOf(incarnation, seq)}"`;
}
