/**
 * Removes obsolete data in the background: deleted collections, old change log entries, and expired
 * idempotency records. It works in small steps, and writes can run between them. If the server shuts down,
 * the next start resumes the work.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../engines/engine.js';
import type { Background, BackgroundTask } from '../runtime/background.js';
import { CautiousClock, FutureStamps, systemClock } from '../runtime/clock.js';
import { keptForMs } from './writes/idempotency-keys.js';
import type { Writer } from './writes/writer.js';

export interface Retention {
  readonly hours: number;
  readonly changes: number;
}

const hourMs = 3_600_000;
const defaultSweepMs = 1_000;

interface HousekeepingDependencies {
  readonly engine: Engine;
  readonly writer: Writer;
  readonly retention: Retention;
  readonly background: Background;
}

export class Housekeeping {
  readonly #dependencies: HousekeepingDependencies;
  readonly #ages = new CautiousClock(systemClock);
  readonly #futureStamps = new FutureStamps(systemClock);
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  /** The tasks in progress. */
  readonly #running = new Map<BackgroundTask, Promise<unknown>>();

  constructor(dependencies: HousekeepingDependencies, sweepMs = defaultSweepMs) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => this.#sweep(), sweepMs).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  /** Starts each task that is not running, so that a task that takes minutes does not stop the others. */
  #sweep(): void {
    const { engine, retention } = this.#dependencies;
    const keptMs = retention.hours * hourMs;
    // The clock ignores a short jump ahead. Otherwise, a wrong clock would delete the changes from which
    // clients still want to resume. It notices jumps because it is read at each interval.
    const now = this.#ages.now();
    const future = this.#futureStamps.madeBefore(keptMs);
    const futureKeys = this.#futureStamps.madeBefore(keptForMs);
    this.#start('purge', () => engine.purge());
    this.#start('trim', () => engine.trim(retention.changes, now - keptMs, future));
    this.#start('expire_keys', () => engine.expireKeyed(now - keptForMs, futureKeys));
  }

  #start(task: BackgroundTask, step: () => Promise<boolean>): void {
    if (this.#running.has(task)) return;
    const running = this.#dependencies.background
      .run(task, () => this.#untilDone(step))
      .finally(() => this.#running.delete(task));
    this.#running.set(task, running);
  }

  async #untilDone(step: () => Promise<boolean>): Promise<void> {
    const { signal } = this.#closing;
    for (let isDone = false; !isDone && !signal.aborted; ) {
      const tookMs = await this.#dependencies.writer.betweenCommits(async () => {
        const begun = performance.now();
        isDone = !(await step());
        return performance.now() - begun;
      });
      // Writes have at least half of the time.
      if (!isDone) await sleep(tookMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
