/**
 * Plans: how many requests an account may make in an hour, day or month, and how many at once.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';
import { changeRegistry, checkName, RegistryError } from './registry.js';

export interface Plan {
  readonly name: string;
  /** Requests allowed in each period. */
  readonly requests: number;
  readonly period: PeriodUnit;
  /** Tokens of the bucket that each request takes one from; as many are refilled a second. */
  readonly burst: number | undefined;
}

export const periodUnits = ['hour', 'day', 'month'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

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

/** Creates the plan, or gives the plan of that name these limits. */
export async function setPlan(database: Database, plan: Plan): Promise<void> {
  checkName('plan', plan.name);
  if (plan.name === unlimited)
    throw new RegistryError(`"${unlimited}" stands for an account without a plan.`);
  const { name, ...limits } = { ...plan, burst: plan.burst ?? null };
  await changeRegistry(database, async (trx) => {
    if ((await trx('plans').where({ name }).update(limits)) > 0) return;
    await trx('plans').insert({ id: await nextId(trx, 'plan'), name, ...limits, created_at: Date.now() });
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

/** The plan in columns of `plans`, under the names they have there. */
export function toPlan(row: Record<'name' | 'requests' | 'period' | 'burst', unknown>): Plan {
  return {
    name: String(row.name),
    requests: Number(row.requests),
    period: row.period as PeriodUnit,
    burst: row.burst === null ? undefined : Number(row.burst),
  };
}

async function findPlanId(trx: Knex.Transaction, name: string): Promise<number> {
  const plan = await trx('plans').where({ name }).first('id');
  if (plan === undefined) throw new RegistryError(`There is no plan ${JSON.stringify(name)}.`);
  return plan.id;
}
