/** The valid keys in memory. An invalid key is never cached, because a new key must work immediately. */
import { createCache } from '../runtime/cache.js';
import type { Clock } from '../runtime/clock.js';
import { hasEnded, type Key } from './keys.js';
import type { Caller } from './rights.js';

export interface CachedKey {
  caller: Caller;
  /** When the key was last used. Like `writtenAt`, it is in milliseconds of the monotonic clock. */
  usedAt: number;
  /** When the last use was written to the database. */
  writtenAt: number;
}

export interface KeyCacheOptions {
  readonly clock: Clock;
  /** Returns the epoch of the registry, which increases before the cached keys are read again. */
  readonly epoch: () => number;
  /** Loads what the requests of a key need, before the key is cached. */
  readonly load: (key: Key) => Promise<void>;
  /** Called when a key is cached. */
  readonly cached: (key: Key) => void;
}

/** The maximum number of cached keys, at about 500 bytes each. */
const maxCachedKeys = 10_000;

/** Caches keys by a name, which is their secret or their id. */
export class KeyCache {
  readonly #options: KeyCacheOptions;
  readonly #keys = createCache<string, CachedKey>(maxCachedKeys);
  /** The lookups in progress. */
  readonly #lookups = new Map<string, Promise<CachedKey | undefined>>();

  constructor(options: KeyCacheOptions) {
    this.#options = options;
  }

  get(name: string): CachedKey | undefined {
    const cached = this.#keys.get(name);
    return cached !== undefined && cached.caller.expiresAt > this.#options.clock.wall() ? cached : undefined;
  }

  /** Returns all cached keys, including keys that have expired since they were read. */
  all(): CachedKey[] {
    return [...this.#keys.values()];
  }

  /** Finds a key, and caches it if it is valid. Calls with the same name share the lookup in progress. */
  lookUp(name: string, find: () => Promise<Key | undefined>): Promise<CachedKey | undefined> {
    let lookup = this.#lookups.get(name);
    if (lookup === undefined) {
      lookup = this.#findAndCache(name, find).finally(() => this.#lookups.delete(name));
      this.#lookups.set(name, lookup);
    }
    return lookup;
  }

  async #findAndCache(name: string, find: () => Promise<Key | undefined>): Promise<CachedKey | undefined> {
    const { clock, epoch, load, cached } = this.#options;
    for (;;) {
      const epochOfQuery = epoch();
      const key = await find();
      const now = clock.wall();
      if (key === undefined || hasEnded(key, now)) return undefined;
      if (epochOfQuery === epoch()) await load(key);
      // If a new epoch has started since the query, the key may be out of date. Then it is read again.
      if (epochOfQuery !== epoch()) continue;
      const usedAt = clock.monotonic();
      const agoMs = Math.max(0, now - (key.lastUsedAt ?? Number.NEGATIVE_INFINITY));
      const entry = { caller: toCaller(key, epochOfQuery), usedAt, writtenAt: usedAt - agoMs };
      this.#keys.set(name, entry);
      cached(key);
      return entry;
    }
  }

  /** @param current returns the current caller of a key, or undefined if the key is revoked or has expired */
  renew(current: (caller: Caller) => Caller | undefined): void {
    for (const [name, cached] of [...this.#keys]) {
      const caller = current(cached.caller);
      if (caller === undefined) this.#keys.delete(name);
      else cached.caller = caller;
    }
  }
}

export function toCaller(key: Key, registryEpoch: number): Caller {
  return {
    keyId: key.id,
    accountId: key.accountId,
    scopes: new Set(key.scopes),
    collections: key.collections && new Set(key.collections),
    expiresAt: key.expiresAt ?? Number.POSITIVE_INFINITY,
    registryEpoch,
  };
}
