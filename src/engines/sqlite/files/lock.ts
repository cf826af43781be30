/**
 * A database is open for one server at a time, beside it for any number of tools; and to replace the file, for nobody
 * else. The lock is SQLite's own on an empty file beside the database, which the operating system lets go of when the
 * process ends, however it ends. That file stays: where one is removed, two may hold locks on two files of that name.
 */
import { accessSync, constants } from 'node:fs';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from '../../database.js';
import { codeOf, unusable } from '../errors.js';
import { makeFile } from './file.js';

/** What each takes: one a reserved lock, which goes with many shared ones; an exclusive one goes with none. */
const levels = {
  server: 'BEGIN IMMEDIATE',
  tool: 'BEGIN; SELECT count(*) FROM sqlite_schema',
  replacer: 'BEGIN EXCLUSIVE',
} as const;

type Unlock = () => Promise<void>;

/** @throws UnusableDatabase where somebody holds a lock for a second that this one doesn't go with */
export async function lockFile(file: string, as: keyof typeof levels): Promise<Unlock> {
  makeFile(`${file}-server`, file);
  const unlock = await take(file, levels[as]);
  if (unlock !== undefined) return unlock;
  if (as === 'tool') throw new UnusableDatabase(`${file} is being restored.`);
  // A server is refused by another one, and by a restore.
  const beside = await take(file, as === 'server' ? levels.tool : levels.server);
  await beside?.();
  const isServer = as === 'server' ? beside !== undefined : beside === undefined;
  if (isServer) throw new UnusableDatabase(`Another rowfeed server is using ${file}.`);
  throw new UnusableDatabase(
    as === 'server'
      ? `${file} is being restored.`
      : `A rowfeed command is using ${file}; try again when it is done.`,
  );
}

/**
 * For a tool that only reads. Without a lock beside the file nobody has it open; and one that it may not read is not
 * needed, since SQLite's own lock on the file keeps a restore away.
 */
export async function lockToRead(file: string): Promise<Unlock> {
  try {
    accessSync(`${file}-server`, constants.R_OK);
  } catch {
    return () => Promise.resolve();
  }
  return lockFile(file, 'tool');
}

/** Undefined when somebody else's lock is in the way. */
function take(file: string, statements: string): Promise<Unlock | undefined> {
  return new Promise((resolve, reject) => {
    const lock = new sqlite3.Database(`${file}-server`, (openError) => {
      if (openError) return reject(unusable(openError, file));
      // Nothing is ever written, but to begin a transaction on an empty file would make a journal beside it.
      lock.exec(`PRAGMA journal_mode = MEMORY; ${statements}`, (error) => {
        const close = (): Promise<void> => new Promise((done) => lock.close(() => done()));
        if (!error) return resolve(close);
        const isTaken = codeOf(error) === 'SQLITE_BUSY';
        close().then(() => (isTaken ? resolve(undefined) : reject(unusable(error, `${file}-server`))));
      });
    });
  });
}
