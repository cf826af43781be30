/**
 * Reads from the read replica if it has reached the client's cursor. Each read checks the cursor against the
 * head of the collection in the same snapshot. So if a client passes the latest cursor it has seen, it never
 * reads older data.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionRef, Replica } from '../../engines/engine.js';
import { pointOf } from '../../log/cursor.js';
import { Problem } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { createCache } from '../../runtime/cache.js';
import type { Collections } from '../collections.js';
import { noRow, type Reader } from './reader.js';

/** The methods that read rows. They return `undefined` if the collection doesn't exist any more. */
export type RowReader = Pick<Reader, 'row' | 'list'>;

/**
 * `behind`: the replica hadn't reached the cursor. `away`: it wasn't available. `failed`: the read failed.
 */
export type ReplicaOutcome = 'served' | 'behind' | 'away' | 'failed';

/**
 * The interval between probes while the replica is available. A read that meets a failed replica waits for
 * about this interval, plus the time of a probe.
 */
const probeEveryMs = 250;
const probeAgainMs = 1_000;
/**
 * If another instance deletes a collection, the replica still contains it until the deletion reaches it. So
 * if the last lookup on the primary is older than this, a read looks up the collection there first.
 */
const confirmedForMs = 1_000;
/** The number of collections about which something is remembered. */
const maxRemembered = 50_000;

class Behind extends Error {}

export class ReplicaReads {
  readonly #replica: Replica;
  readonly #reader: Reader;
  readonly #collections: Collections;
  readonly #background: Background;
  readonly #report: ((outcome: ReplicaOutcome) => void) | undefined;
  /** When the primary last had the collection, by collection id. */
  readonly #confirmed = createCache<number, number>(maxRemembered);
  /** The latest change of the collection that was seen on the replica, by collection id. */
  readonly #reached = createCache<number, number>(maxRemembered);
  readonly #closing = new AbortController();
  #watching: Promise<void> | undefined;

  constructor(
    replica: Replica,
    reader: Reader,
    collections: Collections,
    background: Background,
    report: ((outcome: ReplicaOutcome) => void) | undefined,
  ) {
    this.#replica = replica;
    this.#reader = reader;
    this.#collections = collections;
    this.#background = background;
    this.#report = report;
  }

  start(): void {
    this.#watching = this.#watch();
  }

  /** Returns `undefined` if the caller must read from the primary. */
  async read<T>(
    collection: CollectionRef,
    cursor: string,
    work: (collection: CollectionRef, from: RowReader) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const { incarnation, seq } = pointOf(cursor);
    if (incarnation !== collection.incarnation || !(await this.#isCurrent(collection))) return undefined;
    let outcome: ReplicaOutcome = 'served';
    try {
      if (this.#replica.isThere) return await work(collection, this.#readsFrom(collection.id, seq));
      outcome = 'away';
    } catch (error) {
      // A Problem is a valid response too.
      if (error instanceof Problem) throw error;
      outcome = error instanceof Behind ? 'behind' : 'failed';
    } finally {
      this.#report?.(outcome);
    }
    return undefined;
  }

  /** Cancels slow lists. */
  stop(): void {
    this.#reader.stop();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
  }

  /** Returns a reader of the collection that throws `Behind` if the replica hasn't reached this change. */
  #readsFrom(collectionId: number, seq: number): RowReader {
    const upToDate = <Read extends { readonly head: number }>(read: Read | undefined): Read => {
      if (read !== undefined) this.#reached.set(collectionId, read.head);
      if (read === undefined || read.head < seq) throw new Behind();
      return read;
    };
    const requireSameCollection = (id: number): void => {
      // The collection was created again during the lookup, so the cursor belongs to the previous collection.
      if (id !== collectionId) throw new Behind();
    };
    const row: RowReader['row'] = async (reading, id, rowId) => {
      requireSameCollection(id);
      return upToDate(await this.#reader.row(reading, id, rowId));
    };
    return {
      row,
      list: async (reading, id, query) => {
        requireSameCollection(id);
        // Checks with a cheap read first, so that a list isn't read in vain.
        if ((this.#reached.get(id) ?? -1) < seq) await row(reading, id, noRow);
        return upToDate(await this.#reader.list(reading, id, query));
      },
    };
  }

  async #isCurrent({ id, accountId, name }: CollectionRef): Promise<boolean> {
    const now = performance.now();
    if (now - (this.#confirmed.get(id) ?? -Infinity) < confirmedForMs) return true;
    // Set before the lookup, so that only one request looks up the collection.
    this.#confirmed.set(id, now);
    let isCurrent = false;
    try {
      isCurrent = (await this.#collections.find(accountId, name)).id === id;
    } finally {
      if (!isCurrent) this.#confirmed.delete(id);
    }
    return isCurrent;
  }

  async #watch(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#background.run('replica', () => this.#replica.probe());
      const pauseMs = this.#replica.isThere ? probeEveryMs : probeAgainMs;
      await sleep(pauseMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
    }
  }
}
