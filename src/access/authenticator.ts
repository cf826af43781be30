/**
 * Who is calling and what they may do. A key that was seen before costs one look-up in memory; a watch on the
 * registry keeps what is in memory, and the feeds that are open, at most a second behind the database.
 */
import type { IncomingMessage } from 'node:http';
import { type Clock, systemClock } from '../clock.js';
import type { Database } from '../engines/open.js';
import { Problem } from '../errors.js';
import { type Logger, OutageLog } from '../logger.js';
import { GuessLimiter } from './bad-key-limiter.js';
import {
  environmentKeyHashes,
  findKeyByHash,
  findKeys,
  hasEnded,
  hashKey,
  isWellFormed,
  type Key,
  type Scope,
} from './keys.js';
import { registryVersion } from './registry.js';
import type { Meter } from './usage.js';

/** The holder of a valid key, as it was when it was last read. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: number;
  readonly scopes: ReadonlySet<Scope>;
  /** The only collections the key may use; undefined: all. */
  readonly collections: ReadonlySet<string> | undefined;
  /** Milliseconds since the epoch; Infinity: never. */
  readonly expiresAt: number;
  /** Counts the readings of the registry; a record of an earlier one may be out of date. */
  readonly reading: number;
}

/** What an operation asks of a key, as the contract says. */
export interface RequiredRights {
  readonly scope?: Scope | undefined;
  /** Keys bound to collections may not. */
  readonly unboundOnly?: boolean | undefined;
}

/** What a key is looked for in. */
export type Presented = Pick<IncomingMessage, 'rawHeaders'>;

/** Why an open feed must end: its key is no longer valid, or may no longer read the collection. */
export type Loss = 'revoked' | 'forbidden';

export interface AuthenticatorOptions {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly pollMs?: number;
}

interface Known {
  caller: Caller;
  /** By the monotonic clock, as the other. */
  usedAt: number;
  /** The use that was last written to the database. */
  writtenAt: number;
}

interface Feed {
  readonly collection: string;
  readonly onLoss: (loss: Loss) => void;
}

interface OpenFeeds {
  caller: Caller;
  readonly feeds: Set<Feed>;
}

/** How often the registry's version is read: changes are to be known everywhere within a second. */
const defaultPollMs = 250;
/** Keys held in memory, about 500 bytes each; beyond that the one that came first makes room. */
const maxKnown = 10_000;
/** The use of a key is written at most this often, and looked for so often. */
const lastUsedEveryMs = 60_000;
const lastUsedScanMs = 5_000;

export class Authenticator {
  readonly #database: Database;
  readonly #meter: Meter;
  readonly #clock: Clock;
  readonly #log: Logger | undefined;
  readonly #pollMs: number;
  readonly #guesses = new GuessLimiter();
  /** By the text of the key. Only valid keys: one that was just made must work at once. */
  readonly #known = new Map<string, Known>();
  readonly #lookups = new Map<string, Promise<Caller | undefined>>();
  readonly #open = new Map<string, OpenFeeds>();
  #environmentHashes: readonly string[] = [];
  #version: string | undefined;
  #reading = 0;
  #isStale = false;
  #scannedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;

  constructor(database: Database, meter: Meter, options: AuthenticatorOptions = {}) {
    this.#database = database;
    this.#meter = meter;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log;
    this.#pollMs = options.pollMs ?? defaultPollMs;
  }

