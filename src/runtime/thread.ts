/**
 * Runs long tasks in a worker thread, one at a time, so that they do not block the main thread. The thread
 * starts with the first task and stops when it is idle, because it uses some megabytes.
 *
 * piscina would not replace this module. Its time limit includes the start of the thread, and a task must not
 * fail because a busy machine starts threads slowly.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type PackageFile, packageFile } from './package-files.js';

const idleMs = 10_000;
/** The largest typed contracts need up to 256 MB. */
const defaultHeapMb = 512;

export class Thread<Task, Answer> {
  readonly #module: Buffer | URL;
  readonly #maxHeapMb: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param module the worker's module, as package.json names it in `imports`, or its URL. It replies to each message
   * with one message. It must be one file of compiled JavaScript without imports of other files.
   */
  constructor(module: PackageFile | URL, maxHeapMb = defaultHeapMb) {
    this.#module = module instanceof URL ? module : packageFile(module);
    this.#maxHeapMb = maxHeapMb;
  }

  /**
   * Executes a task. Call it only after the previous task is complete.
   *
   * @returns undefined if the task took longer than `forMs` or needed too much memory, or if the thread was
   * closed in the meantime
   */
  async run(task: Task, forMs: number): Promise<{ readonly answer: Answer } | undefined> {
    clearTimeout(this.#idle);
    // The start of the thread does not count toward `forMs`.
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    if (this.#isClosed) {
      await this.#end();
      return undefined;
    }
    const done = new AbortController();
    const { signal } = done;
    try {
      worker.postMessage(task);
      // If the thread fails, `once` rejects.
      const answer = await Promise.race([
        once(worker, 'message', { signal }).then(([answer]: Answer[]) => ({ answer: answer! })),
        once(worker, 'exit', { signal }).then(() => undefined),
        sleep(forMs, undefined, { signal }),
      ]);
      if (answer === undefined) await this.#end();
      return answer;
    } catch (error) {
      await this.#end();
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined;
      throw error;
    } finally {
      done.abort();
      if (this.#worker !== undefined) this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    }
  }

  /** Stops the thread permanently, even during a task. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #start(): Promise<Worker> {
    const module = this.#module;
    const url =
      module instanceof URL ? module : new URL(`data:text/javascript;base64,${module.toString('base64')}`);
    const worker = new Worker(url, {
      // Otherwise the thread would also load the modules of `--import`, although its own module is complete.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#maxHeapMb },
    });
    worker.unref();
    // Without a listener, the error of a thread without a task would end the process.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    await once(worker, 'online');
    return worker;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
