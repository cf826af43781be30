/** The embedded engine: one file, opened twice, to write and to read only. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Knex } from 'knex';
import sqlite3 from 'sqlite3';
import { markFailure } from '../../problem.js';
import { type Database, type OpenOptions, UnusableDatabase, withoutStatement } from '../database.js';
import { migrate } from '../migrations.js';
import { programs } from './commit/programs.js';
import { isBeyondRepair, meaningOf, unusable } from './errors.js';
import {
  foldLog,
  locate,
  makeFile,
  makeFolderOf,
  refuseDamaged,
  refuseForeign,
  refuseNames,
  refuseReadOnly,
} from './files/file.js';
import { lockFile } from './files/lock.js';
import { watchFile } from './files/watch.js';

export interface SqliteDatabase extends Database {
  readonly dialect: 'sqlite';
  /** Lends a connection for the life of the caller; only a writer writes. */
  connect(
    role: 'reader' | 'scanner' | 'exporter' | 'writer',
    options?: ConnectionOptions,
  ): Promise<Connection>;
  /** The size of the write-ahead log. */
  walBytes(): Promise<number>;
}

export interface ConnectionOptions {
  /** A text or row that would be longer fails with SQLITE_TOOBIG. */
  readonly maxTextBytes?: number;
}

/** A connection whose statements are prepared once, and kept until others have been used since. */
export interface Connection {
  all<Row>(sql: string, parameters: readonly SqlValue[]): Promise<Row[]>;
  /** Statements that have begun, if any, fail with SQLITE_INTERRUPT. */
  interrupt(): void;
  release(): Promise<void>;
}

export type SqlValue = string | number | Buffer | null;

const busyTimeoutMs = 5_000;
/**
 * A checkpoint copies about this many 4 KiB pages, for which writers wait: with 2,000 of them the p99 of patches was
 * 16 ms instead of 9, and no cell was faster.
 */
export const walPages = 500;
/** The file of the log keeps this size once it is folded into the database: to write over it is faster than to grow. */
const keptLogBytes = 67_108_864;
/** To fold the log whole, a scanner waits this long for those who read in it; those who write wait for it. */
const foldTimeoutMs = 100;
const readerConnections = 4;
/** Exports under way at once. */
export const maxExporters = 2;
/** The texts of the statements that a connection keeps, in all: lists come in as many forms as clients think of. */
const keptStatements = 262_144;
/** Opens and migrates a file. Its transactions hold the write lock from their first statement. */
export async function openSqlite(
  path: string,
  { role, create, fatal }: OpenOptions,
): Promise<SqliteDatabase> {
  const file = locate(path);
  const isMade = await refuseForeign(file);
  if (!isMade && role !== 'server' && !create) {
    throw new UnusableDatabase(
      `There is no database at ${file}. Start the server first, or set DATABASE_URL to its database.`,
    );
  }
  refuseNames(file);
  refuseReadOnly(file);
  makeFolderOf(file);
  const unlock = role === 'alone' ? undefined : await lockFile(file, role);
  const failed = (error: Error): void => {
    markFailure(error, meaningOf(error));
    if (isBeyondRepair(error)) fatal?.(error);
  };
  const journal = `journal_mode = ${role === 'alone' ? 'DELETE' : 'WAL'}`;
  const shared = 'PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8192;';
  const reading = 'PRAGMA query_only = ON';
  const knex = await connectSqlite(
    file,
    `PRAGMA ${journal}; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${walPages};
     PRAGMA journal_size_limit = ${keptLogBytes}; ${shared}`,
    role === 'server' ? 2 : 1,
  );
  knex.on('query-error', failed);
  const truth = keepCause(knex);
  const readers = await connectSqlite(file, `${reading}; ${shared}`, readerConnections);
  // It may sort more than fits in memory: 2 MB stay there, the rest goes to a file.
  const scanning = `PRAGMA temp_store = FILE; PRAGMA busy_timeout = ${foldTimeoutMs}`;
  const scanners = await connectSqlite(file, `${reading}; ${shared} ${scanning}`, 1);
  // None is made before the first export.
  const exporters = await connectSqlite(file, `${reading}; ${shared}`, maxExporters);
  const pools = { reader: readers, scanner: scanners, exporter: exporters, writer: knex };
  let unwatch: (() => void) | undefined;
  const close = async (): Promise<void> => {
    unwatch?.();
    await readers.destroy();
    await scanners.destroy();
    await exporters.destroy();
    await knex.destroy();
    if (role === 'server') await foldLog(file);
    await unlock?.();
  };
  try {
    makeFile(file);
    if (role === 'server') await refuseDamaged(file);
    const transaction: Database['transaction'] = (work) =>
      knex
        .transaction(async (trx) => {
          // A transaction that reads first and writes later fails with SQLITE_BUSY at once when another one
          // commits in between, whatever the timeout; so the first statement takes the write lock.
          await trx.raw('UPDATE settings SET value = value WHERE false');
          return work(trx);
        })
        .catch((error: Error) => {
          throw truth(error);
        });
    const migrated = await migrate(knex, file);
    if (role === 'server') {
      unwatch = watchFile(file, (error, aside) => {
        fatal?.(error);
        void foldLost(knex, file, aside);
      });
    }
    return {
      dialect: 'sqlite',
      name: file,
      migrated,
      knex,
      transaction,
      connect: async (to, options) => {
        const connection = await lendSqlite(pools[to], failed, options);
        if (to === 'writer') for (const program of programs) await connection.all(program, []);
        return connection;
      },
      // There is no such file before the first write.
      walBytes: () =>
        stat(`${file}-wal`).then(
          ({ size }) => size,
          () => 0,
        ),
      close,
    };
  } catch (error) {
    await close();
    throw unusable(truth(error as Error), file);
  }
}

