/** The keys that a server creates when it starts: the key in ROWFEED_API_KEY, or a first key if no key exists. */
import type { Knex } from 'knex';
import type { Database } from '../engines/open.js';
import { generateKey, hashKey } from '../text/api-key.js';
import { allRights, findKeysByHash, hasEnded, insertKey } from './keys.js';
import { changeRegistry, defaultAccount, ensureAccount, RegistryError } from './registry.js';

/**
 * Registers ROWFEED_API_KEY as a key of the account `default` with all permissions, and revokes the keys that
 * this variable set before.
 *
 * If the variable set this key at an earlier start, the key keeps its properties. If it was revoked or
 * expired, it becomes valid again.
 *
 * @param text 20 to 255 visible ASCII characters
 * @throws RegistryError if the key was created in another way and isn't a valid key of `default`
 */
export async function registerEnvironmentKey(database: Database, text: string): Promise<void> {
  const hash = hashKey(text);
  const live = await environmentKeyHashes(database.knex, Date.now());
  if (live.length === 1 && live[0] === hash) return;
  await changeRegistry(database, async (trx) => {
    const now = Date.now();
    const known = (await findKeysByHash(trx, [hash])).get(hash);
    if (known === undefined) {
      const accountId = await ensureAccount(trx, defaultAccount, now);
      await insertKey(trx, accountId, { name: 'environment', ...allRights }, text, 'environment');
    } else if (known.origin === 'environment') {
      await trx('keys').where({ id: known.id }).update({ revoked_at: null });
      await trx('keys').where({ id: known.id }).where('expires_at', '<=', now).update({ expires_at: null });
    } else if (known.account !== defaultAccount || hasEnded(known, now)) {
      // Otherwise, this variable would restore a revoked key, or use a key of another account.
      throw new RegistryError(
        `ROWFEED_API_KEY contains the key ${known.id}, which is not a valid key of the account "${defaultAccount}".`,
      );
    }
    await trx('keys')
      .where({ origin: 'environment' })
      .whereNot({ hash })
      .whereNull('revoked_at')
      .update({ revoked_at: now });
  });
}

/**
 * If no key exists at all, creates the account `default` with a first key and returns the secret of this key.
 */
export async function createFirstKey(database: Database): Promise<string | undefined> {
  if (await hasKeys(database.knex)) return undefined;
  return changeRegistry(database, async (trx) => {
    // Checked again inside the transaction, because only one of several starting servers must create the key.
    if (await hasKeys(trx)) return undefined;
    const accountId = await ensureAccount(trx, defaultAccount, Date.now());
    return (await insertKey(trx, accountId, { name: 'first', ...allRights }, generateKey(), 'start')).text;
  });
}

/** Whether keys exist but have never been used. In this case, perhaps nobody saw the first key. */
export async function areKeysUnused(knex: Knex): Promise<boolean> {
  if (!(await hasKeys(knex))) return false;
  return (await knex('keys').whereNotNull('last_used_at').first('id')) === undefined;
}

/** Returns the hashes of the valid keys that ROWFEED_API_KEY set. Only these keys can have any format. */
export function environmentKeyHashes(knex: Knex, now: number): Promise<string[]> {
  return (
    knex('keys')
      // SQLite uses the partial index `keys_of_environment` only for a literal.
      .whereRaw("origin = 'environment'")
      .whereNull('revoked_at')
      .where((or) => or.whereNull('expires_at').orWhere('expires_at', '>', now))
      .pluck('hash')
  );
}

async function hasKeys(knex: Knex): Promise<boolean> {
  return (await knex('keys').first('id')) !== undefined;
}
