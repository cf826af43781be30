/**
 * The registry holds accounts, keys and plans. Every change of it is one transaction that also steps `registry_version`,
 * which running servers watch.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';

/** The account of the first key and of ROWFEED_API_KEY. */
export const defaultAccount = 'default';

/** An administrator's request that can't be met; the message is one line for them. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Runs `work` in a transaction that every running server will notice; its error leaves nothing changed.
 *
 * @param accountId whose turn it takes; without, an administrator's
 */
export function changeRegistry<T>(
  database: Database,
  work: (trx: Knex.Transaction) => Promise<T>,
  accountId?: number,
): Promise<T> {
  return database.transaction(async (trx) => {
    // First, so that changes queue up on this one row and each sees all before it.
    await trx('settings')
      .where({ name: 'registry_version' })
      .update({ value: trx.raw('CAST(CAST(value AS bigint) + 1 AS text)') });
    return work(trx);
  }, accountId);
}

/** Changes each time an account, a key or a plan does. */
export async function registryVersion(knex: Knex): Promise<string> {
  const setting = await knex('settings').where({ name: 'registry_version' }).first('value');
  return setting.value;
}

/** Ids in portions that a statement can bear: engines bound its parameters. */
export function portionsOf<Id>(ids: readonly Id[]): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / maxParameters) }, (_, index) =>
    ids.slice(index * maxParameters, (index + 1) * maxParameters),
  );
}

const maxParameters = 500;

/** The accounts, by name. */
export async function listAccounts(knex: Knex): Promise<{ readonly id: number; readonly name: string }[]> {
  const rows = await knex('accounts').orderBy('name').select('id', 'name');
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

/** @throws RegistryError where there is none */
export async function findAccount(knex: Knex, name: string): Promise<{ readonly id: number }> {
  const account = await knex('accounts').where({ name }).first('id');
  if (account === undefined) throw new RegistryError(`There is no account ${JSON.stringify(name)}.`);
  return { id: Number(account.id) };
}

/** The id of the account `name`, which is created where it is new. */
export async function ensureAccount(trx: Knex.Transaction, name: string, now: number): Promise<number> {
  checkName('account', name);
  const account = await trx('accounts').where({ name }).first('id');
  if (account !== undefined) return Number(account.id);
  const id = await nextId(trx, 'account');
  await trx('accounts').insert({ id, name, plan_id: null, created_at: now });
  return id;
}

/** Accounts and plans are named by 1 to 64 letters, digits, `.`, `_`, `@` and `-`, the first a letter or a digit. */
export function checkName(kind: 'account' | 'plan', name: string): void {
  if (/^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/.test(name)) return;
  throw new RegistryError(
    `${JSON.stringify(name)} can't name ${kind === 'account' ? 'an account' : 'a plan'}: ` +
      '1 to 64 letters, digits, ".", "_", "@" and "-", beginning with a letter or a digit.',
  );
}
