/** Random bytes for the ids and secrets that clients receive. */
import { createHmac, randomBytes } from 'node:crypto';

let source: (length: number) => Uint8Array = randomBytes;

export function secretBytes(length: number): Uint8Array {
  return source(length);
}

/**
 * From now on, the bytes only depend on `seed`, and start again with the first ones. Only `serve --memory` uses it, so
 * that tests can compare responses byte for byte. Whoever knows `seed` can predict the bytes.
 */
export function makeReproducible(seed: string): void {
  let blocks = 0;
  source = (length) => {
    const parts: Buffer[] = [];
    for (let bytes = 0; bytes < length; bytes += 32) {
      blocks += 1;
      parts.push(createHmac('sha256', seed).update(String(blocks)).digest());
    }
    return Buffer.concat(parts).subarray(0, length);
  };
}
