/** The log of what went wrong on this side, with the ids of requests it hit, and without drowning in it. */
import type { ErrorCode, Problem } from '../problem.js';
import type { Logger } from '../runtime/logger.js';

/** A fault that hits every request is logged this often; `unlogged` says how many more it hit since. */
const everyMs = 1_000;

export class FaultLog {
  readonly #log: Logger;
  readonly #faults = new Map<ErrorCode, { loggedAt: number; unlogged: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Only statuses from 500 on are faults. */
  note({ code, status, detail, cause }: Problem, requestId: string): void {
    if (status < 500) return;
    const now = performance.now();
    const last = this.#faults.get(code);
    // Of those that aren't understood each may be another.
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
