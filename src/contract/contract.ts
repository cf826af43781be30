/** Applies the contract to requests: finds the operation, checks permissions and input, calls the handler. */
import { type Document, type HandlerMap, OpenAPIBackend, type OpenAPIValidator } from 'openapi-backend';
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.js';
import { presentedKey } from '../access/credentials.js';
import { authorize, type Caller } from '../access/rights.js';
import type { ReadRequest } from '../fairness/read-request.js';
import type { IdempotencyKeys } from '../store/writes/idempotency-keys.js';
import { parseBody, type ReadBody, receiveBody, requireParsers, validateBody } from './body.js';
import type { Chunks, Handlers, LateBody, LiveBody, OpenFeed, Upgrade } from './handlers.js';
import { beginKeyed, idempotencyKeyOf, type KeyedCall } from './idempotency.js';
import { readParameters } from './parameters.js';
import { type Match, type Operation, type Route, Router } from './route.js';

export type { ReceivedBody } from './body.js';
export type { Match, Operation, Route } from './route.js';

/** A request as the contract reads it. */
export interface Call extends ReadRequest, KeyedCall {
  readonly route: Route | undefined;
  readonly caller: Caller | undefined;
  /** Set if the request is a handshake. */
  readonly upgrade: Upgrade | undefined;
  /** Names and values alternate, as the client sent them. */
  readonly rawHeaders: readonly string[];
  /** The host that the request was sent to, with the port if it isn't 80. */
  readonly authority: string;
  /** Turns the request into an open feed, see `OperationRequest`. */
  becomesFeed(feed: OpenFeed): void;
}

/** The state of a request while the contract processes it. */
interface PendingCall {
  readonly call: Call;
  readonly readBody: ReadBody;
  /** Set when they are valid. */
  parameters: object | undefined;
  /** Set when the body was parsed. */
  body: Body | undefined;
}

interface Body {
  readonly mediaType: string;
  readonly text: string;
  readonly value: unknown;
}

/** An `OperationResponse`. Text, bytes and chunks are sent unchanged. Any other object is sent as JSON. */
export interface Answer {
  readonly status: number;
  /** Required if the contract declares several media types for the response. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: object | string | Uint8Array | Chunks | LiveBody | LateBody | undefined;
}

/** A response with the headers that the contract fixes. In `fixed`, names and values alternate. */
export interface FixedAnswer extends Answer {
  readonly fixed: readonly string[];
}

export class Contract {
  readonly #api: OpenAPIBackend;
  readonly #router: Router;

  constructor(api: OpenAPIBackend, router: Router) {
    this.#api = api;
    this.#router = router;
  }

  /** @param path the path as sent, without the query */
  find(method: string, path: string): Route {
    return this.#router.find(method, path);
  }

  /**
   * Processes a request and returns the response of its handler.
   *
   * @throws Problem
   */
  handle(call: Call, readBody: ReadBody): Promise<FixedAnswer> {
    const request: PendingCall = {
      call,
      readBody,
      parameters: undefined,
      body: undefined,
    };
    return this.#api.handleRequest(request as unknown as Parameters<OpenAPIBackend['handleRequest']>[0]);
  }
}

/**
 * Binds a handler to each operation of the contract.
 *
 * @throws Error if a handler is missing or belongs to no operation
 */
export async function createContract(
  handlers: Handlers,
  keys: Pick<IdempotencyKeys, 'begin'>,
): Promise<Contract> {
  const bound = Object.entries(handlers).map(([id, handle]) => [
    id,
    ({ request }: Context) => {
      if (request.call.loss !== undefined) throw request.call.loss;
      return (handle as (request: object) => unknown)(operationRequestOf(request));
    },
  ]);
  const api = new OpenAPIBackend({
    definition: definitionOf(Object.values(operations)),
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
  });
  await api.init();
  const router = new Router(api.definition, Object.values(operations));
  api.router = router;
  api.register({ ...Object.fromEntries(bound), ...(hooksWith(keys) as object as HandlerMap) });
  for (const { operationId } of router.getOperations()) {
    if (api.handlers[operationId!] === undefined)
      throw new Error(`The operation ${operationId} has no handler`);
  }
  requireParsers();
  // Generated code validates requests, because openapi-backend can't read OpenAPI 3.1.
  api.validator = { validateRequest } as unknown as OpenAPIValidator;
  return new Contract(api, router);
}

/**
 * Returns what openapi-backend needs of the contract. It takes 75 ms longer to read the whole document (2 cores, Node 20),
 * and the generated code applies the rest.
 */
function definitionOf(descriptions: readonly OperationDescription[]): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { id, method, path } of descriptions) {
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = { operationId: id, responses: {} };
  }
  return { openapi: '3.1.0', info: { title: 'rowfeed', version: '1' }, paths };
}

