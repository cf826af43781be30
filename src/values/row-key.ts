/**
 * Row keys: the fields whose values identify a row of a collection. Two rows have the same row key if their values
 * are equal as JSON values. So the keys of an index (sort-key.ts) identify a row: they distinguish types, contain
 * numbers as doubles, and contain allowed strings completely.
 */
import type { ValidationItem } from '../problem.js';
import { pointerTo } from './json/pointer.js';
import type { FieldOrder } from './order.js';
import { keyOfValue, maxTextBytes } from './sort-key.js';
import { fieldOf, type JsonObject } from './values.js';

/** Returns the fields of the index of a row key. They are sorted, so that row keys that only differ in order share it. */
export function indexFieldsOfRowKey(fields: readonly string[]): FieldOrder[] {
  return [...fields].sort().map((field) => ({ field, direction: 'asc' }));
}

/**
 * Returns the key of a row in the index of a row key, or the errors of values that a row key can't have.
 *
 * @param fields the fields of the row key, in any order
 */
export function rowKeyOf(fields: readonly string[], row: JsonObject): string | readonly ValidationItem[] {
  const sorted = fields.length === 1 ? fields : [...fields].sort();
  let key = '';
  for (const field of sorted) {
    const value = fieldOf(row, field);
    if (violationOf(value) !== undefined) return errorsIn(fields, row);
    key += keyOfValue(value);
  }
  return key;
}

function errorsIn(fields: readonly string[], row: JsonObject): ValidationItem[] {
  return fields.flatMap((field) => {
    const detail = violationOf(fieldOf(row, field));
    return detail === undefined ? [] : [{ pointer: pointerTo([field]), detail }];
  });
}

/** Describes the row key of a row for people, such as `sku is "A1"`. */
export function describeRowKey(fields: readonly string[], row: JsonObject): string {
  return fields.map((field) => `${shortened(field)} is ${textOf(fieldOf(row, field))}`).join(', ');
}

function violationOf(value: unknown): string | undefined {
  if (value === undefined) return 'is required, because it is part of the row key';
  if (typeof value === 'string') {
    const isLong = value.length * 3 > maxTextBytes && Buffer.byteLength(value) > maxTextBytes;
    return isLong ? `must be at most ${maxTextBytes} bytes, because it is part of the row key` : undefined;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return undefined;
  return 'must be a string, a number or a boolean, because it is part of the row key';
}

const shownCharacters = 60;

function textOf(value: unknown): string {
  return shortened(JSON.stringify(value) ?? 'missing');
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : text;
}
