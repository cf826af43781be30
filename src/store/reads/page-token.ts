/**
 * The place of a page's last row as clients hold it, opaque to them: `after` lists what lies behind it. It says itself
 * which list it belongs to, so that it survives restarts and is good on all instances.
 *
 * Nothing is secret about it: the checksums tell what was altered by mistake, or belongs to another list. They are CRCs, as a
 * digest would take longer than all else that a page's answer is made of.
 *
 * base64url of the incarnation, the row's id and the values of the sorted fields, with U+0000 between them; then checksums
 * of the list and of both. Strings stand there as they are, behind a quote, since escapes would make them longer than what
 * keys are cut at; other values as JSON. For one that is cut in keys stands its digest: the row is asked for it, and has to
 * have it still.
 */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Filter } from '../../values/filter.js';
import type { Order, Position } from '../../values/order.js';
import { isCut, keyOfValue, maxTextBytes } from '../../values/sort-key.js';
import type { JsonValue } from '../../values/values.js';

/** The rows that are listed, and their order: what a token is bound to. */
export interface ListIdentity {
  readonly accountId: number;
  readonly collection: string;
  readonly order: Order;
  readonly filter: Filter | undefined;
}

export interface Place {
  readonly incarnation: string;
  readonly id: number;
  /** Of the order's fields; of long ones the digest. */
  readonly values: readonly PlacedValue[];
}

export type PlacedValue = { readonly value: JsonValue } | { readonly digest: string };

const checksumBytes = 8;
const checksumLength = 11;
const digestLength = 16;
const separator = '\u0000';
const digestMark = '#';
/** A text of fewer characters is never cut: none takes more than three bytes. */
const shortText = maxTextBytes / 3;

export function tokenOf(list: ListIdentity, incarnation: string, { values, id }: Position): string {
  let payload = `${incarnation}${separator}${id}`;
  for (const value of values) payload += separator + textOf(value);
  return Buffer.from(payload).toString('base64url') + checksumOf(payload, list);
}

/** Undefined where it was made of another list, or is none. */
export function placeOf(list: ListIdentity, token: string): Place | undefined {
  const encoded = token.slice(0, -checksumLength);
  const bytes = Buffer.from(encoded, 'base64url');
  const payload = bytes.toString();
  // Several texts may be decoded to the same bytes, but only one is made of them.
  if (bytes.toString('base64url') !== encoded) return undefined;
  if (checksumOf(payload, list) !== token.slice(-checksumLength)) return undefined;
  const [incarnation = '', id, ...texts] = payload.split(separator);
  const values = texts.map(valueIn);
  // Whoever makes one up can make checksums that fit.
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
