/** The command `rowfeed check`, which verifies a database, a copy or a backup. */
import type { Command } from 'commander';
import { databaseUrlOf, loadConfig } from '../../config.js';
import { type Check, checkDatabase } from '../../engines/check/check.js';
import { sqlitePathOf } from '../../engines/open.js';
import { counted } from '../../text/count.js';
import { CommandFailure, formatTable, print, printJson } from '../output.js';
import { withProgress } from '../progress.js';

interface Options {
  readonly database?: string;
  readonly repair?: true;
  readonly json?: true;
}

export function defineCheck(command: Command): void {
  command
    .argument('[file]')
    .option('--database <url>', 'the database, sqlite:PATH or postgres://..., instead of DATABASE_URL')
    .option(
      '--repair',
      'correct counts, next ids and indexes; before that, stop all servers that use the database',
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The check verifies pages, the write-ahead log and the counts of collections. It compares rows with the change
log, index keys with rows, and verifies keys, ids, schemas and plans. It reads one snapshot, so servers can write at
the same time. The exit code is 1 if the check finds a fault. A repair never changes rows, the change log or keys.`,
    )
    .action(async (file: string | undefined, { database, repair, json }: Options) => {
      if (file !== undefined && database !== undefined)
        command.error('error: use either a file or --database');
      const url = urlOf(command, file, database);
      const report = await withProgress(
        ({ update }) => checkDatabase(url, repair === true, (step, count, done) => update(count, done, step)),
        'entries',
      );
      const faults = report.checks.flatMap((check) => check.faults.map(({ text }) => text));
      if (json) {
        const checks = report.checks.map(({ name, verified, faults: found }) => ({
          check: name,
          verified,
          faults: found.map(({ text }) => text),
        }));
        printJson({ database: report.database, ok: faults.length === 0, checks, repaired: report.repaired });
      } else {
        print(formatTable([['CHECK'], ['VERIFIED'], ['RESULT']], report.checks.map(lineOf)));
        for (const text of report.repaired) print(`Repaired: ${text}.`);
        for (const text of faults) print(`Fault: ${text}`);
      }
      if (faults.length === 0) return;
      const isRepairable = report.checks.some((check) => check.faults.some((fault) => fault.repair));
      throw new CommandFailure(
        `${report.database} has ${counted(faults.length, 'fault')}. ${
          isRepairable
            ? 'To recompute derived data, stop the server and run `rowfeed check --repair`.'
            : `To return to an earlier state, restore a backup with ${restoreCommandOf(url)}.`
        }`,
      );
    });
}

/** `rowfeed restore` fails on PostgreSQL. */
function restoreCommandOf(url: string): string {
  return sqlitePathOf(url) === undefined ? 'pg_restore' : '`rowfeed restore`';
}

function urlOf(command: Command, file: string | undefined, database: string | undefined): string {
  if (file !== undefined) return databaseUrlOf(file) ?? `sqlite:${file}`;
  if (database === undefined) return loadConfig(process.env).databaseUrl;
  // The message doesn't repeat the URL, because it may contain a password.
  return databaseUrlOf(database) ?? command.error('error: --database must be sqlite:PATH or postgres://...');
}

function lineOf({ name, verified, faults }: Check): string[] {
  const things = Object.entries(verified).map(([thing, count]) => countedAs(count, thing));
  return [name, things.join(', '), faults.length === 0 ? 'ok' : counted(faults.length, 'fault')];
}

const plurals: Readonly<Record<string, string>> = { index: 'indexes' };

function countedAs(count: number, thing: string): string {
  const plural = plurals[thing];
  return count === 1 || plural === undefined
    ? counted(count, thing)
    : `${count.toLocaleString('en')} ${plural}`;
}
