/**
 * The published order of JSON values, as bytes: missing = null < false < true < numbers < strings < arrays < objects,
 * strings by code point, arrays and objects by their JSON text. A key is compared byte by byte; several values are
 * their keys one after the other. Each value is a byte for its type, then what orders values of that type:
 *
 *     missing, null  00
 *     false, true    01, 02
 *     number         03, the double's 8 bytes from the highest on (IEEE 754), turned so that they ascend, 00
 *     string         04, its UTF-8, 00 (no string holds U+0000)
 *     array, object  05, 06, the UTF-8 of its JSON text, 00
 *
 * Of a text that is longer than `maxTextBytes` a key holds the first ones and ends there, with FF: it comes after the
 * whole texts that begin so, and rows with the same cut key are put in order by their whole values. No other key ends
 * with FF.
 *
 * Where a field of several descends, the bytes of its values are turned (FF - byte), and each key has one more: 00, or FF
 * where it is cut.
 *
 * Keys are made and kept as lower-case hexadecimal digits, which are in the same order.
 */

import type { FieldOrder } from './order.js';
import type { JsonValue } from './values.js';

/** An entry of a B-tree of PostgreSQL takes 2,704 bytes, of which a key of four fields has half. */
export const maxTextBytes = 256;

/** The key of an id, as of any number. */
export const idKeyBytes = 10;

const numberType = 3;
const stringType = 4;
const end = '00';
const cutEnd = 'ff';

/** The key of the values of these fields; undefined stands for one that is missing. */
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

/** That of one field, which ascends. */
export function keyOfValue(value: unknown): string {
  return keyOf(value, maxTextBytes);
}

/** The values that a key was made of, which isn't cut; null for a field that is missing. */
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

/** The first of the keys that come after all those that begin with this. */
export function keyAfter(prefix: string): string {
  const bytes = Buffer.from(prefix, 'hex');
  // Types begin with a byte below FF.
  let last = bytes.length - 1;
  while (bytes[last] === 0xff) last -= 1;
  bytes[last]! += 1;
  return bytes.toString('hex', 0, last + 1);
}

/** Whether rows that share this key may differ. */
export function isCut(key: string): boolean {
  return key.endsWith(cutEnd);
}

/** Less than 0 where `a` comes before `b`, 0 where neither comes first. */
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
  // -0 and 0 are one value.
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
  // A character is at least a byte, and each of these at most three.
  const bytes = Buffer.from(text.length > maxBytes ? text.slice(0, maxBytes + 1) : text);
  return bytes.length > maxBytes ? bytes.toString('hex', 0, maxBytes) + cutEnd : bytes.toString('hex') + end;
}
