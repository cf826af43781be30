/**
 * Decides how long a run waits for a deployment that is overloaded or unavailable, and when it stops waiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** A check could not be decided. As far as the run can tell, the deployment is not the cause. */
export class Unjudged extends Error {}

/** The number of requests of the quota that are reserved for deleting the collections of the run. */
const reservedRequests = 3;

export class Patience {
  readonly #signal: AbortSignal | undefined;
  readonly #waitMs: number;
  #leftMs: number;
  /**
   * The remaining requests of the quota, as the last response reported. `resetsAt` is the time of the next
   * period, by the monotonic clock, in milliseconds.
   */
  #plan: { left: number; readonly resetsAt: number } | undefined;
  #isRemoving = false;

  /** @param waitMs total waiting time for the run, and again for deleting its collections, in milliseconds */
  constructor(waitMs: number, signal: AbortSignal | undefined) {
    this.#waitMs = waitMs;
    this.#leftMs = waitMs;
    this.#signal = signal;
  }

  /** Cancels requests in progress. Undefined while collections are deleted. */
  get signal(): AbortSignal | undefined {
    return this.#isRemoving ? undefined : this.#signal;
  }

  /** Starts the deletion of collections, which uses the reserved requests and is not interrupted. */
  removing(): void {
    this.#isRemoving = true;
    this.#leftMs = this.#waitMs;
  }

  /**
   * Must be called before each request that counts toward the quota.
   *
   * @throws Unjudged if the run was interrupted, or if the quota is exhausted for too long
   */
  async admit(): Promise<void> {
    if (this.signal?.aborted) throw new Unjudged('interrupted');
    if (this.#plan === undefined || this.#isRemoving) return;
    if (this.#plan.left <= reservedRequests) {
      await this.#wait(this.#plan.resetsAt - performance.now(), 'the quota of the plan is exhausted');
      this.#plan = undefined;
    } else this.#plan.left -= 1;
  }

  /**
   * Reads the remaining quota from a response. Before a request is retried after a 429 or 503, waits for the time that
   * `Retry-After` specifies. Without this header, it waits 1 s.
   *
   * @returns whether the client must retry the request
   * @throws Unjudged if this is longer than the remaining waiting time
   */
  async mustRetry(
    { status, headers }: { readonly status: number; readonly headers: Headers },
    what: string,
  ): Promise<boolean> {
    const [, left, resetS] =
      /"(?:hour|day|month)";r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
    if (left !== undefined)
      this.#plan = { left: Number(left), resetsAt: performance.now() + Number(resetS) * 1_000 };
    if (status !== 429 && status !== 503) return false;
    const seconds = headers.get('Retry-After') ?? '1';
    const ms = /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : Date.parse(seconds) - Date.now();
    await this.#wait(Number.isNaN(ms) ? 1_000 : Math.max(0, ms), what);
    return true;
  }

  async #wait(ms: number, what: string): Promise<void> {
    if (ms > this.#leftMs) {
      throw new Unjudged(`${what}, and waiting another ${Math.ceil(ms / 1_000)} s would exceed the limit`);
    }
    this.#leftMs -= ms;
    const { signal } = this;
    await sleep(ms, undefined, signal && { signal }).catch(() => {
      throw new Unjudged('interrupted');
    });
  }
}
