/**
 * Metering: every request with a valid key counts once. Counts are made in memory and committed by the store,
 * those of writes together with the write (on PostgreSQL beside it, before its answer: a crash between the two loses the
 * count of a write that was not answered, and while the usage can't be stored, of answered ones too); the database keeps
 * the requests of each key, UTC hour and instance.
 *
 * One instance keeps a quota exactly. Of several, each admits as much as it knows to be left. An instance commits its counts
 * 250 ms later at most; the others ask for them every second (`refreshMs`) for the accounts that use them,
 * and before the first request of one that didn't lately. So a quota is overshot by at most the requests that the instances admit
 * within 1.25 s and the time of that query, more only while the database is away. A burst is limited on each instance
 * by itself.
 */

import type { UsageRow } from '../engines/engine.js';
import type { Database } from '../engines/open.js';
import { Background } from '../runtime/background.js';
import { CautiousClock, type Clock, systemClock } from '../runtime/clock.js';
import { HourCounters, hourMs } from './hour-counters.js';
import { isMetered, type Period, type Plan, periodAt, periodUnits } from './plans.js';
import { Quota, type RateLimitHeaders } from './quota.js';
import { portionsOf } from './registry.js';
import {
  foldUsage,
  reportUsage,
  requestsByKey,
  totalOf,
  type UsageHistory,
  type UsageReport,
  usageHistory,
} from './usage.js';

export interface MeterOptions {
  readonly clock?: Clock;
  readonly background?: Background;
  /** How often the counts of other instances are asked for; 0: never, for there are none. */
  readonly refreshMs?: number;
}

/** The key that made a request, and its account. */
interface Metered {
  readonly keyId: string;
  readonly accountId: number;
}

