import type { Clock } from '../../src/runtime/clock.js';

const realWall = Date.now;
const realMonotonic = performance.now.bind(performance);
let aheadMs = 0;
let passedMs = 0;
let stoppedAt: number | undefined;

/** A test's own wall clock and monotonic clock. They only advance when the test advances them. */
export class TestClock implements Clock {
  wallMs: number;
  monotonicMs = 0;

  constructor(wallMs: number) {
    this.wallMs = wallMs;
  }

  readonly wall = (): number => this.wallMs;
  readonly monotonic = (): number => this.monotonicMs;

  /** Advances both clocks until the wall clock shows this time. */
  goTo(wallMs: number): void {
    this.monotonicMs += wallMs - this.wallMs;
    this.wallMs = wallMs;
  }

  /** Sets the wall clock only, as an operator would. */
  set(wallMs: number): void {
    this.wallMs = wallMs;
  }
}

/** Moves the wall clock of this process forward or back. The monotonic clock and timers stay unchanged. */
export function setClock(byMs: number): void {
  aheadMs += byMs;
  Date.now = () => realWall() + aheadMs + passedMs;
}

/** Advances both clocks of this process. Timers still take their real time. */
export function passTime(byMs: number): void {
  passedMs += byMs;
  setClock(0);
  performance.now = () => (stoppedAt ?? realMonotonic()) + passedMs;
}

/**
 * Stops the monotonic clock of this process, except for `passTime`. It stops at a full millisecond. With a
 * fraction, rounding could make the difference between a time and the time 1 s later smaller than 1 s.
 */
export function stopTime(): void {
  stoppedAt = Math.ceil(realMonotonic());
  passTime(0);
}

export function restoreClock(): void {
  aheadMs = 0;
  passedMs = 0;
  stoppedAt = undefined;
  Date.now = realWall;
  performance.now = realMonotonic;
}
