/**
 * Counts the requests of each key per hour, in memory. The counts are running totals, which the store
 * commits.
 *
 * Example: if a key made 5 requests this hour, `drain` returns [key, hour, instance, 5]. After 2 more
 * requests, it returns the total 7. It is therefore safe to commit a total twice.
 */
import { randomBytes } from 'node:crypto';
import type { UsageRow } from '../engines/engine.js';
import type { Clock } from '../runtime/clock.js';

/** Identifies the hours for which memory contains all requests that this instance has counted. */
interface Held {
  readonly instance: string;
  /** The start of the first of these hours, in milliseconds since the epoch. */
  readonly since: number;
}

/** The requests of one key in one hour. `hour` is its start, in milliseconds since the epoch. */
interface Counter {
  readonly keyId: string;
  readonly hour: number;
  readonly instance: string;
  requests: number;
  /** Whether the counter is in the list of totals to commit. */
  isPending: boolean;
  /** The counter of the hour before, which may not be in the database yet. */
  previous: Counter | undefined;
}

export const hourMs = 3_600_000;

export class HourCounters {
  readonly #clock: Clock;
  // A new id at each start, because the running totals of two processes must never share a row.
  #instance = newInstance();
  /** The latest hour whose counters this instance has removed from memory. */
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

  /** Removes the totals to commit from the list and returns them. */
  drain(): readonly UsageRow[] {
    const rows = this.#pending.map((counter): UsageRow => {
      counter.isPending = false;
      return [counter.keyId, counter.hour, counter.instance, counter.requests];
    });
    this.#pending = [];
    return rows;
  }

  /** Adds drained totals to the list again, because their commit may have failed. */
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
   * Returns the hours that memory contains: the current hour and the hour before.
   *
   * If the clock was set back to an hour that was removed from memory, the process gets a new instance id.
   * Its totals would otherwise restart at 0, while the rows in the database already contain more.
   */
  held(): Held {
    const since = hourOf(this.#clock.wall()) - hourMs;
    if (since <= this.#forgottenHour) {
      this.#instance = newInstance();
      this.#forgottenHour = Number.NEGATIVE_INFINITY;
      // Uncommitted totals stay in the list of totals to commit.
      this.#counters.clear();
    }
    return { instance: this.#instance, since };
  }

  /**
   * Returns the requests of a key in the hours in memory that start at `since` or later, and before `until`.
   */
  counted(keyId: string, since: number, until: number): number {
    const newest = this.#counters.get(keyId);
    return [newest, newest?.previous].reduce(
      (sum, each) => sum + (each && each.hour >= since && each.hour < until ? each.requests : 0),
      0,
    );
  }

  /** Removes the counters of keys that weren't used in the hours that `held` returns. */
  forgetIdle(): void {
    const { since } = this.held();
    for (const [keyId, counter] of this.#counters) {
      if (counter.hour >= since) continue;
      this.#counters.delete(keyId);
      this.#forget(counter);
      if (counter.previous !== undefined) this.#forget(counter.previous);
    }
  }

  /** Returns the counter of the hour of `now`: a new one, or the previous one if the clock was set back. */
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
