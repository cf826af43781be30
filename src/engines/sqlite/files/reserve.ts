/**
 * A file that only occupies space on the disk while a server uses the database. If the disk is full, the revocation of a
 * key removes it: SQLite needs a few pages in its log for every change.
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, rmSync, statSync } from 'node:fs';
import { makeFile } from './file.js';

/** A revocation writes about 10 pages of 4 KiB, and the index of the log can grow by 32 KiB. */
const reservedBytes = 262_144;

/** Reserves as much of the space as the disk has. */
export function reserveSpace(file: string): void {
  const name = `${file}-reserve`;
  try {
    makeFile(name, file);
    // Random bytes can't be compressed by the file system.
    appendFileSync(name, randomBytes(Math.max(0, reservedBytes - statSync(name).size)));
  } catch {
    // The disk is full, or the file belongs to another user. Without it, only the revocation on a full disk can fail.
  }
}

export function releaseSpace(file: string): void {
  rmSync(`${file}-reserve`, { force: true });
}
