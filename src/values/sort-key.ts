/**
 * Encodes JSON values as sort keys, so that comparing the bytes of keys sorts the values. The order is part
 * of the contract: missing = null < false < true < numbers < strings < arrays < objects. Strings are sorted
 * by code point, arrays and objects by their JSON text.
 *
 * The key of several values is the concatenation of their keys. The key of a value is a type byte and the
 * bytes that sort values of that type:
 *
 *     missing, null  00
 *     false, true    01, 02
 *     number         03, the 8 bytes of the double (IEEE 754, big-endian), some bits inverted to sort, 00
 *     string         04, its UTF-8, 00 (a string never contains U+0000)
 *     array, object  05, 06, the UTF-8 of its JSON text, 00
 *
 * If a text has more than `maxTextBytes` bytes, the key is cut: it contains only the first `maxTextBytes` bytes,
 * and ends with FF there. A cut key sorts after all complete keys that start with the same bytes. Rows with the
 * same cut key are sorted by their complete values. No other key ends with FF.
 *
 * If one of several fields descends, the bytes of its values are inverted (FF - byte). Each key then has one
 * more byte at the end: FF if it is cut, and 00 if not.
 *
 * Keys are created and stored as lower-case hexadecimal digits, which sort in the same order as the bytes.
 */

import type { FieldOrder } from './order.js';
import type { JsonValue } from './values.js';

/**
 * PostgreSQL limits a B-tree entry to 2,704 bytes. With this limit, a key of four fields uses at most half of
 * that.
 */
export const maxTextBytes = 256;

/** The length of the key of a number, such as an id, in bytes. */
export const idKeyBytes = 10;

const numberType = 3;
const stringType = 4;
const end = '00';
const cutEnd = 'ff';

/** Returns the key of the values of these fields. Undefined stands for a missing field. */
export function sortKey(fields: readonly FieldOrder[], values: readonly unknown[]): string {
  if (fields.length === 1 && fields[0]!.direction === 'asc') return keyOfValue(values[0]);
  let key = '';
  let hasCut = false;
  for (const [place, { direction }] of fields.entries()) {
    const part = keyOfValue(values[place]);
    hasCut = isCut(part);
    key += direction === 'asc' ? part : turned(part);
    if (hasCut) break;
  }
  return fields.some(({ direction }) => direction === 'desc') ? key + (hasCut ? cutEnd : end) : key;
}

/** Returns the key of a single ascending field. */
export function keyOfValue(value: unknown): string {
  return keyOf(value, maxTextBytes);
}

/** Returns the values of a key, which must not be cut. The value of a missing field is null. */
export function valuesOfKey(fields: readonly FieldOrder[], key: string): JsonValue[] {
  const bytes = Buffer.from(key, 'hex');
  let at = 0;
  return fields.map(({ direction }) => {
    const mask = direction === 'asc' ? 0 : 0xff;
    const type = bytes[at]! ^ mask;
    const start = at + 1;
    if (type < numberType) {
      at = start;
      return type === 0 ? null : type === 2;
    }
    at = type === numberType ? start + double.length : bytes.indexOf(mask, start);
    const part = Buffer.from(bytes.subarray(start, at));
    at += 1;
    if (mask !== 0) turn(part);
    if (type === numberType) return numberIn(part);
    const text = part.toString();
    return type === stringType ? text : (JSON.parse(text) as JsonValue);
  });
}

/** Returns the first key after all keys that start with `prefix`. */
export function keyAfter(prefix: string): string {
  const bytes = Buffer.from(prefix, 'hex');
  // The loop ends, because the prefix starts with a type byte below FF.
  let last = bytes.length - 1;
  while (bytes[last] === 0xff) last -= 1;
  bytes[last]! += 1;
  return bytes.toString('hex', 0, last + 1);
}

/** Returns whether the key is cut, so that rows with different values may share it. */
export function isCut(key: string): boolean {
  return key.endsWith(cutEnd);
}

/**
 * Returns a number below 0 if `a` comes before `b`, above 0 if it comes after `b`, and 0 if they are equal.
 */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [keyOfA, keyOfB] = [keyOf(a, Infinity), keyOf(b, Infinity)];
  if (keyOfA === keyOfB) return 0;
  return keyOfA < keyOfB ? -1 : 1;
}

const double = Buffer.alloc(8);

function keyOf(value: unknown, maxBytes: number): string {
  switch (typeof value) {
    case 'boolean':
      return value ? '02' : '01';
    case 'number':
      return `03${keyOfNumber(value)}${end}`;
    case 'string':
      return `04${keyOfText(value, maxBytes)}`;
    case 'object':
      if (value !== null)
        return `${Array.isArray(value) ? '05' : '06'}${keyOfText(JSON.stringify(value), maxBytes)}`;
  }
  return '00';
}

function turned(key: string): string {
  const bytes = Buffer.from(key, 'hex');
  turn(bytes);
  return bytes.toString('hex');
}

function turn(bytes: Buffer): void {
  for (let index = 0; index < bytes.length; index += 1) bytes[index]! ^= 0xff;
}

function keyOfNumber(value: number): string {
  // Adding 0 turns -0 into 0, because both must have the same key.
  double.writeDoubleBE(value + 0);
  if (double[0]! < 0x80) double[0]! |= 0x80;
  else turn(double);
  return double.toString('hex');
}

function numberIn(bytes: Buffer): number {
  if (bytes[0]! >= 0x80) bytes[0]! &= 0x7f;
  else turn(bytes);
  return bytes.readDoubleBE();
}

function keyOfText(text: string, maxBytes: number): string {
  // Each code unit takes at least one byte, so this part is long enough. Encoding a longer part would be
  // wasteful.
  const bytes = Buffer.from(text.length > maxBytes ? text.slice(0, maxBytes + 1) : text);
  return bytes.length > maxBytes ? bytes.toString('hex', 0, maxBytes) + cutEnd : bytes.toString('hex') + end;
}
