/** Where rowfeed keeps its rows while it is measured: a new database for each measurement. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { embeddedServer, type PostgresServer, postgresServer } from '../../test/support/postgres.js';

export interface Storage {
  /** A DATABASE_URL. */
  readonly url: string;
  /** What runs below rowfeed. */
  readonly pids: readonly number[];
  /** The rows are in: what the server does about new ones in time is done now. */
  loaded(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL of the benchmark's own, with its settings as they come: each commit is synced before it is answered. */
export interface Postgres extends PostgresServer {
  readonly pid: number;
}

/**
 * The one of TEST_DATABASE_URL, on this machine, which stays; else an embedded one.
 *
 * @param folder where that keeps everything
 */
export async function startPostgres(folder: string): Promise<Postgres> {
  // As root PostgreSQL runs as a user of its own, who must get at its files.
  await chmod(folder, 0o755);
  const server = process.env.TEST_DATABASE_URL
    ? { ...(await postgresServer()), remove: () => Promise.resolve() }
    : await embeddedServer({ parent: folder, isDurable: true });
  const [{ lines }] = await server.query('postgres', "SELECT pg_read_file('postmaster.pid') AS lines");
  return { ...server, pid: Number.parseInt(lines, 10) };
}

/** @param postgres SQLite when undefined */
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
