/** Maps collection names to collections, and caches the collections that this process has seen. */
import type { CollectionRef, Engine } from '../engines/engine.js';
import { FairQueue } from '../fairness/fair-queue.js';
import { createCache } from '../runtime/cache.js';
import { collectionNotFound } from './writes/row-changes.js';

/** The number of names in the cache. Each entry takes about 300 bytes. */
const maxCollections = 50_000;
/** A call finds up to this many names. With calls for one name each, requests for uncached collections took twice the CPU. */
const maxNames = 128;
const callsAtOnce = 2;

interface Lookup {
  readonly accountId: number;
  readonly name: string;
  readonly resolve: (found: CollectionRef | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class Collections {
  readonly #engine: Pick<Engine, 'findCollections'>;
  /** Keyed by account and name. */
  readonly #known = createCache<string, CollectionRef>(maxCollections);
  readonly #lookups = new FairQueue<Lookup>({
    atOnce: callsAtOnce,
    perCall: maxNames,
    isGathering: true,
    run: (lookups) => this.#lookUp(lookups),
  });

  constructor(engine: Pick<Engine, 'findCollections'>) {
    this.#engine = engine;
  }

  /** Returns the cached collection. It may have been deleted since, or deleted and created again. */
  known(accountId: number, name: string): CollectionRef | undefined {
    return this.#known.get(`${accountId}/${name}`);
  }

  /**
   * Looks up the current collection in the database.
   *
   * @throws Problem collection_not_found
   */
  async find(accountId: number, name: string): Promise<CollectionRef> {
    const found = await new Promise<CollectionRef | undefined>((resolve, reject) => {
      this.#lookups.add(accountId, { accountId, name, resolve, reject });
    });
    if (found === undefined) throw collectionNotFound(name);
    this.remember(found);
    return found;
  }

  remember(collection: CollectionRef): void {
    this.#known.set(`${collection.accountId}/${collection.name}`, collection);
  }

  forget(accountId: number, name: string): void {
    this.#known.delete(`${accountId}/${name}`);
  }

  /**
   * Runs `work` on the cached collection. If `work` returns `undefined` because that collection doesn't exist
   * any more, runs it on the collection that has the name now.
   */
  async on<T>(
    accountId: number,
    name: string,
    work: (collection: CollectionRef) => Promise<T | undefined>,
    known = this.known(accountId, name),
  ): Promise<T> {
    if (known !== undefined) {
      const result = await work(known);
      if (result !== undefined) return result;
      this.forget(accountId, name);
    }
    const result = await work(await this.find(accountId, name));
    if (result === undefined) throw collectionNotFound(name);
    return result;
  }

  async #lookUp(lookups: readonly Lookup[]): Promise<void> {
    const names = [...new Set(lookups.map(({ name }) => name))];
    try {
      const found = await this.#engine.findCollections(lookups[0]!.accountId, names);
      const byName = new Map(found.map((collection) => [collection.name, collection]));
      for (const { name, resolve } of lookups) resolve(byName.get(name));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  }
}
