/**
 * Runs stress tests for any length of time: `npm run torture`. They are long versions of tests in the suite.
 * Every error is counted, and all counts must be 0.
 *
 *     npm run torture                                          3 rounds; CI runs 2
 *     npm run torture -- --rounds 20                           20 rounds
 *     npm run torture -- --engine postgres                     on PostgreSQL, or on the Citus of TEST_CITUS_URL
 *     npm run torture -- --only neighbours --rounds 10         what one client can do to another
 *
 * From 10 rounds on, `neighbours` also runs its long attacks and measures latencies, because that needs a machine without
 * other load.
 */
import { chmodSync } from 'node:fs';
import { Command, Option } from 'commander';
import { formatTable } from '../src/cli/output.js';
import { names, positive } from './shared/options.js';
import { workingFolder } from './shared/work.js';
import type { Counts } from './torture/results.js';

interface Options {
  readonly rounds: number;
  readonly engine: string;
  readonly only?: readonly string[];
  readonly program?: string;
}

const amounts = ['acknowledged', 'repeated', 'frames'] as const;
const faults = ['twice', 'lost', 'partial', 'gaps', 'usageError', 'wrong', 'differing'] as const;
const roundsOfLongForm = 10;

await new Command('torture')
  .option('--rounds <n>', 'how often each thing is done', positive, 3)
  .addOption(
    new Option('--engine <name>', 'on which engine').choices(['sqlite', 'postgres']).default('sqlite'),
  )
  .option('--only <names>', 'parts or attacks among neighbours, a comma list', names)
  .option('--program <file>', 'the built program that neighbours share; that of these sources unless given')
  .action(torture)
  .parseAsync();

async function torture({ rounds, engine, only, program }: Options, command: Command): Promise<void> {
  // Servers that are killed leave their temporary files behind. PostgreSQL runs as another user.
  process.env.TMPDIR = workingFolder('rowfeed-torture-');
  chmodSync(process.env.TMPDIR, 0o1777);
  // The test support modules read this variable when they are loaded.
  process.env.ROWFEED_TEST_ENGINE = engine;
  const { cutRounds, killRounds, resetRounds } = await import('./torture/feed.js');
  const { flipRounds } = await import('./torture/damage.js');
  const { repeatRounds } = await import('./torture/repeats.js');
  const { rowKeyRounds } = await import('./torture/row-keys.js');
  const { transportRounds } = await import('./torture/transports.js');
  const { usageRounds } = await import('./torture/usage.js');
  const { atMostMegabytes, idleFeeds } = await import('./torture/limits.js');
  const { neighbours } = await import('./torture/neighbours.js');
  const { attacks } = await import('./torture/neighbours/attacks.js');
  const { removePostgresServer } = await import('../test/support/postgres.js');
  const counted: Readonly<Record<string, (rounds: number) => Promise<Counts>>> = {
    kill: killRounds,
    repeats: repeatRounds,
    'row-keys': rowKeyRounds,
    usage: usageRounds,
    cut: cutRounds,
    transports: transportRounds,
    reset: resetRounds,
    ...(engine === 'sqlite' && { damage: flipRounds }),
  };
  const parts = [...Object.keys(counted), 'idle', 'neighbours'];
  const ids = attacks.map(({ id }) => id);
  const unknown = only?.find((name) => !parts.includes(name) && !ids.includes(name));
  if (unknown !== undefined)
    command.error(
      `There is no ${unknown}; the parts are ${parts.join(', ')}, the attacks ${ids.join(', ')}.`,
    );
  const isOn = (part: string): boolean => only === undefined || only.includes(part);
  const chosenAttacks = ids.filter((id) => only?.includes(id));
  const tables: { head: readonly string[]; rows: readonly (readonly string[])[] }[] = [];
  let failed = 0;
  try {
    const counts: string[][] = [];
    for (const [part, run] of Object.entries(counted)) {
      if (!isOn(part)) continue;
      const result = await run(rounds);
      if (faults.some((fault) => (result[fault] ?? 0) !== 0)) failed += 1;
      const values = [...amounts, ...faults].map((column) => result[column] ?? '-');
      counts.push([result.name, result.rounds, ...values].map(String));
    }
    tables.push({ head: [engine, 'rounds', ...amounts, ...faults], rows: counts });
    if (isOn('idle')) {
      const { count, megabytes } = await idleFeeds();
      if (megabytes > atMostMegabytes) failed += 1;
      const row = [`memory of ${count} idle feeds`, `${megabytes.toFixed(1)} MB`, `${atMostMegabytes} MB`];
      tables.push({ head: [engine, 'measured', 'at most'], rows: [row] });
    }
    const form = rounds >= roundsOfLongForm ? 'long' : 'short';
    // Without `--only`, the neighbours only run in the long form, because the short form takes minutes.
    if (only === undefined ? form === 'long' : isOn('neighbours') || chosenAttacks.length > 0) {
      const result = await neighbours({ form, program, ids: isOn('neighbours') ? undefined : chosenAttacks });
      failed += result.failed;
      tables.push(result);
    }
  } finally {
    await removePostgresServer();
  }
  const shown = tables.filter(({ rows }) => rows.length > 0);
  const columns = (head: readonly string[]) => head.map((heading) => [heading] as const);
  console.log(shown.map(({ head, rows }) => formatTable(columns(head), rows)).join('\n\n'));
  console.log(`${shown.reduce((sum, { rows }) => sum + rows.length, 0) - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
