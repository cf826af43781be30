/** How long a run waits for a deployment that can't answer now, and when it gives up to judge. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Something that could not be judged, and why: the deployment is not to blame, as far as one can tell. */
export class Unjudged extends Error {}

/** Requests of a plan that are kept for removing the collections made. */
const reservedRequests = 3;

export class Patience {
  readonly #signal: AbortSignal | undefined;
  readonly #waitMs: number;
  #leftMs: number;
  /** The requests that are left of the plan, as an answer said, and when there will be more by the monotonic clock. */
  #plan: { left: number; readonly resetsAt: number } | undefined;
  #isRemoving = false;

  /** @param waitMs for the run in all, and as long again to remove the collections it made */
  constructor(waitMs: number, signal: AbortSignal | undefined) {
    this.#waitMs = waitMs;
    this.#leftMs = waitMs;
    this.#signal = signal;
  }

  /** Ends requests that are under way; undefined while collections are removed. */
  get signal(): AbortSignal | undefined {
    return this.#isRemoving ? undefined : this.#signal;
  }

  /** From here on no requests are kept back, and no signal interrupts. */
  removing(): void {
    this.#isRemoving = true;
    this.#leftMs = this.#waitMs;
  }

  /**
   * To be called before each request that counts.
   *
   * @throws Unjudged when the run was interrupted, or the plan has too little left for too long
   */
  async admit(): Promise<void> {
    if (this.signal?.aborted) throw new Unjudged('interrupted');
    if (this.#plan === undefined || this.#isRemoving) return;
    if (this.#plan.left <= reservedRequests) {
      await this.#wait(this.#plan.resetsAt - performance.now(), 'the plan is used up');
      this.#plan = undefined;
    } else this.#plan.left -= 1;
  }

  /** Takes in the state of the plan that an answer tells. */
  note(headers: Headers): void {
    const [, left, resetS] =
      /"(?:hour|day|month)";r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
    if (left === undefined) return;
    this.#plan = { left: Number(left), resetsAt: performance.now() + Number(resetS) * 1_000 };
  }

  /**
   * Waits as long as an answer 429 or 503 says, a second where it says nothing.
   *
   * @throws Unjudged when that is longer than is left
   */
  async waitFor(headers: Headers, what: string): Promise<void> {
    const seconds = headers.get('Retry-After') ?? '1';
    const ms = /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : Date.parse(seconds) - Date.now();
    await this.#wait(Number.isNaN(ms) ? 1_000 : Math.max(0, ms), what);
  }

  async #wait(ms: number, what: string): Promise<void> {
    if (ms > this.#leftMs) {
      throw new Unjudged(`${what}; to wait ${Math.ceil(ms / 1_000)} s more is over the bound`);
    }
    this.#leftMs -= ms;
    const { signal } = this;
    await sleep(ms, undefined, signal && { signal }).catch(() => {
      throw new Unjudged('interrupted');
    });
  }
}
