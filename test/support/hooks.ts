import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Context, Runner } from 'mocha';
import { restoreClock } from './clock.js';
import { endCommandHost } from './command.js';
import { add, type Counts, coverageHoles, coverageTable, type Reached, takeReached } from './coverage.js';
import { endFaults } from './driver.js';
import { engine } from './engine.js';
import { eventually } from './eventually.js';
import { closeFeeds } from './feed.js';
import { takeLooked } from './leaks.js';
import { postgresServer, removePostgresServer } from './postgres.js';
import { errorLines, openDirectories } from './service.js';
import { closeStreams } from './stream.js';
import { isFullSuite } from './suite.js';

/**
 * The data that a test process stores after it has run some files. The main process adds up the data of all
 * processes.
 */
interface Observed extends Reached {
  /** The duration of these files, and their CPU time including child processes. */
  readonly took: readonly Took[];
  /** Files in which every test was run. */
  readonly files: readonly string[];
  /** The number of texts of each kind that were searched for keys. */
  readonly looked: Counts;
}

interface Took {
  readonly file: string;
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** The variable with the directory for this data, as JSON files. The processes of `--parallel` inherit it. */
const observedIn = 'ROWFEED_TEST_OBSERVED';
/** The variable with the folder for the temporary files of all tests, also of servers that tests kill. */
const testFolder = 'ROWFEED_TEST_FOLDER';
/** The fast suite needs up to 350 MB at a time. */
const memoryNeeded = 2 * 1024 ** 3;
// The main process keeps its folder, because tsx caches the compiled files in it.
if (process.env.MOCHA_WORKER_ID !== undefined) process.env.TMPDIR = process.env[testFolder];
/**
 * Resources that must not exist after a process has run its files. Pipes and terminals belong to the test
 * runner.
 */
const mustBeGone = /^(TCPSocketWrap|TCPServerWrap|ProcessWrap)$/;
const goneWithinMs = 3_000;

const tests = join(import.meta.dirname, '..');
const slowestShown = 10;
let started = { wallMs: 0, cpuMs: 0 };

export const mochaHooks = {
  beforeAll(): void {
    started = { wallMs: hrtimeMs(), cpuMs: cpuMs() };
  },
  afterEach(this: Context): void {
    closeFeeds();
    closeStreams();
    endFaults();
    restoreClock();
    const errors = errorLines.splice(0);
    if (this.currentTest?.isFailed())
      for (const line of errors) console.log(`  the service logged: ${line.trim()}`);
  },
  /** Runs after each file with `--parallel`, otherwise after all files. */
  async afterAll(this: Context): Promise<void> {
    await removePostgresServer();
    await endCommandHost();
    await eventually('nothing is left', () => resourcesLeft().length === 0, { withinMs: goneWithinMs })
      .catch(() => {
        throw new Error(`the tests left behind: ${resourcesLeft().join(', ')}`);
      })
      // Reports a leak only once, for the file that caused it.
      .finally(() => openDirectories.clear());
    const took = { wallMs: hrtimeMs() - started.wallMs, cpuMs: cpuMs() - started.cpuMs };
    const observed: Observed = {
      ...takeReached(),
      files: filesRun(this),
      looked: takeLooked(),
      took: filesOf(this).map((file) => ({ file, ...took })),
    };
    writeFileSync(join(process.env[observedIn]!, randomUUID()), JSON.stringify(observed));
  },
};

/** Runs before the first test, in the main process. */
export async function mochaGlobalSetup(): Promise<void> {
  process.env[observedIn] = mkdtempSync(join(tmpdir(), 'rowfeed-observed-'));
  makeTestFolder();
  // All test processes inherit this variable.
  if (engine === 'postgres') process.env.TEST_DATABASE_URL ??= (await postgresServer()).urlOf('postgres');
}

/** Runs after the last test, in the main process. */
export async function mochaGlobalTeardown(this: Runner): Promise<void> {
  const directory = process.env[observedIn]!;
  const all = readdirSync(directory).map(
    (name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Observed,
  );
  rmSync(directory, { recursive: true });
  await removePostgresServer();
  const sum = { answers: {}, closeCodes: {}, looked: {} } satisfies Omit<Observed, 'files' | 'took'>;
  for (const each of all) {
    add(sum.answers, each.answers);
    add(sum.closeCodes, each.closeCodes);
    add(sum.looked, each.looked);
  }
  const slowest = all.flatMap(({ took }) => took).sort((a, b) => b.wallMs - a.wallMs);
  if (process.env.ROWFEED_TEST_TIMES) writeFileSync(process.env.ROWFEED_TEST_TIMES, JSON.stringify(slowest));
  if (slowest.length > slowestShown) {
    console.log('  the slowest files, in seconds, and the CPU time that they used:');
    for (const { file, ...took } of slowest.slice(0, slowestShown))
      console.log(
        `    ${seconds(took.wallMs)} s  ${seconds(took.cpuMs)} s  ${relative(process.cwd(), file)}`,
      );
    console.log('');
  }
  const looked = Object.entries(sum.looked).map(([kind, count]) => `${count} of the ${kind}`);
  console.log(`  no key was found in ${looked.join(', ')}`);
  // Skipped if a test failed, because its message should be last and it may have reached less of the
  // contract.
  const isTold = this.failures === 0 && isWholeSuite(all.flatMap(({ files }) => files));
  if (!isTold && !process.env.ROWFEED_COVERAGE) return;
  const holes = coverageHoles(sum);
  console.log(
    '  answers of the contract by operation, status and code, and how many times the tests met them:\n',
  );
  for (const line of [...coverageTable(sum), '', ...holes]) console.log(`    ${line}`);
  if (holes.length > 0) throw new Error(`the tests and the contract differ:\n${holes.join('\n')}`);
}

function makeTestFolder(): void {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'rowfeed-tests-'));
  process.env[testFolder] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Some tests act as another user, as they can in /tmp.
  chmodSync(folder, 0o1777);
}

