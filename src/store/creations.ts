/**
 * Creates collections. Requests of an account that arrive during a commit share the next one, because a commit for
 * each collection allowed only about 200 per second.
 */
import { type CollectionRef, type Engine, IdempotencyKeyTaken } from '../engines/engine.js';
import { newIncarnation } from '../engines/history.js';
import { BoundedQueue } from '../fairness/bounded-queue.js';
import type { Requester } from '../fairness/read-request.js';
import type { Shares } from '../fairness/shares.js';
import { Problem } from '../problem.js';
import { limitReached } from './limits/account-limits.js';
import type { Limits } from './limits/limits.js';
import type { KeyedRequest } from './writes/idempotency-keys.js';
import type { Writer } from './writes/writer.js';

/** The maximum number of collections in one commit, so that it stays short. */
const perCommit = 100;

interface Creation {
  readonly requester: Requester;
  readonly name: string;
  readonly keyed: KeyedRequest | undefined;
}

interface CreationsOptions {
  readonly engine: Engine;
  readonly shares: Shares;
  readonly writer: Writer;
  readonly limits: Limits;
  /** The number of commits at once. An account has at most one. */
  readonly atOnce: number;
}

export class Creations {
  readonly #engine: Engine;
  readonly #limits: Limits;
  readonly #queue: BoundedQueue<Creation, CollectionRef | Error>;

  constructor({ engine, shares, writer, limits, atOnce }: CreationsOptions) {
    this.#engine = engine;
    this.#limits = limits;
    this.#queue = new BoundedQueue(shares, {
      resource: 'collectionChanges',
      ...{ atOnce, atOnceOfOne: 1, perCall: perCommit, isGathering: true },
      run: (creations) => writer.afterUsage(() => this.#createPermitted(creations)),
    });
  }

  /** @throws Problem collection_exists, limit_reached, overloaded, the requester's loss, or IdempotencyKeyTaken */
  async create(requester: Requester, name: string, keyed: KeyedRequest | undefined): Promise<CollectionRef> {
    const { accountId, keyId } = requester;
    const created = await this.#queue.add(accountId, { accountId, keyId }, { requester, name, keyed });
    if (created instanceof Error) throw created;
    return created;
  }

  /** Creates the collections whose requesters have not lost their permission in the meantime. */
  async #createPermitted(creations: readonly Creation[]): Promise<(CollectionRef | Error)[]> {
    const permitted = creations.filter(({ requester }) => requester.loss === undefined);
    for (const { requester } of permitted) requester.commits?.(true);
    const created = permitted.length === 0 ? [] : await this.#create(permitted);
    const results = new Map(permitted.map((creation, index) => [creation, created[index]!]));
    return creations.map((creation) => results.get(creation) ?? creation.requester.loss!);
  }

  async #create(creations: readonly Creation[]): Promise<(CollectionRef | Error)[]> {
    const { accountId } = creations[0]!.requester;
    const limits = this.#limits.of(accountId);
    const wanted = creations.map(({ name, keyed }) => {
      return { name, incarnation: newIncarnation(), keyed: keyed?.record('{}') };
    });
    try {
      const max = limits?.maxCollections;
      const created = await this.#engine.createCollections(accountId, wanted, Date.now(), max);
      return created.map((result, index) => {
        if (result === 'exists')
          return new Problem('collection_exists', `The collection ${wanted[index]!.name} already exists.`);
        return 'id' in result ? result : limitReached(limits!, max!, 'collections', result.collections);
      });
    } catch (error) {
      if (!(error instanceof IdempotencyKeyTaken)) throw error;
      if (creations.length === 1) return [error];
      // Only a request fails whose idempotency key another request has used.
      const results: (CollectionRef | Error)[] = [];
      for (const creation of creations) results.push(...(await this.#create([creation])));
      return results;
    }
  }
}
