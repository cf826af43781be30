/** The form of an API key's text: how one is made, told from other texts, and found. */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const form = 'rf_[0-9A-Za-z]{38}';
/** All keys of ours within a text. */
export const keysWithin = new RegExp(form, 'g');
const wholeKey = new RegExp(`^${form}$`);

/** `rf_`, 32 random base62 characters, and the IEEE CRC-32 of those 32 as 6 base62 digits. */
export function generateKey(): string {
  const secret = randomBase62(32);
  return `rf_${secret}${checksum(secret)}`;
}

/** Whether `text` has the form of our keys, checksum included; most mistyped and guessed ones don't. */
export function isWellFormed(text: string): boolean {
  return wholeKey.test(text) && checksum(text.slice(3, 35)) === text.slice(35);
}

/** Whether `text` can be a key at all: one of ours, or one that a person chose. */
export function isPossibleKey(text: string): boolean {
  return /^[!-~]{20,255}$/.test(text);
}

/** The SHA-256 of a key in hexadecimal, by which it is found. A key has 190 random bits, so no salt is needed. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex');
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random characters, each as likely as any other. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is 4 * 62: the bytes above would favour the first digits.
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
