/** Creates and recognizes API keys. Example: `rf_`, 32 random characters and a 6-character checksum. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { secretBytes } from './random.js';

const form = 'rf_[0-9A-Za-z]{38}';
const wholeKey = new RegExp(`^${form}$`);

/** Returns `rf_`, 32 random base62 characters, and their IEEE CRC-32 as 6 base62 digits. */
export function generateKey(): string {
  const secret = randomBase62(32);
  return `rf_${secret}${checksum(secret)}`;
}

/** Whether `text` has the form of a generated key and a correct checksum. Few guessed keys have both. */
export function isWellFormed(text: string): boolean {
  return wholeKey.test(text) && checksum(text.slice(3, 35)) === text.slice(35);
}

/** Whether `text` can be a key at all: generated, or chosen by the operator. */
export function isPossibleKey(text: string): boolean {
  return /^[!-~]{20,255}$/.test(text);
}

/**
 * Returns the SHA-256 hash of a key in hexadecimal, by which the server finds the key. It needs no salt,
 * because a generated key has 190 random bits.
 */
export function hashKey(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex');
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns random characters with equal probability. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of secretBytes(length)) {
      // 248 is 4 * 62. Larger bytes would make the first digits more likely.
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}

function checksum(secret: string): string {
  let digits = '';
  let rest = crc32(secret);
  for (let digit = 0; digit < 6; digit += 1) {
    digits = base62[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
