/** Builds the page of the console: a script and a style sheet. File names contain a hash of the content. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { consoleFolder } from '../src/operations/documents/console.js';
import { digestOf } from '../src/operations/documents/representations.js';

const sources = join(import.meta.dirname, '../src/console');
const folder = fileURLToPath(consoleFolder);

const names = {
  script: await bundled('app.ts', 'js'),
  style: await bundled('style/console.css', 'css'),
};
const page = (await readFile(join(sources, 'index.html'), 'utf8')).replace(
  /\{(script|style)\}/g,
  (_, kind: keyof typeof names) => `/console/${names[kind].name}`,
);
await mkdir(folder, { recursive: true });
const made = new Map([
  ...Object.values(names).map(({ name, text }) => [name, text] as const),
  ['index.html', page] as const,
]);
for (const name of await readdir(folder)) if (!made.has(name)) await rm(join(folder, name));
for (const [name, text] of made) await writeFile(join(folder, name), text);

async function bundled(entry: string, kind: 'js' | 'css'): Promise<{ name: string; text: string }> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, entry)],
    absWorkingDir: sources,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['production'],
  });
  const { text } = outputFiles[0]!;
  const base = entry.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return { name: `${base}-${digestOf(text)}.${kind}`, text };
}
