/** Builds `rowfeed/testing` as a CommonJS module too, because jest and many mocha projects load tests with `require`. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '../dist/src/testing');

await build({
  entryPoints: [join(folder, 'index.js')],
  outfile: join(folder, 'index.cjs'),
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': 'moduleUrl' },
  logLevel: 'warning',
});
copyFileSync(join(folder, 'index.d.ts'), join(folder, 'index.d.cts'));
