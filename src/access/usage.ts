/** Reads the usage from the database, for quotas and reports, and folds old hours into days. */
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { components } from '../../generated/openapi.js';
import type { Database } from '../engines/open.js';
import { systemClock } from '../runtime/clock.js';
import { HourCounters } from './hour-counters.js';
import { isMetered, type Period, periodAt, planColumns, toPlan, unlimited } from './plans.js';
import { type Caller, seesKey } from './rights.js';

/** The body of `GET /v1/usage`. */
export type UsageReport = components['schemas']['Usage'];

/** The requests of one key in a period. */
interface KeyUsage {
  readonly id: string;
  readonly accountId: number;
  readonly requests: number;
}

/** The body of `GET /v1/usage/history`. */
export type UsageHistory = components['schemas']['UsageHistory'];

const dayMs = 86_400_000;
/** Hours that are older than this are folded into days. */
const foldAfterMs = 2 * dayMs;
const dayOfHour = `hour - hour % ${dayMs}`;

/**
 * Returns the requests per key of these accounts in a period.
 *
 * The requests of this instance in recent hours come from memory, because only memory knows which of them are
 * committed. All other requests come from the database.
 */
export async function requestsByKey(
  knex: Knex,
  accountIds: readonly number[],
  period: Period,
  counters: HourCounters,
): Promise<KeyUsage[]> {
  const held = counters.held();
  const rows = await knex('keys')
    .leftJoin('usage', (on) =>
      on
        .on('usage.key_id', 'keys.id')
        .onVal('usage.hour', '>=', period.start)
        .onVal('usage.hour', '<', period.end)
        .andOn((or) =>
          or.onVal('usage.hour', '<', held.since).orOnVal('usage.instance', '<>', held.instance),
        ),
    )
    .whereIn('keys.account_id', accountIds)
    .groupBy('keys.id')
    .select('keys.id', 'keys.account_id as accountId')
    .sum('usage.requests as requests');
  // If memory changed to other hours or a new instance during the query, the query runs again.
  if (!isDeepStrictEqual(counters.held(), held)) return requestsByKey(knex, accountIds, period, counters);
  return rows.map(({ id, accountId, requests }) => ({
    id,
    accountId: Number(accountId),
    requests: Number(requests) + counters.counted(id, Math.max(period.start, held.since), period.end),
  }));
}

/**
 * Returns the usage of an account in the current period. It includes requests to other instances after they
 * commit them.
 *
 * @param counters the counters of this instance; omitted in the CLI
 * @param caller if it is limited to certain collections, the report covers only these collections and the keys
 * that it can see; omitted in the CLI
 */
export async function reportUsage(
  knex: Knex,
  accountId: number,
  now: number,
  counters = new HourCounters(systemClock),
  caller?: Caller,
): Promise<UsageReport> {
  const account = await knex('accounts')
    .leftJoin('plans', 'plans.id', 'accounts.plan_id')
    .where('accounts.id', accountId)
    .first('accounts.name as account', 'plans.name', ...planColumns.map((column) => `plans.${column}`));
  const keys = await keysSeen(knex, accountId, caller);
  const plan = account.name === null ? undefined : toPlan(account);
  const period = periodAt(plan?.period ?? 'month', now);
  const counted = await requestsByKey(knex, [accountId], period, counters);
  const stored = await storedBy(knex, accountId, caller?.collections);
  const requests = new Map(counted.map((key) => [key.id, key.requests]));
  const used = keys.reduce((total, { id }) => total + (requests.get(id) ?? 0), 0);
  const isInUse = (key: { revoked_at: unknown; expires_at: unknown }): boolean =>
    key.revoked_at === null && (key.expires_at === null || Number(key.expires_at) > now);
  return {
    account: account.account,
    plan: plan?.name ?? unlimited,
    period: { start: new Date(period.start).toISOString(), end: new Date(period.end).toISOString() },
    requests: { used, ...(isMetered(plan) && { limit: plan.requests }) },
    collections: { used: stored.collections, ...limitOf(plan?.maxCollections) },
    rows: { used: stored.rows, ...limitOf(plan?.maxRows) },
    bytes: { used: stored.bytes, ...limitOf(plan?.maxBytes) },
    keys: keys
      .filter((key) => isInUse(key) || requests.get(key.id))
      .map(({ id, name }) => ({ id, name, requests: requests.get(id) ?? 0 })),
  };
}

