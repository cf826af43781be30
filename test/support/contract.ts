import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { load } from 'js-yaml';

/**
 * A request and its response as sent over the wire. Header names keep their case, and repeated headers aren't
 * joined.
 */
export interface Exchange {
  readonly method: string;
  /** The request target: path and query. */
  readonly target: string;
  readonly status: number;
  readonly headerLines: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** The operation and error code of a validated response. */
export interface Finding {
  readonly operationId: string;
  readonly code: string | undefined;
}

/** The operation ID of responses that don't belong to an operation. */
export const outsideOperations = '(outside)';

/**
 * One status and code that `openapi.yaml` declares for an operation. `code` is `-` for a response without a
 * problem.
 */
export interface Declared {
  readonly operationId: string;
  readonly status: number;
  readonly code: string;
}

export interface DeclaredOperation {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly mediaTypes: readonly string[];
  readonly codes: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: reads the contract as plain data, independent of the generated types.
type Node = Record<string, any>;

const base = 'https://contract.invalid/';
/** The two contracts as plain data. */
export const openapi = read('openapi.yaml');
export const asyncapi = read('asyncapi.yaml');
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const operations = Object.entries<Node>(openapi.paths).flatMap(([template, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as Node | undefined;
    if (!operation) return [];
    const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    const responses = Object.entries<Node>(operation.responses).map(([status, response]) => ({
      status: Number(status),
      ...locate(response, ['paths', template, method, 'responses', status]),
    }));
    const operationId = operation.operationId as string;
    const closes = Object.entries<string>(operation['x-close-codes'] ?? {});
    const closeCodes = new Map(closes.map(([code, description]) => [Number(code), description]));
    const mediaTypes = Object.keys((operation.requestBody?.content ?? {}) as Node);
    return [
      { operationId, method: method.toUpperCase(), template, pattern, responses, closeCodes, mediaTypes },
    ];
  }),
);
// A path without a template takes precedence over a path with one, as OpenAPI specifies.
operations.sort((a, b) => Number(a.template.includes('{')) - Number(b.template.includes('{')));

const transportHeaders = (openapi['x-transport-headers'] as string[]).map(
  (name) => new RegExp(`^${name.replaceAll('*', '.*')}$`, 'i'),
);

/**
 * Responses that the server can send before it knows the operation: from the parser, the key check, the
 * router, or after a fault.
 */
const outside = Object.entries<Node>(openapi['x-answers-outside-operations']).map(([status, response]) => ({
  status: Number(status),
  ...locate(response, ['x-answers-outside-operations', status]),
}));
/**
 * Codes from Node's HTTP parser. Operations don't declare them, even if the path of an operation was sent.
 */
const parserCodes = ['request_malformed', 'request_timeout', 'headers_too_large', 'method_unknown'];

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true, coerceTypes: false });
const headerAjv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true, coerceTypes: true });
for (const instance of [ajv, headerAjv]) {
  formats.default(instance);
  instance.addSchema(openapi, `${base}openapi.yaml`, false, false);
  instance.addSchema(asyncapi, `${base}asyncapi.yaml`, false, false);
}

