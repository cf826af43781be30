/**
 * Logs errors of the server (500 and above) and requests over a limit (429 and `limit_reached`). Limits how often it logs
 * the same error.
 *
 * The lines contain the id of the key, so that operators can find out which client exceeds its limits. If a request
 * has no valid key, its line about a limit contains the address of the client.
 */
import { isOutage, type Problem } from '../problem.js';
import type { Logger } from '../runtime/logger.js';
import type { Exchange } from './exchange.js';

/** The log has an error with this code once per interval. `unlogged` is the number of requests in between. */
const faultMs = 1_000;
/** During an outage of the database, every request has this error. */
const outageMs = 60_000;
/** The log has a line about a limit once per interval for each key, because a client can exceed its limits for days. */
const limitMs = 60_000;
/** The maximum number of such lines per interval, because an account can have 10,000 keys. */
const maxLimitLines = 1_000;

interface Logged {
  readonly at: number;
  unlogged: number;
}

export class FaultLog {
  readonly #log: Logger;
  readonly #faults = new Map<string, Logged>();
  /** By code and key. The oldest line is first. */
  readonly #limits = new Map<string, Logged>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Logs a problem with the status 429, 500 or higher, or the code `limit_reached`. */
  note(problem: Problem, exchange: Pick<Exchange, 'requestId' | 'keyId' | 'clientAddress'>): void {
    const { code, status, detail, cause } = problem;
    const isLimit = status === 429 || code === 'limit_reached';
    if (status < 500 && !isLimit) return;
    const now = performance.now();
    const keyId = exchange.keyId || undefined;
    const name = isLimit ? `${code} ${keyId}` : code;
    const logged = isLimit ? this.#limits : this.#faults;
    const last = logged.get(name);
    const intervalMs = isLimit ? limitMs : isOutage(cause) ? outageMs : faultMs;
    // Every `internal_error` can have a different cause, so all of them are logged.
    if (last !== undefined && code !== 'internal_error' && now - last.at < intervalMs) {
      last.unlogged += 1;
      return;
    }
    logged.delete(name);
    if (isLimit && !this.#hasRoom(now)) return;
    logged.set(name, { at: now, unlogged: 0 });
    const line = {
      err: cause,
      request_id: exchange.requestId,
      key_id: keyId,
      client: isLimit && keyId === undefined ? exchange.clientAddress : undefined,
      code,
      detail,
      unlogged: last?.unlogged || undefined,
    };
    if (isLimit) this.#log.info(line, 'request refused');
    else if (cause === undefined) this.#log.warn(line, 'request refused');
    else this.#log.error(line, 'request failed');
  }

  /** Returns whether the log can have another line about a limit, and forgets the oldest one if there are many. */
  #hasRoom(now: number): boolean {
    const [oldest] = this.#limits;
    if (this.#limits.size < maxLimitLines || oldest === undefined) return true;
    if (now - oldest[1].at < limitMs) return false;
    this.#limits.delete(oldest[0]);
    return true;
  }
}
