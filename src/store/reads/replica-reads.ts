/**
 * Reads by a cursor, from a replica that has reached it. What is found there is of the replica's snapshot, with the head
 * that the cursor is held against, so a client that passes the last one that it has seen never goes back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionRef, Replica } from '../../engines/engine.js';
import { pointOf } from '../../log/cursor.js';
import { Problem } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { BoundedMap } from '../../runtime/bounded-map.js';
import type { Collections } from '../collections.js';
import { noRow, type Reader } from './reader.js';

/** Where rows are read from. Undefined when the collection is gone. */
export type RowReader = Pick<Reader, 'row' | 'list'>;

/** `behind`: it hadn't reached the cursor; `away`: it wasn't there; `failed`: it couldn't answer. */
export type ReplicaOutcome = 'served' | 'behind' | 'away' | 'failed';

/** How often it is looked for while it is there; with what the look may take, about as long a read waits for one that is gone. */
const lookEveryMs = 250;
const lookAgainMs = 1_000;
/** A collection that another instance has deleted is there on the replica until that has learned of it. */
const confirmedForMs = 1_000;
/** Collections of which something is remembered. */
const maxRemembered = 50_000;

class Behind extends Error {}

export class ReplicaReads {
  readonly #replica: Replica;
  readonly #reader: Reader;
  readonly #collections: Collections;
  readonly #background: Background;
  readonly #counted: ((outcome: ReplicaOutcome) => void) | undefined;
  /** When the primary last had the collection, by its id. */
  readonly #confirmed = new BoundedMap<number, number>(maxRemembered);
  /** The last change of the collection that was seen there, by its id. */
  readonly #reached = new BoundedMap<number, number>(maxRemembered);
  readonly #closing = new AbortController();
  #watching: Promise<void> | undefined;

  constructor(
    replica: Replica,
    reader: Reader,
    collections: Collections,
    background: Background,
    counted: ((outcome: ReplicaOutcome) => void) | undefined,
  ) {
    this.#replica = replica;
    this.#reader = reader;
    this.#collections = collections;
    this.#background = background;
    this.#counted = counted;
  }

  start(): void {
    this.#watching = this.#watch();
  }

  /** Undefined where the primary is to be asked. */
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
      // An answer, too.
      if (error instanceof Problem) throw error;
      outcome = error instanceof Behind ? 'behind' : 'failed';
    } finally {
      this.#counted?.(outcome);
    }
    return undefined;
  }

  /** Ends lists that take long. */
  stop(): void {
    this.#reader.stop();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
  }

  /** What the replica has of a collection from this change on. */
  #readsFrom(collectionId: number, seq: number): RowReader {
    const held = <Read extends { readonly head: number }>(read: Read | undefined): Read => {
      if (read !== undefined) this.#reached.set(collectionId, read.head);
      if (read === undefined || read.head < seq) throw new Behind();
      return read;
    };
    const refuseOthers = (id: number): void => {
      // It was made anew while a page was looked up: the cursor is of the one before.
      if (id !== collectionId) throw new Behind();
    };
    const row: RowReader['row'] = async (reading, id, rowId) => {
      refuseOthers(id);
      return held(await this.#reader.row(reading, id, rowId));
    };
    return {
      row,
      list: async (reading, id, query, after) => {
        refuseOthers(id);
        // Nothing is listed in vain.
        if ((this.#reached.get(id) ?? -1) < seq) await row(reading, id, noRow);
        return held(await this.#reader.list(reading, id, query, after));
      },
    };
  }

  async #isCurrent({ id, accountId, name }: CollectionRef): Promise<boolean> {
    const now = performance.now();
    if (now - (this.#confirmed.get(id) ?? -Infinity) < confirmedForMs) return true;
    // One asks for all.
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
      const pauseMs = this.#replica.isThere ? lookEveryMs : lookAgainMs;
      await sleep(pauseMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
    }
  }
}
