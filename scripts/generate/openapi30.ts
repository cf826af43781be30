/**
 * Derives the OpenAPI 3.0.3 form of the contract, for generators that don't support 3.1. Some of these
 * generators are strict, so the form omits everything that makes them fail. Its description lists the omitted
 * parts.
 */
import type { Content, Named, OpenapiDocument, Operation, PathItem, Response } from './contracts.js';
import { mapSchema, mapValues, type Schema } from './schemas.js';

/** Converts the document. @throws Error if it uses features that 3.0 doesn't have */
export function toOpenapi30(document: OpenapiDocument): OpenapiDocument {
  const { $schema, jsonSchemaDialect, webhooks, ...rest } = document as OpenapiDocument & Named<unknown>;
  if (webhooks !== undefined) throw new Error('OpenAPI 3.0 has no webhooks');
  const { paths, leftOut } = trim(rest.paths);
  const info = { ...rest.info, description: rest.info.description + thisForm(leftOut) };
  return convert(prune({ ...rest, openapi: '3.0.3', info, paths }), '') as OpenapiDocument;
}

/** Removes operations and media types that make generators fail. It selects them by form, not by name. */
function trim(paths: OpenapiDocument['paths']): { paths: OpenapiDocument['paths']; leftOut: string[] } {
  const leftOut: string[] = [];
  const trimmed: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(paths)) {
    const kept: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(item)) {
      const route = `\`${key.toUpperCase()} ${path}\``;
      if (!isOperation(value)) kept[key] = value;
      else if ('101' in value.responses) leftOut.push(`${route}, because it opens a WebSocket connection`);
      else kept[key] = withOneMediaType(value, (type) => leftOut.push(`\`${type}\` as the body of ${route}`));
    }
    if (Object.values(kept).some(isOperation)) trimmed[path] = kept;
  }
  return { paths: trimmed, leftOut };
}

function withOneMediaType(operation: Operation, leaveOut: (type: string) => void): Operation {
  const { requestBody } = operation;
  if (requestBody === undefined) return operation;
  const types = Object.keys(requestBody.content);
  const kept = types.find((type) => type === 'application/json') ?? types[0]!;
  for (const type of types) if (type !== kept) leaveOut(type);
  const content = { [kept]: requestBody.content[kept]! };
  const named = (contents: Content): string[] =>
    Object.values(contents).flatMap(({ examples }) => Object.keys(examples ?? {}));
  const names = named(content);
  const removed = named(requestBody.content).filter((name) => !names.includes(name));
  return {
    ...operation,
    requestBody: { ...requestBody, content },
    responses: mapValues(operation.responses, (response: Response) => withoutExamples(response, removed)),
  };
}

/** Removes the responses to the example requests that are removed. */
function withoutExamples(response: Response, names: readonly string[]): Response {
  if (names.length === 0 || response.content === undefined) return response;
  const content = mapValues(response.content, ({ examples = {}, ...media }: Content[string]) => ({
    ...media,
    examples: Object.fromEntries(Object.entries(examples).filter(([name]) => !names.includes(name))),
  }));
  return { ...response, content };
}

/** Removes components and tags that are no longer used. */
function prune(document: OpenapiDocument): OpenapiDocument {
  const { components, tags, ...rest } = document;
  const groups = components as unknown as Named<Named<object>>;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation));
  const referredTo = new Set(
    [document, ...operations].flatMap(({ security = [] }) =>
      security.flatMap(Object.keys).map((name) => `securitySchemes/${name}`),
    ),
  );
  const follow = (node: object): void => {
    for (const [, pointer] of JSON.stringify(node).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      if (referredTo.has(pointer!)) continue;
      referredTo.add(pointer!);
      const [kind, name] = pointer!.split('/') as [string, string];
      follow(groups[kind]![name]!);
    }
  };
  follow(rest);
  return {
    ...document,
    tags: tags.filter(({ name }) => operations.some((operation) => operation.tags?.includes(name))),
    components: mapValues(groups, (group: object, kind) =>
      Object.fromEntries(Object.entries(group).filter(([name]) => referredTo.has(`${kind}/${name}`))),
    ) as unknown as OpenapiDocument['components'],
  };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

function thisForm(leftOut: readonly string[]): string {
  return `
## This form of the contract

This document is \`/openapi.json\` as OpenAPI 3.0.3, for generators that do not support 3.1. It omits
these parts, which the server supports:

${leftOut.map((each) => `- ${each}`).join('\n')}
`;
}

/** Rewrites the parts that differ in 3.0. The path of a node determines the conversion. */
function convert(node: unknown, where: string): unknown {
  if (Array.isArray(node)) return node.map((item, index) => convert(item, `${where}/${index}`));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const inner = `${where}/${key}`;
      if (key.startsWith('x-') || key === 'example' || key === 'examples') return [key, value];
      if (key === 'schema') return [key, mapSchema(value, inner, schema30)];
      if (inner === '/components/schemas') {
        return [
          key,
          mapValues(value as object, (schema, name) => mapSchema(schema, `${inner}/${name}`, schema30)),
        ];
      }
      if (inner === '/info') {
        const { summary, license, ...info } = value as {
          summary?: string;
          license?: { identifier?: string };
        };
        const { identifier, ...license30 } = license ?? {};
        return [key, license === undefined ? info : { ...info, license: license30 }];
      }
      return [key, convert(value, inner)];
    }),
  );
}

function schema30(schema: Schema): Schema {
  const { const: constant, examples, exclusiveMinimum, exclusiveMaximum, $ref, ...rest } = schema;
  // 3.0 ignores everything next to a reference, so the reference must be in an allOf.
  if ($ref !== undefined) return Object.keys(schema).length === 1 ? { $ref } : { allOf: [{ $ref }], ...rest };
  const schema30: Schema = { ...rest };
  if (Array.isArray(rest.type)) Object.assign(schema30, { type: rest.type[0], nullable: true });
  // Both forms mean the same. But if the schema has a `not`, Rust generators interpret `true` as an object
  // without members.
  if (rest.additionalProperties === true && rest.not !== undefined) schema30.additionalProperties = {};
  if (constant !== undefined) schema30.enum = [constant];
  if (Array.isArray(examples) && schema30.example === undefined) schema30.example = examples[0];
  if (exclusiveMinimum !== undefined)
    Object.assign(schema30, { minimum: exclusiveMinimum, exclusiveMinimum: true });
  if (exclusiveMaximum !== undefined)
    Object.assign(schema30, { maximum: exclusiveMaximum, exclusiveMaximum: true });
  return schema30;
}
