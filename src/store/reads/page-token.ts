/**
 * Creates and reads page tokens. A page token is the value of `after` and contains the position of the last
 * row of a page. To clients it is opaque. It also identifies its list, so it is valid on all instances and
 * after a restart.
 *
 * The token isn't secret. Its checksums detect accidental modification and use with another list. They are
 * CRCs, because a digest would take longer than all other work for the response.
 *
 * Format: the base64url of a payload, followed by the base64url of two checksums. The payload contains the
 * incarnation, the id of the row and the values of the sorted fields, separated by U+0000. The first checksum
 * covers the list, and the second covers the list and the payload.
 *
 * - A string starts with a quote and isn't escaped, because escapes could make it longer than a key.
 * - If the index key of a value is cut, the token contains a digest of the value. The value is then read from
 *   the row, which must still contain it.
 * - Other values are JSON.
 */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Filter } from '../../values/filter.js';
import type { Order, Position } from '../../values/order.js';
import { isCut, keyOfValue, maxTextBytes } from '../../values/sort-key.js';
import type { JsonValue } from '../../values/values.js';

/** The list that a token belongs to: its rows and their sort order. */
export interface ListIdentity {
  readonly accountId: number;
  readonly collection: string;
  readonly order: Order;
  readonly filter: Filter | undefined;
}

export interface Place {
  readonly incarnation: string;
  readonly id: number;
  /** The values of the sorted fields. A long value is replaced by its digest. */
  readonly values: readonly PlacedValue[];
}

export type PlacedValue = { readonly value: JsonValue } | { readonly digest: string };

const checksumBytes = 8;
const checksumLength = 11;
const digestLength = 16;
const separator = '\u0000';
const digestMark = '#';
/** A shorter text is never cut, because a character takes at most three bytes. */
const shortText = maxTextBytes / 3;

export function tokenOf(list: ListIdentity, incarnation: string, { values, id }: Position): string {
  let payload = `${incarnation}${separator}${id}`;
  for (const value of values) payload += separator + textOf(value);
  return Buffer.from(payload).toString('base64url') + checksumOf(payload, list);
}

/** Decodes a token. Returns `undefined` if the token is invalid or belongs to another list. */
export function placeOf(list: ListIdentity, token: string): Place | undefined {
  const encoded = token.slice(0, -checksumLength);
  const bytes = Buffer.from(encoded, 'base64url');
  const payload = bytes.toString();
  // Several base64url texts decode to the same bytes, but only one of them is canonical.
  if (bytes.toString('base64url') !== encoded) return undefined;
  if (checksumOf(payload, list) !== token.slice(-checksumLength)) return undefined;
  const [incarnation = '', id, ...texts] = payload.split(separator);
  const values = texts.map(valueIn);
  // The checksums are not secret, so a client can create a token with valid checksums but invalid contents.
  const isWhole = values.length === list.order.fields.length && !values.includes(undefined);
  if (!isWhole || !Number.isSafeInteger(Number(id)) || Number(id) < 1) return undefined;
  return { incarnation, id: Number(id), values: values as PlacedValue[] };
}

export function digestOf(value: JsonValue): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, digestLength);
}

function textOf(value: JsonValue): string {
  const isShort = typeof value === 'string' ? value.length < shortText : typeof value !== 'object';
  if (!isShort && isCut(keyOfValue(value))) return digestMark + digestOf(value);
  return typeof value === 'string' ? `"${value}` : JSON.stringify(value);
}

function valueIn(text: string): PlacedValue | undefined {
  if (text.startsWith(digestMark)) return { digest: text.slice(digestMark.length) };
  if (text.startsWith('"')) return { value: text.slice(1) };
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return undefined;
  }
}

function checksumOf(payload: string, { accountId, collection, order, filter }: ListIdentity): string {
  const ofList = crc32(JSON.stringify([accountId, collection, order, filter]));
  const checksum = Buffer.allocUnsafe(checksumBytes);
  checksum.writeUInt32BE(ofList);
  checksum.writeUInt32BE(crc32(payload, ofList), 4);
  return checksum.toString('base64url');
}
