/**
 * Authenticates requests: finds the caller that an API key belongs to.
 *
 * If a key was used before, authentication is one lookup in memory. The authenticator polls the version of
 * the registry every 250 ms. If the version changed, it reads all cached keys again, and ends the requests and
 * feeds of keys that lost their permissions. Cached keys, requests in progress and open feeds are therefore at
 * most 1 s behind the database.
 */
import type { Database } from '../engines/open.js';
import { Shares } from '../fairness/shares.js';
import { keyInvalid, Problem, ticketExpired, ticketRevoked } from '../problem.js';
import { Background } from '../runtime/background.js';
import { type Clock, systemClock } from '../runtime/clock.js';
import { networkOf } from '../text/address.js';
import { hashKey, isPossibleKey, isWellFormed } from '../text/api-key.js';
import { BadKeyLimiter } from './bad-key-limiter.js';
import { type Presented, presentedKey } from './credentials.js';
import { type CachedKey, KeyCache, type KeyCacheOptions, toCaller } from './key-cache.js';
import { KeyLookups } from './key-lookups.js';
import { findKeys, hasEnded } from './keys.js';
import { LastUse } from './last-use.js';
import type { Meter } from './meter.js';
import type { Plan } from './plans.js';
import { registryVersion } from './registry.js';
import type { Caller, RequiredRights } from './rights.js';
import { environmentKeyHashes } from './startup-keys.js';
import { isTicket } from './tickets/ticket.js';
import { type KnownTicket, Tickets, ticketCaller } from './tickets/tickets.js';
import { type Watch, type Watcher, Watches } from './watches.js';

interface AuthenticatorOptions {
  readonly clock?: Clock;
  readonly background?: Background;
  readonly pollMs?: number;
  readonly shares?: Shares;
  /** Resolves when the keys of the server's start exist. Until then, the server does not reject any key. */
  readonly keysMade?: Promise<void>;
  /** Called with the plan of an account each time the authenticator reads a key of the account. */
  readonly planned?: (accountId: number, plan: Plan | undefined) => void;
}

/** How often the authenticator reads the registry's version. Every server must know a change within 1 s. */
const defaultPollMs = 250;

export class Authenticator {
  readonly #database: Database;
  readonly #meter: Meter;
  readonly #clock: Clock;
  readonly #background: Background;
  readonly #pollMs: number;
  readonly #planned: (accountId: number, plan: Plan | undefined) => void;
  readonly #keysMade: Promise<void> | undefined;
  readonly #badKeys = new BadKeyLimiter();
  readonly #keyLookups: KeyLookups;
  readonly #bySecret: KeyCache;
  /** The keys whose tickets are used. No client can name an entry of this cache. */
  readonly #byId: KeyCache;
  readonly #lastUse: LastUse;
  readonly tickets = new Tickets();
  readonly #watches = new Watches(this.tickets);
  #environmentHashes: readonly string[] = [];
  #version: string | undefined;
  #registryEpoch = 0;
  #isStale = false;
  #isReadingAgain = false;
  #watchAll: () => void = () => undefined;
  /** Resolves when the current poll has finished. */
  #polled: Promise<unknown> = Promise.resolve();
  #nextPoll: Promise<void> | undefined;
  #endPolling: () => Promise<void> = async () => undefined;
  #expiries: NodeJS.Timeout | undefined;

  constructor(database: Database, meter: Meter, options: AuthenticatorOptions = {}) {
    this.#database = database;
    this.#meter = meter;
    this.#clock = options.clock ?? systemClock;
    this.#background = options.background ?? new Background();
    this.#pollMs = options.pollMs ?? defaultPollMs;
    this.#planned = options.planned ?? (() => undefined);
    this.#keysMade = options.keysMade;
    this.#keyLookups = new KeyLookups(database, options.shares ?? new Shares());
    const caching: KeyCacheOptions = {
      clock: this.#clock,
      epoch: () => this.#registryEpoch,
      load: ({ accountId, plan }) => meter.load(accountId, plan),
      cached: ({ accountId, plan }) => this.#planned(accountId, plan),
    };
    this.#bySecret = new KeyCache(caching);
    this.#byId = new KeyCache(caching);
    this.#lastUse = new LastUse(database, this.#clock, this.#background, () => this.#cachedKeys());
  }

