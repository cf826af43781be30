/**
 * Executes changes of tables that don't contain rows, such as the table of keys. Accounts take turns. On
 * SQLite, a change runs between two group commits.
 */

import { Backlog } from '../fairness/backlog.js';
import { FairQueue } from '../fairness/fair-queue.js';
import { defaultMaxQueuedWrites, type Writer } from './writes/writer.js';

export class RegistryChanges {
  readonly #writer: Writer;
  readonly #waiting: Backlog;
  readonly #changes = new FairQueue<() => Promise<void>>({ atOnce: 1, run: ([change]) => change!() });

  constructor(writer: Writer, maxQueued = defaultMaxQueuedWrites) {
    this.#writer = writer;
    this.#waiting = new Backlog('writes', { requests: maxQueued });
  }

  /** @throws Problem overloaded, and anything that `work` throws */
  async run<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    this.#waiting.refuseFull(accountId);
    this.#waiting.enter(accountId);
    return new Promise((resolve, reject) => {
      this.#changes.add(accountId, () => {
        this.#waiting.leave(accountId, 1);
        return this.#writer.afterUsage(work).then(resolve, reject);
      });
    });
  }
}
