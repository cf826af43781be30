/**
 * Creates and reads page tokens. A page token is the value of `after` and contains the position of the last
 * row of a page. To clients it is opaque. It also identifies its list, so it is valid on all instances and
 * after a restart.
 *
 * A token is authenticated with a secret of the database. Without the secret, clients can neither create tokens nor
 * find out what identifies the list, such as the id of the account. HMAC takes 2 µs, against 9 µs for the page itself
 * (2 cores, Node 20). The same with buffers in place of texts takes 3 µs.
 *
 * Format: the base64url of a payload, followed by the base64url of the first 12 bytes of an HMAC with SHA-256. The
 * payload contains the incarnation, the id of the row and the base64url of its sort key, separated by spaces. The
 * HMAC covers the list and the payload.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Filter } from '../../values/filter.js';
import { indexFieldsOf, type Order, type Position } from '../../values/order.js';
import { valuesOfKey } from '../../values/sort-key.js';

/** The list that a token belongs to: its rows and their sort order. */
export interface ListIdentity {
  readonly accountId: number;
  readonly collection: string;
  readonly order: Order;
  /** Includes the filter of the grant. */
  readonly filter: Filter | undefined;
  /** The id of the grant, if the list was requested with a ticket. */
  readonly grant?: string | undefined;
}

export interface TokenPosition extends Position {
  readonly incarnation: string;
}

/** The length of the base64url of 12 bytes. */
const tagLength = 16;

export class PageTokens {
  readonly #secret: Buffer;

  /** @param secret the secret of the database, in base64url */
  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'base64url');
  }

  tokenOf(list: ListIdentity, incarnation: string, { key, id }: Position): string {
    const payload = `${incarnation} ${id} ${Buffer.from(key, 'hex').toString('base64url')}`;
    return Buffer.from(payload).toString('base64url') + this.#tagOf(payload, list);
  }

  /** Decodes a token. Returns `undefined` if the token is invalid or belongs to another list. */
  positionOf(list: ListIdentity, token: string): TokenPosition | undefined {
    const encoded = token.slice(0, -tagLength);
    const bytes = Buffer.from(encoded, 'base64url');
    const payload = bytes.toString();
    // Several base64url texts decode to the same bytes, but only one of them is canonical.
    if (bytes.toString('base64url') !== encoded) return undefined;
    const tag = Buffer.from(token.slice(-tagLength));
    if (tag.length !== tagLength || !timingSafeEqual(tag, Buffer.from(this.#tagOf(payload, list))))
      return undefined;
    const [incarnation = '', id, encodedKey = ''] = payload.split(' ');
    const key = Buffer.from(encodedKey, 'base64url').toString('hex');
    // A token of an earlier version of rowfeed can have contents that are invalid now.
    const isKey = valuesOfKey(indexFieldsOf(list.order), key) !== undefined;
    if (!isKey || !Number.isSafeInteger(Number(id)) || Number(id) < 1) return undefined;
    return { incarnation, id: Number(id), key };
  }

  #tagOf(payload: string, { accountId, collection, order, filter, grant }: ListIdentity): string {
    const granted = grant === undefined ? [] : [grant];
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([accountId, collection, order, filter, payload, ...granted]))
      .digest('base64url')
      .slice(0, tagLength);
  }
}
