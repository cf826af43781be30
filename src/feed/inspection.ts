/** The interval at which open feeds are inspected. It is the precision of the intervals in which they send something. */
export const inspectMs = 1_000;

/** Whether an event that is due every `intervalMs` would be late at the next inspection. */
export function isDue(now: number, last: number, intervalMs: number): boolean {
  return now - last > intervalMs - inspectMs;
}
