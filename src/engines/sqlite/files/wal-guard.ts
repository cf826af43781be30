/**
 * Limits the growth of the write-ahead log (WAL) during long reads. All commits since the start of a read
 * stay in the WAL until the read ends. During sorts that followed each other, the WAL grew by 3.8 GB in 36 s.
 * A checkpoint therefore runs between such reads, on a connection for which no commit waits. A read is
 * stopped if the WAL grows too much during it.
 */
import { type Connection, type SqliteDatabase, walPages } from '../open.js';

/** How much the WAL can grow during overlapping reads. No checkpoint is possible until the last ends. */
export const maxGrowthBytes = 1_073_741_824;
/** If the WAL is larger, it is truncated before a read starts. */
const longLogBytes = 67_108_864;
/**
 * If the WAL has grown by more, another connection runs the checkpoint. A smaller checkpoint delays a commit
 * by a few milliseconds.
 */
const maxWriterCheckpointBytes = 16_777_216;
const watchMs = 100;

interface LongRead {
  /** The size of the WAL before the read, in bytes. */
  readonly before: number;
  /** How much the WAL can grow during the read. */
  readonly mostBytes: number;
  readonly giveUp: () => void;
}

export class WalGuard {
  /** Whether the WAL has grown by more than a quarter of what a read allows. */
  isCrowded = false;
  readonly #database: SqliteDatabase;
  /** Runs checkpoints. */
  readonly #connection: Connection;
  readonly #writer: Connection;
  readonly #reads = new Set<LongRead>();
  /** The size of the WAL before the first of the reads. */
  #before = 0;
  /** Settles when the most recent read has started. */
  #beginning: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;
  #keeping: Promise<unknown> | undefined;
  #folding: Promise<void> | undefined;

  constructor(database: SqliteDatabase, connection: Connection, writer: Connection) {
    this.#database = database;
    this.#connection = connection;
    this.#writer = writer;
  }

  /**
   * Registers a long read before it starts.
   *
   * @param mostBytes how much the WAL can grow during the read
   * @param giveUp called repeatedly when the WAL has grown too much, until the read has ended
   * @returns a function to call once when the read has ended
   */
  begin(mostBytes: number, giveUp: () => void): Promise<() => void> {
    // One at a time. It uses the connection of the scans, so interrupting a scan would interrupt it.
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
    this.isCrowded = grown(({ mostBytes }) => mostBytes / 4).length > 0;
    if (grown(() => maxWriterCheckpointBytes).length > 0)
      this.#keeping ??= this.#writer.all('PRAGMA wal_autocheckpoint = 0', []);
    const isFull = bytes - this.#before > maxGrowthBytes;
    for (const { giveUp } of isFull ? reads : grown(({ mostBytes }) => mostBytes)) giveUp();
  }

  #end(read: LongRead): void {
    this.#reads.delete(read);
    if (this.#reads.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.isCrowded = false;
    if (this.#keeping !== undefined)
      this.#folding = this.#keeping.then(() => this.#fold()).catch(() => undefined);
    this.#keeping = undefined;
  }

  /** Truncates the WAL if it is large. Returns the size of the WAL. */
  async #cut(): Promise<number> {
    const bytes = await this.#database.walBytes();
    // The WAL cannot be truncated during another read.
    if (bytes <= longLogBytes || this.#reads.size > 0) return bytes;
    try {
      // PASSIVE copies most pages without a lock. TRUNCATE then makes writes wait for the remaining pages and
      // for short reads.
      for (const mode of ['PASSIVE', 'TRUNCATE'])
        await this.#connection.all(`PRAGMA wal_checkpoint(${mode})`, []);
    } catch {
      // The disk can be too full for a checkpoint, but not for a read.
    }
    return this.#database.walBytes();
  }

  /** Copies the WAL into the database after the reads have ended, and enables automatic checkpoints again. */
  async #fold(): Promise<void> {
    try {
      await this.#connection.all('PRAGMA wal_checkpoint(PASSIVE)', []);
    } finally {
      // Otherwise, the WAL would grow until the end of the next long read.
      await this.#writer.all(`PRAGMA wal_autocheckpoint = ${walPages}`, []);
    }
  }
}
