/**
 * Writes `generated/` from the two contracts and the guides, and the table of bounds in the guide for
 * operators. With `--check`, it doesn't write, and the exit code is 1 if a file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBounds } from './generate/bounds.js';
import { generatedFiles, staleFiles } from './generate/files.js';

const project = join(import.meta.dirname, '..');
const target = join(project, 'generated');

const guide = join(project, 'src/docs/reference/limits.md');
const guideText = await readFile(guide, 'utf8');
const isCheck = process.argv.includes('--check');
if (!isCheck) await writeFile(guide, withBounds(guideText));
const files = await generatedFiles(project);
if (isCheck) {
  const stale = (await staleFiles(files, target)).map((name) => `generated/${name}`);
  if (withBounds(guideText) !== guideText) stale.push('src/docs/reference/limits.md');
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  await mkdir(target, { recursive: true });
  for (const [name, text] of files) await writeFile(join(target, name), text);
}
