/** Collects the frames of a feed for one response, and waits for the first of them if the client requests it. */
import type { LateBody, OpenFeed } from '../../contract/handlers.js';
import type { CollectionRef } from '../../engines/engine.js';
import { clientGone, type ReadRequest } from '../../fairness/read-request.js';
import { cursorOf } from '../../log/cursor.js';
import type { JsonText } from '../../values/values.js';
import type { Encoded, Room } from '../encode.js';
import { type Format, jsonItems } from '../formats.js';
import type { Subscription } from '../subscription.js';
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

interface PollOptions {
  readonly collection: CollectionRef;
  /** The sequence number of the change after which the response starts. */
  readonly seq: number;
  /** The maximum number of frames. */
  readonly limit: number;
  /** How long to wait if no frame is due. */
  readonly waitMs: number;
  /** Reserves memory for the response. */
  readonly readRequest: Pick<ReadRequest, 'reserve'>;
  /** Called when the poll begins to wait. Throws a problem if it must not. */
  readonly waits: () => void;
}

type Body = JsonText<never> | Uint8Array;

const nothing = (): void => undefined;

/**
 * First examines the changes after the cursor. If no frame is due, the poll waits, and is itself the body that comes
 * later. It is complete when the body is known.
 */
export class PollOutput implements Output, OpenFeed, LateBody {
  readonly #subscription: Subscription;
  readonly #collection: CollectionRef;
  readonly #readRequest: PollOptions['readRequest'];
  readonly #limit: number;
  readonly #waitMs: number;
  readonly #startedAt = performance.now();
  readonly #firstSeq: number;
  readonly #parts: Buffer[] = [];
  #frames = 0;
  #bytes = 0;
  #seq: number;
  /** Undefined when the poll waits, so that it doesn't keep what only the beginning needs. */
  #waits: PollOptions['waits'] | undefined;
  /** Set when the poll is complete. Throws a problem if the server has stopped the feed before a frame was due. */
  #body: (() => Body) | undefined;
  /** Called when the poll starts to wait, and when it is complete. */
  #notify = nothing;

  constructor(
    subscription: Subscription,
    { collection, readRequest, limit, waitMs, waits, seq }: PollOptions,
  ) {
    this.#subscription = subscription;
    this.#collection = collection;
    this.#readRequest = readRequest;
    this.#limit = limit;
    this.#waitMs = waitMs;
    this.#waits = waits;
    this.#firstSeq = seq;
    this.#seq = seq;
  }

  /** Resolves with the body, or when the request starts to wait. */
  async begin(): Promise<Body | LateBody> {
    await new Promise<void>((resolve) => {
      this.#notify = resolve;
      this.#subscription.opened(this);
    });
    return this.isOpen ? this : this.content();
  }

  get isOpen(): boolean {
    return this.#body === undefined;
  }

  get #isWaiting(): boolean {
    return this.#waits === undefined;
  }

  get room(): Room {
    return { frames: this.#limit - this.#frames, bytes: maxBytes - this.#bytes };
  }

  format(): Format {
    return jsonItems;
  }

  write({ bytes, frames, through }: Encoded): Promise<void> | undefined {
    const envelope = this.#parts.length === 0 ? maxEnvelopeBytes : 0;
    this.#parts.push(bytes);
    this.#frames += frames;
    this.#bytes += bytes.length;
    this.#seq = through;
    return this.#readRequest.reserve(bytes.length + envelope);
  }

  reached(seq: number, rest: Rest): void {
    this.#seq = seq;
    if (rest === 'unsent') this.#finish(true);
    else if (rest === 'unread') {
      if (!this.#isWaiting && this.#hasExaminedEnough()) this.#finish(true);
    } else if (this.#frames > 0 || this.#waitMs === 0) this.#finish(this.#subscription.hasMore);
    else if (!this.#isWaiting) this.#wait();
  }

  /** Ends the wait when its time has elapsed. */
  inspect(now: number): void {
    if (this.#isWaiting && now - this.#startedAt >= this.#waitMs) this.#finish(this.#subscription.isBehind);
  }

  ended(): void {
    if (this.isOpen) this.#fail(clientGone());
  }

  end(reason: EndReason, error?: unknown): void {
    if (reason === 'stopping' || this.#frames > 0)
      this.#finish(!this.#isWaiting || this.#subscription.isBehind);
    else this.#fail(error ?? problemOf(reason, this.#collection.name));
  }

  whenComplete(notify: () => void): void {
    this.#notify = notify;
    if (!this.isOpen) notify();
  }

  content(): Body {
    return this.#body!();
  }

  #hasExaminedEnough(): boolean {
    const isLong = performance.now() - this.#startedAt > maxExaminingMs;
    return isLong || this.#seq - this.#firstSeq >= maxExamined;
  }

  #wait(): void {
    try {
      this.#waits!();
    } catch (problem) {
      this.#fail(problem);
    }
    // The client can have disconnected.
    if (!this.isOpen) return;
    this.#waits = undefined;
    this.#notify();
  }

  #finish(hasMore: boolean): void {
    this.#close(() => bodyOf(this.#collection, this.#parts, this.#seq, hasMore));
  }

  #fail(error: unknown): void {
    this.#close(() => {
      throw error;
    });
  }

  #close(body: () => Body): void {
    this.#body = body;
    this.#subscription.closed();
    this.#notify();
  }
}

/**
 * The last body that contained these frames. All polls that a commit wakes have the same frames, so they share the body.
 */
const lastBodies = new WeakMap<Buffer, { readonly rest: string; readonly body: Uint8Array }>();

/** @param parts joined items of a JSON array, each with a comma after it */
export function bodyOf(
  { incarnation }: CollectionRef,
  parts: readonly Buffer[],
  seq: number,
  hasMore: boolean,
): Body {
  const rest = `],"cursor":"${cursorOf(incarnation, seq)}","has_more":${hasMore}}`;
  const [first, ...others] = parts;
  if (first === undefined) return `{"changes":[${rest}` as JsonText<never>;
  const known = others.length === 0 ? lastBodies.get(first) : undefined;
  if (known?.rest === rest) return known.body;
  const last = parts.at(-1)!.subarray(0, -1);
  const body = Buffer.concat([opening, ...parts.slice(0, -1), last, Buffer.from(rest)]);
  if (others.length === 0) lastBodies.set(first, { rest, body });
  return body;
}

const opening = Buffer.from('{"changes":[');
