/** How long a run waits for a deployment that can't answer now, and when it gives up to judge. */
import { setTimeout as sleep } from 'node:timers/promises';

/** What could not be judged, and why: the deployment is not to blame, or nobody knows. */
export class Unjudged extends Error {}

/** Requests of a plan that are kept to remove with what was made. */
const reservedRequests = 3;

export class Patience {
  readonly #signal: AbortSignal | undefined;
  readonly #waitMs: number;
  #leftMs: number;
  /** What the plan has left, as far as it was told, and when there will be more by the monotonic clock. */
  #plan: { left: number; readonly resetsAt: number } | undefined;
  #isRemoving = false;

  /** @param waitMs for the run in all, and as long again to remove what it made */
  constructor(waitMs: number, signal: AbortSignal | undefined) {
    this.#waitMs = waitMs;
    this.#leftMs = waitMs;
    this.#signal = signal;
  }

  /** Ends requests that are under way; undefined while what was made is removed. */
  get signal(): AbortSignal | undefined {
    return this.#isRemoving ? undefined : this.#signal;
  }

  /** From here on nothing is kept back, and nobody interrupts. */
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

  /** Takes in what an answer tells of the plan. */
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
