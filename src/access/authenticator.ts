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
import { createCache } from '../runtime/cache.js';
import { type Clock, systemClock } from '../runtime/clock.js';
import { networkOf } from '../text/address.js';
import { hashKey, isPossibleKey, isWellFormed } from '../text/api-key.js';
import { type Presented, presentedKey } from './credentials.js';
import { BadKeyLimiter, KeyLookups } from './key-lookups.js';
import { findKeys, hasEnded, type Key, noteUse } from './keys.js';
import type { Meter } from './meter.js';
import type { Plan } from './plans.js';
import { registryVersion } from './registry.js';
import { type Caller, isAllowed, type RequiredRights } from './rights.js';
import { environmentKeyHashes } from './startup-keys.js';
import { isTicket } from './tickets/ticket.js';
import { type KnownTicket, Tickets, ticketCaller } from './tickets/tickets.js';
import { type Loss, Watch, WatchedKey, type Watcher } from './watches.js';

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

interface CachedKey {
  caller: Caller;
  /** When the key was last used. Like `writtenAt`, it is in milliseconds of the monotonic clock. */
  usedAt: number;
  /** When the last use was written to the database. */
  writtenAt: number;
}

type KeyCache = ReturnType<typeof createCache<string, CachedKey>>;

/** How often the authenticator reads the registry's version. Every server must know a change within 1 s. */
const defaultPollMs = 250;
/** The maximum number of cached keys, at about 500 bytes each. */
const maxCachedKeys = 10_000;
/**
 * The last use of a key is written at most once per `lastUsedEveryMs`. Every `lastUsedScanMs`, the
 * authenticator checks which keys are due.
 */
