/**
 * A backup put in the place of a database, all or nothing: whenever it is killed or the power fails, the path leads to
 * the database as it was, with every acknowledged write, or to the restored one.
 *
 * 1. The backup is looked at: whether it is one, and of a version that is known here.
 * 2. The lock is taken for the replacer, so that no server and no tool has the database open, nor opens it until 8.
 * 3. If an earlier restore was killed, its file is removed: `-restoring` beside the database.
 * 4. The backup is copied there and checked, brought to the present schema, made ready, and synced: one file, no log.
 * 5. The log of the old database is folded into it, and the old one held under SQLite's exclusive lock. It is one file
 *    now, with all that its log had.
 * 6. The folder is synced: a log that came back after a power cut would be read into the new file.
 * 7. The new file is renamed to the old one's name. All before leaves the old database, all after the restored one.
 * 8. The folder is synced once more, and the locks are let go of.
 */
import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import sqlite3 from 'sqlite3';
import { type Database, UnusableDatabase } from '../../database.js';
import { codeOf, unusable } from '../errors.js';
import { openSqlite } from '../open.js';
import { call, connect, copySqlite, removeSqlite, sync } from './copy.js';
import {
  locate,
  makeFolderOf,
  programOf,
  refuseForeign,
  refuseNames,
  refuseOrphanedLog,
  syncFolderOf,
} from './file.js';
import { lockFile } from './lock.js';

export interface RestoreOptions<T> {
  /** Whether a database that is there is replaced. */
  readonly replace: boolean;
  /** Makes the copy ready that is to be the database; it isn't yet. */
  readonly prepare: (database: Database) => Promise<T>;
  /** Ends it early, up to step 7; its reason is what this fails with. */
  readonly signal?: AbortSignal;
}

/**
 * Puts the backup `from` in the place of the database `to`.
 *
 * @returns the path without links, and what `prepare` did
 */
export async function restoreSqlite<T>(
  from: string,
  to: string,
  { replace, prepare, signal }: RestoreOptions<T>,
): Promise<{ readonly file: string; readonly prepared: T }> {
  const [backup, file] = [locate(from), locate(to)];
  if (!existsSync(backup)) throw new UnusableDatabase(`${backup} does not exist.`);
  if (backup === file) throw new UnusableDatabase(`${backup} is the database itself.`);
  if (!(await refuseForeign(backup)))
    throw new UnusableDatabase(`${backup} is no backup: it holds nothing of rowfeed.`);
  makeFolderOf(file);
  const unlock = await lockFile(file, 'replacer');
  const restoring = `${file}-restoring`;
  try {
    await refuseTarget(file, replace);
    await removeSqlite(restoring);
    await copySqlite(backup, restoring, { signal, name: file, like: file });
    const prepared = await inDatabase(restoring, prepare);
    await sync(restoring);
    const release = await foldWhole(file);
    try {
      syncFolderOf(file);
      signal?.throwIfAborted();
      await rename(restoring, file);
      syncFolderOf(file);
    } finally {
      await release();
    }
    return { file, prepared };
  } catch (error) {
    throw unusable(error, file);
  } finally {
    await removeSqlite(restoring);
    await unlock();
  }
}

async function refuseTarget(file: string, replace: boolean): Promise<void> {
  refuseOrphanedLog(file);
  if (!existsSync(file)) return;
  if (!replace) throw new UnusableDatabase(`${file} exists already; --replace puts the backup in its place.`);
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is not a file.`);
  refuseNames(file);
  // One that is damaged may be replaced, and one of a newer version.
  if ((await programOf(file).catch(() => 'ours')) === 'another')
    throw new UnusableDatabase(`${file} is the database of another program.`);
}

async function inDatabase<T>(file: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openSqlite(file, { role: 'alone' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Makes one file of a database and its log, and holds it so that no other program opens it.
 *
 * @returns lets go of it
 */
async function foldWhole(file: string): Promise<() => Promise<void>> {
  let release = (): Promise<void> => Promise.resolve();
  if (existsSync(file) && statSync(file).size > 0) release = await hold(file);
  // A log that is left is one in which SQLite found nothing.
  for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
  return release;
}

async function hold(file: string): Promise<() => Promise<void>> {
  const old = await connect(file, sqlite3.OPEN_READWRITE);
  const release = (): Promise<void> => call((done) => old.close(done));
  try {
    await call((done) => old.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL', done));
    await call((done) => old.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE', done));
    return release;
  } catch (error) {
    await release();
    const { message } = unusable(error, file);
    if (!/^SQLITE_(NOTADB|CORRUPT)$/.test(codeOf(error))) throw new UnusableDatabase(message);
    // Closing has folded in whatever of the log can be read, and nobody can use what there is.
    if (!hasLog(file)) return () => Promise.resolve();
    throw new UnusableDatabase(`${message} Its log can't be folded in: move both away before you restore.`);
  }
}

function hasLog(file: string): boolean {
  return ['-wal', '-journal'].some((end) => (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0) > 0);
}
