/**
 * Queues whose waiting items are limited by the table in `bounds.ts`. `BoundedQueue` processes items in batches, such
 * as reads of rows. `Turns` runs any work of accounts, such as changes of keys.
 */
import type { Resource } from './bounds.js';
import { FairQueue, type FairQueueOptions } from './fair-queue.js';
import { clientGone, type Requester } from './read-request.js';
import type { Owner } from './share.js';
import type { Release, Shares } from './shares.js';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly owner: BatchOwner;
  /** Ends its wait. */
  readonly begun: Release;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * For whom an item waits. If its client has gone, or has lost the permission, before its batch begins, the item isn't
 * processed.
 */
type BatchOwner = Owner & Pick<Requester, 'loss' | 'isGone'>;

interface BoundedQueueOptions<Item, Result>
  extends Omit<FairQueueOptions<never>, 'run' | 'failed' | 'turnOf'> {
  /** What an item takes while it waits. */
  readonly resource: Resource;
  /** Returns the results in the order of the items. If it rejects, all of its items fail with the error. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
}

/** A batch contains items of one account, or of another owner `Id` that takes turns. */
export class BoundedQueue<Item, Result, Id = number> {
  readonly #shares: Shares;
  readonly #options: BoundedQueueOptions<Item, Result>;
  readonly #queue: FairQueue<Waiting<Item, Result>, Id>;

  constructor(shares: Shares, options: BoundedQueueOptions<Item, Result>) {
    this.#shares = shares;
    this.#options = options;
    this.#queue = new FairQueue({
      ...options,
      turnOf: ({ owner }) => owner,
      run: (batch) => this.#run(batch),
    });
  }

  /**
   * Resolves with the result of an item.
   *
   * @param turn whose turn the item uses
   * @throws Problem as the table says if too many items wait, and anything that `run` throws
   */
  add(turn: Id, owner: BatchOwner, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begun = this.#shares.take(this.#options.resource, owner);
      this.#queue.add(turn, { item, owner, begun, resolve, reject });
    });
  }

  /** Rejects all waiting items. */
  rejectAll(reason: unknown): void {
    for (const { begun, reject } of this.#queue.remove(() => true)) {
      begun();
      reject(reason);
    }
  }

  async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    for (const { begun } of batch) begun();
    const live = batch.filter(({ owner, reject }) => {
      const failure = owner.loss ?? (owner.isGone?.() ? clientGone() : undefined);
      if (failure !== undefined) reject(failure);
      return failure === undefined;
    });
    if (live.length === 0) return;
    try {
      const results = await this.#options.run(live.map(({ item }) => item));
      for (let index = 0; index < live.length; index += 1) live[index]!.resolve(results[index]!);
    } catch (error) {
      for (const { reject } of live) reject(error);
    }
  }
}

interface TurnsOptions {
  readonly resource: Resource;
  /** The maximum number of pieces in progress. One account has at most one. */
  readonly atOnce: number;
  /**
   * Runs a change when its turn comes, even if its client has gone. If it's omitted, the pieces are reads, which run
   * only for clients that are still there.
   */
  readonly around?: (work: () => Promise<unknown>, requester: Requester) => Promise<unknown>;
}

/** Runs pieces of work of accounts in turn. */
export class Turns {
  readonly #queue: BoundedQueue<readonly [work: () => Promise<unknown>, requester: Requester], unknown>;

  readonly #isOfChanges: boolean;

  constructor(shares: Shares, { resource, atOnce, around }: TurnsOptions) {
    this.#isOfChanges = around !== undefined;
    this.#queue = new BoundedQueue(shares, {
      resource,
      atOnce,
      atOnceOfOne: 1,
      run: async ([piece]) => {
        const [work, requester] = piece!;
        return [await (around?.(work, requester) ?? work())];
      },
    });
  }

  /** @throws Problem overloaded, the requester's loss, and anything that `work` throws */
  run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const { accountId, keyId } = requester;
    const owner = this.#isOfChanges ? { accountId, keyId } : requester;
    return this.#queue.add(accountId, owner, [work, requester]) as Promise<T>;
  }
}
