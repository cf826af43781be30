/**
 * Slows down clients that guess API keys: a network can send 20 invalid keys per minute. A network is one
 * IPv4 address or one IPv6 /64. Requests with a valid key never reach this limiter.
 */
import { networkOf } from '../text/address.js';

const allowed = 20;
const windowMs = 60_000;
/**
 * Limits the memory to about 1 MB, even if an attack uses many addresses. The oldest entries are dropped
 * first.
 */
const maxNetworks = 10_000;

interface BadKeys {
  count: number;
  readonly until: number;
}

export class BadKeyLimiter {
  // By network. The map is in the order in which the windows started, so the first entry expires first.
  readonly #byNetwork = new Map<string, BadKeys>();

  /**
   * Counts an invalid key from `address`.
   *
   * @param now milliseconds of the monotonic clock
   * @returns 0 if the network is within the limit, otherwise the milliseconds until it can try again
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
