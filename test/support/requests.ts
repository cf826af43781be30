import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { consoleFolder } from '../../src/operations/documents/console.js';
import { openapi } from './contract.js';
import { anyFilter, written } from './filters.js';
import { fitting, type Schema } from './schemas.js';

/** A request before it is encoded and sent. */
export interface Request {
  readonly operationId: string;
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly template: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The resources that requests can refer to. They must exist on the server under test. */
export interface Resources {
  readonly collection: string;
  /** The number of rows. Their IDs start at 1. */
  readonly rows: number;
  /** Collections that may or may not exist. */
  readonly others: readonly string[];
  readonly key: string;
  /** Keys with a single scope, by that scope. */
  readonly narrow: Readonly<Record<'read' | 'write', string>>;
  /** The ID of a key that tests can update and revoke. */
  readonly keyId: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  /** True for an array whose items are sent as repeated parameters. */
  readonly isExploded: boolean;
  /** The parameters that can't be combined with this one. */
  readonly apart: readonly string[];
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly Parameter[];
  readonly mediaTypes: readonly (readonly [mediaType: string, schema: Schema])[];
  readonly scopes: readonly ('read' | 'write' | 'admin')[];
  readonly secured: boolean;
  readonly ignoresUnknown: boolean;
  readonly refusedHeaders: readonly string[];
  /** The methods that the path supports. */
  readonly allow: readonly string[];
}

/** The name of one file of the console. */
const consoleAsset = readdirSync(consoleFolder).find((name) => name.endsWith('.js'))!;

const operations = readOperations();
export const feedOperation = operations.find(({ operationId }) => operationId === 'openFeed')!;
/** All operations except `openFeed`. */
export const plainOperations = operations.filter((operation) => operation !== feedOperation);

/** Generates valid requests. The resources that they refer to may or may not exist. */
export function fittingRequests(resources: Resources): fc.Arbitrary<Request> {
  return fc.oneof(
    ...plainOperations.map((operation) => ({
      arbitrary: fittingRequest(operation, resources, 'any'),
      weight: operation.secured ? 4 : 1,
    })),
  );
}

/**
 * Generates valid requests to one operation. With `present`, they refer to existing resources and succeed.
 */
export function fittingRequest(
  operation: Operation,
  resources: Resources,
  which: 'present' | 'any',
): fc.Arbitrary<Request> {
  const { operationId, method, template, parameters, mediaTypes, secured } = operation;
  const values = parameters.map((parameter) => {
    // Page tokens are opaque, so they can't be generated.
    if (parameter.name === 'after') return fc.constant(null);
    const texts = valuesOf(parameter, operation, resources, which).map((value) =>
      wireTexts(value, parameter),
    );
    return parameter.required ? texts : fc.option(texts);
  });
  const bodies = mediaTypes.map(([mediaType, schema]) =>
    bodyOf(schema, operation, resources).map((value) => ({ mediaType, text: JSON.stringify(value) })),
  );
  const body = bodies.length === 0 ? fc.constant(undefined) : fc.oneof(...bodies);
  const extras = fc.record(
    {
      Accept: fc.constantFrom('*/*', 'text/html', 'application/xml'),
      'X-Request-Id': fc.stringMatching(/^[A-Za-z0-9._~+/=:-]{1,128}$/),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const key = fc.constantFrom<Record<string, string>[]>(
    { 'x-api-key': resources.key },
    { Authorization: `Bearer ${resources.key}` },
  );
  const all = fc.tuple(fc.tuple(...values), body, extras, key).map(([texts, content, extra, bearer]) => {
    const bare: Request = {
      operationId,
      method,
      template,
      path: {},
      query: [],
      headers: {
        ...extra,
        ...(secured && bearer),
        ...(content && { 'Content-Type': content.mediaType }),
      },
      ...(content && { body: content.text }),
    };
    return texts.reduce<Request>(
      (request, each, index) =>
        each === null ? request : withParameter(request, parameters[index]!, ...each),
      bare,
    );
  });
  return all.filter(({ query }) => !lacksColumns(query));
}

function valuesOf(
  { name, schema }: Parameter,
  { operationId, method }: Operation,
  { collection, rows, others, key, keyId }: Resources,
  which: 'present' | 'any',
): fc.Arbitrary<unknown> {
  const isAny = which === 'any';
  const there = fc.integer({ min: 1, max: rows });
  if (name === 'api_key') return fc.constant(key);
  if (name === 'row_id') return isAny ? fc.oneof(there, there, fitting(schema)) : there;
  if (name === 'If-Match' && !isAny) return fc.constant('*');
  if (name === 'If-None-Match' && !isAny && method !== 'GET') return fc.constant('"another"');
  if (name === 'If-Match' || name === 'If-None-Match')
    return fc.oneof(
      fc.constant('*'),
      fitting(schema).filter((text) => isHeaderValue(String(text))),
    );
  if (name === 'Accept-Encoding')
    return fc.oneof(fc.constantFrom('br', 'gzip;q=0.5, br;q=0.1', 'identity', '*;q=0'), headerTexts);
  if (name === 'Prefer')
    return fc.oneof(
      fc.constantFrom('return=minimal', 'count=exact', 'respond-async, COUNT = "exact" ;x'),
      headerTexts,
    );
  // Each request has a new key. Otherwise, the server would replay an earlier response.
  if (name === 'Idempotency-Key')
    return fc.tuple(fc.uuid(), fc.boolean()).map(([text, isQuoted]) => (isQuoted ? `"${text}"` : text));
  // A name that contains a comma must be a JSON string, which a schema can't express.
  if (name === 'sort' || name === 'fields')
    return fc.uniqueArray(
      (fitting(schema.items!) as fc.Arbitrary<string>).filter((text) => !text.includes(',')),
      {
        minLength: 1,
        maxLength: name === 'sort' ? 4 : 50,
        selector: (text) => (name === 'sort' ? text.slice(0, text.lastIndexOf(':')) : text),
      },
    );
  if (name === 'filter') return anyFilter.map((filter) => written(filter));
  if (name === 'key_id') return isAny ? fc.oneof(fc.constant(keyId), fitting(schema)) : fc.constant(keyId);
  if (name === 'asset') return fc.constantFrom(...(isAny ? [consoleAsset, 'app-0.js'] : [consoleAsset]));
  if (name === 'guide') return isAny ? fc.constantFrom('feed', 'gardening') : fc.constant('feed');
  if (name !== 'collection_name' && name !== 'collection') return fitting(schema);
  if (!isAny) return fc.constant(collection);
  const other = fc.oneof(
    fc.constantFrom(...others),
    fitting(schema).filter((each) => each !== collection),
  );
  return operationId === 'deleteCollection'
    ? other
    : fc.oneof({ arbitrary: fc.constant(collection), weight: 4 }, { arbitrary: other, weight: 1 });
}

function bodyOf(schema: Schema, { operationId }: Operation, { others }: Resources): fc.Arbitrary<unknown> {
  if (operationId === 'createTicket') return ticket;
  if (operationId !== 'createCollection') return fitting(schema);
  return fc.oneof(
    fitting(schema),
    fc.constantFrom(...others).map((name) => ({ name })),
  );
}

/** The contract states only in prose that filters are valid, and that no two grants have the same collection. */
const ticket = fc.record(
  {
    subject: fc.stringMatching(/^[A-Za-z0-9._~@:+|-]{1,128}$/),
    expires_in: fc.integer({ min: 60, max: 86_400 }),
    grants: fc
      .record(
        {
          collection: fc.constantFrom('notes', 'later'),
          scopes: fc.subarray(['read', 'insert', 'update', 'delete'], { minLength: 1 }),
          filter: fc.constantFrom('@.n > 1', '@.owner == "ann"'),
          fields: fc.subarray(['n', 'owner', 'a,b'], { minLength: 1 }),
        },
        { requiredKeys: ['collection', 'scopes'], noNullPrototype: true },
      )
      .map((grant) => [grant]),
  },
  { requiredKeys: ['subject', 'grants'], noNullPrototype: true },
);

/** CSV requires `fields`. The contract only states this in prose. */
function lacksColumns(query: Request['query']): boolean {
  const names = new Map(query);
  return names.get('format') === 'csv' && !names.has('fields');
}

const headerTexts = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/);

/** Returns the request's target: path and query. */
export function targetOf({ template, path: parameters, query }: Request): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name]!));
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

