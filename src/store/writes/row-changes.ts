/** Functions for all writes of rows: they compare rows, add ids and find rows that are too large. */
import type { Before } from '../../log/entry.js';
import { Problem } from '../../problem.js';
import { type JsonObject, maxFields, maxRowBytes, sameValue } from '../../values/values.js';

/** A character takes at most three bytes in UTF-8, so most rows don't need to be measured. */
export function isTooLarge(text: string): boolean {
  return text.length * 3 > maxRowBytes && Buffer.byteLength(text) > maxRowBytes;
}

export function rowTooLarge(pointer: string, row = 'The row'): Problem {
  const detail = `is larger than ${maxRowBytes >> 10} KiB of JSON`;
  return new Problem('value_unsupported', `${row} ${detail}.`, { errors: [{ pointer, detail }] });
}

export function tooManyFields(row = 'The row'): Problem {
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

/** Returns the fields that were added, removed or changed, with their old values. */
export function changedFields(before: JsonObject, after: JsonObject): Before {
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
