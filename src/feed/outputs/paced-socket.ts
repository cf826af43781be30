import type { Duplex } from 'node:stream';
import { unflushedBytes } from '../../runtime/unflushed.js';

const stalledMs = 30_000;

/** Writes to a socket as fast as its client reads, and notices if the client reads nothing. */
export class PacedSocket {
  readonly #socket: Duplex;
  /** The write that is not flushed yet, and the last time at which the kernel accepted a byte of it. */
  #stall: { readonly since: number; readonly unflushed: number } | undefined;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /**
   * Writes complete frames in one write, because other writers of the socket write between them. If the kernel doesn't
   * accept all bytes at once, returns a promise that resolves when it has. Start the next write only then, so that a
   * stalled client keeps only one segment in memory.
   */
  write(bytes: Buffer): Promise<void> | undefined {
    const socket = this.#socket;
    socket.write(bytes);
    if (socket.writableLength === 0) return undefined;
    this.#stall = { since: performance.now(), unflushed: unflushedBytes(socket) };
    return new Promise((resolve) => {
      // An empty write completes after all queued writes before it.
      socket.write('', () => {
        this.#stall = undefined;
        resolve();
      });
    });
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
}
