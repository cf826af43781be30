/**
 * Plans: how many requests an account may make in an hour, day or month, and how many at once; and how much it may store.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';
import { changeRegistry, checkName, RegistryError } from './registry.js';

export interface Plan {
  readonly name: string;
  /** Requests allowed in each period; undefined, as the period and the burst are then: any number. */
  readonly requests: number | undefined;
  readonly period: PeriodUnit | undefined;
  /** Tokens of the bucket that each request takes one from; as many are refilled a second. */
  readonly burst: number | undefined;
  /** What the account may store; bytes are those of its rows' JSON. */
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
 * In the database it stands for no quota, which the version before doesn't know: an instance of it that is beside goes on
 * with this one, that nobody uses up.
 */
const noQuota = { requests: Number.MAX_SAFE_INTEGER, period: 'month' } as const;

/** The word for the plan of an account that has none; no plan can be named so. */
export const unlimited = 'unlimited';

/** A calendar period in UTC: from `start` until just before `end`, in milliseconds since the epoch. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The calendar period (UTC) that the moment `now` is in. */
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

/** Creates the plan, or gives the plan of that name these limits. */
export async function setPlan(database: Database, plan: Plan): Promise<void> {
  checkName('plan', plan.name);
  if (plan.name === unlimited)
    throw new RegistryError(`"${unlimited}" stands for an account without a plan.`);
  const { name, burst, maxCollections, maxRows, maxBytes } = plan;
  const limits = {
    ...(isMetered(plan) ? { requests: plan.requests, period: plan.period } : noQuota),
    burst: burst ?? null,
    max_collections: maxCollections ?? null,
    max_rows: maxRows ?? null,
    max_bytes: maxBytes ?? null,
  };
  await changeRegistry(database, async (trx) => {
    if ((await trx('plans').where({ name }).update(limits)) > 0) return;
    await trx('plans').insert({ id: await nextId(trx, 'plan'), name, ...limits, created_at: Date.now() });
  });
}

/** Removes a plan that no account has. */
export async function removePlan(database: Database, name: string): Promise<void> {
  await changeRegistry(database, async (trx) => {
    const id = await findPlanId(trx, name);
    const accounts: string[] = await trx('accounts').where({ plan_id: id }).orderBy('name').pluck('name');
    if (accounts.length > 0)
      throw new RegistryError(
        `The plan ${JSON.stringify(name)} is that of ${accounts.join(', ')}: assign another one first.`,
      );
    await trx('plans').where({ id }).delete();
  });
}

/** All plans by name, each with the names of the accounts that have it. */
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

/** Puts the account on the plan; `unlimited` takes it off any. */
export async function assignPlan(database: Database, account: string, plan: string): Promise<void> {
  await changeRegistry(database, async (trx) => {
    const planId = plan === unlimited ? null : await findPlanId(trx, plan);
    const changed = await trx('accounts').where({ name: account }).update({ plan_id: planId });
    if (changed === 0) throw new RegistryError(`There is no account ${JSON.stringify(account)}.`);
  });
}

/** The columns of `plans` that a plan is made of, besides its name. */
export const planColumns = [
  'requests',
  'period',
  'burst',
  'max_collections',
  'max_rows',
  'max_bytes',
] as const;

/** The plan in columns of `plans`, under the names they have there. */
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
