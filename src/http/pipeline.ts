/**
 * The request pipeline. `createPipeline` lists the steps in the order in which they run, from logging and
 * routing to the operation's handler.
 */
import type { IncomingMessage } from 'node:http';
import Koa, { type Context } from 'koa';
import compose from 'koa-compose';
import type { Authenticator } from '../access/authenticator.js';
import type { Meter } from '../access/meter.js';
import type { Contract, FixedAnswer } from '../contract/contract.js';
import { fromUnknown } from '../problem.js';
import type { Logger } from '../runtime/logger.js';
import type { Check, Exchange, Step } from './exchange.js';
import { FaultLog } from './faults.js';
import { type Answered, observe } from './observe.js';
import { refuseAmbiguous } from './requests/ambiguity.js';
import { readBody } from './requests/body.js';
import { dropAnswer, isComing, isLate, isSafe, sendAnswer, sendProblem } from './responses/answer.js';
import { allowedOrigin, cors, type Origins } from './responses/cors.js';
import { requireUpgrade } from './upgrade.js';

export interface PipelineOptions {
  readonly contract: Contract;
  readonly authenticator: Authenticator;
  readonly meter: Meter;
  readonly address: (request: IncomingMessage) => string;
  readonly origins: Origins;
  /** Throws a problem if the server does not accept the request. */
  readonly admit: (exchange: Exchange) => void;
  /** Whether the server closes each connection after its current response. */
  readonly isStopping: () => boolean;
  readonly answered: Answered | undefined;
  readonly log: Logger;
}

/** Returns a function that responds to a request. The handler of a successful handshake responds itself. */
export function createPipeline(options: PipelineOptions): (exchange: Exchange) => Promise<void> {
  const app = new Koa<Exchange>();
  const reject = rejecter(options);
  app.use(observe(options));
  app.use(errors(reject));
  app.use(cors(options.origins));
  app.use(
    inOrder([
      ({ request, targetAuthority }) => refuseAmbiguous(request, targetAuthority),
      admit(options),
      route(options),
      requireUpgrade,
      requireKey(options),
      watchHandshake,
      meter(options),
      allowedOrigin(options.origins),
    ]),
  );
  app.use(dispatch(options, reject));
  // Koa's own callback also waits for the end of every response, which costs 4 µs per request.
  const run = compose(app.middleware);
  return (exchange) => {
    const ctx = app.createContext<Exchange>(exchange.request, exchange.response);
    ctx.state = exchange;
    return run(ctx);
  };
}

/** Returns a problem if a later step throws an error. */
function errors(reject: Reject): Step {
  return async ({ state: exchange }, next) => {
    try {
      await next();
    } catch (error) {
      reject(exchange, error);
    }
  };
}

/** Sends the problem that an error means. */
type Reject = (exchange: Exchange, error: unknown) => void;

function rejecter({ log, isStopping }: PipelineOptions): Reject {
  const faults = new FaultLog(log);
  return (exchange, error) => {
    const problem = exchange.loss ?? fromUnknown(error, isSafe(exchange));
    exchange.problem = problem;
    faults.note(problem, exchange);
    // While the request body is still arriving, a reset of the connection could reach the client before the response.
    if (isStopping() && !isComing(exchange.request)) exchange.response.shouldKeepAlive = false;
    sendProblem(exchange, problem);
  };
}

/** Runs checks until one of them rejects the request. */
function inOrder(checks: readonly Check[]): Step {
  function runFrom(first: number, exchange: Exchange, next: () => Promise<void>): Promise<void> {
    for (let index = first; index < checks.length; index += 1) {
      const pending = checks[index]!(exchange);
      if (pending !== undefined) return pending.then(() => runFrom(index + 1, exchange, next));
    }
    return next();
  }
  return ({ state: exchange }, next) => runFrom(0, exchange, next);
}

function admit({ admit: requireRoom }: PipelineOptions): Check {
  return (exchange) => {
    if (isOfApi(exchange.path)) requireRoom(exchange);
  };
}

/** Finds the operation, which later checks need. The error for no match comes after authentication. */
function route({ contract }: PipelineOptions): Check {
  return (exchange) => {
    exchange.route = contract.find(exchange.method, exchange.path);
  };
}

function requireKey({ authenticator, address }: PipelineOptions): Check {
  return (exchange) => {
    const { request, path, query, operation } = exchange;
    if (!isOfApi(path) && operation?.secured !== true) return undefined;
    // Browsers cannot set headers for a feed, so it can have the key in the query.
    const inQuery = operation?.takesKeyInQuery ? new URLSearchParams(query).get('api_key') : undefined;
    const caller = authenticator.authenticate(request, inQuery ?? undefined, () => address(request));
    if (caller instanceof Promise) return caller.then((found) => exchange.belongsTo(found));
    exchange.belongsTo(caller);
    return undefined;
  };
}

/** Ends a handshake soon after its key has lost the permission for it. Connections watch all other requests. */
function watchHandshake(exchange: Exchange): void {
  if (exchange.upgrade !== undefined) exchange.startWatch();
}

function meter({ meter: requests }: PipelineOptions): Check {
  return (exchange) => {
    const { caller, answerHeaders } = exchange;
    if (caller === undefined) return;
    requests.count(caller);
    const limits = requests.rateLimitHeaders(caller);
    if (limits !== undefined) exchange.answerHeaders = { ...answerHeaders, ...limits };
  };
}

function dispatch({ contract, isStopping }: PipelineOptions, reject: Reject): Step {
  const respond = (exchange: Exchange, answer: FixedAnswer): Promise<void> | undefined => {
    if (isStopping()) exchange.response.shouldKeepAlive = false;
    return sendAnswer(exchange, answer);
  };
  const handle = async (ctx: Context, exchange: Exchange): Promise<void> => {
    const answer = await contract.handle(exchange, (mediaType) => readBody(ctx, exchange, mediaType));
    if (exchange.isLost) return dropAnswer(answer);
    const { body } = answer;
    if (isLate(body)) {
      exchange.isOpenFeed = true;
      body.whenComplete(() => {
        try {
          void respond(exchange, { ...answer, body: body.content() });
        } catch (error) {
          reject(exchange, error);
        }
        exchange.answered();
      });
      return;
    }
    const sent = respond(exchange, answer);
    // The handler has opened a stream.
    if (exchange.feedSince === undefined || sent === undefined) return sent;
    exchange.isOpenFeed = true;
    void sent.catch((error: unknown) => reject(exchange, error)).then(() => exchange.answered());
  };
  return (ctx) => {
    const { state: exchange } = ctx;
    return exchange.unlessLost(handle(ctx, exchange));
  };
}

/** Whether a path belongs to the API, and so needs a key and `admit`, even if no operation matches. */
function isOfApi(path: string): boolean {
  return path.startsWith('/v1/');
}
