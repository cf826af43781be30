/** Mirrors a collection: keeps a local copy of its rows current across reconnections. */
import { silenceMs } from './connection.js';
import { type AnyRow, type Change, Copy, type Frame, type RowLike } from './copy.js';
import { MirrorError } from './error.js';
import { Follower, type FollowerOptions } from './follower.js';
import { checkEvent } from './options.js';
import { allPermissions, findPermissions } from './permissions.js';
import { changesUrl, readChanges } from './poll.js';
import { type FeedRequest, get } from './request.js';
import { Keeper, type MirrorStorage } from './storage.js';
import type { Time } from './time.js';
import type { OpenTransport } from './transport.js';

export interface MirrorOptions<R extends RowLike = AnyRow> extends FollowerOptions {
  /** Stores the copy so that the next mirror can resume from it. */
  readonly storage?: MirrorStorage<R> | undefined;
}

export interface MirrorEvents<R extends RowLike = AnyRow> {
  /** `rows` has changed. Changes that arrived together are passed together, in order. */
  readonly change: (changes: readonly Change<R>[]) => void;
  /** `synced` has changed. */
  readonly synced: (isSynced: boolean) => void;
  /** The connection or the storage failed. The mirror continues, unless the error is final. */
  readonly error: (error: MirrorError) => void;
}

export interface Mirror<R extends RowLike = AnyRow> {
  /**
   * The rows by id. This is always the same map object. It is empty until a stored copy has been loaded or
   * all initial rows have arrived.
   */
  readonly rows: ReadonlyMap<number, R>;
  /** Whether the copy is complete and receives changes as they are committed. */
  readonly synced: boolean;
  /** Resolves when the mirror is synced for the first time. Rejects if it stops before that. */
  readonly ready: Promise<void>;
  /**
   * `rows` contains all changes up to this cursor. Undefined until the copy is complete. Send it as
   * `if_unchanged_since` in a batch to detect that another client has changed the row.
   */
  readonly cursor: string | undefined;
  /**
   * Resolves when `rows` contains all changes up to this cursor, such as the `Collection-Cursor` of the response to a
   * write. Rejects if the mirror stops before that, or if the cursor belongs to another collection, or to an earlier one of
   * the same name. Also rejects for null, which `headers.get` returns if a response doesn't have this header.
   */
  reached(cursor: string | null): Promise<void>;
  /** Calls `listener` for each event. Returns a function that removes the listener. */
  on<Name extends keyof MirrorEvents<R>>(name: Name, listener: MirrorEvents<R>[Name]): () => void;
  /** Stops the mirror but keeps its rows in memory. Resolves when all changes have been stored. */
  close(): Promise<void>;
}

/** A call of `reached`. */
interface Awaited {
  readonly history: string;
  readonly seq: number;
  readonly resolve: () => void;
  readonly reject: (error: MirrorError) => void;
}

/** Splits a cursor into the history of the collection that it belongs to, and the number of a change in it. */
function partsOf(cursor: string): [history: string, seq: number] {
  const [, history, seq] = /^(.+)-(\d+)$/.exec(cursor) ?? [];
  if (history === undefined) throw new TypeError(`${JSON.stringify(cursor)} is not a cursor.`);
  return [history, Number(seq)];
}

export class LiveMirror<R extends RowLike> implements Mirror<R> {
  readonly ready: Promise<void>;
  readonly #follower: Follower<R>;
  readonly #copy = new Copy<R>();
  readonly #keeper: Keeper<R> | undefined;
  readonly #listeners = new Map<keyof MirrorEvents<R>, Set<(value: never) => void>>();
  readonly #ended: Promise<void>;
  /** The last key that was used. */
  #key: string | undefined;
  /** The permissions of the key with which the rows were loaded. */
  #permissions = allPermissions;
  #isSynced = false;
  #resolveReady: () => void = () => undefined;
  #rejectReady: (error: MirrorError) => void = () => undefined;
  /** The calls of `reached` that haven't resolved yet. */
  readonly #awaited = new Set<Awaited>();
  /** Why the mirror has stopped. */
  #stoppedBy: MirrorError | undefined;

