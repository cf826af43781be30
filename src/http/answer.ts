/** How answers are written: one ready text each, or what comes of a source, with the headers that every answer bears. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Answer, FixedAnswer } from '../contract/contract.js';
import type { Chunks } from '../contract/handlers.js';
import { type Problem, toProblemDetails } from '../problem.js';
import type { Exchange } from './exchange.js';
import { requestIdOf } from './request-id.js';
import { sendChunks } from './stream.js';

/** @throws Problem overloaded, and whatever a body fails with that is made while it is read */
export function sendAnswer(exchange: Exchange, answer: FixedAnswer): Promise<void> | undefined {
  const { status, body } = answer;
  // Its handler has taken over the connection.
  if (status === 101) {
    exchange.isUpgraded = true;
    return undefined;
  }
  const fields = fieldsOf(exchange, answer.fixed, answer.headers);
  if (isChunks(body)) return sendChunks(exchange, status, fields, body);
  const content = typeof body === 'object' && !(body instanceof Uint8Array) ? JSON.stringify(body) : body;
  if (content !== undefined && (isSafe(exchange) || exchange.keyed?.isReplayed === true))
    exchange.refuseBeyondBounds(content.length);
  send(exchange, status, fields, content);
  return undefined;
}

/** Ends with a problem (RFC 9457), where nothing was answered yet. */
export function sendProblem(exchange: Exchange, problem: Problem): void {
  const { response, path, requestId } = exchange;
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(toProblemDetails(problem, path, requestId));
  send(exchange, problem.status, fieldsOf(exchange, problemHeaders, problem.headers), text);
}

/**
 * Ends a response with a text or bytes, or without (204, 304). Where the request has yet to come whole, it is read to its end
 * before: closed at once, the connection would be reset, and many a client meets that while it writes and never sees the
 * answer.
 */
export function send(
  exchange: Exchange,
  status: number,
  fields: string[],
  content: string | Uint8Array | undefined,
): void {
  const { response, upgrade } = exchange;
  const length = content === undefined ? 0 : Buffer.byteLength(content);
  if (content !== undefined) fields.push('Content-Length', String(length));
  response.writeHead(status, fields);
  // ASCII is the same bytes in either encoding, and Node.js writes Latin-1 by one copy, UTF-8 by the character.
  const encoding = length === content?.length ? 'latin1' : 'utf8';
  if (upgrade !== undefined || !isComing(response.req)) {
    response.end(content, encoding);
    return;
  }
  response.flushHeaders();
  if (content !== undefined) response.write(content, encoding);
  discard(response.req, () => response.end());
}

/** Names and values in turn, as `writeHead` takes them. Headers that are undefined are left out. */
export function fieldsOf(
  { requestId, answerHeaders }: Exchange,
  fixed: readonly string[],
  headers: Readonly<Record<string, string | undefined>> | undefined,
): string[] {
  const fields = ['Request-Id', requestId, ...fixed];
  const both =
    answerHeaders?.Vary !== undefined && headers?.Vary !== undefined
      ? // Of two lines some caches heed one.
        [{ ...answerHeaders, ...headers, Vary: `${headers.Vary}, ${answerHeaders.Vary}` }]
      : [answerHeaders, headers];
  for (const each of both) {
    for (const name in each) if (each[name] !== undefined) fields.push(name, each[name]);
  }
  return fields;
}

/** The answer to what is no request, as it goes on the socket. */
export function refusalText(problem: Problem): string {
  const requestId = requestIdOf({});
  const body = JSON.stringify(toProblemDetails(problem, undefined, requestId));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    `Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Content-Type: application/problem+json',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** What every problem bears besides its own headers. */
const problemHeaders = [
  ...['Cache-Control', 'no-store'],
  ...['Content-Type', 'application/problem+json'],
  ...['X-Content-Type-Options', 'nosniff'],
];

/** Whether nothing was done that the client has to be told of (RFC 9110, section 9.2.1). */
function isSafe({ method }: Exchange): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isChunks(body: Answer['body']): body is Chunks {
  return typeof body === 'object' && Symbol.asyncIterator in body;
}

/** Whether more of a body is under way. A client that waits for 100 (Continue) sends none. */
function isComing({ complete, destroyed, headers }: IncomingMessage): boolean {
  if (complete || destroyed || headers.expect !== undefined) return false;
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** A client may go on to send so much of a body that nobody reads. */
const maxDiscardedBytes = 16_777_216;

function discard(request: IncomingMessage, ended: () => void): void {
  let discarded = 0;
  request.on('data', ({ length }: Buffer) => {
    discarded += length;
    if (discarded > maxDiscardedBytes) request.destroy();
  });
  request.once('end', ended);
  request.resume();
}
