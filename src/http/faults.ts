/** Logs errors of the server (500 and above) with a request id, and limits how often it logs the same. */
import type { ErrorCode, Problem } from '../problem.js';
import type { Logger } from '../runtime/logger.js';

/** The log has such an error once per interval. `unlogged` is the number of requests in between. */
const everyMs = 1_000;

export class FaultLog {
  readonly #log: Logger;
  readonly #faults = new Map<ErrorCode, { loggedAt: number; unlogged: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Logs a problem if its status is 500 or higher. */
  note({ code, status, detail, cause }: Problem, requestId: string): void {
    if (status < 500) return;
    const now = performance.now();
    const last = this.#faults.get(code);
    // Every `internal_error` can have a different cause, so all of them are logged.
    if (last !== undefined && code !== 'internal_error' && now - last.loggedAt < everyMs) {
      last.unlogged += 1;
      return;
    }
    this.#faults.set(code, { loggedAt: now, unlogged: 0 });
    const line = { err: cause, request_id: requestId, code, detail, unlogged: last?.unlogged || undefined };
    if (cause === undefined) this.#log.warn(line, 'request refused');
    else this.#log.error(line, 'request failed');
  }
}
