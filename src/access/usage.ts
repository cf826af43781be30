/**
 * Metering: every request with a valid key counts once. Counts are made in memory and committed by the store,
 * those of writes together with the write (on PostgreSQL beside it, before its answer: a crash between the two loses the
 * count of a write that was not answered, and while the usage can't be stored, of answered ones too); what is kept are the requests of each key, UTC hour and instance.
 *
 * One instance keeps a quota exactly. Several each admit what they know to be left. What one has counted is
 * committed 250 ms later at most; the others ask for it every second (`refreshMs`) for the accounts that use them,
 * and before the first request of one that didn't lately. So a quota is overshot by at most what the instances admit
 * within 1.25 s and the time of that query, more only while the database is away. A burst is limited on each instance
 * by itself.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { components } from '../../generated/openapi.js';
import { CautiousClock, type Clock, systemClock } from '../clock.js';
import type { Database } from '../engines/open.js';
import { type Logger, OutageLog } from '../logger.js';
import { type Period, type Plan, periodAt, periodUnits, toPlan, unlimited } from './plans.js';
import { Quota, type RateLimitHeaders } from './quota.js';

/**
 * All requests of a key in the hour that began at `hour` (milliseconds since the epoch), as far as `instance`
 * has counted them: a running total, of which the largest is the truth. To commit one twice does no harm.
 */
export type UsageRow = readonly [keyId: string, hour: number, instance: string, requests: number];

/** The body of `GET /v1/usage`. */
export type UsageReport = components['schemas']['Usage'];

export interface MeterOptions {
  readonly clock?: Clock;
  readonly log?: Logger;
  /** How often the counts of other instances are asked for; 0: never, for there are none. */
  readonly refreshMs?: number;
}

/** Who a request is counted for. */
interface Metered {
  readonly keyId: string;
  readonly accountId: number;
}

/** The requests of one key in a period. */
interface KeyUsage {
  readonly id: string;
  readonly accountId: number;
  readonly requests: number;
}

/** Something done from time to time, once at a time. */
interface Task {
  readonly timer: NodeJS.Timeout;
  running: Promise<void> | undefined;
}

/** The requests of one key in one hour. */
interface Counter {
  readonly keyId: string;
  readonly hour: number;
  readonly instance: string;
  requests: number;
  /** In the list of what is to be committed. */
  isPending: boolean;
  /** Of the hour that was counted in before, which may not have reached the database yet. */
  previous: Counter | undefined;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Hours older than this are folded into days. */
const foldAfterMs = 2 * dayMs;
const dayOfHour = `hour - hour % ${dayMs}`;
/** Accounts asked for in one statement: engines bound the parameters. */
const maxAccountsAtOnce = 500;

export class Meter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #ages: CautiousClock;
  readonly #log: Logger | undefined;
  readonly #refreshMs: number;
  // New with every start: the running totals of two processes must never meet in one row.
  #instance = newInstance();
  /** The latest hour of this instance's that is not in memory any more. */
  #forgottenHour = Number.NEGATIVE_INFINITY;
  readonly #counters = new Map<string, Counter>();
  /** By account; those without a plan have none. */
  readonly #quotas = new Map<number, Quota>();
  /** The accounts with a quota that were counted since the last refresh. */
  #active = new Set<number>();
  /** Those whose quota holds what was committed by the last refresh, or later. */
  readonly #fresh = new Set<number>();
  readonly #catchingUp = new Map<number, Promise<void>>();
  readonly #tasks: Task[] = [];
  #pending: Counter[] = [];

  constructor(database: Database, options: MeterOptions = {}) {
    this.#database = database;
    this.#clock = options.clock ?? systemClock;
    this.#ages = new CautiousClock(this.#clock);
    this.#log = options.log;
    // One server a file on SQLite.
    this.#refreshMs = options.refreshMs ?? (database.dialect === 'sqlite' ? 0 : 1_000);
  }

