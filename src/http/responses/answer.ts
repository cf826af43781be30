/** Writes responses, as complete bodies or as streams, with the headers that every response needs. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isBodiless } from '../../contract/body.js';
import type { Answer, FixedAnswer } from '../../contract/contract.js';
import type { Chunks, LateBody, LiveBody } from '../../contract/handlers.js';
import { type Problem, toProblemDetails } from '../../problem.js';
import { type Exchange, waitsForContinue } from '../exchange.js';
import { requestIdOf } from '../requests/request-id.js';
import { sendChunks } from './stream.js';

/**
 * Sends the response of an operation's handler. Returns a promise only if the body is streamed.
 *
 * @throws Problem overloaded, and every error of the source of a streamed body
 */
export function sendAnswer(exchange: Exchange, answer: FixedAnswer): Promise<void> | undefined {
  const { status, body } = answer;
  // The handler has taken over the connection.
  if (status === 101) {
    exchange.isUpgraded = true;
    return undefined;
  }
  const fields = fieldsOf(exchange, answer.fixed, linkedAt(exchange.basePath, answer.headers));
  if (isChunks(body)) return sendChunks(exchange, status, fields, body);
  if (isLive(body)) return sendLive(exchange, status, fields, body);
  const content = typeof body === 'object' && !(body instanceof Uint8Array) ? JSON.stringify(body) : body;
  if (content !== undefined && (isSafe(exchange) || exchange.keyed?.isReplayed === true))
    exchange.refuseBeyondBounds(content.length);
  send(exchange, status, fields, content);
  return undefined;
}

async function sendLive(exchange: Exchange, status: number, fields: string[], body: LiveBody): Promise<void> {
  const { response, method } = exchange;
  response.writeHead(status, fields);
  if (method === 'HEAD') {
    body.drop();
    response.end();
    return;
  }
  response.flushHeaders();
  exchange.isLive = true;
  await body.send(response, (problem) => detailsOf(exchange, problem));
}

/** Ends the source of a response that isn't sent. */
export async function dropAnswer({ body }: Answer): Promise<void> {
  if (isLive(body)) body.drop();
  if (isChunks(body)) await body[Symbol.asyncIterator]().return?.();
}

/** Sends a problem (RFC 9457) unless a response was already started or the client has disconnected. */
export function sendProblem(exchange: Exchange, problem: Problem): void {
  const { response } = exchange;
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(detailsOf(exchange, problem));
  send(exchange, problem.status, fieldsOf(exchange, problemHeaders, headersOf(problem, response)), text);
}

function detailsOf({ sentPath, requestId, caller }: Exchange, problem: Problem): object {
  const reader = caller?.ticket ? 'ticket' : caller?.collections ? 'bound key' : undefined;
  return toProblemDetails(problem, sentPath, requestId, reader);
}

/**
 * Completes a response with a text or bytes, or without a body (204, 304). If the request body is still
 * arriving, the server first reads it to its end. If the server closed the connection at once, the kernel
 * would reset it. Many clients would fail while they write and never read the response.
 */
export function send(
  exchange: Exchange,
  status: number,
  fields: string[],
  content: string | Uint8Array | undefined,
): void {
  const { response, upgrade } = exchange;
  const length = content === undefined ? 0 : Buffer.byteLength(content);
  // Otherwise, Node.js would send an empty chunked body, and end a connection of HTTP/1.0.
  if (content !== undefined || hasEmptyBody(status)) fields.push('Content-Length', String(length));
  response.writeHead(status, fields);
  // ASCII is the same in both encodings. Node.js copies Latin-1 once, but encodes UTF-8 per character.
  const encoding = length === content?.length ? 'latin1' : 'utf8';
  if (upgrade !== undefined || !isComing(response.req)) {
    // Otherwise, Node.js copies a string to join it with the headers. The response of 15 MB then blocks the main thread
    // for 22 ms instead of 10 ms (2 cores, Node.js 20).
    if (length > maxJoinedText) response.flushHeaders();
    if (content !== undefined) {
      // `end` with a body would write an empty string after it, which takes 2 µs.
      const { socket } = response;
      socket?.cork();
      // Node.js writes a string together with the headers, but bytes separately.
      if (Buffer.isBuffer(content) && length <= maxJoinedBytes)
        response.write(content.toString('latin1'), 'latin1');
      else response.write(content, encoding);
      socket?.uncork();
    }
    response.end();
    return;
  }
  response.flushHeaders();
  if (content !== undefined) response.write(content, encoding);
  discard(response.req, () => response.end());
}

