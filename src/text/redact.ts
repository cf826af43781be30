/**
 * Removes API keys and tickets from text, wherever they are and however they are encoded.
 *
 * A generated key is recognized by its form, also if it is cut. Keys that an operator chose have no form, so
 * `hideSecret` registers them. Percent-encoding, escapes of JSON, hexadecimal digits and base64 are decoded, in these
 * combinations: `%72f_...`, `Basic dXNlcjpyZl8...`, and base64 that is percent-encoded.
 */

import { isWellFormed } from './api-key.js';

export const mask = '[redacted]';

/**
 * Matches generated keys and their beginnings, but not the first 8 characters, by which people recognize a key. Matches
 * tickets too.
 */
const keyForm = /rf_[0-9A-Za-z]{6,}|rft_[\w.-]{6,}/;
const everyKey = new RegExp(keyForm, 'g');
/** An encoded key has at least this many characters, none of them a space, a quotation mark or a bracket. */
const longWords = /[\w+/%.~\\=:@!$*-]{24,}/g;
const base64Runs = /[A-Za-z0-9+/_-]{24,}/g;
const hexRuns = /(?:[0-9A-Fa-f]{2}){20,}/g;
/** A text can be encoded more than once, for example by a proxy. */
const maxPercentRounds = 3;

const secrets = new Set<string>();

/** Removes a key from all texts from now on. A generated key is recognized without it. */
export function hideSecret(secret: string): void {
  if (!isWellFormed(secret)) secrets.add(secret);
}

/** Returns the text with a mask in place of each key. */
export function redactKeys(text: string): string {
  return maskPlain(text).replace(longWords, (word) => {
    if (!holdsEncodedKey(word)) return word;
    // The mask takes as little of the word as possible: a parameter or a part of a path.
    const masked = word.replace(/[^/=]+/g, (part) => (holdsEncodedKey(part) ? mask : part));
    return holdsEncodedKey(masked) ? mask : masked;
  });
}

function maskPlain(text: string): string {
  let masked = text.replace(everyKey, mask);
  for (const secret of secrets) {
    masked = masked.replaceAll(secret, mask);
    masked = masked.replaceAll(JSON.stringify(secret).slice(1, -1), mask);
  }
  return masked;
}

function holdsEncodedKey(word: string): boolean {
  return decodings(word).some((decoded) => {
    if (holdsKey(decoded)) return true;
    for (const [run] of decoded.matchAll(hexRuns)) {
      if (holdsKey(Buffer.from(run, 'hex').toString('latin1'))) return true;
    }
    for (const [run] of decoded.matchAll(base64Runs)) {
      // The run can begin with characters that aren't part of the base64 text, such as a slash of a path.
      for (let start = 0; start < 4; start += 1) {
        const bytes = Buffer.from(run.slice(start), 'base64');
        if (decodings(bytes.toString('latin1')).some(holdsKey)) return true;
      }
    }
    return false;
  });
}

function holdsKey(text: string): boolean {
  if (keyForm.test(text)) return true;
  for (const secret of secrets) if (text.includes(secret)) return true;
  return false;
}

/**
 * Returns the text, and what it is after its percent-encoding and `\u` escapes are decoded once, twice and so on.
 * Malformed escapes stay as they are.
 */
function decodings(text: string): string[] {
  const all = [text];
  for (let round = 0; round < maxPercentRounds; round += 1) {
    const next = all[round]!.replace(/(?:%|\\+u00)([0-9A-Fa-f]{2})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    if (next === all[round]) break;
    all.push(next);
  }
  return all;
}
