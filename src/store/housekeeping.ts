/**
 * Removes obsolete data in the background: deleted collections, old change log entries, expired idempotency
 * records and indexes. It works in small steps, and writes can run between them. If the server shuts down,
 * the next start resumes the work.
 */
import type { Engine } from '../engines/engine.js';
import type { Background } from '../runtime/background.js';
import { CautiousClock, FutureStamps, systemClock } from '../runtime/clock.js';
import type { Indexes } from './indexes/indexes.js';
import { keptForMs } from './writes/idempotency-keys.js';
import type { Writer } from './writes/writer.js';

export interface Retention {
  readonly hours: number;
  readonly changes: number;
}

const hourMs = 3_600_000;
const defaultSweepMs = 1_000;

export class Housekeeping {
  readonly #engine: Engine;
  readonly #writer: Writer;
  readonly #indexes: Indexes;
  readonly #retention: Retention;
  readonly #background: Background;
  readonly #ages = new CautiousClock(systemClock);
  readonly #futureStamps = new FutureStamps(systemClock);
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #sweeping: Promise<void> | undefined;

  constructor(
    engine: Engine,
    writer: Writer,
    indexes: Indexes,
    retention: Retention,
    background: Background,
    sweepMs = defaultSweepMs,
  ) {
    this.#engine = engine;
    this.#writer = writer;
    this.#indexes = indexes;
    this.#retention = retention;
    this.#background = background;
    this.#timer = setInterval(() => this.#sweep(), sweepMs).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  #sweep(): void {
    const { hours, changes } = this.#retention;
    // The clock ignores a short jump ahead. Otherwise, a wrong clock would delete the changes from which
    // clients still want to resume.
    const now = this.#ages.now();
    const before = now - hours * hourMs;
    const after = this.#futureStamps.madeBefore(hours * hourMs);
    this.#sweeping ??= this.#background
      .run('purge', () => this.#untilDone(() => this.#engine.purge()))
      .then(() => this.#indexes.sweep())
      .then(() =>
        this.#background.run('trim', () => this.#untilDone(() => this.#engine.trim(changes, before, after))),
      )
      .then(() =>
        this.#background.run('expire_keys', () =>
          this.#untilDone(() => this.#engine.expireKeyed(now - keptForMs)),
        ),
      )
      .finally(() => {
        this.#sweeping = undefined;
      });
  }

  async #untilDone(step: () => Promise<boolean>): Promise<void> {
    while (!this.#closing.signal.aborted && (await this.#writer.betweenCommits(step)));
  }
}
