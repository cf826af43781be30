/**
 * Deletes an account with everything that belongs to it. Each step is a separate transaction, and a deletion that was
 * interrupted continues if it is started again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../engines/open.js';
import { dropCollection } from '../engines/shared/operations/collections.js';
import { hasEnded, listKeys } from './keys.js';
import { changeRegistry, findAccount, portionsOf } from './registry.js';

/** Everything that belongs to an account. */
export interface AccountContents {
  readonly id: number;
  readonly keys: number;
  readonly validKeys: number;
  readonly collections: number;
  readonly rows: number;
  /** The size of the rows as JSON. */
  readonly bytes: number;
}

/** All servers reject a revoked key after this time, and have stopped its requests in progress. */
const noticedWithinMs = 2_000;
/** The number of idempotency keys that one statement deletes. */
const deletedAtOnce = 500;

/** @throws RegistryError if the account doesn't exist */
export async function readContents(database: Database, name: string): Promise<AccountContents> {
  const { knex } = database;
  const { id } = await findAccount(knex, name);
  const keys = await listKeys(database, id);
  const now = Date.now();
  const [totals] = await knex('collections')
    .join('heads', 'heads.collection_id', 'collections.id')
    .where({ account_id: id })
    .select(knex.raw('count(*) AS collections, sum(rows) AS rows, sum(bytes) AS bytes'));
  return {
    id,
    keys: keys.length,
    validKeys: keys.filter((key) => !hasEnded(key, now)).length,
    collections: Number(totals.collections),
    rows: Number(totals.rows ?? 0),
    bytes: Number(totals.bytes ?? 0),
  };
}

/**
 * Revokes the keys of the account, deletes its collections, and then deletes the account. Servers remove the rows of
 * deleted collections in the background.
 *
 * @param deleted called with the number of collections that have been deleted so far
 */
export async function deleteAccount(
  database: Database,
  id: number,
  deleted: (collections: number) => void,
): Promise<void> {
  const { knex } = database;
  const ofAccount = { account_id: id };
  await changeRegistry(
    database,
    (trx) => trx('keys').where(ofAccount).whereNull('revoked_at').update({ revoked_at: Date.now() }),
    undefined,
    true,
  );
  // After that, no request can add anything to the account.
  await sleep(noticedWithinMs);
  for (let count = 1; ; count += 1) {
    const collection = await knex('collections').where(ofAccount).first('id');
    if (collection === undefined) break;
    await database.transaction((trx) => dropCollection(trx, { id: collection.id, accountId: id }), id);
    deleted(count);
  }
  for (;;) {
    const keys = await knex('idempotency_keys').where(ofAccount).limit(deletedAtOnce).pluck('key');
    if (keys.length === 0) break;
    await knex('idempotency_keys').where(ofAccount).whereIn('key', keys).delete();
  }
  for (const ids of portionsOf<string>(await knex('keys').where(ofAccount).pluck('id')))
    await knex('usage').whereIn('key_id', ids).delete();
  await changeRegistry(
    database,
    async (trx) => {
      await trx('ticket_revocations').where(ofAccount).delete();
      await trx('keys').where(ofAccount).delete();
      await trx('accounts').where({ id }).delete();
    },
    undefined,
    true,
  );
}
