/**
 * Two clocks. That of the wall is for times that people are told and that are stored: of a change, a period, an expiry. People and NTP set it, ahead and back. How long something takes, or is ago, is a matter of the other one.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly wall: () => number;
  /** Milliseconds since some moment; it passes as time does, and never jumps. */
  readonly monotonic: () => number;
}

export const systemClock: Clock = { wall: () => Date.now(), monotonic: () => performance.now() };

/** By more than this the wall clock is not slewed but set. */
const jumpMs = 60_000;
const believedAfterMs = 24 * 3_600_000;

/**
 * The wall clock for things that are removed by their age: a jump ahead is believed only when it has lasted for a day, so that a
 * clock that is wrong for a moment makes nothing old. A jump back is believed at once.
 */
export class CautiousClock {
  readonly #clock: Clock;
  /** The wall clock that is believed, less the monotonic one. */
  #offset: number;
  #doubtedSince: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.wall() - clock.monotonic();
  }

  /** Milliseconds since the epoch. To be asked more often than once a day. */
  now(): number {
    const monotonic = this.#clock.monotonic();
    const offset = this.#clock.wall() - monotonic;
    const isJump = offset - this.#offset > jumpMs;
    if (!isJump || monotonic - (this.#doubtedSince ?? monotonic) >= believedAfterMs) this.#offset = offset;
    this.#doubtedSince = isJump && this.#offset !== offset ? (this.#doubtedSince ?? monotonic) : undefined;
    return Math.round(monotonic + this.#offset);
  }
}
