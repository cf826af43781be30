/**
 * Runs the tests after a build. `npm test` runs the fast suite, which is on SQLite. `npm run test:full` runs everything on
 * SQLite, then on PostgreSQL what depends on the engine. Folders and files run only that part: `npm test -- test/feed`.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { positive } from './shared/options.js';

interface Options {
  readonly full?: true;
  readonly engine?: Engine;
  readonly grep?: string;
  readonly jobs?: number;
  readonly bail?: true;
}

type Engine = keyof typeof configurations;

/**
 * Both make mocha import the test files. By default it requires each file first and imports it if that fails, so that most
 * modules would be loaded twice, once as CommonJS.
 */
const configurations = { sqlite: '.mocharc.json', postgres: '.mocharc.postgres.json' };
const project = join(import.meta.dirname, '..');

await new Command('test')
  .argument('[paths...]', 'folders and files of tests; all of them by default', ['test'])
  .option('--full', 'run everything, with the full number of cases')
  .addOption(
    new Option('--engine <name>', 'run the tests on one engine').choices(Object.keys(configurations)),
  )
  .option('-g, --grep <pattern>', 'run the tests whose titles match')
  .option('--jobs <n>', 'processes that run test files at a time, at least 2', positive)
  .option('-b, --bail', 'stop after the first failure')
  .action(test)
  .parseAsync();

function test(paths: readonly string[], { full, engine, grep, jobs, bail }: Options): void {
  run(process.execPath, ['--import=tsx', 'scripts/build.ts']);
  if (process.exitCode) return;
  // Tests also wait, so there are more processes than cores. In the full suite, they start more programs. On two cores, the
  // fast suite takes 7 % less time with 5 processes than with 4, and no less with 6.
  // With one process, mocha would not run the files in parallel, and would require them.
  const processes = Math.max(2, jobs ?? availableParallelism() + (full ? 2 : 3));
  const engines: readonly Engine[] = engine ? [engine] : full ? ['sqlite', 'postgres'] : ['sqlite'];
  const words = [...(grep ? ['--grep', grep] : []), ...(bail ? ['--bail'] : []), ...paths.map(patternOf)];
  for (const each of engines) {
    console.log(`\n== ${full ? 'the full' : 'the fast'} suite on ${each}`);
    const mocha = ['node_modules/mocha/bin/mocha.js', '--config', configurations[each]];
    run(process.execPath, [...mocha, '--parallel', '--jobs', String(processes), ...words], {
      ROWFEED_TEST_SUITE: full ? 'full' : 'fast',
    });
  }
}

/** Mocha's pattern for the tests of a folder or a file. */
function patternOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, '**/*.test.ts') : path;
}

/** Runs a program in the project's folder. If it fails, this process continues and later exits with its exit code. */
function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const options = { cwd: project, env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  const { status } = spawnSync(program, words, options);
  process.exitCode ||= status ?? 1;
}
