/** A copy of a collection that stays true over any number of connections. */
import type { WebSocketClass } from './connection.js';
import { type AnyRow, type Change, Copy, type Frame, type RowLike } from './copy.js';
import { MirrorError } from './error.js';
import { Follower } from './follower.js';
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

/** How long a resumed feed must stand to be taken for live: it doesn't tell the end of what it replays, or 4410 comes. */
const settleMs = 200;

export class LiveMirror<R extends RowLike> implements Mirror<R> {
  readonly ready: Promise<void>;
  readonly #time: Time;
  readonly #follower: Follower<R>;
  readonly #copy = new Copy<R>();
  readonly #keeper: Keeper<R> | undefined;
  readonly #listeners = new Map<keyof MirrorEvents<R>, Set<(value: never) => void>>();
  readonly #ended: Promise<void>;
  #isSynced = false;
  #unsettle: () => void = () => undefined;
  #resolveReady: () => void = () => undefined;
  #rejectReady: (error: MirrorError) => void = () => undefined;

  constructor(options: MirrorOptions<R>, time: Time) {
    this.#time = time;
    this.#follower = new Follower(options, time, {
      begin: () => this.#begin(),
      opened: (cursor) => this.#opened(cursor),
      frames: (frames, cursor) => this.#take(frames, cursor),
      ended: () => {
        this.#unsettle();
        this.#setSynced(false);
      },
      expired: () => this.#expire(),
      error: (error) => this.#fail(error),
    });
    if (options.storage !== undefined) {
      const name = JSON.stringify([this.#follower.service.href, options.collection, options.filter ?? null]);
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
    this.#follower.close();
    await this.#ended;
    await this.#keeper?.saved();
  }

  async #run(): Promise<void> {
    const stored = await this.#keeper?.load();
    if (stored !== undefined && !this.#follower.isClosed) {
      const changes = this.#copy.restore(stored.rows, stored.cursor);
      if (changes.length > 0) this.#tell('change', changes);
    }
    await this.#follower.run();
    this.#rejectReady(new MirrorError('The mirror was closed.', { isFinal: true }));
  }

  #begin(): string | undefined {
    const { cursor } = this.#copy;
    if (cursor === undefined) this.#copy.begin();
    return cursor;
  }

  #opened(cursor: string | undefined): void {
    if (cursor !== undefined) this.#unsettle = this.#time.after(settleMs, () => this.#setSynced(true));
  }

  #expire(): boolean {
    if (this.#copy.cursor === undefined) return false;
    this.#copy.expire();
    return true;
  }

  /** What its key may no longer read, or nobody may, isn't left in the storage. */
  async #fail(error: MirrorError): Promise<void> {
    if (error.isFinal) {
      if (error.code === 'scope_insufficient' || error.code === 'collection_not_found')
        await this.#keeper?.clear();
      this.#rejectReady(error);
    }
    this.#tell('error', error);
  }

  #take(frames: readonly Frame<R>[], from: string | undefined): void {
    const { cursor: before } = this.#copy;
    const changes = this.#copy.take(frames);
    const { cursor } = this.#copy;
    if (cursor !== undefined && cursor !== before) this.#keeper?.note(changes, cursor);
    if (changes.length > 0) this.#tell('change', changes);
    if (from === undefined && cursor !== undefined) this.#setSynced(true);
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
