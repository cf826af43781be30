/** A file before it is served: which it is and whether it can be, found out without touching it; and its making. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from '../../database.js';
import { applicationId, stepsAfter } from '../../migrations.js';
import { codeOf, unusable } from '../errors.js';

/**
 * How long a start may look for damage. A file of some 300 MB is looked at whole in that time; of a larger one
 * only the beginning, and damage further on is met when it is read.
 */
const checkMs = 1_000;

/**
 * The one path of a file, whatever links and relative names lead to it, also where it is yet to be made. All that lies
 * beside a database (its log, its lock) is found by this path, so that two names of one file can't have two of them.
 */
export function locate(file: string): string {
  try {
    // Node's own form would take `link/..` for the folder that the link is in.
    return realpathSync.native(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT')
      throw new UnusableDatabase(`${file} can't be opened: ${(error as Error).message}.`);
  }
  const folder = path.dirname(file);
  const target = linkTarget(file);
  if (target === undefined) return path.join(locate(folder), path.basename(file));
  return locate(path.isAbsolute(target) ? target : `${folder}/${target}`);
}

/** Where a link leads, that may lead nowhere; undefined for anything else. */
function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Refuses what isn't ours, and what would be taken for a new database and is none.
 *
 * @returns whether it holds our tables; where it doesn't, they can be made
 */
export async function refuseForeign(file: string): Promise<boolean> {
  refuseOrphanedLog(file);
  const program = await programOf(file);
  if (program === 'another') throw new UnusableDatabase(`${file} is the database of another program.`);
  if (program === 'none') return false;
  const [found] = await readUntouched<{ version: string | null }>(
    file,
    "SELECT (SELECT value FROM settings WHERE name = 'schema_version') AS version",
  );
  stepsAfter(found!.version ?? undefined, file);
  return true;
}

/** Whose tables a file holds. */
export async function programOf(file: string): Promise<'ours' | 'another' | 'none'> {
  if (!existsSync(file)) return 'none';
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is not a file.`);
  if (size === 0) return 'none';
  const [found] = await readUntouched<{ id: number; tables: number }>(
    file,
    'SELECT application_id AS id, (SELECT count(*) FROM sqlite_schema) AS tables FROM pragma_application_id',
  );
  if (found!.tables === 0) return 'none';
  return found!.id === applicationId ? 'ours' : 'another';
}

/** SQLite would throw away a log without its file, and take it for that of another file put there. */
export function refuseOrphanedLog(file: string): void {
  const sizeOf = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) === 0) return;
  throw new UnusableDatabase(
    `${file} is gone, and its write-ahead log ${file}-wal is there: put the file back, or move the log away.`,
  );
}

/** Of several names (hard links) each would have a log and a lock of its own. */
export function refuseNames(file: string): void {
  const { nlink } = statSync(file, { throwIfNoEntry: false }) ?? { nlink: 0 };
  if (nlink > 1) throw new UnusableDatabase(`${file} has ${nlink} names (hard links); it must have one.`);
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

/**
 * Makes the folders that lead to a file, one by one: in /proc, mkdir with `recursive` goes on for ever. They are the
 * owner's alone, and on disk when this returns.
 */
export function makeFolderOf(file: string): void {
  const folder = path.dirname(path.resolve(file));
  if (existsSync(folder)) return;
  makeFolderOf(folder);
  try {
    mkdirSync(folder, 0o700);
    syncFolderOf(folder);
  } catch (error) {
    if (!existsSync(folder))
      throw new UnusableDatabase(`${folder} can't be made: ${(error as Error).message}.`);
  }
}

/**
 * Makes an empty file that nobody but its owner may read, or those who may read `like`, and does nothing where it is
 * there already. SQLite gives the files that it makes beside a database the database's own mode.
 */
export function makeFile(file: string, like?: string): void {
  let made: number;
  try {
    made = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw unusable(error, file);
  }
  try {
    const model = like === undefined ? undefined : statSync(like, { throwIfNoEntry: false });
    if (model !== undefined) {
      // Only root may give a file away; whose server it is must be able to open it.
      if (process.geteuid?.() === 0) fchownSync(made, model.uid, model.gid);
      fchmodSync(made, model.mode & 0o777);
    }
    syncFolderOf(file);
  } finally {
    closeSync(made);
  }
}

/** A file that was made, renamed or removed is so after a power cut, too, once the folder it is in was synced. */
export function syncFolderOf(file: string): void {
  // There a folder can't be opened.
  if (process.platform === 'win32') return;
  const folder = openSync(path.dirname(path.resolve(file)), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
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
