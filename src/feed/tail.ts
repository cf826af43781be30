/**
 * Reads the change log of one followed collection, and notifies its subscriptions. The latest segments are in
 * memory, and older ones are read from the database.
 */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { CollectionRef } from '../engines/engine.js';
import type { LoggedEntry } from '../log/entry.js';
import { lengthOfFrames } from '../log/frames.js';
import type { RecentSegments } from './recent.js';
import { maxSegmentLength, type Segment, segmentsOf } from './segment.js';

/** Where a subscription starts: after change `seq`. `isResumed` is true if the client passed a cursor. */
export interface Start {
  readonly seq: number;
  readonly isResumed: boolean;
  /** The last change that was committed before the start. The tail may not have read it yet. */
  readonly head: number;
}

export interface Subscriber {
  /** The change log has new changes. Read them with `Tail.after` as fast as the client accepts them. */
  advance(): void;
  /** The collection was deleted. `Tail.after` still returns the last changes. */
  deleted(): void;
}

export interface TailEvents {
  read(): void;
  /** The change log could not be read. The next wake-up tries again. */
  failed(error: unknown): void;
  /** The last subscription has left. */
  left(): void;
  /** Frames were delivered to the subscriptions that keep up, `lagMs` after the time in the frames. */
  delivered?: ((lagMs: number) => void) | undefined;
}

/**
 * The change log does not contain the changes after a cursor: retention removed them, or they never existed.
 */
export class CursorGone extends Error {}

const entriesPerRead = 16;
const maxEntriesPerReplay = 64;
/** Many subscriptions are notified in turns of this length. */
const maxTurnMs = 10;
/**
 * After each delivery, the tail rests as long as the delivery took, but at most this long. Writers then have
 * half of the time, and the frames of all their commits are delivered together. A write to a socket costs
 * about the same for any size. With 500 subscriptions and 8 writers of single rows, this delivers 1,290,000
 * frames/s, against 360,000 without the rest.
 */
const maxRestMs = 20;

/** Reads at most this number of entries of the collection's change log, in order: the first entries after `seq`. */
export type ReadLog = (seq: number, entries: number) => Promise<LoggedEntry[]>;

export class Tail {
  readonly collection: CollectionRef;
  readonly #readLog: ReadLog;
  readonly #recent: RecentSegments;
  readonly #events: TailEvents;
  readonly #subscribers = new Set<Subscriber>();
  /** The segments of this collection in `#recent`. They have gaps only if retention removed changes. */
  readonly #segments: Segment[] = [];
  /** The last change that was read, or the end of the change log when the first subscription started. */
  #seq: number | undefined;
  #end = 0;
  #reading: Promise<void> | undefined;
  /** Reads in progress for subscriptions that are behind, by the `seq` after which they read. */
  readonly #replays = new Map<number, Promise<Segment>>();
  #entriesPerReplay = 1;
  /** Whether a wake-up arrived after the last read started. */
  #isStale = false;
  /** Whether the last read has not reached the end of the change log, has failed, or is in progress. */
  #isReadIncomplete = false;

  constructor(collection: CollectionRef, readLog: ReadLog, recent: RecentSegments, events: TailEvents) {
    this.collection = collection;
    this.#readLog = readLog;
    this.#recent = recent;
    this.#events = events;
  }

  /** The sequence number up to which segments are available. */
  get seq(): number {
    return this.#seq ?? 0;
  }

  /** The last change that is known to be committed. The tail may not have read it yet. */
  get end(): number {
    return Math.max(this.#end, this.seq);
  }

  /** Whether the change log may contain changes that the tail has not read yet. */
  get isBehind(): boolean {
    return this.#isStale || this.#isReadIncomplete;
  }

  join(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** Can be called repeatedly. */
  leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber) || this.#subscribers.size > 0) return;
    this.#recent.clear(this.#segments);
    this.#events.left();
  }

