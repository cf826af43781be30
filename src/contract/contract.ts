/** The contract at work: which operation a request is, what it holds, and who handles it. */
import { type Document, type HandlerMap, OpenAPIBackend, type OpenAPIValidator } from 'openapi-backend';
import { openapiJson } from '../../generated/documents.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { presentedKey } from '../access/credentials.js';
import { authorize, type Caller } from '../access/rights.js';
import type { ReadRequest } from '../fairness/read-request.js';
import type { IdempotencyKeys } from '../store/writes/idempotency-keys.js';
import { parseBody, readMediaType, requireParsers, validateBody } from './body.js';
import type { Chunks, Handlers, Upgrade } from './handlers.js';
import { beginKeyed, idempotencyKeyOf, type KeyedCall } from './idempotency.js';
import { readParameters } from './parameters.js';
import { type Match, type Operation, type Route, Router } from './route.js';

export type { Match, Operation, Route } from './route.js';

/** A request, as far as the contract asks of it, and what was found in it. */
export interface Call extends ReadRequest, KeyedCall {
  readonly route: Route | undefined;
  readonly caller: Caller | undefined;
  /** Where the request is a handshake. */
  readonly upgrade: Upgrade | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  /** The host, and the port where it isn't 80, that it was sent to. */
  readonly authority: string;
  parameters: object;
  body: Body | undefined;
}

export interface Body {
  readonly mediaType: string;
  readonly text: string;
  readonly value: unknown;
}

/** An `OperationResponse` of whichever operation. A text, bytes and chunks are sent as they are, any other object as JSON. */
export interface Answer {
  readonly status: number;
  /** Where the contract leaves the choice. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: object | string | Uint8Array | Chunks | undefined;
}

/** With the headers that the contract fixes for it: names and values in turn. */
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

  /** @param path as sent, without the query */
  find(method: string, path: string): Route {
    return this.#router.find(method, path);
  }

  /** The answer of the operation's handler. @throws Problem */
  handle(call: Call): Promise<FixedAnswer> {
    return this.#api.handleRequest(call as unknown as Parameters<OpenAPIBackend['handleRequest']>[0]);
  }
}

/** Binds handlers to the operations of the contract. Throws when one is missing or belongs to none. */
export async function createContract(
  handlers: Handlers,
  keys: Pick<IdempotencyKeys, 'begin'>,
): Promise<Contract> {
  const bound = Object.entries(handlers).map(([id, handle]) => [
    id,
    ({ request }: Context) => (handle as (request: object) => unknown)(operationRequestOf(request)),
  ]);
  const api = new OpenAPIBackend({
    definition: JSON.parse(openapiJson) as Document,
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    handlers: { ...Object.fromEntries(bound), ...(hooksWith(keys) as object as HandlerMap) },
  });
  await api.init();
  for (const { operationId } of api.router.getOperations()) {
    if (api.handlers[operationId!] === undefined)
      throw new Error(`The operation ${operationId} has no handler`);
  }
  requireParsers();
  const router = new Router(api.definition, Object.values(operations));
  api.router = router;
  // Generated code: openapi-backend cannot read OpenAPI 3.1 and compiles at run time.
  api.validator = { validateRequest } as unknown as OpenAPIValidator;
  return new Contract(api, router);
}

/** The argument that openapi-backend calls hooks with. */
interface Context {
  readonly request: Call;
  readonly operation: Operation;
  readonly validation: Validation;
  readonly response: Answer;
}

interface Validation {
  readonly valid: boolean;
  readonly errors?: readonly unknown[];
}

const valid: Validation = { valid: true };

/** In the order in which openapi-backend comes by. */
const hooksWith = (keys: Pick<IdempotencyKeys, 'begin'>) => ({
  notFound: ({ request }: Context) => refuse(request.route),
  methodNotAllowed: ({ request }: Context) => refuse(request.route),

  /** Rights, then the body: what it holds is looked at later. */
  postRoutingHandler({ request, operation }: Context): Promise<void> | undefined {
    // Called also where there is no route.
    if (operation === undefined) return undefined;
    if (request.caller !== undefined) authorize(request.caller, operation, collectionOf(request));
    const key = idempotencyKeyOf(request, request.route as Match);
    if (key !== undefined) {
      return beginKeyed(keys, request, operation, key).then((body) => {
        if (body !== undefined) takeBody(request, body.mediaType, body.text);
      });
    }
    const mediaType = readMediaType(operation.id as OperationId, request.headers);
    if (mediaType === undefined) return undefined;
    return request.readText().then((text) => takeBody(request, mediaType, text));
  },

  validationFail: ({ validation }: Context) => refuse(validation.errors![0]),

  /** Adds the headers that the contract fixes for such an answer. */
  postResponseHandler({ request, operation, response }: Context): FixedAnswer {
    const { status, body } = response;
    const headers =
      request.keyed?.isReplayed === true
        ? { ...response.headers, 'Idempotent-Replayed': 'true' }
        : response.headers;
    return { status, fixed: fixedHeaders(operation, response), headers, body };
  },
});

function takeBody(request: Call, mediaType: string, text: string): void {
  request.body = { mediaType, text, value: parseBody(mediaType, text) };
}

/** The collection that a request names, whether or not there may be one of that name. */
function collectionOf({ route, query, upgrade }: Call): string | undefined {
  const { collection_name } = (route as Match).pathParameters;
  if (upgrade === undefined) return collection_name;
  return new URLSearchParams(query).get('collection') ?? undefined;
}

function refuse(problem: unknown): never {
  throw problem;
}

function validateRequest(call: Call, operation: Operation): Validation {
  try {
    const id = operation.id as OperationId;
    const { pathParameters } = call.route as Match;
    call.parameters = readParameters(id, pathParameters, call.query, call.headers);
    if (call.body !== undefined) validateBody(id, call.body.mediaType, call.body.value);
    return valid;
  } catch (problem) {
    return { valid: false, errors: [problem] };
  }
}

/** An `OperationRequest` of whichever operation. */
function operationRequestOf(call: Call): object {
  const { parameters, query, caller, upgrade, body, keyed } = call;
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
