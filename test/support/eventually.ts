import { setTimeout as sleep } from 'node:timers/promises';

type Falsy = false | 0 | '' | null | undefined;

/** By a clock that no test sets. */
const nowMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/**
 * Looks again and again until there is something, and returns it. For what nothing tells of by itself: other processes,
 * files, what a service takes in from its database by polling. Whatever has an event is waited for by that.
 */
export async function eventually<T>(
  what: string | (() => string),
  look: () => T | Falsy | Promise<T | Falsy>,
  { withinMs = 15_000, everyMs = 5 } = {},
): Promise<T> {
  for (const deadline = nowMs() + withinMs; ; await sleep(everyMs)) {
    const found = await look();
    if (found) return found;
    if (nowMs() > deadline)
      throw new Error(`${typeof what === 'string' ? what : what()}: not so after ${withinMs} ms`);
  }
}
