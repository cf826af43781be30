/** The types of handlers by operationId, derived from the contract: what doesn't fit `openapi.yaml` doesn't compile. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { operations as Shapes } from '../../generated/openapi.js';
import type { OperationId, operations } from '../../generated/operations.js';
import type { Caller } from '../access/rights.js';
import type { ReadRequest } from '../fairness/read-request.js';
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
  /** What the parameters of the query were read from, as it was sent. */
  readonly query: string;
  /** Whose key it bears; undefined where no key is needed. */
  readonly caller: Description<Id>['secured'] extends true ? Caller : undefined;
  readonly readRequest: ReadRequest;
  /** Where it bears an idempotency key; what it does is to be carried out as such. */
  readonly keyed: KeyedRequest | undefined;
  /** The text of the key that it bears. */
  apiKey(): string;
  /** The host, and the port where it isn't 80, that it was sent to, as its client says. */
  authority(): string;
} & RequestBody<Id> &
  (101 extends keyof Shapes[Id]['responses'] ? { readonly upgrade: Upgrade } : unknown);

/** A connection that its client asks to leave HTTP, to be taken over by the handler that answers 101. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came behind the request. */
  readonly head: Buffer;
  /** Names the request in answers and log. */
  readonly requestId: string;
  /** The address of the client. */
  readonly client: string;
}

/**
 * A body that is made while it is read: of nothing more is asked than the client takes. Where it fails, the connection
 * is cut, so that no part is taken for the whole.
 */
export type Chunks = AsyncIterable<string | Uint8Array>;

/** The parameters by their names on the wire; those with a default are always there. */
export type Parameters<Id extends OperationId> = {
  readonly [Name in PresentName<Id>]: ParameterValue<Id, Name>;
} & {
  readonly [Name in Exclude<ParameterName<Id>, PresentName<Id>>]?: ParameterValue<Id, Name>;
};

/**
 * One of the answers that an operation declares. Problems are thrown. Headers that are undefined are not sent. With 101
 * the handler has written all there is to say.
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
/** The type of the parameter `Name`, in whichever place it is. */
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
    /** The body as it was sent. */
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

/** Headers that the pipeline adds to every answer, or the contract fixes. */
type AddedHeader =
  | 'Request-Id'
  | 'X-Content-Type-Options'
  | 'Cache-Control'
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
/** Of several media types the answer says which it is. */
type Alternatives<Content, Names extends keyof Content> = {
  [MediaType in Names]: {
    readonly body: Content[MediaType] | JsonText<Content[MediaType]> | Uint8Array | Chunks;
  } & ([Names] extends [MediaType] ? { readonly mediaType?: MediaType } : { readonly mediaType: MediaType });
}[Names];
