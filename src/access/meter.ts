/**
 * Meters requests: counts each request that has a valid key, and enforces the quota of the account's plan.
 *
 * Requests are counted in memory. The store commits the counts, if possible in the same transaction as a
 * write. The database contains the number of requests per key, UTC hour and instance.
 *
 * On PostgreSQL, the counts of a write can be in a separate transaction that runs alongside, and on Citus
 * they always are. It finishes before the server responds to the write. A crash between the two commits loses
 * the count of a write that has no response yet. While the database can't store counts, a crash loses the
 * counts of completed writes too.
 *
 * A single instance enforces a quota exactly. If there are several, each one admits the requests that remain
 * according to the counts it knows:
 *
 * - An instance commits its counts after at most 250 ms.
 * - The other instances read them every second (`refreshMs`), for the accounts that are in use there.
 * - If an account wasn't in use lately, its counts are read before its next request.
 *
 * All instances together can therefore exceed a quota by the requests of 1.25 s plus the time of the query.
 * They can exceed it by more only while the database is unavailable. Each instance enforces the burst limit
 * separately.
 */
import type { UsageRow } from '../engines/engine.js';
import type { Database } from '../engines/open.js';
import { Background } from '../runtime/background.js';
import { CautiousClock, type Clock, systemClock } from '../runtime/clock.js';
import { HourCounters, hourMs } from './hour-counters.js';
import { isMetered, type Period, type Plan, periodAt, periodUnits } from './plans.js';
import { Quota, type RateLimitHeaders } from './quota.js';
import { portionsOf } from './registry.js';
import type { Caller } from './rights.js';
import {
  foldUsage,
  reportUsage,
  requestsByKey,
  totalOf,
  type UsageHistory,
  type UsageReport,
  usageHistory,
} from './usage.js';

interface MeterOptions {
  readonly clock?: Clock;
  readonly background?: Background;
  /** How often to read the counts of other instances, in milliseconds. 0 means never: there are no others. */
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
  #counters: HourCounters;
  /** By account. Accounts without a quota have no entry. */
  readonly #quotas = new Map<number, Quota>();
  /** The accounts with a quota that made requests since the last refresh. */
  #active = new Set<number>();
  /** The accounts whose quota includes all requests that were committed before the last refresh. */
  readonly #fresh = new Set<number>();
  readonly #catchingUp = new Map<number, Promise<void>>();
  #tasks: readonly (() => Promise<void>)[] = [];

  constructor(database: Database, options: MeterOptions = {}) {
    this.#database = database;
    this.#clock = options.clock ?? systemClock;
    this.#ages = new CautiousClock(this.#clock);
    this.#background = options.background ?? new Background();
    this.#counters = new HourCounters(this.#clock);
    // Only one server can use an SQLite file.
    this.#refreshMs = options.refreshMs ?? (database.dialect === 'sqlite' ? 0 : 1_000);
  }

  /** Starts the background tasks: reading the counts of other instances, and folding old hours into days. */
  start(): void {
    const folding = this.#background.every(hourMs, 'fold_usage', () => this.fold());
    this.#tasks = [folding];
    if (this.#refreshMs === 0) return;
    this.#tasks = [folding, this.#background.every(this.#refreshMs, 'read_usage', () => this.refresh())];
  }

  async stop(): Promise<void> {
    await Promise.all(this.#tasks.map((end) => end()));
  }

  /** Sets the plan of an account. Call it before you count requests of this account. */
  async load(accountId: number, plan: Plan | undefined): Promise<void> {
    if (!isMetered(plan)) {
      this.#quotas.delete(accountId);
      return;
    }
    while (this.#quotas.get(accountId)?.plan.period !== plan.period) {
      const period = periodAt(plan.period, this.#clock.wall());
      const used = totalOf(await requestsByKey(this.#database.registry, [accountId], period, this.#counters));
      const quota = new Quota(plan, used, this.#clock);
      if (isSame(quota.period, period) && this.#quotas.get(accountId)?.plan.period !== plan.period) {
        this.#quotas.set(accountId, quota);
        this.#fresh.add(accountId);
      }
    }
    this.#quotas.get(accountId)?.change(plan);
  }

  /**
   * Reads the count of an account from the database before its next request, if this is necessary:
   *
   * - The account wasn't in use here lately, so other instances may have used its quota.
   * - The current period isn't known, because the clock may have been set back into it.
   *
   * If the database is unavailable, the quota keeps the count that it has.
   *
   * @returns undefined if the count is up to date
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
   * @throws Problem quota_exceeded; then the request isn't counted
   */
  count({ accountId, keyId }: Metered): void {
    const quota = this.#quotas.get(accountId);
    if (quota !== undefined) {
      quota.take();
      this.#active.add(accountId);
    }
    this.#counters.count(keyId);
  }

  /** Returns the rate limit headers for every response to the caller. Undefined if the plan is unlimited. */
  rateLimitHeaders(caller: Metered): RateLimitHeaders | undefined {
    return this.#quotas.get(caller.accountId)?.headers();
  }

  /** Removes the totals to commit from the list and returns them. */
  drain(): readonly UsageRow[] {
    return this.#counters.drain();
  }

  /** Adds drained totals to the list again, because their commit may have failed. */
  restore(rows: readonly UsageRow[]): void {
    this.#counters.restore(rows);
  }

  /**
   * Returns the usage that the caller can see. Includes the requests to this instance immediately, and requests to other
   * instances after they commit them.
   */
  report(caller: Caller): Promise<UsageReport> {
    return reportUsage(this.#database.knex, caller.accountId, this.#clock.wall(), this.#counters, caller);
  }

  /** Like `report`, but one entry per UTC day. The last entry is the current day. */
  history(caller: Caller, days: number): Promise<UsageHistory> {
    const { knex } = this.#database;
    return usageHistory(knex, caller.accountId, days, this.#clock.wall(), this.#counters, caller);
  }

  /** Corrects the quotas that were in use here lately by the counts that other instances have committed. */
  async refresh(): Promise<void> {
    const active = this.#active;
    this.#active = new Set();
    for (const accountId of this.#fresh) if (!active.has(accountId)) this.#fresh.delete(accountId);
    try {
      await this.#correct([...active]);
    } catch (error) {
      for (const accountId of active) {
        this.#fresh.delete(accountId);
        // The next refresh reads them again. Otherwise, it would have nothing to read, and report that reading works.
        this.#active.add(accountId);
      }
      throw error;
    }
  }

  /** Forgets all requests and quotas. Call it after their rows were deleted from the database. */
  startOver(): void {
    this.#counters = new HourCounters(this.#clock);
    this.#quotas.clear();
    this.#fresh.clear();
  }

  /** Removes old counters from memory, and folds old hours in the database into days. */
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
      // A new period may have started during the query.
      if (quota === undefined || !isSame(quota.period, period)) continue;
      quota.correct(requests);
      this.#fresh.add(accountId);
    }
  }
}

function isSame(a: Period, b: Period): boolean {
  return a.start === b.start && a.end === b.end;
}
