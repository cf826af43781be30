/**
 * Finds keys in the database by their hashes, for requests with a key that isn't cached. Networks take turns,
 * and one query finds up to 100 keys of a network.
 *
 * Networks that have sent too many invalid keys have a queue of their own, which pauses after each query. They
 * can therefore guess as fast as they want: all of them together cost at most 50 queries per second. A valid
 * key that comes from such a network is still found, a little later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../engines/open.js';
import { FairQueue } from '../fairness/fair-queue.js';
import type { Release, Shares } from '../fairness/shares.js';
import { findKeysByHash, type Key } from './keys.js';

interface Lookup {
  readonly hash: string;
  readonly release: Release;
  readonly resolve: (key: Key | undefined) => void;
  readonly reject: (error: unknown) => void;
}

const perCall = 100;
const pauseMs = 20;

export class KeyLookups {
  readonly #database: Database;
  readonly #shares: Shares;
  readonly #usual = new FairQueue<Lookup, string>({
    atOnce: 4,
    atOnceOfOne: 1,
    perCall,
    run: (lookups) => this.#find(lookups),
  });
  readonly #limited = new FairQueue<Lookup, string>({
    atOnce: 1,
    perCall,
    run: (lookups) => this.#find(lookups).then(() => sleep(pauseMs)),
  });

  constructor(database: Database, shares: Shares) {
    this.#database = database;
    this.#shares = shares;
  }

  /**
   * Returns the key with this hash, also if it is revoked or has expired.
   *
   * @param isLimited whether the network has sent too many invalid keys
   * @throws Problem overloaded if too many keys wait to be found
   */
  async find(hash: string, network: string, isLimited: boolean): Promise<Key | undefined> {
    const release = this.#shares.take('keyLookups', { address: network });
    const queue = isLimited ? this.#limited : this.#usual;
    return new Promise((resolve, reject) => queue.add(network, { hash, release, resolve, reject }));
  }

  async #find(lookups: readonly Lookup[]): Promise<void> {
    try {
      const hashes = lookups.map(({ hash }) => hash);
      const keys = await findKeysByHash(this.#database.knex, hashes);
      for (const { hash, resolve } of lookups) resolve(keys.get(hash));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    } finally {
      for (const { release } of lookups) release();
    }
  }
}
