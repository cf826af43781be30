/** `rowfeed backup` and `rowfeed restore`, for SQLite; PostgreSQL has its own. */
import { existsSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Command } from 'commander';
import { loadConfig } from '../config.js';
import {
  copySqlite,
  lockFile,
  makeFolderOf,
  openDatabase,
  refuseForeign,
  removeSqlite,
  replaceSqlite,
} from '../database.js';
import { RegistryError } from '../registry.js';
import { beginHistories } from '../store/history.js';
import { formatCount, print, printJson } from './output.js';

interface Options {
  readonly replace?: true;
  readonly json?: true;
}

/** Servers on the same machine come first. */
const niceness = 10;

export function addBackupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('copy the database to a new file, beside a server that may be writing')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: Options) => {
      const from = sqliteFile('pg_dump');
      if (!existsSync(from)) throw new RegistryError(`${from} does not exist.`);
      await refuseForeign(from);
      setPriority(niceness);
      const begun = performance.now();
      await copySqlite(from, file);
      const bytes = statSync(file).size;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      if (json) printJson({ file, bytes });
      else print(`Copied ${from} to ${file}: ${formatCount(bytes)} bytes in ${seconds} s, checked.`);
    });

  program
    .command('restore <file>')
    .description('put a backup in place of the database; followers have to list again')
    .option('--replace', 'also when there is a database, which is lost then')
    .option('--json', 'print JSON')
    .action(async (file: string, { replace, json }: Options) => {
      const to = sqliteFile('pg_restore');
      if (!existsSync(file)) throw new RegistryError(`${file} does not exist.`);
      await refuseForeign(file);
      makeFolderOf(to);
      const unlock = await lockFile(to);
      const copy = `${to}.restored`;
      try {
        if (existsSync(to) && !replace) {
          throw new RegistryError(`${to} exists already; --replace puts the backup in its place.`);
        }
        await removeSqlite(copy);
        await copySqlite(file, copy);
        const restored = await beginHistoriesIn(copy);
        await replaceSqlite(copy, to);
        if (json) printJson({ file: to, ...restored });
        else {
          const { collections, rows } = restored;
          print(`Restored ${to}: collections ${formatCount(collections)}, rows ${formatCount(rows)}.`);
        }
      } finally {
        await removeSqlite(copy);
        await unlock();
      }
    });
}

async function beginHistoriesIn(file: string): Promise<{ collections: number; rows: number }> {
  const database = await openDatabase(`sqlite:${file}`, { role: 'tool' });
  try {
    return await beginHistories(database);
  } finally {
    await database.close();
  }
}

/** The file of DATABASE_URL. */
function sqliteFile(otherwise: string): string {
  const { databaseUrl } = loadConfig(process.env);
  if (databaseUrl.startsWith('sqlite:')) return databaseUrl.slice('sqlite:'.length);
  throw new RegistryError(`This is for SQLite; PostgreSQL has ${otherwise}.`);
}
