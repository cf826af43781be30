/** The log of one watched collection: the most recent segments in memory, the rest in the database. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { CollectionRef, Engine } from '../engines/engine.js';
import type { LoggedEntry } from '../log/entry.js';
import { lengthOfFrames } from '../log/frames.js';
import type { RecentSegments } from './recent.js';
import { maxSegmentLength, type Segment, segmentsOf } from './segment.js';

/** Where a subscriber begins: after `seq`. `isResumed`: the client has named the place. */
export interface Start {
  readonly seq: number;
  readonly isResumed: boolean;
}

/** Follows a collection. */
export interface Subscriber {
  /** The log has more: take it with `Tail.after`, as far as there is room. */
  advance(): void;
  /** The collection was deleted; what can still be taken of its log is all there will be. */
  deleted(): void;
}

export interface TailEvents {
  /** New changes were read. */
  read(): void;
  /** They could not be; the next wake-up tries again. */
  failed(error: unknown): void;
  /** The last subscriber has gone. */
  left(): void;
  /** Frames were handed to the subscribers that keep up, so long after the time they bear. */
  delivered?: ((lagMs: number) => void) | undefined;
}

/** A log that doesn't hold what comes after a cursor any more, or never did. */
export class CursorGone extends Error {}

const entriesPerRead = 16;
const maxEntriesPerReplay = 64;
/** Many subscribers are told in turns of this length. */
const maxTurnMs = 10;
/**
 * After each delivery as long a rest as it took, at most so long: writers then have half the time for commits whose
 * frames go together into the next one, since a write to a socket costs about the same whatever it holds. With 500
 * subscribers and 8 writers of single rows: 1,290,000 frames/s, and 360,000 without.
 */
const maxRestMs = 20;

export class Tail {
  readonly collection: CollectionRef;
  readonly #engine: Engine;
  readonly #recent: RecentSegments;
  readonly #events: TailEvents;
  readonly #subscribers = new Set<Subscriber>();
  /** The collection's part of the recent segments, without a gap unless retention made one. */
  readonly #segments: Segment[] = [];
  /** The last change read, or passed over because nobody was waiting for it. */
  #seq: number | undefined;
  #reading: Promise<void> | undefined;
  /** Reads for subscribers that are behind, by the change they come after. */
  readonly #replays = new Map<number, Promise<Segment>>();
  #entriesPerReplay = 1;
  #isStale = false;

  constructor(engine: Engine, collection: CollectionRef, recent: RecentSegments, events: TailEvents) {
    this.#engine = engine;
    this.collection = collection;
    this.#recent = recent;
    this.#events = events;
  }

  /** The seq up to which segments can be taken. */
  get seq(): number {
    return this.#seq ?? 0;
  }

  join(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** May be called again. */
  leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber) || this.#subscribers.size > 0) return;
    this.#recent.clear(this.#segments);
    this.#events.left();
  }

  /** The collection is gone: brings what was committed before, then says so. */
  async deleted(): Promise<void> {
    await this.catchUp();
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
   * end of the log.
   *
   * @throws CursorGone when it isn't kept any more
   */
  after(seq: number): Segment | undefined | Promise<Segment> {
    if (seq >= this.seq) return undefined;
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

  /** Subscribers that ask for the same at the same time, as after a restart, share the segment. */
  #fromLog(seq: number): Promise<Segment> {
    let reading = this.#replays.get(seq);
    if (reading === undefined) {
      reading = this.#replay(seq).finally(() => this.#replays.delete(seq));
      this.#replays.set(seq, reading);
    }
    return reading;
  }

  async #replay(seq: number): Promise<Segment> {
    const entries = await this.#engine.readLog(this.collection.id, seq, this.#entriesPerReplay);
    const length = entries.reduce((sum, entry) => sum + lengthOfFrames(entry), 0);
    // As many as make a segment; more of them step by step only, since the next ones may be larger.
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
          entries = await this.#engine.readLog(this.collection.id, this.seq, entriesPerRead);
          const segments = segmentsOf(this.collection, entries);
          for (const segment of segments) this.#append(segment);
          const spentMs = await this.#deliver();
          for (const { time } of segments) this.#events.delivered?.(Math.max(0, Date.now() - time));
          if (spentMs >= 1) await sleep(Math.min(spentMs, maxRestMs));
        } while (entries.length === entriesPerRead);
      } while (this.#isStale);
      this.#events.read();
    } catch (error) {
      // The poll comes back to it.
      this.#events.failed(error);
    } finally {
      this.#reading = undefined;
    }
  }

  #append(segment: Segment): void {
    this.#seq = segment.lastSeq;
    if (this.#subscribers.size > 0) this.#recent.append(this.#segments, segment);
  }

  /** Tells every subscriber, in turns that leave others theirs; returns the milliseconds that took of the CPU. */
  async #deliver(): Promise<number> {
    let spentMs = 0;
    let begun = performance.now();
    for (const subscriber of this.#subscribers) {
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

/** Retention may have been faster than the reader; changes that it took must not be passed over in silence. */
function withNext(segment: Segment | undefined, seq: number): Segment {
  if (segment === undefined || segment.firstSeq > seq + 1) throw new CursorGone();
  return segment;
}
