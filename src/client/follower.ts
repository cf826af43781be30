/** Follows a feed. After a lost connection, it connects again and resumes from the last cursor. */
import { BackOff } from './back-off.js';
import type { Connection, ConnectionEvents, Ending } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { MirrorError } from './error.js';
import { startPoll } from './poll.js';
import { failure, type Refusal, refusalIn } from './refusal.js';
import { type FeedRequest, findRefusal } from './request.js';
import { openStream } from './stream.js';
import type { Time } from './time.js';
import { type OpenTransport, type Transport, TransportChoice } from './transport.js';
import { type WebSocketClass, WebSocketConnection } from './websocket.js';

export interface FollowerOptions {
  /** The address of the server, such as `https://rows.example`. */
  readonly url: string | URL;
  readonly collection: string;
  /**
   * An API key or a ticket, or a function that returns one. The function is called at the start, and again after the
   * server has rejected the key (401, or the close code 4401), so that tickets can be renewed. This is only an error if
   * the server also rejects the new key.
   */
  readonly key: string | (() => string | Promise<string>);
  /** If set, only rows that match this filter are included. */
  readonly filter?: string | undefined;
  /** How the server sends the feed. The default is `auto`. */
  readonly transport?: Transport | undefined;
  /** The WebSocket class for platforms without a global one, such as Node.js 20. */
  readonly WebSocket?: WebSocketClass | undefined;
  /** Ends the connection, and closes the mirror, when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

export interface FollowerEvents<R extends RowLike> {
  /** Called before `begin`. If it rejects, for example with `Refused`, the follower doesn't connect, and tries again later. */
  readonly prepare?: (request: FeedRequest, transport: OpenTransport, signal: AbortSignal) => Promise<void>;
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

/** The codes with which the server ends an open feed, and after which reconnecting can't succeed. */
const finalCodes: ReadonlySet<string | undefined> = new Set(['scope_insufficient', 'collection_not_found']);
const cursorExpired = 'cursor_expired';
/** After a connection of this length, the back-off starts again with short waits. */
const goodMs = 10_000;
/** A browser reports here when it loses its network connection and when it gets one again. Node.js reports neither. */
const platform = globalThis as Partial<EventTarget> & { readonly location?: { readonly origin: string } };

export class Follower<R extends RowLike> {
  /** The address of the server. It ends with a slash. */
  readonly service: URL;
  readonly #options: FollowerOptions;
  readonly #WebSocket: WebSocketClass | undefined;
  readonly #transport: TransportChoice;
  readonly #time: Time;
  readonly #events: FollowerEvents<R>;
  readonly #backOff: BackOff;
  readonly #closing = new AbortController();
  readonly #closed: Promise<undefined>;
  /** The key that the function returned, until the server rejects it. */
  #givenKey: string | undefined;
  /** The number of consecutive connections that the server rejected with 401. */
  #refusedKeys = 0;
  #hasOpened = false;

  constructor(options: FollowerOptions, time: Time, events: FollowerEvents<R>) {
    this.#options = options;
    this.service = serviceAt(options.url);
    this.#transport = new TransportChoice(options.transport);
    this.#WebSocket =
      this.#transport.now === 'websocket' ? (options.WebSocket ?? webSocketHere()) : undefined;
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
      await this.#end(new MirrorError('The client could not open the feed.', { isFinal: true, cause }));
    }
  }

  /** Follows the feed over one connection. Returns how long to wait before the next one, in milliseconds. */
  async #connect(): Promise<number> {
    const key = await this.#key();
    if (key === undefined || this.isClosed) return this.#backOff.nextMs();
    const { collection, filter } = this.#options;
    const first = { service: this.service, collection, filter, key, cursor: undefined };
    const transport = this.#transport.now;
    try {
      await this.#events.prepare?.(first, transport, this.#closing.signal);
    } catch (error) {
      return this.isClosed ? 0 : this.#refused(refusalIn(error));
    }
    if (this.isClosed) return 0;
    const request = { ...first, cursor: this.#events.begin() };
    const ending = await this.#follow(this.#open(transport, request));
    this.#events.ended();
    if (this.isClosed) return 0;
    if (ending.openMs !== undefined) return this.#lost(ending, ending.openMs);
    const isHidden = transport === 'websocket';
    const refusal = isHidden ? await findRefusal(request, this.#closing.signal) : ending.refusal;
    return this.isClosed ? 0 : this.#refused(refusal);
  }

  /** Returns undefined if the `key` function failed or the follower was closed. */
  async #key(): Promise<string | undefined> {
    const { key } = this.#options;
    if (typeof key === 'string') return key;
    try {
      this.#givenKey ??= await Promise.race([keyFrom(key), this.#closed]);
      return this.#givenKey;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.#events.error(new MirrorError(`The key function failed: ${reason}`, { cause }));
      return undefined;
    }
  }

