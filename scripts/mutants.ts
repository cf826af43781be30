/**
 * Shows whether the tests find defects: plants each of `mutants/defects.ts` in a copy of the project and runs the tests until
 * one fails. First the folders that should find it, then the whole fast suite, then, with `--full`, the full suite of
 * those folders. It exits with 1 if the fast suite finds less than 90 % of them, or, with `--full`, if one is never found.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Defect, defects } from './mutants/defects.js';
import { stopwatch, workingFolder } from './shared/work.js';

interface Options {
  readonly full?: true;
  readonly check?: true;
}

/** The suite that found a defect; undefined if none did. */
type Finder = 'its folder' | 'the fast suite' | 'the full suite' | undefined;

const project = join(import.meta.dirname, '..');
const wantedShare = 0.9;

await new Command('mutants')
  .argument('[names...]', 'parts of the names of defects; all of them by default')
  .option('--check', 'only check that each defect can still be planted')
  .option('--full', 'run the full suite for what the fast suite does not find')
  .action(mutants)
  .parseAsync();

function mutants(names: readonly string[], { full, check }: Options): void {
  for (const defect of defects) sourceOf(project, defect);
  if (check) return;
  const chosen = defects.filter(
    ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
  );
  const copy = workingFolder('rowfeed-mutants-');
  for (const name of readdirSync(project))
    if (!['.git', 'node_modules', 'data'].includes(name))
      cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));

  const folders = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const { isPassed, output } = run(copy, folders);
  if (!isPassed) throw new Error(`The tests fail without any defect:\n${output.slice(-5_000)}`);

  let found = 0;
  let foundFast = 0;
  for (const defect of chosen) {
    const time = stopwatch();
    const [finder, title] = find(copy, defect, full === true);
    if (finder !== undefined) found += 1;
    if (finder === 'its folder' || finder === 'the fast suite') foundFast += 1;
    console.log(
      `${time()}  ${(finder ?? 'NOT FOUND').padEnd(14)}  ${defect.name}${title && `\n${' '.repeat(27)}${title}`}`,
    );
  }
  console.log(`\nThe fast suite found ${foundFast} of ${chosen.length}; ${found} were found in all.`);
  if (foundFast < wantedShare * chosen.length || (full && found < chosen.length)) process.exitCode = 1;
}

/** Returns the file in which a defect is planted. */
function sourceOf(folder: string, { file, find }: Defect): string {
  const source = readFileSync(join(folder, file), 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`${file} does not contain ${JSON.stringify(find)} once`);
  return source;
}

function find(copy: string, defect: Defect, full: boolean): readonly [Finder, title: string] {
  const path = join(copy, defect.file);
  const source = sourceOf(copy, defect);
  try {
    writeFileSync(
      path,
      source.replace(defect.find, () => defect.replace),
    );
    const build = spawnSync(process.execPath, ['--import=tsx', 'scripts/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (build.status !== 0)
      throw new Error(`${defect.name} does not compile:\n${build.stdout}${build.stderr}`);
    const attempts: readonly (readonly [Finder, readonly string[]])[] = [
      ['its folder', defect.tests],
      ['the fast suite', []],
      ...(full ? [['the full suite', ['--full', ...defect.tests]] as const] : []),
    ];
    for (const [finder, words] of attempts) {
      const { isPassed, failure } = run(copy, words);
      if (!isPassed) return [finder, failure];
    }
    return [undefined, ''];
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs tests until one fails. `failure` is the title of that one, or else the end of the output. */
function run(
  copy: string,
  words: readonly string[],
): { readonly isPassed: boolean; readonly failure: string; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', 'scripts/test.ts', '--bail', ...words],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const output = `${stdout}${stderr}`.trim();
  const [, failure = output.slice(-300)] = /^ {2}1\) ([\s\S]*?:)\n/m.exec(stdout) ?? [];
  return { isPassed: status === 0, failure: failure.replaceAll(/\s+/g, ' '), output };
}
