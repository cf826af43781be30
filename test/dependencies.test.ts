import { readFileSync } from 'node:fs';
import { expect } from 'chai';

/**
 * The least versions, of what runs, that are clear of the advisories known for them when this was written. A lock
 * file that falls behind one fails here, also for what only dependencies bring along.
 */
const least: Readonly<Record<string, string>> = {
  '@apidevtools/json-schema-ref-parser': '11.2.0',
  ajv: '8.18.0',
  'ansi-regex': '5.0.1',
  bl: '4.0.3',
  cookie: '0.7.0',
  debug: '4.3.1',
  'deep-extend': '0.5.1',
  'fast-uri': '3.1.2',
  fresh: '0.5.2',
  ini: '1.3.6',
  'js-yaml': '4.1.1',
  knex: '2.4.0',
  koa: '3.1.2',
  lodash: '4.18.0',
  'lodash.merge': '4.6.2',
  minimist: '1.2.6',
  ms: '2.0.0',
  negotiator: '0.6.1',
  'path-parse': '1.0.7',
  pg: '7.1.2',
  picomatch: '4.0.4',
  qs: '6.14.2',
  semver: '7.5.2',
  'simple-get': '4.0.1',
  sqlite3: '5.1.5',
  tar: '7.5.11',
  'tar-fs': '2.1.4',
  'tunnel-agent': '0.6.0',
  undici: '6.24.0',
  ws: '8.17.1',
};

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>;
};
const running = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isAtLeast(version: string, wanted: string): boolean {
  const [have, want] = [version, wanted].map((text) => text.split(/[.-]/).map(Number)) as [
    number[],
    number[],
  ];
  for (let part = 0; part < 3; part += 1) {
    if (have[part] !== want[part]) return have[part]! > want[part]!;
  }
  return !version.includes('-');
}

describe('what is installed to run', () => {
  for (const [path, { version }] of running) {
    const name = nameOf(path);
    const wanted = least[name];
    if (wanted === undefined) continue;
    it(`${name} ${version} is at least ${wanted}`, () => {
      expect(isAtLeast(version, wanted), path).to.equal(true);
    });
  }

  it('is all that is listed here', () => {
    const names = new Set(running.map(([path]) => nameOf(path)));
    expect(Object.keys(least).filter((name) => !names.has(name))).to.deep.equal([]);
  });

  it('is pinned: package.json names exact versions', () => {
    const root = lock.packages[''] as unknown as Record<string, Record<string, string>>;
    for (const [name, version] of Object.entries({ ...root.dependencies, ...root.devDependencies })) {
      expect(version, name).to.match(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it('comes from the registry, with a checksum', () => {
    for (const [path, locked] of Object.entries(lock.packages)) {
      if (path === '') continue;
      expect(locked, path)
        .to.have.property('integrity')
        .that.matches(/^sha512-/);
    }
  });
});
