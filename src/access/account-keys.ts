/**
 * Manages the keys of an account over HTTP: a key with the scope `admin` can manage all keys of its
 * account.
 *
 * Each change checks the permissions of the requesting key again, inside the transaction of the change.
 * Changes of the registry run one after the other. If two admin keys revoke each other at once, only the
 * first request succeeds.
 */
import type { Knex } from 'knex';
import type { components } from '../../generated/openapi.js';
import type { Database } from '../engines/open.js';
import type { Requester } from '../fairness/read-request.js';
import { keyInvalid, Problem, parameterInvalid } from '../problem.js';
import { generateKey } from '../text/api-key.js';
import {
  changeKey,
  countKeys,
  endedMessage,
  endKey,
  findKeys,
  hasEnded,
  insertKey,
  isLastAdmin,
  type Key,
  type KeyChanges,
  keysAfter,
  type NewKey,
  type Rights,
  replaceKey,
} from './keys.js';
import { changeRegistry } from './registry.js';
import { type Caller, mayUse, refuseBeyond, scopeMissing, seesKey, takesAllCollections } from './rights.js';

/** Called in the transaction of a change, so that it can commit more data atomically with the change. */
export type AlsoCommit<Changed> = (trx: Knex.Transaction, changed: Changed) => Promise<void>;

/** The maximum number of keys of an account. Revoked and expired keys count too. */
const maxKeys = 10_000;
/** The number of keys that a page reads at a time after it has read keys that the caller can't see. */
const hiddenAtOnce = 1_000;

/** How the registry is read and changed for requests. */
export interface RegistryChanges {
  readonly database: Database;
  /** Runs a read of the registry when it is the account's turn. */
  readonly readInTurn: <T>(requester: Requester, work: () => Promise<T>) => Promise<T>;
  /** Runs a change of the registry when it is the account's turn. */
  readonly inTurn: <T>(requester: Requester, work: () => Promise<T>) => Promise<T>;
  /** Called after each change, so that this server reads the registry again at once. */
  readonly changed: () => Promise<void>;
}

export class AccountKeys {
  readonly #options: RegistryChanges;

  constructor(options: RegistryChanges) {
    this.#options = options;
  }

  /**
   * Returns a page of the keys that the caller can see, oldest first, including revoked and expired keys.
   *
   * @param after the id of the key before the page
   * @returns the page, and whether more keys follow it
   * @throws Problem parameter_invalid if the caller can't see the key `after`
   */
  async list(
    caller: Caller,
    requester: Requester,
    limit: number,
    after: string | undefined,
  ): Promise<{ readonly keys: readonly Key[]; readonly isMore: boolean }> {
    const { database, readInTurn } = this.#options;
    let last = after === undefined ? undefined : await this.#find(caller, requester, after);
    if (after !== undefined && last === undefined)
      throw parameterInvalid('after', 'must be a value of Next-After');
    const seen: Key[] = [];
    for (let most = limit + 1; ; most = hiddenAtOnce) {
      const read = await readInTurn(requester, () => keysAfter(database, caller.accountId, last, most));
      seen.push(...read.filter((key) => seesKey(caller, key)));
      if (seen.length > limit || read.length < most)
        return { keys: seen.slice(0, limit), isMore: seen.length > limit };
      last = read.at(-1);
    }
  }

  /** @throws Problem key_not_found */
  async get(caller: Caller, requester: Requester, id: string): Promise<Key> {
    const key = await this.#find(caller, requester, id);
    if (key === undefined) throw notFound(id);
    return key;
  }

