/**
 * Slows down guessing: an address may present so many bad keys a minute. Valid keys never come here.
 */

const allowed = 20;
const windowMs = 60_000;
/** Bounds the memory of an attack from many addresses to about a megabyte; the oldest are forgiven first. */
const maxAddresses = 10_000;

interface Guesses {
  count: number;
  readonly until: number;
}

export class GuessLimiter {
  // In the order in which the windows began, and so end.
  readonly #byAddress = new Map<string, Guesses>();

  /**
   * Notes a bad key from `address`.
   *
   * @returns how many milliseconds to wait when it was one too many, else 0
   */
  note(address: string, now: number): number {
    const known = this.#byAddress.get(address);
    if (known !== undefined && now < known.until) {
      known.count += 1;
      return known.count > allowed ? known.until - now : 0;
    }
    this.#byAddress.delete(address);
    for (const [oldest, { until }] of this.#byAddress) {
      if (now < until && this.#byAddress.size < maxAddresses) break;
      this.#byAddress.delete(oldest);
    }
    this.#byAddress.set(address, { count: 1, until: now + windowMs });
    return 0;
  }
}