export function withHeader(request: Request, name: string, value: string): Request {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

/** @param texts one text; several for an array whose items are sent as repeated parameters */
export function withParameter(
  request: Request,
  { name, in: place, apart }: Parameter,
  ...texts: readonly string[]
): Request {
  const [text = ''] = texts;
  if (place === 'header') return withHeader(request, name, text);
  if (place === 'path') return { ...request, path: { ...request.path, [name]: text } };
  const others = request.query.filter(([each]) => each !== name && !apart.includes(each));
  return { ...request, query: [...others, ...texts.map((each) => [name, each] as const)] };
}

/** Formats a value for a path, query or header. */
export function wireTexts(value: unknown, { isExploded }: Parameter): readonly string[] {
  if (!Array.isArray(value)) return [String(value)];
  return isExploded ? value.map(String) : [value.join(',')];
}

/** Returns true if Node's HTTP client and parser pass this header value on unchanged. */
export function isHeaderValue(text: string): boolean {
  return /^[!-~]([\t -~]*[!-~])?$/.test(text);
}

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain data here.
type Node = any;

function readOperations(): Operation[] {
  const resolved = (node: Node): Node => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(resolved);
    const path = node.$ref?.slice(2).split('/') as string[] | undefined;
    if (path) return resolved(path.reduce((at: Node, name) => at[name], openapi));
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolved(value)]));
  };
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries<Node>(openapi.paths).flatMap(([template, item]) => {
    const allow = methods.filter((method) => item[method]);
    return allow.map((method): Operation => {
      const {
        operationId,
        parameters = [],
        requestBody,
        security = openapi.security,
        ...rest
      } = resolved(item[method]);
      return {
        operationId,
        method: method.toUpperCase(),
        template,
        parameters: parametersOf([...resolved(item.parameters ?? []), ...parameters]),
        mediaTypes: Object.entries<Node>(requestBody?.content ?? {}).map(([type, { schema }]) => [
          type,
          schema,
        ]),
        scopes: [rest['x-scope'] ?? []].flat(),
        secured: security.length > 0,
        ignoresUnknown: rest['x-ignore-unknown-parameters'] === true,
        refusedHeaders: rest['x-refused-headers'] ?? [],
        allow: allow.map((each) => each.toUpperCase()),
      };
    });
  });
}

function parametersOf(nodes: readonly Node[]): Parameter[] {
  return nodes.map((node) => ({
    ...node,
    isExploded: node.schema.type === 'array' && node.explode !== false,
    apart: nodes.flatMap(({ name, 'x-not-beside': others = [] }) => {
      // `initial` can be combined with `events` only if the list is complete. Generated requests don't
      // combine the two.
      const all = name === 'initial' ? [...others, 'events'] : others;
      if (name === node.name) return all;
      return all.includes(node.name) ? [name] : [];
    }),
  }));
}
