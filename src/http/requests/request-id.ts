/** Assigns each request an id, which its response and the log include. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

let processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** From now on, the ids are `prefix-1`, `prefix-2` and so on. Only `serve --memory` uses it. */
export function countRequestsFrom(prefix: string): void {
  processPrefix = prefix;
  requests = 0;
}

/** Returns the client's `X-Request-Id` if it is well formed. Otherwise, returns a new id. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[A-Za-z0-9._~+/=:-]{1,128}$/.test(given)) return given;
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
