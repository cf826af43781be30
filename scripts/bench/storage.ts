/** The databases for rowfeed during the benchmark: a new one for each measurement. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { embeddedServer, type PostgresServer, postgresServer } from '../../test/support/postgres.js';

export interface Storage {
  /** The value for DATABASE_URL. */
  readonly url: string;
  /** The processes of the database server. */
  readonly pids: readonly number[];
  /** Runs the maintenance that the database would otherwise do later. Call it after loading the rows. */
  loaded(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL server with default settings: it syncs each commit to disk before it acknowledges it. */
export interface Postgres extends PostgresServer {
  readonly pid: number;
}

/**
 * Uses the server in TEST_DATABASE_URL, which must be on this machine and keeps running. Without it, starts
 * an embedded server.
 *
 * @param folder the folder for the embedded server's data
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  // If the benchmark runs as root, PostgreSQL runs as another user, who must be able to access the files.
  await chmod(folder, 0o755);
  const server = process.env.TEST_DATABASE_URL
    ? { ...(await postgresServer()), remove: () => Promise.resolve() }
    : await embeddedServer({ parent: folder, isDurable: true });
  const [{ lines }] = await server.query('postgres', "SELECT pg_read_file('postmaster.pid') AS lines");
  return { ...server, pid: Number.parseInt(lines, 10) };
}

/** @param postgres the PostgreSQL server, or undefined for SQLite */
export async function newStorage(folder: string, postgres: Postgres | undefined): Promise<Storage> {
  const own = await mkdtemp(join(folder, 'rowfeed-'));
  const removeFolder = (): Promise<void> => rm(own, { recursive: true, force: true });
  if (postgres === undefined) {
    const loaded = (): Promise<void> => Promise.resolve();
    return { url: `sqlite:${join(own, 'rowfeed.db')}`, pids: [], loaded, remove: removeFolder };
  }
  const name = basename(own);
  await postgres.query('postgres', `CREATE DATABASE "${name}"`);
  return {
    url: postgres.urlOf(name),
    pids: [postgres.pid],
    async loaded() {
      await postgres.query(name, 'VACUUM ANALYZE');
      await postgres.query(name, 'CHECKPOINT');
    },
    async remove() {
      await postgres.query('postgres', `DROP DATABASE "${name}" WITH (FORCE)`);
      await removeFolder();
    },
  };
}
