/**
 * Replaces the account `default` of a running server, and deletes all keys, tickets, plans and usage. `serve --memory`
 * uses it.
 */
import type { Knex } from 'knex';
import { type Database, nextId } from '../engines/open.js';
import { allRights, insertKey } from './keys.js';
import { changeRegistry, defaultAccount } from './registry.js';
import { replaceTicketSecret } from './tickets/ticket-secrets.js';

/** Creates an account without a key, whose name is `name` and its id. Returns its id. */
export async function createKeylessAccount(trx: Knex.Transaction, name: string): Promise<number> {
  const id = await nextId(trx, 'account');
  await trx('accounts').insert({ id, name: `${name}-${id}`, plan_id: null, created_at: Date.now() });
  return id;
}

/**
 * Creates a new account `default`, and makes `key` the only key. All other keys, all tickets, all plans and all usage
 * are deleted. The other accounts stay, without a key, because requests in progress may still belong to them.
 *
 * @param fill adds data to the new account in the same transaction
 */
export function startOver(
  database: Database,
  key: string,
  fill: (trx: Knex.Transaction, accountId: number) => Promise<void>,
): Promise<void> {
  return changeRegistry(database, async (trx) => {
    for (const table of ['keys', 'usage', 'idempotency_keys'] as const) await trx(table).delete();
    await replaceTicketSecret(trx);
    await trx('accounts').update({ plan_id: null });
    await trx('plans').delete();
    await trx('accounts')
      .where({ name: defaultAccount })
      .update({ name: trx.raw("'former-' || id") });
    const id = await createKeylessAccount(trx, 'next');
    await trx('accounts').where({ id }).update({ name: defaultAccount });
    await fill(trx, id);
    await insertKey(trx, id, { name: 'environment', ...allRights }, key, 'environment');
  });
}