/** Longer bodies take more time to copy than a second buffer to write. */
const maxJoinedBytes = 4_096;
const maxJoinedText = 262_144;

/** Responses with other statuses have no body (RFC 9110, section 6.4.1). */
function hasEmptyBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** Returns header names and values alternately, as `writeHead` accepts them, without undefined values. */
export function fieldsOf(
  { requestId, answerHeaders, keepAlive, response }: Exchange,
  fixed: readonly string[],
  headers: Readonly<Record<string, string | undefined>> | undefined,
): string[] {
  const fields = ['Request-Id', requestId, ...fixed];
  if (keepAlive !== undefined && response.shouldKeepAlive) fields.push('Keep-Alive', keepAlive);
  const both =
    answerHeaders?.Vary !== undefined && headers?.Vary !== undefined
      ? // Some caches only read one of two Vary headers.
        [{ ...answerHeaders, ...headers, Vary: `${headers.Vary}, ${answerHeaders.Vary}` }]
      : [answerHeaders, headers];
  for (const each of both) {
    for (const name in each) if (each[name] !== undefined) fields.push(name, each[name]);
  }
  return fields;
}

/** Adds the base path to the headers whose values are paths on the server. */
function linkedAt(basePath: string, headers: Answer['headers']): Answer['headers'] {
  if (basePath === '' || (headers?.Location ?? headers?.Link) === undefined) return headers;
  const { Location, Link } = headers!;
  return {
    ...headers,
    Location: Location && basePath + Location,
    Link: Link?.replace('</', `<${basePath}/`),
  };
}

/** The bytes of the response to input that is not HTTP. The caller writes them directly to the socket. */
export function refusalText(problem: Problem): string {
  const requestId = requestIdOf({});
  const body = JSON.stringify(toProblemDetails(problem, undefined, requestId));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    `Date: ${new Date().toUTCString()}`,
    `Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Content-Type: application/problem+json',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** Node.js adds `close` to `Connection` only if the response doesn't have this header. */
function headersOf({ headers }: Problem, { shouldKeepAlive }: ServerResponse): Problem['headers'] {
  const { Connection } = headers;
  if (Connection === undefined || Connection === 'close' || shouldKeepAlive) return headers;
  return { ...headers, Connection: `${Connection}, close` };
}

/** The headers of every problem, in addition to its own headers. */
const problemHeaders = [
  ...['Cache-Control', 'no-store'],
  ...['Content-Type', 'application/problem+json'],
  ...['X-Content-Type-Options', 'nosniff'],
];

/** Whether the method is safe (RFC 9110, 9.2.1): the request changed nothing and can still be rejected. */
export function isSafe({ method }: Exchange): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isLive(body: Answer['body']): body is LiveBody {
  return typeof body === 'object' && 'drop' in body;
}

export function isLate(body: Answer['body']): body is LateBody {
  return typeof body === 'object' && 'whenComplete' in body;
}

function isChunks(body: Answer['body']): body is Chunks {
  return typeof body === 'object' && Symbol.asyncIterator in body;
}

/** Whether a part of the body has yet to arrive. A client that waits for 100 (Continue) sends none. */
export function isComing(request: IncomingMessage): boolean {
  if (request.complete || request.destroyed || waitsForContinue(request)) return false;
  return !isBodiless(request.headers);
}

/** The server discards at most this much of a request body, and then disconnects the client. */
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
