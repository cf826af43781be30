/**
 * Copies of a database, taken beside a server under load.
 *
 * Pages are copied in small steps from one snapshot, with pauses twice as long as the steps, and each megabyte is
 * synced by itself. The p99 of 16 writers, in windows with a backup and without that took turns on 2 cores: 4.3 and
 * 2.4 ms so (the start of Node.js alone makes that difference), for 60 MB in 3.5 s; 5.6 ms with pauses as long as the
 * steps and syncs of 4 MiB; on a busy machine steps of 128 pages doubled it. In one step it was 100 to 320 ms, with
 * VACUUM INTO 120 to 160; steps without the snapshot begin again at every commit and never end.
 */
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from '../../database.js';
import { codeOf, unusable } from '../errors.js';
import { locate, makeFile, refuseForeign, syncFolderOf } from './file.js';
import { lockToRead } from './lock.js';

const pagesPerStep = 32;
const stepsPerSync = 8;
/** Of the time that a step takes. */
const pause = 2;

/** The driver's binding of SQLite's online backup, which its types leave out. */
interface Backup {
  readonly completed: boolean;
  /** Of the source, and still to be copied; known after the first step. */
  readonly pageCount: number;
  readonly remaining: number;
  step(pages: number, done: (error: Error | null) => void): void;
  finish(done: () => void): void;
}

/**
 * Copies the database `from` to the new file `to`, which is complete, checked and on disk when this resolves, and isn't
 * there when it fails. Both are returned as paths without links.
 *
 * @param options.signal ends it early; its reason is what this fails with
 */
export async function backupSqlite(
  from: string,
  to: string,
  options: Pick<CopyOptions, 'signal' | 'progress'> = {},
): Promise<{ readonly from: string; readonly to: string }> {
  const [source, target] = [locate(from), locate(to)];
  const refuseExisting = (): void => {
    if (existsSync(target)) throw new UnusableDatabase(`${target} exists already.`);
  };
  if (!(await refuseForeign(source))) throw new UnusableDatabase(`There is no database at ${source}.`);
  refuseExisting();
  const unlock = await lockToRead(source);
  try {
    await removePartials(target).catch((error) => {
      throw unusable(error, target);
    });
    const partial = `${target}${partialMark()}${process.pid}.partial`;
    await copySqlite(source, partial, { ...options, name: target });
    try {
      refuseExisting();
      await rename(partial, target);
      syncFolderOf(target);
    } finally {
      await removeSqlite(partial);
    }
  } finally {
    await unlock();
  }
  return { from: source, to: target };
}

/** Names of unfinished copies say whose they are. */
const partialMark = (): string => `.${hostname()}-`;

/** Removes what backups to this file left that were killed on this machine, and nothing else. */
async function removePartials(target: string): Promise<void> {
  const begin = path.basename(target) + partialMark();
  for (const name of await readdir(path.dirname(target))) {
    if (!name.startsWith(begin)) continue;
    const [, pid] = /^(\d+)\.partial(-journal|-wal|-shm)?$/.exec(name.slice(begin.length)) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(path.dirname(target), name));
  }
}

/** Another process of that number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/**
 * Copies a database, beside whoever uses it, to a file that isn't there yet and that nobody else knows of. It is one
 * file, checked and on disk when this resolves, and removed when it fails.
 *
 * @param name what messages call the new file
 * @param like has the mode that the new file is given; without it, only its owner may read it
 */
export async function copySqlite(
  from: string,
  to: string,
  { signal, progress, name = to, like }: CopyOptions = {},
): Promise<void> {
  try {
    makeFile(to, like);
    await copyPages(from, to, signal, progress);
    // One file from here on, which can be read anywhere.
    const [found] = await inFile<{ integrity_check: string }>(
      to,
      ['PRAGMA journal_mode = DELETE'],
      'PRAGMA integrity_check(1)',
      signal,
    );
    if (found?.integrity_check !== 'ok') throw new UnusableDatabase(`${from} is damaged: no copy was kept.`);
    await sync(to);
  } catch (error) {
    await removeSqlite(to);
    signal?.throwIfAborted();
    if (codeOf(error) === 'SQLITE_IOERR')
      throw new UnusableDatabase(
        `${from} can't be copied to ${name}: reading the one or writing the other failed.`,
      );
    // All that the system itself refuses is refused to the new file.
    throw unusable(error, /^(SQLITE_FULL|E[A-Z]+)$/.test(codeOf(error)) ? name : from);
  }
}

interface CopyOptions {
  readonly signal?: AbortSignal | undefined;
  /** Hears how much of it is copied, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
  readonly name?: string;
  readonly like?: string;
}

export async function removeSqlite(file: string): Promise<void> {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(file + end, { force: true });
}

async function copyPages(
  from: string,
  to: string,
  signal: AbortSignal | undefined,
  progress: CopyOptions['progress'],
): Promise<void> {
  const source = await connect(from, sqlite3.OPEN_READONLY);
  try {
    // While the snapshot is held the copy need not begin again after a commit.
    await call((done) => source.exec('BEGIN; SELECT count(*) FROM sqlite_schema', done));
    const backup = (source as unknown as { backup(file: string): Backup }).backup(to);
    try {
      for (let steps = 1; !backup.completed; steps += 1) {
        signal?.throwIfAborted();
        const begun = performance.now();
        await call((done) => backup.step(pagesPerStep, done));
        if (backup.pageCount > 0) progress?.(1 - backup.remaining / backup.pageCount);
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

async function inFile<Row>(
  file: string,
  before: readonly string[],
  sql: string,
  signal: AbortSignal | undefined,
): Promise<Row[]> {
  const database = await connect(file, sqlite3.OPEN_READWRITE);
  const interrupt = (): void => database.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    signal?.throwIfAborted();
    for (const each of before) await call((done) => database.exec(each, done));
    return await call<Row[]>((done) => database.all(sql, done));
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await call((done) => database.close(done));
  }
}

export async function connect(file: string, mode: number): Promise<sqlite3.Database> {
  let database: sqlite3.Database | undefined;
  await call((done) => {
    database = new sqlite3.Database(file, mode, done);
  });
  return database!;
}

export function call<T>(work: (done: (error: Error | null, result?: T) => void) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    work((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
