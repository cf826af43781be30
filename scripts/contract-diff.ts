/**
 * Compares the two contracts with the last release, and distinguishes breaking changes from additive changes.
 * The exit code is 1 if a change is breaking and the major version is the same as in the release.
 *
 * The release is the newest tag `v*` in the history of HEAD. `--base` names another commit, or a folder with
 * both files.
 */
import { execFileSync } from 'node:child_process';
import { cp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts, documents, isRefused } from './contract-diff/changes.js';
import { workingFolder } from './shared/work.js';

const project = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const base = values.base ?? lastRelease();

if (base === undefined)
  console.log('Nothing is released yet (no tag v*), so there is nothing to compare with.');
else {
  const folder = workingFolder('rowfeed-contract-');
  await copyDocuments(base, folder);
  const { changes, versions } = await compareContracts(folder, project);
  for (const { impact, where, what } of changes) console.log(`${impact}  ${where}: ${what}`);
  const count = (impact: string): number => changes.filter((change) => change.impact === impact).length;
  console.log(
    `${count('breaking')} breaking and ${count('additive')} additive changes since ${base}, version ${versions.base} to ${versions.revision}`,
  );
  if (isRefused(changes, versions)) {
    console.error('What breaks clients needs a new major version: raise info.version, or take it back.');
    process.exitCode = 1;
  }
}

function lastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*').trim();
  } catch {
    return undefined;
  }
}

async function copyDocuments(from: string, to: string): Promise<void> {
  const isFolder = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  );
  for (const name of documents) {
    if (isFolder) await cp(join(from, name), join(to, name));
    else await writeFile(join(to, name), git('show', `${from}:${name}`));
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
