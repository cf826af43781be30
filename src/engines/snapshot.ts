/** Opens a read-only snapshot of a database, without changing or migrating the database. */
import type { Knex } from 'knex';
import { UnusableDatabase } from './database.js';
import { refuseUnmigrated } from './migrations.js';
import { unusable } from './sqlite/errors.js';
import { locate, refuseForeign } from './sqlite/files/file.js';
import { lockToRead } from './sqlite/files/lock.js';
import { refuseDamagedLog } from './sqlite/files/log.js';
import { connectSqlite } from './sqlite/open.js';

/** A connected database, with its name and a function that explains its errors to users. */
interface Source {
  readonly name: string;
  readonly knex: Knex;
  readonly unusable: (error: Error) => Error;
  close(): Promise<void>;
}

/**
 * Runs `work` in one read-only transaction, in which all statements read the same snapshot. Writes can
 * continue.
 *
 * @param name the name of the database in messages
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
    // On SQLite, every transaction reads one snapshot from its first statement on.
    const config = { isolationLevel: 'repeatable read', readOnly: true } as const;
    return await source.knex.transaction((snapshot) => work(snapshot, source.name), config);
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
  return { name: file, knex, unusable: (error) => unusable(error, file), close };
}
