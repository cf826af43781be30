import type { Clock } from '../../src/runtime/clock.js';

const realWall = Date.now;
const realMonotonic = performance.now.bind(performance);
let aheadMs = 0;
let passedMs = 0;
let stoppedAt: number | undefined;

/** Both clocks of a test's own, which stand still. */
export class TestClock implements Clock {
  wallMs: number;
  monotonicMs = 0;

  constructor(wallMs: number) {
    this.wallMs = wallMs;
  }

  readonly wall = (): number => this.wallMs;
  readonly monotonic = (): number => this.monotonicMs;

  /** Time passes until the wall clock shows this. */
  goTo(wallMs: number): void {
    this.monotonicMs += wallMs - this.wallMs;
    this.wallMs = wallMs;
  }

  /** Somebody sets the wall clock to this. */
  set(wallMs: number): void {
    this.wallMs = wallMs;
  }
}

/** Sets the wall clock of this process ahead, or back; what the other one tells, and timers, are left as they are. */
export function setClock(byMs: number): void {
  aheadMs += byMs;
  Date.now = () => realWall() + aheadMs + passedMs;
}

/** Lets time pass on both clocks of this process; timers still take their real time. */
export function passTime(byMs: number): void {
  passedMs += byMs;
  setClock(0);
  performance.now = () => (stoppedAt ?? realMonotonic()) + passedMs;
}

/**
 * Lets the monotonic clock of this process stand still, but for the time that is passed. At a whole millisecond: of others the difference to
 * what is a second later may be less than a second, where the sum has a bit fewer behind the point.
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
