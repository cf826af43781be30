/** A database as it is at one moment, for who only reads it: it isn't changed, so it isn't migrated either. */
import type { Knex } from 'knex';
import { UnusableDatabase } from './database.js';
import { refuseUnmigrated } from './migrations.js';
import { unusable } from './sqlite/errors.js';
import { locate, refuseForeign } from './sqlite/files/file.js';
import { lockToRead } from './sqlite/files/lock.js';
import { connectSqlite } from './sqlite/open.js';

/** The database of a URL, and what its errors mean to a person. */
interface Source {
  readonly name: string;
  readonly knex: Knex;
  readonly unusable: (error: Error) => Error;
  close(): Promise<void>;
}

/**
 * Lends one snapshot, in which every statement of `work` reads the same state, beside those who write.
 *
 * @param name of the database, as messages call it
 * @throws UnusableDatabase
 */
export async function readSnapshot<T>(
  url: string,
  work: (snapshot: Knex.Transaction, name: string) => Promise<T>,
): Promise<T> {
  const sqlite = 'sqlite:';
  const source = await (url.startsWith(sqlite)
    ? sqliteSource(url.slice(sqlite.length))
    : import('./postgres/open.js').then(({ connectPostgres }) => connectPostgres(url)));
  try {
    await refuseUnmigrated(source.knex, source.name).catch((error: Error) => {
      throw source.unusable(error);
    });
    // On SQLite any transaction reads one state from its first statement on.
    const config = { isolationLevel: 'repeatable read', readOnly: true } as const;
    return await source.knex.transaction((snapshot) => work(snapshot, source.name), config);
  } finally {
    await source.close();
  }
}

async function sqliteSource(path: string): Promise<Source> {
  const file = locate(path);
  if (!(await refuseForeign(file))) throw new UnusableDatabase(`There is no database at ${file}.`);
  const unlock = await lockToRead(file);
  const knex = await connectSqlite(file, 'PRAGMA query_only = ON', 1);
  const close = async (): Promise<void> => {
    await knex.destroy();
    await unlock();
  };
  return { name: file, knex, unusable: (error) => unusable(error, file), close };
}
