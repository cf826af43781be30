import type { Time } from '../../src/client/time.js';

/** A clock that a test advances, and random numbers that are always almost 1. */
export class OwnTime implements Time {
  #nowMs = 0;
  readonly #timers = new Map<() => void, number>();

  readonly nowMs = (): number => this.#nowMs;
  readonly random = (): number => 1;

  after(ms: number, run: () => void): () => void {
    const timer = (): void => run();
    this.#timers.set(timer, this.#nowMs + ms);
    return () => this.#timers.delete(timer);
  }

  /** The number of milliseconds until the next timer fires. */
  get nextMs(): number {
    return Math.min(...this.#timers.values()) - this.#nowMs;
  }

  async pass(ms: number): Promise<void> {
    await turn();
    const end = this.#nowMs + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b);
      if (next === undefined) break;
      const [timer, at] = next;
      this.#timers.delete(timer);
      this.#nowMs = Math.max(at, this.#nowMs);
      timer();
      await turn();
    }
    this.#nowMs = end;
  }
}

/** Waits until all promises that are already resolved have run their callbacks. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
