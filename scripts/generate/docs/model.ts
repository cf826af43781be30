/** The content of the page: both documents without references, grouped by the names on the page. */
import type * as contracts from '../contracts.js';
import type { Documents } from '../documents.js';
import { isSecured, routedOperations } from '../operations.js';
import { mapNodes, type Schema } from '../schemas.js';

export type Model = ReturnType<typeof modelOf>;
/** The operations of a tag. */
export type Group = Model['groups'][number];
export type Operation = Group['operations'][number];
export type Answer = Operation['answers'][number];
export type Body = NonNullable<Operation['body']>;
export type Media = ReturnType<typeof mediaOf>[number];
export type Feed = Model['feed'];
export type Parameter = Operation['parameters'][number];
export type { Example, Info } from '../contracts.js';

/** A header. Several headers can have the same name. */
export interface Header extends contracts.Header {
  readonly id: string;
  readonly name: string;
}

/** Returns the model. @throws Error if a document lacks something that the page shows */
export function modelOf(documents: Pick<Documents, 'openapi' | 'asyncapi'>) {
  const openapi = resolved(documents.openapi) as contracts.OpenapiDocument;
  const { asyncapi } = documents;
  const headers = new Map<string, Header>();
  const answers = (responses: contracts.Named<contracts.Response>) =>
    Object.entries(responses).map(([status, response]) => ({
      status,
      description: response.description,
      codes: response['x-codes'] ?? [],
      headers: Object.entries(response.headers ?? {}).map(([name, source]) => {
        const { component = name, ...header }: contracts.Header & { component?: string } = source;
        const id = component === name ? name : `${name}-${component}`;
        const known = headers.get(id) ?? { ...header, id, name };
        headers.set(id, known);
        return known;
      }),
      media: mediaOf(response.content),
    }));
  const operations = routedOperations(openapi).map(({ method, path, operation: source, parameters }) => ({
    ...source,
    id: source.operationId,
    method,
    path,
    secured: isSecured(source, openapi),
    scopes: [source['x-scope'] ?? []].flat(),
    unboundOnly: source['x-unbound-only'] ?? false,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      example: Object.values(parameter.examples)[0]?.value,
    })),
    body: source.requestBody && { ...source.requestBody, media: mediaOf(source.requestBody.content) },
    answers: answers(source.responses),
  }));
  const answersOutsideOperations = answers(openapi['x-answers-outside-operations']);
  const examples = [...operations.flatMap((operation) => operation.answers), ...answersOutsideOperations]
    .flatMap(({ media }) => media)
    .flatMap((media) => media.examples);
  return {
    info: openapi.info,
    server: openapi.servers[0]!.url,
    groups: openapi.tags.map((tag) => ({
      ...tag,
      operations: operations.filter(({ tags }) => tags?.[0] === tag.name),
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
function resolved(document: Documents['openapi']): unknown {
  const named = document.components as unknown as contracts.Named<contracts.Named<object>>;
  const inline = (node: object): unknown => {
    const [, kind = '', component = ''] =
      /^#\/components\/(?!schemas)(\w+)\/(\w+)$/.exec(String((node as Schema).$ref)) ?? [];
    if (kind === '') return undefined;
    const target = named[kind]![component];
    if (target === undefined) throw new Error(`openapi.yaml has no ${kind} ${component}`);
    return { ...(mapNodes(target, inline) as object), component };
  };
  return mapNodes(document, inline);
}

function mediaOf(content: contracts.Content = {}) {
  return Object.entries(content).map(([type, { schema, examples = {} }]) => ({
    type,
    schema,
    examples: Object.entries(examples).map(([name, each]): contracts.Example => ({ ...each, name })),
  }));
}

function feedOf({ info, channels, components }: contracts.AsyncapiDocument) {
  const [channel] = Object.values(channels);
  return {
    path: channel!.address,
    info,
    frames: Object.values(components.messages).map(({ payload, examples, ...message }) => ({
      ...message,
      schema: payload,
      examples: examples.map(({ payload: value, ...example }): contracts.Example => ({ ...example, value })),
    })),
    closeCodes: channel!['x-close-codes'],
  };
}