/** Validates a response against `openapi.yaml`. Fails with a list of all differences. */
export function holdAnswer(exchange: Exchange): Finding {
  const wrong: string[] = [];
  const path = exchange.target.split('?')[0]!;
  const method = exchange.method === 'HEAD' ? 'GET' : exchange.method;
  const operation = operations.find((each) => each.method === method && each.pattern.test(path));
  const contentType = header(exchange, 'content-type');
  const problem = contentType?.startsWith('application/problem+json')
    ? parseProblem(exchange, wrong)
    : undefined;
  const code = problem?.code as string | undefined;

  const statusOf = ({ status }: { status: number }): boolean => status === exchange.status;
  const own = operation?.responses.find(statusOf);
  const byParser = parserCodes.includes(code ?? '') && !own?.node['x-codes']?.includes(code);
  const inside = operation !== undefined && !byParser;
  const declared = inside ? own : outside.find(statusOf);
  if (!declared) wrong.push(`status ${exchange.status} is not declared`);
  else holdDeclared(exchange, declared, code, wrong);

  if (problem) {
    if (problem.status !== exchange.status) wrong.push(`the problem's status is ${problem.status}`);
    const unread = parserCodes.includes(code ?? '') && problem.instance === undefined;
    if (problem.instance !== path && !unread) wrong.push(`the problem's instance is ${problem.instance}`);
    const requestId = header(exchange, 'request-id');
    if (problem.request_id !== requestId)
      wrong.push(`request_id ${problem.request_id}, Request-Id ${requestId}`);
    const known = openapi['x-error-codes'][code ?? ''] as Node | undefined;
    if (known?.status !== exchange.status) wrong.push(`the code ${code} is declared with ${known?.status}`);
    if (problem.type !== `urn:rowfeed:problem:${code}`) wrong.push(`the problem's type is ${problem.type}`);
  }
  if (wrong.length > 0) {
    throw new Error(
      `${exchange.method} ${exchange.target.slice(0, 200)} -> ${exchange.status} ${code ?? ''} breaks openapi.yaml ` +
        `(${inside ? operation.operationId : outsideOperations}):\n  ${wrong.join('\n  ')}\n  body: ${exchange.body.slice(0, 500)}`,
    );
  }
  return { operationId: inside ? operation.operationId : outsideOperations, code };
}

/** Returns every combination of operation, status and code that `openapi.yaml` declares. */
export function declaredAnswers(): Declared[] {
  return [...operations, { operationId: outsideOperations, responses: outside }].flatMap(
    ({ operationId, responses }) =>
      responses.flatMap(({ status, node }) =>
        ((node['x-codes'] as string[] | undefined) ?? ['-']).map((code) => ({ operationId, status, code })),
      ),
  );
}

/** Returns every operation with its error codes. */
export function declaredOperations(): DeclaredOperation[] {
  return operations.map(({ operationId, method, template, mediaTypes, responses }) => {
    const codes = responses.flatMap(({ node }) => (node['x-codes'] as string[] | undefined) ?? []);
    return { operationId, method, template, mediaTypes, codes };
  });
}

/** Returns every close code that `openapi.yaml` declares for the feed. */
export function declaredCloseCodes(): number[] {
  return operations.flatMap(({ closeCodes }) => [...closeCodes.keys()]);
}

/**
 * Fails if the close reason isn't the first sentence of the declared description. Codes of the WebSocket
 * protocol have no reason.
 */
export function holdClose(code: number, reason: string): void {
  const [description] = operations.flatMap(({ closeCodes }) => closeCodes.get(code) ?? []);
  if (description === undefined) return;
  const isOfProtocol = [1002, 1007, 1009].includes(code);
  const [sentence = ''] = isOfProtocol ? [] : (/^.*?\.(?=\s|$)/.exec(description) ?? []);
  if (reason !== sentence) throw new Error(`the feed closed with ${code} and "${reason}", not "${sentence}"`);
}

/** Returns the status of an error code. */
export function statusOfCode(code: string): number {
  return openapi['x-error-codes'][code].status as number;
}

/** Validates a frame against `asyncapi.yaml`. The member `event` selects the message. */
export function holdFrame(text: string): void {
  const frame = JSON.parse(text) as Node;
  const pointer = messagePointers().get(frame.event as string);
  if (!pointer)
    throw new Error(`asyncapi.yaml declares no frame of the event ${frame.event}: ${text.slice(0, 300)}`);
  const validate = validator(ajv, 'asyncapi.yaml', pointer);
  if (!validate(frame)) {
    throw new Error(
      `a frame breaks asyncapi.yaml: ${ajv.errorsText(validate.errors)}\n  ${text.slice(0, 500)}`,
    );
  }
}

