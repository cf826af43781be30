/** Collects the frames of a feed for one response, and waits for the first of them if the client requests it. */
import { clientGone } from '../../fairness/read-request.js';
import type { Encoded, Room } from '../encode.js';
import { type Format, jsonItems } from '../formats.js';
import { type EndReason, type Output, problemOf, type Rest } from './output.js';

/** The frames of a response have at most this many bytes of UTF-8. */
const maxBytes = 1_048_576;
/** The response has at most this many bytes in addition to the frames. */
const maxEnvelopeBytes = 256;
/**
 * If a filter lets few changes pass, a request examines at most this many changes, and starts no further segment after
 * this time. The next request continues, and other clients have their turns in between.
 */
const maxExamined = 10_000;
const maxExaminingMs = 500;

export interface PollOptions {
  /** The name of the collection. */
  readonly collection: string;
  /** The sequence number of the change after which the response starts. */
  readonly seq: number;
  /** The maximum number of frames. */
  readonly limit: number;
  /** How long to wait if no frame is due. */
  readonly waitMs: number;
  /** Called when the poll begins to wait. Throws a problem if it must not. */
  readonly waits: () => void;
  /** Reserves memory for bytes of the response, as `ReadRequest` does. */
  readonly reserve: (bytes: number) => Promise<void>;
}

export interface Polled {
  /** Joined items of a JSON array, each with a comma after it. */
  readonly frames: readonly Buffer[];
  /** The sequence number of the last change that was collected or skipped. */
  readonly seq: number;
  readonly hasMore: boolean;
}

export class PollOutput implements Output {
  /** The response. Rejects with a problem if the server ends the feed before a frame is due. */
  readonly polled: Promise<Polled>;
  /** Resolves when the response is complete, or when the request starts to wait. */
  readonly begun: Promise<void>;
  readonly closed: Promise<void>;
  isOpen = true;
  readonly #options: PollOptions;
  readonly #startedAt = performance.now();
  readonly #parts: Buffer[] = [];
  #frames = 0;
  #bytes = 0;
  #seq: number;
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;
  #begin: () => void = () => undefined;
  #resolve: (polled: Polled) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(options: PollOptions) {
    this.#options = options;
    this.#seq = options.seq;
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.polled = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.closed = this.polled.then(
      () => undefined,
      () => undefined,
    );
  }

  get room(): Room {
    return { frames: this.#options.limit - this.#frames, bytes: maxBytes - this.#bytes };
  }

  format(): Format {
    return jsonItems;
  }

  write({ bytes, frames, through }: Encoded): Promise<void> {
    const envelope = this.#parts.length === 0 ? maxEnvelopeBytes : 0;
    this.#parts.push(bytes);
    this.#frames += frames;
    this.#bytes += bytes.length;
    this.#seq = through;
    return this.#options.reserve(bytes.length + envelope);
  }

  reached(seq: number, rest: Rest): void {
    this.#seq = seq;
    if (rest === 'unsent') this.#finish(true);
    else if (rest === 'unread') {
      if (!this.#isWaiting && this.#hasExaminedEnough()) this.#finish(true);
    } else if (this.#frames > 0 || this.#options.waitMs === 0) this.#finish(false);
    else if (!this.#isWaiting) this.#wait();
  }

  inspect(): void {}

  /** The response is complete, or the client has disconnected. */
  abandon(): void {
    if (this.isOpen) this.#fail(clientGone());
  }

  end(reason: EndReason, error?: unknown): void {
    if (reason === 'stopping' || this.#frames > 0) this.#finish(!this.#isWaiting);
    else this.#fail(error ?? problemOf(reason, this.#options.collection));
  }

  #hasExaminedEnough(): boolean {
    const isLong = performance.now() - this.#startedAt > maxExaminingMs;
    return isLong || this.#seq - this.#options.seq >= maxExamined;
  }

  #wait(): void {
    try {
      this.#options.waits();
    } catch (problem) {
      this.#fail(problem);
      return;
    }
    this.#isWaiting = true;
    this.#timer = setTimeout(() => this.#finish(false), this.#options.waitMs);
    this.#begin();
  }

  #finish(hasMore: boolean): void {
    this.#close();
    this.#resolve({ frames: this.#parts, seq: this.#seq, hasMore });
  }

  #fail(error: unknown): void {
    this.#close();
    this.#reject(error);
  }

  #close(): void {
    this.isOpen = false;
    clearTimeout(this.#timer);
    this.#begin();
  }
}
