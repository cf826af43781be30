/**
 * PostgreSQL, or what speaks its protocol, shared by any number of instances. Nothing here lives in a session
 * (no named statements, settings or locks beyond a transaction), so a pooler in transaction mode may stand
 * between; only what `channel` hears is then lost, which is a hint anyway.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { FairQueue } from '../../fair-queue.js';
import { migrate } from '../migrations.js';
import { type Database, type Migrated, UnusableDatabase, withoutStatement } from '../opening.js';

export interface PostgresDatabase extends Database {
  readonly dialect: 'postgres';
  /** Connections of the caller's own, made when they are needed, at most `size` of them. */
  pool(size: number, options?: PoolOptions): Pool;
  /**
   * Hears what is announced on a channel by any instance, itself included. While its connection is lost,
   * which it makes anew, nothing is heard.
   */
  channel(name: string, heard: (message: string) => void): Channel;
}

export interface PoolOptions {
  /** A statement that takes longer costs its connection. */
  readonly answerTimeoutMs?: number;
  /** Connections that one account may have at once. */
  readonly ofOneAccount?: number;
}

export interface Loan {
  /** Those who wait for a connection get it by account in turn; 0: the service itself. */
  readonly accountId?: number;
  /** When it is aborted, what is under way on the server is cancelled. */
  readonly signal?: AbortSignal | undefined;
}

export interface Pool {
  /** Lends a connection. When `work` fails it is closed, by which the server undoes what wasn't committed. */
  lend<T>(work: (connection: Connection) => Promise<T>, loan?: Loan): Promise<T>;
  /** One statement on any connection; on another, where that is lost. So it must do no harm to run it twice. */
  all<Row>(sql: string, parameters: readonly Parameter[]): Promise<Row[]>;
}

/** Statements sent before earlier ones are answered run in their order, and cost one round trip together. */
export interface Connection {
  all<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

export interface Channel {
  /** At most 7,999 bytes. */
  announce(message: string): Promise<void>;
}

/** An array stands for one of PostgreSQL's. */
export type Parameter = string | number | null | readonly (string | number)[];

const connectTimeoutMs = 3_000;
/** A statement that takes longer, or a network that doesn't answer, costs its connection; it may still take effect. */
const answerTimeoutMs = 10_000;
/** As long as on SQLite. The server then says that nothing was changed. */
const lockTimeoutMs = 5_000;
/** The server ends a transaction whose instance has gone silent, and with it the locks that others wait for. */
const silentTransactionMs = 5_000;
const idleConnectionMs = 60_000;
const reconnectMs = 1_000;
/** Connections for what isn't hot. */
const sharedConnections = 3;
/** A step may rewrite a large table, and others wait for who makes it. */
const migrationTimeoutMs = 3_600_000;

/** Opens and migrates the database of a URL. */
export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const { name, settings, knex, newPool, knexOn, closers, close, unusable } = connectPostgres(url);
  let migrated: Migrated;
  try {
    await refuseUnfit(knex, called(name));
    const patient = knexOn(newPool(1, migrationTimeoutMs));
    migrated = await retried(() => migrate(patient, called(name)), isConflictOfMigrations);
  } catch (error) {
    await close();
    throw unusable(error as Error);
  }
  // One connection is left for all that isn't a transaction, and so waits for nobody's lock.
  const lent = lender(sharedConnections - 1, 1);
  return {
    dialect: 'postgres',
    name,
    migrated,
    knex,
    transaction: (work, accountId = 0) =>
      lent(accountId, () =>
        retried(
          () =>
            knex.transaction(async (trx) => {
              await trx.raw(boundWaits);
              return work(trx);
            }),
          isConflict,
        ),
      ),
    pool: (size, options = {}) => toPool(newPool(size, options.answerTimeoutMs), size, options.ofOneAccount),
    channel(name, heard) {
      const channel = new ListeningChannel(settings, name, heard);
      closers.push(() => channel.close());
      return channel;
    },
    close,
  };
}

