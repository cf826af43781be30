/** The command `rowfeed copy`, which copies a database between SQLite and PostgreSQL in either direction. */
import type { Command } from 'commander';
import { changeRegistry } from '../../access/registry.js';
import { databaseUrlOf } from '../../config.js';
import { type CopiedTable, copyDatabase, type Progress } from '../../engines/copy.js';
import { openDatabase, readSnapshot, unusable } from '../../engines/open.js';
import { isServed } from '../../engines/unserved.js';
import { counted } from '../../text/count.js';
import { print, printJson, remark } from '../output.js';

interface Options {
  readonly from: string;
  readonly to: string;
  readonly json?: true;
}

export function defineCopy(command: Command): void {
  command
    .requiredOption('--from <url>', 'the database to read, sqlite:PATH or postgres://...')
    .requiredOption('--to <url>', 'the empty database to write')
    .option('--json', 'print JSON with each table and its checksum')
    .addHelpText(
      'after',
      `
The command only reads the source, so servers can use it during the copy. The copy does not contain writes that happen during
the copy, so stop the server before you move a database. Feeds can resume on the copy with their cursors. If the copy
fails or is killed, the target stays empty. You can set the password in PGPASSWORD.`,
    )
    .action(async (given: Options) => {
      const [from, to] = (['from', 'to'] as const).map(
        (option) =>
          databaseUrlOf(given[option]) ??
          // The message doesn't repeat the URL, because it may contain a password.
          command.error(`error: --${option} must be sqlite:PATH or postgres://...`),
      ) as [string, string];
      const { json } = given;
      await readSnapshot(from, async (snapshot, source) => {
        const isUsed = await isServed(from, snapshot);
        // Opens the target in the role of a server, so that no other server can run on it.
        const target = await openDatabase(to, { role: 'server', isPatient: true });
        try {
          // A server that starts on the target during the copy waits, and then finds the accounts and keys.
          const tables = await withBar((progress) =>
            changeRegistry(target, (trx) => copyDatabase(snapshot, trx, target, progress)),
          ).catch((error) => {
            throw unusable(error, target.name);
          });
          if (json) printJson({ from: source, to: target.name, tables });
          else print(`Copied ${source} to ${target.name} and verified the copy: ${inWords(tables)}.`);
          if (isUsed)
            remark(
              `A rowfeed server is using ${source}. The copy does not contain its later writes. To move the database, stop the server and copy again.`,
            );
        } finally {
          await target.close();
        }
      });
    });
}

/** Shows a progress bar, but only on a terminal. */
async function withBar<T>(work: (progress: Progress) => Promise<T>): Promise<T> {
  const format = '{phase} {bar} {percentage} %  {duration_formatted}, {eta_formatted} left';
  const { Presets, SingleBar } = await import('cli-progress');
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  bar.start(1, 0, { phase: 'copying ' });
  try {
    return await work((phase, entries, total) => {
      bar.setTotal(2 * total);
      bar.increment(entries, { phase: phase.padEnd('checking'.length) });
    });
  } finally {
    bar.stop();
  }
}

/** Counts the data that users have created. `--json` prints all tables with their checksums instead. */
function inWords(tables: readonly CopiedTable[]): string {
  const counts = reportedTables.map(([table, thing]) =>
    counted(tables.find((each) => each.table === table)?.rows ?? 0, thing),
  );
  return `${counts.join(', ')}, and the changes that feeds need to resume`;
}

const reportedTables = [
  ['accounts', 'account'],
  ['keys', 'key'],
  ['plans', 'plan'],
  ['collections', 'collection'],
  ['schemas', 'schema'],
  ['rows', 'row'],
] as const;