  /** Reads the registry and starts to poll it. While the database is unavailable, cached keys stay valid. */
  async start(): Promise<void> {
    await this.refresh();
    this.#endPolling = this.#background.every(this.#pollMs, 'read_registry', () => this.refresh());
    // The server notices an expiry even if the database does not respond to the poll.
    this.#expiries = setInterval(() => this.#watches.endExpired(this.#clock.wall()), this.#pollMs).unref();
  }

  /** Reads all changes that were committed to the registry before this call. */
  refresh(): Promise<void> {
    // A poll in progress may have read the version before the latest change. A poll that hasn't started yet
    // includes the change, so all callers can share it.
    if (this.#nextPoll !== undefined) return this.#nextPoll;
    const polled = this.#polled.then(() => {
      this.#nextPoll = undefined;
      return this.#poll();
    });
    this.#nextPoll = polled;
    this.#polled = polled.catch(() => undefined);
    return polled;
  }

  /** Stops polling and writes when the keys were last used. Call it before you close the database. */
  async stop(): Promise<void> {
    clearInterval(this.#expiries);
    await this.#endPolling();
    await this.#lastUse.stop();
  }

  /**
   * Returns the caller that a request's key or ticket belongs to. If it is cached, it usually returns without a
   * promise. It also throws errors of the database.
   *
   * @param queryKey the key in the query, if the operation accepts it there
   * @param address returns the address of the client, for the limit on invalid keys
   * @throws Problem credentials_conflict, key_missing, key_invalid or too_many_attempts
   */
  authenticate(
    { rawHeaders }: Presented,
    queryKey: string | undefined,
    address: () => string,
  ): Caller | Promise<Caller> {
    const text = presentedKey(rawHeaders, queryKey);
    if (isTicket(text)) {
      const known = this.tickets.known(text);
      return (known && this.#holderOf(known)) ?? this.#lookUp(text, address);
    }
    const cached = this.#bySecret.get(text);
    return cached === undefined ? this.#lookUp(text, address) : this.#use(cached, cached.caller);
  }

  #use(cached: CachedKey, caller: Caller): Caller | Promise<Caller> {
    cached.usedAt = this.#clock.monotonic();
    const caughtUp = this.#meter.catchUp(caller.accountId);
    return caughtUp === undefined ? caller : caughtUp.then(() => caller);
  }

  /** Returns the caller of a ticket if the ticket is valid and its key is cached. */
  #holderOf(known: KnownTicket): Caller | Promise<Caller> | undefined {
    const issuer = this.#byId.get(known.ticket.keyId);
    if (known.isExpired || issuer === undefined) return undefined;
    // A new caller of the key means that the registry has changed, and with it perhaps the validity of the ticket.
    if (known.caller?.ticket?.issuer !== issuer.caller) {
      if (!this.tickets.isLive(issuer.caller.accountId, known.ticket)) return undefined;
      known.caller = ticketCaller(known.ticket, issuer.caller);
    }
    if (known.caller.expiresAt <= this.#clock.wall()) return undefined;
    return this.#use(issuer, known.caller);
  }

  /**
   * Returns the caller of a ticket. Returns undefined if the text was never a ticket, and a problem if the ticket is
   * expired or revoked.
   */
  async #findTicket(text: string, network: string): Promise<Caller | Problem | undefined> {
    const known = this.tickets.known(text) ?? this.tickets.open(text);
    if (known === undefined) return undefined;
    const { ticket } = known;
    known.isExpired ||= ticket.expiresAt <= this.#clock.wall();
    if (known.isExpired) return ticketExpired();
    const { keyId } = ticket;
    // All tickets of the key share the lookup.
    if (this.#byId.get(keyId) === undefined)
      await this.#byId.lookUp(keyId, () => this.#keyLookups.findById(keyId, network));
    // The cache of tickets may have dropped this one in the meantime.
    return (await this.#holderOf(known)) ?? ticketRevoked();
  }

  /**
   * Watches the permissions of a request or an open feed. If the key loses them, `watcher` is notified and the watch ends.
   * This includes a change between `authenticate` and this call.
   */
  watch(caller: Caller, rights: RequiredRights, collection: string | undefined, watcher: Watcher): Watch {
    if (caller.registryEpoch !== this.#registryEpoch && !this.#isReadingAgain) this.#isStale = true;
    return this.#watches.add(caller, rights, collection, watcher);
  }

  /** @throws Problem key_invalid, too_many_attempts */
  async #lookUp(text: string, address: () => string): Promise<Caller> {
    const network = networkOf(address());
    const caller = await (isTicket(text) ? this.#findTicket(text, network) : this.#findKey(text, network));
    if (caller === undefined) throw this.#badKey(network);
    if (caller instanceof Problem) throw caller;
    return caller;
  }

  /** Counts an invalid key, and returns its problem. */
  #badKey(network: string): Problem {
    const waitMs = this.#badKeys.note(network, this.#clock.monotonic());
    if (waitMs === 0) return keyInvalid();
    return new Problem('too_many_attempts', 'This address sent too many invalid keys.', {
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    });
  }

  async #findKey(text: string, network: string): Promise<Caller | undefined> {
    if (!isPossibleKey(text)) return undefined;
    await this.#keysMade;
    const hash = hashKey(text);
    // The checksum rejects most invalid keys without a query.
    if (!isWellFormed(text) && !this.#environmentHashes.includes(hash)) return undefined;
    const cached = await this.#bySecret.lookUp(text, () => {
      const isLimited = this.#badKeys.isExhausted(network, this.#clock.monotonic());
      return this.#keyLookups.find(hash, network, isLimited);
    });
    return cached && this.#use(cached, cached.caller);
  }

  async #poll(): Promise<void> {
    const version = await registryVersion(this.#database.registry);
    this.#watchAll();
    if (version !== this.#version || this.#isStale) await this.#readRegistry(version);
    this.#watches.endExpired(this.#clock.wall());
    this.#lastUse.writeIfDue();
  }

  /** Sets a function that watches all requests in progress. Each poll calls it before it looks for lost permissions. */
  set watchAll(work: () => void) {
    this.#watchAll = work;
  }

  async #readRegistry(version: string): Promise<void> {
    this.#isStale = false;
    // If this fails, the next poll reads the registry again.
    this.#version = undefined;
    // This comes before the new epoch, so that each ticket that is checked in the new epoch is checked by it.
    await this.tickets.refresh(this.#database);
    this.#isReadingAgain = true;
    await this.#readAgain().finally(() => {
      this.#isReadingAgain = false;
    });
    this.#version = version;
  }

  /**
   * Reads all cached and watched keys, and the plans of their accounts, from the database again. Ends the requests and
   * feeds that lost their permissions.
   */
  async #readAgain(): Promise<void> {
    this.#registryEpoch += 1;
    const epoch = this.#registryEpoch;
    const { registry } = this.#database;
    const cached = this.#cachedKeys().map(({ caller }) => caller.keyId);
    const ids = new Set([...cached, ...this.#watches.keyIds()]);
    this.#environmentHashes = await environmentKeyHashes(registry, this.#clock.wall());
    const keys = new Map((await findKeys(registry, [...ids])).map((key) => [key.id, key]));
    const accounts = new Map([...keys.values()].map((key) => [key.accountId, key.plan]));
    for (const [accountId, plan] of accounts) {
      await this.#meter.load(accountId, plan);
      this.#planned(accountId, plan);
    }
    const now = this.#clock.wall();
    const current = (caller: Caller): Caller | undefined => {
      if (caller.registryEpoch === epoch) return caller;
      if (!ids.has(caller.keyId)) {
        // A request with this key has started in the meantime. The next poll reads the key.
        this.#isStale = true;
        return caller;
      }
      const key = keys.get(caller.keyId);
      return key === undefined || hasEnded(key, now) ? undefined : toCaller(key, epoch);
    };
    this.#bySecret.renew(current);
    this.#byId.renew(current);
    this.#watches.renew(current);
  }

  #cachedKeys(): CachedKey[] {
    return [...this.#bySecret.all(), ...this.#byId.all()];
  }
}
