import type { Time } from './time.js';

const firstMs = 500;
const mostMs = 30_000;

/** How long to wait before each further attempt: up to twice as long, evenly spread, so that clients come back apart. */
export class BackOff {
  readonly #time: Time;
  #attempts = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  nextMs(): number {
    const bound = Math.min(mostMs, firstMs * 2 ** this.#attempts);
    this.#attempts += 1;
    return this.#time.random() * bound;
  }

  reset(): void {
    this.#attempts = 0;
  }
}
