/**
 * Finds, checks and creates the file of a database before it is opened. The checks do not change the file.
 */
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
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sqlite3 from 'sqlite3';
import { UnusableDatabase } from '../../database.js';
import { applicationId, stepsAfter } from '../../migrations.js';
import { codeOf, unusable } from '../errors.js';
import { inFile } from './connect.js';

/**
 * The time limit for the damage check at a start. It covers a whole file of about 300 MB. In a larger file,
 * damage further on is only detected when it is read.
 */
const checkMs = 1_000;

/**
 * Returns the path of a file without links and relative parts, even if the file does not exist yet. The WAL
 * and the lock of a database are found by this path. Two names of the same file therefore cannot have two of
 * them.
 */
export function locate(file: string): string {
  try {
    // Node.js's own implementation would resolve `link/..` to the folder that contains the link.
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

/** Returns the target of a link, which may not exist. Returns undefined if the path is not a link. */
function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Rejects a database of another program, and a file that looks like a new database but is not.
 *
 * @returns whether the file contains rowfeed's tables; if not, they can be created
 */
export async function refuseForeign(file: string): Promise<boolean> {
  refuseOrphanedLog(file);
  const program = await programOf(file);
  if (program === 'another') throw new UnusableDatabase(`${file} is the database of another program.`);
  if (program === 'none') return false;
  const [found] = await readUntouched<{ version: string | null }>(
    file,
    "SELECT (SELECT value FROM settings WHERE name = 'schema_version') AS version",
  ).catch((error: Error) => {
    if (codeOf(error) !== 'SQLITE_ERROR') throw error;
    throw new UnusableDatabase(`${file} is damaged: it has tables, but not the table "settings".`);
  });
  stepsAfter(found!.version ?? undefined, file);
  return true;
}

/** Returns which program created the tables in a file. */
export async function programOf(file: string): Promise<'ours' | 'another' | 'none'> {
  if (!existsSync(file)) return 'none';
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is not a file.`);
  if (size === 0) return 'none';
  const [found] = await readUntouched<{ id: number; tables: number; pages: number }>(
    file,
    `SELECT application_id AS id, (SELECT count(*) FROM sqlite_schema) AS tables, page_count - freelist_count AS pages
     FROM pragma_application_id, pragma_page_count, pragma_freelist_count`,
  );
  if (found!.tables === 0) {
    // A first start that was killed leaves one page without tables. If more pages are in use, it was a database.
    if (found!.id === 0 && found!.pages <= 1) return 'none';
    throw new UnusableDatabase(`${file} is damaged: it has ${size} bytes, but no tables.`);
  }
  return found!.id === applicationId ? 'ours' : 'another';
}

/** Rejects a WAL without its database. SQLite would delete it, or apply it to a file that is put there. */
export function refuseOrphanedLog(file: string): void {
  const sizeOf = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) === 0) return;
  throw new UnusableDatabase(
    `${file} does not exist, but its write-ahead log ${file}-wal still exists. Put the file back, or move the log to another folder.`,
  );
}

/** Rejects a file with several names (hard links), because each name would have a separate WAL and lock. */
export function refuseNames(file: string): void {
  const { nlink } = statSync(file, { throwIfNoEntry: false }) ?? { nlink: 0 };
  if (nlink > 1) throw new UnusableDatabase(`${file} has ${nlink} hard links, but must have only one.`);
}

export function refuseReadOnly(file: string): void {
  // SQLite also creates files next to the database, so the folder must be writable.
  for (const each of [file, path.dirname(path.resolve(file))]) {
    if (!existsSync(each)) continue;
    try {
      // Opened for writing, because access() would check the real user instead of the effective user.
      if (each === file) closeSync(openSync(file, 'r+'));
      else accessSync(each, constants.W_OK);
    } catch {
      throw new UnusableDatabase(`${each} is read-only.`);
    }
  }
}

/** Rejects a file if the check finds damage within its time limit. */
export async function refuseDamaged(file: string): Promise<void> {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const [found] = await readUntouched<{ quick_check: string }>(file, 'PRAGMA quick_check(1)', checkMs);
  if (found !== undefined && found.quick_check !== 'ok') throw new UnusableDatabase(`${file} is damaged.`);
}

/**
 * Creates the folders of a file one by one, because `recursive` never finishes in /proc. Only the owner can
 * access them. They are synced to disk when this function returns.
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
      throw new UnusableDatabase(`${folder} cannot be created: ${(error as Error).message}.`);
  }
}

/**
 * Creates an empty file if it does not exist. The file gets the mode of `like`, or only its owner can read
 * it. SQLite creates files next to a database with the mode of the database.
 *
 * If root creates the file, it gets the owner of `like`. If `like` does not exist either, as in the restore of a lost
 * database, it gets the owner of its folder.
 */
export function makeFile(file: string, like?: string): void {
  const model = like === undefined ? undefined : statSync(like, { throwIfNoEntry: false });
  let made: number;
  try {
    made = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw unusable(error, file);
  }
  try {
    // Only root can change the owner. The user of the server must be able to open the file.
    if (like !== undefined && process.geteuid?.() === 0) {
      const { uid, gid } = model ?? statSync(path.dirname(file));
      fchownSync(made, uid, gid);
    }
    if (model !== undefined) fchmodSync(made, model.mode & 0o777);
    syncFolderOf(file);
  } finally {
    closeSync(made);
  }
}

/** Syncs the contents of a file to disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the folder of a file. Only then does a created, renamed or removed file survive a power failure. */
export function syncFolderOf(file: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path.dirname(path.resolve(file)), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * Removes the WAL if possible. The last connection that closes writes the WAL into the database and removes
 * it. If two connections close at the same moment, each may assume that the other stays open. This function
 * therefore opens and closes one more connection.
 */
export async function foldLog(file: string): Promise<void> {
  if (!existsSync(`${file}-wal`)) return;
  // The connection only uses the WAL after it has read something.
  await inFile(file, sqlite3.OPEN_READWRITE, ({ exec }) => exec('SELECT 1 FROM sqlite_schema')).catch(
    () => undefined,
  );
}

/**
 * Reads from a file without changing it, even if other processes use it. Returns no rows if the query takes
 * more than `withinMs`.
 */
async function readUntouched<Row>(file: string, sql: string, withinMs?: number): Promise<Row[]> {
  const url = pathToFileURL(file);
  url.searchParams.set('mode', 'ro');
  // With `immutable`, SQLite creates no files next to the database, and would ignore a WAL.
  if (!existsSync(`${file}-wal`) || statSync(`${file}-wal`).size === 0)
    url.searchParams.set('immutable', '1');
  try {
    return await inFile(url.href, sqlite3.OPEN_READONLY | sqlite3.OPEN_URI, ({ raw, all }) => {
      const timer = withinMs === undefined ? undefined : setTimeout(() => raw.interrupt(), withinMs);
      return all<Row>(sql).finally(() => clearTimeout(timer));
    });
  } catch (error) {
    if (codeOf(error) === 'SQLITE_INTERRUPT') return [];
    throw unusable(error, file);
  }
}
