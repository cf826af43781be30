import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Runner } from 'mocha';
import { restoreClock } from './clock.js';
import { removeProgram } from './command.js';
import { add, type Counts, coverageHoles, coverageTable, type Reached, takeReached } from './coverage.js';
import { engine } from './engine.js';
import { eventually } from './eventually.js';
import { closeFeeds } from './feed.js';
import { takeLooked } from './leaks.js';
import { postgresServer, removePostgresServer } from './postgres.js';
import { errorLines, openDirectories } from './service.js';

/** What a process that ran some files of the suite leaves to the one that has an eye on the whole. */
interface Observed extends Reached {
  /** Files of which every test was run. */
  readonly files: readonly string[];
  /** How many texts of each kind were searched for keys. */
  readonly looked: Counts;
}

/** The directory that holds them, as JSON; processes of `--parallel` inherit it. */
const observedIn = 'ROWFEED_TEST_OBSERVED';
/** Resources that must be gone when a process has run its files; pipes and terminals are the test runner's own. */
const mustBeGone = /^(TCPSocketWrap|TCPServerWrap|ProcessWrap)$/;
const goneWithinMs = 3_000;

export const mochaHooks = {
  afterEach(this: Context): void {
    closeFeeds();
    restoreClock();
    const errors = errorLines.splice(0);
    if (this.currentTest?.isFailed())
      for (const line of errors) console.log(`  the service logged: ${line.trim()}`);
  },
  /** With `--parallel` after each file, otherwise after them all. */
  async afterAll(this: Context): Promise<void> {
    const observed: Observed = { ...takeReached(), files: filesRun(this), looked: takeLooked() };
    writeFileSync(join(process.env[observedIn]!, randomUUID()), JSON.stringify(observed));
    removeProgram();
    await removePostgresServer();
    await eventually('nothing is left', () => resourcesLeft().length === 0, { withinMs: goneWithinMs })
      .catch(() => {
        throw new Error(`the tests left behind: ${resourcesLeft().join(', ')}`);
      })
      // Told of once, by the file that left them.
      .finally(() => openDirectories.clear());
  },
};

/** Before the first test, in the process that has been started. */
export async function mochaGlobalSetup(): Promise<void> {
  process.env[observedIn] = mkdtempSync(join(tmpdir(), 'rowfeed-observed-'));
  // All that is run needs it, in whatever process.
  if (engine === 'postgres') process.env.TEST_DATABASE_URL ??= (await postgresServer()).urlOf('postgres');
}

/** After the last test, in the same process. */
export async function mochaGlobalTeardown(this: Runner): Promise<void> {
  const directory = process.env[observedIn]!;
  const all = readdirSync(directory).map(
    (name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Observed,
  );
  rmSync(directory, { recursive: true });
  await removePostgresServer();
  const sum = { answers: {}, closeCodes: {}, looked: {} } satisfies Omit<Observed, 'files'>;
  for (const each of all) {
    add(sum.answers, each.answers);
    add(sum.closeCodes, each.closeCodes);
    add(sum.looked, each.looked);
  }
  const looked = Object.entries(sum.looked).map(([kind, count]) => `${count} of the ${kind}`);
  console.log(`  no key was found in ${looked.join(', ')}`);
  // A test that failed may have reached less than it is there for, and its message should stand last.
  const isTold = this.failures === 0 && isWholeSuite(all.flatMap(({ files }) => files));
  if (!isTold && !process.env.ROWFEED_COVERAGE) return;
  const holes = coverageHoles(sum);
  console.log(
    '  answers of the contract by operation, status and code, and how many times the tests met them:\n',
  );
  for (const line of [...coverageTable(sum), '', ...holes]) console.log(`    ${line}`);
  if (holes.length > 0) throw new Error(`the tests and the contract differ:\n${holes.join('\n')}`);
}

function resourcesLeft(): string[] {
  return [...process.getActiveResourcesInfo().filter((each) => mustBeGone.test(each)), ...openDirectories];
}

/** The files of which every test has been run or was skipped by itself. */
function filesRun(context: Context): string[] {
  const run = new Map<string, boolean>();
  const root = context.test?.parent;
  for (const { file } of root?.suites ?? []) if (file) run.set(file, true);
  root?.eachTest((test) => {
    if (test.file && test.state === undefined && !test.pending) run.set(test.file, false);
  });
  return [...run].filter(([, isWhole]) => isWhole).map(([file]) => file);
}

function isWholeSuite(files: readonly string[]): boolean {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
  const ran = new Set(files);
  return readdirSync(folder).every((name) => !name.endsWith('.test.ts') || ran.has(join(folder, name)));
}
