/**
 * The keys of the registry, made, found, changed and ended. Only the SHA-256 of a key and its first characters are kept;
 * its text is returned once, by the function that makes it.
 */
import type { Knex } from 'knex';
import type { Database } from '../engines/open.js';
import { generateKey, hashKey, isWellFormed, randomBase62 } from '../text/api-key.js';
import { type Plan, planColumns, toPlan } from './plans.js';
import { changeRegistry, defaultAccount, ensureAccount, portionsOf, RegistryError } from './registry.js';

export const scopes = ['read', 'write', 'admin'] as const;
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

/** What a key may do and until when, as an administrator chooses, and may change later. */
export interface Rights {
  readonly scopes: readonly Scope[];
  readonly collections: readonly string[] | undefined;
  readonly expiresAt: number | undefined;
}

/** What can be changed of a key. */
export type KeyChanges = Partial<Rights & Pick<Key, 'name'>>;

type Origin = 'cli' | 'http' | 'start' | 'environment';

/**
 * Makes a key for an account, which is created where it is new. Without `scopes` it may read and write, and the first key
 * of an account is one of its administrator.
 */
export function createKey(
  database: Database,
  {
    account,
    scopes: wanted,
    ...rest
  }: Omit<Rights, 'scopes'> & { account: string; name: string; scopes?: readonly Scope[] | undefined },
): Promise<NewKey> {
  return changeRegistry(database, async (trx) => {
    const accountId = await ensureAccount(trx, account, Date.now());
    const isFirst = wanted === undefined && (await countKeys(trx, accountId)) === 0;
    const rights = { ...rest, scopes: wanted ?? (isFirst ? scopes : usualScopes) };
    return insertKey(trx, accountId, rights, generateKey(), 'cli');
  });
}

/** The keys of the account, or all, oldest first, the revoked and expired ones too. */
export function listKeys({ knex }: Pick<Database, 'knex'>, accountId?: number): Promise<Key[]> {
  const keys = selectKeys(knex).orderBy(['keys.created_at', 'keys.id']);
  return (accountId === undefined ? keys : keys.where('keys.account_id', accountId)).then(toKeys);
}

/** Ends a key, named by its id or its name, for good; a second time by its id changes nothing. */
export function revokeKey(database: Database, named: string): Promise<Key> {
  return changeRegistry(database, async (trx) => {
    const { id } = await namedKey(trx, named);
    await endKey(trx, id, Date.now());
    return getKey(trx, id);
  });
}

/** Makes a key with the same properties; the old one expires after `graceMs`, or earlier if it was to. */
export function rotateKey(
  database: Database,
  named: string,
  { graceMs }: { graceMs: number },
): Promise<{ readonly old: Key; readonly made: NewKey }> {
  return changeRegistry(database, async (trx) => {
    const now = Date.now();
    const old = await namedKey(trx, named);
    if (hasEnded(old, now)) throw new RegistryError(endedMessage(old));
    const made = await replaceKey(trx, old, now + graceMs, 'cli');
    return { old: await getKey(trx, old.id), made };
  });
}

/** Changes what is given and keeps the rest; `collections` or `expiresAt` undefined frees the key of them. */
export function updateKey(database: Database, named: string, changes: KeyChanges): Promise<Key> {
  return changeRegistry(database, async (trx) => {
    const key = await namedKey(trx, named);
    if (key.revokedAt !== undefined) throw new RegistryError(endedMessage(key));
    return changeKey(trx, key, changes);
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

/** How many keys the account has, ended ones included. */
export async function countKeys(knex: Knex, accountId: number): Promise<number> {
  const row = await knex('keys').where({ account_id: accountId }).count('* as keys').first();
  return Number(row!.keys);
}

/** Whether the account has another key for its administrator that lasts as long as this one, at least. */
export async function hasOtherAdmin(
  trx: Knex.Transaction,
  { id, accountId, expiresAt }: Key,
): Promise<boolean> {
  const others = await trx('keys')
    .where({ account_id: accountId, revoked_at: null })
    .where((lasting) => {
      lasting.whereNull('expires_at');
      if (expiresAt !== undefined) lasting.orWhere('expires_at', '>=', expiresAt);
    })
    .whereNot({ id })
    .whereLike('scopes', '%admin%')
    .first('id');
  return others !== undefined;
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

/** A moment of the end, which may be there already. */
export async function endKey(trx: Knex.Transaction, id: string, now: number): Promise<void> {
  await trx('keys').where({ id }).whereNull('revoked_at').update({ revoked_at: now });
}

/** Makes a key with the same properties; the old one ends at `end`, or earlier if it was to. */
export async function replaceKey(
  trx: Knex.Transaction,
  old: Key,
  end: number,
  origin: Origin,
): Promise<NewKey> {
  await trx('keys')
    .where({ id: old.id })
    .update({ expires_at: Math.min(old.expiresAt ?? Infinity, end) });
  return insertKey(trx, old.accountId, old, generateKey(), origin);
}

export async function changeKey(trx: Knex.Transaction, key: Key, changes: KeyChanges): Promise<Key> {
  const changed = { ...key, ...changes };
  checkKeyName(changed.name);
  await trx('keys')
    .where({ id: key.id })
    .update({ name: changed.name, ...rightsToRow(changed) });
  return getKey(trx, key.id);
}

/** @param key one that has ended */
export function endedMessage(key: Key): string {
  return `Key ${key.id} ${key.revokedAt === undefined ? 'has expired' : 'was revoked'}.`;
}

export const usualScopes: readonly Scope[] = ['read', 'write'];
const allRights: Rights = { scopes, collections: undefined, expiresAt: undefined };

export async function insertKey(
  trx: Knex.Transaction,
  accountId: number,
  wanted: Rights & { readonly name: string },
  text: string,
  origin: Origin,
): Promise<NewKey> {
  checkKeyName(wanted.name);
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

function checkKeyName(name: string): void {
  if (/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(name)) return;
  throw new RegistryError('The name of a key is 1 to 100 characters, none of them a control character.');
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

/** The key of this id, or the only one of this name that has not ended. */
async function namedKey(trx: Knex.Transaction, named: string): Promise<Key> {
  const keys = toKeys(await selectKeys(trx).where('keys.name', named)).filter(
    (key) => key.id !== named && !hasEnded(key, Date.now()),
  );
  const [only, another] = keys;
  const isId = (await findKeys(trx, [named])).length > 0;
  if (isId || only === undefined) return getKey(trx, named);
  if (another === undefined) return only;
  const ids = keys.map(({ id, account }) => `${id} (${account})`).join(', ');
  throw new RegistryError(`Several keys are called ${JSON.stringify(named)}: ${ids}. Give the id of one.`);
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
      ...planColumns.map((column) => `plans.${column}`),
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
