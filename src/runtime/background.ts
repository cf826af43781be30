/** Runs tasks for which no request waits: retries them until they succeed, and logs and counts failures. */
import type { Logger } from './logger.js';

/** The tasks by their names in `/metrics`, with their names in the log. */
const tasks = {
  purge: 'removing the data of deleted collections',
  trim: 'trimming the change log',
  expire_keys: 'removing idempotency keys',
  index: 'creating indexes',
  read_log: 'reading the change log',
  read_registry: 'reading the registry',
  read_usage: 'reading the usage',
  read_totals: 'reading the storage of accounts',
  flush_usage: 'storing the usage',
  fold_usage: 'summarizing the usage',
  note_use: 'storing the last use of keys',
  tell: 'announcing commits',
  replica: 'reading from the replica',
} as const;

export type BackgroundTask = keyof typeof tasks;

export class Background {
  readonly #log: Logger | undefined;
  readonly #counted: ((task: BackgroundTask) => void) | undefined;
  /** The runners of each task that fail at present. */
  readonly #failing = new Map<BackgroundTask, Set<unknown>>();

  /** @param counted receives every failure */
  constructor(log?: Logger, counted?: (task: BackgroundTask) => void) {
    this.#log = log;
    this.#counted = counted;
  }

  /**
   * Reports a failure. If several runners share a task, `by` identifies the runner. The log has one line when
   * the first of them fails, and one when all of them succeed again.
   */
  failed(task: BackgroundTask, error: unknown, by: unknown = task): void {
    this.#counted?.(task);
    const failing = this.#failing.get(task);
    if (failing !== undefined) failing.add(by);
    else {
      this.#failing.set(task, new Set([by]));
      this.#log?.warn(error, `${tasks[task]} failed; the server will retry until it succeeds`);
    }
  }

  worked(task: BackgroundTask, by: unknown = task): void {
    const failing = this.#failing.get(task);
    if (!failing?.delete(by) || failing.size > 0) return;
    this.#failing.delete(task);
    this.#log?.info(`${tasks[task]} works again`);
  }

  /** Whether the last run of this task failed. */
  isFailing(task: BackgroundTask): boolean {
    return this.#failing.has(task);
  }

  /** Runs a task once. Never rejects. */
  run(task: BackgroundTask, work: () => Promise<unknown>, by: unknown = task): Promise<void> {
    return work().then(
      () => this.worked(task, by),
      (error: unknown) => this.failed(task, error, by),
    );
  }

  /**
   * Runs a task periodically. If a run takes longer than the period, runs are skipped.
   *
   * @returns a function that stops this and resolves when the current run is complete
   */
  every(periodMs: number, task: BackgroundTask, work: () => Promise<unknown>): () => Promise<void> {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= this.run(task, work).finally(() => (running = undefined));
    }, periodMs).unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }
}
