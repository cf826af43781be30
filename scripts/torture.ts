/**
 * What the tests prove in short, for as long as one likes: `npm run torture` (3 rounds, as in CI), `npm run torture
 * -- --rounds 20`, and with `--engine postgres` on PostgreSQL. Everything that can go wrong is counted and has to be 0.
 */
import Table from 'cli-table3';
import { Command, InvalidArgumentError, Option } from 'commander';

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
/** These tell how much was done; the others, what went wrong. */
const amounts: ReadonlySet<string> = new Set(['acknowledged', 'frames']);

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
  const table = new Table({ head: [engine, 'rounds', ...columns], style: { head: [], border: [] } });
  let failed = 0;
  for (const run of [killRounds, usageRounds, cutRounds, resetRounds]) {
    const result: Partial<Record<string, string | number>> = { ...(await run(rounds)) };
    const values = columns.map((column) => result[column]);
    const isFailed = columns.some((column) => !amounts.has(column) && (result[column] ?? 0) !== 0);
    if (isFailed) failed += 1;
    table.push([result.name, result.rounds, ...values.map((value) => value ?? '-')].map(String));
  }
  console.log(table.toString());
  console.log(`${table.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
  const { removeProgram } = await import('../test/support/command.js');
  removeProgram();
  const { removePostgresServer } = await import('../test/support/postgres.js');
  await removePostgresServer();
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}
