/**
 * The place of a page's last row as clients hold it, opaque to them: `after` lists what lies behind it. It says itself
 * which list it belongs to, so that it survives restarts and is good on all instances.
 *
 * base64url of the incarnation, the row's id and the values of the sorted fields, with U+0000 between them; then a checksum
 * of this and of the list. Strings stand there as they are, behind a quote, since escapes would make them longer than what
 * keys are cut at; other values as JSON. Where one is cut in keys, a digest of all stands for them: the row is asked for
 * them, and has to have them still.
 */
import { createHash } from 'node:crypto';
import type { Filter } from '../values/filter.js';
import type { Order, Position } from '../values/order.js';
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
  /** Of the order's fields, or a digest of them. */
  readonly values: readonly JsonValue[] | string;
}

const checksumLength = 16;
const separator = '\u0000';
const digestMark = '#';

export function tokenOf(list: ListIdentity, incarnation: string, { values, id }: Position): string {
  const { fields } = list.order;
  const isLong = fields.some((field, place) => isCut(sortKey([field], [values[place]])));
  const texts = isLong ? [digestMark + digestOf(values)] : values.map(textOf);
  const payload = [incarnation, id, ...texts].join(separator);
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
  const values = texts[0]?.startsWith(digestMark) ? texts[0].slice(digestMark.length) : texts.map(valueIn);
  return { incarnation: incarnation!, id: Number(id), values };
}

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? `"${value}` : JSON.stringify(value);
}

function valueIn(text: string): JsonValue {
  return text.startsWith('"') ? text.slice(1) : (JSON.parse(text) as JsonValue);
}

export function digestOf(values: readonly JsonValue[]): string {
  return hashOf(JSON.stringify(values));
}

function checksumOf(payload: string, { accountId, collection, order, filter }: ListIdentity): string {
  return hashOf(JSON.stringify([payload, accountId, collection, order, filter]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, checksumLength);
}
