/**
 * Seals and opens tickets. A ticket is `rft_` and a JWE in the compact form (RFC 7516, with `dir` and `A256GCM`), so its
 * bearer can neither read nor alter it. The server does not store tickets.
 */
import { createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { parseFilter } from '../../values/filter.js';
import { type Grant, grantOf, type TicketScope, ticketScopes } from '../../values/grant.js';

export interface Ticket {
  /** The key that created the ticket. */
  readonly keyId: string;
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The version of the registry when the ticket was created. Unlike times, it is the same on all instances. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly grants: readonly TicketGrant[];
}

interface TicketGrant {
  readonly collection: string;
  readonly scopes: readonly TicketScope[];
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

export interface TicketSecret {
  readonly id: string;
  readonly key: KeyObject;
  /** The encoded header of all tickets that the secret seals. */
  readonly header: string;
}

/** A ticket that was opened. */
export interface OpenedTicket extends Ticket {
  readonly secretId: string;
  /** By collection, with the filters parsed. */
  readonly reach: ReadonlyMap<string, Grant>;
  /** Requests with an idempotency key are only repeated by tickets with the same name: for the same subject and grants. */
  readonly idempotencyScope: string;
}

export const maxTicketLength = 4_096;
const prefix = 'rft_';
const [algorithm, encryption] = ['dir', 'A256GCM'] as const;
const tagBytes = 16;
const form = /^rft_([\w-]+)\.\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;
/** Several base64url texts decode to the same bytes, but only the canonical one has no bits that don't count. */
const canonical = /^(?:[\w-]{4})*(?:[\w-]{2}[AEIMQUYcgkosw048]|[\w-][AQgw])?$/;

/** Whether a text has the form of a ticket. No API key that the server creates has it. */
export function isTicket(text: string): boolean {
  return text.startsWith(prefix) && text.length <= maxTicketLength && form.test(text);
}

/** @param secret 32 bytes in base64url */
export function importSecret(id: string, secret: string): TicketSecret {
  const key = createSecretKey(secret, 'base64url');
  return { id, key, header: Buffer.from(JSON.stringify(headerOf(id))).toString('base64url') };
}

function headerOf(id: string): { readonly alg: string; readonly enc: string; readonly kid: string } {
  return { alg: algorithm, enc: encryption, kid: id };
}

export async function sealTicket(ticket: Ticket, { id, key }: TicketSecret): Promise<string> {
  const { keyId, subject, createdAt, version, expiresAt } = ticket;
  const grants = ticket.grants.map(({ collection, scopes, filter, fields }) => [
    collection,
    scopes.map((scope) => scope[0]).join(''),
    filter ?? null,
    fields ?? null,
  ]);
  const payload = JSON.stringify([keyId, subject, createdAt, version, expiresAt, grants]);
  const sealing = new CompactEncrypt(new TextEncoder().encode(payload));
  return prefix + (await sealing.setProtectedHeader(headerOf(id)).encrypt(key));
}

/**
 * Returns undefined if none of the secrets has sealed exactly this text.
 *
 * @param secretOf returns the secret whose tickets have this header
 */
export function openTicket(
  text: string,
  secretOf: (header: string) => TicketSecret | undefined,
): OpenedTicket | undefined {
  const [, header = '', ...parts] = form.exec(text) ?? [];
  const secret = secretOf(header);
  if (secret === undefined || !parts.every((part) => canonical.test(part))) return undefined;
  const [iv = '', ciphertext = '', tag = ''] = parts;
  try {
    return openedOf(JSON.parse(decrypt(secret, iv, ciphertext, tag)), secret.id);
  } catch {
    return undefined;
  }
}

/**
 * Decrypts the parts of a JWE (RFC 7516, section 5.2, and RFC 7518, section 5.3). All tickets of a secret have the same
 * header, so the algorithm is known. To open a ticket takes 35 µs. With the library that seals tickets, it took 90 µs,
 * because WebCrypto is asynchronous.
 *
 * @throws Error if the secret has not sealed these parts
 */
function decrypt({ key, header }: TicketSecret, iv: string, ciphertext: string, tag: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(header));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  const start = decipher.update(ciphertext, 'base64url', 'utf8');
  return start + decipher.final('utf8');
}

type Payload = readonly [
  keyId: string,
  subject: string,
  createdAt: number,
  version: number,
  expiresAt: number,
  grants: readonly (readonly [string, string, string | null, readonly string[] | null])[],
];

function openedOf(
  [keyId, subject, createdAt, version, expiresAt, sealed]: Payload,
  secretId: string,
): OpenedTicket {
  const grants = sealed.map(([collection, letters, filter, fields]) => ({
    collection,
    scopes: ticketScopes.filter((scope) => letters.includes(scope[0]!)),
    filter: filter ?? undefined,
    fields: fields ?? undefined,
  }));
  const reach = grants.map(({ collection, scopes, filter, fields }) => {
    const tree = filter === undefined ? undefined : parseFilter(filter);
    const idOf = (): string => digestOf([tree ?? null, fields?.toSorted() ?? null]);
    return [collection, grantOf(idOf, scopes, tree, fields)] as const;
  });
  // Grants, scopes and fields are sets: their order makes no difference.
  const granted = (): string[] =>
    reach.map(([collection, { scopes, id }]) => JSON.stringify([collection, [...scopes], id])).sort();
  let idempotencyScope: string | undefined;
  return {
    ...{ keyId, subject, createdAt, version, expiresAt, grants, secretId },
    reach: new Map(reach),
    // Only requests with an idempotency key need it.
    get idempotencyScope() {
      idempotencyScope ??= digestOf([keyId, subject, granted()]);
      return idempotencyScope;
    },
  };
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
}
