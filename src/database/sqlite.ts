/** The embedded engine: one file, opened twice, to write and to read only. */
import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import sqlite3 from 'sqlite3';
import { migrate, schemaVersion } from './migrations.js';
import { type Database, type OpenOptions, UnusableDatabase } from './opening.js';

export interface SqliteDatabase extends Database {
  readonly dialect: 'sqlite';
  /** Lends a connection for the life of the caller; readers refuse to write. */
  connect(role: 'reader' | 'writer'): Promise<Connection>;
}

/** A connection whose statements are prepared once and kept. */
export interface Connection {
  all<Row>(sql: string, parameters: readonly SqlValue[]): Promise<Row[]>;
  release(): Promise<void>;
}

export type SqlValue = string | number | null;

/** Written into the header of every file of ours (`PRAGMA application_id`): "rwfd". */
const applicationId = 0x72776664;
const sqliteHeader = 'SQLite format 3\0';
const busyTimeoutMs = 5_000;
/** A checkpoint copies about this many 4 KiB pages; smaller ones cost writers more syncs, larger ones stall longer. */
const walPages = 2_000;
const readerConnections = 4;

/** Opens and migrates a file. Its transactions hold the write lock from their first statement. */
export async function openSqlite(file: string, { role }: OpenOptions): Promise<SqliteDatabase> {
  refuseForeignFile(file);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const lock = role === 'server' ? await lockSqlite(file) : undefined;
  const open = (settings: string, max: number): Knex =>
    knexFactory({
      client: 'sqlite3',
      connection: { filename: file },
      useNullAsDefault: true,
      pool: {
        min: 0,
        max,
        idleTimeoutMillis: 600_000,
        afterCreate: (connection: sqlite3.Database, done: (error: Error | null) => void) => {
          connection.configure('busyTimeout', busyTimeoutMs);
          connection.exec(settings, done);
        },
      },
    });
  const shared =
    'PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 268435456; PRAGMA cache_size = -8192;';
  const knex = open(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${walPages}; ${shared}`,
    role === 'server' ? 2 : 1,
  );
  const readers = open(`PRAGMA query_only = ON; ${shared}`, readerConnections);
  const close = async (): Promise<void> => {
    await readers.destroy();
    await knex.destroy();
    await lock?.();
  };
  try {
    await refuseForeignSchema(knex, file);
    const transaction: Database['transaction'] = (work) =>
      knex.transaction(async (trx) => {
        // A transaction that reads first and writes later fails with SQLITE_BUSY at once when another one
        // commits in between, whatever the timeout; so the first statement takes the write lock.
        await trx.raw('UPDATE settings SET value = value WHERE false');
        return work(trx);
      });
    await migrate(knex);
    await knex.raw(`PRAGMA application_id = ${applicationId}`);
    return {
      dialect: 'sqlite',
      knex,
      transaction,
      connect: (to) => lendSqlite(to === 'writer' ? knex : readers),
      close,
    };
  } catch (error) {
    await close();
    throw unusable(error, file);
  }
}

/** Before SQLite touches the file: it is absent, empty, or an SQLite file. */
function refuseForeignFile(file: string): void {
  if (!existsSync(file)) return;
  const header = Buffer.alloc(sqliteHeader.length);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, header);
  closeSync(descriptor);
  if (length > 0 && header.toString('latin1') !== sqliteHeader) {
    throw new UnusableDatabase(`${file} is damaged or not an SQLite database.`);
  }
}

async function refuseForeignSchema(knex: Knex, file: string): Promise<void> {
  const [found] = await knex.raw(
    'SELECT application_id AS id, (SELECT count(*) FROM sqlite_schema) AS tables FROM pragma_application_id',
  );
  if (found.tables === 0) return;
  if (found.id !== applicationId) throw new UnusableDatabase(`${file} is the database of another program.`);
  const setting = await knex('settings').where({ name: 'schema_version' }).first();
  if (Number(setting.value) > schemaVersion) {
    throw new UnusableDatabase(`${file} was written by a newer rowfeed (schema ${setting.value}).`);
  }
}

/**
 * One server a file: holds an exclusive lock on a file beside the database, which the operating system
 * lets go of when the process ends, however it ends.
 */
function lockSqlite(file: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const lock = new sqlite3.Database(`${file}-server`, (openError) => {
      if (openError) return reject(unusable(openError, file));
      lock.exec('BEGIN EXCLUSIVE', (error) => {
        if (!error) return resolve(() => new Promise((done) => lock.close(() => done())));
        lock.close(() => reject(new UnusableDatabase(`Another rowfeed server is using ${file}.`)));
      });
    });
  });
}

async function lendSqlite(pool: Knex): Promise<Connection> {
  const connection: sqlite3.Database = await pool.client.acquireConnection();
  const statements = new Map<string, sqlite3.Statement>();
  const prepare = (sql: string): sqlite3.Statement => {
    // Without a listener the driver throws what it can't prepare; with one, the call that follows fails.
    const statement = connection.prepare(sql, (error: Error | null) => {
      if (error) statements.delete(sql);
    });
    statements.set(sql, statement);
    return statement;
  };
  return {
    // Always all(), never get(): a prepared get() of this driver is not reset, so a write would stay
    // uncommitted and a read would keep its snapshot (and the WAL growing) for ever.
    all: <Row>(sql: string, parameters: readonly SqlValue[]) =>
      new Promise<Row[]>((resolve, reject) => {
        (statements.get(sql) ?? prepare(sql)).all(parameters, (error: Error | null, rows: Row[]) =>
          error ? reject(error) : resolve(rows),
        );
      }),
    release: async () => {
      await Promise.all(
        [...statements.values()].map(
          (statement) => new Promise<void>((done) => statement.finalize(() => done())),
        ),
      );
      await pool.client.releaseConnection(connection);
    },
  };
}

function unusable(error: unknown, file: string): Error {
  if (error instanceof UnusableDatabase) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    SQLITE_CANTOPEN: `${file} can't be opened.`,
    SQLITE_READONLY: `${file} is read-only.`,
    SQLITE_NOTADB: `${file} is damaged or not an SQLite database.`,
    SQLITE_CORRUPT: `${file} is damaged.`,
    SQLITE_BUSY: `${file} is locked by another program.`,
    SQLITE_FULL: `There is no room left for ${file}.`,
  };
  const reason = reasons[code];
  return reason === undefined ? (error as Error) : new UnusableDatabase(reason);
}