  /** @throws Problem grant_exceeded, too_many_keys */
  create(
    requester: Requester,
    wanted: Rights & Pick<Key, 'name'>,
    also: AlsoCommit<NewKey>,
  ): Promise<NewKey> {
    return this.#change(requester, also, async (trx, holder) => {
      refuseBeyond(holder, wanted);
      await refuseFull(trx, holder);
      return insertKey(trx, holder.accountId, wanted, generateKey(), 'http');
    });
  }

  /** @throws Problem key_not_found, grant_exceeded, key_ended, last_admin_key */
  update(requester: Requester, id: string, changes: KeyChanges, also: AlsoCommit<Key>): Promise<Key> {
    return this.#change(requester, also, async (trx, holder, now) => {
      const key = await manageable(trx, holder, id);
      if (hasEnded(key, now)) throw ended(key);
      const changed = { ...key, ...changes };
      refuseBeyond(holder, changed);
      if (await isLastAdmin(trx, key, now, changed)) throw lastAdmin(key);
      return changeKey(trx, key, changes);
    });
  }

  /**
   * Revokes a key. If the key is already revoked, nothing changes.
   *
   * @throws Problem key_not_found, grant_exceeded, last_admin_key
   */
  revoke(requester: Requester, id: string, also: AlsoCommit<Key>): Promise<Key> {
    const end = async (trx: Knex.Transaction, holder: Key, now: number): Promise<Key> => {
      const key = await manageable(trx, holder, id);
      if (await isLastAdmin(trx, key, now)) throw lastAdmin(key);
      await endKey(trx, id, now);
      return key;
    };
    return this.#change(requester, also, end, true);
  }

  /**
   * Creates a key with the same properties. The old key expires after `graceMs`, or earlier if its expiry is
   * earlier.
   *
   * @throws Problem key_not_found, grant_exceeded, key_ended, too_many_keys
   */
  rotate(requester: Requester, id: string, graceMs: number, also: AlsoCommit<NewKey>): Promise<NewKey> {
    return this.#change(requester, also, async (trx, holder, now) => {
      const key = await manageable(trx, holder, id);
      if (hasEnded(key, now)) throw ended(key);
      await refuseFull(trx, holder);
      return replaceKey(trx, key, now + graceMs, 'http');
    });
  }

  /** Returns the key if the caller can see it. */
  async #find(caller: Caller, requester: Requester, id: string): Promise<Key | undefined> {
    const { database, readInTurn } = this.#options;
    const key = await readInTurn(requester, () => findKey(database.knex, caller.accountId, id));
    return key !== undefined && seesKey(caller, key) ? key : undefined;
  }

  #change<Changed extends Key>(
    requester: Requester,
    also: AlsoCommit<Changed>,
    work: RegistryWork<Changed>,
    isUrgent = false,
  ): Promise<Changed> {
    const workAsAdmin: RegistryWork<Changed> = async (trx, holder, now) => {
      if (!holder.scopes.includes('admin')) throw scopeMissing('admin');
      const changed = await work(trx, holder, now);
      await also(trx, changed);
      return changed;
    };
    return changeForKey(this.#options, requester, workAsAdmin, isUrgent);
  }
}

/** @param holder the requesting key */
type RegistryWork<Changed> = (trx: Knex.Transaction, holder: Key, now: number) => Promise<Changed>;

/**
 * Changes the registry when it is the account's turn.
 *
 * @throws Problem key_invalid if the requesting key was revoked or has expired
 */
export async function changeForKey<Changed>(
  { database, inTurn, changed }: RegistryChanges,
  requester: Requester,
  work: RegistryWork<Changed>,
  isUrgent: boolean,
): Promise<Changed> {
  const { accountId, keyId } = requester;
  const changeAsHolder = async (trx: Knex.Transaction): Promise<Changed> => {
    const now = Date.now();
    // Reads the requesting key again, because another request may have revoked it or reduced its permissions since it was
    // authenticated.
    const [holder] = await findKeys(trx, [keyId!]);
    if (holder === undefined || hasEnded(holder, now)) throw keyInvalid();
    return work(trx, holder, now);
  };
  const result = await inTurn(requester, () => changeRegistry(database, changeAsHolder, accountId, isUrgent));
  // The change is committed, so the request succeeds even if the registry can't be read now.
  await changed().catch(() => undefined);
  return result;
}

async function findKey(knex: Knex, accountId: number, id: string): Promise<Key | undefined> {
  const [key] = await findKeys(knex, [id]);
  return key?.accountId === accountId ? key : undefined;
}

/**
 * Returns a key of the account. The requesting key (`holder`) must have all its permissions. If `holder` is
 * limited to certain collections, the problem doesn't tell whether a key exists that it can't see.
 *
 * @throws Problem key_not_found, grant_exceeded
 */
async function manageable(trx: Knex.Transaction, holder: Key, id: string): Promise<Key> {
  const key = await findKey(trx, holder.accountId, id);
  if (key === undefined && holder.collections === undefined) throw notFound(id);
  if (key === undefined || !mayUse(holder, key)) throw new Problem('grant_exceeded', takesAllCollections);
  refuseBeyond(holder, key);
  return key;
}

async function refuseFull(trx: Knex.Transaction, { accountId }: Key): Promise<void> {
  if ((await countKeys(trx, accountId)) >= maxKeys)
    throw new Problem(
      'too_many_keys',
      `The account already has the maximum of ${maxKeys.toLocaleString('en')} keys.`,
    );
}

function notFound(id: string): Problem {
  return new Problem('key_not_found', `There is no key ${id}.`);
}

function lastAdmin(key: Key): Problem {
  return new Problem(
    'last_admin_key',
    `The account needs another admin key that can replace ${key.id}. That key must have at least the same scopes, access to all ` +
      'collections, and the same expiry or a later one. Create such a key first, or rotate this key.',
  );
}

function ended(key: Key): Problem {
  return new Problem('key_ended', endedMessage(key));
}

export type KeyDetails = components['schemas']['Key'];

/** Converts a key to the JSON that the API returns. It never contains the secret. */
export function keyDetails(key: Key): KeyDetails {
  return {
    id: key.id,
    name: key.name,
    account: key.account,
    prefix: key.prefix,
    scopes: [...key.scopes],
    collections: key.collections === undefined ? null : [...key.collections],
    created_at: new Date(key.createdAt).toISOString(),
    expires_at: timeOrNull(key.expiresAt),
    revoked_at: timeOrNull(key.revokedAt),
    last_used_at: timeOrNull(key.lastUsedAt),
  };
}

/** Formats milliseconds since the epoch as in RFC 3339. */
function timeOrNull(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
