/**
 * Builds `rowfeed/client` and `rowfeed/testing` as CommonJS modules too, with types for these, because many programs, jest
 * and many mocha projects load modules with `require`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

for (const name of ['client', 'testing']) {
  const folder = join(import.meta.dirname, '../dist/src', name);
  await build({
    entryPoints: [join(folder, 'index.js')],
    outfile: join(folder, 'index.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    // The client has no such line, because it also runs in browsers.
    banner:
      name === 'testing'
        ? { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" }
        : {},
    define: { 'import.meta.url': 'moduleUrl' },
    logLevel: 'warning',
  });
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.d.ts'))) {
    const types = readFileSync(join(folder, file), 'utf8').replace(
      /(?<=['"]\.\/[\w-]+)\.js(?=['"])/g,
      '.cjs',
    );
    writeFileSync(join(folder, file.replace(/ts$/, 'cts')), types);
  }
}
