/**
 * Opens an SQLite database file. The file has one pool of connections for writing, and read-only pools for
 * lists, scans and exports.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Knex } from 'knex';
import sqlite3 from 'sqlite3';
import { markFailure } from '../../problem.js';
import { createSizedCache } from '../../runtime/cache.js';
import { closeInOrder } from '../../runtime/closing.js';
import { checkContents, checkTables } from '../check/contents.js';
import { type Database, type OpenOptions, UnusableDatabase, withoutStatement } from '../database.js';
import { beginHistories } from '../history.js';
import { migrate } from '../migrations.js';
import { commitTriggers } from './commit/commit-triggers.js';
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
import { refuseDamagedLog } from './files/log.js';
import { releaseSpace, reserveSpace } from './files/reserve.js';
import { watchFile } from './files/watch.js';

export interface SqliteDatabase extends Database {
  readonly dialect: 'sqlite';
  /**
   * Lends a connection for as long as the caller needs it. Only a `writer` can write.
   * @param maxTextBytes a longer text or row fails with SQLITE_TOOBIG
   */
  connect(role: 'reader' | 'scanner' | 'exporter' | 'writer', maxTextBytes?: number): Promise<Connection>;
  /** Returns the size of the write-ahead log (WAL) in bytes. */
  walBytes(): Promise<number>;
}

/** A connection that prepares each statement once. It keeps the statements that were used most recently. */
export interface Connection {
  all<Row>(sql: string, parameters: readonly SqlValue[]): Promise<Row[]>;
  /** Interrupts statements that have started. They fail with SQLITE_INTERRUPT. */
  interrupt(): void;
  release(): Promise<void>;
}

export type SqlValue = string | number | Buffer | null;

const busyTimeoutMs = 5_000;
/**
 * The number of 4 KiB pages after which SQLite runs a checkpoint, for which writes wait. With 2,000 pages,
 * the p99 of updates was 16 ms instead of 9 ms, and no benchmark was faster.
 */
export const walPages = 500;
/** The WAL file keeps this size after a checkpoint, because overwriting a file is faster than growing it. */
const keptLogBytes = 67_108_864;
/** How long a checkpoint on the scanner connection waits for reads of the WAL. Writes wait for it. */
const foldTimeoutMs = 100;
const readerConnections = 5;
/** The maximum number of exports at once. */
export const maxExporters = 2;
/** The maximum length of all statements that a connection keeps. Clients can request any number. */
const keptStatements = 262_144;
/**
 * The size of the largest file whose contents are verified at a start, besides the tables. 100,000 rows in 33 MB take
 * 0.8 s. Only `rowfeed check` verifies larger files.
 */
const maxVerifiedBytes = 33_554_432;
/** The same for the number of collections. Each takes about 0.3 ms, and 100,000 empty ones took 30 s. */
const maxVerifiedCollections = 1_000;

