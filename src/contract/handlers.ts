/** Derives the types of handlers from the contract. A handler that violates it doesn't compile. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { operations as Shapes } from '../../generated/openapi.js';
import type { OperationId, operations } from '../../generated/operations.js';
import type { Caller } from '../access/rights.js';
import type { ReadRequest } from '../fairness/read-request.js';
import type { Problem } from '../problem.js';
import type { KeyedRequest } from '../store/writes/idempotency-keys.js';
import type { JsonText } from '../values/values.js';

export type { OperationId };

/** One handler for each operation of the contract. */
export type Handlers = {
  readonly [Id in OperationId]: (
    request: OperationRequest<Id>,
  ) => OperationResponse<Id> | Promise<OperationResponse<Id>>;
};

/** A validated request. */
export type OperationRequest<Id extends OperationId> = {
  readonly parameters: Parameters<Id>;
  /** The query as sent, without `?`. */
  readonly query: string;
  /** The caller that the key belongs to. Undefined if the operation doesn't need a key. */
  readonly caller: Description<Id>['secured'] extends true ? Caller : undefined;
  readonly readRequest: ReadRequest;
  /** Set if the request has an idempotency key. The handler must pass it to the store. */
  readonly keyed: KeyedRequest | undefined;
  /** Whether the client wants only the headers of the response. */
  readonly isHead: boolean;
  /**
   * Turns the request into an open feed. It no longer counts as a request in progress, and the handler watches its
   * permissions.
   */
  readonly becomesFeed: (feed: OpenFeed) => void;
  /** Returns the secret of the key that the request was sent with. */
  apiKey(): string;
  /** Returns the host that the client sent the request to, with the port if it isn't 80. */
  authority(): string;
} & RequestBody<Id> &
  (101 extends keyof Shapes[Id]['responses'] ? { readonly upgrade: Upgrade } : unknown);

/** A connection that the client wants to upgrade. The handler that returns 101 takes it over. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** The bytes that were received after the request. */
  readonly head: Buffer;
  /** The request id in responses and in the log. */
  readonly requestId: string;
  /** The address of the client. */
  readonly client: string;
}

/**
 * A body that is produced while it is sent, only as fast as the client reads. If it fails, the server closes
 * the connection, so that the client detects an incomplete response.
 */
export type Chunks = AsyncIterable<string | Uint8Array>;

/** A body that the handler writes itself, whenever it has something to send. */
export interface LiveBody {
  /**
   * Called when the headers were sent. Resolves when the response is complete, or when the client has disconnected.
   *
   * @param detailsOf returns the body of an error response to the same request
   */
  send(response: ServerResponse, detailsOf: (problem: Problem) => object): Promise<void>;
  /** Called instead of `send` if the body isn't sent. */
  drop(): void;
}

/** An open feed that sends its changes in the response to a request. */
export interface OpenFeed {
  /** The response is complete, or the client has disconnected. */
  ended(): void;
}

/** A body for which an open feed waits. It has no promises, because thousands of requests can wait. */
export interface LateBody {
  /** Calls a function when the body is complete. */
  whenComplete(notify: () => void): void;
  /**
   * Returns the complete body.
   *
   * @throws Problem the problem that the server sends instead
   */
  content(): string | Uint8Array;
}

/** The parameters by their names on the wire. Parameters with a default are always present. */
export type Parameters<Id extends OperationId> = {
  readonly [Name in PresentName<Id>]: ParameterValue<Id, Name>;
} & {
  readonly [Name in Exclude<ParameterName<Id>, PresentName<Id>>]?: ParameterValue<Id, Name>;
};

/**
 * One of the responses that the contract declares for an operation. Handlers throw problems instead of
 * returning them. Headers with the value undefined are not sent. If the status is 101, the handler has
 * already written the response.
 */
export type OperationResponse<Id extends OperationId> = {
  [Status in AnsweredStatus<Id>]: { readonly status: Status } & (Status extends 101
    ? unknown
    : ResponseHeaders<Id, Status> & ResponseBody<Id, Status>);
}[AnsweredStatus<Id>];

type Description<Id extends OperationId> = (typeof operations)[Id];

type ParameterDescription<Id extends OperationId> = Description<Id>['parameters'][number];
type ParameterName<Id extends OperationId> = ParameterDescription<Id>['name'];
type PresentName<Id extends OperationId> = Extract<
  ParameterDescription<Id>,
  { required: true } | { default: unknown }
>['name'];
type ParameterValue<Id extends OperationId, Name extends string> =
  ValueOf<Shapes[Id]['parameters'], Name> extends (infer Item)[]
    ? readonly Item[]
    : ValueOf<Shapes[Id]['parameters'], Name>;
/** The type of the parameter `Name`, in the path, the query or the headers. */
type ValueOf<Places, Name extends string> = {
  [Place in keyof Places]-?: Name extends keyof NonNullable<Places[Place]>
    ? NonNullable<NonNullable<Places[Place]>[Name]>
    : never;
}[keyof Places];

type RequestBody<Id extends OperationId> = Shapes[Id] extends { requestBody: { content: infer Content } }
  ? SentBody<Content>
  : Description<Id>['hasOptionalBody'] extends true
    ? Shapes[Id] extends { requestBody?: { content: infer Content } }
      ? SentBody<Content> | NoBody
      : never
    : NoBody;
type SentBody<Content> = {
  [MediaType in keyof Content]: {
    readonly mediaType: MediaType;
    readonly body: Content[MediaType];
    /** The body as the client sent it. */
    readonly text: string;
  };
}[keyof Content];
interface NoBody {
  readonly mediaType?: undefined;
  readonly body?: undefined;
  readonly text?: undefined;
}

type AnsweredStatus<Id extends OperationId> = keyof Description<Id>['responses'] &
  keyof Shapes[Id]['responses'];
type Response<
  Id extends OperationId,
  Status extends keyof Shapes[Id]['responses'],
> = Shapes[Id]['responses'][Status];

/** Headers that the pipeline adds to every response, or that the contract fixes. */
type AddedHeader =
  | 'Request-Id'
  | 'X-Content-Type-Options'
  | 'Cache-Control'
  | 'X-Accel-Buffering'
  | 'RateLimit'
  | 'RateLimit-Policy'
  | 'Idempotent-Replayed';

type ResponseHeaders<Id extends OperationId, Status extends AnsweredStatus<Id>> =
  Response<Id, Status> extends { headers: infer Headers } ? HeadersMember<OwnHeaders<Headers>> : unknown;
type OwnHeaders<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Name extends AddedHeader ? never : Name]: string;
};
type HeadersMember<Headers> =
  Partial<Headers> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

type ResponseBody<Id extends OperationId, Status extends AnsweredStatus<Id>> =
  Response<Id, Status> extends { content: infer Content }
    ? Alternatives<Content, keyof Content>
    : { readonly body?: undefined };
/** If the contract declares several media types, the response must name one of them. */
type Alternatives<Content, Names extends keyof Content> = {
  [MediaType in Names]: {
    readonly body:
      | Content[MediaType]
      | JsonText<Content[MediaType]>
      | Uint8Array
      | Chunks
      | LiveBody
      | LateBody;
  } & ([Names] extends [MediaType] ? { readonly mediaType?: MediaType } : { readonly mediaType: MediaType });
}[Names];
