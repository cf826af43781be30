/**
 * Runs tasks for which no request waits: retries them until they succeed, and logs and counts failures.
 *
 * While the database is not available, almost every task fails. The log then has one line for the start and one for the end
 * of the outage, instead of two lines for each task.
 */
import { isOutage } from '../problem.js';
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
export const backgroundTasks = Object.keys(tasks) as readonly BackgroundTask[];

/** This task runs several times per second, so its next run shows whether the database is available. */
const probe: BackgroundTask = 'read_registry';

/** A task that fails at present. */
interface Failing {
  /** The runners that fail. */
  readonly runners: Set<unknown>;
  /** The first error until it is logged. Undefined if the outage of the database explains the failure. */
  failure: { readonly error: unknown } | 'logged' | undefined;
}

export class Background {
  readonly #log: Logger | undefined;
  readonly #counted: ((task: BackgroundTask) => void) | undefined;
  readonly #failing = new Map<BackgroundTask, Failing>();
  /** When the current outage of the database started. */
  #outageSince: number | undefined;

  /** @param counted receives every failure */
  constructor(log?: Logger, counted?: (task: BackgroundTask) => void) {
    this.#log = log;
    this.#counted = counted;
  }

  /**
   * Reports a failure. If several runners share a task, `by` identifies the runner. The log has one line when
   * the first of them fails, and one when all of them succeed again.
   *
   * If the database seems to be unavailable, the next run of the probe decides whether this is an outage.
   */
  failed(task: BackgroundTask, error: unknown, by: unknown = task): void {
    this.#counted?.(task);
    const failing: Failing = this.#failing.get(task) ?? { runners: new Set(), failure: undefined };
    this.#failing.set(task, failing);
    failing.runners.add(by);
    if (failing.failure === 'logged') return;
    // The replica is another server.
    if (!isOutage(error) || task === 'replica') this.#logFailure(task, failing, error);
    else if (task === probe) this.#startOutage(error);
    else if (this.#outageSince === undefined) failing.failure ??= { error };
  }

  worked(task: BackgroundTask, by: unknown = task): void {
    if (task === probe) this.#probeWorked();
    const failing = this.#failing.get(task);
    if (!failing?.runners.delete(by) || failing.runners.size > 0) return;
    this.#failing.delete(task);
    if (failing.failure === 'logged') this.#log?.info(`${tasks[task]} works again`);
  }

  #logFailure(task: BackgroundTask, failing: Failing, error: unknown): void {
    failing.failure = 'logged';
    this.#log?.warn(error, `${tasks[task]} failed; the server will retry until it succeeds`);
  }

  #startOutage(error: unknown): void {
    // The outage explains these failures.
    for (const failing of this.#failing.values())
      if (failing.failure !== 'logged') failing.failure = undefined;
    if (this.#outageSince !== undefined) return;
    this.#outageSince = performance.now();
    this.#log?.warn(error, 'the database is not available; the server will retry until it is');
  }

  /** The database is available, so other tasks that fail have another reason. */
  #probeWorked(): void {
    if (this.#outageSince !== undefined) {
      const seconds = Math.round((performance.now() - this.#outageSince) / 100) / 10;
      this.#outageSince = undefined;
      this.#log?.info({ seconds }, 'the database is available again');
    }
    for (const [task, failing] of this.#failing)
      if (typeof failing.failure === 'object') this.#logFailure(task, failing, failing.failure.error);
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
