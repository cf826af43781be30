/**
 * The place of a page's last row as clients hold it, opaque to them: `after` lists what lies behind it. It says itself
 * which list it belongs to, so that it survives restarts and is good on all instances.
 *
 * base64url of the incarnation, the row's id and the values of the sorted fields, with U+0000 between them; then a checksum
 * of this and of the list. Strings stand there as they are, behind a quote, since escapes would make them longer than what
 * keys are cut at; other values as JSON. For one that is cut in keys stands its digest: the row is asked for it, and has to
 * have it still.
 */
import { createHash } from 'node:crypto';
import type { Filter } from '../values/filter.js';
import type { FieldOrder, Order, Position } from '../values/order.js';
import { isCut, sortKey } from '../values/sort-key.js';
import type { JsonValue } from '../values.js';

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
  readonly values: readonly ({ readonly value: JsonValue } | { readonly digest: string })[];
}

const checksumLength = 16;
const separator = '\u0000';
const digestMark = '#';
const alone: readonly FieldOrder[] = [{ field: '', direction: 'asc' }];

export function tokenOf(list: ListIdentity, incarnation: string, { values, id }: Position): string {
  const payload = [incarnation, id, ...values.map(textOf)].join(separator);
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
  const [incarnation, id, ...texts] = payload.split(separator);
  return { incarnation: incarnation!, id: Number(id), values: texts.map(valueIn) };
}

export function digestOf(value: JsonValue): string {
  return hashOf(JSON.stringify(value));
}

function textOf(value: JsonValue): string {
  if (isCut(sortKey(alone, [value]))) return digestMark + digestOf(value);
  return typeof value === 'string' ? `"${value}` : JSON.stringify(value);
}

function valueIn(text: string): Place['values'][number] {
  if (text.startsWith(digestMark)) return { digest: text.slice(digestMark.length) };
  return { value: text.startsWith('"') ? text.slice(1) : (JSON.parse(text) as JsonValue) };
}

function checksumOf(payload: string, { accountId, collection, order, filter }: ListIdentity): string {
  return hashOf(JSON.stringify([payload, accountId, collection, order, filter]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, checksumLength);
}
