/**
 * Compares the two contracts with the last release, and distinguishes breaking changes from compatible changes.
 * The exit code is 1 if a change is breaking and the major version is the same as in the release.
 *
 * The release is the newest tag `v*` in the history of HEAD. `--base` names another commit, or a folder with
 * both files.
 */
import { execFileSync } from 'node:child_process';
import { cp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts, readDocument } from '../src/contract-diff/diff.js';
import { workingFolder } from './shared/work.js';

const project = join(import.meta.dirname, '..');
const documents = ['openapi.yaml', 'asyncapi.yaml'] as const;
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const base = values.base ?? lastRelease();

if (base === undefined)
  console.log('Nothing is released yet (no tag v*), so there is nothing to compare with.');
else {
  const folder = workingFolder('rowfeed-contract-');
  await copyDocuments(base, folder);
  const pairs = documents.map((name) =>
    [join(folder, name), join(project, name)].map((file) => readDocument(file)),
  );
  const changes = pairs.flatMap(([before, after]) => compareContracts(before!, after!));
  for (const { impact, where, what, pointer } of changes)
    console.log(`${impact}  ${where}: ${what}\n    ${pointer}`);
  const breaking = changes.filter(({ impact }) => impact === 'breaking').length;
  const [[before, after]] = pairs as [[{ version: string }, { version: string }], ...unknown[]];
  console.log(
    `${breaking} breaking and ${changes.length - breaking} compatible changes since ${base}, version ${before.version} to ${after.version}`,
  );
  if (breaking > 0 && Number.parseInt(after.version, 10) <= Number.parseInt(before.version, 10)) {
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
