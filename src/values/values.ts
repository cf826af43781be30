/**
 * Checks, compares and patches JSON values of rows. The server rejects values that it can't store exactly.
 */
import { Problem, type ValidationItem } from '../problem.js';
import { canonicalTexts } from './json/canonical-text.js';
import { isObject, type JsonObject, type JsonValue } from './json/json.js';
import { unsupportedLiterals } from './json/number-text.js';
import { pointerTo } from './json/pointer.js';
import { UnsupportedValues } from './unsupported-values.js';

export type { JsonObject, JsonValue } from './json/json.js';

declare const content: unique symbol;
/** JSON text that contains a `T`. */
export type JsonText<T> = string & { readonly [content]: T };

/** Maximum size of a request body, in bytes. */
export const maxBodyBytes = 1_048_576;
/** Maximum size of the JSON text of a stored row, in bytes. */
export const maxRowBytes = 262_144;
/** Maximum size of a page of a list, in bytes. */
export const maxPageBytes = 16_777_216;
/** Maximum number of fields in a row, not counting `id`. */
export const maxFields = 1_000;
/** Maximum number of nested objects and arrays. The row itself is the first level. */
export const maxNesting = 64;

/**
 * Decodes the bytes of a body.
 *
 * @throws Problem `body_malformed` if the bytes are not UTF-8 (RFC 8259, section 8.1)
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Problem('body_malformed', 'The body is not UTF-8.');
  }
}

/**
 * Returns the JSON texts of rows in the form in which the server stores them.
 *
 * @param text the body
 * @param rows the rows in the body, parsed
 * @throws UnsupportedValues if a row can't be stored exactly. It lists up to 20 reasons with
 * pointers: numbers that a double would change, `\u0000`, lone surrogates, `__proto__` as a name, too many
 * fields, or too deep nesting.
 */
export function textsOfRows(text: string, rows: readonly object[]): readonly string[] {
  const items: ValidationItem[] = [];
  rows.forEach((row, index) => void checkShape(row, () => [index], items));
  if (items.length > 0) throw new UnsupportedValues(items);
  const canonical = canonicalTexts(text, rows);
  if (canonical !== undefined) return canonical;
  checkLiterals(text);
  return rows.map((row) => JSON.stringify(row));
}

/**
 * Checks a body that is a single row, or part of one.
 *
 * @throws UnsupportedValues, as in `textsOfRows`
 */
export function checkValues(text: string, row: object): void {
  checkRows(text, [row], () => []);
}

/**
 * Checks a body that contains rows, or parts of rows.
 *
 * @param rows undefined for items without a row
 * @param pathOf returns the names and indexes that lead to a row in the body
 * @param isCanonical whether JSON.stringify would write the same text
 * @throws UnsupportedValues, as in `textsOfRows`
 */
export function checkRows(
  text: string,
  rows: readonly (object | undefined)[],
  pathOf: (index: number) => Path,
  isCanonical = false,
): void {
  const items: ValidationItem[] = [];
  rows.forEach((row, index) => {
    if (row !== undefined) checkShape(row, () => pathOf(index), items);
  });
  if (items.length > 0) throw new UnsupportedValues(items);
  if (!isCanonical) checkLiterals(text);
}

/** Returns whether two JSON values are equal. The order of names doesn't matter, and -0 equals 0. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && sameValue(a[name as keyof typeof a], b[name as keyof typeof b]),
    )
  );
}

/** Returns the row's own field with this name, or undefined if the row doesn't have it. */
export function fieldOf(row: JsonObject | undefined, field: string): JsonValue | undefined {
  return row !== undefined && Object.hasOwn(row, field) ? row[field] : undefined;
}

/** Returns the row with the fields of `patch` added or replaced. */
export function shallowPatch(row: JsonObject, patch: JsonObject): JsonObject {
  return { ...row, ...patch };
}

/** Applies a JSON Merge Patch (RFC 7396). Null removes a field, objects merge, other values replace. */
export function mergePatch(row: JsonObject, patch: JsonObject): JsonObject {
  const merged = { ...row };
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete merged[name];
    else if (!isObject(change)) merged[name] = change;
    else {
      const target = fieldOf(row, name);
      merged[name] = mergePatch(isObject(target) ? target : {}, change);
    }
  }
  return merged;
}

/** The names and indexes that lead to a value in a body. */
type Path = readonly (string | number)[];

const maxItems = 20;

function checkLiterals(text: string): void {
  if (!maySpellUnsupported(text)) return;
  const literals = unsupportedLiterals(text, maxItems);
  if (literals.length > 0) throw new UnsupportedValues(literals);
}

/**
 * Returns false for nearly all bodies. Such a body contains no unsupported literal or name, so it needs no
 * closer check. One regular expression for all three tests takes five times as long.
 */
function maySpellUnsupported(text: string): boolean {
  return text.includes('\\u') || text.includes('__proto__') || /\d(?:\d{15}|[eE][+-]?\d{3})/.test(text);
}

/** Adds an item if a row has too many fields, and another one if it is nested too deep. */
function checkShape(row: object, pathOf: () => Path, items: ValidationItem[]): void {
  if (items.length === maxItems) return;
  if (fieldCount(row) > maxFields) {
    items.push({ pointer: pointerTo(pathOf()), detail: `has more than ${maxFields} fields` });
  }
  const deepest = pathBeyond(maxNesting, row);
  if (deepest) {
    items.push({
      pointer: pointerTo([...pathOf(), ...deepest]),
      detail: `is nested more than ${maxNesting} levels deep`,
    });
  }
}

function fieldCount(row: object): number {
  return Object.keys(row).length - (Object.hasOwn(row, 'id') ? 1 : 0);
}

/** Returns the path to a container that is more than `levels` deep. The value itself is the first level. */
function pathBeyond(levels: number, value: object): (string | number)[] | undefined {
  if (levels === 0) return [];
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      if (typeof item !== 'object' || item === null) continue;
      const path = pathBeyond(levels - 1, item);
      if (path) return [index, ...path];
    }
  } else {
    for (const name in value) {
      const item: unknown = value[name as keyof typeof value];
      if (typeof item !== 'object' || item === null) continue;
      const path = pathBeyond(levels - 1, item);
      if (path) return [name, ...path];
    }
  }
  return undefined;
}
