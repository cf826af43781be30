/** Writes to the database when keys were last used, at most once per minute for each key. */
import type { Database } from '../engines/open.js';
import type { Background } from '../runtime/background.js';
import type { Clock } from '../runtime/clock.js';
import type { CachedKey } from './key-cache.js';
import { noteUse } from './keys.js';

const writtenEveryMs = 60_000;
/** How often the cached keys are searched for a use that is due. */
const scanEveryMs = 5_000;

export class LastUse {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #background: Background;
  readonly #cachedKeys: () => CachedKey[];
  #scannedAt = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> | undefined;

  constructor(database: Database, clock: Clock, background: Background, cachedKeys: () => CachedKey[]) {
    this.#database = database;
    this.#clock = clock;
    this.#background = background;
    this.#cachedKeys = cachedKeys;
  }

  /** Starts to write what is due. It doesn't wait for this write, which can wait for others. */
  writeIfDue(): void {
    if (this.#clock.monotonic() - this.#scannedAt < scanEveryMs) return;
    this.#scannedAt = this.#clock.monotonic();
    this.#writing ??= this.#write(writtenEveryMs).finally(() => {
      this.#writing = undefined;
    });
  }

  /** Writes every use that is not written yet. */
  async stop(): Promise<void> {
    await this.#writing;
    await this.#write(0);
  }

  /** Writes the last use of each key whose last use was written at least `everyMs` before it. */
  #write(everyMs: number): Promise<void> {
    return this.#background.run('note_use', async () => {
      const due = this.#cachedKeys().filter(
        ({ usedAt, writtenAt }) => usedAt > writtenAt && usedAt - writtenAt >= everyMs,
      );
      const writtenAt = this.#clock.monotonic();
      const ids = due.map(({ caller }) => caller.keyId);
      await noteUse(this.#database.knex, ids, this.#clock.wall());
      for (const cached of due) cached.writtenAt = writtenAt;
    });
  }
}
