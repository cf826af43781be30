/**
 * Writes npm-shrinkwrap.json for `npm pack` and `npm publish`: the lock file without the packages of development.
 * Whoever installs rowfeed from a registry then gets the versions that were tested, with our overrides, which npm
 * ignores in package.json of a dependency. It also ignores this file if the package is installed from a tarball.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(lock.packages))
  if (dev) delete lock.packages[path];
delete lock.packages[''].devDependencies;
writeFileSync('npm-shrinkwrap.json', JSON.stringify(lock, undefined, 2));
