/**
 * Seals and opens tickets. A ticket is `rft_` and a JWE in the compact form (RFC 7516, with `dir` and `A256GCM`), so its
 * bearer can neither read nor alter it. The server does not store tickets.
 */
import { hash, type webcrypto } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
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

export interface TicketGrant {
  readonly collection: string;
  readonly scopes: readonly TicketScope[];
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** A secret for tickets, imported for the library. */
export interface TicketSecret {
  readonly id: string;
  readonly key: webcrypto.CryptoKey;
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
const decoder = new TextDecoder();
const form = /^rft_([\w-]+)\.\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Whether a text has the form of a ticket. No API key that the server creates has it. */
export function isTicket(text: string): boolean {
  return text.startsWith(prefix) && text.length <= maxTicketLength && form.test(text);
}

export function importSecret(secret: string): Promise<webcrypto.CryptoKey> {
  const bytes = Buffer.from(secret, 'base64url');
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
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
  return (
    prefix + (await sealing.setProtectedHeader({ alg: algorithm, enc: encryption, kid: id }).encrypt(key))
  );
}

/** Returns undefined if none of the secrets has sealed this text, exactly as it is. */
export async function openTicket(
  text: string,
  secretOf: (id: string) => TicketSecret | undefined,
): Promise<OpenedTicket | undefined> {
  const parts = form.exec(text)?.slice(1) ?? [];
  // Several base64url texts decode to the same bytes, but only one of them is canonical.
  if (!parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)) return undefined;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      text.slice(prefix.length),
      // Without a secret of this id, this throws, as a wrong secret does.
      ({ kid }) => secretOf(kid!)!.key,
      {
        keyManagementAlgorithms: [algorithm],
        contentEncryptionAlgorithms: [encryption],
        // The server never compresses a ticket.
        maxDecompressedLength: 0,
      },
    );
    return openedOf(JSON.parse(decoder.decode(plaintext)), protectedHeader.kid!);
  } catch {
    return undefined;
  }
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
    const id = digestOf([tree ?? null, fields?.toSorted() ?? null]);
    return [collection, grantOf(id, scopes, tree, fields)] as const;
  });
  // Grants, scopes and fields are sets: their order makes no difference.
  const granted = reach
    .map(([collection, { scopes, id }]) => JSON.stringify([collection, [...scopes], id]))
    .sort();
  return {
    ...{ keyId, subject, createdAt, version, expiresAt, grants, secretId },
    reach: new Map(reach),
    idempotencyScope: digestOf([keyId, subject, granted]),
  };
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
}
