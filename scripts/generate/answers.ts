/** Generates a module with the frames of the feed, and all responses by operation and status. */
import type { AsyncapiDocument, Operation, Reference, Response } from './contracts.js';
import type { Documents } from './documents.js';
import { literal, routedOperations } from './operations.js';
import { mapSchema, mapValues, type Schema } from './schemas.js';
import { bundle, compile } from './standalone.js';

/**
 * Returns the text of `generated/answers.ts`.
 * @param directory the directory of the project
 */
export async function answersModule(
  { openapi, dereferenced, asyncapi }: Documents,
  directory: string,
): Promise<string> {
  const { components } = openapi;
  const bodies = new Set<string>();
  const answer = (response: Response): ReturnType<typeof describe> => {
    const described = describe(response);
    for (const schema of Object.values(described.schemas)) if (schema !== null) bodies.add(schema);
    return described;
  };
  const shared = mapValues(components.responses, answer);
  const operations = routedOperations(dereferenced).map(({ path, method }) => {
    const { operationId, responses } = openapi.paths[path]![method.toLowerCase()] as Operation;
    const answers = Object.entries(responses).map(([status, response]) =>
      '$ref' in response
        ? `${status}: responses.${nameOf(response)}`
        : `${status}: ${literal(answer(response))}`,
    );
    return `${operationId}: { ${answers.join(', ')} }`;
  });

  const headers = Object.entries(components.headers);
  const schemas = new Map<string, Schema>();
  const add = (name: string, schema: Schema): void => void schemas.set(name, mapSchema(schema, name, byName));
  for (const [name, schema] of Object.entries({ ...components.schemas, ...asyncapi.components.schemas })) {
    add(name, schema);
  }
  for (const [name, { schema }] of headers) add(`${name}Header`, schema);
  const entry = `
    import * as compiled from 'compiled';
    const { ${[...schemas.keys()].join(', ')} } = compiled;
    export const schemas = { ${[...bodies].join(', ')} };
    export const headers = { ${headers.map(([name, header]) => `${name}: { required: ${header.required ?? false}, isInteger: ${header.schema.type === 'integer'}, validate: ${name}Header }`)} };
    export const frames = { ${framesOf(asyncapi).map(([event, name]) => `${event}: ${name}`)} };
  `;
  const code = await bundle(directory, entry, {
    compiled: compile(schemas, { allErrors: true, inlineRefs: false }),
  });
  return `// @ts-nocheck: this is ajv's code, in JavaScript
import type { ErrorCode, OperationId } from './operations.js';
${code}
const responses = ${literal(shared)};
${types}
/** Every answer that an operation may give, by its status. */
export const answers: Readonly<Record<OperationId, Readonly<Record<number, Answer>>>> = { ${operations.join(',\n')} };

export const validatorsOfSchemas: Readonly<Record<string, Validator>> = schemas;

export const headersByName: Readonly<Record<string, Header>> = headers;

/** Take a frame, by its \`event\`. */
export const validatorsOfFrames: Readonly<Record<string, Validator>> = frames;
`;
}

const types = `
export interface Answer {
  /** Names of headers on the wire, with those of their descriptions in \`headersByName\`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The schema of the body by media type, null where that isn't JSON; no media type where there is no body. */
  readonly schemas: Readonly<Record<string, string | null>>;
  /** That a problem may bear. */
  readonly codes?: readonly ErrorCode[];
}

export interface Header {
  readonly required: boolean;
  /** Written in decimal digits. */
  readonly isInteger: boolean;
  readonly validate: Validator;
}

/** Reports every error of the last call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}
`;

function describe({ headers = {}, content = {}, 'x-codes': codes }: Response) {
  return {
    headers: mapValues(headers, nameOf),
    schemas: mapValues(content, ({ schema }, mediaType) =>
      /[/+]json$/.test(mediaType) ? nameOf(schema) : null,
    ),
    ...(codes && { codes }),
  };
}

/** Returns the events of frames, with the names of their schemas. */
function framesOf({ components: { schemas } }: AsyncapiDocument): [event: string, name: string][] {
  return Object.entries(schemas).flatMap(([name, { properties }]) => {
    const { event } = (properties ?? {}) as { readonly event?: object };
    if (event === undefined) return [];
    const [kind] = schemas[nameOf(event)]!.enum as readonly [string];
    return [[kind, name]];
  });
}

/** Refers to a schema by the name under which it is compiled. */
function byName(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { $ref: nameOf(schema) };
}

function nameOf(node: object): string {
  const { $ref } = node as Reference;
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
