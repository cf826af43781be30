/** Finds out whether a server uses a database, and opens databases for changes that a server would not notice. */
import type { Knex } from 'knex';
import { applicationName, type Database, type OpenOptions, UnusableDatabase } from './database.js';
import { openDatabase, sqlitePathOf } from './open.js';
import { hasCitus } from './postgres/citus.js';
import { locate } from './sqlite/files/file.js';
import { whileUnserved } from './sqlite/files/lock.js';

/**
 * Runs `work` with a database that no server uses, and then closes the database.
 *
 * @throws UnusableDatabase if a server uses the database
 */
export async function withUnservedDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
  options: Pick<OpenOptions, 'acceptDamage'> = {},
): Promise<T> {
  // On SQLite, this role locks out servers.
  const database = await openDatabase(url, { role: 'server', create: false, isPatient: true, ...options });
  try {
    if (database.dialect === 'postgres') await refuseServed(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function refuseServed({ knex, name }: Database): Promise<void> {
  if (await hasServers(knex))
    throw new UnusableDatabase(`A rowfeed server is using ${name}. Stop all servers first.`);
}

/** Returns whether a server uses the database of a snapshot. */
export async function isServed(url: string, snapshot: Knex.Transaction): Promise<boolean> {
  const path = sqlitePathOf(url);
  if (path === undefined) return hasServers(snapshot);
  return (await whileUnserved(locate(path), async () => false)) ?? true;
}

/**
 * Servers are the connections that are older than the first connection of this process. On Citus, servers can also be
 * connected to another node than this process, which doesn't have connections with this name there.
 */
async function hasServers(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw(
    `SELECT 1 FROM pg_stat_activity AS other
     JOIN pg_stat_activity AS own ON own.pid = pg_backend_pid() AND own.datid = other.datid
     WHERE other.application_name LIKE '${applicationName}%' AND other.backend_start < own.backend_start LIMIT 1`,
  );
  return rows.length > 0 || ((await hasCitus(knex)) && (await hasServersElsewhere(knex)));
}

async function hasServersElsewhere(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw(
    `SELECT 1 FROM citus_stat_activity WHERE application_name LIKE '${applicationName}%' AND datname = current_database()
       AND nodeid <> citus_nodeid_for_gpid(citus_backend_gpid()) LIMIT 1`,
  );
  return rows.length > 0;
}
