/**
 * Executes changes of tables that don't contain rows, such as the table of keys. Accounts take turns. On
 * SQLite, a change runs between two group commits.
 */
import { FairQueue } from '../fairness/fair-queue.js';
import type { Shares } from '../fairness/shares.js';
import type { Writer } from './writes/writer.js';

export class RegistryChanges {
  readonly #writer: Writer;
  readonly #shares: Shares;
  readonly #changes = new FairQueue<() => Promise<void>>({ atOnce: 1, run: ([change]) => change!() });

  constructor(writer: Writer, shares: Shares) {
    this.#writer = writer;
    this.#shares = shares;
  }

  /** @throws Problem overloaded, and anything that `work` throws */
  async run<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const begun = this.#shares.take('keyChanges', { accountId });
    return new Promise((resolve, reject) => {
      this.#changes.add(accountId, () => {
        begun();
        return this.#writer.afterUsage(work).then(resolve, reject);
      });
    });
  }
}
