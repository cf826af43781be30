/**
 * The write-ahead log beside long reads. Whatever is committed after the beginning of a read stays in the log until its
 * end: beside sorts that followed each other, it grew by 3.8 GB in 36 s. So the log is folded into the database between
 * them, by a connection for which no commit waits; and a read beside which it grows too long is given up.
 */
import { type Connection, type SqliteDatabase, walPages } from '../open.js';

/** By this it may grow beside reads that overlap, until the last of them ends: only then it can be folded. */
export const maxGrowthBytes = 1_073_741_824;
/** Where it is longer, it is cut before a read begins. */
const longLogBytes = 67_108_864;
/** A commit that folds so much in passing takes some milliseconds more; beyond, another connection folds. */
const foldedApartBytes = 16_777_216;
const watchMs = 100;

interface LongRead {
  /** How long the log was. */
  readonly before: number;
  /** It may grow by this. */
  readonly mostBytes: number;
  readonly giveUp: () => void;
}

export class WalGuard {
  readonly #database: SqliteDatabase;
  /** Folds. */
  readonly #connection: Connection;
  readonly #writer: Connection;
  readonly #reads = new Set<LongRead>();
  /** How long the log was before the first of them. */
  #before = 0;
  /** Settles when the read that is the last to begin has begun. */
  #beginning: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;
  #keeping: Promise<unknown> | undefined;
  #folding: Promise<void> | undefined;
  #isCrowded = false;

  constructor(database: SqliteDatabase, connection: Connection, writer: Connection) {
    this.#database = database;
    this.#connection = connection;
    this.#writer = writer;
  }

  /** Whether the log has grown by a quarter of what it may beside a read. */
  get isCrowded(): boolean {
    return this.#isCrowded;
  }

  /**
   * A long read is about to begin.
   *
   * @param mostBytes by this the log may grow beside it
   * @param giveUp called when the log has grown too long, again and again until the read has ended
   * @returns to be called at its end, once
   */
  begin(mostBytes: number, giveUp: () => void): Promise<() => void> {
    // In turn: a scan is interrupted by its connection, which is the one that cuts.
    const begun = this.#beginning.then(() => this.#begin(mostBytes, giveUp));
    this.#beginning = begun.catch(() => undefined);
    return begun;
  }

  async close(): Promise<void> {
    await this.#folding;
  }

  async #begin(mostBytes: number, giveUp: () => void): Promise<() => void> {
    await this.#folding;
    const before = await this.#cut();
    if (this.#reads.size === 0) this.#before = before;
    const read = { before, mostBytes, giveUp };
    this.#reads.add(read);
    this.#watch ??= setInterval(() => void this.#look(), watchMs);
    return () => this.#end(read);
  }

  async #look(): Promise<void> {
    const bytes = await this.#database.walBytes();
    const reads = [...this.#reads];
    const grown = (by: (read: LongRead) => number) => reads.filter((read) => bytes - read.before > by(read));
    this.#isCrowded = grown(({ mostBytes }) => mostBytes / 4).length > 0;
    if (grown(() => foldedApartBytes).length > 0)
      this.#keeping ??= this.#writer.all('PRAGMA wal_autocheckpoint = 0', []);
    const isFull = bytes - this.#before > maxGrowthBytes;
    for (const { giveUp } of isFull ? reads : grown(({ mostBytes }) => mostBytes)) giveUp();
  }

  #end(read: LongRead): void {
    this.#reads.delete(read);
    if (this.#reads.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#isCrowded = false;
    if (this.#keeping !== undefined)
      this.#folding = this.#keeping.then(() => this.#fold()).catch(() => undefined);
    this.#keeping = undefined;
  }

  /** Returns how long the log is now. */
  async #cut(): Promise<number> {
    const bytes = await this.#database.walBytes();
    // Beside another read it can't be cut.
    if (bytes <= longLogBytes || this.#reads.size > 0) return bytes;
    // Most is folded without a lock; to be cut, writers wait for the rest and for the short reads under way.
    for (const mode of ['PASSIVE', 'TRUNCATE'])
      await this.#connection.all(`PRAGMA wal_checkpoint(${mode})`, []);
    return this.#database.walBytes();
  }

  /** As far as it has grown beside reads, which have ended. */
  async #fold(): Promise<void> {
    await this.#connection.all('PRAGMA wal_checkpoint(PASSIVE)', []);
    await this.#writer.all(`PRAGMA wal_autocheckpoint = ${walPages}`, []);
  }
}
