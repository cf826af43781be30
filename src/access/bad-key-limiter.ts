/**
 * Slows down clients that guess API keys: a network can send 20 invalid keys per minute. A network is one
 * IPv4 address or one IPv6 /64. Requests with a valid key never reach this limiter.
 */
import { createCache } from '../runtime/cache.js';
import { networkOf } from '../text/address.js';

const allowed = 20;
const windowMs = 60_000;
/**
 * Limits the memory to about 1 MB, even if an attack uses many addresses. The oldest windows are dropped
 * first.
 */
const maxNetworks = 10_000;

interface BadKeys {
  count: number;
  readonly until: number;
}

export class BadKeyLimiter {
  readonly #byNetwork = createCache<string, BadKeys>(maxNetworks);

  /**
   * Counts an invalid key from `address`.
   *
   * @param now milliseconds of the monotonic clock
   * @returns 0 if the network is within the limit, otherwise the milliseconds until it can try again
   */
  note(address: string, now: number): number {
    const network = networkOf(address);
    // Unlike `get`, `peek` does not make a network more recent. So the first entry has the oldest window.
    const known = this.#byNetwork.peek(network);
    if (known !== undefined && now < known.until) {
      known.count += 1;
      return known.count > allowed ? known.until - now : 0;
    }
    this.#byNetwork.set(network, { count: 1, until: now + windowMs });
    return 0;
  }
}
