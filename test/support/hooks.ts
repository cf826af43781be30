import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'mocha';
import { restoreClock } from './clock.js';
import { coverageHoles, coverageTable } from './coverage.js';
import { closeFeeds } from './feed.js';
import { lookedAt } from './leaks.js';
import { removePostgresServer } from './postgres.js';
import { errorLines, openDirectories } from './service.js';

/** Resources that must be gone when the suite ends; pipes and terminals are the test runner's own. */
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
  async afterAll(this: Context): Promise<void> {
    console.log(`  no key was found in ${lookedAt()}`);
    const holes = ranWholeSuite(this) || process.env.ROWFEED_COVERAGE ? report() : [];
    await removePostgresServer();
    const deadline = Date.now() + goneWithinMs;
    let left = resourcesLeft();
    while (left.length > 0 && Date.now() < deadline) {
      await sleep(50);
      left = resourcesLeft();
    }
    if (left.length > 0) throw new Error(`the tests left behind: ${left.join(', ')}`);
    if (holes.length > 0) throw new Error(`the tests and the contract differ:\n${holes.join('\n')}`);
  },
};

function resourcesLeft(): string[] {
  return [...process.getActiveResourcesInfo().filter((each) => mustBeGone.test(each)), ...openDirectories];
}

/** Prints what of the contract was reached, and returns the holes. */
function report(): string[] {
  const holes = coverageHoles();
  console.log(
    '  answers of the contract by operation, status and code, and how many times the tests met them:\n',
  );
  for (const line of [...coverageTable(), '', ...holes]) console.log(`    ${line}`);
  return holes;
}

/** Whether every test of every file has been run. */
function ranWholeSuite(context: Context): boolean {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const root = context.test?.parent;
  const ran = new Set(root?.suites.map((suite) => suite.file));
  let isWhole = files.every((name) => ran.has(join(folder, name)));
  root?.eachTest((test) => {
    if (test.state === undefined && !test.pending) isWhole = false;
  });
  return isWhole;
}
