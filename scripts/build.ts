/**
 * Builds `dist`, unless it was built from the same sources before. Compiles the client and `rowfeed/testing`, bundles the
 * console, compresses the published texts, and bundles the program. `npm start` and `npm test` run this first.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
/** Everything that `dist` is made from. The lock file stands for the bundled packages and for the compiler. */
const inputs = [
  ...['src', 'generated', 'scripts/build.ts', 'scripts/bundle-console.ts', 'scripts/compress.ts'],
  ...['scripts/bundle-program.ts', 'scripts/shared/logo.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', '.tsconfig.client.json'],
  ...['.tsconfig.testing.json', 'scripts/bundle-commonjs.ts'],
];
const projects = ['.tsconfig.client.json', '.tsconfig.testing.json'];
/** Contains the digest of the sources from which `dist` was built. */
const stamp = join(project, 'dist/.sources');

const digest = digestOfSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  // On stderr, because `npm run -s rowfeed` prints results on stdout.
  console.error('Building dist. This takes about 10 s.');
  // A build that fails halfway must not be taken for a complete one.
  rmSync(stamp, { force: true });
  const results = await Promise.all([compile(), buildConsole(), runScript('bundle-program.ts')]);
  if (results.every((isBuilt) => isBuilt)) writeFileSync(stamp, digest);
  else process.exitCode = 1;
}

async function compile(): Promise<boolean> {
  if (!(await run('node_modules/typescript-native/bin/tsc', '-b', ...projects))) return false;
  // In a clone, npx runs this file, which the compiler writes without the permission.
  chmodSync(join(project, 'dist/src/bin.js'), 0o755);
  removeStaleOutputs();
  return runScript('bundle-commonjs.ts');
}

/** Bundles the console, and then compresses it together with the other published texts. */
async function buildConsole(): Promise<boolean> {
  return (await runScript('bundle-console.ts')) && runScript('compress.ts');
}

/** Removes the outputs of sources that no longer exist, because the package must not contain them. */
function removeStaleOutputs(): void {
  for (const file of filesBelow('dist/src')) {
    const source = file.slice('dist/'.length).replace(/(\.d)?\.[jt]s$/, '.ts');
    if (!existsSync(join(project, source))) rmSync(join(project, file));
  }
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesBelow(input)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const entries = readdirSync(join(project, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
    .sort();
}

function runScript(name: string): Promise<boolean> {
  return run('--import=tsx', `scripts/${name}`);
}

/** Returns whether the program succeeded. */
async function run(...words: string[]): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, words, { cwd: project, stdio: 'inherit' }), 'exit');
  return code === 0;
}
