import { EventEmitter, once } from 'node:events';
import { hangMs } from './eventually.js';
import type { FeedOptions, Frame } from './feed.js';
import { type Connection, connectBy, type Transport } from './transports.js';
import { seqOf } from './writers.js';

/**
 * Follows a collection over several connections. Each connection resumes from the last frame of the previous
 * one.
 */
export class Follower {
  /** The frames of all connections in the order of arrival, without bookmarks. */
  readonly frames: Frame[] = [];
  /** The number of connections so far. */
  connections = 0;
  /** The cursor of the last frame, including bookmarks. */
  since: string;
  readonly #options: FeedOptions;
  readonly #arrivals = new EventEmitter();
  readonly #transport: Transport;
  #connection: Connection | undefined;
  #taken = 0;

  /** @param since the cursor to start from */
  constructor(options: FeedOptions, since: string, transport: Transport = 'websocket') {
    this.#options = options;
    this.#transport = transport;
    this.since = since;
  }

  /** The sequence number of the last change that was received or skipped by a bookmark. */
  get seq(): number {
    this.#take();
    return seqOf(this.since);
  }

  async connect(service: { readonly url: string }): Promise<void> {
    const options = { ...this.#options, since: this.since };
    const arrived = (): void => void this.#arrivals.emit('frame');
    this.#connection = await connectBy(this.#transport, service, options, arrived);
    this.#taken = 0;
    this.connections += 1;
    // Frames can arrive together with the handshake.
    this.#arrivals.emit('frame');
  }

  /** Terminates the connection. Returns the close code. */
  async cut(): Promise<number> {
    const code = await this.#connection!.cut();
    this.#take();
    this.#connection = undefined;
    return code;
  }

  /** Waits until the server closes the connection. Returns the close code. */
  async ended(timeoutMs?: number): Promise<number> {
    const code = await this.#connection!.closed(timeoutMs);
    this.#take();
    this.#connection = undefined;
    return code;
  }

  /** Waits until the follower has reached this sequence number. */
  async reach(seq: number): Promise<void> {
    const signal = AbortSignal.timeout(hangMs);
    while (this.seq < seq) {
      await once(this.#arrivals, 'frame', { signal }).catch(() => {
        throw new Error(`the follower stands at ${this.seq}, not at ${seq}`);
      });
    }
  }

  #take(): void {
    const all = this.#connection?.all ?? [];
    for (; this.#taken < all.length; this.#taken += 1) {
      const frame = all[this.#taken]!;
      this.since = frame.cursor;
      if (frame.event !== 'bookmark') this.frames.push(frame);
    }
  }
}
