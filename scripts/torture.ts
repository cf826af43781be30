/**
 * Runs stress tests for any length of time: `npm run torture`. They are long versions of tests in the suite.
 * Every error is counted, and all counts must be 0.
 *
 *     npm run torture                                          3 rounds, as in CI
 *     npm run torture -- --rounds 20                           20 rounds
 *     npm run torture -- --engine postgres                     on PostgreSQL
 *     npm run torture -- --only neighbours --rounds 10         what one client can do to another
 *
 * Documented limits are measured. Speed is only measured from 10 rounds on, because that needs a machine
 * without other load. With fewer rounds, `neighbours` runs a short version.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { formatTable } from '../src/cli/output.js';
import type { Figure } from './torture/figure.js';

interface Options {
  readonly rounds: number;
  readonly engine: string;
  readonly only?: readonly string[];
  readonly program?: string;
}

const columns = [
  'acknowledged',
  'repeated',
  'twice',
  'lost',
  'partial',
  'gaps',
  'usageError',
  'frames',
  'wrong',
  'differing',
] as const;
/** Columns that count work. All other columns count errors. */
const amounts: ReadonlySet<string> = new Set(['acknowledged', 'repeated', 'frames']);

const roundsForPace = 10;

await new Command('torture')
  .option('--rounds <n>', 'how often each thing is done', positive, 3)
  .addOption(
    new Option('--engine <name>', 'on which engine').choices(['sqlite', 'postgres']).default('sqlite'),
  )
  .option('--only <names>', 'parts or attacks among neighbours, a comma list', (text) => text.split(','))
  .option('--program <file>', 'the built program that neighbours share; that of these sources unless given')
  .action(torture)
  .parseAsync();

async function torture({ rounds, engine, only, program }: Options, command: Command): Promise<void> {
  // The test support modules read this variable when they are loaded.
  process.env.ROWFEED_TEST_ENGINE = engine;
  const { cutRounds, killRounds, resetRounds } = await import('./torture/feed.js');
  const { repeatRounds } = await import('./torture/repeats.js');
  const { usageRounds } = await import('./torture/usage.js');
  const { idleFeeds } = await import('./torture/connections.js');
  const { backupPace } = await import('./torture/backup.js');
  const { slowBody } = await import('./torture/slow.js');
  const { neighbours } = await import('./torture/neighbours.js');
  const { attacks } = await import('./torture/neighbours/attacks.js');
  const { removePostgresServer } = await import('../test/support/postgres.js');
  const counted = {
    kill: killRounds,
    repeats: repeatRounds,
    usage: usageRounds,
    cut: cutRounds,
    reset: resetRounds,
  };
  const parts = [...Object.keys(counted), 'idle', 'slow', 'backup', 'neighbours'];
  const ids = attacks.map(({ id }) => id);
  const unknown = only?.find((name) => !parts.includes(name) && !ids.includes(name));
  if (unknown !== undefined) {
    command.error(
      `There is no ${unknown}; the parts are ${parts.join(', ')}, the attacks ${ids.join(', ')}.`,
    );
  }
  const isOn = (part: string): boolean => only === undefined || only.includes(part);
  const chosenAttacks = ids.filter((id) => only?.includes(id));
  // Runs in the background, because it takes long.
  const slow = isOn('slow') ? slowBody() : undefined;
  slow?.catch(() => undefined);
  const counts: string[][] = [];
  const figures: string[][] = [];
  let failed = 0;
  const measure = ({ name, figure, atMost, unit }: Figure): void => {
    if (figure > atMost) failed += 1;
    figures.push([name, `${figure.toFixed(1)} ${unit}`, `${atMost} ${unit}`]);
  };
  const tables = [
    { head: [engine, 'rounds', ...columns], rows: counts },
    { head: [engine, 'measured', 'at most'], rows: figures },
  ];
  try {
    for (const [part, run] of Object.entries(counted)) {
      if (!isOn(part)) continue;
      const result: Partial<Record<string, string | number>> = { ...(await run(rounds)) };
      const values = columns.map((column) => result[column]);
      const isFailed = columns.some((column) => !amounts.has(column) && (result[column] ?? 0) !== 0);
      if (isFailed) failed += 1;
      counts.push([result.name, result.rounds, ...values.map((value) => value ?? '-')].map(String));
    }
    if (isOn('idle')) measure(await idleFeeds());
    if (slow !== undefined) measure(await slow);
    if (isOn('backup') && engine === 'sqlite' && rounds >= roundsForPace) measure(await backupPace(rounds));
    const form = rounds >= roundsForPace ? 'long' : 'short';
    // Without `--only`, the neighbours only run in the long form, because the short form takes more than a
    // minute.
    if (only === undefined ? form === 'long' : isOn('neighbours') || chosenAttacks.length > 0) {
      const result = await neighbours({ form, program, ids: isOn('neighbours') ? undefined : chosenAttacks });
      failed += result.failed;
      tables.push(result);
    }
  } finally {
    await removePostgresServer();
  }
  const shown = tables.filter(({ rows }) => rows.length > 0);
  const format = ({ head, rows }: (typeof tables)[number]): string =>
    formatTable(
      head.map((heading) => [heading]),
      rows,
    );
  console.log(shown.map(format).join('\n\n'));
  console.log(`${shown.reduce((sum, { rows }) => sum + rows.length, 0) - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}