/**
 * Folds the log into the file that is open still, wherever it is now: a database that was moved away while it was
 * served, or whose log was removed, then holds all that was acknowledged. As far as the process still lives.
 *
 * @param aside the log, where another file was put in the place of its own
 */
async function foldLost(knex: Knex, file: string, aside: string | undefined): Promise<void> {
  // Without the file the log is what tells the next start that one is missing (refuseOrphanedLog).
  if (!existsSync(file)) return;
  await knex.raw('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  if (aside !== undefined && statSync(aside, { throwIfNoEntry: false })?.size === 0) rmSync(aside);
}

/**
 * SQLite undoes a transaction by itself when the disk is full or fails, and then refuses the ROLLBACK that Knex sends.
 *
 * @returns what to report in place of that refusal: the error that it hides
 */
function keepCause(knex: Knex): (error: Error) => Error {
  let cause: Error | undefined;
  const isRefusal = ({ message }: Error): boolean => /cannot rollback - no transaction/.test(message);
  knex.on('query-error', (error: Error) => {
    if (!isRefusal(error)) cause = error;
  });
  return (error) => (isRefusal(error) ? (cause ?? error) : error);
}

/** A file as it is, each connection to it with these settings. */
export async function connectSqlite(file: string, settings: string, max: number): Promise<Knex> {
  // Loaded only here: it takes half the time in which a command starts that needs no database.
  const { default: knexFactory } = await import('knex');
  const marked = <E>(error: E): E => {
    markFailure(error, meaningOf(error));
    return error;
  };
  const knex = knexFactory({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    compileSqlOnError: false,
    // Every error reaches who asked.
    log: { warn: () => undefined },
    pool: {
      min: 0,
      max,
      idleTimeoutMillis: 600_000,
      afterCreate: (connection: sqlite3.Database, done: (error: Error | null) => void) => {
        connection.configure('busyTimeout', busyTimeoutMs);
        connection.exec(settings, (error) => done(marked(error)));
      },
    },
  });
  const acquire = knex.client.acquireRawConnection.bind(knex.client);
  knex.client.acquireRawConnection = (): Promise<sqlite3.Database> =>
    acquire().catch((error: Error) => Promise.reject(marked(error)));
  return knex.on('query-error', withoutStatement).on('query-error', marked);
}

interface Prepared {
  readonly statement: sqlite3.Statement;
  /** Tells those who have called it when it can't be prepared; undefined once it is. */
  refuse: ((error: Error) => void)[] | undefined;
}

async function lendSqlite(
  pool: Knex,
  failed: (error: Error) => void,
  { maxTextBytes }: ConnectionOptions = {},
): Promise<Connection> {
  const connection: sqlite3.Database = await pool.client.acquireConnection();
  if (maxTextBytes !== undefined) connection.configure('limit', sqlite3.LIMIT_LENGTH, maxTextBytes);
  /** In the order of their last use. */
  const statements = new Map<string, Prepared>();
  let kept = 0;
  const forget = (sql: string): void => {
    if (statements.delete(sql)) kept -= sql.length;
  };
  /** Prepares a statement for its next use, in place of those that were used the longest ago. */
  const keep = (sql: string): Prepared => {
    const prepared = statements.get(sql) ?? prepare(sql);
    forget(sql);
    statements.set(sql, prepared);
    kept += sql.length;
    for (const [oldest, { statement }] of statements) {
      if (kept <= keptStatements || oldest === sql) break;
      forget(oldest);
      // Calls of it that are under way are answered before.
      statement.finalize();
    }
    return prepared;
  };
  const prepare = (sql: string): Prepared => {
    // Without a listener the driver throws what it can't prepare; with one, calls of it are never answered.
    const statement = connection.prepare(sql, (error: Error | null) => {
      const refused = prepared.refuse;
      prepared.refuse = undefined;
      if (error === null) return;
      if (statements.get(sql) === prepared) forget(sql);
      failed(error);
      for (const refuse of refused!) refuse(error);
    });
    const prepared: Prepared = { statement, refuse: [] };
    return prepared;
  };
  return {
    // Always all(), never get(): a prepared get() of this driver is not reset, so a write would stay
    // uncommitted and a read would keep its snapshot (and the WAL growing) for ever.
    all: <Row>(sql: string, parameters: readonly SqlValue[]) =>
      new Promise<Row[]>((resolve, reject) => {
        const prepared = keep(sql);
        prepared.refuse?.push(reject);
        prepared.statement.all(parameters, (error: Error | null, rows: Row[]) => {
          if (error === null) return resolve(rows);
          failed(error);
          reject(error);
        });
      }),
    interrupt: () => connection.interrupt(),
    release: async () => {
      await Promise.all(
        [...statements.values()].map(
          ({ statement }) => new Promise<void>((done) => statement.finalize(() => done())),
        ),
      );
      await pool.client.releaseConnection(connection);
    },
  };
}
