/**
 * Slows down clients that guess API keys: a network can send 20 invalid keys per minute. A network is one
 * IPv4 address or one IPv6 /64. It never rejects a valid key. It only decides how the authenticator looks
 * a key up, and which error an invalid key receives.
 */
import { createCache } from '../runtime/cache.js';

const allowed = 20;
const windowMs = 60_000;
/** Limits the memory to about 1 MB, even during an attack. The oldest windows are dropped first. */
const maxNetworks = 10_000;

interface BadKeys {
  count: number;
  readonly until: number;
}

export class BadKeyLimiter {
  readonly #byNetwork = createCache<string, BadKeys>(maxNetworks);

  /** Whether the network has sent as many invalid keys as it can. `now` is as in `note`. */
  isExhausted(network: string, now: number): boolean {
    const known = this.#byNetwork.peek(network);
    return known !== undefined && now < known.until && known.count >= allowed;
  }

  /**
   * Counts an invalid key from a network (see `networkOf`).
   *
   * @param now milliseconds of the monotonic clock
   * @returns 0 if the network is within the limit, otherwise the milliseconds until it can try again
   */
  note(network: string, now: number): number {
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
