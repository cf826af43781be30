/** The HTTP pipeline, in reading order: who calls, what for, whether they may, with what; then the answer. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Koa, { type Context } from 'koa';
import type { OperationId } from '../../generated/operations.js';
import type { Authenticator } from '../access/authenticator.js';
import type { Meter } from '../access/meter.js';
import { authorize, type Caller } from '../access/rights.js';
import { type Contract, readMediaType, readParameters, validateBody } from '../contract/contract.js';
import { fromUnknown, Problem, toProblemDetails } from '../errors.js';
import { FairQueue } from '../fair-queue.js';
import { FeedRequest } from '../feed/handshake.js';
import { type Logger, redactUrl } from '../logger.js';
import { unflushedBytes } from '../unflushed.js';
import { refuseAmbiguous } from './ambiguity.js';
import { fixedHeaders, problemHeaders, requestIdOf, send, sendProblem } from './answer.js';
import { readBody } from './body.js';
import { ByteBudget } from './byte-budget.js';
import { Connections } from './connections.js';
import { corsHeaders, type Origins, preflightHeaders } from './cors.js';
import { Exchange } from './exchange.js';
import { FaultLog } from './faults.js';

export interface HttpOptions {
  readonly contract: Contract;
  readonly authenticator: Authenticator;
  readonly meter: Meter;
  readonly address: (request: IncomingMessage) => string;
  readonly origins: Origins;
  /** Looked at for every request. */
  readonly state: ServiceState;
  readonly limits: HttpLimits;
  /** Told of every answer; `operation` is undefined where it reached none, `status` where the client had gone. */
  readonly answered: Answered | undefined;
  readonly log: Logger;
}

export interface HttpLimits {
  /** Requests under way at once, beyond which more are refused: what memory allows. */
  readonly maxInFlight: number;
  /** How long a client may leave an answer unread. */
  readonly stalledMs: number;
}

export const defaultLimits: HttpLimits = { maxInFlight: 10_000, stalledMs: 30_000 };

export type Answered = (
  operation: OperationId | undefined,
  status: number | undefined,
  durationMs: number,
) => void;

export interface ServiceState {
  /** What is under way is answered, and nothing more is begun. */
  readonly isStopping: boolean;
  /** The database has failed in a way that only a new start may mend. */
  readonly hasFailed: boolean;
}

export interface HttpServer {
  readonly server: Server;
  readonly inFlight: () => number;
  /** Resolves when every request under way is answered; takes no more connections then. */
  drain(): Promise<void>;
}

/** Slow clients are cut: these long for the headers, and for the whole request, so that in 30 s the socket is gone. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 28_000;
const checkIntervalMs = 1_000;
/** Longer than the idle time of common load balancers, which must be the ones to close. */
const keepAliveTimeoutMs = 75_000;
/** Bytes of bodies until they are answered, as parsed some ten times as much; and of answers until they are read. */
const bodyBounds = { perKey: 16_777_216, inAll: 67_108_864 };
const answerBounds = { perKey: 67_108_864, inAll: 268_435_456 };
/** After a large body the main thread is for others as long as it took, at most so long. */
const maxRestMs = 50;

export function createHttpServer(options: HttpOptions): HttpServer {
  const app = new Koa();
  const { state, limits, log } = options;
  let inFlight = 0;
  let drained: (() => void) | undefined;
  const admit = (): void => {
    if (state.isStopping) throw new Problem('shutting_down', 'The service is stopping.');
    if (state.hasFailed) throw new Problem('database_unavailable', 'The database has failed.');
    if (inFlight > limits.maxInFlight) throw new Problem('overloaded', 'Too many requests are under way.');
  };
  const pipeline = { ...options, admit, faults: new FaultLog(log) };
  const budgets = {
    bodies: new ByteBudget(bodyBounds),
    answers: new ByteBudget(answerBounds),
    turns: new FairQueue<() => void>({
      atOnce: 1,
      maxRestMs,
      run: ([begin]) => {
        begin!();
        // By then all that follows at once is done.
        return turn();
      },
    }),
  };
  // Koa's own callback also watches for the end of every answer, to no use here, for 4 us a request.
  const work = async (exchange: Exchange): Promise<void> => {
    inFlight += 1;
    try {
      await answer(app.createContext(exchange.request, exchange.response), exchange, pipeline);
    } catch (error) {
      log.error(error, 'answer failed');
    }
    inFlight -= 1;
    if (inFlight === 0) drained?.();
  };
  const callback = (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = new Exchange(request, response, budgets);
    connections.of(request.socket).begin(exchange, () => void work(exchange));
  };
  const server = createServer(
    {
      IncomingMessage: FeedRequest,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      // Asked for below, where the answer is a problem as everywhere.
      requireHostHeader: false,
    },
    callback,
  );
  // A body is asked for once the request may have one; other expectations have no meaning here.
  server.on('checkContinue', callback);
  server.on('checkExpectation', callback);
  const connections = new Connections(server, limits.stalledMs, state);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // One that is closed has no connection any more.
    if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy();
    else connections.of(socket).refuse(refusalOf(error));
  });
  return {
    server,
    inFlight: () => inFlight,
    drain: async () => {
      await new Promise<void>((resolve) => {
        drained = resolve;
        if (inFlight === 0) resolve();
      });
      // Until here probes are told that the service isn't ready, instead of nothing.
      server.close();
    },
  };
}

