import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'mocha';
import { restoreClock } from './clock.js';
import { coverageTable } from './coverage.js';
import { closeFeeds } from './feed.js';
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
    const whole = runsWholeSuite(this);
    const failed = report(whole);
    const deadline = Date.now() + goneWithinMs;
    let left = resourcesLeft();
    while (left.length > 0 && Date.now() < deadline) {
      await sleep(50);
      left = resourcesLeft();
    }
    if (left.length > 0) throw new Error(`the tests left behind: ${left.join(', ')}`);
    if (failed) throw new Error('declared in the contract and reached by no test; see the table above');
  },
};

function resourcesLeft(): string[] {
  return [...process.getActiveResourcesInfo().filter((each) => mustBeGone.test(each)), ...openDirectories];
}

/**
 * Prints what of the contract was reached: a summary and the holes after a whole run, everything with
 * ROWFEED_COVERAGE=table. With ROWFEED_COVERAGE=require a hole after a whole run fails it.
 */
function report(whole: boolean): boolean {
  const mode = process.env.ROWFEED_COVERAGE;
  if (!whole && mode !== 'table') return false;
  const lines = coverageTable();
  const holes = lines.filter(({ reached }) => reached === 0);
  const shown = mode === 'table' ? lines : holes;
  for (const { name, reached } of shown) console.log(`  ${String(reached).padStart(6)}  ${name}`);
  console.log(
    `  contract: ${lines.length - holes.length} of ${lines.length} declared answers and closes reached`,
  );
  return mode === 'require' && holes.length > 0;
}

function runsWholeSuite(context: Context): boolean {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const root = context.test?.parent;
  const ran = new Set(root?.suites.map((suite) => suite.file));
  return files.every((name) => ran.has(join(folder, name)));
}
