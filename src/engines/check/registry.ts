/** Verifies the tables of accounts, plans, usage, keys, counters of ids and schemas. */

import type { Knex } from 'knex';
import { quote } from '../../text/visible.js';
import { parseIfJson } from '../../values/json/json.js';
import { type Check, RunningCheck } from './report.js';

export async function checkAccounts(trx: Knex.Transaction): Promise<Check> {
  const check = new RunningCheck('accounts');
  const accounts = await trx('accounts')
    .leftJoin('plans', 'plans.id', 'plan_id')
    .select('accounts.name', 'plan_id as planId', 'plans.id as found');
  check.count('account', accounts.length);
  for (const { name, planId, found } of accounts) {
    if (planId !== null && found === null)
      check.fault(`Account ${quote(name)} has the plan ${planId}, which does not exist.`);
  }
  const plans = await trx('plans').select('name', 'period', 'requests', 'max_rows', 'max_bytes');
  check.count('plan', plans.length);
  for (const { name, period, ...limits } of plans) {
    const isValid = Object.values(limits).every((limit) => limit === null || Number(limit) >= 0);
    if (!isValid || !['hour', 'day', 'month'].includes(period))
      check.fault(`Plan ${quote(name)} has an invalid limit or period.`);
  }
  const usage = trx('usage');
  const [totals] = await usage.clone().count({ all: '*' });
  check.count('usage count', Number(totals!.all));
  const wrong = await usage
    .where('requests', '<', 0)
    .orWhere('hour', '<', 0)
    .select('key_id as key')
    .limit(20);
  for (const { key } of wrong) check.fault(`The usage of key ${quote(key)} is negative.`);
  return check;
}

export async function checkKeys(trx: Knex.Transaction): Promise<Check> {
  const check = new RunningCheck('keys');
  const keys = await trx('keys')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select('keys.id', 'hash', 'scopes', 'collections', 'accounts.id as account');
  check.count('key', keys.length);
  for (const { id, hash, scopes, collections, account } of keys) {
    const wrong = [
      account === null && 'does not belong to an account',
      !/^[\da-f]{64}$/.test(hash) && 'does not have a valid hash',
      !/^(read|write|admin)(,(read|write|admin))*$/.test(scopes) && 'has invalid scopes',
      collections !== null && !isTextArray(collections) && 'has an invalid list of collections',
    ].filter((text) => text !== false);
    if (wrong.length > 0) check.fault(`Key ${quote(id)} ${wrong.join(' and ')}.`);
  }
  return check;
}

/** The counters of ids are behind all ids, because ids are never reused. */
export async function checkIds(trx: Knex.Transaction): Promise<Check> {
  const check = new RunningCheck('ids');
  const counted = [
    ['account', 'accounts', 'id'],
    ['collection', 'collections', 'id'],
    ['collection', 'dropped_collections', 'collection_id'],
    ['index', 'sort_indexes', 'id'],
    ['plan', 'plans', 'id'],
    ['schema', 'schemas', 'id'],
  ] as const;
  for (const [name, table, column] of counted) {
    check.count('counter');
    const [found] = await trx(table).max({ max: column });
    const max = Number(found!.max ?? 0);
    const counter = await trx('counters').where({ name }).first('value');
    const value = Number(counter?.value ?? -1);
    if (value >= max) continue;
    check.fault(`The counter of ${name} ids is ${value}, but ${table} already contains the id ${max}.`, {
      text: `raised the counter of ${name} ids to ${max}`,
      run: (to) => to('counters').insert({ name, value: max }).onConflict('name').merge(),
    });
  }
  return check;
}

export async function checkSchemas(trx: Knex.Transaction): Promise<Check> {
  const check = new RunningCheck('schemas');
  const schemas = await trx('schemas')
    .leftJoin('collections', 'collections.id', 'collection_id')
    .select('schemas.id', 'text', 'schemas.account_id as account', 'collections.account_id as owner');
  check.count('schema', schemas.length);
  for (const { id, text, account, owner } of schemas) {
    if (owner === null || Number(owner) !== Number(account))
      check.fault(`Schema ${id} belongs to a collection that does not exist in its account.`);
    if (parseIfJson(text) === undefined) check.fault(`Schema ${id} is not JSON.`);
  }
  return check;
}

function isTextArray(text: string): boolean {
  const value = parseIfJson(text);
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
