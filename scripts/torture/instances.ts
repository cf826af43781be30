/** The servers of most parts, and the collection in which their clients write. */
import { randomBytes } from 'node:crypto';
import type { Client } from '../../test/support/client.js';
import { freshStorage } from '../../test/support/database.js';
import { engine } from '../../test/support/engine.js';
import { RestartedServer } from '../../test/support/restarts.js';
import { killServers } from '../../test/support/server-process.js';

export const writerCount = 16;
export const key = `torture-${randomBytes(18).toString('hex')}`;
export const collection = 'tortured';
export const rows = `/v1/collections/${collection}/rows`;

export const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

/** Runs `work` with a new database. Then kills the servers that are left, and removes the database. */
export async function onStorage<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const storage = await freshStorage();
  return work(storage.url).finally(() => killServers().then(() => storage.remove()));
}

/** Starts the servers that one database can have: three on PostgreSQL, and one on SQLite. */
export async function startInstances(databaseUrl: string): Promise<RestartedServer[]> {
  const instances: RestartedServer[] = [];
  const count = engine === 'postgres' ? 3 : 1;
  while (instances.length < count) instances.push(await RestartedServer.start(databaseUrl, key));
  return instances;
}

/** Creates the collection. Returns the cursor before its first change. */
export async function createCollection(owner: Client): Promise<string> {
  await owner.post('/v1/collections', { name: collection });
  return (await owner.get(rows)).headers['collection-cursor']!;
}
