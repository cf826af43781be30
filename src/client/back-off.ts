import type { Time } from './time.js';

const firstMs = 500;
const mostMs = 30_000;

/**
 * Computes how long to wait before each new attempt to connect. The maximum wait doubles with each attempt,
 * from 0.5 s to 30 s. The wait is a random part of it, so that clients don't all reconnect at the same time.
 */
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
