/** The server of HTTP: its limits, what it does with what is no request, and how it ends. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { ByteBudget } from '../fairness/byte-budget.js';
import { FairQueue } from '../fairness/fair-queue.js';
import { Problem } from '../problem.js';
import { refusalText } from './answer.js';
import { type ConnectionLimits, Connections } from './connections.js';
import { type Budgets, Exchange } from './exchange.js';
import { createPipeline, type PipelineOptions } from './pipeline.js';
import { type ParseError, problemOf } from './unparsed.js';
import { FeedRequest, takeUpgrades } from './upgrade.js';

export interface HttpOptions extends Omit<PipelineOptions, 'admit' | 'isStopping'> {
  /** Looked at for every request. */
  readonly state: ServiceState;
  readonly limits: HttpLimits;
}

export interface HttpLimits extends ConnectionLimits {
  /** Requests under way at once, beyond which more are refused: what memory allows. */
  readonly maxInFlight: number;
  /** How long a client may take to send the headers of a request. */
  readonly headersMs: number;
  /** How long an answer waits for memory before the server refuses it. */
  readonly patienceMs: number;
  /** How long a client may keep the connection of a rejected handshake open. */
  readonly lingerMs: number;
}

export const defaultLimits: HttpLimits = {
  maxInFlight: 10_000,
  headersMs: 10_000,
  patienceMs: 10_000,
  lingerMs: 2_000,
  stalledMs: 30_000,
  inspectMs: 1_000,
};

export interface ServiceState {
  /** Requests under way are answered, and no more are begun. */
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

/** Slow clients are cut: so long for the whole request, so that in 30 s the socket is gone. */
const requestTimeoutMs = 28_000;
/** Longer than the idle time of common load balancers, which must be the ones to close. */
const keepAliveTimeoutMs = 75_000;
/** Bytes of bodies until they are answered, as parsed some ten times as much; and of answers until they are read. */
const bodyBounds = { perKey: 16_777_216, inAll: 67_108_864 };
const answerBounds = { perKey: 67_108_864, inAll: 268_435_456 };
/** After a large body the main thread is for others as long as it took, at most so long. */
const maxRestMs = 50;

export function createHttpServer({ state, limits, ...options }: HttpOptions): HttpServer {
  let inFlight = 0;
  let drained: (() => void) | undefined;
  const admit = (): void => {
    if (state.isStopping) throw new Problem('shutting_down', 'The service is stopping.');
    if (state.hasFailed) throw new Problem('database_unavailable', 'The database has failed.');
    if (inFlight > limits.maxInFlight) throw new Problem('overloaded', 'Too many requests are under way.');
  };
  const pipeline = createPipeline({ ...options, admit, isStopping: () => state.isStopping });
  const answer = (exchange: Exchange): Promise<void> =>
    pipeline(exchange).catch((error: unknown) => options.log.error(error, 'answer failed'));
  const work = async (exchange: Exchange): Promise<void> => {
    inFlight += 1;
    await answer(exchange);
    exchange.answered();
    inFlight -= 1;
    if (inFlight === 0) drained?.();
  };
  const budgets = newBudgets(limits);
  const begin = (request: IncomingMessage, response: ServerResponse) =>
    new Exchange(request, response, budgets);
  const callback = (request: FeedRequest, response: ServerResponse): void => {
    if (request.endsConnection) {
      response.shouldKeepAlive = false;
      // An answer with a Connection of its own (426) wouldn't end it.
      response.once('finish', () => request.socket.destroySoon());
    }
    const exchange = begin(request, response);
    connections.of(request.socket).begin(exchange, () => void work(exchange));
  };
  const server = createServer(
    {
      IncomingMessage: FeedRequest,
      headersTimeout: limits.headersMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: limits.inspectMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      // Asked for by the pipeline, whose answer is a problem as everywhere.
      requireHostHeader: false,
    },
    callback,
  );
  // A body is asked for once the request may have one; other expectations have no meaning here.
  server.on('checkContinue', callback);
  server.on('checkExpectation', callback);
  takeUpgrades(server, begin, options.address, answer, limits.lingerMs);
  const connections = new Connections(server, limits, state);
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // One that is closed has no connection any more.
    if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy();
    else connections.of(socket).refuse(refusalText(problemOf(error)));
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

function newBudgets({ patienceMs }: HttpLimits): Budgets {
  return {
    bodies: new ByteBudget(bodyBounds, patienceMs),
    answers: new ByteBudget(answerBounds, patienceMs),
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
}
