/**
 * Runs long tasks in a worker thread, one at a time, so that they do not block the main thread. The thread
 * starts with the first task and stops when it is idle, because it uses some megabytes.
 */
import { Worker } from 'node:worker_threads';

const idleMs = 10_000;

export class Thread<Task, Answer> {
  readonly #module: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param module the worker's module, which replies to each message with one message. It must be the
   * compiled JavaScript, because tests can't load TypeScript in a thread.
   */
  constructor(module: URL) {
    this.#module = module;
  }

  /**
   * Executes a task. Call it only after the previous task is complete.
   *
   * @returns undefined if the task took longer than `forMs`, or if the thread was closed in the meantime
   */
  async run(task: Task, forMs: number): Promise<{ readonly answer: Answer } | undefined> {
    clearTimeout(this.#idle);
    // The start of the thread does not count toward `forMs`.
    this.#worker ??= await started(this.#module);
    const worker = this.#worker;
    if (this.#isClosed) {
      await this.#end();
      return undefined;
    }
    const answered = new Promise<{ readonly answer: Answer } | undefined>((resolve, reject) => {
      const timer = setTimeout(resolve, forMs, undefined);
      const settle =
        <Value>(done: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          done(value);
        };
      worker.once(
        'message',
        settle((answer: Answer) => resolve({ answer })),
      );
      worker.once('error', settle(reject));
      worker.once('exit', () => settle(resolve)(undefined));
    });
    worker.postMessage(task);
    try {
      const answer = await answered;
      if (answer === undefined) await this.#end();
      return answer;
    } catch (error) {
      await this.#end();
      throw error;
    } finally {
      worker.removeAllListeners();
      if (this.#worker !== undefined) this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    }
  }

  /** Stops the thread permanently, even during a task. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

async function started(module: URL): Promise<Worker> {
  const worker = new Worker(module);
  worker.unref();
  await new Promise((resolve, reject) => worker.once('online', resolve).once('error', reject));
  worker.removeAllListeners();
  return worker;
}
