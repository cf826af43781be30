/**
 * Runs scans on a separate connection. A scan is stopped if no client waits for it, or if too much is written
 * during it.
 */
import { Problem } from '../../../problem.js';
import type { WalGuard } from '../files/wal-guard.js';
import type { Connection, SqlValue } from '../open.js';

/** How much the WAL can grow during a scan, in bytes. */
const maxGrowthBytes = 134_217_728;
const interruptMs = 10;

export class SqliteScans {
  readonly #connection: Connection;
  readonly #growth: WalGuard;

  constructor(connection: Connection, growth: WalGuard) {
    this.#connection = connection;
    this.#growth = growth;
  }

  /** Runs a scan. Only one scan can run at a time. @throws Problem overloaded */
  async run<Row>(sql: string, parameters: readonly SqlValue[], signal?: AbortSignal): Promise<Row[]> {
    let isDone = false;
    let problem: Problem | undefined;
    // Repeated, because an interrupt has no effect before the statement has started.
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
      // The statement may have finished before it was interrupted.
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
