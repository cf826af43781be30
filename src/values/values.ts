/** JSON values as the service keeps them: stored exactly or refused, compared by value, patched. */
import { isUtf8 } from 'node:buffer';
import { Problem, type ValidationItem } from '../problem.js';
import { canonicalTexts } from './canonical-text.js';
import type { JsonObject, JsonValue } from './json.js';
import { unsupportedLiterals } from './number-text.js';
import { pointerTo } from './pointer.js';

export type { JsonObject, JsonValue } from './json.js';

declare const content: unique symbol;
/** Ready JSON text of a `T`. */
export type JsonText<T> = string & { readonly [content]: T };

/** Bytes of a request's body. */
export const maxBodyBytes = 1_048_576;
/** Bytes of a stored row's JSON text. */
export const maxRowBytes = 262_144;
/** Bytes of a listing. */
export const maxPageBytes = 16_777_216;
/** Fields of a row besides its id. */
export const maxFields = 1_000;
/** Levels of objects and arrays in each other, the row itself being the first. */
export const maxNesting = 64;

/** The text of a body. Throws `body_malformed` when the bytes are not UTF-8 (RFC 8259, section 8.1). */
export function decodeUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new Problem('body_malformed', 'The body is not UTF-8.');
}

/**
 * The JSON texts of rows as they are stored.
 *
 * Throws `value_unsupported`, with a pointer to each value (20 at most), when rows of a request could not be
 * stored as they are: numbers that a double would change, `\u0000`, lone surrogates, `__proto__` as a name,
 * too many fields, too deep a nesting.
 * @param text the body
 * @param rows of it, parsed
 */
export function textsOfRows(text: string, rows: readonly object[]): readonly string[] {
  const items: ValidationItem[] = [];
  rows.forEach((row, index) => void checkShape(row, [index], items));
  if (items.length > 0) refuse(items);
  const canonical = canonicalTexts(text, rows);
  if (canonical !== undefined) return canonical;
  checkLiterals(text);
  return rows.map((row) => JSON.stringify(row));
}

/** Throws the same for a body that is a single row, or a part of one. */
export function checkValues(text: string, row: object): void {
  const items: ValidationItem[] = [];
  checkShape(row, [], items);
  if (items.length > 0) refuse(items);
  checkLiterals(text);
}

/** Whether two JSON values are equal: the order of names doesn't matter, -0 is 0. */
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

/** The own member of a row by this name; undefined where there is none. */
export function fieldOf(row: JsonObject | undefined, field: string): JsonValue | undefined {
  return row !== undefined && Object.hasOwn(row, field) ? row[field] : undefined;
}

/** The row with the fields of `patch` in place of its own. */
export function shallowPatch(row: JsonObject, patch: JsonObject): JsonObject {
  return { ...row, ...patch };
}

/** JSON Merge Patch (RFC 7396) of an object by an object: null removes, objects merge, all else replaces. */
export function mergePatch(row: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(row));
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else if (!isObject(change)) merged.set(name, change);
    else {
      const target = merged.get(name);
      merged.set(name, mergePatch(isObject(target) ? target : {}, change));
    }
  }
  return Object.fromEntries(merged);
}

const maxItems = 20;

function checkLiterals(text: string): void {
  if (!maySpellUnsupported(text)) return;
  const literals = unsupportedLiterals(text, maxItems);
  if (literals.length > 0) refuse(literals);
}

/**
 * False for nearly all bodies, and then no literal or name in it is one that is refused. As one regular expression
 * this is five times as slow.
 */
function maySpellUnsupported(text: string): boolean {
  return text.includes('\\u') || text.includes('__proto__') || /\d(?:\d{15}|[eE][+-]?\d{3})/.test(text);
}

/** Adds an item for a row that is too wide, and one where it is too deep. */
function checkShape(row: object, path: readonly number[], items: ValidationItem[]): void {
  if (items.length === maxItems) return;
  if (fieldCount(row) > maxFields) {
    items.push({ pointer: pointerTo(path), detail: `has more than ${maxFields} fields` });
  }
  const deepest = pathBeyond(maxNesting, row);
  if (deepest) {
    items.push({
      pointer: pointerTo([...path, ...deepest]),
      detail: `is nested more than ${maxNesting} levels deep`,
    });
  }
}

function fieldCount(row: object): number {
  return Object.keys(row).length - (Object.hasOwn(row, 'id') ? 1 : 0);
}

/** The path to a container that is more than `levels` deep, the value itself being the first level. */
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

function refuse(errors: readonly ValidationItem[]): never {
  throw new Problem('value_unsupported', 'The body holds values that could not be stored as they are.', {
    errors,
  });
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
