/**
 * Opens and migrates the database that `DATABASE_URL` names. Only the files in this folder use database
 * drivers.
 */
import { noReplicas, type OpenOptions } from './database.js';
import type { PostgresDatabase } from './postgres/open.js';
import { openSqlite, type SqliteDatabase } from './sqlite/open.js';

export { type Database, nextId, type OpenOptions, UnusableDatabase } from './database.js';
export { readSnapshot } from './snapshot.js';
export { unusable } from './sqlite/errors.js';
export { backupSqlite, copySqlite } from './sqlite/files/copy.js';
export { restoreSqlite } from './sqlite/files/restore.js';
export type { PostgresDatabase, SqliteDatabase };

/** Opens a database. `url` is `sqlite:<path>` or `postgres://...`, as in the configuration. */
export async function openDatabase(
  url: string,
  options: OpenOptions,
): Promise<SqliteDatabase | PostgresDatabase> {
  const sqlite = 'sqlite:';
  if (url.startsWith(sqlite)) {
    if (options.replicaUrl !== undefined) throw noReplicas('An SQLite file');
    return openSqlite(url.slice(sqlite.length), options);
  }
  // Imported on demand, because the PostgreSQL driver needs memory that a server on SQLite does not need.
  const { openPostgres } = await import('./postgres/open.js');
  return openPostgres(url, options);
}
