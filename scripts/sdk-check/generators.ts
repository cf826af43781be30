/** Generators of clients, with what to type for each. Versions are those that were run together on Node.js 20. */

export interface Generator {
  readonly name: string;
  /** Programs that must be there. */
  readonly needs: readonly string[];
  /** From npm. */
  readonly packages: readonly string[];
  /** Of `clients/`; copied beside what is generated. */
  readonly files: readonly string[];
  /**
   * Shell commands, run one after the other in a folder that holds `openapi.json` and `openapi-3.0.json` as they are
   * served. ROWFEED_URL and ROWFEED_KEY say where the service is.
   */
  readonly commands: readonly string[];
}

/** Compiles and runs a client in TypeScript. */
function typescript(name: string, packages: readonly string[], ...generate: readonly string[]): Generator {
  const strict =
    'tsc --strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node';
  return {
    name,
    needs: [],
    packages: ['typescript@5.9.3', 'tsx@4.23.15', '@types/node@20.19.43', ...packages],
    files: ['walk.ts', `${name}.ts`],
    commands: [...generate, `${strict} ${name}.ts`, `tsx ${name}.ts`],
  };
}

const redocly = '@redocly/cli@2.77.0';
const openapiGenerator = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2';
const generatorJar = 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar';

export const generators: readonly Generator[] = [
  typescript(
    'openapi-fetch',
    ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    'openapi-typescript openapi.json --output generated/api.ts',
  ),
  typescript(
    'hey-api',
    ['@hey-api/openapi-ts@0.95.0'],
    'openapi-ts --input openapi.json --output generated --client @hey-api/client-fetch',
  ),
  typescript(
    'orval',
    ['orval@7.13.2'],
    // The base URL has no place on the command line.
    `echo "module.exports = { rowfeed: { input: 'openapi.json', output: { target: 'generated/api.ts', client: 'fetch', baseUrl: '$ROWFEED_URL' } } }" > orval.config.cjs`,
    'orval --config orval.config.cjs',
  ),
  typescript(
    'swagger-typescript-api',
    ['swagger-typescript-api@13.13.0'],
    'swagger-typescript-api generate --path openapi.json --output generated --name api.ts --extract-request-params',
  ),
  typescript(
    'oazapfts',
    ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    'mkdir generated && oazapfts openapi.json generated/api.ts',
  ),
  typescript(
    'openapi-typescript-codegen',
    ['openapi-typescript-codegen@0.31.0'],
    'openapi --input openapi.json --output generated',
  ),
  {
    name: 'redocly-python',
    needs: ['python3'],
    packages: [redocly],
    files: ['redocly.py'],
    commands: [
      'redocly generate-client openapi.json --generator python --output generated/client.ts',
      'python3 -m venv venv && venv/bin/pip install --quiet httpx',
      'venv/bin/python redocly.py',
    ],
  },
  {
    name: 'redocly-java',
    needs: ['javac'],
    packages: [redocly],
    files: ['RedoclyWalk.java'],
    commands: [
      'redocly generate-client openapi.json --generator java --output generated/client.ts',
      'javac -Xlint:all -Werror -d classes generated/Client.java RedoclyWalk.java',
      'java -cp classes RedoclyWalk',
    ],
  },
  {
    name: 'openapi-generator-python',
    needs: ['java', 'python3'],
    packages: [openapiGenerator],
    files: ['openapi-generator.py'],
    commands: [
      // Without the mappings rows lose their fields.
      `java -jar ${generatorJar} generate -i openapi-3.0.json -g python -o generated --package-name rowfeed_client --type-mappings Row=object,NewRow=object`,
      'python3 -m venv venv && venv/bin/pip install --quiet --requirement generated/requirements.txt',
      'PYTHONPATH=generated venv/bin/python openapi-generator.py',
    ],
  },
  {
    name: 'openapi-generator-java',
    needs: ['javac'],
    packages: [openapiGenerator],
    files: ['OpenapiGeneratorWalk.java'],
    commands: [
      `java -jar ${generatorJar} generate -i openapi-3.0.json -g java --library native -o generated --type-mappings Row=Map,NewRow=Map --import-mappings Map=java.util.Map --additional-properties openApiNullable=false`,
      // What the client needs of Jackson is in the generator's own archive.
      `javac -nowarn -cp ${generatorJar} -d classes $(find generated/src/main -name '*.java') OpenapiGeneratorWalk.java`,
      `java -cp classes:${generatorJar} OpenapiGeneratorWalk`,
    ],
  },
];