  /** The collection was deleted. Delivers the changes before that, and then notifies the subscriptions. */
  async deleted(): Promise<void> {
    await this.catchUp();
    for (const subscriber of this.#subscribers) subscriber.deleted();
  }

  /** Takes `seq` as the collection's last change, and starts reading if the tail has not reached it. */
  reach(seq: number): void {
    this.#end = Math.max(this.#end, seq);
    const isStart = this.#seq === undefined;
    this.#seq ??= seq;
    // A wake-up before the first call may belong to a commit that `seq` does not include.
    if (seq > this.#seq || (isStart && this.#isStale)) this.wake();
  }

  /** @param seq a change that is committed, or 0 if the caller knows none */
  wake(seq = 0): void {
    this.#end = Math.max(this.#end, seq);
    this.#isStale = true;
    if (this.#seq === undefined) return;
    this.#reading ??= this.#read();
  }

  async catchUp(): Promise<void> {
    this.wake();
    await this.#reading;
  }

  /**
   * Returns the segment that contains the change after `seq`: directly if it is in memory, otherwise from the
   * database. Returns undefined at the end of the change log.
   *
   * @param head a change that is known to be committed, although the tail may not have read it yet
   * @throws CursorGone if the change log no longer contains this change
   */
  after(seq: number, head = 0): Segment | undefined | Promise<Segment> {
    if (seq >= this.seq) return seq < head ? this.#fromLog(seq) : undefined;
    const segments = this.#segments;
    if (segments[0] === undefined || seq + 1 < segments[0].firstSeq) return this.#fromLog(seq);
    let low = 0;
    let high = segments.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (segments[middle]!.lastSeq > seq) high = middle;
      else low = middle + 1;
    }
    return withNext(segments[low], seq);
  }

  /** Reads from the database. Subscriptions that need the same segment at the same time share the read. */
  #fromLog(seq: number): Promise<Segment> {
    let reading = this.#replays.get(seq);
    if (reading === undefined) {
      reading = this.#replay(seq).finally(() => this.#replays.delete(seq));
      this.#replays.set(seq, reading);
    }
    return reading;
  }

  async #replay(seq: number): Promise<Segment> {
    const entries = await this.#readLog(seq, this.#entriesPerReplay);
    const length = entries.reduce((sum, entry) => sum + lengthOfFrames(entry), 0);
    // The next read gets as many entries as fill a segment. The number can only double from read to read,
    // because the next entries can be larger.
    const wanted = Math.floor((entries.length * maxSegmentLength) / Math.max(length, 1));
    this.#entriesPerReplay = Math.max(1, Math.min(wanted, 2 * entries.length, maxEntriesPerReplay));
    return withNext(segmentsOf(this.collection, entries)[0], seq);
  }

  async #read(): Promise<void> {
    try {
      do {
        this.#isStale = false;
        let entries: LoggedEntry[];
        do {
          this.#isReadIncomplete = true;
          entries = await this.#readLog(this.seq, entriesPerRead);
          this.#isReadIncomplete = entries.length === entriesPerRead;
          const segments = segmentsOf(this.collection, entries);
          for (const segment of segments) this.#append(segment);
          const spentMs = await this.#deliver();
          for (const { time } of segments) this.#events.delivered?.(Math.max(0, Date.now() - time));
          if (spentMs >= 1) await sleep(Math.min(spentMs, maxRestMs));
        } while (this.#isReadIncomplete);
      } while (this.#isStale);
      this.#events.read();
    } catch (error) {
      // The next poll tries again.
      this.#events.failed(error);
    } finally {
      this.#reading = undefined;
    }
  }

  #append(segment: Segment): void {
    this.#seq = segment.lastSeq;
    if (this.#subscribers.size > 0) this.#recent.append(this.#segments, segment);
  }

  /** Notifies every subscription, in turns with other work. Returns the CPU time in milliseconds. */
  async #deliver(): Promise<number> {
    let spentMs = 0;
    let begun = performance.now();
    // Subscribers that join during the delivery read the new segments themselves.
    for (const subscriber of [...this.#subscribers]) {
      subscriber.advance();
      const turnMs = performance.now() - begun;
      if (turnMs < maxTurnMs) continue;
      spentMs += turnMs;
      await turn();
      begun = performance.now();
    }
    return spentMs + performance.now() - begun;
  }
}

/**
 * Throws if retention removed changes before they were read, because a feed must not skip changes silently.
 */
function withNext(segment: Segment | undefined, seq: number): Segment {
  if (segment === undefined || segment.firstSeq > seq + 1) throw new CursorGone();
  return segment;
}
