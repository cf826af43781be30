/**
 * Logs errors of the server (500 and above) and requests over a limit (429), and limits how often it logs the same.
 * The lines contain the id of the key, so that operators can find out which client exceeds its limits.
 */
import type { Problem } from '../problem.js';
import { createCache } from '../runtime/cache.js';
import type { Logger } from '../runtime/logger.js';

/** The log has an error with this code once per interval. `unlogged` is the number of requests in between. */
const faultMs = 1_000;
/** The same for requests over a limit, but for each key. A client can exceed its limits for days. */
const limitMs = 60_000;
/** The number of codes and keys whose last line is remembered. */
const maxRemembered = 1_000;

interface Logged {
  readonly at: number;
  unlogged: number;
}

export class FaultLog {
  readonly #log: Logger;
  readonly #faults = createCache<string, Logged>(maxRemembered);

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Logs a problem if its status is 429 or 500 and higher. */
  note({ code, status, detail, cause }: Problem, requestId: string, keyId: string | undefined): void {
    const isLimit = status === 429;
    if (status < 500 && !isLimit) return;
    const now = performance.now();
    const name = isLimit ? `${code} ${keyId}` : code;
    const last = this.#faults.get(name);
    // Every `internal_error` can have a different cause, so all of them are logged.
    if (last !== undefined && code !== 'internal_error' && now - last.at < (isLimit ? limitMs : faultMs)) {
      last.unlogged += 1;
      return;
    }
    this.#faults.set(name, { at: now, unlogged: 0 });
    const line = {
      err: cause,
      request_id: requestId,
      key_id: keyId,
      code,
      detail,
      unlogged: last?.unlogged || undefined,
    };
    if (isLimit) this.#log.info(line, 'request refused');
    else if (cause === undefined) this.#log.warn(line, 'request refused');
    else this.#log.error(line, 'request failed');
  }
}
