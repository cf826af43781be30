/**
 * Rows whose judging takes long are judged in a thread of their own, those of one account after the other, so that nobody
 * else waits for them. A row of 250 KB can take seconds by a schema with patterns that fit its bounds.
 */
import { Worker } from 'node:worker_threads';
import { Problem } from '../errors.js';
import { FairQueue } from '../fair-queue.js';
import { Backlog } from './backlog.js';
import type { JudgingTask, Misfits } from './judging-thread.js';

/** How long all rows of a request may take. */
const judgeForMs = 2_000;
/** The thread ends when it has nothing to do for so long. */
const idleMs = 10_000;
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

/** As it was built: in a thread of their own tests can't load TypeScript. */
const thread = new URL(import.meta.resolve('#judging-thread'));

export class CostlyRows {
  readonly #waiting = new Backlog('writes', { requests: maxWaiting });
  readonly #queue = new FairQueue<Task>({ atOnce: 1, run: ([task]) => this.#run(task!) });
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isStopping = false;

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

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #run({ accountId, resolve, reject, ...task }: Task): Promise<void> {
    this.#waiting.leave(accountId, 1);
    clearTimeout(this.#idle);
    const at = new Int32Array(new SharedArrayBuffer(4));
    try {
      const misfits = await this.#ask({ ...task, at });
      resolve({ misfits: misfits ?? [], costly: misfits === undefined ? at[0] : undefined });
    } catch (error) {
      reject(error);
    }
    if (!this.#isStopping) this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
  }

  /** Undefined where it took too long. */
  async #ask(task: JudgingTask): Promise<Misfits | undefined> {
    this.#worker ??= await started();
    const worker = this.#worker;
    if (this.#isStopping) throw stopping();
    const answer = new Promise<Misfits | undefined>((resolve, reject) => {
      const timer = setTimeout(resolve, judgeForMs, undefined);
      const settle =
        <Value>(done: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          done(value);
        };
      worker.once('message', settle(resolve));
      worker.once('error', settle(reject));
      // Told to, at a stop.
      worker.once('exit', () => settle(reject)(stopping()));
    });
    worker.postMessage(task);
    try {
      const misfits = await answer;
      if (misfits === undefined) await this.#end();
      return misfits;
    } catch (error) {
      await this.#end();
      throw error;
    } finally {
      worker.removeAllListeners();
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

function stopping(): Problem {
  return new Problem('shutting_down', 'The service is stopping.');
}

/** Its start is not on the time of whose rows are the first. */
async function started(): Promise<Worker> {
  const worker = new Worker(thread);
  worker.unref();
  await new Promise((resolve, reject) => worker.once('online', resolve).once('error', reject));
  worker.removeAllListeners();
  return worker;
}
