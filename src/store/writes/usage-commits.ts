/**
 * Stores the counted requests. A group of writes takes them along if it can, which saves a commit. Otherwise
 * they are committed separately.
 */
import type { Engine, UsageRow } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';
import type { WriterEvents } from './writer-events.js';

/** The requests counted since the last `drain`. If a commit fails, `restore` returns its counts. */
export interface UsageSource {
  drain(): readonly UsageRow[];
  restore(rows: readonly UsageRow[]): void;
}

export class UsageCommits {
  readonly #engine: Engine;
  readonly #source: UsageSource;
  readonly #background: Background;
  readonly #events: WriterEvents;
  /** The usage that a running group takes along. */
  #attached: readonly UsageRow[] | undefined;
  #storing: Promise<unknown> = Promise.resolve();
  #next: Promise<unknown> | undefined;

  constructor(engine: Engine, source: UsageSource, background: Background, events: WriterEvents) {
    this.#engine = engine;
    this.#source = source;
    this.#background = background;
    this.#events = events;
  }

  /**
   * Returns the usage that a group must commit, or undefined if the usage must be stored separately. Only one
   * group at a time takes usage along, because it locks the usage rows until it's committed.
   */
  attach(): readonly UsageRow[] | undefined {
    if (!this.#engine.commitsUsage || this.#attached !== undefined) return undefined;
    const rows = this.#source.drain();
    if (rows.length > 0) this.#attached = rows;
    return rows;
  }

  /** Ends an attachment. If the group wasn't committed, its usage is counted again. */
  detach(rows: readonly UsageRow[], isCommitted: boolean): void {
    if (this.#attached === rows) this.#attached = undefined;
    if (!isCommitted) this.#source.restore(rows);
  }

  /**
   * Resolves when all usage counted so far is stored. If that failed, resolves with the error, and the usage
   * waits for the next attempt. The commits run one after the other, and each one serves all callers that
   * waited for it. So two lanes never wait for each other's locks on usage rows.
   */
  store(): Promise<unknown> {
    this.#next ??= this.#storing.then(() => {
      this.#next = undefined;
      this.#storing = this.#commit();
      return this.#storing;
    });
    return this.#next;
  }

  async #commit(): Promise<unknown> {
    // Includes the usage that a running group takes along, so that callers don't have to wait for this group.
    // The counts are running totals, so storing them twice is harmless.
    if (this.#attached !== undefined) this.#source.restore(this.#attached);
    const rows = this.#source.drain();
    if (rows.length === 0) return undefined;
    const begun = performance.now();
    try {
      await this.#engine.commitUsage(rows);
    } catch (error) {
      this.#events.measured?.(0, performance.now() - begun, 'failed');
      this.#source.restore(rows);
      this.#background.failed('flush_usage', error);
      return error;
    }
    this.#background.worked('flush_usage');
    this.#events.measured?.(0, performance.now() - begun, 'done');
    return undefined;
  }
}
