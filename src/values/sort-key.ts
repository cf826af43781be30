/**
 * Encodes JSON values as sort keys, so that comparing the bytes of keys sorts the values. The order is part
 * of the contract: missing = null < false < true < numbers < strings < arrays < objects. Strings are sorted
 * by code point, arrays and objects by their JSON text. Texts that are equal in their first `maxTextBytes`
 * bytes of UTF-8 are equal in this order.
 *
 * The key of several values is the concatenation of their keys. The key of a value is a type byte and the
 * bytes that sort values of that type:
 *
 *     missing, null  00
 *     false, true    01, 02
 *     number         03, the 8 bytes of the double (IEEE 754, big-endian), some bits inverted to sort, 00
 *     string         04, its first bytes, 00 (a string never contains U+0000)
 *     array, object  05, 06, the first bytes of its JSON text, 00
 *
 * If a field descends, the bytes of its values are inverted (FF - byte).
 *
 * Keys are created and stored as lower-case hexadecimal digits, which sort in the same order as the bytes.
 */
import type { FieldOrder } from './order.js';

/** PostgreSQL limits a B-tree entry to 2,704 bytes. A key of four fields uses at most half of that. */
export const maxTextBytes = 256;

/** The length of the key of a number, such as an id, in bytes. */
export const idKeyBytes = 10;

/** The types of values in their order, as the first byte of a key. Types from `string` on are texts. */
export const sortType = { null: 0, false: 1, true: 2, number: 3, string: 4, array: 5, object: 6 } as const;
const end = '00';

/** Returns the key of the values of these fields. Undefined stands for a missing field. */
export function sortKey(fields: readonly FieldOrder[], values: readonly unknown[]): string {
  let key = '';
  for (let place = 0; place < fields.length; place += 1) {
    const part = keyOfValue(values[place]);
    key += fields[place]!.direction === 'asc' ? part : turned(part);
  }
  return key;
}

/** Returns the key of a single ascending field. */
export function keyOfValue(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return value ? '02' : '01';
    case 'number':
      return `03${keyOfNumber(value)}${end}`;
    case 'string':
      return `04${keyOfText(value)}`;
    case 'object':
      if (value !== null) return `${Array.isArray(value) ? '05' : '06'}${keyOfText(JSON.stringify(value))}`;
  }
  return '00';
}

/** What a key contains of one value: its type, and the number or the first bytes of the text. */
export interface SortValue {
  readonly type: number;
  readonly number: number;
  readonly text: Buffer;
}

/** Decodes the key of these fields. Returns undefined if it is not such a key. */
export function valuesOfKey(fields: readonly FieldOrder[], key: string): readonly SortValue[] | undefined {
  const bytes = Buffer.from(key, 'hex');
  const values: SortValue[] = [];
  let at = 0;
  for (const { direction } of fields) {
    const mask = direction === 'asc' ? 0 : 0xff;
    const type = (bytes[at] ?? 0x7f) ^ mask;
    const start = at + 1;
    let after = start;
    if (type === sortType.number) after = start + double.length;
    else if (type > sortType.number) after = bytes.indexOf(mask, start);
    if (type > sortType.object || after < start || after - start > maxTextBytes) return undefined;
    const part = Buffer.from(bytes.subarray(start, after));
    if (mask !== 0) turn(part);
    const isNumber = type === sortType.number;
    if (isNumber && part.length < double.length) return undefined;
    values.push({ type, number: isNumber ? numberIn(part) : 0, text: isNumber ? none : part });
    at = type < sortType.number ? after : after + 1;
  }
  return at === bytes.length ? values : undefined;
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

/**
 * Returns a number below 0 if `a` comes before `b`, above 0 if it comes after `b`, and 0 if they are equal.
 */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [keyOfA, keyOfB] = [keyOfValue(a), keyOfValue(b)];
  if (keyOfA === keyOfB) return 0;
  return keyOfA < keyOfB ? -1 : 1;
}

/** Returns whether the key of a text contains it completely, so that no other text has the same key. */
export function isTextWhole(text: string): boolean {
  return Buffer.byteLength(text) < maxTextBytes;
}

const double = Buffer.alloc(8);
const none = Buffer.alloc(0);

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

function keyOfText(text: string): string {
  // Each code unit takes at least one byte, so this part is long enough, and a longer one wasteful.
  const part = text.length > maxTextBytes ? text.slice(0, maxTextBytes + 1) : text;
  return Buffer.from(part).toString('hex', 0, maxTextBytes) + end;
}
