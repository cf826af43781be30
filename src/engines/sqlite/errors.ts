/** Interprets the errors of SQLite, and the system errors that concern its files. */
import path from 'node:path';
import sqlite3 from 'sqlite3';
import type { DatabaseFailure } from '../../problem.js';
import { UnusableDatabase } from '../database.js';

const meanings: Readonly<Record<string, DatabaseFailure>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_FULL: 'full',
  SQLITE_IOERR: 'failed',
  SQLITE_CANTOPEN: 'unavailable',
  SQLITE_READONLY: 'unavailable',
  SQLITE_CORRUPT: 'unavailable',
  SQLITE_NOTADB: 'unavailable',
  SQLITE_NOMEM: 'unavailable',
};

/** Returns the kind of database failure, or undefined if the error is a bug in rowfeed. */
export function meaningOf(error: unknown): DatabaseFailure | undefined {
  return meanings[codeOf(error)];
}

/**
 * Returns whether the process must not continue with this file. After a failed write or sync, the contents of
 * the disk are unknown, and a retry would only hide this. Damage spreads. A restart reads what is on disk,
 * and reports if it cannot.
 */
export function isBeyondRepair(error: unknown): boolean {
  return ['SQLITE_IOERR', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error));
}

/** Returns whether a text is longer than its connection allows. */
export function isTooBig(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_TOOBIG';
}

/** Whether an idempotency key is already recorded. Other data of a commit can't exist yet. */
export function isKeyTaken(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_CONSTRAINT' && String(error).includes('idempotency_keys');
}

/** Converts an error of the driver or of a file to a message for users. Other errors stay unchanged. */
export function unusable(error: unknown, file: string): Error {
  const reasons: Record<string, string> = {
    SQLITE_CANTOPEN: `${file} can't be opened. Check that this user can read and write the file and its folder.`,
    SQLITE_READONLY: `${file} is read-only.`,
    SQLITE_NOTADB: `${file} is damaged or not an SQLite database.`,
    SQLITE_CORRUPT: `${file} is damaged.`,
    SQLITE_IOERR: `${file} can't be read or written.`,
    SQLITE_BUSY: `${file} is locked by another program.`,
    SQLITE_FULL: `There is no disk space left for ${file}.`,
    ENOSPC: `There is no disk space left for ${file}.`,
    ENOENT: `${path.dirname(file)} does not exist.`,
    ENOTDIR: `${path.dirname(file)} is not a folder.`,
    EACCES: `${path.dirname(file)} is read-only.`,
    EROFS: `${path.dirname(file)} is read-only.`,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? (error as Error) : new UnusableDatabase(reason);
}

/** Returns the name that SQLite or the system gives an error, or '' if the error has no name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  const { code, errno } = error as NodeJS.ErrnoException;
  // The online backup of SQLite fails with extended error codes, for which the driver has no names.
  return code === 'UNKNOWN' && (errno! & 255) === sqlite3.IOERR ? 'SQLITE_IOERR' : String(code);
}
