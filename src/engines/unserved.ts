/** Opens a database that no server is using, for changes that a running server would not notice. */
import { type Database, type OpenOptions, UnusableDatabase } from './database.js';
import { openDatabase } from './open.js';

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
  const database = await openDatabase(url, { role: 'server', ...options });
  try {
    if (database.dialect === 'postgres') await refuseServed(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Servers are the connections that are older than the first connection of this process. */
async function refuseServed({ knex, name }: Database): Promise<void> {
  const { rows } = await knex.raw(
    `SELECT count(*) AS others FROM pg_stat_activity AS other
     JOIN pg_stat_activity AS own ON own.pid = pg_backend_pid() AND own.datid = other.datid
     WHERE other.application_name = 'rowfeed' AND other.backend_start < own.backend_start`,
  );
  if (Number(rows[0].others) > 0)
    throw new UnusableDatabase(`A rowfeed server is using ${name}. Stop all servers first.`);
}