  #open(transport: OpenTransport, request: FeedRequest): Connection {
    const events: ConnectionEvents<R> = {
      opened: () => this.#events.opened(request.cursor),
      frames: (frames) => this.#events.frames(frames, request.cursor),
    };
    if (transport === 'stream') return openStream(request, this.#time, events);
    if (transport === 'poll') return startPoll(request, this.#time, events);
    return new WebSocketConnection(request, this.#WebSocket!, this.#time, events);
  }

  async #follow(connection: Connection): Promise<Ending> {
    const cut = (): void => connection.cut('closed');
    // A WebSocket stays open when the network connection is lost. Without this event, it would end only after 45 s of silence.
    const lose = (): void => connection.cut('the browser is offline');
    this.#closing.signal.addEventListener('abort', cut);
    platform.addEventListener?.('offline', lose);
    const ending = await connection.ended;
    this.#closing.signal.removeEventListener('abort', cut);
    platform.removeEventListener?.('offline', lose);
    return ending;
  }

  /** Handles the end of a connection that was open. */
  async #lost({ reason, closeCode, refusal }: Ending, openMs: number): Promise<number> {
    this.#refusedKeys = 0;
    this.#hasOpened = true;
    this.#transport.opened();
    const isRenewed = refusal?.status === 401 && this.#renewsKey();
    const code = refusal?.code;
    const isExpired = code === cursorExpired && this.#events.expired();
    if (isExpired || openMs >= goodMs) this.#backOff.reset();
    const message = ['The feed ended', closeCode && ` with ${closeCode}`, reason && `: ${reason}`].join('');
    if (finalCodes.has(code)) await this.#end(new MirrorError(message, { isFinal: true, code, closeCode }));
    else if (!isRenewed) this.#events.error(new MirrorError(message, { code, closeCode }));
    return Math.max(this.#backOff.nextMs(), refusal?.retryAfterMs ?? 0);
  }

  /** Handles a connection that did not open. */
  async #refused(refusal: Refusal | undefined): Promise<number> {
    this.#transport.failed(refusal);
    const { code, detail, status, isFinal, retryAfterMs } = refusal ?? this.#notReached();
    if (code === cursorExpired && this.#events.expired()) this.#backOff.reset();
    this.#refusedKeys = status === 401 ? this.#refusedKeys + 1 : 0;
    // A key from a function may have expired on the way to the server. The function is therefore called once
    // more before a 401 is final.
    const isRenewed = status === 401 && this.#renewsKey() && this.#refusedKeys === 1;
    const error = new MirrorError(`The feed could not be opened: ${detail}`, { isFinal, code });
    if (isFinal && !isRenewed) await this.#end(error);
    else if (!isRenewed) this.#events.error(error);
    // The server is reachable, so an earlier outage must not delay the next attempt.
    return isRenewed ? 0 : Math.max(this.#backOff.nextMs(), retryAfterMs);
  }

  /**
   * Makes the next connection request another key. Returns false if there is only one key. The rejected key is not an
   * error yet, because tickets expire regularly.
   */
  #renewsKey(): boolean {
    this.#givenKey = undefined;
    return typeof this.#options.key === 'function';
  }

  /** The server sent no response that the client can read. */
  #notReached(): Refusal {
    const page = platform.location?.origin;
    const isForeign = page !== undefined && page !== this.service.origin && !this.#hasOpened;
    // A browser doesn't expose to a page whether the server rejected its origin.
    return failure(
      isForeign
        ? `the server is unreachable, the network blocks the connection, or ROWFEED_CORS_ORIGIN of the server does not contain ${page}`
        : 'the server is unreachable, or the network blocks the connection',
    );
  }

  async #end(error: MirrorError): Promise<void> {
    this.#closing.abort();
    await this.#events.error(error);
  }

  /** Waits. It returns early if the follower is closed, or if the browser gets a network connection again. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
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

/** Returns the address of the server with a slash at the end, so that paths are resolved below it. */
function serviceAt(given: string | URL): URL {
  const url = new URL(given);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

/** @throws TypeError if the result can't be a key, for example because the response contains no ticket */
async function keyFrom(key: () => string | Promise<string>): Promise<string> {
  const given: unknown = await key();
  if (typeof given === 'string' && given !== '') return given;
  throw new TypeError(`it must return a key, not ${given === '' ? 'an empty string' : typeof given}`);
}

function webSocketHere(): WebSocketClass {
  const { WebSocket } = globalThis as { readonly WebSocket?: WebSocketClass };
  if (WebSocket === undefined)
    throw new TypeError(
      'This platform does not support WebSocket. Pass a class as `WebSocket`, or set `transport` to `stream`.',
    );
  return WebSocket;
}
