/** Reads the API key from `Authorization: Bearer`, `x-api-key` or, for feeds, the parameter `api_key`. */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.js';

/** The part of a request that can contain a key. */
export type Presented = Pick<IncomingMessage, 'rawHeaders'>;

/**
 * Returns the key that a request contains. Returns '' if the value can't be a key. Empty credentials, and those
 * of another scheme in `Authorization`, are no key: a proxy can have added them.
 *
 * @throws Problem credentials_conflict if the request has two different keys, key_missing if it has no key
 */
export function presentedKey(rawHeaders: readonly string[], queryKey: string | undefined): string {
  let key = queryKey || undefined;
  // `rawHeaders` contains every field. If a name occurs twice, `headers` drops or joins the second.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const presented = keyIn(rawHeaders[index]!, rawHeaders[index + 1]!);
    if (key !== undefined && presented !== undefined && key !== presented) {
      throw new Problem('credentials_conflict', 'The request contains two different keys.');
    }
    key ??= presented;
  }
  if (key !== undefined) return key;
  throw new Problem(
    'key_missing',
    'An API key is required. Send it as "x-api-key: <key>" or "Authorization: Bearer <key>".',
  );
}

/** Returns the key in a header field, or undefined if it has none. */
function keyIn(name: string, value: string): string | undefined {
  if (name.length === 13 && name.toLowerCase() === 'authorization') return bearerToken(value);
  return name.length === 9 && name.toLowerCase() === 'x-api-key' ? value || undefined : undefined;
}

function bearerToken(authorization: string): string | undefined {
  const [, token] = /^bearer +(.+)$/i.exec(authorization) ?? [];
  return token === undefined || /^[!-~]+$/.test(token) ? token : '';
}
