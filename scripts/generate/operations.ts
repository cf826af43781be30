/** Generates the router table, the table of error codes and the patterns of texts. */
import type { OpenapiDocument, Operation, Parameter, PathItem } from './contracts.js';
import { mapValues, type Schema } from './schemas.js';

interface RoutedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** The parameters of the path and of the operation. */
  readonly parameters: readonly Parameter[];
}

/** Returns the operations of a dereferenced document in document order. */
export function routedOperations(document: OpenapiDocument): RoutedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]: [string, PathItem]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => {
        const operation = value as Operation;
        if (!operation.operationId) throw new Error(`${method} ${path} has no operationId`);
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const names = parameters.map(({ name }) => name);
        if (new Set(names).size < names.length) {
          throw new Error(`${operation.operationId} has two parameters of one name`);
        }
        const exclusive = parameters.flatMap(({ name, 'x-not-beside': others }) =>
          others ? [name, ...others] : [],
        );
        for (const { name, schema } of parameters) {
          // Some generated clients always send every default. A default would make these parameters collide.
          if (exclusive.includes(name) && schema.default !== undefined)
            throw new Error(`${operation.operationId}: ${name} has a default, and isn't taken beside others`);
        }
        if (isSecured(operation, document) && operation['x-scope'] === undefined)
          throw new Error(
            `${operation.operationId} needs x-scope; [] means that any valid key can send the request`,
          );
        return { method: method.toUpperCase(), path, operation, parameters };
      }),
  );
}

