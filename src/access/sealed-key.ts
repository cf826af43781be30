/**
 * Encrypts the text of a new API key with the key that requested it. The response with the new key is stored for 24 hours, so that
 * a retry gets it again. The database contains only a hash of the requesting key, so nobody can decrypt the new key from the
 * database.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** @param apiKey the requesting key */
export function seal(text: string, apiKey: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(apiKey), iv);
  const sealed = [iv, sealing.update(text, 'latin1'), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Returns undefined if the text was encrypted with another key. */
export function unseal(sealed: string, apiKey: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, sealingKey(apiKey), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'latin1') + opening.final('latin1');
  } catch {
    return undefined;
  }
}

/** Derives the encryption key. It must differ from the hash in the database, by which keys are found. */
function sealingKey(apiKey: string): Buffer {
  return createHash('sha256').update(`rowfeed seals ${apiKey}`, 'latin1').digest();
}
