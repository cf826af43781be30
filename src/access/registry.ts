/**
 * Changes the registry, which contains accounts, keys and plans. Each change is one transaction that also
 * increments `registry_version`. Running servers poll this version to notice changes.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';

/** The account that the first key and ROWFEED_API_KEY belong to. */
export const defaultAccount = 'default';

/** A request of an administrator that can't be executed. The message is one line for the administrator. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Runs `work` in a transaction that every running server notices. If `work` throws, the database rolls the
 * transaction back.
 *
 * @param accountId the account whose turn the transaction uses; if omitted, the turn of the server itself
 * @param isUrgent whether it can use the space that is reserved for a full disk
 */
export function changeRegistry<T>(
  database: Database,
  work: (trx: Knex.Transaction) => Promise<T>,
  accountId?: number,
  isUrgent?: boolean,
): Promise<T> {
  return database.transaction(
    async (trx) => {
      // This statement comes first because it locks the row, so that a change sees all changes before it.
      await trx('settings')
        .where({ name: 'registry_version' })
        .update({ value: trx.raw('CAST(CAST(value AS bigint) + 1 AS text)') });
      return work(trx);
    },
    accountId,
    isUrgent,
  );
}

/** Returns a value that changes whenever an account, a key or a plan changes. */
export async function registryVersion(knex: Knex): Promise<string> {
  const setting = await knex('settings').where({ name: 'registry_version' }).first('value');
  return setting.value;
}

/**
 * Splits ids into batches of at most 500, because databases limit the number of parameters of a statement.
 */
export function portionsOf<Id>(ids: readonly Id[]): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / maxParameters) }, (_, index) =>
    ids.slice(index * maxParameters, (index + 1) * maxParameters),
  );
}

const maxParameters = 500;

/** Returns all accounts, sorted by name. */
export async function listAccounts(knex: Knex): Promise<{ readonly id: number; readonly name: string }[]> {
  const rows = await knex('accounts').orderBy('name').select('id', 'name');
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

/** @throws RegistryError if the account doesn't exist */
export async function findAccount(knex: Knex, name: string): Promise<{ readonly id: number }> {
  const account = await knex('accounts').where({ name }).first('id');
  if (account === undefined) throw new RegistryError(`There is no account ${JSON.stringify(name)}.`);
  return { id: Number(account.id) };
}

/** Returns the id of the account `name`. If the account doesn't exist, it is created. */
export async function ensureAccount(trx: Knex.Transaction, name: string, now: number): Promise<number> {
  checkName('account', name);
  const account = await trx('accounts').where({ name }).first('id');
  if (account !== undefined) return Number(account.id);
  const id = await nextId(trx, 'account');
  await trx('accounts').insert({ id, name, plan_id: null, created_at: now });
  return id;
}

/** Describes the names that accounts and plans can have. */
export const nameRule =
  'Use 1 to 64 letters, digits, ".", "_", "@" and "-", starting with a letter or a digit.';

/** Whether this can be the name of an account or a plan. `nameRule` describes these names. */
export function isName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/.test(name);
}

/** Checks the name of an account or a plan. @throws RegistryError */
export function checkName(kind: 'account' | 'plan', name: string): void {
  if (isName(name)) return;
  throw new RegistryError(
    `${JSON.stringify(name)} is not a valid name for ${kind === 'account' ? 'an account' : 'a plan'}. ${nameRule}`,
  );
}
