import type { Socket } from 'node:net';
import type { Release } from '../../fairness/shares.js';
import { unflushedBytes } from '../../runtime/unflushed.js';

const stalledMs = 30_000;

/**
 * Counts the memory of bytes that a client has not read yet, until the returned function is called.
 *
 * @throws Problem if they are more than the client can leave unread
 */
export type CountUnread = (bytes: Buffer) => Release;

/** Since when the kernel has not accepted a byte of the writes that are pending, and how many bytes remain. */
interface Stall {
  readonly since: number;
  readonly unflushed: number;
}

/** Writes to a socket as fast as its client reads, and notices if the client reads nothing. */
export class PacedSocket {
  readonly #socket: Socket;
  readonly #countUnread: CountUnread;
  /** The number of writes that are not flushed yet. */
  #pendingWrites = 0;
  /** Set while a write is pending. */
  #stall: Stall | undefined;

  constructor(socket: Socket, countUnread: CountUnread) {
    this.#socket = socket;
    this.#countUnread = countUnread;
  }

  /**
   * Writes complete frames in one write, because other writers of the socket write between them. If the kernel doesn't
   * accept all bytes at once, returns a promise that resolves when it has. Start the next write only then, so that a
   * stalled client keeps only one segment in memory. If even this segment is too much, disconnects the client.
   */
  write(bytes: Buffer): Promise<void> | undefined {
    const socket = this.#socket;
    socket.write(bytes);
    if (socket.writableLength === 0) return undefined;
    // A further write does not count as progress. For example, bookmarks are sent at intervals.
    this.#stall ??= this.#stallFromNow();
    let release: Release;
    try {
      release = this.#countUnread(bytes);
    } catch {
      this.reset();
      return undefined;
    }
    this.#pendingWrites += 1;
    return new Promise((resolve) => {
      // An empty write completes after all queued writes before it, or when the socket is destroyed.
      socket.write('', () => {
        this.#pendingWrites -= 1;
        this.#stall = this.#pendingWrites === 0 ? undefined : this.#stallFromNow();
        release();
        resolve();
      });
    });
  }

  /** Whether the server hasn't disconnected the client. */
  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** Whether data is waiting, because the client does not read fast enough. */
  get isBehind(): boolean {
    return this.#stall !== undefined;
  }

  /** Whether the kernel has not accepted a byte for 30 s, although data is waiting. */
  isStalled(now: number): boolean {
    if (this.#stall === undefined) return false;
    const unflushed = unflushedBytes(this.#socket);
    if (unflushed !== this.#stall.unflushed) this.#stall = { since: now, unflushed };
    return now - this.#stall.since >= stalledMs;
  }

  /** Disconnects a client that has not read the data that is waiting. */
  resetIfBehind(): void {
    if (this.isBehind) this.reset();
  }

  /** Disconnects the client. After a normal close, the kernel would keep the data that the client does not read. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  #stallFromNow(): Stall {
    return { since: performance.now(), unflushed: unflushedBytes(this.#socket) };
  }
}