function limitOf(limit: number | undefined): { readonly limit?: number } {
  return limit === undefined ? {} : { limit };
}

async function storedBy(
  knex: Knex,
  accountId: number,
  names: ReadonlySet<string> | undefined,
): Promise<{ readonly collections: number; readonly rows: number; readonly bytes: number }> {
  const query = knex('collections')
    .join('heads', 'heads.collection_id', 'collections.id')
    .where({ account_id: accountId })
    .count({ collections: '*' })
    .sum({ rows: 'rows', bytes: 'bytes' });
  if (names !== undefined) query.whereIn('name', [...names]);
  const [stored] = await query;
  const { collections, rows, bytes } = stored!;
  return { collections: Number(collections), rows: Number(rows), bytes: Number(bytes) };
}

/** Returns the keys of the account that the caller can see, oldest first. */
async function keysSeen(
  knex: Knex,
  accountId: number,
  caller: Caller | undefined,
  // biome-ignore lint/suspicious/noExplicitAny: the columns are named here and nowhere else
): Promise<any[]> {
  const keys = await knex('keys')
    .where({ account_id: accountId })
    .orderBy(['created_at', 'id'])
    .select('id', 'name', 'collections', 'revoked_at', 'expires_at');
  if (caller?.collections === undefined) return keys;
  return keys.filter(({ id, collections }) =>
    seesKey(caller, { id, collections: collections === null ? undefined : JSON.parse(collections) }),
  );
}

export function totalOf(keys: readonly KeyUsage[]): number {
  return keys.reduce((total, { requests }) => total + requests, 0);
}

/**
 * Returns the requests of an account in each of the last `days` UTC days, by key. The last entry is the
 * current day.
 *
 * Each day lists only the keys that made requests, oldest first. Requests to other instances are included
 * after those instances commit them.
 *
 * @param counters the counters of this instance; omitted in the CLI
 * @param caller as in `reportUsage`
 */
export async function usageHistory(
  knex: Knex,
  accountId: number,
  days: number,
  now: number,
  counters = new HourCounters(systemClock),
  caller?: Caller,
): Promise<UsageHistory> {
  const today = now - (now % dayMs);
  const first = today - (days - 1) * dayMs;
  const held = counters.held();
  const keys = await keysSeen(knex, accountId, caller);
  const committed = await knex('usage')
    .join('keys', 'keys.id', 'usage.key_id')
    .where('keys.account_id', accountId)
    .where('hour', '>=', first)
    .where((or) => or.where('hour', '<', held.since).orWhereNot('instance', held.instance))
    .groupByRaw(`key_id, ${dayOfHour}`)
    .select('key_id', knex.raw(`${dayOfHour} AS day`))
    .sum('requests as requests');
  // As in `requestsByKey`: if memory changed to other hours or a new instance, the query runs again.
  if (!isDeepStrictEqual(counters.held(), held))
    return usageHistory(knex, accountId, days, now, counters, caller);
  const byDay = new Map<number, Map<string, number>>();
  for (const { key_id: id, day, requests } of committed) {
    const ofDay = byDay.get(Number(day)) ?? new Map();
    byDay.set(Number(day), ofDay.set(id, Number(requests)));
  }
  return Array.from({ length: days }, (_, index) => {
    const day = first + index * dayMs;
    const ofDay = byDay.get(day);
    // Memory has no counts for earlier days, so only keys in the query's result can have requests.
    const isHeld = day + dayMs > held.since;
    const counted = (isHeld ? keys : keys.filter(({ id }) => ofDay?.has(id)))
      .map(({ id, name }) => {
        const inMemory = counters.counted(id, Math.max(day, held.since), day + dayMs);
        return { id, name, requests: (ofDay?.get(id) ?? 0) + inMemory };
      })
      .filter(({ requests }) => requests > 0);
    const requests = counted.reduce((sum, key) => sum + key.requests, 0);
    return { date: new Date(day).toISOString().slice(0, 10), requests, keys: counted };
  });
}

/** Folds old hours into one row per key and UTC day. These rows have the instance ''. */
export async function foldUsage(database: Database, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    // This locks the row until the end of the transaction. Without it, two instances that fold at the same
    // time would count the same rows twice.
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
