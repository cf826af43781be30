/** What the benchmark has to know of another server, and the table that those over SQL get. */
import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import type { Target } from '../measure.js';
import type { ServerProcess } from '../processes.js';
import type { Postgres } from '../storage.js';

export interface Peer {
  /** Its folder's name, and the column's. */
  readonly name: string;
  /** How it holds the rows, where there are several ways. */
  readonly form?: string;
  readonly title: string;
  /** Packages of npm; or how to get it into a folder in another way. */
  readonly install: Packages | ((folder: string) => Promise<void>);
  readonly requests: Target['requests'];
  /** Starts it on loopback with the rows in it. */
  start(place: Place): Promise<Started>;
}

export interface Started extends ServerProcess {
  /** That every request to it bears: a token that it checks. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Packages {
  /** From the package registry: names and versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** Those of them, direct or not, whose install scripts may run, since they build a native part. */
  readonly built: readonly string[];
  /** Files beside this one that run where the packages are installed. */
  readonly programs: readonly string[];
}

export interface Place {
  /** Folder with `node_modules`. */
  readonly installed: string;
  /** An empty folder for its data. */
  readonly data: string;
  readonly port: number;
  readonly rows: RowCounts;
  /** The database that all of this run are to keep their rows in, if it isn't the peer's choice. */
  readonly postgres: Postgres | undefined;
}

/** How many rows to make: `items` for all cells, in `indexed` once more with its indexes, and `spares` to be deleted. */
export interface RowCounts {
  readonly items: number;
  readonly spares: number;
}

export const json = { 'content-type': 'application/json' };

/** Tables of typed columns with the same rows as `sampleRow`, in SQL that SQLite and PostgreSQL both speak. */
export function tablesSql({ items, spares }: RowCounts, idColumn: string): string {
  const table = (name: string, count: number): string => `
    CREATE TABLE ${name} (id ${idColumn} PRIMARY KEY, title TEXT, text TEXT, score INTEGER, done BOOLEAN, tag TEXT);
    ${rowsSql(name, count)}`;
  return `${table('items', items)}${table('spares', spares)}${table('indexed', items)}
    CREATE INDEX by_score ON indexed (score);
    CREATE INDEX by_tag_and_score ON indexed (tag, score);
    ANALYZE;`;
}

/** Rows for a table that is there. @param id its expression over `n`, where the table doesn't give one itself */
export const rowsSql = (name: string, count: number, id?: string): string => `
    INSERT INTO ${name} (${id === undefined ? '' : 'id, '}title, text, score, done, tag)
    WITH RECURSIVE numbers (n) AS (
      SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}
    )
    SELECT ${id === undefined ? '' : `${id}, `}'Row ' || n || ' of the benchmark',
      'The quick brown fox jumps over the lazy dog while nobody is looking at it',
      100000 + (n * 2654435761) % 4294967296 % 900000, n % 3 = 0, 'tag-' || (n % 100)
    FROM numbers;`;

/** @returns the path of a new SQLite file with the tables */
export async function sqliteFile({ data, rows }: Place): Promise<string> {
  const path = join(data, 'bench.db');
  await runSql(path, tablesSql(rows, 'INTEGER'));
  return path;
}

/** Runs statements on a SQLite file in WAL mode, all or none. */
export function runSql(path: string, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(path);
    database.exec(`PRAGMA journal_mode = WAL; BEGIN; ${sql} COMMIT;`, (failure) => {
      database.close((closing) => {
        if (failure === null && closing === null) resolve();
        else reject(failure ?? closing);
      });
    });
  });
}
