/**
 * Builds the page of the console: its scripts and one style sheet. Each file name contains a hash of the
 * content. Parts that few visitors need are separate scripts, which the page loads when it needs them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { consoleFolder } from '../src/operations/documents/console.js';
import { digestOf } from '../src/operations/documents/representations.js';
import { iconAddress } from './shared/logo.js';

const sources = join(import.meta.dirname, '../src/console');
const folder = fileURLToPath(consoleFolder);
const made = new Map<string, string>();

/** Removes the indentation before the tags in templates, because it takes space and browsers don't show it. */
const outdentTemplates: Plugin = {
  name: 'outdent-templates',
  setup({ onLoad }) {
    onLoad({ filter: /src\/console\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/\n +(?=<|\$\{)/g, '\n'),
      loader: 'ts',
    }));
  },
};

const addresses = {
  script: `/console/${await bundled('app.ts', 'js')}`,
  style: `/console/${await bundled('style/console.css', 'css')}`,
  icon: iconAddress,
};
made.set(
  'index.html',
  (await readFile(join(sources, 'index.html'), 'utf8')).replace(
    /\{(script|style|icon)\}/g,
    (_, kind: keyof typeof addresses) => addresses[kind],
  ),
);
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!made.has(name)) await rm(join(folder, name));
for (const [name, text] of made) await writeFile(join(folder, name), text);

/** Bundles a file with all that it imports, and returns the name of the script or style that starts it. */
async function bundled(entry: string, kind: 'js' | 'css'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, entry)],
    absWorkingDir: sources,
    bundle: true,
    minify: true,
    write: false,
    // The names of the parts depend on the paths of their modules. A copy with linked packages has the same names.
    preserveSymlinks: true,
    splitting: kind === 'js',
    outdir: folder,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['production'],
    plugins: [outdentTemplates],
  });
  const name = entry.replace(/^.*\//, '').replace(/\.\w+$/, '');
  let start = '';
  for (const { path, text } of outputFiles) {
    const isStart = basename(path) === `${name}.${kind}`;
    // The scripts import each other by the names from esbuild. None imports the first one.
    const own = isStart ? `${name}-${digestOf(text)}.${kind}` : basename(path);
    if (isStart) start = own;
    made.set(own, text);
  }
  return start;
}
