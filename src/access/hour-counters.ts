/** Counts the requests of each key in each hour, in memory, as running totals that a store commits. */
import { randomBytes } from 'node:crypto';
import type { UsageRow } from '../engines/engine.js';
import type { Clock } from '../runtime/clock.js';

/** The hours of which memory holds all that this instance has counted. */
export interface Held {
  readonly instance: string;
  /** The first of them. */
  readonly since: number;
}

/** The requests of one key in one hour. */
interface Counter {
  readonly keyId: string;
  readonly hour: number;
  readonly instance: string;
  requests: number;
  /** In the list of totals that are to be committed. */
  isPending: boolean;
  /** Of the hour that was counted in before, which may not have reached the database yet. */
  previous: Counter | undefined;
}

export const hourMs = 3_600_000;

export class HourCounters {
  readonly #clock: Clock;
  // New with every start: the running totals of two processes must never meet in one row.
  #instance = newInstance();
  /** The latest hour of this instance's that is not in memory any more. */
  #forgottenHour = Number.NEGATIVE_INFINITY;
  readonly #counters = new Map<string, Counter>();
  #pending: Counter[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count(keyId: string): void {
    const now = this.#clock.wall();
    let counter = this.#counters.get(keyId);
    if (counter === undefined || now < counter.hour || now >= counter.hour + hourMs) {
      counter = this.#openHour(keyId, now);
    }
    counter.requests += 1;
    if (counter.isPending) return;
    counter.isPending = true;
    this.#pending.push(counter);
  }

  /** Takes out the totals that are to be committed. */
  drain(): readonly UsageRow[] {
    const rows = this.#pending.map((counter): UsageRow => {
      counter.isPending = false;
      return [counter.keyId, counter.hour, counter.instance, counter.requests];
    });
    this.#pending = [];
    return rows;
  }

  /** Puts back totals that were taken out and may not have been committed. */
  restore(rows: readonly UsageRow[]): void {
    for (const [keyId, hour, instance, requests] of rows) {
      const newest = this.#counters.get(keyId);
      const counter =
        [newest, newest?.previous].find((each) => each?.hour === hour && each.instance === instance) ??
        newCounter(keyId, hour, instance, requests);
      if (!counter.isPending) this.#pending.push(counter);
      counter.isPending = true;
    }
  }

  /**
   * This hour and the one before. When a clock that was set back leads to one that was forgotten, the process becomes
   * another instance: its totals would begin at nothing again, in rows that hold more already.
   */
  held(): Held {
    const since = hourOf(this.#clock.wall()) - hourMs;
    if (since <= this.#forgottenHour) {
      this.#instance = newInstance();
      this.#forgottenHour = Number.NEGATIVE_INFINITY;
      // Totals that aren't committed yet stay in the list of those that are to be.
      this.#counters.clear();
    }
    return { instance: this.#instance, since };
  }

  /** The requests of a key in the hours held that begin from `since` until just before `until`. */
  counted(keyId: string, since: number, until: number): number {
    const newest = this.#counters.get(keyId);
    return [newest, newest?.previous].reduce(
      (sum, each) => sum + (each && each.hour >= since && each.hour < until ? each.requests : 0),
      0,
    );
  }

  /** Lets go of the keys that were not used in the hours held. */
  forgetIdle(): void {
    const { since } = this.held();
    for (const [keyId, counter] of this.#counters) {
      if (counter.hour >= since) continue;
      this.#counters.delete(keyId);
      this.#forget(counter);
      if (counter.previous !== undefined) this.#forget(counter.previous);
    }
  }

  /** The counter of the hour that `now` is in: a new one, or that of before if the clock was set back. */
  #openHour(keyId: string, now: number): Counter {
    const { instance } = this.held();
    const last = this.#counters.get(keyId);
    const hour = hourOf(now);
    const counter = last?.previous?.hour === hour ? last.previous : newCounter(keyId, hour, instance, 0);
    if (last?.previous !== undefined && last.previous !== counter) this.#forget(last.previous);
    if (last !== undefined) last.previous = undefined;
    counter.previous = last;
    this.#counters.set(keyId, counter);
    return counter;
  }

  #forget({ hour }: Counter): void {
    this.#forgottenHour = Math.max(this.#forgottenHour, hour);
  }
}

function hourOf(now: number): number {
  return now - (now % hourMs);
}

function newInstance(): string {
  return randomBytes(8).toString('hex');
}

function newCounter(keyId: string, hour: number, instance: string, requests: number): Counter {
  return { keyId, hour, instance, requests, isPending: false, previous: undefined };
}
