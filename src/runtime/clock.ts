/**
 * Provides two clocks. The wall clock is for times that are shown or stored, such as the time of a change or
 * an expiry. People and NTP can set it forward and back. The monotonic clock is for durations, such as a
 * timeout.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly wall: () => number;
  /** Milliseconds since an arbitrary moment. It never jumps. */
  readonly monotonic: () => number;
}

export const systemClock: Clock = { wall: () => Date.now(), monotonic: () => performance.now() };

/** A larger step forward means that the wall clock was set, not slewed. */
const jumpMs = 60_000;
const believedAfterMs = 24 * 3_600_000;

/**
 * A wall clock for deleting data by age. It ignores a jump forward until the jump has lasted for a day,
 * because a clock that is briefly wrong must not delete data. It follows a jump back at once.
 */
export class CautiousClock {
  readonly #clock: Clock;
  /** The accepted wall time minus the monotonic time. */
  #offset: number;
  #doubtedSince: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.wall() - clock.monotonic();
  }

  /** Returns milliseconds since the epoch. Call it more often than once per day. */
  now(): number {
    const monotonic = this.#clock.monotonic();
    const offset = this.#clock.wall() - monotonic;
    const isJump = offset - this.#offset > jumpMs;
    if (!isJump || monotonic - (this.#doubtedSince ?? monotonic) >= believedAfterMs) this.#offset = offset;
    this.#doubtedSince = isJump && this.#offset !== offset ? (this.#doubtedSince ?? monotonic) : undefined;
    return Math.round(monotonic + this.#offset);
  }
}

/** The clocks of instances can differ by this much. A later stamp is from a clock that was wrongly ahead. */
export const clockSkewMs = 3_600_000;

/**
 * Recognizes stamps that a wall clock made while it was wrongly ahead. Without this, data with such a stamp
 * would never grow old after the clock was set back. How old it is can't be known, but it is at least as old
 * as this object, and as the last time when the clock was set back.
 */
export class FutureStamps {
  readonly #clock: Clock;
  /** The latest wall time that was seen since `#since`, which is a monotonic time. */
  #latest: number;
  #since: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#latest = clock.wall();
    this.#since = clock.monotonic();
  }

  /**
   * Returns a time in milliseconds since the epoch. Stamps later than that were made at least `ageMs` ago.
   * Call it regularly.
   */
  madeBefore(ageMs: number): number {
    const wall = this.#clock.wall();
    const monotonic = this.#clock.monotonic();
    if (wall < this.#latest - clockSkewMs) {
      this.#latest = wall;
      this.#since = monotonic;
    }
    this.#latest = Math.max(this.#latest, wall);
    return monotonic - this.#since < ageMs ? Number.MAX_SAFE_INTEGER : this.#latest + clockSkewMs;
  }
}
