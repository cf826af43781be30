import type { Generator } from '../generator.js';
import { fetchOpenapiGenerator, openapiGenerator, openapiGeneratorVersion } from './common.js';

type Particulars = Pick<Generator, 'name' | 'version' | 'generate' | 'note'> &
  Partial<Pick<Generator, 'document' | 'needs' | 'install' | 'typed'>>;

/** @param packages npm packages for this client; the packages that compile and run it are always installed */
function typescript(packages: readonly string[], particulars: Particulars): Generator {
  const all = ['typescript@5.9.3', 'tsx@4.23.15', '@types/node@20.19.43', ...packages];
  return {
    language: 'TypeScript',
    document: 'openapi.json',
    needs: [],
    compile: [
      'tsc --strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node client.ts',
    ],
    walk: 'tsx client.ts',
    ...particulars,
    install: [
      'npm init -y && npm pkg set type=module',
      `npm install --no-audit --no-fund ${all.join(' ')}`,
      ...(particulars.install ?? []),
    ],
  };
}

/** Lines with a wrong type are marked. tsc reports a mark on a correct line as an error. */
const typed = [
  'tsc --strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node typed.ts',
  'tsx typed.ts',
];

export const typescriptGenerators: readonly Generator[] = [
  typescript(['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'], {
    name: 'openapi-typescript',
    version: '7.13.0',
    generate: 'npx openapi-typescript@7.13.0 openapi.json --output rowfeed.d.ts',
    typed,
    note: 'Generates only types. Use openapi-fetch 0.17.0 as the client.',
  }),
  typescript(['@hey-api/openapi-ts@0.95.0'], {
    name: 'hey-api',
    version: '0.95.0',
    generate: 'npx @hey-api/openapi-ts@0.95.0 --input openapi.json --output rowfeed',
    typed,
    note: 'Later versions need Node.js 22.',
  }),
  typescript(['orval@7.13.2'], {
    name: 'orval',
    version: '7.13.2',
    // If PATCH has two media types, orval doesn't send a media type.
    document: 'openapi-3.0.json',
    generate: 'npx orval@7.13.2 --config orval.config.cjs',
    note:
      "Content of the file: `module.exports = { rowfeed: { input: 'openapi-3.0.json', output: { target: 'rowfeed.ts', client: 'fetch', " +
      "baseUrl: 'http://127.0.0.1:3000' } } }`. From `openapi.json`, where PATCH accepts two media types, it generates an " +
      '`updateRow` without a media type, and the server returns 415. Later versions need Node.js 22.',
  }),
  typescript(['swagger-typescript-api@13.13.0'], {
    name: 'swagger-typescript-api',
    version: '13.13.0',
    generate:
      'npx swagger-typescript-api@13.13.0 generate --path openapi.json --output rowfeed --extract-request-params',
    note: "It throws the response, with the problem as `error`. For a DELETE, this requires `baseApiParams: { format: 'json' }`.",
  }),
  typescript(['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'], {
    name: 'oazapfts',
    version: '7.5.0',
    generate: 'npx oazapfts@7.5.0 openapi.json rowfeed.ts',
    note: 'The client needs `@oazapfts/runtime`.',
  }),
  typescript(['openapi-typescript-codegen@0.31.0'], {
    name: 'openapi-typescript-codegen',
    version: '0.31.0',
    generate: 'npx --package openapi-typescript-codegen@0.31.0 openapi --input openapi.json --output rowfeed',
    note: 'It throws an error whose `body` has the type `any`. It does not return headers, so you can only get pages with `offset`. It is no longer developed, and its authors recommend hey-api.',
  }),
  typescript([], {
    name: 'openapi-generator-typescript',
    version: openapiGeneratorVersion,
    needs: ['java', 'mvn'],
    install: [fetchOpenapiGenerator],
    generate: `${openapiGenerator} -i openapi.json -g typescript-fetch -o rowfeed`,
    note: 'The problem is `ProblemDetailsFromJSON(await error.response.json())`. Headers are in `raw` of the result of `listRowsRaw`. `fields` is a `Set`.',
  }),
];
