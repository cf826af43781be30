/** Creates the HTTP server: its limits and timeouts, its response to invalid HTTP, and its shutdown. */
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { MainThread } from '../fairness/main-thread.js';
import type { Shares } from '../fairness/shares.js';
import { Problem, shuttingDown } from '../problem.js';
import { type ConnectionLimits, Connections } from './connections.js';
import { type Environment, Exchange, type HandedOver } from './exchange.js';
import { createPipeline, type PipelineOptions } from './pipeline.js';
import { type ParseError, problemOf } from './requests/unparsed.js';
import { refusalText } from './responses/answer.js';
import { FeedRequest, takeUpgrades } from './upgrade.js';

interface HttpOptions extends Omit<PipelineOptions, 'admit' | 'isStopping'> {
  /** Read for every request. */
  readonly state: ServiceState;
  readonly shares: Shares;
  readonly mainThread: MainThread;
  readonly limits: HttpLimits;
  /** The path at which clients reach the server, without a slash at the end. Empty by default. */
  readonly basePath?: string;
}

export interface HttpLimits extends ConnectionLimits {
  /** The time within which a client must send the headers of a request. */
  readonly headersMs: number;
  /** How long a response waits for memory before the server rejects the request. */
  readonly patienceMs: number;
  /** How long a client can keep the connection open after the server has rejected its handshake. */
  readonly lingerMs: number;
}

export const defaultLimits: HttpLimits = {
  headersMs: 10_000,
  patienceMs: 10_000,
  lingerMs: 2_000,
  stalledMs: 30_000,
  // Longer than the idle timeout of common load balancers, because the load balancer must close first.
  idleMs: 75_000,
  inspectMs: 1_000,
};

interface ServiceState {
  /** The server is shutting down: it is not ready, and closes each connection after its current response. */
  readonly isStopping: boolean;
  /** The server finishes the requests in progress and rejects new ones. */
  readonly isRejecting: boolean;
  /** The database has failed in a way that only a restart can fix. */
  readonly hasFailed: boolean;
}

export interface HttpServer {
  readonly server: Server;
  readonly inFlight: () => number;
  /**
   * Resolves when every request in progress has its response. After that, the server accepts no connections.
   */
  finish(): Promise<void>;
  /** Closes the connections that have no request. */
  closeIdle(): void;
  /** Closes all connections except WebSocket connections. */
  closeAll(): void;
}

/**
 * The time limit for a complete request. With the inspection interval and the linger time, a slow client's
 * socket is closed within 30 s.
 */
const requestTimeoutMs = 28_000;

export function createHttpServer({
  state,
  shares,
  mainThread,
  limits,
  basePath = '',
  ...options
}: HttpOptions): HttpServer {
  let inFlight = 0;
  let finished: (() => void) | undefined;
  const admit = (exchange: Exchange): void => {
    if (state.isRejecting) throw shuttingDown();
    if (state.hasFailed) throw new Problem('database_unavailable', 'The database has failed.');
    exchange.takePlace();
  };
  const pipeline = createPipeline({ ...options, admit, isStopping: () => state.isStopping });
  const answer = (exchange: Exchange): Promise<void> =>
    pipeline(exchange).catch((error: unknown) => options.log.error(error, 'answer failed'));
  const work = async (exchange: Exchange): Promise<void> => {
    inFlight += 1;
    exchange.enterProgress();
    await answer(exchange);
    if (!exchange.isOpenFeed) exchange.answered();
  };
  const environment: Environment = {
    shares,
    mainThread,
    authenticator: options.authenticator,
    patienceMs: limits.patienceMs,
    address: options.address,
    basePath,
    leftProgress: () => {
      inFlight -= 1;
      if (inFlight === 0) finished?.();
    },
  };
  const keepAlive = `timeout=${Math.floor(limits.idleMs / 1_000)}`;
  const begin = (request: IncomingMessage, response: ServerResponse, handedOver?: HandedOver) =>
    new Exchange(request, response, environment, handedOver);
  const callback = (request: FeedRequest, response: ServerResponse): void => {
    if (request.endsInput) response.shouldKeepAlive = false;
    // Node.js would send chunks to a client of HTTP/1.0 that accepts them in `TE`, against RFC 9112, section 6.1.
    if (request.httpVersion !== '1.1') response.useChunkedEncodingByDefault = false;
    const exchange = begin(request, response);
    connections.of(request.socket).begin(exchange, () => void work(exchange));
  };
  const server = createServer(
    {
      IncomingMessage: FeedRequest,
      headersTimeout: limits.headersMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: limits.inspectMs,
      keepAliveTimeout: limits.idleMs,
      // The pipeline checks `Host`, so that the error is a problem like all others.
      requireHostHeader: false,
    },
    callback,
  );
  // The limit of 16 KiB is enough. By default, Node.js drops the header fields beyond 1,000 without an error.
  server.maxHeadersCount = 0;
  // The server sends 100 (Continue) only after all other checks. It ignores other expectations, which have no
  // meaning here.
  server.on('checkContinue', callback);
  server.on('checkExpectation', callback);
  const connections = new Connections(server, limits, state);
  takeUpgrades(server, {
    begin,
    basePath,
    run: answer,
    takePoll: (request, socket, rest) => {
      const connection = connections.of(socket);
      connection.suspend(rest);
      const response = new ServerResponse(request);
      // Node.js adds this header only to responses on connections that have a parser.
      const exchange = begin(request, response, { keepAlive });
      connection.begin(exchange, () => {
        if (socket.destroyed) {
          response.emit('close');
          return;
        }
        sendOn(socket, response);
        void work(exchange);
      });
    },
    connections,
    lingerMs: limits.lingerMs,
  });
  options.authenticator.watchAll = () => connections.watchAll();
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // A closed socket no longer has a `Connection`.
    if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy();
    else connections.of(socket).refuse(refusalText(problemOf(error)));
  });
  return {
    server,
    inFlight: () => inFlight,
    finish: async () => {
      await new Promise<void>((resolve) => {
        finished = resolve;
        if (inFlight === 0) resolve();
      });
      // Until now, connections are accepted, so that health checks get "not ready" instead of an error.
      server.close();
      connections.closeIdle();
    },
    closeIdle: () => {
      server.closeIdleConnections();
      connections.closeIdle();
    },
    closeAll: () => {
      server.closeAllConnections();
      connections.closeSuspended();
    },
  };
}

/** Sends a response on a connection that the server has handed over, as Node.js does on other connections. */
function sendOn(socket: Socket, response: ServerResponse): void {
  response.assignSocket(socket);
  response.once('finish', () => {
    response.detachSocket(socket);
    if (!response.shouldKeepAlive) socket.destroySoon();
    response.emit('close');
  });
}
