/** Names to collections, as this process has met them. */

import type { CollectionRef, Engine } from '../engines/engine.js';
import { BoundedMap } from '../runtime/bounded-map.js';
import { collectionNotFound } from './writes/commit-plan.js';

/** Names that are kept; each takes some 300 bytes. */
const maxCollections = 50_000;

export class Collections {
  readonly #engine: Pick<Engine, 'findCollection'>;
  /** By account and name. */
  readonly #known = new BoundedMap<string, CollectionRef>(maxCollections);

  constructor(engine: Pick<Engine, 'findCollection'>) {
    this.#engine = engine;
  }

  /** As it was met; it may have been deleted since, or made anew. */
  known(accountId: number, name: string): CollectionRef | undefined {
    return this.#known.get(`${accountId}/${name}`);
  }

  /** As it is. @throws Problem collection_not_found */
  async find(accountId: number, name: string): Promise<CollectionRef> {
    const found = await this.#engine.findCollection(accountId, name);
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

  /** Works on a collection; where `work` finds the known one gone, on the one that has the name now. */
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
}
