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

/** The hours whose counts are in the memory of this instance. A query reads all others. */
type Held = ReturnType<HourCounters['held']>;

/** Runs the queries of `read` again if memory has changed to other hours or a new instance in the meantime. */
async function readWithHeld<Read>(
  counters: HourCounters,
  read: (held: Held) => Promise<Read>,
): Promise<Read> {
  for (;;) {
    const held = counters.held();
    const found = await read(held);
    if (isDeepStrictEqual(counters.held(), held)) return found;
  }
}

/**
 * Returns the requests per key of these accounts in a period.
 *
 * The requests of this instance in recent hours come from memory, because only memory knows which of them are
 * committed. All other requests come from the database.
 */
export function requestsByKey(
  knex: Knex,
  accountIds: readonly number[],
  period: Period,
  counters: HourCounters,
): Promise<KeyUsage[]> {
  return readWithHeld(counters, async (held) => {
    const rows = await knex('keys')
      .leftJoin('usage', committedIn(period, held))
      .whereIn('keys.account_id', accountIds)
      .groupBy('keys.id')
      .select('keys.id', 'keys.account_id as accountId')
      .sum('usage.requests as requests');
    return rows.map(({ id, accountId, requests }) => ({
      id,
      accountId: Number(accountId),
      requests: Number(requests) + counters.counted(id, Math.max(period.start, held.since), period.end),
    }));
  });
}

/** Joins keys with their requests in a period. Memory contains all other requests of the period. */
function committedIn(period: Period, held: Held): (on: Knex.JoinClause) => Knex.JoinClause {
  return (on) =>
    on
      .on('usage.key_id', 'keys.id')
      .onVal('usage.hour', '>=', period.start)
      .onVal('usage.hour', '<', period.end)
      .andOn((or) => or.onVal('usage.hour', '<', held.since).orOnVal('usage.instance', '<>', held.instance));
}

/**
 * Returns the usage of an account in the current period. It includes requests to other instances after they
 * commit them.
 *
 * @param counters the counters of this instance; omitted in the CLI
 * @param caller if it is limited to certain collections, the report covers only these collections and the keys
 * that it can see; omitted in the CLI
 */
export function reportUsage(
  knex: Knex,
  accountId: number,
  now: number,
  counters = new HourCounters(systemClock),
  caller?: Caller,
): Promise<UsageReport> {
  return readWithHeld(counters, async (held) => {
    const account = await knex('accounts')
      .leftJoin('plans', 'plans.id', 'accounts.plan_id')
      .where('accounts.id', accountId)
      .first('accounts.name as account', 'plans.name', ...planColumns.map((column) => `plans.${column}`));
    const keys = await keysSeen(knex, accountId, now, caller);
    const plan = account.name === null ? undefined : toPlan(account);
    const period = periodAt(plan?.period ?? 'month', now);
    const rows = await knex('keys')
      .join('usage', committedIn(period, held))
      .where('keys.account_id', accountId)
      .groupBy('keys.id')
      .select('keys.id')
      .sum('usage.requests as requests');
    const stored = await storedBy(knex, accountId, caller?.collections);
    const committed = new Map(rows.map(({ id, requests }) => [id, Number(requests)]));
    const counted = keys.map(({ id, name, isInUse }) => {
      const inMemory = counters.counted(id, Math.max(period.start, held.since), period.end);
      return { id, name, isInUse, requests: (committed.get(id) ?? 0) + inMemory };
    });
    const used = counted.reduce((total, { requests }) => total + requests, 0);
    return {
      account: account.account,
      plan: plan?.name ?? unlimited,
      period: { start: new Date(period.start).toISOString(), end: new Date(period.end).toISOString() },
      requests: { used, ...(isMetered(plan) && { limit: plan.requests }) },
      collections: { used: stored.collections, ...limitOf(plan?.maxCollections) },
      rows: { used: stored.rows, ...limitOf(plan?.maxRows) },
      bytes: { used: stored.bytes, ...limitOf(plan?.maxBytes) },
      keys: counted
        .filter(({ isInUse, requests }) => isInUse || requests > 0)
        .map(({ id, name, requests }) => ({ id, name, requests })),
    };
  });
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

interface SeenKey {
  readonly id: string;
  readonly name: string;
  /** Whether the key is neither revoked nor expired. */
  readonly isInUse: boolean;
}

/**
 * Returns the keys of the account that the caller can see, oldest first.
 *
 * The database returns them as one text, a line for each key. The driver of SQLite converts each value on the main thread:
 * 10,000 keys with five columns blocked it for 12 ms. Names have no control characters, and only names contain spaces.
 */
async function keysSeen(
  knex: Knex,
  accountId: number,
  now: number,
  caller: Caller | undefined,
): Promise<SeenKey[]> {
  const isInUse = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)';
  const line = `id || CASE WHEN ${isInUse} THEN ' 1 ' ELSE ' 0 ' END || coalesce(collections, 'null') || ' ' || name`;
  const [found] = await knex('keys')
    .where({ account_id: accountId })
    .select(knex.raw(`string_agg(${line}, ? ORDER BY created_at, id) AS lines`, [now, '\n']));
  const seen: SeenKey[] = [];
  for (const text of found.lines?.split('\n') ?? []) {
    const [id, inUse, collections] = text.split(' ', 3);
    const name = text.slice(`${id} ${inUse} ${collections} `.length);
    if (
      caller?.collections === undefined ||
      seesKey(caller, { id, collections: JSON.parse(collections) ?? undefined })
    )
      seen.push({ id, name, isInUse: inUse === '1' });
  }
  return seen;
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
export function usageHistory(
  knex: Knex,
  accountId: number,
  days: number,
  now: number,
  counters = new HourCounters(systemClock),
  caller?: Caller,
): Promise<UsageHistory> {
  return readWithHeld(counters, async (held) => {
    const today = now - (now % dayMs);
    const first = today - (days - 1) * dayMs;
    const keys = await keysSeen(knex, accountId, now, caller);
    const committed = await knex('usage')
      .join('keys', 'keys.id', 'usage.key_id')
      .where('keys.account_id', accountId)
      .where('hour', '>=', first)
      .where((or) => or.where('hour', '<', held.since).orWhereNot('instance', held.instance))
      .groupByRaw(`key_id, ${dayOfHour}`)
      .select('key_id', knex.raw(`${dayOfHour} AS day`))
      .sum('requests as requests');
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
