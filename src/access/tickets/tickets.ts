/**
 * Decides which tickets are valid, without a query: the secrets and the revocations of the database are in memory. The
 * authenticator refreshes them before it reads the keys again.
 */
import type { Database } from '../../engines/open.js';
import { createSizedCache } from '../../runtime/cache.js';
import type { Grant, TicketScope } from '../../values/grant.js';
import type { Caller } from '../rights.js';
import {
  importSecret,
  type OpenedTicket,
  openTicket,
  sealTicket,
  type Ticket,
  type TicketSecret,
} from './ticket.js';
import { TicketRevocations } from './ticket-revocations.js';
import { maxTicketMs, type StoredSecret, ticketSecrets } from './ticket-secrets.js';

/** A ticket in the cache, and its caller for the present state of its key. */
export interface KnownTicket {
  readonly ticket: OpenedTicket;
  caller: Caller | undefined;
  /** Whether the server has found that the ticket has expired. It stays expired if the clock is set back. */
  isExpired: boolean;
}

/** The total size of the cached tickets in memory. A ticket takes some times as many bytes as it has characters. */
const maxKeptBytes = 33_554_432;
const bytesOfCharacter = 8;

export class Tickets {
  readonly #revocations = new TicketRevocations();
  readonly #known = createSizedCache<string, KnownTicket>(
    maxKeptBytes,
    (_ticket, text) => bytesOfCharacter * text.length,
  );
  #stored: readonly StoredSecret[] = [];
  /** By the header of their tickets. */
  #secrets: ReadonlyMap<string, TicketSecret> = new Map();
  #present: TicketSecret | undefined;

  /** Reads the secrets and the revocations of the database again. */
  async refresh({ registry, knex }: Database): Promise<void> {
    await this.#revocations.refresh(registry);
    const stored = await ticketSecrets(this.#present === undefined ? knex : registry);
    if (JSON.stringify(stored) === JSON.stringify(this.#stored)) return;
    const secrets = stored.map(({ id, secret }) => importSecret(id, secret));
    this.#stored = stored;
    this.#secrets = new Map(secrets.map((secret) => [secret.header, secret]));
    this.#present = secrets[0]!;
  }

  seal(ticket: Ticket): Promise<string> {
    return sealTicket(ticket, this.#present!);
  }

  /** Returns a cached ticket. It may no longer be valid. */
  known(text: string): KnownTicket | undefined {
    return this.#known.get(text);
  }

  /** Opens a ticket and caches it. Returns undefined if it never was a ticket of this database. */
  open(text: string): KnownTicket | undefined {
    const ticket = openTicket(text, (header) => this.#secretOf(header));
    if (ticket === undefined) return undefined;
    const known = { ticket, caller: undefined, isExpired: false };
    this.#known.set(text, known);
    return known;
  }

  /** Earlier secrets only tell tickets that have ended from forged ones. After a day, no ticket could last any more. */
  #secretOf(header: string): TicketSecret | undefined {
    const secret = this.#secrets.get(header);
    const stored = this.#stored.find(({ id }) => id === secret?.id);
    return Date.now() < (stored?.replacedAt ?? Number.POSITIVE_INFINITY) + maxTicketMs ? secret : undefined;
  }

  /** Whether neither the ticket nor the secret that sealed it was revoked. Its key and its expiry are other questions. */
  isLive(accountId: number, ticket: OpenedTicket): boolean {
    return ticket.secretId === this.#present?.id && !this.#revocations.isRevoked(accountId, ticket);
  }
}

/** Returns the caller for a valid ticket: the intersection of its grants and what its key has now. */
export function ticketCaller(ticket: OpenedTicket, issuer: Caller): Caller {
  const { keyId, accountId, registryEpoch } = issuer;
  const keyHas = (scope: TicketScope): boolean => issuer.scopes.has(scope === 'read' ? 'read' : 'write');
  const grants = new Map<string, Grant>();
  for (const [collection, grant] of ticket.reach) {
    const left = new Set([...grant.scopes].filter(keyHas));
    if (left.size > 0 && (issuer.collections?.has(collection) ?? true))
      grants.set(collection, left.size === grant.scopes.size ? grant : { ...grant, scopes: left });
  }
  const readable = [...grants]
    .filter(([, grant]) => grant.scopes.has('read'))
    .map(([collection]) => collection);
  return {
    ...{ keyId, accountId, registryEpoch },
    // What an operation requires of keys never counts for a ticket.
    scopes: new Set(),
    collections: new Set(readable),
    expiresAt: Math.min(ticket.expiresAt, issuer.expiresAt),
    subject: `${keyId} ${ticket.subject}`,
    ticket: { ticket, issuer, grants },
  };
}
