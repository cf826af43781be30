/**
 * What the tests prove in short, for as long as one likes: `npm run torture` (3 rounds, as in CI), `npm run torture
 * -- --rounds 20`, and with `--engine postgres` on PostgreSQL. Everything that can go wrong is counted and has to be 0.
 * What is promised as a figure is measured; how fast, only from 10 rounds on, since it takes a machine that isn't busy.
 */
import Table from 'cli-table3';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Figure } from './torture/figure.js';

interface Options {
  readonly rounds: number;
  readonly engine: string;
}

const columns = [
  'acknowledged',
  'lost',
  'partial',
  'gaps',
  'usageError',
  'frames',
  'wrong',
  'differing',
] as const;
const style = { head: [], border: [] };
/** These tell how much was done; the others, what went wrong. */
const amounts: ReadonlySet<string> = new Set(['acknowledged', 'frames']);

const roundsForPace = 10;

await new Command('torture')
  .option('--rounds <n>', 'how often each thing is done', positive, 3)
  .addOption(
    new Option('--engine <name>', 'on which engine').choices(['sqlite', 'postgres']).default('sqlite'),
  )
  .action(torture)
  .parseAsync();

async function torture({ rounds, engine }: Options): Promise<void> {
  // Read by the support of the tests when it is loaded.
  process.env.ROWFEED_TEST_ENGINE = engine;
  const { cutRounds, killRounds, resetRounds } = await import('./torture/feed.js');
  const { usageRounds } = await import('./torture/usage.js');
  const { idleFeeds } = await import('./torture/connections.js');
  const { backupPace } = await import('./torture/backup.js');
  const { slowBody } = await import('./torture/slow.js');
  const { removeProgram } = await import('../test/support/command.js');
  const { removePostgresServer } = await import('../test/support/postgres.js');
  // It takes its time, in which the others go on.
  const slow = slowBody();
  slow.catch(() => undefined);
  const counts = new Table({ head: [engine, 'rounds', ...columns], style });
  const figures = new Table({ head: [engine, 'measured', 'at most'], style });
  let failed = 0;
  const measure = ({ name, figure, atMost, unit }: Figure): void => {
    if (figure > atMost) failed += 1;
    figures.push([name, `${figure.toFixed(1)} ${unit}`, `${atMost} ${unit}`]);
  };
  try {
    for (const run of [killRounds, usageRounds, cutRounds, resetRounds]) {
      const result: Partial<Record<string, string | number>> = { ...(await run(rounds)) };
      const values = columns.map((column) => result[column]);
      const isFailed = columns.some((column) => !amounts.has(column) && (result[column] ?? 0) !== 0);
      if (isFailed) failed += 1;
      counts.push([result.name, result.rounds, ...values.map((value) => value ?? '-')].map(String));
    }
    measure(await idleFeeds());
    measure(await slow);
    if (engine === 'sqlite' && rounds >= roundsForPace) measure(await backupPace(rounds));
  } finally {
    removeProgram();
    await removePostgresServer();
  }
  console.log(`${counts}\n${figures}`);
  console.log(`${counts.length + figures.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}
