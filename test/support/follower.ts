import { EventEmitter, once } from 'node:events';
import { type Feed, type FeedOptions, type Frame, feed } from './feed.js';
import { seqOf } from './writers.js';

/** How long a follower may take to get where it should be, over whatever connections. */
const arrivalMs = 15_000;

/** Follows a collection over any number of connections, each resumed from the last frame of the one before. */
export class Follower {
  /** The frames of all connections, in order of arrival, bookmarks left out. */
  readonly frames: Frame[] = [];
  /** Connections so far. */
  connections = 0;
  /** The cursor of the last frame, bookmarks included. */
  since: string;
  readonly #options: FeedOptions;
  readonly #arrivals = new EventEmitter();
  #feed: Feed | undefined;
  #taken = 0;

  /** `since`: the cursor to begin with. */
  constructor(options: FeedOptions, since: string) {
    this.#options = options;
    this.since = since;
  }

  /** The last change that was seen, or known to be passed over. */
  get seq(): number {
    this.#take();
    return seqOf(this.since);
  }

  async connect(service: { readonly url: string }): Promise<void> {
    this.#feed = await feed(service, { ...this.#options, since: this.since });
    this.#feed.socket.on('message', () => this.#arrivals.emit('frame'));
    this.#taken = 0;
    this.connections += 1;
    // Those that came with the handshake.
    this.#arrivals.emit('frame');
  }

  /** Ends the connection abruptly, or waits for the end that the service made. Returns the close code. */
  async cut(): Promise<number> {
    const connection = this.#feed!;
    connection.socket.terminate();
    const { code } = await connection.closed();
    this.#take();
    this.#feed = undefined;
    return code;
  }

  /** Waits until the service ends the connection; returns the close code. */
  async ended(timeoutMs?: number): Promise<number> {
    const { code } = await this.#feed!.closed(timeoutMs);
    this.#take();
    this.#feed = undefined;
    return code;
  }

  /** Waits until the follower has come so far. */
  async reach(seq: number): Promise<void> {
    const signal = AbortSignal.timeout(arrivalMs);
    while (this.seq < seq) {
      await once(this.#arrivals, 'frame', { signal }).catch(() => {
        throw new Error(`the follower stands at ${this.seq}, not at ${seq}`);
      });
    }
  }

  #take(): void {
    const all = this.#feed?.all ?? [];
    for (; this.#taken < all.length; this.#taken += 1) {
      const frame = all[this.#taken]!;
      this.since = frame.cursor;
      if (frame.event !== 'bookmark') this.frames.push(frame);
    }
  }
}