/** The database of a URL as it is. */
export function connectPostgres(url: string) {
  const { host, pathname } = new URL(url);
  const settings: pg.ClientConfig = {
    connectionString: url,
    fallback_application_name: 'rowfeed',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
  };
  const closers: (() => Promise<void>)[] = [];
  const newPool = (size: number, query_timeout = answerTimeoutMs): pg.Pool => {
    const pool = new pg.Pool({ ...settings, query_timeout, max: size, idleTimeoutMillis: idleConnectionMs });
    // A lost connection fails what is under way on it and leaves the pool. That is all there is to do.
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    closers.push(() => pool.end());
    return pool;
  };
  const knexOn = (pool: pg.Pool): Knex => {
    const knex = knexFactory({
      client: 'pg',
      connectionPool: { connect: () => pool.connect().catch(rethrowUnconnected) } as pg.Pool,
      compileSqlOnError: false,
      // Every error reaches who asked.
      log: { warn: ignore },
    });
    knex.on('query-error', (error, query) => named(withoutStatement(error, query)));
    return knex;
  };
  return {
    // Without the user and the password.
    name: `${host}${pathname}`,
    settings,
    knex: knexOn(newPool(sharedConnections)),
    newPool,
    knexOn,
    closers,
    close: async (): Promise<void> => {
      await Promise.all(closers.map((closer) => closer()));
    },
    unusable: (error: Error) => unusable(error, called(`${host}${pathname}`)),
  };
}

function called(name: string): string {
  return `The database ${name}`;
}

/** To be sent within a transaction that holds locks over a round trip: what it and others wait for is bounded. */
export const boundWaits = `SET LOCAL lock_timeout = ${lockTimeoutMs};
  SET LOCAL idle_in_transaction_session_timeout = ${silentTransactionMs}`;

/** Runs `work` again, within about a second, while it fails with what may pass. */
export async function retried<T>(work: () => Promise<T>, isPassing: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isPassing(error)) throw error;
      // At random: those who were in each other's way would be again.
      await sleep(Math.random() * 2 ** attempt);
    }
  }
}

const maxAttempts = 9;

/** Whether the transaction was undone for another one's sake: serialization failure or deadlock. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/**
 * Whether the connection was lost before the answer: what it was asked for may have happened or not. Where an answer
 * was waited for in vain it wasn't lost, and who asks again would wait once more.
 */
export function isConnectionLost(error: unknown): boolean {
  return /^(08(?!00[17])|57P0[12])/.test(codeOf(error));
}

