/**
 * Work of many accounts on few connections. Accounts take turns, so that one waits for what others are at and never
 * for all that they have asked for; the work of one is done in its order, and a call holds that of one only.
 */
import { setTimeout as sleep } from 'node:timers/promises';

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

interface Line<Item> {
  readonly accountId: number;
  waiting: Item[];
  running: number;
}

export class FairQueue<Item> {
  readonly #atOnce: number;
  readonly #atOnceOfOne: number;
  readonly #perCall: number;
  readonly #maxRestMs: number;
  readonly #isGathering: boolean;
  readonly #runCall: (items: readonly Item[]) => Promise<unknown>;
  /** The accounts that have something waiting or running. */
  readonly #lines = new Map<number, Line<Item>>();
  /** Those for which another call may begin, in the order of their turns. */
  readonly #turns = new Set<Line<Item>>();
  #running = 0;
  #size = 0;

  constructor({
    atOnce,
    atOnceOfOne = atOnce,
    perCall = 1,
    maxRestMs = 0,
    isGathering = false,
    run,
  }: FairQueueOptions<Item>) {
    this.#atOnce = atOnce;
    this.#atOnceOfOne = atOnceOfOne;
    this.#perCall = perCall;
    this.#maxRestMs = maxRestMs;
    this.#isGathering = isGathering;
    this.#runCall = run;
  }

  /** Items that wait. */
  get size(): number {
    return this.#size;
  }

  add(accountId: number, item: Item): void {
    let line = this.#lines.get(accountId);
    if (line === undefined) {
      line = { accountId, waiting: [], running: 0 };
      this.#lines.set(accountId, line);
    }
    line.waiting.push(item);
    this.#size += 1;
    this.#takeTurn(line);
    if (this.#running === this.#atOnce) return;
    this.#running += 1;
    if (this.#isGathering) setImmediate(() => void this.#run());
    else void this.#run();
  }

  /** Takes out what waits and is such. */
  remove(isSuch: (item: Item) => boolean): Item[] {
    const removed: Item[] = [];
    for (const line of this.#lines.values()) {
      line.waiting = line.waiting.filter((item) => !isSuch(item) || removed.push(item) === 0);
      this.#takeTurn(line);
    }
    this.#size -= removed.length;
    return removed;
  }

  /** Makes one call after the other, while there is something for the next. */
  async #run(): Promise<void> {
    for (const line of this.#turns) {
      const items = line.waiting.splice(0, this.#perCall);
      this.#size -= items.length;
      line.running += 1;
      this.#turns.delete(line);
      this.#takeTurn(line);
      const begun = performance.now();
      await this.#runCall(items);
      if (this.#maxRestMs > 0) await sleep(Math.min(performance.now() - begun, this.#maxRestMs));
      line.running -= 1;
      this.#takeTurn(line);
    }
    this.#running -= 1;
  }

  /** Its turn comes after those of the others, unless it has one, or nothing that may begin. */
  #takeTurn(line: Line<Item>): void {
    if (line.waiting.length === 0) {
      this.#turns.delete(line);
      if (line.running === 0) this.#lines.delete(line.accountId);
    } else if (line.running < this.#atOnceOfOne) this.#turns.add(line);
  }
}
