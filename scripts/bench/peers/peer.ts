/** The description of another server for the benchmark, and the tables for servers on SQL databases. */
import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';
import type { ServerProcess } from '../../shared/processes.js';
import type { Target } from '../measure.js';
import type { Postgres } from '../storage.js';

export interface Peer {
  /** The name of the folder and of the column. */
  readonly name: string;
  readonly title: string;
  /** Packages from npm, or a function that installs the server into a folder. */
  readonly install: Packages | ((folder: string) => Promise<void>);
  readonly requests: Target['requests'];
  /** Starts the server on the loopback interface, with the rows in its database. */
  start(place: Place): Promise<Started>;
}

interface Started extends ServerProcess {
  /** Headers of every request, for example with a token that the server validates. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Packages {
  /** The names and versions of packages from the registry. */
  readonly packages: Readonly<Record<string, string>>;
  /** Packages whose install scripts npm runs because they build a native module, indirect ones included. */
  readonly built: readonly string[];
}

export interface Place {
  /** The folder with `node_modules`. */
  readonly installed: string;
  /** An empty folder for its data. */
  readonly data: string;
  readonly port: number;
  readonly rows: RowCounts;
  /** The database that all servers of this run use. Undefined if the peer chooses its own. */
  readonly postgres: Postgres | undefined;
}

/** The number of rows: `items` for all cells, also in a table with indexes, and `spares` for deletes. */
interface RowCounts {
  readonly items: number;
  readonly spares: number;
}

/** Returns SQL of both engines for tables with typed columns and the same rows as `sampleRow`. */
export function tablesSql({ items, spares }: RowCounts, idColumn: string): string {
  const table = (name: string, count: number): string => `
    CREATE TABLE ${name} (id ${idColumn} PRIMARY KEY, title TEXT, text TEXT, score INTEGER, done BOOLEAN, tag TEXT);
    ${rowsSql(name, count)}`;
  return `${table('items', items)}${table('spares', spares)}${table('indexed', items)}
    CREATE INDEX by_score ON indexed (score);
    CREATE INDEX by_tag_and_score ON indexed (tag, score);
    ANALYZE;`;
}

/**
 * Returns SQL that inserts rows into a table. @param id the ID as an expression of `n`, if the table doesn't
 * assign IDs
 */
export const rowsSql = (name: string, count: number, id?: string): string => `
    INSERT INTO ${name} (${id === undefined ? '' : 'id, '}title, text, score, done, tag)
    WITH RECURSIVE numbers (n) AS (
      SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}
    )
    SELECT ${id === undefined ? '' : `${id}, `}'Row ' || n || ' of the benchmark',
      'The quick brown fox jumps over the lazy dog while nobody is looking at it',
      100000 + (n * 2654435761) % 4294967296 % 900000, n % 3 = 0, 'tag-' || (n % 100)
    FROM numbers;`;

/** Runs all statements in one transaction on an SQLite file in WAL mode. */
export async function runSql(path: string, sql: string): Promise<void> {
  const database = new sqlite3.Database(path);
  const exec = promisify<string, void>(database.exec.bind(database));
  await exec(`PRAGMA journal_mode = WAL; BEGIN; ${sql} COMMIT;`);
  await promisify(database.close.bind(database))();
}
