/**
 * The keys of the registry, made, found, changed and ended. Only the SHA-256 of a key and its first characters are kept;
 * its text is returned once, by the function that makes it.
 */
import type { Knex } from 'knex';
import { generateKey, hashKey, isWellFormed, randomBase62 } from '../api-key.js';
import type { Database } from '../engines/open.js';
import { type Plan, toPlan } from './plans.js';
import { changeRegistry, defaultAccount, ensureAccount, portionsOf, RegistryError } from './registry.js';

export const scopes = ['read', 'write'] as const;
export type Scope = (typeof scopes)[number];

/** A key as it is in the registry. Times are milliseconds since the epoch. */
export interface Key {
  readonly id: string;
  readonly name: string;
  /** The first characters of its text, to tell keys apart by. */
  readonly prefix: string;
  readonly accountId: number;
  readonly account: string;
  /** Of the account; undefined: unlimited. */
  readonly plan: Plan | undefined;
  readonly scopes: readonly Scope[];
  /** The only collections it may use; undefined: all. */
  readonly collections: readonly string[] | undefined;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly revokedAt: number | undefined;
  /** Written about once a minute while it is used. */
  readonly lastUsedAt: number | undefined;
  readonly origin: Origin;
}

/** A key that was just made, with its text. */
export interface NewKey extends Key {
  readonly text: string;
}

/** The properties of a key that an administrator chooses, and may change later. */
export interface Rights {
  readonly scopes: readonly Scope[];
  readonly collections: readonly string[] | undefined;
  readonly expiresAt: number | undefined;
}

type Origin = 'cli' | 'start' | 'environment';

/** Makes a key for an account, which is created where it is new. */
export function createKey(
  database: Database,
  wanted: Rights & { account: string; name: string },
): Promise<NewKey> {
  return changeRegistry(database, async (trx) => {
    const accountId = await ensureAccount(trx, wanted.account, Date.now());
    return insertKey(trx, accountId, wanted, generateKey(), 'cli');
  });
}

/** All keys, oldest first, the revoked and expired ones too. */
export function listKeys(database: Database): Promise<Key[]> {
  return selectKeys(database.knex).orderBy(['keys.created_at', 'keys.id']).then(toKeys);
}

/** Ends a key for good; a second time changes nothing. */
export function revokeKey(database: Database, id: string): Promise<Key> {
  return changeRegistry(database, async (trx) => {
    await trx('keys').where({ id }).whereNull('revoked_at').update({ revoked_at: Date.now() });
    return getKey(trx, id);
  });
}

/** Makes a key with the same properties; the old one expires after `graceMs`, or earlier if it was to. */
export function rotateKey(database: Database, id: string, { graceMs }: { graceMs: number }): Promise<NewKey> {
  return changeRegistry(database, async (trx) => {
    const now = Date.now();
    const old = await getKey(trx, id);
    refuseEnded(old, now);
    await trx('keys')
      .where({ id })
      .update({ expires_at: Math.min(old.expiresAt ?? Infinity, now + graceMs) });
    return insertKey(trx, old.accountId, old, generateKey(), 'cli');
  });
}

/** Changes the rights given and keeps the others; `collections` or `expiresAt` undefined frees the key of them. */
export function updateKey(database: Database, id: string, changes: Partial<Rights>): Promise<Key> {
  return changeRegistry(database, async (trx) => {
    const key = await getKey(trx, id);
    if (key.revokedAt !== undefined) throw new RegistryError(`Key ${id} was revoked.`);
    await trx('keys')
      .where({ id })
      .update(rightsToRow({ ...key, ...changes }));
    return getKey(trx, id);
  });
}

/**
 * Makes `text` (ROWFEED_API_KEY: 20 to 255 visible ASCII characters) a key of the account `default`, with
 * all rights, and revokes those that came from there before. One that is known already keeps its properties,
 * and works again where it had been revoked or had expired.
 */
export async function registerEnvironmentKey(database: Database, text: string): Promise<void> {
  const hash = hashKey(text);
  const live = await environmentKeyHashes(database.knex, Date.now());
  if (live.length === 1 && live[0] === hash) return;
  await changeRegistry(database, async (trx) => {
    const now = Date.now();
    const known = await findKeyByHash(trx, hash);
    if (known === undefined) {
      const accountId = await ensureAccount(trx, defaultAccount, now);
      await insertKey(trx, accountId, { name: 'environment', ...allRights }, text, 'environment');
    } else if (known.origin === 'environment') {
      await trx('keys').where({ id: known.id }).update({ revoked_at: null });
      await trx('keys').where({ id: known.id }).where('expires_at', '<=', now).update({ expires_at: null });
    } else if (known.account !== defaultAccount || hasEnded(known, now)) {
      // To go on would give a person rights that an administrator did not.
      throw new RegistryError(
        `ROWFEED_API_KEY is the key ${known.id}, which is not in use for "${defaultAccount}".`,
      );
    }
    await trx('keys')
      .where({ origin: 'environment' })
      .whereNot({ hash })
      .whereNull('revoked_at')
      .update({ revoked_at: now });
  });
}

