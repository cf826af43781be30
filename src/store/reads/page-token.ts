/**
 * Creates and reads page tokens. A page token is the value of `after` and contains the position of the last
 * row of a page. To clients it is opaque. It also identifies its list, so it is valid on all instances and
 * after a restart.
 *
 * The token isn't secret. Its checksums detect accidental modification and use with another list. They are
 * CRCs, because a digest would take longer than all other work for the response.
 *
 * Format: the base64url of a payload, followed by the base64url of two checksums. The payload contains the
 * incarnation, the id of the row and the base64url of its sort key, separated by spaces. The first checksum
 * covers the list, and the second covers the list and the payload.
 */
import { crc32 } from 'node:zlib';
import type { Filter } from '../../values/filter.js';
import { indexFieldsOf, type Order, type Position } from '../../values/order.js';
import { valuesOfKey } from '../../values/sort-key.js';

/** The list that a token belongs to: its rows and their sort order. */
export interface ListIdentity {
  readonly accountId: number;
  readonly collection: string;
  readonly order: Order;
  readonly filter: Filter | undefined;
}

export interface Place extends Position {
  readonly incarnation: string;
}

const checksumBytes = 8;
const checksumLength = 11;

export function tokenOf(list: ListIdentity, incarnation: string, { key, id }: Position): string {
  const payload = `${incarnation} ${id} ${Buffer.from(key, 'hex').toString('base64url')}`;
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
  const [incarnation = '', id, encodedKey = ''] = payload.split(' ');
  const key = Buffer.from(encodedKey, 'base64url').toString('hex');
  // The checksums are not secret, so a client can create a token with valid checksums but invalid contents.
  const isKey = valuesOfKey(indexFieldsOf(list.order), key) !== undefined;
  if (!isKey || !Number.isSafeInteger(Number(id)) || Number(id) < 1) return undefined;
  return { incarnation, id: Number(id), key };
}

function checksumOf(payload: string, { accountId, collection, order, filter }: ListIdentity): string {
  const ofList = crc32(JSON.stringify([accountId, collection, order, filter]));
  const checksum = Buffer.allocUnsafe(checksumBytes);
  checksum.writeUInt32BE(ofList);
  checksum.writeUInt32BE(crc32(payload, ofList), 4);
  return checksum.toString('base64url');
}
