/** A connection that consists of HTTP requests. `stream.ts` and `poll.ts` send the requests. */
import { type Connection, type ConnectionEvents, Lifetime } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { type Refusal, refusalIn } from './refusal.js';
import { type FeedRequest, get } from './request.js';
import type { Time } from './time.js';

export class HttpConnection<R extends RowLike> implements Connection {
  readonly #key: string;
  readonly #events: ConnectionEvents<R>;
  readonly #lifetime: Lifetime;
  readonly #aborting = new AbortController();
  #hasOpened = false;

  /** @param follow sends requests and passes on frames until the feed ends. It rejects with the reason. */
  constructor(
    { key }: FeedRequest,
    time: Time,
    events: ConnectionEvents<R>,
    follow: (connection: HttpConnection<R>) => Promise<void>,
  ) {
    this.#key = key;
    this.#events = events;
    this.#lifetime = new Lifetime(time, (reason) => this.#giveUp(reason));
    follow(this).then(
      () => this.#giveUp('the server closed the connection'),
      (error: Error) => this.#giveUp(error.message, refusalIn(error)),
    );
  }

  get ended(): Connection['ended'] {
    return this.#lifetime.ended;
  }

  cut(reason: string): void {
    this.#giveUp(reason);
  }

  /** Returns a successful response. @throws Refused */
  get(url: URL, type?: string): Promise<Response> {
    return get(url, this.#key, this.#aborting.signal, type);
  }

  /** The server has accepted the key and the parameters. */
  accepted(): void {
    this.#lifetime.open();
  }

  /** The feed is open. Later calls have no effect. */
  opened(): void {
    if (this.#hasOpened || this.#lifetime.isEnded) return;
    this.#hasOpened = true;
    this.#events.opened();
  }

  /** @param frames can be empty if something else arrived */
  frames(frames: readonly Frame<R>[]): void {
    if (this.#lifetime.isEnded) return;
    this.#lifetime.hear();
    if (frames.length > 0) this.#events.frames(frames);
  }

  #giveUp(reason: string, refusal?: Refusal): void {
    this.#lifetime.end({ reason, refusal });
    this.#aborting.abort();
  }
}
