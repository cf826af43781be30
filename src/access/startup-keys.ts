/** The keys that a server creates when it starts: the key in ROWFEED_API_KEY, or a first key if no key exists. */
import type { Knex } from 'knex';
import type { Database } from '../engines/open.js';
import type { Logger } from '../runtime/logger.js';
import { generateKey, hashKey } from '../text/api-key.js';
import { allRights, endKey, findKeysByHash, hasEnded, insertKey } from './keys.js';
import { changeRegistry, defaultAccount, ensureAccount, RegistryError } from './registry.js';

/** The state of the keys after the start of a server, which the server reports. */
export interface StartupKeys {
  /** The secret of the first key, if this start has created it. It cannot be shown again. */
  readonly firstKey: string | undefined;
  /** Whether none of the keys that existed at the start was ever used. Perhaps nobody knows one. */
  readonly areKeysUnused: boolean;
}

/** The ids of the keys whose state the start of a server has changed. */
interface EnvironmentKeyChanges {
  readonly revoked: readonly string[];
  /** The key in ROWFEED_API_KEY, if it was revoked or expired and is valid again. */
  readonly restored: string | undefined;
}

/**
 * Registers the key in ROWFEED_API_KEY and logs the keys whose state this changes. Without such a key, creates the first
 * key.
 */
export async function prepareKeys(
  database: Database,
  environmentKey: string | undefined,
  log: Logger,
): Promise<StartupKeys> {
  if (environmentKey === undefined) {
    const firstKey = await createFirstKey(database);
    return { firstKey, areKeysUnused: firstKey === undefined && (await areKeysUnused(database.knex)) };
  }
  const { revoked, restored } = await registerEnvironmentKey(database, environmentKey);
  for (const key_id of revoked)
    log.info({ key_id }, 'a key that ROWFEED_API_KEY set at an earlier start is revoked');
  if (restored !== undefined)
    log.warn({ key_id: restored }, 'the key in ROWFEED_API_KEY was revoked or expired, and is valid again');
  return { firstKey: undefined, areKeysUnused: false };
}

/**
 * Registers ROWFEED_API_KEY as a key of the account `default` with all permissions, and revokes the keys that
 * this variable set before.
 *
 * If the variable set this key at an earlier start, the key keeps its properties, also an expiry in the future. If it
 * was revoked or expired, it becomes valid again, without an expiry.
 *
 * A rotation creates the new key in another way. If the variable contains such a key, a previous key with an expiry
 * remains valid until then. Otherwise, the first instance that starts with the new key would end the grace period.
 *
 * @param text 20 to 255 visible ASCII characters
 * @throws RegistryError if the key was created in another way and isn't a valid key of `default`
 */
export async function registerEnvironmentKey(
  database: Database,
  text: string,
): Promise<EnvironmentKeyChanges> {
  const hash = hashKey(text);
  const live = await environmentKeyHashes(database.knex, Date.now());
  if (live.length === 1 && live[0] === hash) return { revoked: [], restored: undefined };
  return changeRegistry(database, async (trx) => {
    const now = Date.now();
    const known = (await findKeysByHash(trx, [hash])).get(hash);
    const isFromVariable = known?.origin === 'environment';
    if (known === undefined) {
      const accountId = await ensureAccount(trx, defaultAccount, now);
      await insertKey(trx, accountId, { name: 'environment', ...allRights }, text, 'environment');
    } else if (isFromVariable) {
      await trx('keys').where({ id: known.id }).update({ revoked_at: null });
      await trx('keys').where({ id: known.id }).where('expires_at', '<=', now).update({ expires_at: null });
    } else if (known.account !== defaultAccount || hasEnded(known, now)) {
      // Otherwise, this variable would restore a revoked key, or use a key of another account.
      throw new RegistryError(
        `ROWFEED_API_KEY contains the key ${known.id}, which is not a valid key of the account "${defaultAccount}".`,
      );
    }
    const endsGracePeriods = known === undefined || isFromVariable;
    const previous = trx('keys')
      .where({ origin: 'environment', revoked_at: null })
      .whereNot({ hash })
      .where((or) => {
        or.whereNull('expires_at');
        if (endsGracePeriods) or.orWhere('expires_at', '>', now);
      });
    const revoked: string[] = await previous.pluck('id');
    for (const id of revoked) await endKey(trx, id, now);
    return { revoked, restored: isFromVariable && hasEnded(known, now) ? known.id : undefined };
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

async function areKeysUnused(knex: Knex): Promise<boolean> {
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
