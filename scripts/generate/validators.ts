/** Generates the validators for parameters and bodies of requests. */
import type { OpenapiDocument } from './contracts.js';
import { routedOperations } from './operations.js';
import type { Schema } from './schemas.js';
import { bundle, compile } from './standalone.js';

/**
 * Returns the text of `generated/validators.ts`.
 * @param directory the directory of the project, in which ajv's modules are found
 */
export async function validatorsModule(document: OpenapiDocument, directory: string): Promise<string> {
  const operations = routedOperations(document);
  const parameterSchemas = new Map<string, Schema>();
  const bodySchemas = new Map<string, Schema>();
  for (const { operation, parameters } of operations) {
    parameterSchemas.set(operation.operationId, {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    });
    Object.values(operation.requestBody?.content ?? {}).forEach(({ schema }, index) => {
      bodySchemas.set(`${operation.operationId}${index}`, schema);
    });
  }
  const bodies = operations.map(({ operation }) => {
    const content = Object.keys(operation.requestBody?.content ?? {});
    const entries = content.map(
      (mediaType, index) => `'${mediaType}': bodies.${operation.operationId}${index}`,
    );
    return `${operation.operationId}: { ${entries.join(', ')} }`;
  });
  const entry = `
    import * as parameters from 'parameters';
    import * as bodies from 'bodies';
    export const parameterValidators = { ${[...parameterSchemas.keys()].map((id) => `${id}: parameters.${id}`)} };
    export const bodyValidators = { ${bodies} };
  `;
  // With `verbose`, errors contain their schema, which is needed for the error details.
  const code = await bundle(directory, entry, {
    parameters: compile(parameterSchemas, { allErrors: true, verbose: true }),
    bodies: compile(bodySchemas, { allErrors: false, verbose: true }),
  });
  return `// @ts-nocheck: this is ajv's code, in JavaScript
import type { OperationId } from './operations.js';
${code}${exports}`;
}

const exports = `
export interface ValidationError {
  /** A JSON Pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that the value does not meet. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
  /** The value. */
  readonly data: unknown;
}

export interface Validator {
  (value: unknown): boolean;
  /** Of the last call. */
  errors?: readonly ValidationError[] | null;
}

/** Take an object of an operation's parameters by name; they report every error. */
export const validatorsOfParameters: Readonly<Record<OperationId, Validator>> = parameterValidators;

/** Take a body, by its media type; they report the first error. */
export const validatorsOfBody: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>> = bodyValidators;
`;
