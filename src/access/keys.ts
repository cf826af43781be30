/**
 * Stores the API keys in the registry: creates, finds, updates, revokes and rotates them.
 *
 * The database contains only the SHA-256 of a key and its first characters. Only the function that creates a
 * key returns its secret.
 */
import type { Knex } from 'knex';
import type { Database } from '../engines/open.js';
import { generateKey, hashKey, isWellFormed, randomBase62 } from '../text/api-key.js';
import { type Plan, planColumns, toPlan } from './plans.js';
import { changeRegistry, ensureAccount, portionsOf, RegistryError } from './registry.js';

export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** A key in the registry. Times are in milliseconds since the epoch. */
export interface Key {
  readonly id: string;
  readonly name: string;
  /** The first characters of the secret, by which people can recognize the key. */
  readonly prefix: string;
  readonly accountId: number;
  readonly account: string;
  /** The plan of the account. Undefined means unlimited. */
  readonly plan: Plan | undefined;
  readonly scopes: readonly Scope[];
  /** The only collections that the key can use. Undefined means all collections. */
  readonly collections: readonly string[] | undefined;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly revokedAt: number | undefined;
  /** Written about once per minute while the key is in use. */
  readonly lastUsedAt: number | undefined;
  readonly origin: Origin;
}

/** A new key with its secret (`text`). */
export interface NewKey extends Key {
  readonly text: string;
}

/** The permissions and the expiry of a key. An administrator chooses them and can update them later. */
export interface Rights {
  readonly scopes: readonly Scope[];
  readonly collections: readonly string[] | undefined;
  readonly expiresAt: number | undefined;
}

/** The properties of a key that can be updated. */
export type KeyChanges = Partial<Rights & Pick<Key, 'name'>>;

type Origin = 'cli' | 'http' | 'start' | 'environment';

/**
 * Creates a key for an account. If the account doesn't exist, it is created too. If `scopes` is omitted, the
 * key can read and write, and the first key of an account also gets the scope `admin`.
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

/** Returns the keys of the account, or of all accounts, oldest first, including revoked and expired ones. */
export function listKeys({ knex }: Pick<Database, 'knex'>, accountId?: number): Promise<Key[]> {
  return keysInOrder(knex, accountId).then(toKeys);
}

/** Returns up to `most` keys of the account that come after the key `after` in the list, oldest first. */
export function keysAfter(
  { knex }: Pick<Database, 'knex'>,
  accountId: number,
  after: Pick<Key, 'createdAt' | 'id'> | undefined,
  most: number,
): Promise<Key[]> {
  const keys = keysInOrder(knex, accountId).limit(most);
  if (after !== undefined) keys.whereRaw('(keys.created_at, keys.id) > (?, ?)', [after.createdAt, after.id]);
  return keys.then(toKeys);
}

function keysInOrder(knex: Knex, accountId: number | undefined): Knex.QueryBuilder {
  const keys = selectKeys(knex).orderBy(['keys.created_at', 'keys.id']);
  return accountId === undefined ? keys : keys.where('keys.account_id', accountId);
}

/**
 * Revokes a key permanently, even the last admin key: an administrator at the machine can create another one, and a
 * leaked key must end at once. `named` is the id or the name of the key. If the id belongs to a key that is
 * already revoked, nothing changes.
 */
export function revokeKey(database: Database, named: string): Promise<Key> {
  const revoke = async (trx: Knex.Transaction): Promise<Key> => {
    const { id } = await namedKey(trx, named);
    await endKey(trx, id, Date.now());
    return getKey(trx, id);
  };
  return changeRegistry(database, revoke, undefined, true);
}

/** Creates a key with the same properties. The old key expires after `graceMs`, or at an earlier expiry. */
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

/**
 * Updates the properties that `changes` contains. If `collections` or `expiresAt` is present but undefined,
 * the key loses this restriction.
 */
export function updateKey(database: Database, named: string, changes: KeyChanges): Promise<Key> {
  return changeRegistry(database, async (trx) => {
    const key = await namedKey(trx, named);
    if (hasEnded(key, Date.now())) throw new RegistryError(endedMessage(key));
    return changeKey(trx, key, changes);
  });
}

