/**
 * The place of a page's last row as clients hold it, opaque to them: `after` lists what lies behind it. It says itself
 * which list it belongs to, so that it survives restarts and is good on all instances.
 *
 * base64url of `[incarnation, row id, values of the sorted fields]` in JSON, then a checksum of this and of the list. In
 * place of values that are long stands a digest: the row is asked for them, and has to have them still.
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

/** With this a token has 2,048 characters at most. */
const maxPayloadBytes = 1_500;
const checksumLength = 16;

export function tokenOf(list: ListIdentity, incarnation: string, { values, id }: Position): string {
  const { fields } = list.order;
  const isLong = fields.some((field, place) => isCut(sortKey([field], [values[place]])));
  let payload = JSON.stringify([incarnation, id, isLong ? digestOf(values) : values]);
  if (Buffer.byteLength(payload) > maxPayloadBytes)
    payload = JSON.stringify([incarnation, id, digestOf(values)]);
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
  const [incarnation, id, values] = JSON.parse(payload) as [string, number, JsonValue[] | string];
  return { incarnation, id, values };
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
