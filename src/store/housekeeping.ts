/** What nobody waits for: it is done in small steps, between which writers have their turn; what a stop leaves, the next start does. */

import type { Engine } from '../engines/engine.js';
import type { Background } from '../runtime/background.js';
import { CautiousClock, systemClock } from '../runtime/clock.js';
import type { Indexes } from './indexes/indexes.js';
import type { Limits } from './limits/limits.js';
import { keptForMs } from './writes/idempotency-keys.js';
import type { Writer } from './writes/writer.js';

export interface Retention {
  readonly hours: number;
  readonly changes: number;
}

const hourMs = 3_600_000;
const defaultSweepMs = 1_000;
/** Beside instances of an older version there may be something to count again and again. */
const countBytesMs = 60_000;

export class Housekeeping {
  readonly #engine: Engine;
  readonly #writer: Writer;
  readonly #indexes: Indexes;
  readonly #limits: Limits;
  readonly #retention: Retention;
  readonly #background: Background;
  readonly #ages = new CautiousClock(systemClock);
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #sweeping: Promise<void> | undefined;
  #counting: Promise<void> | undefined;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(
    engine: Engine,
    writer: Writer,
    indexes: Indexes,
    limits: Limits,
    retention: Retention,
    background: Background,
    sweepMs = defaultSweepMs,
  ) {
    this.#engine = engine;
    this.#writer = writer;
    this.#indexes = indexes;
    this.#limits = limits;
    this.#retention = retention;
    this.#background = background;
    this.#timer = setInterval(() => {
      this.#sweep();
      this.#countBytes();
    }, sweepMs).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#sweeping;
    await this.#counting;
  }

  #sweep(): void {
    const { hours, changes } = this.#retention;
    // A clock that is set ahead for a moment must not take the log from those that are away.
    const now = this.#ages.now();
    const before = now - hours * hourMs;
    this.#sweeping ??= this.#background
      .run('purge', () => this.#untilDone(() => this.#engine.purge()))
      .then(() => this.#indexes.sweep())
      .then(() =>
        this.#background.run('trim', () => this.#untilDone(() => this.#engine.trim(changes, before))),
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
    while (!this.#closing.signal.aborted && (await this.#writer.exclusive(step)));
  }

  /** Counts the bytes of collections that older versions have written to, apart from the rest: it may take long. */
  #countBytes(): void {
    const now = performance.now();
    if (now - this.#countedAt < countBytesMs) return;
    this.#countedAt = now;
    const { signal } = this.#closing;
    const count = async (): Promise<void> => {
      for (const id of await this.#engine.uncounted()) {
        if (signal.aborted) return;
        await this.#engine.countBytes(id, signal);
        this.#limits.corrected();
      }
    };
    this.#counting ??= this.#background.run('count_bytes', count).finally(() => {
      this.#counting = undefined;
    });
  }
}
