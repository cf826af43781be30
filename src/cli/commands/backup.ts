/** The commands `rowfeed backup` and `rowfeed restore` for SQLite. PostgreSQL has its own tools. */
import { statSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Command } from 'commander';
import { loadConfig } from '../../config.js';
import { beginHistories } from '../../engines/history.js';
import { backupSqlite, restoreSqlite } from '../../engines/open.js';
import { counted, formatCount } from '../../text/count.js';
import { CommandFailure, print, printJson } from '../output.js';
import { withProgress } from '../progress.js';

interface Options {
  readonly replace?: true;
  readonly json?: true;
}

/** Runs the backup at a lower priority than servers on the same machine. */
const niceness = 10;

export function defineBackup(backup: Command): void {
  backup
    .argument('<file>')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: Options) => {
      const database = sqliteFile('pg_dump');
      setPriority(niceness);
      const begun = performance.now();
      const { from, to } = await untilSignal((signal) =>
        withProgress((shown) => {
          const progress = (done: number) => shown.update(Math.round(done * sizeOf(database)), done);
          return backupSqlite(database, file, { signal, progress });
        }, 'bytes'),
      );
      const bytes = statSync(to).size;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      if (json) printJson({ file, bytes });
      else
        print(
          `Copied ${from} to ${file} and verified the copy: ${formatCount(bytes)} bytes in ${seconds} s.`,
        );
    });
}

export function defineRestore(restore: Command): void {
  restore
    .argument('<file>')
    .option('--replace', 'replace the existing database and lose its data')
    .option('--json', 'print JSON')
    .action(async (file: string, { replace, json }: Options) => {
      const database = sqliteFile('pg_restore');
      const { file: restored, prepared } = await untilSignal((signal) =>
        restoreSqlite(file, database, { replace: replace === true, signal, prepare: beginHistories }),
      );
      if (json) printJson({ file: restored, ...prepared });
      else {
        const { collections, rows } = prepared;
        print(`Restored ${restored}: ${counted(collections, 'collection')}, ${counted(rows, 'row')}.`);
      }
    });
}

/** The current size of the database file in bytes. A backup can be larger, because it includes the WAL. */
function sizeOf(file: string): number {
  return statSync(file).size;
}

/** Passes a signal to `work` that aborts on SIGTERM or SIGINT, so that it can clean up and fail. */
async function untilSignal<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals): void =>
    controller.abort(new CommandFailure(`${signal} interrupted the command. It did not change anything.`));
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/**
 * Returns the path of the SQLite file in DATABASE_URL.
 *
 * @throws CommandFailure if it names a PostgreSQL database
 */
function sqliteFile(otherwise: string): string {
  const { databaseUrl } = loadConfig(process.env);
  if (databaseUrl.startsWith('sqlite:')) return databaseUrl.slice('sqlite:'.length);
  throw new CommandFailure(`This command supports only SQLite. For PostgreSQL, use ${otherwise}.`);
}