/** Instances that start together may create the same table; one of them finds it there. */
function isConflictOfMigrations(error: unknown): boolean {
  return isConflict(error) || ['23505', '42P07'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What doesn't come from the server has to do with the connection, and gets the SQLSTATE that says so. */
function named(error: Error, lost = '08006'): Error {
  if (error instanceof pg.DatabaseError) return error;
  // transaction_resolution_unknown
  const code = error.message === 'Query read timeout' ? '08007' : lost;
  const message = error.message || codeOf(error);
  return Object.assign(error, { code, message });
}

/** Nothing was sent: there was no connection to be had. */
function rethrowUnconnected(error: Error): never {
  throw named(error, '08001');
}

function rethrowLost(error: Error): never {
  throw named(error);
}

function ignore(): void {}

/** Integers of 8 bytes come as numbers: none of ours is beyond 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

function toPool(pool: pg.Pool, size: number, ofOneAccount = size): Pool {
  const lent = lender(size, ofOneAccount);
  const lend: Pool['lend'] = (work, { accountId = 0, signal } = {}) =>
    lent(accountId, () => lendNow(pool, work, signal));
  const all: Pool['all'] = (sql, parameters) =>
    retried(() => lend((connection) => connection.all(sql, parameters)), isConnectionLost);
  return { lend, all };
}

/**
 * Lends so many connections, in all and to one account, who take turns. (The queue of the driver's pool is first come,
 * first served, and gives up after the time that making a connection may take.)
 */
function lender(atOnce: number, atOnceOfOne: number) {
  const queue = new FairQueue<() => Promise<void>>({ atOnce, atOnceOfOne, run: ([work]) => work!() });
  return <T>(accountId: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.add(accountId, () => work().then(resolve, reject));
    });
}

async function lendNow<T>(
  pool: pg.Pool,
  work: (connection: Connection) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const client = await pool.connect().catch(rethrowUnconnected);
  let cancelling: Promise<void> | undefined;
  const cancel = (): void => {
    cancelling ??= cancelOn(client);
  };
  signal?.addEventListener('abort', cancel);
  try {
    signal?.throwIfAborted();
    const result = await work({
      all: async (sql, parameters) => {
        const { rows } = await client.query(sql, parameters as unknown[]).catch(rethrowLost);
        return rows;
      },
    });
    // What was cancelled too late might end the next one's statement.
    client.release(cancelling !== undefined);
    return result;
  } catch (error) {
    await cancelling;
    client.release(true);
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Asks the server, by a connection of its own, to end what is under way on this one; resolves when it was asked, or
 * can't be. A cancel request needs neither a password nor TLS: it bears the secret of the connection.
 */
async function cancelOn(client: pg.PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client as pg.PoolClient & {
    readonly host: string;
    readonly port: number;
    readonly processID: number;
    readonly secretKey: number;
  };
  const words = [16, cancelRequestCode, processID, secretKey];
  const request = Buffer.alloc(16);
  for (const [at, word] of words.entries()) request.writeInt32BE(word, 4 * at);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  await new Promise<void>((resolve) => {
    // The server closes it when the request is passed on.
    socket
      .setTimeout(connectTimeoutMs, () => socket.destroy())
      .once('error', ignore)
      .once('close', () => resolve());
    socket.resume().write(request);
  });
}

const cancelRequestCode = 80_877_102;

class ListeningChannel implements Channel {
  readonly #settings: pg.ClientConfig;
  readonly #name: string;
  readonly #heard: (message: string) => void;
  readonly #closing = new AbortController();
  readonly #loop: Promise<void>;
  #client: pg.Client | undefined;

  constructor(settings: pg.ClientConfig, name: string, heard: (message: string) => void) {
    this.#settings = settings;
    this.#name = name;
    this.#heard = heard;
    this.#loop = this.#listen();
  }

  async announce(message: string): Promise<void> {
    await this.#client?.query('SELECT pg_notify($1, $2)', [this.#name, message]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
    await this.#loop;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const client = new pg.Client(this.#settings);
      client.on('error', ignore);
      client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
      const ended = new Promise((resolve) => client.once('end', resolve));
      this.#client = client;
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(this.#name)}`);
      } catch {
        await client.end();
      }
      await ended;
      await sleep(reconnectMs, undefined, { signal }).catch(ignore);
    }
  }
}

async function refuseUnfit(knex: Knex, name: string): Promise<void> {
  const { rows } = await knex.raw(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS read_only`,
  );
  const [{ encoding, read_only: readOnly }] = rows;
  if (encoding !== 'UTF8') throw new UnusableDatabase(`${name} has the encoding ${encoding}, not UTF8.`);
  if (readOnly === 'on') throw new UnusableDatabase(`${name} is read-only.`);
}

/** What keeps it from being served, as one line for a person. */
function unusable(error: Error, name: string): Error {
  const unreachable = `can't be reached: ${error.message}.`;
  const reasons: Record<string, string> = {
    '08001': unreachable,
    '08006': unreachable,
    '08007': unreachable,
    '28000': "doesn't let this user in.",
    '28P01': 'refuses the user or the password.',
    '3D000': "doesn't exist.",
    '42501': "doesn't let this user make or change tables.",
    '42703': 'holds tables of another program.',
    '42P07': 'holds tables of another program.',
    '53300': 'has no connection left.',
    '57P03': 'is starting or stopping; try again.',
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new UnusableDatabase(`${name} ${reason}`);
}
