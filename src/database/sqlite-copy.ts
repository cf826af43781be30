/**
 * Copies of a database, taken beside a server under load and put in place of another.
 *
 * Pages are copied in small steps from one snapshot, with pauses twice as long as the steps, and each megabyte is
 * synced by itself. The p99 of 16 writers, in windows with a backup and without that took turns on 2 cores: 4.3 and
 * 2.4 ms so (the start of Node.js alone makes that difference), for 60 MB in 3.5 s; 5.6 ms with pauses as long as the
 * steps and syncs of 4 MiB; on a busy machine steps of 128 pages doubled it. In one step it was 100 to 320 ms, with
 * VACUUM INTO 120 to 160; steps without the snapshot begin again at every commit and never end.
 */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from './opening.js';
import { codeOf, unusable } from './sqlite-file.js';

const pagesPerStep = 32;
const stepsPerSync = 8;
/** Of the time that a step takes. */
const pause = 2;

/** The driver's binding of SQLite's online backup, which its types leave out. */
interface Backup {
  readonly completed: boolean;
  step(pages: number, done: (error: Error | null) => void): void;
  finish(done: () => void): void;
}

/**
 * Copies `from` to the new file `to`, which is complete, checked and on disk when this resolves, and isn't there
 * when it fails.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new UnusableDatabase(`${to} exists already.`);
  const partial = `${to}.partial`;
  await removeSqlite(partial);
  try {
    await copyPages(from, partial);
    // One file from here on, which can be read anywhere.
    const [found] = await inFile<{ integrity_check: string }>(
      partial,
      ['PRAGMA journal_mode = DELETE'],
      'PRAGMA integrity_check(1)',
    );
    if (found?.integrity_check !== 'ok') throw new UnusableDatabase(`${from} is damaged: no copy was kept.`);
    await replaceSqlite(partial, to);
  } catch (error) {
    await removeSqlite(partial);
    throw unusable(error, codeOf(error) === 'SQLITE_FULL' ? to : from);
  }
}

/** Puts a file that nobody has open in the place of another, on disk when this resolves. */
export async function replaceSqlite(file: string, other: string): Promise<void> {
  await sync(file);
  // A log beside the new file would be taken for its own.
  for (const end of ['-wal', '-shm']) await rm(other + end, { force: true });
  await rename(file, other);
  await sync(path.dirname(path.resolve(other)));
}

export async function removeSqlite(file: string): Promise<void> {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(file + end, { force: true });
}

async function copyPages(from: string, to: string): Promise<void> {
  const source = await connect(from, sqlite3.OPEN_READONLY);
  try {
    // While the snapshot is held the copy need not begin again after a commit.
    await call((done) => source.exec('BEGIN; SELECT count(*) FROM sqlite_schema', done));
    const backup = (source as unknown as { backup(file: string): Backup }).backup(to);
    try {
      for (let steps = 1; !backup.completed; steps += 1) {
        const begun = performance.now();
        await call((done) => backup.step(pagesPerStep, done));
        if (steps % stepsPerSync === 0) await sync(to);
        await sleep(pause * (performance.now() - begun));
      }
    } finally {
      await call((done) => backup.finish(() => done(null)));
    }
  } finally {
    await call((done) => source.close(done));
  }
}

async function inFile<Row>(file: string, before: readonly string[], sql: string): Promise<Row[]> {
  const database = await connect(file, sqlite3.OPEN_READWRITE);
  try {
    for (const each of before) await call((done) => database.exec(each, done));
    return await call<Row[]>((done) => database.all(sql, done));
  } finally {
    await call((done) => database.close(done));
  }
}

async function connect(file: string, mode: number): Promise<sqlite3.Database> {
  let database: sqlite3.Database | undefined;
  await call((done) => {
    database = new sqlite3.Database(file, mode, done);
  });
  return database!;
}

function call<T>(work: (done: (error: Error | null, result?: T) => void) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    work((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