/** Opens and migrates a file. */
export async function openSqlite(path: string, options: OpenOptions): Promise<SqliteDatabase> {
  const { role, acceptDamage, isTransient, onMigration, fatal } = options;
  const file = locate(path);
  const { isMade, damage } = await refuseUnfit(file, options);
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
     PRAGMA journal_size_limit = ${keptLogBytes}; ${shared} ${isTransient ? 'PRAGMA synchronous = OFF' : ''}`,
    role === 'server' ? 2 : 1,
  );
  knex.on('query-error', failed);
  const truth = keepCause(knex);
  const registry = await connectSqlite(file, `${reading}; ${shared} PRAGMA cache_size = -512`, 2);
  const reader = await connectSqlite(file, `${reading}; ${shared}`, readerConnections);
  // A scan may sort more than fits in memory. It keeps 2 MB in memory and writes the rest to a file.
  const scanning = `PRAGMA temp_store = FILE; PRAGMA busy_timeout = ${foldTimeoutMs}`;
  const scanner = await connectSqlite(file, `${reading}; ${shared} ${scanning}`, 1);
  // No connection is opened before the first export.
  const exporter = await connectSqlite(file, `${reading}; ${shared}`, maxExporters);
  const pools = { reader, scanner, exporter, writer: knex };
  let unwatch: (() => void) | undefined;
  const close = async (): Promise<void> => {
    unwatch?.();
    await closeInOrder([
      ...[registry, reader, scanner, exporter, knex].map((pool) => () => pool.destroy()),
      () => (role === 'server' ? releaseSpace(file) : undefined),
      () => (role === 'server' ? foldLog(file) : undefined),
      () => unlock?.(),
    ]);
  };
  try {
    makeFile(file, file);
    if (role === 'server') await refuseDamaged(file);
    const transaction = transactionsOn(knex, file, truth);
    const migrated = await migrate(knex, file, onMigration);
    // Clients can have cursors of the lost commits, whose sequence numbers later commits get again.
    if (damage !== undefined) await beginHistories({ transaction });
    if (role === 'server' && isMade && !acceptDamage) await refuseFaults(reader, file);
    if (role === 'server') {
      reserveSpace(file);
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
      registry,
      transaction,
      connect: async (role, maxTextBytes) => {
        const connection = await lendSqlite(pools[role], failed, maxTextBytes);
        if (role === 'writer') for (const each of commitTriggers) await connection.all(each, []);
        return connection;
      },
      // The file does not exist before the first write.
      walBytes: async () => (await stat(`${file}-wal`).catch(() => undefined))?.size ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw unusable(truth(error as Error), file);
  }
}

/**
 * Checks a file before SQLite opens it.
 *
 * @returns whether the file contains a database, and the damage of its log that was accepted
 * @throws UnusableDatabase
 */
async function refuseUnfit(file: string, { role, create, acceptDamage }: OpenOptions) {
  const damage = await refuseDamagedLog(file, acceptDamage);
  const isMade = await refuseForeign(file);
  if (damage !== undefined && !isMade)
    throw new UnusableDatabase(
      `The write-ahead log of ${file} is damaged, and ${file} contains no data without it. Restore a backup, or move both files to another folder.`,
    );
  if (!isMade && !(create ?? role === 'server')) {
    throw new UnusableDatabase(
      `There is no database at ${file}. Start the server first, or set DATABASE_URL to its database.`,
    );
  }
  refuseNames(file);
  refuseReadOnly(file);
  return { isMade, damage };
}

/** @param truth returns the error that caused the error of a transaction */
function transactionsOn(
  knex: Knex,
  file: string,
  truth: (error: Error) => Error,
): SqliteDatabase['transaction'] {
  const run = <T>(work: (trx: Knex.Transaction) => Promise<T>, locked = (): void => undefined): Promise<T> =>
    knex
      .transaction(async (trx) => {
        // A transaction that first reads and then writes fails immediately with SQLITE_BUSY if another transaction commits
        // in between, regardless of the timeout. So the first statement takes the write lock.
        await trx.raw('UPDATE settings SET value = value WHERE false');
        locked();
        return work(trx);
      })
      .catch((error: Error) => {
        throw truth(error);
      });
  return (work, _, isUrgent) =>
    run(work).catch((error: Error) => {
      if (!isUrgent || meaningOf(error) !== 'full') throw error;
      // With the lock, no other write can take the space.
      return run(work, () => releaseSpace(file)).finally(() => reserveSpace(file));
    });
}

/**
 * Verifies the tables and what is stored twice, because quick_check of SQLite doesn't detect a changed byte in a row,
 * an index or a definition.
 *
 * @throws UnusableDatabase if it finds a fault
 */
async function refuseFaults(knex: Knex, file: string): Promise<void> {
  const checks = await knex.transaction(
    async (snapshot) => {
      const tables = await checkTables(snapshot);
      if (tables.faults.length > 0 || statSync(file).size > maxVerifiedBytes) return [tables];
      const heads = await snapshot('heads')
        .limit(maxVerifiedCollections + 1)
        .pluck('collection_id');
      return heads.length > maxVerifiedCollections ? [tables] : checkContents(snapshot, 'sqlite');
    },
    { readOnly: true },
  );
  const faults = checks.flatMap((check) => check.faults);
  if (faults.length === 0) return;
  const advice = faults.every(({ repair }) => repair !== undefined)
    ? 'Run `rowfeed check --repair`'
    : 'Run `rowfeed check` and restore a backup with `rowfeed restore`';
  throw new UnusableDatabase(
    `${file} is damaged. ${faults[0]!.text} ${advice}, or continue with \`rowfeed serve --accept-damage\`.`,
  );
}