/** Fails if `asyncapi.yaml` does not declare this message on the channel, or if its payload (JSON) is not valid. */
export function holdMessage(channel: 'feed' | 'stream', name: string, payload: string): void {
  const declared = asyncapi.channels[channel].messages[name] as Node | undefined;
  if (declared === undefined) throw new Error(`asyncapi.yaml declares no ${name} on the channel ${channel}`);
  const errors = schemaErrorsAt(
    'asyncapi.yaml',
    [...locate(declared, [], asyncapi).pointer, 'payload'],
    JSON.parse(payload),
  );
  if (errors !== undefined) throw new Error(`${name} breaks asyncapi.yaml: ${errors}\n  ${payload}`);
}

/**
 * Validates a value against the schema at this position of a contract. Returns the errors, or undefined if
 * the value is valid.
 */
export function schemaErrorsAt(
  document: 'openapi.yaml' | 'asyncapi.yaml',
  pointer: readonly string[],
  value: unknown,
): string | undefined {
  const validate = validator(ajv, document, pointer);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

function holdDeclared(
  exchange: Exchange,
  { node, pointer }: { node: Node; pointer: string[] },
  code: string | undefined,
  wrong: string[],
): void {
  const headers = declaredHeaders(node, pointer);
  for (const { name, isRequired, at } of headers) {
    const value = header(exchange, name);
    if (value === undefined) {
      if (isRequired) wrong.push(`the required header ${name} is missing`);
      continue;
    }
    const validate = validator(headerAjv, 'openapi.yaml', at);
    // Validates a wrapper object, because ajv can only coerce members.
    const problems =
      validate(value) || coerced(validate, value) ? undefined : headerAjv.errorsText(validate.errors);
    if (problems) wrong.push(`the header ${name} (${value}) is wrong: ${problems}`);
  }
  refuseUndeclared(
    exchange,
    headers.map(({ name }) => name),
    wrong,
  );

  const codes = node['x-codes'] as string[] | undefined;
  const headless = exchange.method === 'HEAD';
  if (codes && !headless && !codes.includes(code ?? ''))
    wrong.push(`the code ${code} is not among ${codes.join(', ')}`);
  if (!codes && code !== undefined) wrong.push(`a problem ${code} where none is declared`);

  const content = (node.content ?? {}) as Node;
  const sent = header(exchange, 'content-type');
  if (Object.keys(content).length === 0) {
    if (exchange.body !== '') wrong.push('there is a body, and none is declared');
    return;
  }
  const mediaType = (sent ?? '').split(';')[0]!.trim().toLowerCase();
  const declaredType = Object.keys(content).find((type) => type.split(';')[0]!.trim() === mediaType);
  if (!declaredType) {
    wrong.push(`the media type ${sent} is not among ${Object.keys(content).join(', ')}`);
    return;
  }
  if (exchange.method === 'HEAD') {
    if (exchange.body !== '') wrong.push('an answer to HEAD has a body');
    return;
  }
  const text = /[/+]json$/.test(mediaType);
  if (text && !/^application\/[a-z+]*json(; ?charset=utf-8)?$/i.test(sent!))
    wrong.push(`content type: ${sent}`);
  if (declaredType.includes(';') && sent !== declaredType) wrong.push(`${sent} is not ${declaredType}`);
  const at = [...pointer, 'content', declaredType, 'schema'];
  const validate = validator(ajv, 'openapi.yaml', at);
  const isYaml = mediaType === 'application/yaml';
  if (!validate(text ? parseBody(exchange, wrong) : isYaml ? load(exchange.body) : exchange.body)) {
    wrong.push(`the body: ${ajv.errorsText(validate.errors, { dataVar: '' })}`);
  }
}

interface DeclaredHeader {
  readonly name: string;
  readonly isRequired: boolean;
  /** The pointer to its schema. */
  readonly at: readonly string[];
}

const headersOfResponses = new WeakMap<Node, readonly DeclaredHeader[]>();
/** Returns the headers of a response, which are the same for every exchange. */
function declaredHeaders(response: Node, pointer: readonly string[]): readonly DeclaredHeader[] {
  let headers = headersOfResponses.get(response);
  if (headers === undefined) {
    headers = Object.entries((response.headers ?? {}) as Node).map(([name, value]) => {
      const { node, pointer: at } = locate(value as Node, [...pointer, 'headers', name]);
      return { name, isRequired: node.required === true, at: [...at, 'schema'] };
    });
    headersOfResponses.set(response, headers);
  }
  return headers;
}

function refuseUndeclared(exchange: Exchange, declared: readonly string[], wrong: string[]): void {
  const known = new Set(declared.map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  for (const [name] of exchange.headerLines) {
    const lower = name.toLowerCase();
    if (seen.has(lower) && lower !== 'vary') wrong.push(`the header ${name} is sent twice`);
    seen.add(lower);
    if (!known.has(lower) && !transportHeaders.some((pattern) => pattern.test(name))) {
      wrong.push(`the header ${name} is not declared`);
    }
  }
}

function parseProblem(exchange: Exchange, wrong: string[]): Node | undefined {
  if (exchange.method === 'HEAD') return undefined;
  const problem = parseBody(exchange, wrong) as Node | undefined;
  const invalid = schemaErrorsAt('openapi.yaml', ['components', 'schemas', 'ProblemDetails'], problem);
  if (invalid) wrong.push(`the problem: ${invalid}`);
  return problem ?? undefined;
}

function parseBody(exchange: Exchange, wrong: string[]): unknown {
  try {
    return JSON.parse(exchange.body);
  } catch {
    wrong.push(`the body is not JSON: ${exchange.body.slice(0, 100)}`);
    return undefined;
  }
}

function header(exchange: Exchange, name: string): string | undefined {
  return exchange.headerLines.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

function coerced(validate: ValidateFunction, value: string): boolean {
  return /^-?(0|[1-9]\d*)$/.test(value) && validate(Number(value)) === true;
}

let messages: Map<string, string[]> | undefined;
/** Returns the JSON Pointer to the payload schema of each message, by its `event`. */
function messagePointers(): Map<string, string[]> {
  messages ??= new Map(
    Object.entries<Node>(asyncapi.components.messages).map(([name, message]) => {
      const pointer = ['components', 'messages', name, 'payload'];
      const payload = locate(message.payload as Node, pointer, asyncapi);
      return [eventOf(payload.node), pointer];
    }),
  );
  return messages;
}

function eventOf(schema: Node): string {
  const own = schema.properties?.event as Node | undefined;
  if (own) return locate(own, [], asyncapi).node.enum[0] as string;
  for (const part of (schema.allOf ?? []) as Node[]) {
    const found = eventOf(locate(part, [], asyncapi).node);
    if (found) return found;
  }
  return '';
}

/** Follows `$ref`s within a document. Returns the referenced node and the pointer to it. */
function locate(node: Node, pointer: string[], document: Node = openapi): { node: Node; pointer: string[] } {
  if (typeof node.$ref !== 'string' || !node.$ref.startsWith('#/')) return { node, pointer };
  const path = node.$ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = path.reduce<Node>((at, part) => at[part] as Node, document);
  return locate(found, path, document);
}

const validators = new Map<Ajv2020, Map<string, ValidateFunction>>([
  [ajv, new Map()],
  [headerAjv, new Map()],
]);
/** Each exchange and frame needs several validators, and ajv would parse their URLs each time. */
function validator(instance: Ajv2020, document: string, pointer: readonly string[]): ValidateFunction {
  const known = validators.get(instance)!;
  const name = `${document} ${pointer.join(' ')}`;
  const validate = known.get(name) ?? compiled(instance, document, pointer);
  known.set(name, validate);
  return validate;
}

function compiled(instance: Ajv2020, document: string, pointer: readonly string[]): ValidateFunction {
  const fragment = pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const found = instance.getSchema(`${base}${document}#/${fragment}`);
  if (!found) throw new Error(`${document} has no schema at ${pointer.join(' / ')}`);
  return found;
}

// js-yaml reads the contract in 0.1 s, yaml in 0.5 s, and every process of the suite reads it.
function read(name: string): Node {
  return load(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Node;
}
