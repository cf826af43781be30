/** The remaining quota of an account: the count of requests in the period, and a token bucket for bursts. */
import { Problem } from '../problem.js';
import type { Clock } from '../runtime/clock.js';
import { counted } from '../text/count.js';
import { type MeteredPlan, type Period, periodAt } from './plans.js';

/** The header fields of draft-ietf-httpapi-ratelimit-headers-10. */
export type RateLimitHeaders = { readonly 'RateLimit-Policy': string; readonly RateLimit: string };

/** The requests in a period. */
interface Count {
  readonly period: Period;
  used: number;
}

export class Quota {
  readonly #clock: Clock;
  #plan: MeteredPlan;
  #count: Count;
  /** The count of the period before the last change. If the clock is set, it can become current again. */
  #left: Count | undefined;
  #tokens: number;
  /** Milliseconds of the monotonic clock. */
  #tokensAt: number;
  #policy: string;

  /** @param used the number of requests in the current period */
  constructor(plan: MeteredPlan, used: number, clock: Clock) {
    this.#clock = clock;
    this.#plan = plan;
    this.#count = { period: periodAt(plan.period, clock.wall()), used };
    this.#tokens = plan.burst ?? 0;
    this.#tokensAt = clock.monotonic();
    this.#policy = policyOf(plan, this.#count.period);
  }

  get plan(): MeteredPlan {
    return this.#plan;
  }

  /** The current period. */
  get period(): Period {
    this.#turn(this.#clock.wall());
    return this.#count.period;
  }

  /** Whether the count of the current period is known. Otherwise, `take` starts to count at 0. */
  get isKnown(): boolean {
    const now = this.#clock.wall();
    return isIn(this.#count.period, now) || isIn(this.#left?.period, now);
  }

  /** Replaces the limits. The period unit must stay the same. Requests that were counted stay counted. */
  change(plan: MeteredPlan): void {
    this.#tokens += (plan.burst ?? 0) - (this.#plan.burst ?? 0);
    this.#plan = plan;
    this.#policy = policyOf(plan, this.#count.period);
  }

  /** Sets the count of the period to the number of requests that all instances together have counted. */
  correct(used: number): void {
    this.#count.used = used;
  }

  /**
   * Takes one request from the quota. If the quota is exhausted, the request is not counted.
   *
   * @throws Problem quota_exceeded, which names the exhausted policy
   */
  take(): void {
    const now = this.#clock.wall();
    this.#turn(now);
    this.#refill();
    const { name, requests, period, burst } = this.#plan;
    if (this.#count.used >= requests) {
      const { end } = this.#count.period;
      const until = new Date(end).toISOString();
      const detail = `The plan ${name} allows ${counted(requests, 'request')} per ${period} (policy "${period}"). The next ${period} starts at ${until}.`;
      throw this.#exceeded(detail, secondsUntil(end, now));
    }
    if (burst !== undefined) {
      // Retry-After is 1 s, because at least one token is refilled per second.
      if (this.#tokens < 1) {
        throw this.#exceeded(
          `The plan ${name} allows ${counted(burst, 'request')} per second (policy "burst").`,
          1,
        );
      }
      this.#tokens -= 1;
    }
    this.#count.used += 1;
  }

  /**
   * Builds the headers without a library for structured fields, because this takes 22 ns instead of 1,960 ns.
   */
  headers(): RateLimitHeaders {
    const now = this.#clock.wall();
    this.#turn(now);
    const { requests, period, burst } = this.#plan;
    const left = Math.max(0, requests - this.#count.used);
    const calendar = `"${period}";r=${left};t=${secondsUntil(this.#count.period.end, now)}`;
    if (burst === undefined) return { 'RateLimit-Policy': this.#policy, RateLimit: calendar };
    this.#refill();
    const tokens = Math.max(0, Math.floor(this.#tokens));
    return {
      'RateLimit-Policy': this.#policy,
      RateLimit: `"burst";r=${tokens};t=${tokens < burst ? 1 : 0}, ${calendar}`,
    };
  }

  /**
   * Switches to the period that contains `now`, and to its count. The wall clock can be set forward and back.
   */
  #turn(now: number): void {
    const left = this.#count;
    if (isIn(left.period, now)) return;
    const isBack = this.#left !== undefined && isIn(this.#left.period, now);
    this.#count = isBack ? this.#left! : { period: periodAt(this.#plan.period, now), used: 0 };
    this.#left = left;
    this.#policy = policyOf(this.#plan, this.#count.period);
  }

  #refill(): void {
    const { burst } = this.#plan;
    const now = this.#clock.monotonic();
    if (burst !== undefined) {
      this.#tokens = Math.min(burst, this.#tokens + ((now - this.#tokensAt) / 1000) * burst);
    }
    this.#tokensAt = now;
  }

  #exceeded(detail: string, retryAfterSeconds: number): Problem {
    const headers = { ...this.headers(), 'Retry-After': String(retryAfterSeconds) };
    return new Problem('quota_exceeded', detail, { headers });
  }
}

function policyOf(plan: MeteredPlan, period: Period): string {
  const calendar = `"${plan.period}";q=${plan.requests};w=${(period.end - period.start) / 1000}`;
  return plan.burst === undefined ? calendar : `"burst";q=${plan.burst};w=1, ${calendar}`;
}

function isIn(period: Period | undefined, now: number): boolean {
  return period !== undefined && now >= period.start && now < period.end;
}

function secondsUntil(end: number, now: number): number {
  return Math.ceil((end - now) / 1000);
}
