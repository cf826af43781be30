/**
 * Connections that are lent. Nothing here lives in a session (no named statements, settings or locks beyond a
 * transaction), so a pooler in transaction mode may stand between.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { FairQueue } from '../../../fairness/fair-queue.js';
import type { Placement } from '../placement.js';
import { isConnectionLost, named } from './errors.js';
import { cancelTimeoutMs, connectTimeoutMs } from './limits.js';

export interface Pool {
  readonly placement: Placement;
  /** Lends a connection. When `work` fails it is closed, by which the server undoes what wasn't committed. */
  lend<T>(work: (connection: Connection) => Promise<T>, loan?: Loan): Promise<T>;
  /** One statement on any connection; on another, where that is lost. So it must do no harm to run it twice. */
  all<Row>(sql: string, parameters: readonly Parameter[]): Promise<Row[]>;
}

export interface PoolOptions {
  /** Connections at most. */
  readonly size: number;
  /** Those that one account may have at once. */
  readonly ofOneAccount?: number;
  /** A statement that takes longer costs its connection. */
  readonly answerTimeoutMs: number;
  /** Whether the server is asked to end it before, and so to say that nothing was changed. */
  readonly cancelsLate?: boolean;
}

export interface Loan {
  /** Those who wait for a connection get it by account in turn; 0: the service itself. */
  readonly accountId?: number;
  /** When it is aborted, what is under way on the server is cancelled, and what comes of it is dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Statements sent before earlier ones are answered run in their order, and cost one round trip together. */
export interface Connection {
  readonly placement: Placement;
  all<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** An array stands for one of PostgreSQL's. */
export type Parameter = string | number | boolean | null | readonly (string | number | null)[];

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
/** How long it is waited before what is still under way is cancelled once more. */
const cancelAgainMs = 50;

/**
 * An array of the server's, written down: for the driver an array of 100 texts is 145 us of work.
 * @param items without a character that would have to be quoted
 */
export function arrayOf(items: readonly (string | number)[]): string {
  return `{${items.join()}}`;
}

export function toPool(pool: pg.Pool, placement: Placement, options: PoolOptions): Pool {
  const { size, ofOneAccount = size } = options;
  const lent = lender(size, ofOneAccount);
  const lend: Pool['lend'] = (work, { accountId = 0, signal } = {}) =>
    lent(accountId, () => lendNow(pool, placement, work, signal, options));
  const all: Pool['all'] = (sql, parameters) =>
    retried(() => lend((connection) => connection.all(sql, parameters)), isConnectionLost);
  return { placement, lend, all };
}

/**
 * Lends so many connections, in all and to one account, who take turns. (The queue of the driver's pool is first come,
 * first served, and gives up after the time that making a connection may take.)
 */
export function lender(atOnce: number, atOnceOfOne: number) {
  const queue = new FairQueue<() => Promise<void>>({ atOnce, atOnceOfOne, run: ([work]) => work!() });
  return <T>(accountId: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.add(accountId, () => work().then(resolve, reject));
    });
}

/** Nothing was sent: there was no connection to be had. */
export function rethrowUnconnected(error: Error): never {
  throw named(error, '08001');
}

async function lendNow<T>(
  pool: pg.Pool,
  placement: Placement,
  work: (connection: Connection) => Promise<T>,
  signal: AbortSignal | undefined,
  { answerTimeoutMs, cancelsLate }: PoolOptions,
): Promise<T> {
  const client = await pool.connect().catch(rethrowUnconnected);
  let cancelling: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  // The server heeds none that comes while it waits for a statement, or in the first one of a session on Citus.
  const cancelNow = (): void => {
    cancelling = cancelOn(client).then(() => {
      if (!isOver) again = setTimeout(cancelNow, cancelAgainMs);
    });
  };
  const cancel = (): void => {
    if (cancelling === undefined) cancelNow();
  };
  const end = async (): Promise<void> => {
    isOver = true;
    clearTimeout(again);
    await cancelling;
    client.release(true);
  };
  const whenLate = cancelsLate ? cancel : undefined;
  signal?.addEventListener('abort', cancel);
  try {
    signal?.throwIfAborted();
    const result = await work({
      placement,
      all: (sql, parameters) => answerOf(client, sql, parameters, answerTimeoutMs, whenLate),
    });
    // Given up all the same.
    signal?.throwIfAborted();
    // A cancellation that comes too late might end the statement of the next borrower.
    if (cancelling === undefined) client.release();
    else await end();
    return result;
  } catch (error) {
    await end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * By a callback and a timer of our own. With the driver's promises and its `query_timeout` each answer holds the one that
 * follows, until the memory is collected whole: an export of 500,000 rows took 90 MB, and takes 46.
 *
 * @param whenLate has the statement ended, whose answer is waited for a little longer then
 */
export function answerOf<Row>(
  client: pg.PoolClient,
  sql: string,
  parameters: readonly Parameter[] | undefined,
  timeoutMs: number,
  whenLate?: () => void,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    let turn: NodeJS.Immediate | undefined;
    // What has come while this process stood still is read before.
    const after = (ms: number, act: () => void): void => {
      timer = setTimeout(() => (turn = setImmediate(act)), ms);
    };
    // In the driver's words. The connection is closed then.
    const giveUp = (): void => reject(named(new Error('Query read timeout')));
    const cancel = (): void => {
      after(cancelTimeoutMs, giveUp);
      whenLate!();
    };
    after(timeoutMs, whenLate === undefined ? giveUp : cancel);
    client.query(sql, parameters as unknown[], (error, result) => {
      clearTimeout(timer);
      clearImmediate(turn);
      if (error) reject(named(error));
      else resolve(result.rows as Row[]);
    });
  });
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
      .once('error', () => undefined)
      .once('close', () => resolve());
    socket.resume().write(request);
  });
}

const cancelRequestCode = 80_877_102;
