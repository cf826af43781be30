/**
 * Writes `generated/` from the two contracts. With `--check`, it doesn't write, and the exit code is 1 if a
 * file is stale.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles, staleFiles } from './generate/files.js';

const project = join(import.meta.dirname, '..');
const target = join(project, 'generated');

const files = await generatedFiles(project);
if (process.argv.includes('--check')) {
  const stale = await staleFiles(files, target);
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map((name) => `generated/${name}`).join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  await mkdir(target, { recursive: true });
  for (const [name, text] of files) await writeFile(join(target, name), text);
}
