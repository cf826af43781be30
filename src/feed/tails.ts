/**
 * Reads the change log for all feeds, with one tail per followed collection. Subscriptions get changes only
 * from their tail. Wake-ups after commits make this fast, but only the poll guarantees that every change is
 * found.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { CollectionRef, Engine, LogState } from '../engines/engine.js';
import { FairQueue } from '../fairness/fair-queue.js';
import { cursorOf, pointOf } from '../log/cursor.js';
import type { Background } from '../runtime/background.js';
import { RecentSegments } from './recent.js';
import { type ReadLog, type Start, type Subscriber, Tail, type TailEvents } from './tail.js';

/** Changes of other instances, and changes whose wake-up was lost, are found within this time. */
const pollMs = 250;
/** PostgreSQL has this many connections for reads of change logs, and SQLite has one. */
const readsAtOnce = 2;

export class Tails {
  readonly #engine: Engine;
  readonly #background: Background;
  readonly #delivered: TailEvents['delivered'];
  readonly #tails = new Map<number, Tail>();
  readonly #recent = new RecentSegments();
  /** Accounts take turns, so that an account with many feeds that are behind doesn't delay the feeds of others. */
  readonly #reads = new FairQueue<() => Promise<void>>({ atOnce: readsAtOnce, run: ([read]) => read!() });
  /** The collections whose states are read in the next turn of the event loop. */
  readonly #asked = new Set<number>();
  #states: ReturnType<Engine['readLogStates']> | undefined;
  #poll: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;

  constructor(engine: Engine, background: Background, delivered?: TailEvents['delivered']) {
    this.#engine = engine;
    this.#background = background;
    this.#delivered = delivered;
  }

  /**
   * Follows a collection from now on or, with `since`, from that cursor. Returns undefined if the collection
   * was deleted. `start` is undefined if the change log can't continue from the cursor. When this resolves,
   * the tail has reached the end that the change log had at some moment after the call. The subscription gets
   * every later commit.
   */
  async follow(
    collection: CollectionRef,
    subscriber: Subscriber,
    since?: string,
  ): Promise<{ readonly tail: Tail; readonly start: Start | undefined } | undefined> {
    // The subscription joins before the state is read, so that it does not miss a commit in between.
    const followed = this.#tails.get(collection.id);
    const tail = followed ?? this.#watch(collection);
    tail.join(subscriber);
    try {
      const end = followed && this.#endAt(collection, since);
      if (end !== undefined) {
        tail.reach(end.seq);
        return { tail, start: end };
      }
      const state = (await this.#statesOf(collection.id)).get(collection.id);
      if (state === undefined) {
        tail.leave(subscriber);
        return undefined;
      }
      tail.reach(state.seq);
      return { tail, start: await this.#startOf(collection, state, since) };
    } catch (error) {
      tail.leave(subscriber);
      throw error;
    }
  }

  /**
   * Returns the start of a subscription if its cursor is the end of the change log, and the engine knows the end. When a
   * commit has woken 2,000 polls, most of the next polls start there. A request takes 15 KiB while it waits for a read.
   */
  #endAt({ id, incarnation }: CollectionRef, since: string | undefined): Start | undefined {
    const seq = this.#engine.seqNow(id);
    if (seq === undefined || since !== cursorOf(incarnation, seq)) return undefined;
    return { seq, isResumed: true, head: seq };
  }

  /**
   * Reads the states of all collections that feeds need in the same turn of the event loop. When a commit wakes 2,000
   * polls, their clients send the next polls within a few turns.
   */
  #statesOf(collectionId: number): ReturnType<Engine['readLogStates']> {
    this.#asked.add(collectionId);
    this.#states ??= turn().then(() => {
      const ids = [...this.#asked];
      this.#asked.clear();
      this.#states = undefined;
      return this.#engine.readLogStates(ids);
    });
    return this.#states;
  }

  /**
   * Hints that a collection has new changes.
   *
   * @param seq one of these changes, if the caller knows it
   */
  wake(collectionId: number, seq?: number): void {
    this.#tails.get(collectionId)?.wake(seq);
  }

  /** Hints that a collection was deleted. */
  deleted(collectionId: number): void {
    const tail = this.#tails.get(collectionId);
    this.#tails.delete(collectionId);
    void tail?.deleted();
  }

  /** Resolves when every tail has read all changes committed before the call, or has failed to. */
  async catchUp(): Promise<void> {
    await Promise.all([...this.#tails.values()].map((tail) => tail.catchUp()));
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    await this.#polling;
  }

  async #startOf(
    { id, incarnation }: CollectionRef,
    state: LogState,
    since: string | undefined,
  ): Promise<Start | undefined> {
    if (since === undefined) return { seq: state.seq, isResumed: false, head: state.seq };
    const { incarnation: life, seq } = pointOf(since);
    if (seq < state.logStart || seq > state.seq) return undefined;
    const isShared = life === incarnation || seq <= ((await this.#engine.readShared(id, life)) ?? -1);
    return isShared ? { seq, isResumed: true, head: state.seq } : undefined;
  }

  #watch(collection: CollectionRef): Tail {
    const readLog: ReadLog = (seq, entries) =>
      new Promise((resolve, reject) => {
        const read = () => this.#engine.readLog(collection.id, seq, entries).then(resolve, reject);
        this.#reads.add(collection.accountId, read);
      });
    const tail = new Tail(collection, readLog, this.#recent, {
      read: () => this.#background.worked('read_log', tail),
      failed: (error) => this.#background.failed('read_log', error, tail),
      left: () => {
        this.#background.worked('read_log', tail);
        if (this.#tails.get(collection.id) === tail) this.#tails.delete(collection.id);
      },
      delivered: this.#delivered,
    });
    this.#tails.set(collection.id, tail);
    this.#poll ??= setInterval(() => this.#refresh(), pollMs).unref();
    return tail;
  }

  #refresh(): void {
    if (this.#tails.size === 0) return;
    // Only these tails, because the result does not include a tail that is added during the query.
    const asked = [...this.#tails];
    // If the database is unavailable, `/health` reports it and the next poll tries again.
    this.#polling ??= this.#background
      .run('read_log', async () => {
        const states = await this.#engine.readLogStates(asked.map(([id]) => id));
        for (const [id, tail] of asked) {
          if (this.#tails.get(id) !== tail) continue;
          const state = states.get(id);
          if (state === undefined) this.deleted(id);
          else tail.reach(state.seq);
        }
      })
      .finally(() => {
        this.#polling = undefined;
      });
  }
}
