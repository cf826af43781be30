/**
 * Slows down a client that guesses keys: an address, of IPv6 a /64, may present so many bad ones a minute. Valid keys
 * never come here.
 */
import { networkOf } from '../text/address.js';

const allowed = 20;
const windowMs = 60_000;
/** Bounds the memory of an attack from many addresses to about a megabyte; the oldest are forgiven first. */
const maxNetworks = 10_000;

interface BadKeys {
  count: number;
  readonly until: number;
}

export class BadKeyLimiter {
  // By network, in the order in which the windows began, and so end.
  readonly #byNetwork = new Map<string, BadKeys>();

  /**
   * Notes a bad key from `address`.
   *
   * @param now milliseconds of the monotonic clock
   * @returns how many milliseconds to wait when it was one too many, else 0
   */
  note(address: string, now: number): number {
    const network = networkOf(address);
    const known = this.#byNetwork.get(network);
    if (known !== undefined && now < known.until) {
      known.count += 1;
      return known.count > allowed ? known.until - now : 0;
    }
    this.#byNetwork.delete(network);
    for (const [oldest, { until }] of this.#byNetwork) {
      if (now < until && this.#byNetwork.size < maxNetworks) break;
      this.#byNetwork.delete(oldest);
    }
    this.#byNetwork.set(network, { count: 1, until: now + windowMs });
    return 0;
  }
}
