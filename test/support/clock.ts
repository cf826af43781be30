const realNow = Date.now;
let aheadMs = 0;

/** Puts `Date.now` of this process forward; timers still take their real time. */
export function advanceClock(byMs: number): void {
  aheadMs += byMs;
  Date.now = () => realNow() + aheadMs;
}

export function restoreClock(): void {
  aheadMs = 0;
  Date.now = realNow;
}
