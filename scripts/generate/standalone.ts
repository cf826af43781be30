/** Compiles standalone validators with ajv and bundles them, so that ajv isn't needed at run time. */
import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { mapSchema, type Schema } from './schemas.js';

/** Returns JavaScript code that exports a validator for each schema, by name. */
export function compile(
  schemas: ReadonlyMap<string, Schema>,
  options: Pick<Options, 'allErrors' | 'verbose' | 'inlineRefs'>,
): string {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    // Schemas can have `required` next to `allOf`, and only `not`. The strict mode of ajv rejects both.
    strictRequired: false,
    strictTypes: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addKeyword('x-detail');
  for (const [name, schema] of schemas) ajv.addSchema(mapSchema(schema, name, withoutAnnotations), name);
  return standaloneCode.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
}

/** Removes the keywords that don't validate. For int32 and int64, the range is enough. */
function withoutAnnotations(schema: Schema): Schema {
  const isAnnotation = (keyword: string, value: unknown) =>
    annotations.has(keyword) || (keyword === 'format' && /^int(32|64)$/.test(String(value)));
  const { discriminator, ...rest } = Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => !isAnnotation(keyword, value)),
  );
  if (discriminator === undefined) return rest;
  // ajv finds the branch of a value in `oneOf`, and doesn't support `mapping`.
  const { propertyName } = discriminator as Schema;
  return { ...rest, type: 'object', discriminator: { propertyName } };
}

const annotations = new Set('title description default deprecated example examples externalDocs'.split(' '));

/**
 * Bundles a module with the `modules` that it imports and the required parts of ajv. The exports stay
 * declarations.
 * @param directory the directory of the project, in which ajv's modules are found
 */
export async function bundle(
  directory: string,
  entry: string,
  modules: Readonly<Record<string, string>>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: directory, sourcefile: 'validators.js' },
    absWorkingDir: directory,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    legalComments: 'none',
    // Keeps file names in comments independent of the location of the packages.
    preserveSymlinks: true,
    plugins: [
      {
        name: 'compiled',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^[a-z]+$/ }, ({ path }) =>
            Object.hasOwn(modules, path) ? { path, namespace: 'compiled' } : undefined,
          );
          onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
            contents: modules[path]!,
            resolveDir: directory,
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text.replace(/\nexport \{[^}]*\};\s*$/, '\n');
}