interface Pipeline extends HttpOptions {
  /** Throws when nothing more is taken on. */
  readonly admit: () => void;
  readonly faults: FaultLog;
}

async function answer(ctx: Context, exchange: Exchange, options: Pipeline): Promise<void> {
  const { req: request, res: response } = ctx;
  const { origins, state, answered, log } = options;
  const begun = performance.now();
  let operationId: OperationId | undefined;
  let caller: Caller | undefined;
  const requestId = requestIdOf(request.headers);
  const { path, query } = targetOf(request.url ?? '/');
  let headers = corsHeaders(request.headers.origin, origins);
  try {
    const preflight = preflightHeaders(request, origins);
    if (preflight !== undefined) return send(response, 204, preflight, requestId, undefined);
    refuseAmbiguous(request);
    const { contract, authenticator, meter } = options;
    if (path.startsWith('/v1/')) options.admit();
    const match = contract.route(request.method ?? 'GET', path);
    if (!(match instanceof Problem)) operationId = match.operation.id;
    // A feed asked for without an upgrade is refused by its handler, whoever asks and for whatever.
    if (!(match instanceof Problem) && match.operation.id === 'openFeed') {
      await match.operation.handle({ parameters: {}, caller: undefined });
    }
    if (path.startsWith('/v1/')) {
      const authenticated = authenticator.authenticate(request, undefined, () => options.address(request));
      caller = authenticated instanceof Promise ? await authenticated : authenticated;
      exchange.keyId = caller.keyId;
      exchange.accountId = caller.accountId;
      meter.count(caller);
      const limits = meter.rateLimitHeaders(caller);
      if (limits !== undefined) headers = { ...headers, ...limits };
    }
    if (match instanceof Problem) throw match;
    const { operation, pathParameters } = match;
    if (caller !== undefined) authorize(caller, operation, pathParameters.collection_name);
    const mediaType = readMediaType(operation.id, request.headers);
    const body = mediaType === undefined ? undefined : await readBodyOf(ctx, exchange);
    const parameters = readParameters(operation.id, pathParameters, query, request.headers);
    if (body !== undefined) validateBody(operation.id, mediaType!, body.value);
    const handled = operation.handle({
      parameters,
      caller,
      reading: exchange,
      mediaType,
      body: body?.value,
      text: body?.text,
    });
    const result = handled instanceof Promise ? await handled : handled;
    const text =
      typeof result.body === 'object' ? JSON.stringify(result.body) : (result.body as string | undefined);
    if (text !== undefined && isSafe(request)) exchange.refuseBeyondBounds(text.length);
    const all = { ...headers, ...fixedHeaders(operation, result.status), ...result.headers };
    // A refusal doesn't close the connection: its body may be on its way, and a reset would overtake the answer.
    if (state.isStopping) response.shouldKeepAlive = false;
    send(response, result.status, all, requestId, text);
  } catch (error) {
    const problem = fromUnknown(error);
    options.faults.note(problem, requestId);
    if (!response.headersSent && !response.destroyed) {
      sendProblem(response, problem, path, requestId, headers);
    }
  }
  exchange.releaseBody();
  if (request.socket.writableLength > 0) exchange.unflushed(unflushedBytes(request.socket));
  const status = response.headersSent ? response.statusCode : undefined;
  answered?.(operationId, status, performance.now() - begun);
  if (log.isLevelEnabled('debug')) {
    log.debug(
      {
        request_id: requestId,
        method: request.method,
        url: redactUrl(request.url ?? ''),
        operation: operationId,
        status,
        key_id: caller?.keyId,
        client: options.address(request),
        ms: Math.round((performance.now() - begun) * 1_000) / 1_000,
      },
      'request',
    );
  }
}

function readBodyOf(ctx: Context, exchange: Exchange): ReturnType<typeof readBody> {
  const { headers } = ctx.req;
  if (headers.expect?.toLowerCase() === '100-continue') {
    ctx.res.writeContinue();
    // It is asked for now.
    delete headers.expect;
  }
  return readBody(ctx, exchange);
}

/** Whether nothing was done that the client has to be told of (RFC 9110, section 9.2.1). */
function isSafe({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Path and query of a request target in origin or absolute form (RFC 9112, section 3.2). */
function targetOf(url: string): { readonly path: string; readonly query: string } {
  const target = url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/';
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

const protocolErrors: Readonly<Record<string, () => Problem>> = {
  HPE_HEADER_OVERFLOW: () =>
    new Problem('headers_too_large', 'The request line and headers are over 16 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem('request_timeout', 'The request did not arrive in time.'),
};

/** What Node's parser refuses has no request to answer: the answer as it goes on the socket. */
function refusalOf(error: NodeJS.ErrnoException): string {
  const problem =
    protocolErrors[error.code ?? '']?.() ??
    new Problem('request_malformed', 'The request is not HTTP/1.1 as RFC 9112 defines it.');
  const requestId = requestIdOf({});
  const body = JSON.stringify(toProblemDetails(problem, undefined, requestId));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    ...Object.entries({ ...problemHeaders, ...problem.headers }).map(([name, value]) => `${name}: ${value}`),
    `Request-Id: ${requestId}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
