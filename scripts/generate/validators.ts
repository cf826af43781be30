/** Standalone validators of parameters and bodies: ajv's code, bundled so that nothing of ajv is needed at run time. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import type { OpenapiDocument } from './documents.js';
import { routedOperations } from './operations.js';
import { mapSchema, type Schema } from './schemas.js';

/**
 * The text of `generated/validators.ts`.
 * @param directory of the project, from where ajv's own modules are found
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
  const code = await bundle(directory, {
    parameters: compile(parameterSchemas, true),
    bodies: compile(bodySchemas, false),
    validators: `
      import * as parameters from 'parameters';
      import * as bodies from 'bodies';
      export const parameterValidators = { ${[...parameterSchemas.keys()].map((id) => `${id}: parameters.${id}`)} };
      export const bodyValidators = { ${bodies} };
    `,
  });
  return `// @ts-nocheck: this is ajv's code, in JavaScript
import type { OperationId } from './operations.js';
${code.replace(/\nexport \{[^}]*\};\s*$/, '\n')}${exports}`;
}

const exports = `
export interface ValidationError {
  /** A JSON Pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that the value does not meet. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
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

/** JavaScript that exports a validator for each schema, by its name. */
function compile(schemas: ReadonlyMap<string, Schema>, allErrors: boolean): string {
  const ajv = new Ajv2020({
    allErrors,
    strict: true,
    // A list of required names beside `allOf` or a `not` beside nothing is no mistake here.
    strictRequired: false,
    strictTypes: false,
    // Errors bear the schema they come from, of which their details are made.
    verbose: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addKeyword('x-detail');
  for (const [name, schema] of schemas) ajv.addSchema(mapSchema(schema, name, withoutAnnotations), name);
  return standaloneCode.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
}

/** Leaves what validates: of an int32 or int64 that is its range. */
function withoutAnnotations(schema: Schema): Schema {
  const isAnnotation = (keyword: string, value: unknown) =>
    annotations.has(keyword) || (keyword === 'format' && /^int(32|64)$/.test(String(value)));
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => !isAnnotation(keyword, value)),
  );
}

const annotations = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'example',
  'examples',
  'externalDocs',
]);

/** Bundles `modules.validators` with the others of `modules`, and what they need of ajv, into one module. */
async function bundle(directory: string, modules: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: modules.validators!, resolveDir: directory, sourcefile: 'validators.js' },
    absWorkingDir: directory,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    legalComments: 'none',
    plugins: [
      {
        name: 'compiled',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^(parameters|bodies)$/ }, ({ path }) => ({ path, namespace: 'compiled' }));
          onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
            contents: modules[path]!,
            resolveDir: directory,
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
