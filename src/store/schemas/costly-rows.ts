/**
 * Rows whose judging takes long are judged in a thread of their own, those of one account after the other, so that nobody
 * else waits for them. A row of 250 KB can take seconds by a schema with patterns that fit its bounds.
 */
import { Problem } from '../../problem.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import { Thread } from '../../runtime/thread.js';
import { Backlog } from '../../fairness/backlog.js';
import type { JudgingTask, Misfits } from './validation-thread.js';

/** How long all rows of a request may take. */
const defaultJudgeMs = 2_000;
const maxWaiting = 400;

interface Task extends Omit<JudgingTask, 'at'> {
  readonly accountId: number;
  readonly resolve: (judged: Judged) => void;
  readonly reject: (error: unknown) => void;
}

export interface Judged {
  readonly misfits: Misfits;
  /** The number of the row at which the time was over. */
  readonly costly: number | undefined;
}

export class CostlyRows {
  readonly #waiting = new Backlog('writes', { requests: maxWaiting });
  readonly #queue = new FairQueue<Task>({ atOnce: 1, run: ([task]) => this.#run(task!) });
  readonly #thread = new Thread<JudgingTask, Misfits>(new URL(import.meta.resolve('#validation-thread')));
  readonly #judgeMs: number;
  #isStopping = false;

  constructor(judgeMs = defaultJudgeMs) {
    this.#judgeMs = judgeMs;
  }

  /** @throws Problem overloaded, shutting_down */
  async judge(accountId: number, schema: string, rows: readonly string[], most: number): Promise<Judged> {
    this.refuseStopping();
    this.#waiting.refuseFull(accountId);
    this.#waiting.enter(accountId);
    return new Promise((resolve, reject) =>
      this.#queue.add(accountId, { accountId, schema, rows, most, resolve, reject }),
    );
  }

  refuseStopping(): void {
    if (this.#isStopping) throw stopping();
  }

  /** Refuses what waits, and what is under way: it would delay the end by its 2 seconds each. */
  stop(): void {
    this.#isStopping = true;
    for (const { reject, accountId } of this.#queue.remove(() => true)) {
      this.#waiting.leave(accountId, 1);
      reject(stopping());
    }
    void this.close();
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  async #run({ accountId, resolve, reject, ...task }: Task): Promise<void> {
    this.#waiting.leave(accountId, 1);
    const at = new Int32Array(new SharedArrayBuffer(4));
    try {
      const done = await this.#thread.run({ ...task, at }, this.#judgeMs);
      this.refuseStopping();
      resolve({ misfits: done?.answer ?? [], costly: done === undefined ? at[0] : undefined });
    } catch (error) {
      reject(error);
    }
  }
}

function stopping(): Problem {
  return new Problem('shutting_down', 'The service is stopping.');
}