  /** Reads the registry and begins to watch it. */
  async start(): Promise<void> {
    await this.#poll();
    // What was known stays in force while the database is away.
    const outage = new OutageLog(this.#log, 'reading the registry');
    this.#timer = setInterval(() => {
      this.#polling ??= this.#poll()
        .then(outage.worked, outage.failed)
        .finally(() => (this.#polling = undefined));
    }, this.#pollMs).unref();
  }

  /** Takes in what was changed in the registry by now. */
  async refresh(): Promise<void> {
    // One that is under way may have read before.
    await this.#polling;
    await this.#poll();
  }

  /** Ends the watch; call it before the database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#polling;
    await this.#writeLastUsed(0).catch((error) =>
      this.#log?.warn(error, 'the last use of keys was not written'),
    );
  }

  /**
   * The caller who presents a key, in `Authorization: Bearer`, `x-api-key` or, for feeds, the query parameter
   * `api_key`. Synchronous for a key in use; errors of the database pass through.
   *
   * @param address of the client, for the limit on guessing
   * @throws Problem credentials_conflict, key_missing, key_invalid or too_many_attempts
   */
  authenticate(
    { rawHeaders }: Presented,
    queryKey: string | undefined,
    address: string,
  ): Caller | Promise<Caller> {
    const text = presentedKey(rawHeaders, queryKey);
    const known = this.#known.get(text);
    if (known === undefined || known.caller.expiresAt <= this.#clock.wall())
      return this.#lookUp(text, address);
    known.usedAt = this.#clock.monotonic();
    const caughtUp = this.#meter.catchUp(known.caller.accountId);
    return caughtUp === undefined ? known.caller : caughtUp.then(() => known.caller);
  }

  /**
   * Watches the rights of an open feed: `onLoss` is called once when the key loses them, and the feed is then
   * no longer watched. Also what was changed between `authenticate` and this call is noticed.
   *
   * @returns ends the watch
   */
  watch(caller: Caller, collection: string, onLoss: (loss: Loss) => void): () => void {
    const feed = { collection, onLoss };
    const open = this.#open.get(caller.keyId) ?? { caller, feeds: new Set() };
    this.#open.set(caller.keyId, open);
    open.feeds.add(feed);
    if (caller.reading !== this.#reading) this.#isStale = true;
    return () => this.#endFeed(open, feed);
  }

  async #lookUp(text: string, address: string): Promise<Caller> {
    let lookup = this.#lookups.get(text);
    if (lookup === undefined) {
      lookup = this.#find(text).finally(() => this.#lookups.delete(text));
      this.#lookups.set(text, lookup);
    }
    const caller = await lookup;
    if (caller !== undefined) return caller;
    const waitMs = this.#guesses.note(address, this.#clock.monotonic());
    if (waitMs === 0) throw new Problem('key_invalid', 'The API key is not valid.');
    throw new Problem('too_many_attempts', 'Too many keys from this address were not valid.', {
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    });
  }

  async #find(text: string): Promise<Caller | undefined> {
    if (!/^[!-~]{20,255}$/.test(text)) return undefined;
    const hash = hashKey(text);
    // Most guesses cost the database nothing.
    if (!isWellFormed(text) && !this.#environmentHashes.includes(hash)) return undefined;
    for (;;) {
      const reading = this.#reading;
      const key = await findKeyByHash(this.#database.knex, hash);
      const now = this.#clock.wall();
      if (key === undefined || hasEnded(key, now)) return undefined;
      // When the registry is read again meanwhile, what was found here may be older than that.
      if (reading === this.#reading) await this.#meter.load(key.accountId, key.plan);
      if (reading !== this.#reading) continue;
      const caller = toCaller(key, reading);
      const usedAt = this.#clock.monotonic();
      const agoMs = Math.max(0, now - (key.lastUsedAt ?? Number.NEGATIVE_INFINITY));
      this.#remember(text, { caller, usedAt, writtenAt: usedAt - agoMs });
      await this.#meter.catchUp(key.accountId);
      return caller;
    }
  }

  #remember(text: string, known: Known): void {
    if (this.#known.size >= maxKnown) {
      const [first] = this.#known.keys();
      if (first !== undefined) this.#known.delete(first);
    }
    this.#known.set(text, known);
  }

  async #poll(): Promise<void> {
    const version = await registryVersion(this.#database.knex);
    if (version !== this.#version || this.#isStale) {
      this.#isStale = false;
      this.#version = undefined;
      await this.#readAgain();
      this.#version = version;
    }
    const now = this.#clock.wall();
    for (const open of [...this.#open.values()]) {
      if (open.caller.expiresAt <= now) this.#lose(open, 'revoked');
    }
    if (this.#clock.monotonic() - this.#scannedAt >= lastUsedScanMs) {
      this.#scannedAt = this.#clock.monotonic();
      await this.#writeLastUsed(lastUsedEveryMs);
    }
  }

  /** Reads everything that is in memory from the database again. */
  async #readAgain(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const { knex } = this.#database;
    const known = [...this.#known];
    const open = [...this.#open.values()];
    const ids = new Set([
      ...known.map(([, { caller }]) => caller.keyId),
      ...open.map(({ caller }) => caller.keyId),
    ]);
    this.#environmentHashes = await environmentKeyHashes(knex, this.#clock.wall());
    const keys = new Map((await findKeys(knex, [...ids])).map((key) => [key.id, key]));
    const accounts = new Map([...keys.values()].map((key) => [key.accountId, key.plan]));
    for (const [accountId, plan] of accounts) await this.#meter.load(accountId, plan);
    const now = this.#clock.wall();
    const current = (caller: Caller): Caller | undefined => {
      if (caller.reading === reading) return caller;
      const key = keys.get(caller.keyId);
      return key === undefined || hasEnded(key, now) ? undefined : toCaller(key, reading);
    };
    for (const [text, entry] of known) {
      const caller = current(entry.caller);
      if (caller === undefined) this.#known.delete(text);
      else entry.caller = caller;
    }
    for (const each of open) {
      const caller = current(each.caller);
      if (caller === undefined) {
        this.#lose(each, 'revoked');
        continue;
      }
      each.caller = caller;
      this.#lose(each, 'forbidden', ({ collection }) => !isAllowed(caller, { scope: 'read' }, collection));
    }
  }

  #lose(open: OpenFeeds, loss: Loss, isLost: (feed: Feed) => boolean = () => true): void {
    for (const feed of [...open.feeds].filter(isLost)) {
      this.#endFeed(open, feed);
      feed.onLoss(loss);
    }
  }

  #endFeed(open: OpenFeeds, feed: Feed): void {
    open.feeds.delete(feed);
    // A key whose last feed ended may have new ones by now.
    if (open.feeds.size === 0 && this.#open.get(open.caller.keyId) === open)
      this.#open.delete(open.caller.keyId);
  }

  /** Notes in the database the keys that were used since, unless that was done within `everyMs`. */
  async #writeLastUsed(everyMs: number): Promise<void> {
    const due = [...this.#known.values()].filter(
      ({ usedAt, writtenAt }) => usedAt > writtenAt && usedAt - writtenAt >= everyMs,
    );
    if (due.length === 0) return;
    const [now, writtenAt] = [this.#clock.wall(), this.#clock.monotonic()];
    for (let start = 0; start < due.length; start += 500) {
      const portion = due.slice(start, start + 500);
      const ids = portion.map(({ caller }) => caller.keyId);
      await this.#database.knex('keys').whereIn('id', ids).update({ last_used_at: now });
      for (const known of portion) known.writtenAt = writtenAt;
    }
  }
}

/**
 * Whether the key may do this at all, from the key, the method and the path alone.
 *
 * @param collection the one in the path, where there is one
 * @throws Problem scope_insufficient
 */
export function authorize(caller: Caller, rights: RequiredRights, collection?: string): void {
  if (isAllowed(caller, rights, collection)) return;
  const { scope, unboundOnly } = rights;
  if (scope !== undefined && !caller.scopes.has(scope)) {
    throw new Problem('scope_insufficient', `This takes a key with the scope ${scope}.`);
  }
  const detail = unboundOnly
    ? 'This takes a key that is not bound to collections.'
    : 'This key is bound to other collections.';
  throw new Problem('scope_insufficient', detail);
}

function isAllowed(caller: Caller, rights: RequiredRights, collection: string | undefined): boolean {
  if (rights.scope !== undefined && !caller.scopes.has(rights.scope)) return false;
  if (caller.collections === undefined) return true;
  return !rights.unboundOnly && (collection === undefined || caller.collections.has(collection));
}

/**
 * The key that a request presents; '' for one that can't be a key, such as another scheme's credentials.
 *
 * @throws Problem credentials_conflict when two are presented that differ, key_missing when there is none
 */
function presentedKey(rawHeaders: readonly string[], queryKey: string | undefined): string {
  let key = queryKey;
  // Of two fields of one name, Node.js would drop or join the second.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const presented = keyIn(rawHeaders[index]!, rawHeaders[index + 1]!);
    if (key !== undefined && presented !== undefined && key !== presented) {
      throw new Problem('credentials_conflict', 'The request presents two keys that differ.');
    }
    key ??= presented;
  }
  if (key !== undefined) return key;
  throw new Problem('key_missing', 'An API key is needed: send it as "Authorization: Bearer <key>".');
}

/** The key in a header field; undefined where it is for something else. */
function keyIn(name: string, value: string): string | undefined {
  if (name.length === 13 && name.toLowerCase() === 'authorization') return bearerToken(value);
  return name.length === 9 && name.toLowerCase() === 'x-api-key' ? value : undefined;
}

function bearerToken(authorization: string): string {
  return /^bearer +([!-~]+)$/i.exec(authorization)?.[1] ?? '';
}

function toCaller(key: Key, reading: number): Caller {
  return {
    keyId: key.id,
    accountId: key.accountId,
    scopes: new Set(key.scopes),
    collections: key.collections && new Set(key.collections),
    expiresAt: key.expiresAt ?? Number.POSITIVE_INFINITY,
    reading,
  };
}