  constructor(options: MirrorOptions<R>, time: Time) {
    this.#follower = new Follower(options, time, {
      prepare: (request, transport, signal) => this.#prepare(request, transport, signal),
      begin: () => this.#begin(),
      // The changes after the cursor have been received in `#prepare`, or by the poll. Otherwise, a bookmark follows.
      opened: (cursor) => cursor !== undefined && this.#setSynced(true),
      frames: (frames) => this.#take(frames),
      ended: () => this.#setSynced(false),
      expired: () => this.#expire(),
      error: (error) => this.#fail(error),
    });
    if (options.storage !== undefined) {
      const name = JSON.stringify([this.#follower.service.href, options.collection, options.filter ?? null]);
      this.#keeper = new Keeper(options.storage, name, (cause) =>
        this.#tell(
          'error',
          new MirrorError('The mirror could not save its copy, so the copy is only in memory.', { cause }),
        ),
      );
    }
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve;
      this.#rejectReady = reject;
    });
    // Prevents an unhandled rejection, because a program can use the event `error` instead of `ready`.
    this.ready.catch(() => undefined);
    this.#ended = this.#run();
  }

  get rows(): ReadonlyMap<number, R> {
    return this.#copy.rows;
  }

  get synced(): boolean {
    return this.#isSynced;
  }

  get cursor(): string | undefined {
    return this.#copy.cursor;
  }

  reached(cursor: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      if (cursor === null)
        throw new TypeError(
          'The cursor is null. Pass the Collection-Cursor of the response to a successful write or list.',
        );
      const [history, seq] = partsOf(cursor);
      this.#awaited.add({ history, seq, resolve, reject });
      this.#settleAwaited();
    });
  }

  #settleAwaited(): void {
    if (this.#awaited.size === 0) return;
    const { cursor } = this.#copy;
    const [history, seq] = cursor === undefined ? [] : partsOf(cursor);
    for (const awaited of this.#awaited) {
      const isSame = awaited.history === history;
      if (isSame && seq! >= awaited.seq) awaited.resolve();
      else if (this.#stoppedBy !== undefined) awaited.reject(this.#stoppedBy);
      // An open feed never changes to another collection. Until it is open, the collection may have been created again.
      else if (this.#isSynced && !isSame)
        awaited.reject(
          new MirrorError(
            'The cursor belongs to another collection, or the collection was created again or restored.',
            { code: 'cursor_expired' },
          ),
        );
      else continue;
      this.#awaited.delete(awaited);
    }
  }

  #stop(error: MirrorError): void {
    this.#stoppedBy ??= error;
    this.#rejectReady(this.#stoppedBy);
    this.#settleAwaited();
  }

  on<Name extends keyof MirrorEvents<R>>(name: Name, listener: MirrorEvents<R>[Name]): () => void {
    checkEvent(name);
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
      const [cursor = '', permissions = allPermissions] = stored.cursor.split(' ');
      this.#permissions = permissions;
      const changes = this.#copy.restore(stored.rows, cursor);
      if (changes.length > 0) this.#tell('change', changes);
      this.#settleAwaited();
    }
    await this.#follower.run();
    this.#stop(new MirrorError('The mirror was closed.', { isFinal: true }));
  }

  /** Brings the copy up to date. Drops its cursor if a new key can read other rows or fields than the last one. */
  async #prepare(request: FeedRequest, transport: OpenTransport, signal: AbortSignal): Promise<void> {
    if (request.key !== this.#key) {
      const permissions = await findPermissions(request, signal);
      if (permissions !== this.#permissions) this.#copy.expire();
      this.#permissions = permissions;
      this.#key = request.key;
    }
    // Only polls mark the end of the changes that they replay.
    for (let hasMore = transport !== 'poll'; hasMore && this.#copy.cursor !== undefined; ) {
      const either = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]);
      const answer = await get(changesUrl(request, this.#copy.cursor), request.key, either);
      const { changes, cursor, has_more } = await readChanges<R>(answer);
      this.#take([...changes, { event: 'bookmark', cursor }]);
      hasMore = has_more;
    }
  }

  #begin(): string | undefined {
    const { cursor } = this.#copy;
    if (cursor === undefined) this.#copy.begin();
    return cursor;
  }

  #expire(): boolean {
    if (this.#copy.cursor === undefined) return false;
    this.#copy.expire();
    return true;
  }

  /**
   * Deletes the stored copy if the key lost the permission to read it, or if the collection doesn't exist any
   * more. Then reports the error.
   */
  async #fail(error: MirrorError): Promise<void> {
    if (error.isFinal) {
      if (error.code === 'scope_insufficient' || error.code === 'collection_not_found')
        await this.#keeper?.clear();
      this.#stop(error);
    }
    this.#tell('error', error);
  }

  #take(frames: readonly Frame<R>[]): void {
    const { cursor: before } = this.#copy;
    const changes = this.#copy.take(frames);
    const { cursor } = this.#copy;
    if (cursor !== undefined && cursor !== before)
      this.#keeper?.note(changes, `${cursor} ${this.#permissions}`.trim());
    if (changes.length > 0) this.#tell('change', changes);
    this.#settleAwaited();
    if (frames.some(({ synced }) => synced === true)) this.#setSynced(true);
  }

  #setSynced(isSynced: boolean): void {
    if (this.#isSynced === isSynced) return;
    this.#isSynced = isSynced;
    if (isSynced) {
      this.#resolveReady();
      this.#settleAwaited();
    }
    this.#tell('synced', isSynced);
  }

  #tell<Name extends keyof MirrorEvents<R>>(name: Name, value: Parameters<MirrorEvents<R>[Name]>[0]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        listener(value as never);
      } catch (error) {
        // A listener's error becomes an uncaught error of the platform. The mirror continues.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
