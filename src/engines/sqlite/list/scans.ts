/** Scans, on a connection of their own, which are ended when nobody waits for them or too much is written beside them. */
import { Problem } from '../../../problem.js';
import type { WalGuard } from '../files/wal-guard.js';
import type { Connection, SqlValue } from '../open.js';

/** The write-ahead log may grow by this beside a scan. */
const maxGrowthBytes = 134_217_728;
const interruptMs = 10;

export class SqliteScans {
  readonly #connection: Connection;
  readonly #growth: WalGuard;

  constructor(connection: Connection, growth: WalGuard) {
    this.#connection = connection;
    this.#growth = growth;
  }

  /** One at a time. @throws Problem overloaded */
  async run<Row>(sql: string, parameters: readonly SqlValue[], signal?: AbortSignal): Promise<Row[]> {
    let isDone = false;
    let problem: Problem | undefined;
    // Again and again: there is nothing to interrupt until the statement has begun.
    const interrupt = (): void => {
      if (isDone) return;
      this.#connection.interrupt();
      setTimeout(interrupt, interruptMs);
    };
    const end = await this.#growth.begin(maxGrowthBytes, () => {
      if (problem !== undefined) return;
      problem = new Problem('overloaded', 'Too much is written for a list that looks at a whole collection.');
      interrupt();
    });
    signal?.addEventListener('abort', interrupt);
    try {
      signal?.throwIfAborted();
      const rows = await this.#connection.all<Row>(sql, parameters);
      // It may have ended before it could be interrupted.
      signal?.throwIfAborted();
      return rows;
    } catch (error) {
      throw problem ?? error;
    } finally {
      isDone = true;
      signal?.removeEventListener('abort', interrupt);
      end();
    }
  }
}
