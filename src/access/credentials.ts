/** Where a request may bear its key: `Authorization: Bearer`, `x-api-key` or, for feeds, the query parameter `api_key`. */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.js';

/** The part of a request that may hold a key. */
export type Presented = Pick<IncomingMessage, 'rawHeaders'>;

/**
 * The key that a request presents; '' for one that can't be a key, such as another scheme's credentials.
 *
 * @throws Problem credentials_conflict when two are presented that differ, key_missing when there is none
 */
export function presentedKey(rawHeaders: readonly string[], queryKey: string | undefined): string {
  let key = queryKey;
  // Of two fields of one name, Node.js would drop or join the second.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const presented = keyIn(rawHeaders[index]!, rawHeaders[index + 1]!);
    if (key !== undefined && presented !== undefined && key !== presented) {
      throw new Problem('credentials_conflict', 'The request presents two keys that differ.');
    }
    key ??= presented;
  }
  if (key !== undefined) return key;
  throw new Problem(
    'key_missing',
    'An API key is needed: send it as "x-api-key: <key>" or "Authorization: Bearer <key>".',
  );
}

/** The key in a header field; undefined where it is for something else. */
function keyIn(name: string, value: string): string | undefined {
  if (name.length === 13 && name.toLowerCase() === 'authorization') return bearerToken(value);
  return name.length === 9 && name.toLowerCase() === 'x-api-key' ? value : undefined;
}

function bearerToken(authorization: string): string {
  return /^bearer +([!-~]+)$/i.exec(authorization)?.[1] ?? '';
}
