/** Sends a feed as server-sent events, in the body of an HTTP response (HTML standard, section 9.2). */
import type { ServerResponse } from 'node:http';
import type { Problem } from '../../problem.js';
import type { Encoded } from '../encode.js';
import { type EventFormats, eventFormats, type Format } from '../formats.js';
import { type EndReason, type Output, problemOf } from './output.js';
import { type CountUnread, PacedSocket } from './paced-socket.js';

/** How long a client waits before it reconnects. */
const retryMs = 2_000;
/** Proxies close connections that are silent for longer. Most of them wait for 30 s or 60 s. */
const maxSilenceMs = 15_000;

interface StreamOptions {
  /** The name of the collection. */
  readonly collection: string;
  /** Returns the body of an error response with this problem. */
  readonly detailsOf: (problem: Problem) => object;
  /** The time within which a client must read the rest of the response before the server disconnects it. */
  readonly closeMs: number;
  readonly countUnread: CountUnread;
}

export class StreamOutput implements Output {
  /** Resolves when the response is complete, or when the client has disconnected. */
  readonly closed: Promise<void>;
  readonly #response: ServerResponse;
  readonly #socket: PacedSocket;
  readonly #formats: EventFormats;
  readonly #options: StreamOptions;
  #isEnded = false;
  #isClosed: () => void = () => undefined;
  #lastSentAt = performance.now();

  /**
   * @param response a response whose headers were sent. Frames are written to its socket directly, because then all
   * subscriptions share the same bytes. Chunks that Node.js makes take four writes for each subscription.
   */
  constructor(response: ServerResponse, options: StreamOptions) {
    this.#response = response;
    this.#options = options;
    this.#socket = new PacedSocket(response.socket!, options.countUnread);
    this.#formats = response.chunkedEncoding ? eventFormats.chunked : eventFormats.plain;
    this.closed = new Promise((resolve) => {
      this.#isClosed = resolve;
    });
    this.#writeText(`retry: ${retryMs}\n\n`);
  }

  get isOpen(): boolean {
    return !this.#isEnded && this.#socket.isOpen;
  }

  format(isResumable: boolean): Format {
    return isResumable ? this.#formats.withIds : this.#formats.withoutIds;
  }

  write({ bytes }: Encoded): Promise<void> | undefined {
    this.#lastSentAt = performance.now();
    return this.#socket.write(bytes);
  }

  /** Disconnects a client that does not read, and sends a comment after a silence. */
  inspect(now: number): void {
    if (this.#socket.isStalled(now)) this.end('tooSlow');
    else if (now - this.#lastSentAt >= maxSilenceMs && !this.#socket.isBehind) {
      this.#lastSentAt = now;
      this.#writeText(': keep-alive\n\n');
    }
  }

  end(reason: EndReason): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (reason === 'tooSlow') {
      this.#socket.reset();
      return;
    }
    const { socket } = this.#response;
    const { collection, detailsOf, closeMs } = this.#options;
    const problem = problemOf(reason, collection);
    if (problem !== undefined) this.#writeText(`event: end\ndata: ${JSON.stringify(detailsOf(problem))}\n\n`);
    this.#response.end();
    const timer = setTimeout(() => {
      this.#socket.resetIfBehind();
      socket?.destroy();
    }, closeMs).unref();
    void this.closed.then(() => clearTimeout(timer));
  }

  /** The response is complete, or the client has disconnected. */
  hasClosed(): void {
    this.#isEnded = true;
    this.#isClosed();
  }

  #writeText(text: string): void {
    void this.#socket.write(this.#formats.withIds.join([Buffer.from(text)]));
  }
}
