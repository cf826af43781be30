import type { Generator } from '../generator.js';

type Particulars = Pick<Generator, 'name' | 'version' | 'generate'> & Partial<Generator>;

/** A client in TypeScript, of a generator that npm has. */
function typescript(packages: readonly string[], particulars: Particulars): Generator {
  const all = ['typescript@5.9.3', 'tsx@4.23.15', '@types/node@20.19.43', ...packages];
  return {
    language: 'TypeScript',
    document: 'openapi.json',
    needs: [],
    note: '',
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

export const typescriptGenerators: readonly Generator[] = [
  typescript(['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'], {
    name: 'openapi-typescript',
    version: '7.13.0',
    generate: 'npx openapi-typescript openapi.json --output rowfeed.d.ts',
  }),
];
