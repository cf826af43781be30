import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import {
  createKey,
  type NewKey,
  type Rights,
  revokeKey,
  rotateKey,
  updateKey,
} from '../../src/access/keys.js';
import { assignPlan, type Plan, setPlan } from '../../src/access/plans.js';
import { type Database, openDatabase } from '../../src/engines/open.js';
import { client } from './client.js';
import { eventually } from './eventually.js';
import type { TestService } from './service.js';

/** A server in this process, or the database of another one. */
type Administered = Pick<TestService, 'databaseUrl'> & Partial<Pick<TestService, 'operatorDatabase'>>;

/** Runs work on the database from outside the running server, as an operator's commands do. */
export async function administer<T>(
  service: Administered,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // Opening a database for each key takes 10 ms.
  const kept = await service.operatorDatabase?.();
  if (kept !== undefined) return work(kept);
  const database = await openDatabase(service.databaseUrl, { role: 'tool', create: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export type KeyWish = Partial<Rights> & { readonly account?: string; readonly name?: string };

/** Creates a key. By default, it belongs to the account `default` and has the scopes `read` and `write`. */
export async function newKey(service: TestService, wish: KeyWish = {}): Promise<NewKey> {
  const key = await makeKey(service, wish);
  return key;
}

function makeKey(service: Administered, wish: KeyWish): Promise<NewKey> {
  const everything: Rights = { scopes: ['read', 'write'], collections: undefined, expiresAt: undefined };
  return administer(service, (database) =>
    createKey(database, { account: 'default', name: 'test', ...everything, ...wish }),
  );
}

/**
 * Waits until the server has read all earlier changes of keys and plans. It creates a key, revokes it, and
 * waits until the server rejects it.
 */
export async function heard(service: Administered & Pick<TestService, 'url'>): Promise<void> {
  const key = await makeKey(service, { account: `heard-${randomUUID()}` });
  const caller = client(service, key.text);
  const isTaken = async (): Promise<boolean> => (await caller.get('/v1/usage')).status === 200;
  expect(await isTaken()).to.equal(true);
  await revoke(service, key.id);
  // A request costs more CPU time than a short wait.
  await eventually('the service has read the registry', async () => !(await isTaken()), { everyMs: 25 });
}

export function revoke(service: Administered, id: string): Promise<unknown> {
  return administer(service, (database) => revokeKey(database, id));
}

/** Rotates a key. The old key is valid for another `graceMs`. */
export async function rotate(service: TestService, id: string, graceMs: number): Promise<NewKey> {
  const { made: key } = await administer(service, (database) => rotateKey(database, id, { graceMs }));
  return key;
}

/** Creates 9,999 further keys in the account of this key. No secret belongs to them. */
export function fillWithKeys(service: Administered, id: string): Promise<void> {
  return administer(service, async ({ knex }) => {
    const row = await knex('keys').where({ id }).first();
    const rows = Array.from({ length: 9_999 }, (_, index) => ({
      ...row,
      id: `key_${index}`,
      hash: `${index}`,
    }));
    for (let at = 0; at < rows.length; at += 50) await knex('keys').insert(rows.slice(at, at + 50));
  });
}

export function changeRights(service: TestService, id: string, rights: Partial<Rights>): Promise<unknown> {
  return administer(service, (database) => updateKey(database, id, rights));
}

/** Assigns an account to a plan with these limits. */
export async function limit(service: TestService, account: string, plan: Plan): Promise<void> {
  await administer(service, async (database) => {
    await setPlan(database, plan);
    await assignPlan(database, account, plan.name);
  });
}
