/** Runs pieces of work of accounts in turn, such as changes of keys. Those that wait are bounded. */
import type { Resource } from './bounds.js';
import { FairQueue } from './fair-queue.js';
import type { Requester } from './read-request.js';
import type { Shares } from './shares.js';

export interface TurnsOptions {
  /** What a piece of work takes while it waits. */
  readonly resource: Resource;
  /** The maximum number of pieces in progress. One account has at most one. */
  readonly atOnce: number;
  /** Runs a piece when its turn comes. By default, it runs at once. */
  readonly around?: <T>(work: () => Promise<T>) => Promise<T>;
}

export class Turns {
  readonly #shares: Shares;
  readonly #options: TurnsOptions;
  readonly #queue: FairQueue<() => Promise<void>>;

  constructor(shares: Shares, options: TurnsOptions) {
    this.#shares = shares;
    this.#options = options;
    this.#queue = new FairQueue({ atOnce: options.atOnce, atOnceOfOne: 1, run: ([work]) => work!() });
  }

  /** @throws Problem overloaded, the requester's loss, and anything that `work` throws */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const { resource, around = (each) => each() } = this.#options;
    const begun = this.#shares.take(resource, requester);
    const unlessLost = async (): Promise<T> => {
      if (requester.loss !== undefined) throw requester.loss;
      return work();
    };
    return new Promise((resolve, reject) => {
      this.#queue.add(requester.accountId, () => {
        begun();
        return around(unlessLost).then(resolve, reject);
      });
    });
  }
}
