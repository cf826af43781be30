/**
 * Shares a few connections fairly between many accounts. Accounts take turns, so an account never waits for
 * the whole queue of another one. Within an account, end users take turns (`turnOf`). Otherwise, the items of one
 * account run in order. A call contains items of only one account.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RoundRobinQueue, type Turn } from './round-robin-queue.js';

export interface FairQueueOptions<Item> {
  /** The maximum number of calls in progress. */
  readonly atOnce: number;
  /** The maximum for one account. Defaults to `atOnce`. */
  readonly atOnceOfOne?: number;
  /** The maximum number of items in one call. */
  readonly perCall?: number;
  /**
   * After a call, the queue rests as long as the call took, but at most this long. Other work on this thread
   * then has half of the time.
   */
  readonly maxRestMs?: number;
  /** Whether calls start at the end of the turn, so that items from several sockets can share one call. */
  readonly isGathering?: boolean;
  /** Whose turn an item uses within its account. By default, the items of an account run in order. */
  readonly turnOf?: (item: Item) => Turn;
  /** Settles the promises of its items itself, also after an error. */
  readonly run: (items: readonly Item[]) => Promise<unknown>;
  /**
   * Called if `run` fails nevertheless, which is a bug. The queue continues with the next items. By default,
   * the error becomes an unhandled rejection, so that it is not overlooked.
   */
  readonly failed?: (error: unknown) => void;
}

/** Timers are not more precise. Shorter rests are added up. */
const minRestMs = 1;

/** `Id` identifies an account, or another owner that takes turns. */
export class FairQueue<Item, Id = number> {
  readonly #options: Required<Omit<FairQueueOptions<Item>, 'turnOf'>>;
  readonly #waiting: RoundRobinQueue<Item, Id>;
  /** The number of calls in progress, in total and for each account. */
  #running = 0;
  /** How long the queue has yet to rest. */
  #restMs = 0;
  readonly #runningOf = new Map<Id, number>();
  readonly #isBusy = (accountId: Id): boolean =>
    (this.#runningOf.get(accountId) ?? 0) >= this.#options.atOnceOfOne;

  constructor({ turnOf, ...options }: FairQueueOptions<Item>) {
    const { atOnce } = options;
    this.#waiting = new RoundRobinQueue(turnOf);
    const failed = (error: unknown): void => void Promise.reject(error);
    this.#options = {
      atOnceOfOne: atOnce,
      perCall: 1,
      maxRestMs: 0,
      isGathering: false,
      failed,
      ...options,
    };
  }

  add(accountId: Id, item: Item): void {
    this.#waiting.push(accountId, item);
    if (this.#running === this.#options.atOnce) return;
    this.#running += 1;
    if (this.#options.isGathering) setImmediate(() => void this.#run());
    else void this.#run();
  }

  /** Removes and returns the waiting items that satisfy the predicate. */
  remove(isSuch: (item: Item) => boolean): Item[] {
    return this.#waiting.remove(isSuch);
  }

  /** Makes calls one after the other until no item can run. */
  async #run(): Promise<void> {
    const { perCall, failed } = this.#options;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#count(next, 1);
      try {
        await this.#call(this.#waiting.take(next, perCall));
      } catch (error) {
        failed(error);
      } finally {
        // An account that had reached its limit did not have its turn in the meantime. It queues after
        // accounts that came later.
        if (this.#isBusy(next)) this.#waiting.defer(next);
        this.#count(next, -1);
      }
    }
    this.#running -= 1;
  }

  async #call(items: readonly Item[]): Promise<void> {
    const { maxRestMs, run } = this.#options;
    const begun = performance.now();
    await run(items);
    this.#restMs = Math.min(this.#restMs + performance.now() - begun, maxRestMs);
    if (this.#restMs < minRestMs) return;
    await sleep(this.#restMs);
    this.#restMs = 0;
  }

  #next(): Id | undefined {
    return this.#waiting.next(this.#isBusy)?.[0];
  }

  #count(accountId: Id, change: 1 | -1): void {
    const running = (this.#runningOf.get(accountId) ?? 0) + change;
    if (running > 0) this.#runningOf.set(accountId, running);
    else this.#runningOf.delete(accountId);
  }
}