/**
 * Returns a folder in memory for the fast suite, because syncing the databases to a disk takes 6 % of its CPU time. The full suite
 * and a run with its own TMPDIR use a disk.
 */
function folderInMemory(): string | undefined {
  if (isFullSuite || process.env.TMPDIR !== undefined) return undefined;
  try {
    // Tests also execute files in this folder. In a container, it often has only 64 MB.
    const isUsable = /^\S+ \/dev\/shm tmpfs rw(?!\S*\bnoexec\b)/m.test(readFileSync('/proc/mounts', 'utf8'));
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (!isUsable || bavail * bsize < memoryNeeded) return undefined;
    removeOldFolders();
    return '/dev/shm';
  } catch {
    // Other systems have no such folder.
    return undefined;
  }
}

/** Removes the folders of runs that were killed more than a day ago. */
function removeOldFolders(): void {
  for (const name of readdirSync('/dev/shm').filter((each) => each.startsWith('rowfeed-tests-'))) {
    const folder = join('/dev/shm', name);
    if (statSync(folder).mtimeMs < Date.now() - 86_400_000) rmSync(folder, { recursive: true, force: true });
  }
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1).padStart(6);
}

function resourcesLeft(): string[] {
  return [...process.getActiveResourcesInfo().filter((each) => mustBeGone.test(each)), ...openDirectories];
}

/** Uses a clock that tests don't change. */
function hrtimeMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** Returns the CPU time of this process. On Linux, the time includes child processes that have exited. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  let ofChildren = 0;
  try {
    // cutime and cstime (proc(5)) in ticks of 10 ms, after the process name, which can contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    ofChildren = 10 * (Number(fields[13]) + Number(fields[14]));
  } catch {}
  return Math.round((user + system) / 1000) + ofChildren;
}

function filesOf(context: Context): string[] {
  const suites = context.test?.parent?.suites ?? [];
  return [...new Set(suites.flatMap(({ file }) => file ?? []))];
}

/** Returns the files in which every test was run or skipped on purpose. */
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
  const ran = new Set(files);
  return readdirSync(tests, { recursive: true, encoding: 'utf8' }).every(
    (name) => !name.endsWith('.test.ts') || ran.has(join(tests, name)),
  );
}
