/**
 * Scans, and the write-ahead log beside them. Whatever is committed after the beginning of a read stays in the log
 * until its end: beside sorts that followed each other, it grew by 3.8 GB in 36 s. So the log is folded into the
 * database between two scans, by the connection of the scans, for which no commit waits; and a scan beside which it
 * grows too long is given up.
 */

import { Problem } from '../../errors.js';
import { type Connection, type SqliteDatabase, type SqlValue, walPages } from './open.js';

/** Where it is longer, it is cut before a scan begins. */
const longLogBytes = 67_108_864;
/** It may grow by this beside a scan. */
const maxGrowthBytes = 134_217_728;
/** What isn't asked for by a client waits then. */
const muchGrowthBytes = maxGrowthBytes / 4;
/** A commit that folds so much in passing takes some milliseconds more; beyond, the scans' own connection folds. */
const foldedApartBytes = 16_777_216;
const watchMs = 100;
const interruptMs = 10;

export class SqliteScans {
  readonly #database: SqliteDatabase;
  readonly #connection: Connection;
  readonly #writer: Connection;
  #folding: Promise<void> | undefined;
  #isCrowded = false;

  constructor(database: SqliteDatabase, connection: Connection, writer: Connection) {
    this.#database = database;
    this.#connection = connection;
    this.#writer = writer;
  }

  /** Whether the log has grown much beside the scan that is under way. */
  get isCrowded(): boolean {
    return this.#isCrowded;
  }

  /** One at a time. @throws Problem overloaded */
  async run<Row>(sql: string, parameters: readonly SqlValue[], signal?: AbortSignal): Promise<Row[]> {
    await this.#folding;
    const before = await this.#cutLog();
    let isDone = false;
    let problem: Problem | undefined;
    // Again and again: there is nothing to interrupt until the statement has begun.
    const interrupt = (): void => {
      if (isDone) return;
      this.#connection.interrupt();
      setTimeout(interrupt, interruptMs);
    };
    let keeping: Promise<unknown> | undefined;
    const watch = setInterval(async () => {
      const growth = (await this.#database.walBytes()) - before;
      if (isDone) return;
      this.#isCrowded = growth > muchGrowthBytes;
      if (growth > foldedApartBytes) keeping ??= this.#writer.all('PRAGMA wal_autocheckpoint = 0', []);
      if (growth <= maxGrowthBytes || problem !== undefined) return;
      problem = new Problem('overloaded', 'Too much is written for a list that looks at a whole collection.');
      interrupt();
    }, watchMs);
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
      this.#isCrowded = false;
      clearInterval(watch);
      signal?.removeEventListener('abort', interrupt);
      if (keeping !== undefined) this.#folding = keeping.then(() => this.#foldLog()).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.#folding;
  }

  /** Returns how long the log is now. */
  async #cutLog(): Promise<number> {
    const bytes = await this.#database.walBytes();
    if (bytes <= longLogBytes) return bytes;
    // Most is folded without a lock; to be cut, writers wait for the rest and for the short reads under way.
    for (const mode of ['PASSIVE', 'TRUNCATE'])
      await this.#connection.all(`PRAGMA wal_checkpoint(${mode})`, []);
    return this.#database.walBytes();
  }

  /** As far as it has grown beside a scan, which has ended. */
  async #foldLog(): Promise<void> {
    await this.#connection.all('PRAGMA wal_checkpoint(PASSIVE)', []);
    await this.#writer.all(`PRAGMA wal_autocheckpoint = ${walPages}`, []);
  }
}
