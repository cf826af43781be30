import { createKey, type Key, listKeys, type NewKey, type Rights } from '../../src/access/keys.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** The database that tests of keys are about: fresh for each. */
export let database: TestDatabase;

export async function openFresh(): Promise<void> {
  database = await freshDatabase();
}

export const removeFresh = (): Promise<void> => database.remove();

export const allRights: Rights = {
  scopes: ['read', 'write', 'admin'],
  collections: undefined,
  expiresAt: undefined,
};

/** A new key with all rights, unless wished otherwise. */
export function make(wish: Partial<Rights> & { account?: string; name?: string } = {}): Promise<NewKey> {
  return createKey(database, { account: 'default', name: 'test', ...allRights, ...wish });
}

/** The key of this id, as it is listed. */
export async function only(id: string): Promise<Key> {
  const key = (await listKeys(database)).find((each) => each.id === id);
  if (key === undefined) throw new Error(`no key ${id}`);
  return key;
}
