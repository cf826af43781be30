/** Names a request in its answer and in the log. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** The caller's `X-Request-Id` when it is well formed, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[A-Za-z0-9._~+/=:-]{1,128}$/.test(given)) return given;
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}