/**
 * Writes the WAL into the database file that is still open, wherever it is now. If the file was moved, or its
 * WAL was removed, while the server ran, the file then contains all acknowledged writes. It can fail if the
 * process ends before.
 *
 * @param aside the path of the WAL, if the file was replaced and the WAL was renamed
 */
async function foldLost(knex: Knex, file: string, aside: string | undefined): Promise<void> {
  // If the database file is missing, its WAL stays, so that the next start detects it (refuseOrphanedLog).
  if (!existsSync(file)) return;
  await knex.raw('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  if (aside !== undefined && statSync(aside, { throwIfNoEntry: false })?.size === 0) rmSync(aside);
}

/**
 * If the disk is full or fails, SQLite rolls back the transaction automatically, and the ROLLBACK that Knex
 * then sends fails.
 *
 * @returns a function that replaces this second error by the error that caused it
 */
function keepCause(knex: Knex): (error: Error) => Error {
  let cause: Error | undefined;
  const isRefusal = ({ message }: Error): boolean => /cannot rollback - no transaction/.test(message);
  knex.on('query-error', (error: Error) => {
    if (!isRefusal(error)) cause = error;
  });
  return (error) => (isRefusal(error) ? (cause ?? error) : error);
}

/** Connects to a file, without migrating or checking it. Each connection runs `settings` when it opens. */
export async function connectSqlite(file: string, settings: string, max: number): Promise<Knex> {
  // Imported on demand, because loading Knex takes half the start time of a command that needs no database.
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
    // Every error is passed to the caller, so it is not logged as well.
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
  /** Rejects the calls of a statement if it cannot be prepared. Undefined when it is prepared. */
  refuse: ((error: Error) => void)[] | undefined;
}

async function lendSqlite(
  pool: Knex,
  failed: (error: Error) => void,
  maxTextBytes: number | undefined,
): Promise<Connection> {
  const connection: sqlite3.Database = await pool.client.acquireConnection();
  if (maxTextBytes !== undefined) connection.configure('limit', sqlite3.LIMIT_LENGTH, maxTextBytes);
  const statements = createSizedCache<string, Prepared>(
    keptStatements,
    // The cache must contain each statement that is in use, even if its text is longer than the limit.
    (_, { length }) => Math.min(length, keptStatements),
    {
      dispose: ({ statement }, _, reason) => {
        // The driver finishes calls in progress first.
        if (reason === 'evict') statement.finalize();
      },
    },
  );
  const prepare = (sql: string): Prepared => {
    // Without a callback, the driver throws if it cannot prepare a statement. With one, it never completes
    // the calls of this statement.
    const statement = connection.prepare(sql, (error: Error | null) => {
      const refused = prepared.refuse;
      prepared.refuse = undefined;
      if (error === null) return;
      if (statements.peek(sql) === prepared) statements.delete(sql);
      failed(error);
      for (const refuse of refused!) refuse(error);
    });
    const prepared: Prepared = { statement, refuse: [] };
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    // Use all(), never get(). This driver does not reset a prepared get(). A write would then stay
    // uncommitted, and a read would keep its snapshot, so that the WAL grows forever.
    all: <Row>(sql: string, parameters: readonly SqlValue[]) =>
      new Promise<Row[]>((resolve, reject) => {
        const prepared = statements.get(sql) ?? prepare(sql);
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