/** Returns the text of `generated/operations.ts`. */
export function operationsModule(document: OpenapiDocument): string {
  const operations = routedOperations(document).map(({ method, path, operation, parameters }) => [
    operation.operationId,
    {
      id: operation.operationId,
      method,
      path,
      secured: isSecured(operation, document),
      takesKeyInQuery: takesKeyInQuery(operation, document),
      scopes: [operation['x-scope'] ?? []].flat(),
      unboundOnly: operation['x-unbound-only'] ?? false,
      ticketScopes: operation['x-ticket-scopes'],
      ignoresUnknownParameters: operation['x-ignore-unknown-parameters'] ?? false,
      refusedHeaders: operation['x-refused-headers'] ?? [],
      parameters: parameters.map((parameter) => describeParameter(parameter, operation.operationId)),
      mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
      hasOptionalBody: operation.requestBody?.required === false,
      responses: describeResponses(operation),
    },
  ]);
  const crossOrigin = mapValues(crossOriginOf(document), (names) => [...new Set(names)].join(', '));
  const problems = mapValues(document['x-error-codes'], ({ status, title }) => ({ status, title }));
  const { schemas, headers } = document.components;
  const ofHeaders = mapValues(
    headers as Readonly<Record<string, { schema: Schema }>>,
    ({ schema }) => schema,
  );
  const patterns = Object.entries({ ...schemas, ...ofHeaders }).flatMap(([name, { pattern }]) =>
    typeof pattern === 'string' ? [`  ${name}: ${new RegExp(pattern, 'u')}`] : [],
  );
  return `${types}
/** Every operation by its operationId. */
export const operations = ${literal(Object.fromEntries(operations))} as const satisfies Readonly<Record<string, OperationDescription>>;

export type OperationId = keyof typeof operations;

/** What pages of other origins may use: methods and headers of requests, and headers of answers to read. */
export const crossOrigin = ${literal(crossOrigin)} as const;

/** The error codes of this version. */
export const problems = ${literal(problems)} as const;

export type ErrorCode = keyof typeof problems;

/** The patterns of texts, by the names of their schemas and headers. */
export const patterns = {
${patterns.join(',\n')}
} as const;
`;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

const types = `
export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  /** A list is written with commas between its items, an array by its name with each of them. */
  readonly kind: 'string' | 'integer' | 'list' | 'array';
  readonly required: boolean;
  readonly default?: string | number | readonly string[];
  /** Parameters of the query beside which it isn't taken. */
  readonly notBeside?: readonly string[];
}

export interface ResponseDescription {
  /** Of the body; none when there is no body. */
  readonly mediaTypes: readonly string[];
  /** Those that are always the same. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface OperationDescription {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether it needs an API key. */
  readonly secured: boolean;
  /** Whether the key may be in the query, for browsers that can't set headers. */
  readonly takesKeyInQuery: boolean;
  /** Those that the key needs. */
  readonly scopes: readonly ('read' | 'write' | 'admin')[];
  /** Whether keys bound to collections are refused. */
  readonly unboundOnly: boolean;
  /** The scopes that a ticket needs. Without this, tickets do not reach the operation. */
  readonly ticketScopes?: readonly ('read' | 'insert' | 'update' | 'delete')[];
  readonly ignoresUnknownParameters: boolean;
  /** Headers of requests that it doesn't take. */
  readonly refusedHeaders: readonly string[];
  readonly parameters: readonly ParameterDescription[];
  /** Of the request's body; none when the operation takes no body. */
  readonly mediaTypes: readonly string[];
  /** Whether the body may be left out. */
  readonly hasOptionalBody: boolean;
  /** What a handler may answer, by status; problems are not among them. */
  readonly responses: Readonly<Record<number, ResponseDescription>>;
}
`;

/** Whether the operation requires a key. */
export function isSecured({ security }: Operation, document: OpenapiDocument): boolean {
  return (security ?? document.security ?? []).length > 0;
}

function takesKeyInQuery({ security = [] }: Operation, { components }: OpenapiDocument): boolean {
  return security.flatMap(Object.keys).some((name) => components.securitySchemes[name]!.in === 'query');
}

function describeParameter(parameter: Parameter, operationId: string) {
  const { name, in: place, required, schema } = parameter;
  const where = `${operationId}: parameter ${name}`;
  if (place !== 'path' && place !== 'query' && place !== 'header') throw new Error(`${where} is in ${place}`);
  const kind = schema.type === 'array' && parameter.explode === false ? 'list' : schema.type;
  if (kind !== 'string' && kind !== 'integer' && kind !== 'list' && kind !== 'array')
    throw new Error(`${where} has type ${kind}`);
  if ((parameter.style ?? 'form') !== 'form' && place === 'query')
    throw new Error(`${where} needs style form`);
  if (kind === 'integer' && !(Number.isSafeInteger(schema.minimum) && Number.isSafeInteger(schema.maximum))) {
    throw new Error(`${where} needs a minimum and a maximum that a double holds exactly`);
  }
  const notBeside = parameter['x-not-beside'];
  return { name, in: place, kind, required: required ?? false, default: schema.default, notBeside };
}

/** Describes the responses of handlers. Handlers throw problems, so those aren't included. */
function describeResponses({ responses }: Operation) {
  const described = Object.entries(responses).map(([status, { content, headers }]) => {
    const mediaTypes = Object.keys(content ?? {});
    const fixed = Object.entries(headers ?? {}).filter(([, header]) => isFixed(header));
    const fixedHeaders = Object.fromEntries(
      fixed.map(([name, { schema }]) => [name, String(values(schema)[0])]),
    );
    return [status, { mediaTypes, headers: fixedHeaders }] as const;
  });
  return Object.fromEntries(
    described.filter(([, { mediaTypes }]) => !mediaTypes.includes('application/problem+json')),
  );
}

/**
 * Returns the methods and headers for CORS. Upgrades are excluded, because `fetch` can't read their response.
 * Some headers are readable on every page.
 */
function crossOriginOf(document: OpenapiDocument) {
  const routed = routedOperations(document).filter(({ operation }) => !('101' in operation.responses));
  const keyed = routed.filter(({ operation }) => isSecured(operation, document));
  const parameters = routed.flatMap((each) => each.parameters);
  return {
    methods: routed.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    requestHeaders: [
      ...Object.values(document.components.securitySchemes).flatMap((scheme) =>
        scheme.type === 'http' ? ['Authorization'] : scheme.in === 'header' ? [scheme.name!] : [],
      ),
      'Content-Type',
      ...parameters
        .filter(({ in: place, name }) => place === 'header' && !setByBrowsers.has(name))
        .map(({ name }) => name),
      ...Object.keys(document['x-request-headers']),
    ],
    answerHeaders: keyed.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ headers = {} }) =>
        Object.keys(headers).filter((name) => !safelisted.has(name) && !isFixed(headers[name]!)),
      ),
    ),
  };
}

/** Headers that a page can't set (Fetch standard, forbidden request-headers). */
export const setByBrowsers: ReadonlySet<string> = new Set(['Accept-Encoding']);

/** The Fetch standard's CORS-safelisted response-header names. */
const safelisted = new Set(
  'Cache-Control Content-Language Content-Length Content-Type Expires Last-Modified Pragma'.split(' '),
);

function isFixed({ required, schema }: { readonly required?: boolean; readonly schema: Schema }): boolean {
  return required === true && values(schema).length === 1;
}

function values(schema: Schema): readonly unknown[] {
  return Array.isArray(schema.enum) ? schema.enum : [];
}

/** Returns a value as a TypeScript literal. */
export function literal(value: object): string {
  return JSON.stringify(value, null, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
}
