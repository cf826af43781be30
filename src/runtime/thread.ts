/**
 * Work that would keep the main thread for long, in a thread of its own that does one task after the other. It begins with
 * the first one and ends when there was none for a while, since it takes some megabytes.
 */
import { Worker } from 'node:worker_threads';

const idleMs = 10_000;

export class Thread<Task, Answer> {
  readonly #module: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param module what it runs: answers each message with one, as it was built; tests can't load TypeScript in a thread */
  constructor(module: URL) {
    this.#module = module;
  }

  /**
   * Carries out a task; not to be called before the one before is done.
   *
   * @returns undefined where it took longer than `forMs`, or the thread was closed meanwhile
   */
  async run(task: Task, forMs: number): Promise<{ readonly answer: Answer } | undefined> {
    clearTimeout(this.#idle);
    // Its start is not on the time of the first task.
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

  /** For good, whatever it is at. */
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
