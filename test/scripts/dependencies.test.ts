import { readFileSync } from 'node:fs';
import { expect } from 'chai';

interface Locked {
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

describe('what is installed', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { '': root, ...packages } = (JSON.parse(text) as { packages: Record<string, Locked> }).packages;

  it('is pinned: package.json names exact versions', () => {
    for (const [name, version] of Object.entries({ ...root!.dependencies, ...root!.devDependencies })) {
      expect(version, name).to.match(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it('comes from the registry, with a checksum', () => {
    for (const [path, { integrity }] of Object.entries(packages)) {
      expect(integrity, path).to.match(/^sha512-/);
    }
  });
});