  /** Begins what goes on in the background. */
  start(): void {
    if (this.#refreshMs > 0) this.#every(this.#refreshMs, 'reading the usage', () => this.refresh());
    this.#every(hourMs, 'folding the usage', () => this.fold());
  }

  async stop(): Promise<void> {
    for (const { timer } of this.#tasks) clearInterval(timer);
    await Promise.all(this.#tasks.map(({ running }) => running));
  }

  /** Makes the account's plan known; its callers can be counted from then on. */
  async load(accountId: number, plan: Plan | undefined): Promise<void> {
    if (plan === undefined) {
      this.#quotas.delete(accountId);
      return;
    }
    while (this.#quotas.get(accountId)?.plan.period !== plan.period) {
      const period = periodAt(plan.period, this.#clock.wall());
      const used = sum(await this.#requestsByKey([accountId], period));
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
   * it; undefined where that isn't needed. If the database can't tell, what is known has to do.
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
  count(caller: Metered): void {
    const now = this.#clock.wall();
    const quota = this.#quotas.get(caller.accountId);
    if (quota !== undefined) {
      quota.take();
      this.#active.add(caller.accountId);
    }
    let counter = this.#counters.get(caller.keyId);
    if (counter === undefined || now < counter.hour || now >= counter.hour + hourMs) {
      counter = this.#openHour(caller.keyId, now);
    }
    counter.requests += 1;
    if (!counter.isPending) {
      counter.isPending = true;
      this.#pending.push(counter);
    }
  }

  /** What every answer to the caller bears; undefined on an unlimited plan. */
  rateLimitHeaders(caller: Metered): RateLimitHeaders | undefined {
    return this.#quotas.get(caller.accountId)?.headers();
  }

  /** Takes out what is to be committed. */
  drain(): readonly UsageRow[] {
    const rows = this.#pending.map((counter): UsageRow => {
      counter.isPending = false;
      return [counter.keyId, counter.hour, counter.instance, counter.requests];
    });
    this.#pending = [];
    return rows;
  }

  /** Puts back what was taken out and may not have been committed. */
  restore(rows: readonly UsageRow[]): void {
    for (const [keyId, hour, instance, requests] of rows) {
      const newest = this.#counters.get(keyId);
      const counter =
        [newest, newest?.previous].find((each) => each?.hour === hour && each.instance === instance) ??
        newCounter(keyId, hour, instance, requests);
      if (!counter.isPending) this.#pending.push(counter);
      counter.isPending = true;
    }
  }

  /** Counts of this instance are in it the moment they are made, those of others when they have committed them. */
  async report(accountId: number): Promise<UsageReport> {
    const { knex } = this.#database;
    const now = this.#clock.wall();
    const account = await knex('accounts')
      .leftJoin('plans', 'plans.id', 'accounts.plan_id')
      .where('accounts.id', accountId)
      .first('accounts.name as account', 'plans.name', 'plans.requests', 'plans.period', 'plans.burst');
    const keys = await knex('keys').where({ account_id: accountId }).orderBy(['created_at', 'id']);
    const plan = account.name === null ? undefined : toPlan(account);
    const period = periodAt(plan?.period ?? 'month', now);
    const counted = await this.#requestsByKey([accountId], period);
    const requests = new Map(counted.map((key) => [key.id, key.requests]));
    const isInUse = (key: { revoked_at: unknown; expires_at: unknown }): boolean =>
      key.revoked_at === null && (key.expires_at === null || Number(key.expires_at) > now);
    return {
      account: account.account,
      plan: plan?.name ?? unlimited,
      period: { start: new Date(period.start).toISOString(), end: new Date(period.end).toISOString() },
      requests: { used: sum(counted), ...(plan && { limit: plan.requests }) },
      keys: keys
        .filter((key) => isInUse(key) || requests.get(key.id))
        .map(({ id, name }) => ({ id, name, requests: requests.get(id) ?? 0 })),
    };
  }

  /** Corrects the quotas that were used here lately by what other instances have committed. */
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
    this.#forgetIdle();
    return foldUsage(this.#database, this.#ages.now());
  }

  async #correct(accountIds: readonly number[]): Promise<void> {
    for (const unit of periodUnits) {
      const sharing = accountIds.filter((accountId) => this.#quotas.get(accountId)?.plan.period === unit);
      for (let first = 0; first < sharing.length; first += maxAccountsAtOnce) {
        const period = periodAt(unit, this.#clock.wall());
        await this.#correctIn(period, sharing.slice(first, first + maxAccountsAtOnce));
      }
    }
  }

  async #correctIn(period: Period, accountIds: readonly number[]): Promise<void> {
    const used = new Map(accountIds.map((accountId) => [accountId, 0]));
    for (const { accountId, requests } of await this.#requestsByKey(accountIds, period)) {
      used.set(accountId, used.get(accountId)! + requests);
    }
    for (const [accountId, requests] of used) {
      const quota = this.#quotas.get(accountId);
      // The period may have changed meanwhile.
      if (quota === undefined || !isSame(quota.period, period)) continue;
      quota.correct(requests);
      this.#fresh.add(accountId);
    }
  }

  /**
   * The requests in a period of each key of the accounts: those committed, and of this instance's own in
   * the last two hours what memory holds, as nobody else can tell which of them are committed already.
   */
  async #requestsByKey(accountIds: readonly number[], period: Period): Promise<KeyUsage[]> {
    const recent = this.#recentHour();
    const instance = this.#instance;
    const rows = await this.#database
      .knex('keys')
      .leftJoin('usage', (on) =>
        on
          .on('usage.key_id', 'keys.id')
          .onVal('usage.hour', '>=', period.start)
          .onVal('usage.hour', '<', period.end)
          .andOn((or) => or.onVal('usage.hour', '<', recent).orOnVal('usage.instance', '<>', instance)),
      )
      .whereIn('keys.account_id', accountIds)
      .groupBy('keys.id')
      .select('keys.id', 'keys.account_id as accountId')
      .sum('usage.requests as requests');
    // Memory may have moved on since.
    if (this.#recentHour() !== recent || this.#instance !== instance)
      return this.#requestsByKey(accountIds, period);
    return rows.map(({ id, accountId, requests }) => ({
      id,
      accountId: Number(accountId),
      requests: Number(requests) + this.#counted(id, Math.max(period.start, recent), period.end),
    }));
  }

  #counted(keyId: string, since: number, until: number): number {
    const newest = this.#counters.get(keyId);
    return [newest, newest?.previous].reduce(
      (sum, each) => sum + (each && each.hour >= since && each.hour < until ? each.requests : 0),
      0,
    );
  }

  /** The counter of the hour that `now` is in: a new one, or that of before if the clock was set back. */
  #openHour(keyId: string, now: number): Counter {
    this.#recentHour();
    const last = this.#counters.get(keyId);
    const hour = hourOf(now);
    const counter =
      last?.previous?.hour === hour ? last.previous : newCounter(keyId, hour, this.#instance, 0);
    if (last?.previous !== undefined && last.previous !== counter) this.#forget(last.previous);
    if (last !== undefined) last.previous = undefined;
    counter.previous = last;
    this.#counters.set(keyId, counter);
    return counter;
  }

  /**
   * The first of the two hours of which memory holds what this instance has counted. When a clock that was set back
   * leads to one that was forgotten, the process becomes another instance: its totals would begin at nothing again,
   * in rows that hold more already.
   */
  #recentHour(): number {
    const recent = hourOf(this.#clock.wall()) - hourMs;
    if (recent <= this.#forgottenHour) {
      this.#instance = newInstance();
      this.#forgottenHour = Number.NEGATIVE_INFINITY;
      // What of them isn't committed yet stays in the list of what is to be.
      this.#counters.clear();
    }
    return recent;
  }

  /** Lets go of the keys that were not used in this hour nor in the one before. */
  #forgetIdle(): void {
    const recent = this.#recentHour();
    for (const [keyId, counter] of this.#counters) {
      if (counter.hour >= recent) continue;
      this.#counters.delete(keyId);
      for (const each of [counter, counter.previous]) if (each !== undefined) this.#forget(each);
    }
  }

  #forget({ hour }: Counter): void {
    this.#forgottenHour = Math.max(this.#forgottenHour, hour);
  }

  #every(periodMs: number, what: string, work: () => Promise<void>): void {
    const outage = new OutageLog(this.#log, what);
    const run = (): void => {
      task.running ??= work()
        .then(outage.worked, outage.failed)
        .finally(() => (task.running = undefined));
    };
    const task: Task = { timer: setInterval(run, periodMs).unref(), running: undefined };
    this.#tasks.push(task);
  }
}

/** Requests of one key in one UTC day, which began at `day`. */
export interface DailyUsage {
  readonly keyId: string;
  readonly day: number;
  readonly requests: number;
}

/** What is committed for each key and day that had requests since `since`, by key and day. */
export async function dailyUsage(knex: Knex, since: number): Promise<DailyUsage[]> {
  const rows = await knex('usage')
    .where('hour', '>=', since)
    .groupByRaw(`key_id, ${dayOfHour}`)
    .orderBy(['key_id', 'day'])
    .select('key_id', knex.raw(`${dayOfHour} AS day`))
    .sum('requests as requests');
  return rows.map((row) => ({ keyId: row.key_id, day: Number(row.day), requests: Number(row.requests) }));
}

/** Folds the hours of days gone by into one row a key and UTC day, of the instance ''. */
export async function foldUsage(database: Database, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    // Two instances that fold at once would count the same rows twice: the second waits here.
    await trx('settings')
      .where({ name: 'registry_version' })
      .update({ value: trx.ref('value') });
    const before = now - foldAfterMs;
    await trx.raw(
      `INSERT INTO usage (key_id, hour, instance, requests)
         SELECT key_id, ${dayOfHour}, '', sum(requests) FROM usage WHERE instance <> '' AND hour < ?
         GROUP BY key_id, ${dayOfHour}
         ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = usage.requests + excluded.requests`,
      [before],
    );
    await trx.raw("DELETE FROM usage WHERE instance <> '' AND hour < ?", [before]);
  });
}

function sum(keys: readonly KeyUsage[]): number {
  return keys.reduce((total, { requests }) => total + requests, 0);
}

function hourOf(now: number): number {
  return now - (now % hourMs);
}

function isSame(a: Period, b: Period): boolean {
  return a.start === b.start && a.end === b.end;
}

function newInstance(): string {
  return randomBytes(8).toString('hex');
}

function newCounter(keyId: string, hour: number, instance: string, requests: number): Counter {
  return { keyId, hour, instance, requests, isPending: false, previous: undefined };
}
