import { createKey, type Key, listKeys, type NewKey, type Rights } from '../../src/access/keys.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** The database of tests for API keys. Each test has a new one. */
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

/** Creates a key. It has all permissions unless `wish` overrides them. */
export function make(wish: Partial<Rights> & { account?: string; name?: string } = {}): Promise<NewKey> {
  return createKey(database, { account: 'default', name: 'test', ...allRights, ...wish });
}

/** Returns the key with this ID, as `listKeys` returns it. */
export async function only(id: string): Promise<Key> {
  const key = (await listKeys(database)).find((each) => each.id === id);
  if (key === undefined) throw new Error(`no key ${id}`);
  return key;
}