/** Returns the keys with these hashes, by hash, including revoked and expired keys. */
export async function findKeysByHash(
  knex: Knex,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Key>> {
  const rows = await selectKeys(knex).whereIn('keys.hash', hashes);
  const keys = toKeys(rows);
  return new Map(keys.map((key, index) => [rows[index].hash, key]));
}

/** Returns the number of keys of the account, including revoked and expired keys. */
export async function countKeys(knex: Knex, accountId: number): Promise<number> {
  const row = await knex('keys').where({ account_id: accountId }).count('* as keys').first();
  return Number(row!.keys);
}

/**
 * Whether this valid key has the scope `admin` for all collections, and no other key of the account has all its
 * scopes for all collections for at least as long. Without it, nobody could restore its permissions over HTTP.
 *
 * Keys that are limited to certain collections never count, because they can't create keys without this limit.
 *
 * @param changed the permissions after an update; if they are no less than now, the result is false
 */
export async function isLastAdmin(
  trx: Knex.Transaction,
  key: Key,
  now: number,
  changed?: Rights,
): Promise<boolean> {
  if (!key.scopes.includes('admin') || key.collections !== undefined || hasEnded(key, now)) return false;
  if (changed !== undefined && changed.collections === undefined) {
    const lasts = (changed.expiresAt ?? Infinity) >= (key.expiresAt ?? Infinity);
    if (lasts && key.scopes.every((scope) => changed.scopes.includes(scope))) return false;
  }
  const others: { scopes: string }[] = await trx('keys')
    .where({ account_id: key.accountId, revoked_at: null, collections: null })
    .where((lasting) => {
      lasting.whereNull('expires_at');
      if (key.expiresAt !== undefined) lasting.orWhere('expires_at', '>=', key.expiresAt);
    })
    .whereNot({ id: key.id })
    .distinct('scopes');
  return !others.some((other) => key.scopes.every((scope) => other.scopes.split(',').includes(scope)));
}

/** Returns the keys with these ids, in any order. Ids that don't exist are skipped. */
export async function findKeys(knex: Knex, ids: readonly string[]): Promise<Key[]> {
  const found: Key[] = [];
  for (const portion of portionsOf(ids)) {
    found.push(...toKeys(await selectKeys(knex).whereIn('keys.id', portion)));
  }
  return found;
}

/** Sets the last use of these keys to `now`. */
export async function noteUse(knex: Knex, ids: readonly string[], now: number): Promise<void> {
  for (const portion of portionsOf(ids)) {
    await knex('keys').whereIn('id', portion).update({ last_used_at: now });
  }
}

/** Whether the key is revoked or has expired. */
export function hasEnded(key: Key, now: number): boolean {
  return key.revokedAt !== undefined || (key.expiresAt !== undefined && key.expiresAt <= now);
}

/** Sets the time of revocation, unless the key already has one. */
export async function endKey(trx: Knex.Transaction, id: string, now: number): Promise<void> {
  await trx('keys').where({ id }).whereNull('revoked_at').update({ revoked_at: now });
}

/**
 * Creates a key with the same properties. The old key expires at `end`, or earlier if its expiry is earlier.
 */
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

/** @param key a key that is revoked or has expired */
export function endedMessage(key: Key): string {
  return `Key ${key.id} ${key.revokedAt === undefined ? 'has expired' : 'was revoked'}.`;
}

export const usualScopes: readonly Scope[] = ['read', 'write'];
export const allRights: Rights = { scopes, collections: undefined, expiresAt: undefined };

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
    // Shows fewer characters of a secret that a person chose, because it may be short.
    prefix: text.slice(0, isWellFormed(text) ? 8 : 4),
    ...rightsToRow(wanted),
    created_at: Date.now(),
    origin,
  });
  return { ...(await getKey(trx, id)), text };
}

/** Describes the names that keys can have. */
export const keyNameRule = 'Use 1 to 100 characters, without control characters.';

/** Whether this can be the name of a key. `keyNameRule` describes these names. */
export function isKeyName(name: string): boolean {
  return /^[^\p{Cc}\p{Cs}]{1,100}$/u.test(name);
}

function checkKeyName(name: string): void {
  if (isKeyName(name)) return;
  throw new RegistryError(`${JSON.stringify(name)} is not a valid name for a key. ${keyNameRule}`);
}

function rightsToRow(rights: Rights) {
  return {
    scopes: rights.scopes.join(','),
    collections: rights.collections === undefined ? null : JSON.stringify(rights.collections),
    expires_at: rights.expiresAt ?? null,
  };
}

async function getKey(trx: Knex.Transaction, id: string): Promise<Key> {
  const [key] = await findKeys(trx, [id]);
  // If someone passes a secret instead of an id, the error message must not repeat it.
  if (id.startsWith('rf_'))
    throw new RegistryError('Identify a key by its id (key_...), not by the key itself.');
  if (key === undefined) throw new RegistryError(`There is no key ${JSON.stringify(id)}.`);
  return key;
}

/** Returns the key with this id, or the only valid key with this name. */
async function namedKey(trx: Knex.Transaction, named: string): Promise<Key> {
  const keys = toKeys(await selectKeys(trx).where('keys.name', named)).filter(
    (key) => key.id !== named && !hasEnded(key, Date.now()),
  );
  const [only, another] = keys;
  const isId = (await findKeys(trx, [named])).length > 0;
  if (isId || only === undefined) return getKey(trx, named);
  if (another === undefined) return only;
  const ids = keys.map(({ id, account }) => `${id} (${account})`).join(', ');
  throw new RegistryError(
    `Several keys have the name ${JSON.stringify(named)}: ${ids}. Use the id of one of them.`,
  );
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

/** The PostgreSQL driver returns 8-byte integers as strings. */
function optionalNumber(value: number | string | null): number | undefined {
  return value === null ? undefined : Number(value);
}
