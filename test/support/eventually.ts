import { setTimeout as sleep } from 'node:timers/promises';

/**
 * After this time in milliseconds, a test reports that something hangs. A busy machine can delay a new process for more than
 * 15 s, and a mirror waits up to 30 s between two connections. The timeout of a test is longer, so that the report names what the test waited for.
 */
export const hangMs = 45_000;

type Falsy = false | 0 | '' | null | undefined;

/** Uses a clock that tests don't change. */
const nowMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/**
 * Calls `look` repeatedly until it returns a truthy value, and returns that value. Use it only for changes
 * without an event, such as files, other processes, or polling of the database.
 */
export async function eventually<T>(
  what: string | (() => string),
  look: () => T | Falsy | Promise<T | Falsy>,
  { withinMs = hangMs, everyMs = 5 } = {},
): Promise<T> {
  for (const deadline = nowMs() + withinMs; ; await sleep(everyMs)) {
    const found = await look();
    if (found) return found;
    if (nowMs() > deadline)
      throw new Error(`${typeof what === 'string' ? what : what()}: not so after ${withinMs} ms`);
  }
}
