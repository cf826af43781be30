/** Decides what a write does to one row, whether alone, in a batch or in a bulk write. */
import { type Before, deleteText, updateText } from '../../log/entry.js';
import { Problem } from '../../problem.js';
import { beyondGrant, type Grant } from '../../values/grant.js';
import { type JsonObject, maxFields, maxRowBytes, sameValue } from '../../values/values.js';

/** A character takes at most three bytes in UTF-8, so most rows don't need to be measured. */
export function isTooLarge(text: string): boolean {
  return text.length * 3 > maxRowBytes && Buffer.byteLength(text) > maxRowBytes;
}

export function rowTooLarge(pointer: string, row = 'The row'): Problem {
  const detail = `is larger than ${maxRowBytes >> 10} KiB of JSON`;
  return new Problem('value_unsupported', `${row} ${detail}.`, { errors: [{ pointer, detail }] });
}

function tooManyFields(row = 'The row'): Problem {
  const detail = `would have more than ${maxFields} fields`;
  return new Problem('value_unsupported', `${row} ${detail}.`, {
    errors: [{ pointer: '', detail }],
  });
}

export function collectionNotFound(name: string): Problem {
  return new Problem('collection_not_found', `There is no collection ${name}.`);
}

export function rowNotFound(name: string, id: number): Problem {
  return new Problem('row_not_found', `There is no row ${id} in ${name}.`);
}

export const idStart = '{"id":';

export function withId(id: number, text: string): string {
  return text === '{}' ? `${idStart}${id}}` : `${idStart}${id},${text.slice(1)}`;
}

/** What a write does to a stored row. */
export interface RowChange {
  readonly before: JsonObject;
  /** Undefined if the row is deleted. */
  readonly after: JsonObject | undefined;
  /** `after` as JSON text. Empty if the row is deleted. */
  readonly data: string;
  /** The fields that were added, removed or changed, with their old values. Empty if the row is deleted. */
  readonly changed: Before;
  /** The entry of the change in the change log. */
  readonly entry: string;
  /** The bytes of the row before and after the change. */
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** A write that changes stored rows. */
interface RowChanger {
  /** Returns the new row and doesn't modify the old one. Undefined if the write deletes rows. */
  readonly change?: ((row: JsonObject) => JsonObject) | undefined;
  /** What the requester's ticket reaches. */
  readonly grant?: Grant | undefined;
}

/**
 * Returns how a write changes a row that its ticket reaches. Returns `unchanged` if the row already has these values.
 * Returns a problem (`ticket_exceeded`, `scope_insufficient` or `value_unsupported`) if the write is not allowed.
 *
 * @param data the stored row as JSON text
 * @param before the same row
 * @param name the name of the row in problems
 */
export function rowChange(
  data: string,
  before: JsonObject,
  { change, grant }: RowChanger,
  name?: string,
): RowChange | 'unchanged' | Problem {
  if (change === undefined) {
    const deletion = { before, after: undefined, changed: none };
    const beyond = beyondGrant(grant, { ...deletion, changed: [] });
    const entry = deleteText(data);
    return beyond ?? { ...deletion, data: '', entry, bytesBefore: Buffer.byteLength(data), bytesAfter: 0 };
  }
  const after = change(before);
  const changed = changedFields(before, after);
  if (changed.size === 0) return 'unchanged';
  const beyond = beyondGrant(grant, { before, after, changed: changed.keys() });
  if (beyond !== undefined) return beyond;
  const text = JSON.stringify(after);
  if (isTooLarge(text)) return rowTooLarge('', name);
  if (Object.keys(after).length > maxFields + 1) return tooManyFields(name);
  const entry = updateText(text, changed);
  const bytesBefore = Buffer.byteLength(data);
  const bytesAfter = Buffer.byteLength(text);
  return { before, after, data: text, changed, entry, bytesBefore, bytesAfter };
}

const none: Before = new Map();

/** Returns the fields that were added, removed or changed, with their old values. */
function changedFields(before: JsonObject, after: JsonObject): Before {
  const changed = new Map<string, readonly [] | readonly [unknown]>();
  for (const field of Object.keys(after)) {
    if (!Object.hasOwn(before, field)) changed.set(field, []);
    else if (!sameValue(before[field], after[field])) changed.set(field, [before[field]]);
  }
  for (const field of Object.keys(before)) {
    if (!Object.hasOwn(after, field)) changed.set(field, [before[field]]);
  }
  return changed;
}
