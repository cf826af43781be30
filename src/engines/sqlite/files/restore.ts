/**
 * Replaces a database by a backup, atomically. If the process is killed or the power fails, the path leads to
 * one of two databases. It is either the old one with all acknowledged writes, or the restored one.
 *
 * 1. Check that the backup is a database of a version that this program knows.
 * 2. Take the lock as replacer. Until step 8, no server and no tool has the database open.
 * 3. Remove the file of an earlier restore that was killed: `-restoring` next to the database.
 * 4. Copy the backup to this file, check it, migrate it, prepare it and sync it. It is a single file without
 *    a WAL.
 * 5. Write the WAL of the old database into it, and lock the old database exclusively. It is now a single
 *    file, including the contents of its WAL.
 * 6. Sync the folder. Otherwise, the old WAL could reappear after a power failure and be read into the new
 *    file.
 * 7. Rename the new file to the name of the old one. A failure before this step leaves the old database, and
 *    a failure after it leaves the restored one.
 * 8. Sync the folder again and release the locks.
 */
import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import sqlite3 from 'sqlite3';
import { type Database, UnusableDatabase } from '../../database.js';
import { codeOf, unusable } from '../errors.js';
import { openSqlite } from '../open.js';
import { connect } from './connect.js';
import { copySqlite, removeSqlite } from './copy.js';
import {
  locate,
  makeFolderOf,
  programOf,
  refuseForeign,
  refuseNames,
  refuseOrphanedLog,
  sync,
  syncFolderOf,
} from './file.js';
import { lockFile } from './lock.js';
import { refuseDamagedLog } from './log.js';

interface RestoreOptions<T> {
  /** Whether to replace an existing database. */
  readonly replace: boolean;
  /** Prepares the copy before it becomes the database. */
  readonly prepare: (database: Database) => Promise<T>;
  /** Stops the restore, up to step 7. The promise then rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Replaces the database `to` by the backup `from`.
 *
 * @returns the path without links, and the result of `prepare`
 */
export async function restoreSqlite<T>(
  from: string,
  to: string,
  { replace, prepare, signal }: RestoreOptions<T>,
): Promise<{ readonly file: string; readonly prepared: T }> {
  const [backup, file] = [locate(from), locate(to)];
  if (!existsSync(backup)) throw new UnusableDatabase(`${backup} does not exist.`);
  if (backup === file) throw new UnusableDatabase(`${backup} is the database itself.`);
  await refuseDamagedLog(backup);
  if (!(await refuseForeign(backup)))
    throw new UnusableDatabase(`${backup} is not a backup, because it contains no data of rowfeed.`);
  makeFolderOf(file);
  const unlock = await lockFile(file, 'replacer');
  const restoring = `${file}-restoring`;
  try {
    await refuseTarget(file, replace);
    await removeSqlite(restoring);
    await copySqlite(backup, restoring, { signal, name: file, like: file });
    const database = await openSqlite(restoring, { role: 'alone' });
    const prepared = await prepare(database).finally(() => database.close());
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
  if (!replace)
    throw new UnusableDatabase(`${file} already exists. To replace it with the backup, use --replace.`);
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is not a file.`);
  refuseNames(file);
  // A damaged database, or one of a newer version, can be replaced.
  if ((await programOf(file).catch(() => 'ours')) === 'another')
    throw new UnusableDatabase(`${file} is the database of another program.`);
}

/**
 * Merges a database and its WAL into a single file, and locks it so that no other program opens it.
 *
 * @returns a function that releases the lock
 */
async function foldWhole(file: string): Promise<() => Promise<void>> {
  const release = existsSync(file) && statSync(file).size > 0 ? await hold(file) : undefined;
  // A WAL that still exists contains no data that SQLite can use.
  for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
  return async () => release?.();
}

async function hold(file: string): Promise<(() => Promise<void>) | undefined> {
  const old = await connect(file, sqlite3.OPEN_READWRITE);
  try {
    await old.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL');
    await old.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return old.close;
  } catch (error) {
    await old.close();
    const { message } = unusable(error, file);
    if (!/^SQLITE_(NOTADB|CORRUPT)$/.test(codeOf(error))) throw new UnusableDatabase(message);
    // Closing has merged the readable part of the WAL, and the rest is of no use.
    const hasLog = ['-wal', '-journal'].some((end) => statSync(file + end, { throwIfNoEntry: false })?.size);
    if (!hasLog) return undefined;
    throw new UnusableDatabase(
      `${message} Its log cannot be merged into it. Move both files to another folder before you restore.`,
    );
  }
}
