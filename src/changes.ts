/**
 * The reader of the change log: one tail for each watched collection. Subscribers are pulled along it, by
 * `advance`; there is no other path from a commit to them. Wake-ups are hints, the poll is the promise.
 */
import { type Segment, segmentsOf } from './changes/segment.js';
import type { CollectionRef, Engine, LogEntry, LogState } from './store/engine.js';

/** Who follows a collection. */
export interface Subscriber {
  /** The log has more: take it with `Tail.after`, as far as there is room. */
  advance(): void;
  /** The collection was deleted. */
  deleted(): void;
}

/** A log that doesn't hold what comes after a cursor any more, or never did. */
export class CursorGone extends Error {}

/** Entries read at once, and characters of recent frames kept for those who are nearly there. */
const entriesPerRead = 16;
const recentLength = 1_048_576;
/** Changes of other instances, and wake-ups that were lost, are found within this time. */
const pollMs = 250;

export class Changes {
  readonly #engine: Engine;
  readonly #tails = new Map<number, Tail>();
  #poll: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Follows a collection from now on. Undefined when it is gone. The tail stands at the end of the log, or
   * further, at some moment after the call: every later commit will be met.
   */
  async follow(
    collection: CollectionRef,
    subscriber: Subscriber,
  ): Promise<{ tail: Tail; state: LogState } | undefined> {
    // Joined before the state is read, so that nothing committed in between is missed.
    const tail =
      this.#tails.get(collection.id) ??
      new Tail(this.#engine, collection, () => this.#tails.delete(collection.id));
    this.#tails.set(collection.id, tail);
    tail.join(subscriber);
    this.#poll ??= setInterval(() => this.#refresh(), pollMs).unref();
    try {
      const state = (await this.#engine.readLogStates([collection.id])).get(collection.id);
      if (state === undefined) {
        tail.leave(subscriber);
        return undefined;
      }
      tail.reach(state.seq);
      return { tail, state };
    } catch (error) {
      tail.leave(subscriber);
      throw error;
    }
  }

  /** A hint that a collection has new changes. */
  wake(collectionId: number): void {
    this.#tails.get(collectionId)?.wake();
  }

  /** A hint that a collection is gone. */
  deleted(collectionId: number): void {
    const tail = this.#tails.get(collectionId);
    this.#tails.delete(collectionId);
    tail?.deleted();
  }

  /** Resolves when every tail has read what is committed by now, or can't. */
  async catchUp(): Promise<void> {
    await Promise.all([...this.#tails.values()].map((tail) => tail.catchUp()));
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    await this.#polling;
  }

  #refresh(): void {
    if (this.#tails.size === 0) return;
    this.#polling ??= this.#engine
      .readLogStates([...this.#tails.keys()])
      .then((states) => {
        for (const [id, tail] of this.#tails) {
          const state = states.get(id);
          if (state === undefined) this.deleted(id);
          else tail.reach(state.seq);
        }
      })
      // The database is away; health says so, and the next poll tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#polling = undefined;
      });
  }
}

/** The log of one watched collection: the most recent segments in memory, the rest in the database. */
export class Tail {
  readonly collection: CollectionRef;
  readonly #engine: Engine;
  readonly #ended: () => void;
  readonly #subscribers = new Set<Subscriber>();
  readonly #recent: Segment[] = [];
  #recentLength = 0;
  /** The last change read, or passed over because nobody was waiting for it. */
  #seq: number | undefined;
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(engine: Engine, collection: CollectionRef, ended: () => void) {
    this.#engine = engine;
    this.collection = collection;
    this.#ended = ended;
  }

  /** The seq up to which segments can be taken. */
  get seq(): number {
    return this.#seq ?? 0;
  }

  join(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  leave(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size === 0) this.#ended();
  }

  deleted(): void {
    for (const subscriber of this.#subscribers) subscriber.deleted();
  }

  /** The collection's seq was seen to be `seq`. */
  reach(seq: number): void {
    const isStart = this.#seq === undefined;
    this.#seq ??= seq;
    // A wake-up that came before the start was known may be for a commit that `seq` doesn't include.
    if (seq > this.#seq || (isStart && this.#isStale)) this.wake();
  }

  wake(): void {
    this.#isStale = true;
    if (this.#seq === undefined) return;
    this.#reading ??= this.#read();
  }

  async catchUp(): Promise<void> {
    this.wake();
    await this.#reading;
  }

  /**
   * The segment that holds the change after `seq`: from memory at once, else from the log. Undefined at the
   * end of the log; throws CursorGone when it isn't kept any more.
   */
  after(seq: number): Segment | undefined | Promise<Segment | undefined> {
    if (seq >= this.seq) return undefined;
    const oldest = this.#recent[0];
    if (oldest === undefined || seq + 1 < oldest.firstSeq) return this.#fromLog(seq);
    // From the end, where nearly everyone is.
    let index = this.#recent.length - 1;
    while (index > 0 && this.#recent[index - 1]!.lastSeq > seq) index -= 1;
    return this.#recent[index];
  }

  async #fromLog(seq: number): Promise<Segment | undefined> {
    const [entry] = await this.#engine.readLog(this.collection.id, seq, 1);
    if (entry === undefined || entry.firstSeq > seq + 1) throw new CursorGone();
    return segmentsOf([entry])[0];
  }

  async #read(): Promise<void> {
    try {
      do {
        this.#isStale = false;
        let entries: LogEntry[];
        do {
          entries = await this.#engine.readLog(this.collection.id, this.seq, entriesPerRead);
          for (const segment of segmentsOf(entries)) this.#append(segment);
        } while (entries.length === entriesPerRead);
      } while (this.#isStale);
    } catch {
      // The database is away; the poll comes back to it.
    } finally {
      this.#reading = undefined;
    }
  }

  #append(segment: Segment): void {
    this.#recent.push(segment);
    this.#recentLength += segment.length;
    while (this.#recent.length > 1 && this.#recentLength > recentLength) {
      this.#recentLength -= this.#recent.shift()!.length;
    }
    this.#seq = segment.lastSeq;
    for (const subscriber of this.#subscribers) subscriber.advance();
  }
}
