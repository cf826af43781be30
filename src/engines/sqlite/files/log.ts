/**
 * Finds damage in the write-ahead log (WAL) of a database before SQLite opens it, because SQLite takes the
 * first frame that it cannot verify for the end of the log and silently drops the rest.
 *
 * The format is described in https://www.sqlite.org/fileformat2.html#walformat and
 * https://www.sqlite.org/walformat.html. A frame contains one page. Its checksum continues the checksum of
 * the frame before, so a frame behind a damaged one can be verified from the stored checksum of its
 * predecessor. All frames of one generation of the log have the same two salts.
 *
 * Frames that SQLite rightly ignores can follow the end of the log: frames of an earlier generation, which
 * have other salts, and frames of transactions that were rolled back, which contain no commit. So only commits
 * behind a bad frame prove damage. After a power failure, frames of the last, unacknowledged commit can be on
 * disk without those before them. The index of the log (the `-shm` file), which SQLite updates when a commit
 * is synced to disk, therefore decides about the last commit.
 */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableDatabase } from '../../database.js';
import { syncFolderOf } from './file.js';
import { whileUnserved } from './lock.js';

interface LogReport {
  /** The number of frames up to the last commit that SQLite will read. */
  readonly frames: number;
  readonly damage?: LogDamage;
}

interface LogDamage {
  /** The place of the first frame that is not valid, in bytes from the start of the log. */
  readonly byte: number;
  /** How many commits are lost at least. */
  readonly commits: number;
}

const headerBytes = 32;
const frameHeaderBytes = 24;
/** The last bit of this number is set if the checksums are computed from big-endian words. */
const magic = 0x377f0682;
const version = 3_007_000;
const defaultPageBytes = 4_096;
/** How many bytes of frames are read at once. */
const chunkBytes = 4_194_304;
/** A tool may write to the log while it is read. Two equal reports are required to call the log damaged. */
const attempts = 10;
const attemptMs = 20;

type Sum = readonly [number, number];

/**
 * Rejects a database whose log is damaged.
 *
 * @param isAccepted keeps a copy of the log and lets SQLite drop what follows the damage
 * @returns the damage that was accepted
 */
export async function refuseDamagedLog(file: string, isAccepted = false): Promise<LogDamage | undefined> {
  const damage = (await inspectLog(file))?.damage;
  if (damage === undefined) return undefined;
  if (!isAccepted) throw new UnusableDatabase(`${describeDamage(file, damage)} ${adviceOnDamage}`);
  await copyFile(`${file}-wal`, `${file}-wal-damaged-${Date.now()}`);
  syncFolderOf(file);
  return damage;
}

export function describeDamage(file: string, { byte, commits }: LogDamage): string {
  const [lost, are] = commits === 1 ? ['1 commit', 'is'] : [`${commits} commits`, 'are'];
  return `The write-ahead log ${file}-wal is damaged at byte ${byte}: at least ${lost} after it ${are} lost.`;
}

const adviceOnDamage =
  'Restore a backup with `rowfeed restore`, or continue without these commits with ' +
  '`rowfeed serve --accept-damage`.';

/**
 * Reads the log of a database that no server uses. Returns undefined if it has no log, or if a server uses it,
 * because the server has read the log at its start.
 */
export function inspectLog(file: string): Promise<LogReport | undefined> {
  // Without a log, nothing is locked.
  if (!existsSync(`${file}-wal`)) return Promise.resolve(undefined);
  return whileUnserved(file, async () => {
    let last: string | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const log = readLog(file);
      // A tool that closes the database last removes the log.
      if (log?.report.damage === undefined) return log?.report;
      const found = JSON.stringify([log.header, log.report.damage.byte]);
      if (found === last) return log.report;
      last = found;
      await sleep(attemptMs);
    }
    return undefined;
  });
}

function readLog(file: string): { readonly header: string; readonly report: LogReport } | undefined {
  // The index is read first. If the log is reset in between, the index has other salts and is ignored.
  const index = readIndex(`${file}-shm`);
  const pageBytesInFile = readPageBytes(file);
  return withFile(`${file}-wal`, (descriptor) => {
    const { size } = fstatSync(descriptor);
    const header = Buffer.alloc(headerBytes);
    readSync(descriptor, header, 0, headerBytes, 0);
    const scan = scanFrames(descriptor, size, header, pageBytesInFile);
    return { header: header.toString('hex'), report: judge(scan, index) };
  });
}

interface Scan {
  readonly isHeaderValid: boolean;
  /** The salts of the generation. Undefined if the header is not valid and no two frames match. */
  readonly salts: bigint | undefined;
  readonly firstSalts: bigint | undefined;
  /** The number of valid frames up to the last commit. */
  readonly frames: number;
  /** Where the first frame is that is not valid, or the end of the file. */
  readonly end: number;
  /** The number of valid commits behind that frame. */
  readonly commitsBehind: number;
}

