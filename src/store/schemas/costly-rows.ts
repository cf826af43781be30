/**
 * Validates rows on a separate thread if their validation is slow, so that other requests don't wait. The
 * tasks of one account run one after the other. A row of 250 KB can take seconds, even if the patterns of the
 * schema are within the limits.
 */
import { BoundedQueue } from '../../fairness/bounded-queue.js';
import type { Requester } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { shuttingDown } from '../../problem.js';
import { Thread } from '../../runtime/thread.js';
import type { Violations } from './row-rules.js';
import type { ValidationTask } from './validation-thread.js';

/** The maximum duration for all rows of one request. */
const defaultValidateMs = 2_000;

type Task = Omit<ValidationTask, 'at'>;

interface ValidatedCostlyRows {
  readonly violations: Violations;
  /** The index of the row whose validation exceeded the limit of time or memory. */
  readonly costly: number | undefined;
}

export class CostlyRows {
  readonly #queue: BoundedQueue<Task, ValidatedCostlyRows>;
  readonly #thread = new Thread<ValidationTask, Violations>(
    new URL(import.meta.resolve('#validation-thread')),
  );
  readonly #validateMs: number;
  #isStopping = false;

  constructor(shares: Shares, validateMs = defaultValidateMs) {
    this.#queue = new BoundedQueue(shares, {
      resource: 'slowRows',
      atOnce: 1,
      run: async ([task]) => [await this.#run(task!)],
    });
    this.#validateMs = validateMs;
  }

  /** @throws Problem overloaded, shutting_down, the requester's loss */
  async validate(requester: Requester, task: Task): Promise<ValidatedCostlyRows> {
    this.refuseStopping();
    return this.#queue.add(requester.accountId, requester, task);
  }

  refuseStopping(): void {
    if (this.#isStopping) throw shuttingDown();
  }

  /** Rejects waiting tasks and stops the running one. Each of them would delay the shutdown by up to 2 s. */
  stop(): void {
    this.#isStopping = true;
    this.#queue.rejectAll(shuttingDown());
    void this.close();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  async #run(task: Task): Promise<ValidatedCostlyRows> {
    const at = new Int32Array(new SharedArrayBuffer(4));
    const done = await this.#thread.run({ ...task, at }, this.#validateMs);
    this.refuseStopping();
    return { violations: done?.answer ?? [], costly: done === undefined ? at[0] : undefined };
  }
}