export class Meter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #ages: CautiousClock;
  readonly #background: Background;
  readonly #refreshMs: number;
  readonly #counters: HourCounters;
  /** By account; those without a quota have none. */
  readonly #quotas = new Map<number, Quota>();
  /** The accounts with a quota that were counted since the last refresh. */
  #active = new Set<number>();
  /** Those whose quota holds all requests that were committed by the last refresh, or later. */
  readonly #fresh = new Set<number>();
  readonly #catchingUp = new Map<number, Promise<void>>();
  #tasks: readonly (() => Promise<void>)[] = [];

  constructor(database: Database, options: MeterOptions = {}) {
    this.#database = database;
    this.#clock = options.clock ?? systemClock;
    this.#ages = new CautiousClock(this.#clock);
    this.#background = options.background ?? new Background();
    this.#counters = new HourCounters(this.#clock);
    // One server a file on SQLite.
    this.#refreshMs = options.refreshMs ?? (database.dialect === 'sqlite' ? 0 : 1_000);
  }

  /** Begins to refresh and to fold. */
  start(): void {
    const folding = this.#background.every(hourMs, 'fold_usage', () => this.fold());
    this.#tasks = [folding];
    if (this.#refreshMs === 0) return;
    this.#tasks = [folding, this.#background.every(this.#refreshMs, 'read_usage', () => this.refresh())];
  }

  async stop(): Promise<void> {
    await Promise.all(this.#tasks.map((end) => end()));
  }

  /** Makes the account's plan known; its callers can be counted from then on. */
  async load(accountId: number, plan: Plan | undefined): Promise<void> {
    if (!isMetered(plan)) {
      this.#quotas.delete(accountId);
      return;
    }
    while (this.#quotas.get(accountId)?.plan.period !== plan.period) {
      const period = periodAt(plan.period, this.#clock.wall());
      const used = totalOf(await requestsByKey(this.#database.knex, [accountId], period, this.#counters));
      const quota = new Quota(plan, used, this.#clock);
      if (isSame(quota.period, period) && this.#quotas.get(accountId)?.plan.period !== plan.period) {
        this.#quotas.set(accountId, quota);
        this.#fresh.add(accountId);
      }
    }
    this.#quotas.get(accountId)?.change(plan);
  }

  /**
   * Corrects the quota of an account that was not in use here lately, so that nothing is admitted that the others are
   * known to have used up, and of one whose period is another than before, since the clock may have been set back into
   * it; undefined where that isn't needed. If the database can't tell, the quota goes on as it is.
   */
  catchUp(accountId: number): Promise<void> | undefined {
    const quota = this.#quotas.get(accountId);
    if (quota === undefined) return undefined;
    if ((this.#refreshMs === 0 || this.#fresh.has(accountId)) && quota.isKnown) return undefined;
    let catchingUp = this.#catchingUp.get(accountId);
    if (catchingUp === undefined) {
      catchingUp = this.#correct([accountId])
        .catch(() => undefined)
        .finally(() => this.#catchingUp.delete(accountId));
      this.#catchingUp.set(accountId, catchingUp);
    }
    return catchingUp;
  }

  /**
   * Counts one request.
   *
   * @throws Problem quota_exceeded; then it isn't counted
   */
  count({ accountId, keyId }: Metered): void {
    const quota = this.#quotas.get(accountId);
    if (quota !== undefined) {
      quota.take();
      this.#active.add(accountId);
    }
    this.#counters.count(keyId);
  }

  /** The headers of every answer to the caller; undefined on an unlimited plan. */
  rateLimitHeaders(caller: Metered): RateLimitHeaders | undefined {
    return this.#quotas.get(caller.accountId)?.headers();
  }

  /** Takes out the totals that are to be committed. */
  drain(): readonly UsageRow[] {
    return this.#counters.drain();
  }

  /** Puts back totals that were taken out and may not have been committed. */
  restore(rows: readonly UsageRow[]): void {
    this.#counters.restore(rows);
  }

  /** Counts of this instance are in it the moment they are made, those of others when they have committed them. */
  report(accountId: number): Promise<UsageReport> {
    return reportUsage(this.#database.knex, accountId, this.#clock.wall(), this.#counters);
  }

  /** As `report`, by UTC days, today's at the end. */
  history(accountId: number, days: number): Promise<UsageHistory> {
    return usageHistory(this.#database.knex, accountId, days, this.#clock.wall(), this.#counters);
  }

  /** Corrects the quotas that were used here lately by the counts that other instances have committed. */
  async refresh(): Promise<void> {
    const active = this.#active;
    this.#active = new Set();
    for (const accountId of this.#fresh) if (!active.has(accountId)) this.#fresh.delete(accountId);
    try {
      await this.#correct([...active]);
    } catch (error) {
      for (const accountId of active) this.#fresh.delete(accountId);
      throw error;
    }
  }

  /** Lets go, in memory and in the database, of the hours that nothing is counted in any more. */
  fold(): Promise<void> {
    this.#counters.forgetIdle();
    return foldUsage(this.#database, this.#ages.now());
  }

  async #correct(accountIds: readonly number[]): Promise<void> {
    for (const unit of periodUnits) {
      const sharing = accountIds.filter((accountId) => this.#quotas.get(accountId)?.plan.period === unit);
      for (const portion of portionsOf(sharing)) {
        await this.#correctIn(periodAt(unit, this.#clock.wall()), portion);
      }
    }
  }

  async #correctIn(period: Period, accountIds: readonly number[]): Promise<void> {
    const used = new Map(accountIds.map((accountId) => [accountId, 0]));
    const byKey = await requestsByKey(this.#database.knex, accountIds, period, this.#counters);
    for (const { accountId, requests } of byKey) used.set(accountId, used.get(accountId)! + requests);
    for (const [accountId, requests] of used) {
      const quota = this.#quotas.get(accountId);
      // The period may have changed meanwhile.
      if (quota === undefined || !isSame(quota.period, period)) continue;
      quota.correct(requests);
      this.#fresh.add(accountId);
    }
  }
}

function isSame(a: Period, b: Period): boolean {
  return a.start === b.start && a.end === b.end;
}