function scanFrames(
  descriptor: number,
  size: number,
  header: Buffer,
  pageBytesInFile: number | undefined,
): Scan {
  const isHeaderValid = isValidHeader(header);
  const pageBytes = isHeaderValid ? header.readUInt32BE(8) : (pageBytesInFile ?? defaultPageBytes);
  const isBigEndian = isHeaderValid ? header.readUInt32BE(0) !== magic : endianness() === 'BE';
  let salts = isHeaderValid ? header.readBigUInt64BE(16) : undefined;
  let previous = { salts: header.readBigUInt64BE(16), stored: sumAt(header, 24) };
  /** The checksum that the bad frame should have, in case only its stored checksum is damaged. */
  let expected: Sum | undefined;
  let firstSalts: bigint | undefined;
  let end: number | undefined = isHeaderValid ? undefined : 0;
  let count = 0;
  let frames = 0;
  let commitsBehind = 0;
  for (const { frame, byte } of framesIn(descriptor, size, pageBytes)) {
    count += 1;
    const commit = frame.readUInt32BE(4);
    const stored = sumAt(frame, 16);
    const own = frame.readBigUInt64BE(8);
    firstSalts ??= own;
    const sum = (seed: Sum): Sum => sumOfFrame(frame, seed, isBigEndian);
    if (end === undefined) {
      const computed = sum(previous.stored);
      if (own === salts && isSame(computed, stored)) {
        if (commit > 0) frames = count;
      } else {
        end = byte;
        expected = computed;
      }
    } else {
      if (own === (salts ?? previous.salts)) {
        const follows =
          isSame(sum(previous.stored), stored) || (expected !== undefined && isSame(sum(expected), stored));
        if (follows) salts ??= own;
        if (follows && commit > 0) commitsBehind += 1;
      }
      expected = undefined;
    }
    previous = { salts: own, stored };
  }
  return { isHeaderValid, salts, firstSalts, frames, end: end ?? size, commitsBehind };
}

function judge(
  { isHeaderValid, salts, firstSalts, frames, end, commitsBehind }: Scan,
  index?: Index,
): LogReport {
  const known = index !== undefined && index.salts === (salts ?? firstSalts) ? index : undefined;
  // The header is synced to disk before the first frame.
  const isDamaged = isHeaderValid
    ? commitsBehind > (known === undefined ? 0 : 1) || (known !== undefined && known.frames > frames)
    : commitsBehind > 0 || (known !== undefined && known.frames > 0);
  return isDamaged ? { frames, damage: { byte: end, commits: Math.max(1, commitsBehind) } } : { frames };
}

function isValidHeader(header: Buffer): boolean {
  const found = header.readUInt32BE(0);
  if (found !== magic && found !== magic + 1) return false;
  if (header.readUInt32BE(4) !== version) return false;
  const words = wordsOf(header, found !== magic);
  return isSame(sumOf(words, 0, 6, [0, 0]), sumAt(header, 24));
}

function* framesIn(
  descriptor: number,
  size: number,
  pageBytes: number,
): Generator<{ readonly frame: Buffer; readonly byte: number }> {
  const frameBytes = frameHeaderBytes + pageBytes;
  const perChunk = Math.max(1, Math.floor(chunkBytes / frameBytes));
  const chunk = Buffer.allocUnsafeSlow(perChunk * frameBytes);
  for (let at = headerBytes; at + frameBytes <= size; at += chunk.length) {
    const read = readSync(descriptor, chunk, 0, chunk.length, at);
    for (let place = 0; place + frameBytes <= read; place += frameBytes)
      yield { frame: chunk.subarray(place, place + frameBytes), byte: at + place };
  }
}

/** The checksum covers the page number, the size after a commit, and the page. */
function sumOfFrame(frame: Buffer, seed: Sum, isBigEndian: boolean): Sum {
  const words = wordsOf(frame, isBigEndian);
  return sumOf(words, frameHeaderBytes / 4, words.length, sumOf(words, 0, 2, seed));
}

function sumOf(words: Uint32Array, from: number, to: number, [first, second]: Sum): Sum {
  let a = first | 0;
  let b = second | 0;
  for (let at = from; at < to; at += 2) {
    a = (a + words[at]! + b) | 0;
    b = (b + words[at + 1]! + a) | 0;
  }
  return [a >>> 0, b >>> 0];
}

function wordsOf(bytes: Buffer, isBigEndian: boolean): Uint32Array {
  const isNative = isBigEndian === (endianness() === 'BE');
  // A copy also starts at a place that a Uint32Array can start at.
  const own = isNative && bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  if (!isNative) own.swap32();
  return new Uint32Array(own.buffer, own.byteOffset, own.length / 4);
}

function sumAt(bytes: Buffer, place: number): Sum {
  return [bytes.readUInt32BE(place), bytes.readUInt32BE(place + 4)];
}

function isSame(a: Sum, b: Sum): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

interface Index {
  readonly salts: bigint;
  /** The number of frames up to the last commit. */
  readonly frames: number;
}

const indexHeaderBytes = 48;

/** Reads the index of the log. It has two copies of its header, in the byte order of the machine. */
function readIndex(path: string): Index | undefined {
  return withFile(path, (descriptor) => {
    const bytes = Buffer.alloc(2 * indexHeaderBytes);
    if (readSync(descriptor, bytes, 0, bytes.length, 0) < bytes.length) return undefined;
    const header = bytes.subarray(0, indexHeaderBytes);
    if (!header.equals(bytes.subarray(indexHeaderBytes))) return undefined;
    const words = wordsOf(header, endianness() === 'BE');
    if (words[0] !== version || !isSame(sumOf(words, 0, 10, [0, 0]), [words[10]!, words[11]!]))
      return undefined;
    return { salts: header.readBigUInt64BE(32), frames: words[4]! };
  });
}

/** Returns the page size in the header of the database, if it can be one. */
function readPageBytes(file: string): number | undefined {
  return withFile(file, (descriptor) => {
    const bytes = Buffer.alloc(2);
    readSync(descriptor, bytes, 0, 2, 16);
    const size = bytes.readUInt16BE() === 1 ? 65_536 : bytes.readUInt16BE();
    return size >= 512 && (size & (size - 1)) === 0 ? size : undefined;
  });
}

/** Returns undefined if the file does not exist. */
function withFile<T>(path: string, work: (descriptor: number) => T): T | undefined {
  if (!existsSync(path)) return undefined;
  const descriptor = openSync(path, 'r');
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