const lastUsedEveryMs = 60_000;
const lastUsedScanMs = 5_000;

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
  /**
   * By the secret of the key. The cache contains only valid keys, because a new key must work immediately.
   */
  readonly #cachedKeys = createCache<string, CachedKey>(maxCachedKeys);
  /** The lookups in progress, by key or ticket. Requests with the same one share them. */
  readonly #lookups = new Map<string, Promise<Caller | Problem | undefined>>();
  /** The lookups in progress of keys whose tickets are used, by the id of the key. */
  readonly #issuerLookups = new Map<string, Promise<Caller | undefined>>();
  readonly tickets = new Tickets();
  /** The valid keys whose tickets are used, by the id of the key. No client can name an entry of this cache. */
  readonly #issuers = createCache<string, CachedKey>(maxCachedKeys);
  /** By the id of the key. */
  readonly #watchedKeys = new Map<string, WatchedKey>();
  #environmentHashes: readonly string[] = [];
  #version: string | undefined;
  #registryEpoch = 0;
  #isStale = false;
  #isReadingAgain = false;
  #watchAll: () => void = () => undefined;
  #scannedAt = Number.NEGATIVE_INFINITY;
  #noting: Promise<void> | undefined;
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
  }

  /** Reads the registry and starts to poll it. While the database is unavailable, cached keys stay valid. */
  async start(): Promise<void> {
    await this.refresh();
    this.#endPolling = this.#background.every(this.#pollMs, 'read_registry', () => this.refresh());
    // The server notices an expiry even if the database does not respond to the poll.
    this.#expiries = setInterval(() => this.#endExpired(), this.#pollMs).unref();
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
    await this.#noting;
    await this.#noteUse(0);
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
    const cached = this.#cachedKeys.get(text);
    if (cached === undefined || cached.caller.expiresAt <= this.#clock.wall())
      return this.#lookUp(text, address);
    return this.#use(cached, cached.caller);
  }

  #use(cached: CachedKey, caller: Caller): Caller | Promise<Caller> {
    cached.usedAt = this.#clock.monotonic();
    const caughtUp = this.#meter.catchUp(caller.accountId);
    return caughtUp === undefined ? caller : caughtUp.then(() => caller);
  }

  /** Returns the caller of a ticket if the ticket is valid and its key is cached. */
  #holderOf(known: KnownTicket): Caller | Promise<Caller> | undefined {
    const issuer = this.#issuers.get(known.ticket.keyId);
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
    if (!this.#issuers.has(ticket.keyId)) {
      const issuer = await this.#findIssuer(ticket.keyId, network);
      if (issuer === undefined) return ticketRevoked();
    }
    // The cache of tickets may have dropped this one in the meantime.
    return (await this.#holderOf(known)) ?? ticketRevoked();
  }

  /** Finds and caches the key of a ticket. All tickets of the key share the lookup. */
  #findIssuer(keyId: string, network: string): Promise<Caller | undefined> {
    let lookup = this.#issuerLookups.get(keyId);
    if (lookup === undefined) {
      const find = (): Promise<Key | undefined> => this.#keyLookups.findById(keyId, network);
      lookup = this.#findAndCache(this.#issuers, keyId, find).finally(() =>
        this.#issuerLookups.delete(keyId),
      );
      this.#issuerLookups.set(keyId, lookup);
    }
    return lookup;
  }

  /**
   * Watches the permissions of a request or an open feed. If the key loses them, `watcher` is notified and the watch ends.
   * This includes a change between `authenticate` and this call.
   */
  watch(caller: Caller, rights: RequiredRights, collection: string | undefined, watcher: Watcher): Watch {
    const { ticket, issuer = caller } = caller.ticket ?? {};
    const key = this.#watchedKeys.get(caller.keyId) ?? new WatchedKey(issuer, this.#watchedKeys);
    this.#watchedKeys.set(caller.keyId, key);
    const watch = new Watch(key, ticket, rights, collection, watcher);
    key.watches.add(watch);
    if (caller.registryEpoch !== this.#registryEpoch && !this.#isReadingAgain) this.#isStale = true;
    return watch;
  }

  /** @throws Problem key_invalid, too_many_attempts */
  async #lookUp(text: string, address: () => string): Promise<Caller> {
    const network = networkOf(address());
    let lookup = this.#lookups.get(text);
    if (lookup === undefined) {
      const found = isTicket(text) ? this.#findTicket(text, network) : this.#findKey(text, network);
      lookup = found.finally(() => this.#lookups.delete(text));
      this.#lookups.set(text, lookup);
    }
    const caller = await lookup;
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
    return this.#findAndCache(this.#cachedKeys, text, () => {
      const isLimited = this.#badKeys.isExhausted(network, this.#clock.monotonic());
      return this.#keyLookups.find(hash, network, isLimited);
    });
  }

  /** Finds a key in the database, and caches it under this name if it is valid. */
  async #findAndCache(
    cache: KeyCache,
    name: string,
    find: () => Promise<Key | undefined>,
  ): Promise<Caller | undefined> {
    for (;;) {
      const epoch = this.#registryEpoch;
      const key = await find();
      const now = this.#clock.wall();
      if (key === undefined || hasEnded(key, now)) return undefined;
      // If a poll has started a new epoch since the query, the key may be out of date. Then it is read again.
      if (epoch === this.#registryEpoch) await this.#meter.load(key.accountId, key.plan);
      if (epoch !== this.#registryEpoch) continue;
      this.#planned(key.accountId, key.plan);
      const caller = toCaller(key, epoch);
      const usedAt = this.#clock.monotonic();
      const agoMs = Math.max(0, now - (key.lastUsedAt ?? Number.NEGATIVE_INFINITY));
      cache.set(name, { caller, usedAt, writtenAt: usedAt - agoMs });
      await this.#meter.catchUp(key.accountId);
      return caller;
    }
  }

  async #poll(): Promise<void> {
    const version = await registryVersion(this.#database.registry);
    this.#watchAll();
    if (version !== this.#version || this.#isStale) await this.#readRegistry(version);
    this.#endExpired();
    this.#noteUseIfDue();
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

  /** Ends the requests and feeds whose key or ticket has expired. */
  #endExpired(): void {
    const now = this.#clock.wall();
    for (const watched of [...this.#watchedKeys.values()]) {
      this.#lose(watched, 'ticketExpired', ({ ticket }) => ticket !== undefined && ticket.expiresAt <= now);
      if (watched.caller.expiresAt <= now) this.#lose(watched, 'revoked');
    }
  }

  #noteUseIfDue(): void {
    if (this.#clock.monotonic() - this.#scannedAt < lastUsedScanMs) return;
    this.#scannedAt = this.#clock.monotonic();
    // This write can wait for others, and polls must not wait for it.
    this.#noting ??= this.#noteUse(lastUsedEveryMs).finally(() => {
      this.#noting = undefined;
    });
  }

  /**
   * Reads all cached and watched keys, and the plans of their accounts, from the database again. Ends the requests and
   * feeds that lost their permissions.
   */
  async #readAgain(): Promise<void> {
    this.#registryEpoch += 1;
    const epoch = this.#registryEpoch;
    const { registry } = this.#database;
    const caches = [this.#cachedKeys, this.#issuers].map((cache) => [cache, [...cache]] as const);
    const cachedKeys = caches.flatMap(([, entries]) => entries.map(([, key]) => key));
    const ids = new Set([...cachedKeys, ...this.#watchedKeys.values()].map(({ caller }) => caller.keyId));
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
      const key = keys.get(caller.keyId);
      return key === undefined || hasEnded(key, now) ? undefined : toCaller(key, epoch);
    };
    for (const [cache, entries] of caches) {
      for (const [name, cached] of entries) {
        const caller = current(cached.caller);
        if (caller === undefined) cache.delete(name);
        else cached.caller = caller;
      }
    }
    // Includes the requests that have begun in the meantime.
    for (const watched of [...this.#watchedKeys.values()]) {
      if (watched.caller.registryEpoch !== epoch && !ids.has(watched.caller.keyId)) {
        this.#isStale = true;
        continue;
      }
      const caller = current(watched.caller);
      if (caller === undefined) {
        this.#lose(watched, 'revoked');
        continue;
      }
      watched.caller = caller;
      this.#endForbidden(watched);
    }
  }

  /** Ends the requests and feeds that the current permissions of their key or ticket don't allow. */
  #endForbidden(watched: WatchedKey): void {
    const { caller } = watched;
    const isRevoked = ({ ticket }: Watch) =>
      ticket !== undefined && !this.tickets.isLive(caller.accountId, ticket);
    this.#lose(watched, 'revoked', isRevoked);
    const isForbidden = ({ ticket, rights, collection }: Watch) =>
      !isAllowed(ticket === undefined ? caller : ticketCaller(ticket, caller), rights, collection);
    this.#lose(watched, 'forbidden', isForbidden);
  }

  /** Ends watches of a key, and notifies their requests and feeds. */
  #lose(watched: WatchedKey, loss: Loss, isLost: (watch: Watch) => boolean = () => true): void {
    for (const watch of [...watched.watches].filter(isLost)) {
      watch.end();
      watch.watcher.onLoss(loss === 'revoked' && watch.ticket !== undefined ? 'ticketRevoked' : loss);
    }
  }

  /** Writes the last use of each key whose last use was written at least `everyMs` before it. */
  #noteUse(everyMs: number): Promise<void> {
    return this.#background.run('note_use', async () => {
      const due = [...this.#cachedKeys.values(), ...this.#issuers.values()].filter(
        ({ usedAt, writtenAt }) => usedAt > writtenAt && usedAt - writtenAt >= everyMs,
      );
      const writtenAt = this.#clock.monotonic();
      const ids = due.map(({ caller }) => caller.keyId);
      await noteUse(this.#database.knex, ids, this.#clock.wall());
      for (const cached of due) cached.writtenAt = writtenAt;
    });
  }
}

function toCaller(key: Key, registryEpoch: number): Caller {
  return {
    keyId: key.id,
    accountId: key.accountId,
    scopes: new Set(key.scopes),
    collections: key.collections && new Set(key.collections),
    expiresAt: key.expiresAt ?? Number.POSITIVE_INFINITY,
    registryEpoch,
  };
}
