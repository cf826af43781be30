/**
 * True in the full suite. `npm test` runs the fast suite: every behaviour once, on SQLite. `npm run
 * test:full` runs everything.
 */
export const isFullSuite = process.env.ROWFEED_TEST_SUITE === 'full';

/** The seed of every property test in this process. Set ROWFEED_TEST_SEED to replay a failure. */
export const seed = Number(process.env.ROWFEED_TEST_SEED ?? Date.now() % 1_000_000_007);

/**
 * Returns the number of cases of a property test. The fast suite runs a twentieth of them. ROWFEED_TEST_CASES=5
 * runs five times as many as the full suite does.
 */
export function cases(inFullSuite: number): number {
  const factor = Number(process.env.ROWFEED_TEST_CASES ?? (isFullSuite ? 1 : 0.05));
  return Math.ceil(inFullSuite * factor);
}

/**
 * Declares tests that only the full suite runs.
 *
 * @param _why a sentence that explains why these tests can't be fast
 */
export function onlyInFullSuite(_why: string): {
  readonly describe: Mocha.PendingSuiteFunction;
  readonly it: Mocha.PendingTestFunction;
} {
  return isFullSuite ? { describe, it } : { describe: describe.skip, it: it.skip };
}

/** The reason why tests that start PostgreSQL, or several instances on it, only run in the full suite. */
export const needsPostgres = 'A PostgreSQL server takes seconds to start.';
