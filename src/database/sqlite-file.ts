/** A file before it is served: whether it can be, found out without touching it. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sqlite3 from 'sqlite3';
import { applicationId, stepsAfter } from './migrations.js';
import { UnusableDatabase } from './opening.js';

/**
 * How long a start may look for damage. A file of some 300 MB is looked at whole in that time; of a larger one
 * only the beginning, and damage further on is met when it is read.
 */
const checkMs = 1_000;

/** Refuses what isn't ours; what is missing can be made. */
export async function refuseForeign(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is not a file.`);
  if (size === 0) return;
  const [found] = await readUntouched<{ id: number; tables: number }>(
    file,
    'SELECT application_id AS id, (SELECT count(*) FROM sqlite_schema) AS tables FROM pragma_application_id',
  );
  if (found!.tables > 0 && found!.id !== applicationId)
    throw new UnusableDatabase(`${file} is the database of another program.`);
  if (found!.tables === 0) return;
  const settings = "SELECT value FROM settings WHERE name = 'schema_version'";
  const [setting] = await readUntouched<{ value: string }>(file, settings);
  stepsAfter(setting?.value, file);
}

export function refuseReadOnly(file: string): void {
  // SQLite makes files beside it.
  for (const each of [file, path.dirname(path.resolve(file))]) {
    if (!existsSync(each)) continue;
    try {
      // Opened to be changed, and not: access() would ask for the real user, not the effective one.
      if (each === file) closeSync(openSync(file, 'r+'));
      else accessSync(each, constants.W_OK);
    } catch {
      throw new UnusableDatabase(`${each} is read-only.`);
    }
  }
}

/** Refuses a file in which damage is found in reasonable time. */
export async function refuseDamaged(file: string): Promise<void> {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const [found] = await readUntouched<{ quick_check: string }>(file, 'PRAGMA quick_check(1)', checkMs);
  if (found !== undefined && found.quick_check !== 'ok') throw new UnusableDatabase(`${file} is damaged.`);
}

/** Makes the folders that lead to a file, one by one: in /proc, mkdir with `recursive` goes on for ever. */
export function makeFolderOf(file: string): void {
  const folder = path.dirname(path.resolve(file));
  if (existsSync(folder)) return;
  makeFolderOf(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder))
      throw new UnusableDatabase(`${folder} can't be made: ${(error as Error).message}.`);
  }
}

/**
 * One server a file: holds an exclusive lock on a file beside the database, which the operating system
 * lets go of when the process ends, however it ends. That file stays: where one is removed, two servers may hold
 * locks on two files of that name.
 */
export function lockFile(file: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const lock = new sqlite3.Database(`${file}-server`, (openError) => {
      if (openError) return reject(unusable(openError, file));
      lock.exec('BEGIN EXCLUSIVE', (error) => {
        if (!error) return resolve(() => new Promise((done) => lock.close(() => done())));
        lock.close(() => reject(new UnusableDatabase(`Another rowfeed server is using ${file}.`)));
      });
    });
  });
}

/**
 * Leaves one file where it can: the last connection to close folds the write-ahead log into the database and removes
 * it, but two that close at the same moment may each take the other for one that stays. A further one is alone.
 */
export function foldLog(file: string): Promise<void> {
  if (!existsSync(`${file}-wal`)) return Promise.resolve();
  return new Promise((resolve) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READWRITE, (error) => {
      if (error) return resolve();
      // It knows of the log once it has read.
      database.exec('SELECT 1 FROM sqlite_schema', () => database.close(() => resolve()));
    });
  });
}

/** What an error of the driver means to a person; other errors stay as they are. */
export function unusable(error: unknown, file: string): Error {
  const reasons: Record<string, string> = {
    SQLITE_CANTOPEN: `${file} can't be opened.`,
    SQLITE_READONLY: `${file} is read-only.`,
    SQLITE_NOTADB: `${file} is damaged or not an SQLite database.`,
    SQLITE_CORRUPT: `${file} is damaged.`,
    SQLITE_IOERR: `${file} can't be read or written.`,
    SQLITE_BUSY: `${file} is locked by another program.`,
    SQLITE_FULL: `There is no room left for ${file}.`,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? (error as Error) : new UnusableDatabase(reason);
}

/** SQLite's name of an error; '' where it is none of SQLite's. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Reads from a file nobody has open, or beside those who have; no rows when it takes over `withinMs`. */
function readUntouched<Row>(file: string, sql: string, withinMs?: number): Promise<Row[]> {
  const url = pathToFileURL(file);
  url.searchParams.set('mode', 'ro');
  // Nothing beside the file is made then; but what a write-ahead log holds would be passed over.
  if (!existsSync(`${file}-wal`) || statSync(`${file}-wal`).size === 0)
    url.searchParams.set('immutable', '1');
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(unusable(error, file));
    const database = new sqlite3.Database(
      url.href,
      sqlite3.OPEN_READONLY | sqlite3.OPEN_URI,
      (openError: Error | null) => {
        if (openError) return fail(openError);
        const timer = withinMs === undefined ? undefined : setTimeout(() => database.interrupt(), withinMs);
        database.all(sql, (error: Error | null, rows: Row[]) => {
          clearTimeout(timer);
          database.close(() => {
            if (error && codeOf(error) !== 'SQLITE_INTERRUPT') fail(error);
            else resolve(rows ?? []);
          });
        });
      },
    );
  });
}
