/**
 * Locks a database for one server and any number of tools, or exclusively while the file is replaced. The
 * lock is an SQLite lock on an empty file next to the database. The operating system releases it when the
 * process ends, even after a crash. The lock file is never removed. Otherwise, two processes could lock two
 * different files with the same name.
 */
import { accessSync, constants } from 'node:fs';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from '../../database.js';
import { codeOf, unusable } from '../errors.js';
import { connect } from './connect.js';
import { makeFile } from './file.js';

/**
 * The lock that each role takes. One reserved lock (server) is compatible with any number of shared locks
 * (tools). An exclusive lock is not compatible with other locks.
 */
const levels = {
  server: 'BEGIN IMMEDIATE',
  tool: 'BEGIN; SELECT count(*) FROM sqlite_schema',
  replacer: 'BEGIN EXCLUSIVE',
} as const;

type Unlock = () => Promise<void>;

/** @throws UnusableDatabase if another process has a conflicting lock for one second */
export async function lockFile(file: string, as: keyof typeof levels): Promise<Unlock> {
  makeFile(`${file}-server`, file);
  const unlock = await take(file, levels[as]);
  if (unlock !== undefined) return unlock;
  if (as === 'tool') throw new UnusableDatabase(`${file} is being restored.`);
  // A second attempt, with the lock of another role, finds out which role has the conflicting lock.
  const beside = await take(file, as === 'server' ? levels.tool : levels.server);
  await beside?.();
  if (as === 'server')
    throw new UnusableDatabase(
      beside === undefined ? `${file} is being restored.` : `Another rowfeed server is using ${file}.`,
    );
  throw new UnusableDatabase(
    beside === undefined
      ? `A rowfeed server is using ${file}. Stop the server first.`
      : `A rowfeed command is using ${file}. Try again when the command has finished.`,
  );
}

/**
 * Locks a database for a tool that only reads. If the lock file does not exist, no other process uses the
 * database. If the tool cannot read the lock file, it needs no lock, because SQLite's own lock on the
 * database prevents a restore.
 */
export async function lockToRead(file: string): Promise<Unlock> {
  try {
    accessSync(`${file}-server`, constants.R_OK);
  } catch {
    return () => Promise.resolve();
  }
  return lockFile(file, 'tool');
}

/**
 * Runs `work` while no server can start, and while no file of the database is replaced. Returns undefined
 * without running it if a server uses the database, or if the database is being restored.
 */
export async function whileUnserved<T>(file: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    accessSync(`${file}-server`, constants.R_OK | constants.W_OK);
  } catch {
    // No server has used the database, or none of this user can.
    return work();
  }
  const unlock = await take(file, levels.server, 0);
  if (unlock === undefined) return undefined;
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/**
 * Returns undefined if another process has a conflicting lock.
 *
 * @param waitMs how long to wait for the lock
 */
async function take(file: string, statements: string, waitMs = 1_000): Promise<Unlock | undefined> {
  const lock = await connect(`${file}-server`, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE).catch(
    (error) => {
      throw unusable(error, file);
    },
  );
  lock.raw.configure('busyTimeout', waitMs);
  try {
    // The file is never written. Without this setting, starting a transaction on an empty file would create a
    // journal next to it.
    await lock.exec(`PRAGMA journal_mode = MEMORY; ${statements}`);
    return lock.close;
  } catch (error) {
    await lock.close();
    if (codeOf(error) === 'SQLITE_BUSY') return undefined;
    throw unusable(error, `${file}-server`);
  }
}
