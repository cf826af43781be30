/** How answers are written: one ready text each, with the headers that every answer bears. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDescription } from '../../generated/operations.js';
import { type Problem, toProblemDetails } from '../errors.js';

const processPrefix = randomBytes(6).toString('base64url');
let requests = 0;

/** The caller's `X-Request-Id` when it is well formed, else a new one: names the request in answers and log. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[A-Za-z0-9._~+/=:-]{1,128}$/.test(given)) return given;
  requests += 1;
  return `${processPrefix}-${requests.toString(36)}`;
}

/** What a client may go on to send of a body that nobody reads. */
const maxDiscardedBytes = 16_777_216;

/**
 * Ends a response with a text, or without one (204, 304). Headers that are undefined are left out. Where the request
 * has yet to come whole, it is read to its end before: closed at once, the connection would be reset, and many a
 * client meets that while it writes and never sees the answer.
 */
export function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | number | undefined>>,
  requestId: string,
  text: string | undefined,
): void {
  const fields: (string | number)[] = ['Request-Id', requestId];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) fields.push(name, value);
  }
  const length = text === undefined ? 0 : Buffer.byteLength(text);
  if (text !== undefined) fields.push('Content-Length', length);
  response.writeHead(status, fields as string[]);
  // ASCII is the same bytes in either encoding, and Node.js writes Latin-1 by one copy, UTF-8 by the character.
  const encoding = length === text?.length ? 'latin1' : 'utf8';
  if (!isComing(response.req)) {
    response.end(text, encoding);
    return;
  }
  response.flushHeaders();
  if (text !== undefined) response.write(text, encoding);
  discard(response.req, () => response.end());
}

/** Whether more of a body is under way. A client that waits for 100 (Continue) sends none. */
function isComing({ complete, destroyed, headers }: IncomingMessage): boolean {
  if (complete || destroyed || headers.expect !== undefined) return false;
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function discard(request: IncomingMessage, ended: () => void): void {
  let discarded = 0;
  request.on('data', ({ length }: Buffer) => {
    discarded += length;
    if (discarded > maxDiscardedBytes) request.destroy();
  });
  request.once('end', ended);
  request.resume();
}

/** The headers whose value the contract fixes for a status of an operation. */
export function fixedHeaders(
  operation: OperationDescription,
  status: number,
): Readonly<Record<string, string>> {
  const known = fixed.get(operation.responses);
  if (known?.[status] !== undefined) return known[status];
  const response = operation.responses[status];
  const headers = {
    ...response?.headers,
    ...(response?.mediaType && { 'Content-Type': response.mediaType }),
  };
  fixed.set(operation.responses, { ...known, [status]: headers });
  return headers;
}

const fixed = new WeakMap<object, Readonly<Record<number, Readonly<Record<string, string>>>>>();

/** Ends a response with a problem (RFC 9457). `instance`: the path of the request. */
export function sendProblem(
  response: ServerResponse,
  problem: Problem,
  instance: string,
  requestId: string,
  headers?: Readonly<Record<string, string>>,
): void {
  const all = { ...headers, ...problemHeaders, ...problem.headers };
  send(
    response,
    problem.status,
    all,
    requestId,
    JSON.stringify(toProblemDetails(problem, instance, requestId)),
  );
}

/** What every problem bears besides its own headers. */
export const problemHeaders = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/problem+json',
  'X-Content-Type-Options': 'nosniff',
} as const;
