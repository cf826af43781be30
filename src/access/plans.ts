/**
 * Plans: named sets of limits for accounts. A plan can limit the requests per hour, day or month, the
 * requests at once (burst), and the amount that an account can store.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';
import { changeRegistry, checkName, RegistryError } from './registry.js';

export interface Plan {
  readonly name: string;
  /** Requests allowed per period. If undefined, all are allowed, and `period` and `burst` are undefined. */
  readonly requests: number | undefined;
  readonly period: PeriodUnit | undefined;
  /**
   * Size of the token bucket. Each request takes one token, and this number of tokens is refilled per second.
   */
  readonly burst: number | undefined;
  /** The storage limits. `maxBytes` counts the bytes of the JSON of the rows. */
  readonly maxCollections?: number | undefined;
  readonly maxRows?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** A plan with a quota of requests. */
export interface MeteredPlan extends Plan {
  readonly requests: number;
  readonly period: PeriodUnit;
}

export const periodUnits = ['hour', 'day', 'month'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/**
 * Stored in the database for a plan without a quota. The previous version of rowfeed requires a quota. If it
 * runs on the same database during an upgrade, it sees this one, which nobody can exhaust.
 */
const noQuota = { requests: Number.MAX_SAFE_INTEGER, period: 'month' } as const;

/** The name shown for an account without a plan. A plan can't have this name. */
export const unlimited = 'unlimited';

/** A calendar period in UTC, in milliseconds since the epoch. `start` is inclusive, `end` is exclusive. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Returns the calendar period in UTC that contains the time `now` (milliseconds since the epoch). */
export function periodAt(unit: PeriodUnit, now: number): Period {
  const date = new Date(now);
  const [year, month, day, hour] = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
  ];
  switch (unit) {
    case 'hour':
      return { start: Date.UTC(year, month, day, hour), end: Date.UTC(year, month, day, hour + 1) };
    case 'day':
      return { start: Date.UTC(year, month, day), end: Date.UTC(year, month, day + 1) };
    case 'month':
      return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
  }
}

export function isMetered(plan: Plan | undefined): plan is MeteredPlan {
  return plan?.requests !== undefined;
}

/**
 * Creates a plan. If a plan with this name exists, replaces all its limits.
 *
 * @returns the plan before
 */
export async function setPlan(database: Database, plan: Plan): Promise<Plan | undefined> {
  checkName('plan', plan.name);
  if (plan.name === unlimited)
    throw new RegistryError(`"${unlimited}" is reserved for accounts without a plan.`);
  const { name, burst, maxCollections, maxRows, maxBytes } = plan;
  const limits = {
    ...(isMetered(plan) ? { requests: plan.requests, period: plan.period } : noQuota),
    burst: burst ?? null,
    max_collections: maxCollections ?? null,
    max_rows: maxRows ?? null,
    max_bytes: maxBytes ?? null,
  };
  return changeRegistry(database, async (trx) => {
    const before = await trx('plans').where({ name }).first();
    if (before === undefined)
      await trx('plans').insert({ id: await nextId(trx, 'plan'), name, ...limits, created_at: Date.now() });
    else await trx('plans').where({ name }).update(limits);
    return before && toPlan(before);
  });
}

/**
 * Removes a plan. No account can have it.
 *
 * @throws RegistryError if the plan doesn't exist or is assigned to an account
 */
export async function removePlan(database: Database, name: string): Promise<void> {
  await changeRegistry(database, async (trx) => {
    const id = await findPlanId(trx, name);
    const accounts: string[] = await trx('accounts').where({ plan_id: id }).orderBy('name').pluck('name');
    if (accounts.length > 0)
      throw new RegistryError(
        `The plan ${JSON.stringify(name)} is assigned to ${accounts.join(', ')}. First, assign another plan to these accounts.`,
      );
    await trx('plans').where({ id }).delete();
  });
}

/** Returns all plans by name, each with the names of its accounts. */
export async function listPlans(
  database: Database,
): Promise<(Plan & { readonly accounts: readonly string[] })[]> {
  const plans = await database.knex('plans').orderBy('name');
  const accounts = await database
    .knex('accounts')
    .whereNotNull('plan_id')
    .orderBy('name')
    .select('name', 'plan_id');
  return plans.map((row) => ({
    ...toPlan(row),
    accounts: accounts.filter((account) => account.plan_id === row.id).map((account) => account.name),
  }));
}

/** Assigns a plan to an account. The name `unlimited` removes the account's plan. */
export async function assignPlan(database: Database, account: string, plan: string): Promise<void> {
  await changeRegistry(database, async (trx) => {
    const planId = plan === unlimited ? null : await findPlanId(trx, plan);
    const changed = await trx('accounts').where({ name: account }).update({ plan_id: planId });
    if (changed === 0)
      throw new RegistryError(
        `There is no account ${JSON.stringify(account)}. To create it, run: rowfeed keys create --name NAME --account ${account}`,
      );
  });
}

/** The columns of `plans` that describe a plan, except its name. */
export const planColumns = [
  'requests',
  'period',
  'burst',
  'max_collections',
  'max_rows',
  'max_bytes',
] as const;

/** Converts a row with columns of the table `plans` to a plan. */
export function toPlan(row: Record<'name' | (typeof planColumns)[number], unknown>): Plan {
  const isUnmetered = Number(row.requests) === noQuota.requests;
  return {
    name: String(row.name),
    requests: isUnmetered ? undefined : Number(row.requests),
    period: isUnmetered ? undefined : (row.period as PeriodUnit),
    burst: optional(row.burst),
    maxCollections: optional(row.max_collections),
    maxRows: optional(row.max_rows),
    maxBytes: optional(row.max_bytes),
  };
}

function optional(column: unknown): number | undefined {
  return column === null ? undefined : Number(column);
}

async function findPlanId(trx: Knex.Transaction, name: string): Promise<number> {
  const plan = await trx('plans').where({ name }).first('id');
  if (plan === undefined) throw new RegistryError(`There is no plan ${JSON.stringify(name)}.`);
  return plan.id;
}
