/** The meanings of SQLite's errors, and of the system's about its files. */
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

/** The failure of the database that an error tells of; undefined where it is a fault of ours. */
export function meaningOf(error: unknown): DatabaseFailure | undefined {
  return meanings[codeOf(error)];
}

/**
 * After a failed write or sync nobody knows what the disk holds, and to try again would only hide it; damage
 * spreads. A new start reads what is there, and says if it can't.
 */
export function isBeyondRepair(error: unknown): boolean {
  return ['SQLITE_IOERR', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error));
}

/** A text is longer than its connection takes. */
export function isTooBig(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_TOOBIG';
}

/** Of what a commit inserts nothing else can be there already. */
export function isKeyTaken(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_CONSTRAINT' && String(error).includes('idempotency_keys');
}

/** Tells a person of an error of the driver, or of making a file; other errors stay as they are. */
export function unusable(error: unknown, file: string): Error {
  const reasons: Record<string, string> = {
    SQLITE_CANTOPEN: `${file} can't be opened.`,
    SQLITE_READONLY: `${file} is read-only.`,
    SQLITE_NOTADB: `${file} is damaged or not an SQLite database.`,
    SQLITE_CORRUPT: `${file} is damaged.`,
    SQLITE_IOERR: `${file} can't be read or written.`,
    SQLITE_BUSY: `${file} is locked by another program.`,
    SQLITE_FULL: `There is no room left for ${file}.`,
    ENOSPC: `There is no room left for ${file}.`,
    ENOENT: `${path.dirname(file)} does not exist.`,
    ENOTDIR: `${path.dirname(file)} is not a folder.`,
    EACCES: `${path.dirname(file)} is read-only.`,
    EROFS: `${path.dirname(file)} is read-only.`,
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? (error as Error) : new UnusableDatabase(reason);
}

/** SQLite's or the system's name of an error; '' where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  const { code, errno } = error as NodeJS.ErrnoException;
  // What SQLite's backup fails with comes as an extended code, of which the driver has no name.
  return code === 'UNKNOWN' && (errno! & 255) === sqlite3.IOERR ? 'SQLITE_IOERR' : String(code);
}
