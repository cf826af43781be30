/**
 * Executes changes of tables that don't contain rows: keys, collections and schemas. Accounts take turns. On
 * SQLite, a change runs between two group commits.
 */

import { FairQueue } from '../fairness/fair-queue.js';
import type { Requester } from '../fairness/read-request.js';
import type { Shares } from '../fairness/shares.js';
import type { Writer } from './writes/writer.js';

export class TableChanges {
  readonly #writer: Writer;
  readonly #shares: Shares;
  readonly #resource: 'keyChanges' | 'collectionChanges';
  readonly #changes: FairQueue<() => Promise<void>>;

  /** @param atOnce the number of changes that the database can execute at once */
  constructor(writer: Writer, shares: Shares, resource: 'keyChanges' | 'collectionChanges', atOnce: number) {
    this.#writer = writer;
    this.#shares = shares;
    this.#resource = resource;
    this.#changes = new FairQueue({ atOnce, atOnceOfOne: 1, run: ([change]) => change!() });
  }

  /** @throws Problem overloaded, the requester's loss, and anything that `work` throws */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const begun = this.#shares.take(this.#resource, requester);
    return new Promise((resolve, reject) => {
      const change = async (): Promise<T> => {
        if (requester.loss !== undefined) throw requester.loss;
        return work();
      };
      this.#changes.add(requester.accountId, () => {
        begun();
        return this.#writer.afterUsage(change).then(resolve, reject);
      });
    });
  }
}