/** Makes the account `default` and its key where there is no key at all, and returns the text of that key. */
export async function createFirstKey(database: Database): Promise<string | undefined> {
  if (await hasKeys(database.knex)) return undefined;
  return changeRegistry(database, async (trx) => {
    // Asked again under the lock: of several instances that start at once only one may make it.
    if (await hasKeys(trx)) return undefined;
    const accountId = await ensureAccount(trx, defaultAccount, Date.now());
    return (await insertKey(trx, accountId, { name: 'first', ...allRights }, generateKey(), 'start')).text;
  });
}

/** Whether there are keys and none was ever used: perhaps nobody saw the first one. */
export async function areKeysUnused(knex: Knex): Promise<boolean> {
  if (!(await hasKeys(knex))) return false;
  return (await knex('keys').whereNotNull('last_used_at').first('id')) === undefined;
}

export async function findKeyByHash(knex: Knex, hash: string): Promise<Key | undefined> {
  const [key] = toKeys(await selectKeys(knex).where('keys.hash', hash));
  return key;
}

/** The keys of `ids` that there are, in any order. */
export async function findKeys(knex: Knex, ids: readonly string[]): Promise<Key[]> {
  const found: Key[] = [];
  for (const portion of portionsOf(ids)) {
    found.push(...toKeys(await selectKeys(knex).whereIn('keys.id', portion)));
  }
  return found;
}

/** Notes the moment as that of the keys' last use. */
export async function noteUse(knex: Knex, ids: readonly string[], now: number): Promise<void> {
  for (const portion of portionsOf(ids)) {
    await knex('keys').whereIn('id', portion).update({ last_used_at: now });
  }
}

/** The hashes of the keys in use that came from ROWFEED_API_KEY and so may have any form. */
export function environmentKeyHashes(knex: Knex, now: number): Promise<string[]> {
  return knex('keys')
    .where({ origin: 'environment' })
    .whereNull('revoked_at')
    .where((or) => or.whereNull('expires_at').orWhere('expires_at', '>', now))
    .pluck('hash');
}

/** Whether the key is revoked or has expired. */
export function hasEnded(key: Key, now: number): boolean {
  return key.revokedAt !== undefined || (key.expiresAt !== undefined && key.expiresAt <= now);
}

const allRights: Rights = { scopes, collections: undefined, expiresAt: undefined };

async function insertKey(
  trx: Knex.Transaction,
  accountId: number,
  wanted: Rights & { readonly name: string },
  text: string,
  origin: Origin,
): Promise<NewKey> {
  if (!/^[^\p{C}]{1,100}$/u.test(wanted.name)) {
    throw new RegistryError('The name of a key is 1 to 100 characters, none of them a control character.');
  }
  const id = `key_${randomBase62(12)}`;
  await trx('keys').insert({
    id,
    account_id: accountId,
    name: wanted.name,
    hash: hashKey(text),
    // Less of a text that a person chose: it may be short.
    prefix: text.slice(0, isWellFormed(text) ? 8 : 4),
    ...rightsToRow(wanted),
    created_at: Date.now(),
    origin,
  });
  return { ...(await getKey(trx, id)), text };
}

function rightsToRow(rights: Rights): {
  scopes: string;
  collections: string | null;
  expires_at: number | null;
} {
  return {
    scopes: rights.scopes.join(','),
    collections: rights.collections === undefined ? null : JSON.stringify(rights.collections),
    expires_at: rights.expiresAt ?? null,
  };
}

async function getKey(trx: Knex.Transaction, id: string): Promise<Key> {
  const [key] = await findKeys(trx, [id]);
  // Given in place of the id, the text of a key must not be repeated.
  if (id.startsWith('rf_')) throw new RegistryError('A key is named by its id (key_...), never by its text.');
  if (key === undefined) throw new RegistryError(`There is no key ${JSON.stringify(id)}.`);
  return key;
}

function refuseEnded(key: Key, now: number): void {
  if (hasEnded(key, now))
    throw new RegistryError(`Key ${key.id} ${key.revokedAt ? 'was revoked' : 'has expired'}.`);
}

async function hasKeys(knex: Knex): Promise<boolean> {
  return (await knex('keys').first('id')) !== undefined;
}

function selectKeys(knex: Knex): Knex.QueryBuilder {
  return knex('keys')
    .join('accounts', 'accounts.id', 'keys.account_id')
    .leftJoin('plans', 'plans.id', 'accounts.plan_id')
    .select(
      'keys.*',
      'accounts.name as account',
      'plans.name as plan',
      'plans.requests',
      'plans.period',
      'plans.burst',
    );
}

// biome-ignore lint/suspicious/noExplicitAny: rows of a join, whose columns are named here and nowhere else
function toKeys(rows: any[]): Key[] {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    accountId: Number(row.account_id),
    account: row.account,
    plan: row.plan === null ? undefined : toPlan({ ...row, name: row.plan }),
    scopes: row.scopes.split(','),
    collections: row.collections === null ? undefined : JSON.parse(row.collections),
    createdAt: Number(row.created_at),
    expiresAt: optionalNumber(row.expires_at),
    revokedAt: optionalNumber(row.revoked_at),
    lastUsedAt: optionalNumber(row.last_used_at),
    origin: row.origin,
  }));
}

/** PostgreSQL's driver gives integers of 8 bytes as text. */
function optionalNumber(value: number | string | null): number | undefined {
  return value === null ? undefined : Number(value);
}
