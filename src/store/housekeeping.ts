/**
 * Removes obsolete data in the background: deleted collections, old change log entries, and expired
 * idempotency records. It works in small steps, and writes can run between them. If the server shuts down,
 * the next start resumes the work.
 */
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

export interface HousekeepingDependencies {
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
  #sweeping: Promise<void> | undefined;

  constructor(dependencies: HousekeepingDependencies, sweepMs = defaultSweepMs) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => this.#sweep(), sweepMs).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  #sweep(): void {
    const keptMs = this.#dependencies.retention.hours * hourMs;
    // The clock ignores a short jump ahead. Otherwise, a wrong clock would delete the changes from which
    // clients still want to resume. It notices jumps because it is read at each interval.
    const now = this.#ages.now();
    const future = this.#futureStamps.madeBefore(keptMs);
    this.#sweeping ??= this.#removeObsolete(now, keptMs, future).finally(() => {
      this.#sweeping = undefined;
    });
  }

  async #removeObsolete(now: number, keptMs: number, future: number): Promise<void> {
    const { engine, background, retention } = this.#dependencies;
    const run = (task: BackgroundTask, step: () => Promise<boolean>) =>
      background.run(task, () => this.#untilDone(step));
    await run('purge', () => engine.purge());
    await run('trim', () => engine.trim(retention.changes, now - keptMs, future));
    await run('expire_keys', () => engine.expireKeyed(now - keptForMs));
  }

  async #untilDone(step: () => Promise<boolean>): Promise<void> {
    while (!this.#closing.signal.aborted && (await this.#dependencies.writer.betweenCommits(step)));
  }
}
