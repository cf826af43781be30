/** What the page shows of the two documents: references followed, and everything under the name it is shown by. */
import type { Documents } from '../documents.js';
import type { Schema } from '../schemas.js';

export interface Model {
  readonly info: Info;
  /** Where a service listens by default. */
  readonly server: string;
  readonly groups: readonly Group[];
  /** The paths of the contracts themselves. */
  readonly documents: readonly string[];
  readonly feed: Feed;
  readonly errors: readonly ErrorCode[];
  readonly answersOutsideOperations: readonly Answer[];
  readonly headers: readonly Header[];
  /** The names of headers that any answer may bear besides. */
  readonly transportHeaders: readonly string[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly url: string };
}

/** The operations of a tag. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

export interface Operation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly secured: boolean;
  readonly scope?: string;
  readonly unboundOnly: boolean;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly answers: readonly Answer[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Body {
  readonly required: boolean;
  readonly description?: string;
  readonly media: readonly Media[];
}

export interface Media {
  readonly type: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly value: unknown;
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
}

/** One form of a header; another may go by the same name. */
export interface Header {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly example?: Example;
}

export interface Feed {
  readonly path: string;
  readonly info: Info;
  readonly frames: readonly Frame[];
  readonly closeCodes: Readonly<Record<string, string>>;
}

export interface Frame {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** Throws where a document lacks what the page shows. */
export function modelOf(documents: Pick<Documents, 'openapi' | 'asyncapi'>): Model {
  const openapi = documents.openapi as unknown as OpenapiSource;
  const asyncapi = documents.asyncapi as unknown as AsyncapiSource;
  const headers = new Map<string, Header>();
  const read = new Reader(openapi, headers);
  const operations = Object.entries(openapi.paths).flatMap(([path, item]) => read.operations(path, item));
  const answersOutsideOperations = read.answers(openapi['x-answers-outside-operations']);
  return {
    info: openapi.info,
    server: openapi.servers[0]!.url,
    groups: openapi.tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name),
    })),
    documents: operations.filter(({ path }) => /\.(json|yaml)$/.test(path)).map(({ path }) => path),
    feed: feedOf(asyncapi),
    errors: Object.entries(openapi['x-error-codes']).map(([code, error]) => ({
      code,
      ...error,
      example: findExample(
        [...operations.flatMap(({ answers }) => answers), ...answersOutsideOperations],
        code,
      ),
    })),
    answersOutsideOperations,
    headers: [...headers.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    transportHeaders: openapi['x-transport-headers'],
    schemas: { ...openapi.components.schemas, ...asyncapi.components.schemas },
  };
}

/** Follows references within the OpenAPI document, and collects the headers it meets. */
class Reader {
  readonly #document: OpenapiSource;
  readonly #headers: Map<string, Header>;

  constructor(document: OpenapiSource, headers: Map<string, Header>) {
    this.#document = document;
    this.#headers = headers;
  }

  operations(path: string, item: PathItemSource): (Operation & { tag: string })[] {
    return Object.entries(item).flatMap(([method, value]) => {
      if (method === 'parameters') return [];
      const source = value as OperationSource;
      const { requestBody } = source;
      return {
        id: source.operationId,
        tag: source.tags[0]!,
        method: method.toUpperCase(),
        path,
        summary: source.summary,
        description: source.description,
        secured: (source.security ?? this.#document.security).length > 0,
        scope: source['x-scope'],
        unboundOnly: source['x-unbound-only'] ?? false,
        parameters: [...(item.parameters ?? []), ...(source.parameters ?? [])].map((parameter) => {
          const { value } = this.#follow(parameter);
          return { ...value, required: value.required ?? false };
        }),
        body: requestBody && {
          required: requestBody.required ?? false,
          description: requestBody.description,
          media: this.#media(requestBody.content),
        },
        answers: this.answers(source.responses),
      };
    });
  }

  answers(responses: Readonly<Record<string, MayRefer<ResponseSource>>>): Answer[] {
    return Object.entries(responses).map(([status, response]) => {
      const { value } = this.#follow(response);
      return {
        status,
        description: value.description,
        codes: value['x-codes'] ?? [],
        headers: Object.entries(value.headers ?? {}).map(([name, header]) => this.#header(name, header)),
        media: this.#media(value.content ?? {}),
      };
    });
  }

  #header(name: string, header: MayRefer<HeaderSource>): Header {
    const { component, value } = this.#follow(header);
    const id = component === undefined || component === name ? name : `${name}-${component}`;
    const known = this.#headers.get(id) ?? { ...value, id, name, required: value.required ?? false };
    this.#headers.set(id, known);
    return known;
  }

  #media(content: Readonly<Record<string, MediaSource>>): Media[] {
    return Object.entries(content).map(([type, { schema, example, examples }]) => ({
      type,
      schema,
      examples:
        example === undefined
          ? Object.entries(examples ?? {}).map(([name, each]) => ({ name, ...this.#follow(each).value }))
          : [{ value: example }],
    }));
  }

  #follow<T extends object>(node: MayRefer<T>): { component?: string; value: T } {
    if (!('$ref' in node)) return { value: node };
    const [, , kind, component] = node.$ref.split('/');
    const value = this.#document.components[kind!]?.[component!];
    if (value === undefined) throw new Error(`openapi.yaml has no ${node.$ref}`);
    return { component, value: value as T };
  }
}

function findExample(answers: readonly Answer[], code: string): Example | undefined {
  const examples = answers.flatMap(({ media }) => media.flatMap(({ examples }) => examples));
  return examples.find(({ name }) => name === code);
}

function feedOf({ info, channels, components }: AsyncapiSource): Feed {
  const [channel] = Object.values(channels);
  return {
    path: channel!.address,
    info,
    frames: Object.values(components.messages).map(({ name, title, summary, payload, examples }) => ({
      name,
      title,
      summary,
      schema: payload,
      examples: examples.map(({ name, summary, payload }) => ({ name, summary, value: payload })),
    })),
    closeCodes: channel!['x-close-codes'],
  };
}

type MayRefer<T> = T | { readonly $ref: string };

interface OpenapiSource {
  readonly info: Info;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, PathItemSource>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> } & Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  readonly 'x-error-codes': Readonly<Record<string, Omit<ErrorCode, 'code' | 'example'>>>;
  readonly 'x-transport-headers': readonly string[];
  readonly 'x-answers-outside-operations': Readonly<Record<string, MayRefer<ResponseSource>>>;
}

interface PathItemSource {
  readonly parameters?: readonly MayRefer<ParameterSource>[];
  readonly [method: string]: unknown;
}

interface OperationSource {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly MayRefer<ParameterSource>[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly description?: string;
    readonly content: Readonly<Record<string, MediaSource>>;
  };
  readonly responses: Readonly<Record<string, MayRefer<ResponseSource>>>;
  readonly 'x-scope'?: string;
  readonly 'x-unbound-only'?: boolean;
}

type ParameterSource = Omit<Parameter, 'required'> & { readonly required?: boolean };

type HeaderSource = Omit<Header, 'id' | 'name' | 'required'> & { readonly required?: boolean };

interface ResponseSource {
  readonly description: string;
  readonly headers?: Readonly<Record<string, MayRefer<HeaderSource>>>;
  readonly content?: Readonly<Record<string, MediaSource>>;
  readonly 'x-codes'?: readonly string[];
}

interface MediaSource {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, MayRefer<Omit<Example, 'name'>>>>;
}

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
        Omit<Frame, 'schema' | 'examples'> & {
          readonly payload: Schema;
          readonly examples: readonly { name?: string; summary?: string; payload: unknown }[];
        }
      >
    >;
  };
}
