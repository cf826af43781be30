/**
 * Work of many accounts on few connections. Accounts take turns, so that one waits for what others are at and never
 * for all that they have asked for; the work of one is done in its order, and a call holds that of one only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RoundRobinQueue } from './round-robin-queue.js';

export interface FairQueueOptions<Item> {
  /** Calls under way at once. */
  readonly atOnce: number;
  /** Those of one account, where that is fewer. */
  readonly atOnceOfOne?: number;
  /** Items that one call takes at most. */
  readonly perCall?: number;
  /** After a call it rests as long as that took, at most so long: others on this thread have half of the time. */
  readonly maxRestMs?: number;
  /** Whether calls begin at the end of the turn, so that what several sockets bring in it shares one. */
  readonly isGathering?: boolean;
  /** Never rejects. */
  readonly run: (items: readonly Item[]) => Promise<unknown>;
}

export class FairQueue<Item> {
  readonly #options: Required<FairQueueOptions<Item>>;
  readonly #waiting = new RoundRobinQueue<Item>();
  /** Calls under way, in all and of each account that has any. */
  #running = 0;
  readonly #runningOf = new Map<number, number>();
  readonly #isBusy = (accountId: number): boolean =>
    (this.#runningOf.get(accountId) ?? 0) >= this.#options.atOnceOfOne;

  constructor(options: FairQueueOptions<Item>) {
    const { atOnce } = options;
    this.#options = { atOnceOfOne: atOnce, perCall: 1, maxRestMs: 0, isGathering: false, ...options };
  }

  add(accountId: number, item: Item): void {
    this.#waiting.push(accountId, item);
    if (this.#running === this.#options.atOnce) return;
    this.#running += 1;
    if (this.#options.isGathering) setImmediate(() => void this.#run());
    else void this.#run();
  }

  /** Takes out what waits and is such. */
  remove(isSuch: (item: Item) => boolean): Item[] {
    return this.#waiting.remove(isSuch);
  }

  /** Makes one call after the other, while there is something for the next. */
  async #run(): Promise<void> {
    const { perCall, maxRestMs, run } = this.#options;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#count(next, 1);
      const begun = performance.now();
      await run(this.#waiting.take(next, perCall));
      if (maxRestMs > 0) await sleep(Math.min(performance.now() - begun, maxRestMs));
      // One that had as many calls as it may was out of turn, and comes after those that came meanwhile.
      if (this.#isBusy(next)) this.#waiting.defer(next);
      this.#count(next, -1);
    }
    this.#running -= 1;
  }

  #next(): number | undefined {
    return this.#waiting.next(this.#isBusy)?.[0];
  }

  #count(accountId: number, change: 1 | -1): void {
    const running = (this.#runningOf.get(accountId) ?? 0) + change;
    if (running > 0) this.#runningOf.set(accountId, running);
    else this.#runningOf.delete(accountId);
  }
}
