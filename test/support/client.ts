import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Exchange, holdAnswer } from './contract.js';
import { reachedAnswer } from './coverage.js';
import { hangMs } from './eventually.js';
import { holdNoKey } from './leaks.js';

/** One response, already validated against `openapi.yaml`. */
export interface Answer {
  readonly status: number;
  /** The first value of each header, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly headerLines: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The parsed body. Undefined if the response has no body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies that are already validated.
  readonly json: any;
  /** The error code of the problem. */
  readonly code: string | undefined;
}

/** A request body. Texts and buffers are sent unchanged, everything else as JSON. */
export type Body = unknown;
export type Headers = Readonly<Record<string, string | readonly string[]>>;

/** A plain HTTP client. It validates every response against the contract. */
export interface Client {
  readonly key: string | undefined;
  send(method: string, target: string, body?: Body, headers?: Headers): Promise<Answer>;
  get(target: string, headers?: Headers): Promise<Answer>;
  post(target: string, body: Body, headers?: Headers): Promise<Answer>;
  put(target: string, body: Body, headers?: Headers): Promise<Answer>;
  patch(target: string, body: Body, headers?: Headers): Promise<Answer>;
  delete(target: string, headers?: Headers): Promise<Answer>;
  /** Creates a collection with a new name and inserts these rows. Returns the name. */
  collection(rows?: readonly object[]): Promise<string>;
}

const agents = new Map<string, Agent>();
let collectionsMade = 0;

/** Returns a client for the server at this URL. Without a key, the client sends no key. */
export function client(service: { readonly url: string }, key?: string): Client {
  const send: Client['send'] = (method, target, body, headers = {}) =>
    exchange(service.url, method, target, body, {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...headers,
    });
  const self: Client = {
    key,
    send,
    get: (target, headers) => send('GET', target, undefined, headers),
    post: (target, body, headers) => send('POST', target, body, headers),
    put: (target, body, headers) => send('PUT', target, body, headers),
    patch: (target, body, headers) => send('PATCH', target, body, headers),
    delete: (target, headers) => send('DELETE', target, undefined, headers),
    async collection(rows = []) {
      collectionsMade += 1;
      const name = `c${collectionsMade}`;
      const created = await self.post('/v1/collections', { name });
      if (created.status !== 201) throw new Error(`no collection could be made: ${created.text}`);
      if (rows.length > 0) {
        const inserted = await self.post(`/v1/collections/${name}/rows`, rows);
        if (inserted.status !== 201) throw new Error(`no rows could be made: ${inserted.text}`);
      }
      return name;
    },
  };
  return self;
}

/** Closes the keep-alive connections to the server at this URL. */
export function disconnect(url: string): void {
  agents.get(url)?.destroy();
  agents.delete(url);
}

const makesKey: ReadonlySet<string> = new Set(['createKey', 'rotateKey']);

/** Validates a response against the contract and records its status and code for the coverage table. */
export function held(exchange: Exchange): Answer {
  const { operationId, code } = holdAnswer(exchange);
  reachedAnswer(operationId, exchange.status, code);
  const isNewKey = makesKey.has(operationId ?? '') && exchange.status === 201;
  // The secret of a new key must be in this place only.
  const body = isNewKey ? exchange.body.replace(/"key":"[^"]*"/, '') : exchange.body;
  holdNoKey('answers', `${exchange.headerLines.join('\n')}\n${body}`);
  const headers: Record<string, string> = {};
  for (const [name, value] of exchange.headerLines) headers[name.toLowerCase()] ??= value;
  const isJson = /[/+]json\b/.test(headers['content-type'] ?? '') && exchange.body !== '';
  return {
    status: exchange.status,
    headers,
    headerLines: exchange.headerLines,
    text: exchange.body,
    json: isJson ? JSON.parse(exchange.body) : undefined,
    code,
  };
}

/**
 * Reads the complete response of a request that was sent with Node's HTTP client. A stream of events has no end, so only
 * its first part is read.
 */
export async function heldMessage(method: string, target: string, message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
    if (message.headers['content-type'] === 'text/event-stream') break;
  }
  const bytes = decoded(Buffer.concat(chunks), message.headers['content-encoding']);
  const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return held({ method, target, status: message.statusCode!, headerLines: linesOf(message), body });
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  // Responses to HEAD and responses with status 304 have no body.
  if (coding === undefined || bytes.length === 0) return bytes;
  return coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

export function linesOf(message: IncomingMessage): [string, string][] {
  const lines: [string, string][] = [];
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    lines.push([message.rawHeaders[index]!, message.rawHeaders[index + 1]!]);
  }
  return lines;
}

async function exchange(
  url: string,
  method: string,
  target: string,
  body: Body,
  headers: Headers,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const payload =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const sent: Record<string, string | readonly string[]> = { ...headers };
  const given = Object.keys(sent).map((name) => name.toLowerCase());
  if (payload !== undefined && !given.includes('content-type')) sent['Content-Type'] = 'application/json';
  if (payload !== undefined && !given.includes('transfer-encoding')) {
    sent['Content-Length'] = String(Buffer.byteLength(payload));
  }
  // If a test sets a header to an empty value, the client doesn't send this header.
  for (const [name, value] of Object.entries(sent)) if (value.length === 0) delete sent[name];

  const agent = agents.get(url) ?? new Agent({ keepAlive: true });
  agents.set(url, agent);
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        method,
        path: target,
        headers: sent as Record<string, string>,
        agent,
        timeout: hangMs,
      },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${target}: no answer in time`)));
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
  return heldMessage(method, target, message);
}
