/**
 * The content of the page from the two documents. References are resolved, and items are grouped by the names
 * that the page shows.
 */
import type { Documents } from '../documents.js';
import { mapValues, type Schema } from '../schemas.js';

export type Model = ReturnType<typeof modelOf>;
/** The operations of a tag. */
export type Group = Model['groups'][number];
export type Operation = Group['operations'][number];
export type Answer = Operation['answers'][number];
export type Body = NonNullable<Operation['body']>;
export type Media = ReturnType<typeof mediaOf>[number];
export type Feed = Model['feed'];

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly url: string };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly value: unknown;
}

/** A header. Several headers can have the same name. */
export interface Header extends HeaderSource {
  readonly id: string;
  readonly name: string;
}

/** Returns the model. @throws Error if a document lacks something that the page shows */
export function modelOf(documents: Pick<Documents, 'openapi' | 'asyncapi'>) {
  const openapi = resolved(documents.openapi, documents.openapi) as OpenapiSource;
  const asyncapi = documents.asyncapi as unknown as AsyncapiSource;
  const headers = new Map<string, Header>();
  const answers = (responses: Responses) =>
    Object.entries(responses).map(([status, response]) => ({
      status,
      description: response.description,
      codes: response['x-codes'] ?? [],
      headers: Object.entries(response.headers ?? {}).map(([name, { component = name, ...header }]) => {
        const id = component === name ? name : `${name}-${component}`;
        const known = headers.get(id) ?? { ...header, id, name };
        headers.set(id, known);
        return known;
      }),
      media: mediaOf(response.content),
    }));
  const operations = Object.entries(openapi.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods as Readonly<Record<string, OperationSource>>).map(([method, source]) => ({
      ...source,
      id: source.operationId,
      method: method.toUpperCase(),
      path,
      secured: (source.security ?? openapi.security).length > 0,
      scopes: [source['x-scope'] ?? []].flat(),
      unboundOnly: source['x-unbound-only'] ?? false,
      parameters: [...parameters, ...(source.parameters ?? [])],
      body: source.requestBody && { ...source.requestBody, media: mediaOf(source.requestBody.content) },
      answers: answers(source.responses),
    })),
  );
  const answersOutsideOperations = answers(openapi['x-answers-outside-operations']);
  const examples = [...operations.flatMap((operation) => operation.answers), ...answersOutsideOperations]
    .flatMap(({ media }) => media)
    .flatMap((media) => media.examples);
  return {
    info: openapi.info,
    server: openapi.servers[0]!.url,
    groups: openapi.tags.map((tag) => ({
      ...tag,
      operations: operations.filter(({ tags }) => tags[0] === tag.name),
    })),
    documents: operations
      .filter(({ path }) => /\.(json|yaml)$/.test(path) && !path.startsWith('/v1/'))
      .map(({ path }) => path),
    feed: feedOf(asyncapi),
    errors: Object.entries(openapi['x-error-codes']).map(([code, error]) => ({
      ...error,
      code,
      example: examples.find(({ name }) => name === code),
    })),
    answersOutsideOperations,
    headers: [...headers.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    transportHeaders: openapi['x-transport-headers'],
    schemas: { ...openapi.components.schemas, ...asyncapi.components.schemas },
  };
}

/** Replaces references to components by the components and their names. References to schemas are kept. */
function resolved(node: unknown, document: Documents['openapi']): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => resolved(item, document));
  const [, kind = '', component = ''] =
    /^#\/components\/(?!schemas)(\w+)\/(\w+)$/.exec(String((node as Schema).$ref)) ?? [];
  if (kind === '') return mapValues(node, (value) => resolved(value, document));
  const target = (document.components[kind] as Readonly<Record<string, object>>)[component];
  if (target === undefined) throw new Error(`openapi.yaml has no ${kind} ${component}`);
  return { ...(resolved(target, document) as object), component };
}

function mediaOf(content: Content = {}) {
  return Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const named = Object.entries(examples).map(([name, each]): Example => ({ ...each, name }));
    return { type, schema, examples: example === undefined ? named : [{ value: example } as Example] };
  });
}

function feedOf({ info, channels, components }: AsyncapiSource) {
  const [channel] = Object.values(channels);
  return {
    path: channel!.address,
    info,
    frames: Object.values(components.messages).map(({ payload, examples, ...message }) => ({
      ...message,
      schema: payload,
      examples: examples.map(({ payload: value, ...example }): Example => ({ ...example, value })),
    })),
    closeCodes: channel!['x-close-codes'],
  };
}

interface OpenapiSource {
  readonly info: Info;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-error-codes': Readonly<
    Record<string, { readonly status: number; readonly title: string; readonly description: string }>
  >;
  readonly 'x-transport-headers': readonly string[];
  readonly 'x-answers-outside-operations': Responses;
}

interface OperationSource {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Responses;
  readonly 'x-scope'?: string | readonly string[];
  readonly 'x-unbound-only'?: boolean;
}

interface HeaderSource {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

type Responses = Readonly<
  Record<
    string,
    {
      readonly description: string;
      readonly headers?: Readonly<Record<string, HeaderSource & { component?: string }>>;
      readonly content?: Content;
      readonly 'x-codes'?: readonly string[];
    }
  >
>;

type Content = Readonly<
  Record<string, { schema: Schema; example?: unknown; examples?: Readonly<Record<string, Example>> }>
>;

interface AsyncapiSource {
  readonly info: Info;
  readonly channels: Readonly<
    Record<string, { readonly address: string; readonly 'x-close-codes': Readonly<Record<string, string>> }>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly messages: Readonly<
      Record<
        string,
        {
          readonly name: string;
          readonly title: string;
          readonly summary: string;
          readonly payload: Schema;
          readonly examples: readonly { name?: string; summary?: string; payload: unknown }[];
        }
      >
    >;
  };
}
