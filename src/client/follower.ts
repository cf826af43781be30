/** Follows a feed over any number of connections: what was lost on one comes on the next. */
import { BackOff } from './back-off.js';
import { Connection, type Ending, type WebSocketClass } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { MirrorError } from './error.js';
import { findRefusal } from './refusal.js';
import type { Time } from './time.js';

export interface FollowerOptions {
  /** Where the service is, such as `https://rows.example`. */
  readonly url: string | URL;
  readonly collection: string;
  /** An API key, or what gives one: it is asked anew for every connection, so that keys may be short-lived. */
  readonly key: string | (() => string | Promise<string>);
  /** Only rows that fit it are told of. */
  readonly filter?: string | undefined;
  /** For platforms that have none of their own, such as Node.js 20. */
  readonly WebSocket?: WebSocketClass | undefined;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
}

export interface FollowerEvents<R extends RowLike> {
  /** A connection is to be made; returns the cursor that it goes on from, undefined from the first rows on. */
  readonly begin: () => string | undefined;
  /** It is open. @param cursor that it began with, as for the others */
  readonly opened: (cursor: string | undefined) => void;
  readonly frames: (frames: readonly Frame<R>[], cursor: string | undefined) => void;
  /** It has ended, and none is open. */
  readonly ended: () => void;
  /** The log no longer holds what follows the cursor. Returns whether there is another way to go on. */
  readonly expired: () => boolean;
  /** What went wrong; where that is final, nothing comes any more. */
  readonly error: (error: MirrorError) => unknown;
}

/** Close codes after which connecting again is of no use: the right to read is gone, or the collection. */
const finalCloses: Readonly<Record<number, string>> = {
  4403: 'scope_insufficient',
  4404: 'collection_not_found',
};
const cursorGone = 4410;
/** A connection that stood so long was a good one: the next attempts begin in quick succession again. */
const goodMs = 10_000;
export class Follower<R extends RowLike> {
  /** Its address, ending in a slash. */
  readonly service: URL;
  readonly #options: FollowerOptions;
  readonly #WebSocket: WebSocketClass;
  readonly #time: Time;
  readonly #events: FollowerEvents<R>;
  readonly #backOff: BackOff;
  readonly #closing = new AbortController();
  readonly #closed: Promise<undefined>;
  /** Handshakes refused for their key, one after the other. */
  #refusedKeys = 0;

  constructor(options: FollowerOptions, time: Time, events: FollowerEvents<R>) {
    this.#options = options;
    this.service = serviceAt(options.url);
    this.#WebSocket = options.WebSocket ?? webSocketHere();
    this.#time = time;
    this.#events = events;
    this.#backOff = new BackOff(time);
    this.#closed = new Promise((resolve) =>
      this.#closing.signal.addEventListener('abort', () => resolve(undefined), { once: true }),
    );
    const { signal } = options;
    if (signal?.aborted) this.#closing.abort();
    signal?.addEventListener('abort', () => this.close(), { once: true, signal: this.#closing.signal });
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  close(): void {
    this.#closing.abort();
  }

  /** Follows until it is closed, or can't go on. */
  async run(): Promise<void> {
    try {
      while (!this.isClosed) {
        const pauseMs = await this.#connect();
        if (!this.isClosed) await this.#pause(pauseMs);
      }
    } catch (cause) {
      // A page of https that is to open a connection without, say.
      await this.#end(new MirrorError('The feed can not be followed.', { isFinal: true, cause }));
    }
  }

  /** Follows the feed until the connection ends; returns how long to wait before the next one. */
  async #connect(): Promise<number> {
    const key = await this.#key();
    if (key === undefined || this.isClosed) return this.#backOff.nextMs();
    const ending = await this.#follow(key);
    this.#events.ended();
    if (this.isClosed) return 0;
    const { code, reason, openMs } = ending;
    if (openMs === undefined) return this.#refused(key);
    this.#refusedKeys = 0;
    const isExpired = code === cursorGone && this.#events.expired();
    if (isExpired || openMs >= goodMs) this.#backOff.reset();
    const message = `The feed ended with ${code}${reason && `: ${reason}`}`;
    if (code in finalCloses)
      await this.#end(new MirrorError(message, { isFinal: true, code: finalCloses[code], closeCode: code }));
    else this.#events.error(new MirrorError(message, { closeCode: code }));
    return this.#backOff.nextMs();
  }

  /** Undefined where it could not be had. */
  async #key(): Promise<string | undefined> {
    const { key } = this.#options;
    if (typeof key === 'string') return key;
    try {
      return await Promise.race([key(), this.#closed]);
    } catch (cause) {
      this.#events.error(new MirrorError('No key was given.', { cause }));
      return undefined;
    }
  }

  async #follow(key: string): Promise<Ending> {
    const { collection, filter } = this.#options;
    const cursor = this.#events.begin();
    const url = new URL('ws', this.service);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = `${new URLSearchParams({
      api_key: key,
      collection,
      ...(filter !== undefined && { filter }),
      ...(cursor === undefined ? { initial: 'true' } : { since: cursor }),
    })}`;
    const connection = new Connection<R>(url.href, this.#WebSocket, this.#time, {
      opened: () => this.#events.opened(cursor),
      frames: (frames) => this.#events.frames(frames, cursor),
    });
    const cut = (): void => connection.cut();
    this.#closing.signal.addEventListener('abort', cut);
    const ending = await connection.ended;
    this.#closing.signal.removeEventListener('abort', cut);
    return ending;
  }

  async #refused(key: string): Promise<number> {
    const { collection, filter } = this.#options;
    const refusal = await findRefusal(this.service, { collection, filter, key }, this.#closing.signal);
    if (this.isClosed) return 0;
    const { code, detail, status, isFinal, retryAfterMs } = refusal ?? notReached;
    this.#refusedKeys = status === 401 ? this.#refusedKeys + 1 : 0;
    // One that was given may have run out on the way, which another one given just now hasn't.
    const isAnotherTried = typeof this.#options.key === 'string' || this.#refusedKeys > 1;
    const error = new MirrorError(`The feed could not be opened: ${detail}`, {
      isFinal: isFinal && (status !== 401 || isAnotherTried),
      code,
    });
    if (error.isFinal) await this.#end(error);
    else this.#events.error(error);
    return Math.max(this.#backOff.nextMs(), retryAfterMs);
  }

  async #end(error: MirrorError): Promise<void> {
    this.#closing.abort();
    await this.#events.error(error);
  }

  /** Waits, unless it is closed, or the browser is connected to a network again. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const platform = globalThis as Partial<EventTarget>;
      const { signal } = this.#closing;
      const over = (): void => {
        callOff();
        signal.removeEventListener('abort', over);
        platform.removeEventListener?.('online', over);
        resolve();
      };
      const callOff = this.#time.after(ms, over);
      signal.addEventListener('abort', over);
      platform.addEventListener?.('online', over);
    });
  }
}

const notReached = {
  code: undefined,
  detail: 'the service is not reached, or has no room',
  status: undefined,
  isFinal: false,
  retryAfterMs: 0,
};

/** Its address, ending in a slash, so that paths are below it. */
function serviceAt(given: string | URL): URL {
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`${given} is not an address of http or https`);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

function webSocketHere(): WebSocketClass {
  const { WebSocket } = globalThis as { readonly WebSocket?: WebSocketClass };
  if (WebSocket === undefined) throw new TypeError('this platform has no WebSocket: pass one as `WebSocket`');
  return WebSocket;
}
