/** Follows a feed. After a lost connection, it connects again and resumes from the last cursor. */
import { BackOff } from './back-off.js';
import { Connection, type Ending, type WebSocketClass } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { MirrorError } from './error.js';
import { findRefusal } from './refusal.js';
import type { Time } from './time.js';

export interface FollowerOptions {
  /** The address of the server, such as `https://rows.example`. */
  readonly url: string | URL;
  readonly collection: string;
  /**
   * An API key or a ticket, or a function that returns one. The function is called at the start, and again after the
   * server has rejected the key (401, or the close code 4401), so that tickets can be renewed.
   */
  readonly key: string | (() => string | Promise<string>);
  /** If set, only rows that match this filter are included. */
  readonly filter?: string | undefined;
  /** The WebSocket class for platforms without a global one, such as Node.js 20. */
  readonly WebSocket?: WebSocketClass | undefined;
  /** Ends the connection, and closes the mirror, when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

export interface FollowerEvents<R extends RowLike> {
  /** Called before each connection. Returns the cursor to resume from, or undefined for initial rows. */
  readonly begin: () => string | undefined;
  /** Called when a connection is open. @param cursor the cursor that it resumed from, as in `frames` */
  readonly opened: (cursor: string | undefined) => void;
  readonly frames: (frames: readonly Frame<R>[], cursor: string | undefined) => void;
  /** Called when a connection has ended. No other connection is open at that time. */
  readonly ended: () => void;
  /**
   * Called if the change log no longer contains the changes after the cursor. Returns whether the follower
   * can start differently, with the initial rows.
   */
  readonly expired: () => boolean;
  /** Called with each error. After a final error, no further event follows. */
  readonly error: (error: MirrorError) => unknown;
}

/** Close codes after which reconnecting can't succeed: no permission to read, or no collection. */
const finalCloses: Readonly<Record<number, string>> = {
  4403: 'scope_insufficient',
  4404: 'collection_not_found',
};
const cursorGone = 4410;
/** The key or the ticket was revoked or has expired. */
const keyEnded = 4401;
/** After a connection of this length, the back-off starts again with short waits. */
const goodMs = 10_000;
export class Follower<R extends RowLike> {
  /** The address of the server. It ends with a slash. */
  readonly service: URL;
  readonly #options: FollowerOptions;
  readonly #WebSocket: WebSocketClass;
  readonly #time: Time;
  readonly #events: FollowerEvents<R>;
  readonly #backOff: BackOff;
  readonly #closing = new AbortController();
  readonly #closed: Promise<undefined>;
  /** The key that the function returned, until the server rejects it. */
  #givenKey: string | undefined;
  /** The number of consecutive handshakes that the server rejected with 401. */
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

  /** Follows the feed until `close` is called or a final error occurs. */
  async run(): Promise<void> {
    try {
      while (!this.isClosed) {
        const pauseMs = await this.#connect();
        if (!this.isClosed) await this.#pause(pauseMs);
      }
    } catch (cause) {
      // For example, a page that was loaded over https can't open an unencrypted WebSocket.
      await this.#end(new MirrorError('The feed can not be followed.', { isFinal: true, cause }));
    }
  }

  /** Follows the feed over one connection. Returns how long to wait before the next one, in milliseconds. */
  async #connect(): Promise<number> {
    const key = await this.#key();
    if (key === undefined || this.isClosed) return this.#backOff.nextMs();
    const ending = await this.#follow(key);
    this.#events.ended();
    if (this.isClosed) return 0;
    const { code, reason, openMs } = ending;
    if (openMs === undefined) return this.#refused(key);
    this.#refusedKeys = 0;
    if (code === keyEnded) this.#givenKey = undefined;
    const isExpired = code === cursorGone && this.#events.expired();
    if (isExpired || openMs >= goodMs) this.#backOff.reset();
    const message = `The feed ended with ${code}${reason && `: ${reason}`}`;
    if (code in finalCloses)
      await this.#end(new MirrorError(message, { isFinal: true, code: finalCloses[code], closeCode: code }));
    else this.#events.error(new MirrorError(message, { closeCode: code }));
    return this.#backOff.nextMs();
  }

  /** Returns undefined if the `key` function failed or the follower was closed. */
  async #key(): Promise<string | undefined> {
    const { key } = this.#options;
    if (typeof key === 'string') return key;
    try {
      this.#givenKey ??= await Promise.race([key(), this.#closed]);
      return this.#givenKey;
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
    if (status === 401) this.#givenKey = undefined;
    this.#refusedKeys = status === 401 ? this.#refusedKeys + 1 : 0;
    // A key from a function may have expired on the way to the server. The function is therefore called once
    // more before a 401 is final.
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

  /** Waits. It returns early if the follower is closed, or if the browser gets a network connection again. */
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

/**
 * Returns the address of the server with a slash at the end, so that paths are resolved below it.
 *
 * @throws TypeError if the address is not a URL with http or https
 */
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
