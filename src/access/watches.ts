/** Watches the permissions of requests in progress and of open feeds, which end when their key loses them. */
import { keyInvalid, Problem, ticketExpired, ticketRevoked } from '../problem.js';
import { type Caller, isAllowed, type RequiredRights } from './rights.js';
import type { OpenedTicket } from './tickets/ticket.js';
import { type Tickets, ticketCaller } from './tickets/tickets.js';

/**
 * Why a request or an open feed must end. `ticketRevoked` includes a ticket whose key is no longer valid. `forbidden`: the
 * key has lost a permission that the request needs.
 */
export type Loss = 'revoked' | 'ticketRevoked' | 'ticketExpired' | 'forbidden';

/** Returns the problem with which the request or feed ends. */
export function problemOfLoss(loss: Loss): Problem {
  switch (loss) {
    case 'revoked':
      return keyInvalid();
    case 'ticketRevoked':
      return ticketRevoked();
    case 'ticketExpired':
      return ticketExpired();
    case 'forbidden':
      return new Problem('scope_insufficient', 'The key no longer has permission for this request.');
  }
}

/** A request or an open feed whose permissions are watched. */
export interface Watcher {
  /** Called once, when the key has lost the permissions. */
  onLoss(loss: Loss): void;
}

/** A watch is one object without functions, because thousands of feeds can be open. */
export class Watch {
  /** Set if the request has a ticket of the key. */
  readonly ticket: OpenedTicket | undefined;
  readonly rights: RequiredRights;
  readonly collection: string | undefined;
  readonly watcher: Watcher;
  readonly #key: WatchedKey;

  constructor(
    key: WatchedKey,
    ticket: OpenedTicket | undefined,
    rights: RequiredRights,
    collection: string | undefined,
    watcher: Watcher,
  ) {
    this.#key = key;
    this.ticket = ticket;
    this.rights = rights;
    this.collection = collection;
    this.watcher = watcher;
  }

  /** Can be called repeatedly. */
  end(): void {
    this.#key.end(this);
  }
}

/**
 * A key that has requests in progress or open feeds, with its current permissions. This includes requests and feeds that
 * have a ticket of the key.
 */
class WatchedKey {
  caller: Caller;
  readonly watches = new Set<Watch>();
  readonly #all: Map<string, WatchedKey>;

  /** @param all contains the key by its id while the key has watches */
  constructor(caller: Caller, all: Map<string, WatchedKey>) {
    this.caller = caller;
    this.#all = all;
  }

  end(watch: Watch): void {
    this.watches.delete(watch);
    const { keyId } = this.caller;
    // Newer watches of the key can already have another entry.
    if (this.watches.size === 0 && this.#all.get(keyId) === this) this.#all.delete(keyId);
  }

  /** Ends the watches that are lost, and notifies their requests and feeds. */
  lose(loss: Loss, isLost: (watch: Watch) => boolean = () => true): void {
    for (const watch of [...this.watches].filter(isLost)) {
      watch.end();
      watch.watcher.onLoss(loss === 'revoked' && watch.ticket !== undefined ? 'ticketRevoked' : loss);
    }
  }
}

/** All watches of a server. */
export class Watches {
  readonly #tickets: Pick<Tickets, 'isLive'>;
  /** By the id of the key. */
  readonly #keys = new Map<string, WatchedKey>();

  constructor(tickets: Pick<Tickets, 'isLive'>) {
    this.#tickets = tickets;
  }

  /** Watches a request or a feed of a caller until `Watch.end` is called. */
  add(caller: Caller, rights: RequiredRights, collection: string | undefined, watcher: Watcher): Watch {
    const { ticket, issuer = caller } = caller.ticket ?? {};
    const key = this.#keys.get(caller.keyId) ?? new WatchedKey(issuer, this.#keys);
    this.#keys.set(caller.keyId, key);
    const watch = new Watch(key, ticket, rights, collection, watcher);
    key.watches.add(watch);
    return watch;
  }

  /** Returns the ids of the keys that are watched. */
  keyIds(): string[] {
    return [...this.#keys.keys()];
  }

  /**
   * Ends the watches whose key or ticket has expired.
   *
   * @param now milliseconds since 1970
   */
  endExpired(now: number): void {
    for (const key of [...this.#keys.values()]) {
      key.lose('ticketExpired', ({ ticket }) => ticket !== undefined && ticket.expiresAt <= now);
      if (key.caller.expiresAt <= now) key.lose('revoked');
    }
  }

  /**
   * Replaces the permissions of each key by the current ones, and ends the watches that they don't allow.
   *
   * @param current returns the current caller of a key, or undefined if the key is revoked or has expired
   */
  renew(current: (caller: Caller) => Caller | undefined): void {
    for (const key of [...this.#keys.values()]) {
      const caller = current(key.caller);
      if (caller === undefined) {
        key.lose('revoked');
        continue;
      }
      key.caller = caller;
      const isRevoked = ({ ticket }: Watch) =>
        ticket !== undefined && !this.#tickets.isLive(caller.accountId, ticket);
      key.lose('revoked', isRevoked);
      const isForbidden = ({ ticket, rights, collection }: Watch) =>
        !isAllowed(ticket === undefined ? caller : ticketCaller(ticket, caller), rights, collection);
      key.lose('forbidden', isForbidden);
    }
  }
}
