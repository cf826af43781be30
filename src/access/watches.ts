/** Watches the permissions of requests in progress and of open feeds, which end when their key loses them. */
import { keyInvalid, Problem, ticketExpired, ticketRevoked } from '../problem.js';
import type { Caller, RequiredRights } from './rights.js';
import type { OpenedTicket } from './tickets/ticket.js';

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
export class WatchedKey {
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
}
