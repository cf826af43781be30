/**
 * Opens the database that `DATABASE_URL` names: to use it, or to read a snapshot of it. Only the files in this
 * folder use database drivers.
 */
import type { Knex } from 'knex';
import { noReplicas, type OpenOptions, UnusableDatabase } from './database.js';
import { refuseUnmigrated } from './migrations.js';
import type { Patience } from './postgres/connection/reachable.js';
import type { PostgresDatabase } from './postgres/open.js';
import { unusable } from './sqlite/errors.js';
import { locate, refuseForeign } from './sqlite/files/file.js';
import { lockToRead } from './sqlite/files/lock.js';
import { refuseDamagedLog } from './sqlite/files/log.js';
import { connectSqlite, openSqlite, type SqliteDatabase } from './sqlite/open.js';

export { type Database, nextId, type OpenOptions, UnusableDatabase } from './database.js';
export { backupSqlite, copySqlite } from './sqlite/files/copy.js';
export { restoreSqlite } from './sqlite/files/restore.js';
export { type PostgresDatabase, type SqliteDatabase, unusable };

const sqlite = 'sqlite:';

/** Returns the path in the URL of an SQLite file. Returns undefined for PostgreSQL. */
export function sqlitePathOf(url: string): string | undefined {
  return url.startsWith(sqlite) ? url.slice(sqlite.length) : undefined;
}

/** Opens and migrates a database. `url` is `sqlite:<path>` or `postgres://...`, as in the configuration. */
export async function openDatabase(
  url: string,
  options: OpenOptions,
): Promise<SqliteDatabase | PostgresDatabase> {
  const path = sqlitePathOf(url);
  if (path !== undefined) {
    if (options.replicaUrl !== undefined) throw noReplicas('An SQLite file');
    return openSqlite(path, options);
  }
  // Imported on demand, because the PostgreSQL driver needs memory that a server on SQLite does not need.
  const { openPostgres } = await import('./postgres/open.js');
  return openPostgres(url, options);
}

/**
 * Waits until the database can be opened if it is a PostgreSQL server that doesn't accept connections yet. Doesn't report
 * errors, because `openDatabase` reports them.
 */
export async function awaitDatabase(url: string, patience: Patience): Promise<void> {
  if (sqlitePathOf(url) !== undefined) return;
  const { connectionSettings } = await import('./postgres/open.js');
  const { untilReachable } = await import('./postgres/connection/reachable.js');
  await untilReachable(connectionSettings(url), patience);
}

/** A connected database, with its name and a function that explains its errors to users. */
interface Source {
  readonly name: string;
  /** The name with which a message starts. */
  readonly title: string;
  readonly knex: Knex;
  readonly unusable: (error: Error) => Error;
  /** Prepares the transaction that reads the snapshot. */
  begin?(snapshot: Knex.Transaction): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Runs `work` in one read-only transaction, in which all statements read the same snapshot. Writes can
 * continue. The database is not changed, and not migrated either.
 *
 * @param name the name of the database in messages
 * @throws UnusableDatabase
 */
export async function readSnapshot<T>(
  url: string,
  work: (snapshot: Knex.Transaction, name: string) => Promise<T>,
): Promise<T> {
  const path = sqlitePathOf(url);
  const source = await (path === undefined
    ? import('./postgres/open.js').then(({ patientSource }) => patientSource(url))
    : sqliteSource(path));
  try {
    await refuseUnmigrated(source.knex, source.title).catch((error: Error) => {
      throw source.unusable(error);
    });
    // On SQLite, every transaction reads one snapshot from its first statement on.
    const config = { isolationLevel: 'repeatable read', readOnly: true } as const;
    return await source.knex.transaction(async (snapshot) => {
      await source.begin?.(snapshot);
      return work(snapshot, source.name);
    }, config);
  } finally {
    await source.close();
  }
}

async function sqliteSource(path: string): Promise<Source> {
  const file = locate(path);
  await refuseDamagedLog(file);
  if (!(await refuseForeign(file))) throw new UnusableDatabase(`There is no database at ${file}.`);
  const unlock = await lockToRead(file);
  const knex = await connectSqlite(file, 'PRAGMA query_only = ON', 1);
  const close = async (): Promise<void> => {
    await knex.destroy();
    await unlock();
  };
  return { name: file, title: file, knex, unusable: (error) => unusable(error, file), close };
}
