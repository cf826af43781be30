/**
 * Validates rows on a separate thread if their validation is slow, so that other requests don't wait. The
 * tasks of one account run one after the other. A row of 250 KB can take seconds, even if the patterns of the
 * schema are within the limits.
 */
import { FairQueue } from '../../fairness/fair-queue.js';
import type { Release, Shares } from '../../fairness/shares.js';
import { Problem } from '../../problem.js';
import { Thread } from '../../runtime/thread.js';
import type { Violations } from './row-rules.js';
import type { ValidationTask } from './validation-thread.js';

/** The maximum duration for all rows of one request. */
const defaultValidateMs = 2_000;

interface Task extends Omit<ValidationTask, 'at'> {
  /** Ends its wait. */
  readonly begun: Release;
  readonly resolve: (validated: ValidatedCostlyRows) => void;
  readonly reject: (error: unknown) => void;
}

export interface ValidatedCostlyRows {
  readonly violations: Violations;
  /** The index of the row whose validation exceeded the limit of time or memory. */
  readonly costly: number | undefined;
}

export class CostlyRows {
  readonly #shares: Shares;
  readonly #queue = new FairQueue<Task>({ atOnce: 1, run: ([task]) => this.#run(task!) });
  readonly #thread = new Thread<ValidationTask, Violations>(
    new URL(import.meta.resolve('#validation-thread')),
  );
  readonly #validateMs: number;
  #isStopping = false;

  constructor(shares: Shares, validateMs = defaultValidateMs) {
    this.#shares = shares;
    this.#validateMs = validateMs;
  }

  /** @throws Problem overloaded, shutting_down */
  async validate(
    accountId: number,
    schema: string,
    rows: readonly string[],
    most: number,
  ): Promise<ValidatedCostlyRows> {
    this.refuseStopping();
    const begun = this.#shares.take('slowRows', { accountId });
    return new Promise((resolve, reject) =>
      this.#queue.add(accountId, { begun, schema, rows, most, resolve, reject }),
    );
  }

  refuseStopping(): void {
    if (this.#isStopping) throw stopping();
  }

  /** Rejects waiting tasks and stops the running one. Each of them would delay the shutdown by up to 2 s. */
  stop(): void {
    this.#isStopping = true;
    for (const { reject, begun } of this.#queue.remove(() => true)) {
      begun();
      reject(stopping());
    }
    void this.close();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  async #run({ begun, resolve, reject, ...task }: Task): Promise<void> {
    begun();
    const at = new Int32Array(new SharedArrayBuffer(4));
    try {
      const done = await this.#thread.run({ ...task, at }, this.#validateMs);
      this.refuseStopping();
      resolve({ violations: done?.answer ?? [], costly: done === undefined ? at[0] : undefined });
    } catch (error) {
      reject(error);
    }
  }
}

function stopping(): Problem {
  return new Problem('shutting_down', 'The server is shutting down.');
}
