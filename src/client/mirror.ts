/** A copy of a collection that stays true over any number of connections. */
import { BackOff } from './back-off.js';
import { Connection, type Ending, type WebSocketClass } from './connection.js';
import { type AnyRow, type Change, Copy, type Frame, type RowLike } from './copy.js';
import { findRefusal } from './refusal.js';
import { Keeper, type MirrorStorage } from './storage.js';
import type { Time } from './time.js';

export interface MirrorOptions<R extends RowLike = AnyRow> {
  /** Where the service is, such as `https://rows.example`. */
  readonly url: string | URL;
  readonly collection: string;
  /** An API key, or what gives one: it is asked anew for every connection, so that keys may be short-lived. */
  readonly key: string | (() => string | Promise<string>);
  /** Only rows that fit it are mirrored. */
  readonly filter?: string | undefined;
  /** For platforms that have none of their own, such as Node.js 20. */
  readonly WebSocket?: WebSocketClass | undefined;
  /** Where the copy is kept for the next time. */
  readonly storage?: MirrorStorage<R> | undefined;
  /** Closes the mirror. */
  readonly signal?: AbortSignal | undefined;
}

export interface MirrorEvents<R extends RowLike = AnyRow> {
  /** `rows` has changed: once for all that came together, each change in its order. */
  readonly change: (changes: readonly Change<R>[]) => void;
  /** `synced` has changed. */
  readonly synced: (isSynced: boolean) => void;
  /** A connection was lost or refused, or the storage failed. The mirror goes on, unless the error is final. */
  readonly error: (error: MirrorError) => void;
}

export interface Mirror<R extends RowLike = AnyRow> {
  /** By id; the same map all the time. Nothing is in it before the copy is whole, or what was stored is read. */
  readonly rows: ReadonlyMap<number, R>;
  /** Whether the copy is whole and changes come as they are committed. */
  readonly synced: boolean;
  /** Resolves when the mirror is synced for the first time, and rejects where it ends before. */
  readonly ready: Promise<void>;
  /** Calls back for each event; returns what ends that. */
  on<Name extends keyof MirrorEvents<R>>(name: Name, listener: MirrorEvents<R>[Name]): () => void;
  /** Ends the mirror, whose rows stay; resolves when what there is to store is stored. */
  close(): Promise<void>;
}

export class MirrorError extends Error {
  override readonly name = 'MirrorError';
  /** Whether the mirror has ended. */
  readonly isFinal: boolean;
  /** The code of the problem that the service answered with, such as `key_invalid`. */
  readonly code: string | undefined;
  /** That of the connection, where it was open. */
  readonly closeCode: number | undefined;

  constructor(
    message: string,
    {
      isFinal = false,
      code,
      closeCode,
      cause,
    }: Partial<Pick<MirrorError, 'isFinal' | 'code' | 'closeCode' | 'cause'>>,
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.code = code;
    this.closeCode = closeCode;
  }
}

/** Close codes after which connecting again is of no use: the right to read is gone, or the collection. */
const finalCloses: Readonly<Record<number, string>> = {
  4403: 'scope_insufficient',
  4404: 'collection_not_found',
};
const cursorGone = 4410;
/** A connection that stood so long was a good one: the next attempts begin in quick succession again. */
const goodMs = 10_000;
/** How long a resumed feed must stand to be taken for live: it doesn't tell the end of what it replays, or 4410 comes. */
const settleMs = 200;

export class LiveMirror<R extends RowLike> implements Mirror<R> {
  readonly ready: Promise<void>;
  readonly #service: URL;
  readonly #options: MirrorOptions<R>;
  readonly #WebSocket: WebSocketClass;
  readonly #time: Time;
  readonly #copy = new Copy<R>();
  readonly #keeper: Keeper<R> | undefined;
  readonly #backOff: BackOff;
  readonly #listeners = new Map<keyof MirrorEvents<R>, Set<(value: never) => void>>();
  readonly #closing = new AbortController();
  readonly #closed: Promise<undefined>;
  readonly #ended: Promise<void>;
  #isSynced = false;
  /** Handshakes refused for their key, one after the other. */
  #refusedKeys = 0;
  #resolveReady: () => void = () => undefined;
  #rejectReady: (error: MirrorError) => void = () => undefined;

