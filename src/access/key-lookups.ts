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
import { BoundedQueue } from '../fairness/bounded-queue.js';
import type { Shares } from '../fairness/shares.js';
import { findKeys, findKeysByHash, type Key } from './keys.js';

type Lookups = BoundedQueue<string, Key | undefined, string>;

const perCall = 100;
const pauseMs = 20;

export class KeyLookups {
  readonly #usual: Lookups;
  readonly #limited: Lookups;
  readonly #byId: Lookups;

  constructor({ registry }: Database, shares: Shares) {
    const find = async (hashes: readonly string[]) => {
      const keys = await findKeysByHash(registry, hashes);
      return hashes.map((hash) => keys.get(hash));
    };
    const resource = 'keyLookups';
    this.#usual = new BoundedQueue(shares, { resource, atOnce: 4, atOnceOfOne: 1, perCall, run: find });
    this.#limited = new BoundedQueue(shares, {
      resource,
      atOnce: 1,
      perCall,
      run: (hashes) => find(hashes).finally(() => sleep(pauseMs)),
    });
    const findById = async (ids: readonly string[]) => {
      const keys = new Map((await findKeys(registry, ids)).map((key) => [key.id, key]));
      return ids.map((id) => keys.get(id));
    };
    this.#byId = new BoundedQueue(shares, { resource, atOnce: 2, atOnceOfOne: 1, perCall, run: findById });
  }

  /**
   * Returns the key with this hash, also if it is revoked or has expired.
   *
   * @param isLimited whether the network has sent too many invalid keys
   * @throws Problem overloaded if too many keys wait to be found
   */
  find(hash: string, network: string, isLimited: boolean): Promise<Key | undefined> {
    return (isLimited ? this.#limited : this.#usual).add(network, { address: network }, hash);
  }

  /** Like `find`, for the id of a key, which comes from an authentic ticket. */
  findById(id: string, network: string): Promise<Key | undefined> {
    return this.#byId.add(network, { address: network }, id);
  }
}