/** The argument that openapi-backend passes to hooks. */
interface Context {
  readonly request: PendingCall;
  readonly operation: Operation;
  readonly validation: Validation;
  readonly response: Answer;
}

interface Validation {
  readonly valid: boolean;
  readonly errors?: readonly unknown[];
}

const valid: Validation = { valid: true };

/** The hooks, in the order in which openapi-backend calls them. */
const hooksWith = (keys: Pick<IdempotencyKeys, 'begin'>) => ({
  notFound: ({ request }: Context) => refuse(request.call.route),
  methodNotAllowed: ({ request }: Context) => refuse(request.call.route),

  /** Checks the permissions, then reads and parses the body. `validateRequest` validates the body later. */
  postRoutingHandler({ request, operation }: Context): Promise<void> | undefined {
    // openapi-backend also calls this hook if no route matches.
    if (operation === undefined) return undefined;
    const { call, readBody } = request;
    if (call.caller !== undefined) authorize(call.caller, operation, collectionOf(call));
    const route = call.route as Match;
    const key = idempotencyKeyOf(call, route);
    const received =
      key === undefined
        ? receiveBody(call, route, readBody)
        : beginKeyed(keys, call, key, () => receiveBody(call, route, readBody));
    return received?.then((body) => {
      if (body === undefined) return;
      const { mediaType, text } = body;
      request.body = { mediaType, text, value: parseBody(mediaType, text) };
    });
  },

  validationFail: ({ validation }: Context) => refuse(validation.errors![0]),

  /** Adds the headers that the contract fixes for this status. */
  postResponseHandler({ request, operation, response }: Context): FixedAnswer {
    const { status, body } = response;
    const headers =
      request.call.keyed?.isReplayed === true
        ? { ...response.headers, 'Idempotent-Replayed': 'true' }
        : response.headers;
    return { status, fixed: fixedHeaders(operation, response), headers, body };
  },
});

/** Returns the name of the collection that the request names. The collection may not exist. */
export function collectionOf({
  route,
  query,
  upgrade,
}: Pick<Call, 'route' | 'query' | 'upgrade'>): string | undefined {
  const { collection_name } = (route as Match).pathParameters;
  if (upgrade === undefined) return collection_name;
  return new URLSearchParams(query).get('collection') ?? undefined;
}

function refuse(problem: unknown): never {
  throw problem;
}

function validateRequest(request: PendingCall, operation: Operation): Validation {
  try {
    const { call, body } = request;
    const id = operation.id as OperationId;
    const { pathParameters } = call.route as Match;
    request.parameters = readParameters(id, pathParameters, call.query, call.headers);
    if (body !== undefined) validateBody(id, body.mediaType, body.value);
    return valid;
  } catch (problem) {
    return { valid: false, errors: [problem] };
  }
}

/** Builds the `OperationRequest` for the handler of any operation. */
function operationRequestOf({ call, parameters, body }: PendingCall): object {
  const { query, caller, upgrade, keyed } = call;
  return {
    parameters,
    query,
    caller,
    keyed,
    readRequest: call,
    upgrade,
    mediaType: body?.mediaType,
    body: body?.value,
    text: body?.text,
    isHead: call.method === 'HEAD',
    becomesFeed: (feed: OpenFeed) => call.becomesFeed(feed),
    apiKey: () => presentedKey(call.rawHeaders, undefined),
    authority: () => call.authority,
  };
}

const fixed = new WeakMap<object, readonly string[]>();

function fixedHeaders({ responses }: Operation, { status, mediaType }: Answer): readonly string[] {
  const response = responses[status]!;
  let headers = fixed.get(response);
  if (headers === undefined) {
    headers = Object.entries(response.headers).flat();
    if (response.mediaTypes.length === 1) headers = [...headers, 'Content-Type', response.mediaTypes[0]!];
    fixed.set(response, headers);
  }
  return response.mediaTypes.length > 1 ? [...headers, 'Content-Type', mediaType!] : headers;
}