  constructor(options: MirrorOptions<R>, time: Time) {
    this.#options = options;
    this.#service = serviceAt(options.url);
    this.#WebSocket = options.WebSocket ?? webSocketHere();
    this.#time = time;
    this.#backOff = new BackOff(time);
    if (options.storage !== undefined) {
      const name = JSON.stringify([this.#service.href, options.collection, options.filter ?? null]);
      this.#keeper = new Keeper(options.storage, name, (cause) =>
        this.#tell(
          'error',
          new MirrorError('The copy could not be stored, and is kept in memory alone.', { cause }),
        ),
      );
    }
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve;
      this.#rejectReady = reject;
    });
    // Those that don't wait for it have the event.
    this.ready.catch(() => undefined);
    this.#closed = new Promise((resolve) =>
      this.#closing.signal.addEventListener('abort', () => resolve(undefined), { once: true }),
    );
    const { signal } = options;
    if (signal?.aborted) this.#closing.abort();
    signal?.addEventListener('abort', () => void this.close(), { once: true, signal: this.#closing.signal });
    this.#ended = this.#run();
  }

  get rows(): ReadonlyMap<number, R> {
    return this.#copy.rows;
  }

  get synced(): boolean {
    return this.#isSynced;
  }

  on<Name extends keyof MirrorEvents<R>>(name: Name, listener: MirrorEvents<R>[Name]): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
    await this.#keeper?.saved();
  }

  async #run(): Promise<void> {
    try {
      await this.#goOn();
      this.#rejectReady(new MirrorError('The mirror was closed.', { isFinal: true }));
    } catch (cause) {
      // A page of https that is to open a connection without, say.
      await this.#end(new MirrorError('The feed can not be followed.', { isFinal: true, cause }));
    }
  }

  async #goOn(): Promise<void> {
    const stored = await this.#keeper?.load();
    if (stored !== undefined && !this.#isClosed) {
      const changes = this.#copy.restore(stored.rows, stored.cursor);
      if (changes.length > 0) this.#tell('change', changes);
    }
    while (!this.#isClosed) {
      const pauseMs = await this.#connect();
      if (!this.#isClosed) await this.#pause(pauseMs);
    }
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Follows the feed until the connection ends; returns how long to wait before the next one. */
  async #connect(): Promise<number> {
    const key = await this.#key();
    if (key === undefined || this.#isClosed) return this.#backOff.nextMs();
    const ending = await this.#follow(key);
    this.#setSynced(false);
    if (this.#isClosed) return 0;
    const { code, reason, openMs } = ending;
    if (openMs === undefined) return this.#refused(key);
    this.#refusedKeys = 0;
    const isExpired = code === cursorGone && this.#copy.cursor !== undefined;
    if (isExpired) this.#copy.expire();
    if (isExpired || openMs >= goodMs) this.#backOff.reset();
    const message = `The feed ended with ${code}${reason && `: ${reason}`}`;
    if (code in finalCloses)
      await this.#end(new MirrorError(message, { isFinal: true, code: finalCloses[code], closeCode: code }));
    else this.#tell('error', new MirrorError(message, { closeCode: code }));
    return this.#backOff.nextMs();
  }

  /** Undefined where it could not be had. */
  async #key(): Promise<string | undefined> {
    const { key } = this.#options;
    if (typeof key === 'string') return key;
    try {
      return await Promise.race([key(), this.#closed]);
    } catch (cause) {
      this.#tell('error', new MirrorError('No key was given.', { cause }));
      return undefined;
    }
  }

  async #follow(key: string): Promise<Ending> {
    const { collection, filter } = this.#options;
    const { cursor } = this.#copy;
    const url = new URL('ws', this.#service);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = `${new URLSearchParams({
      api_key: key,
      collection,
      ...(filter !== undefined && { filter }),
      ...(cursor === undefined ? { initial: 'true' } : { since: cursor }),
    })}`;
    if (cursor === undefined) this.#copy.begin();
    let unsettle = (): void => undefined;
    const connection = new Connection<R>(url.href, this.#WebSocket, this.#time, {
      opened: () => {
        if (cursor !== undefined) unsettle = this.#time.after(settleMs, () => this.#setSynced(true));
      },
      frames: (frames) => {
        this.#take(frames);
        if (cursor === undefined && this.#copy.cursor !== undefined) this.#setSynced(true);
      },
    });
    const cut = (): void => connection.cut();
    this.#closing.signal.addEventListener('abort', cut);
    const ending = await connection.ended;
    this.#closing.signal.removeEventListener('abort', cut);
    unsettle();
    return ending;
  }

  async #refused(key: string): Promise<number> {
    const { collection, filter } = this.#options;
    const refusal = await findRefusal(this.#service, { collection, filter, key }, this.#closing.signal);
    if (this.#isClosed) return 0;
    const { code, detail, status, isFinal, retryAfterMs } = refusal ?? notReached;
    this.#refusedKeys = status === 401 ? this.#refusedKeys + 1 : 0;
    // One that was given may have run out on the way, which another one given just now hasn't.
    const isAnotherTried = typeof this.#options.key === 'string' || this.#refusedKeys > 1;
    const error = new MirrorError(`The feed could not be opened: ${detail}`, {
      isFinal: isFinal && (status !== 401 || isAnotherTried),
      code,
    });
    if (error.isFinal) await this.#end(error);
    else this.#tell('error', error);
    return Math.max(this.#backOff.nextMs(), retryAfterMs);
  }

  /** Ends the mirror. What its key may no longer read, or nobody may, isn't left in the storage. */
  async #end(error: MirrorError): Promise<void> {
    this.#closing.abort();
    if (error.code === 'scope_insufficient' || error.code === 'collection_not_found')
      await this.#keeper?.clear();
    this.#rejectReady(error);
    this.#tell('error', error);
  }

  /** Waits, unless the mirror is closed, or the browser is connected to a network again. */
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

  #take(frames: readonly Frame<R>[]): void {
    const { cursor: before } = this.#copy;
    const changes = this.#copy.take(frames);
    const { cursor } = this.#copy;
    if (cursor !== undefined && cursor !== before) this.#keeper?.note(changes, cursor);
    if (changes.length > 0) this.#tell('change', changes);
  }

  #setSynced(isSynced: boolean): void {
    if (this.#isSynced === isSynced) return;
    this.#isSynced = isSynced;
    if (isSynced) this.#resolveReady();
    this.#tell('synced', isSynced);
  }

  #tell<Name extends keyof MirrorEvents<R>>(name: Name, value: Parameters<MirrorEvents<R>[Name]>[0]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        listener(value as never);
      } catch (error) {
        // As of an event's listener: told to the platform, and the mirror goes on.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
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
