import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { engine, type TestedEngine } from './engine.js';

/** Database faults, with the error code of each engine. */
const faults = {
  unavailable: { sqlite: 'SQLITE_CANTOPEN', postgres: '57P03' },
  full: { sqlite: 'SQLITE_FULL', postgres: '53100' },
  /** The disk failed to read or write data. */
  failed: { sqlite: 'SQLITE_IOERR', postgres: 'XX001' },
  /** An error with a code that the engine doesn't know. */
  unknown: { sqlite: undefined, postgres: 'XX000' },
} as const;

export type Fault = keyof typeof faults;

/** What ends the faults that are in force. A fault of a failed test must not reach the tests after it. */
const inForce = new Set<() => void>();

/** Ends the faults that began in the test that has just ended, the last one first. Each is ended once. */
export function endFaults(): void {
  for (const end of [...inForce].reverse()) end();
}

function untilEnded(end: () => void): () => void {
  const once = (): void => {
    if (inForce.delete(once)) end();
  };
  inForce.add(once);
  return once;
}

/** Called instead of each statement. `run` sends the statement to the database. */
type Interception = (sql: string, run: () => Promise<unknown>) => Promise<unknown>;

/**
 * Makes statements fail in the driver, as on a full or missing disk. Call the returned function to stop.
 * Statements that start or end a transaction still work, so that tests can observe the recovery.
 *
 * @param which selects the statements that fail
 */
export function breakDriver(
  fault: Fault,
  which: (sql: string) => boolean = () => true,
  of: TestedEngine = engine,
): () => void {
  const code = faults[fault][of];
  return intercept((sql, run) => {
    if (/^\s*(BEGIN|COMMIT|ROLLBACK|PRAGMA)/i.test(sql) || !which(sql)) return run();
    const message = `${code ?? 'broken'}: by the test`;
    const error = of === 'sqlite' ? new Error(message) : new pg.DatabaseError(message, 0, 'error');
    return Promise.reject(Object.assign(error, code === undefined ? {} : { code }));
  }, of);
}

/**
 * Makes transactions fail at their start or at their end. At their end, they are committed, but an error is reported. Call
 * the returned function to stop.
 */
export function breakTransactions(at: 'BEGIN' | 'COMMIT'): () => void {
  return intercept(async (sql, run) => {
    if (!new RegExp(`^\\s*${at}`, 'i').test(sql)) return run();
    if (at === 'COMMIT') await run();
    throw new Error(`broken at ${at} by the test`);
  });
}

/** Set while work runs whose statements are not delayed. */
const undelayed = new AsyncLocalStorage<true>();

/** Runs work whose statements `stallDriver` does not delay, like work of another process on another disk. */
export function withoutDelay<T>(work: () => Promise<T>): Promise<T> {
  return undelayed.run(true, work);
}

/**
 * Delays the results of statements until the returned function is called, like a disk that hangs.
 * @param held called for each delayed statement
 * @param which selects the statements to delay
 */
export function stallDriver(
  held: (sql: string) => void = () => undefined,
  which: (sql: string) => boolean = () => true,
): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const repair = intercept((sql, run) => {
    if (undelayed.getStore() || !which(sql)) return run();
    held(sql);
    return run().finally(() => released);
  });
  return untilEnded(() => {
    repair();
    release();
  });
}

/** Returns true if a statement reads the rows of lists. */
export function isList(sql: string): boolean {
  return / AS slot\b|list_pages|is_beyond/.test(sql);
}

/**
 * Delays the results of lists by 10 ms, so that every scan exceeds a limit of 1 ms. Without the delay, a fast machine finishes the
 * scan first, and a busy one notices too late that the limit is reached. Call the returned function to stop.
 */
export function slowLists(): () => void {
  return intercept((sql, run) => (isList(sql) ? run().finally(() => sleep(10)) : run()));
}

/** Counts the selected statements until `stop` is called. */
export function countStatements(which: (sql: string) => boolean): { count: number; stop: () => void } {
  const counted = { count: 0, stop: (): void => undefined };
  counted.stop = intercept((sql, run) => {
    if (which(sql)) counted.count += 1;
    return run();
  });
  return counted;
}

/** Returns true if a statement writes, directly or through one of rowfeed's SQL functions. */
export function isWriting(sql: string): boolean {
  return /\b(INSERT|UPDATE|DELETE|(commit_group|count_usage)_\w+)\b/i.test(sql);
}

/** Returns true if a statement reads the ends of the change logs, as the poll does. */
export function isAskingForLogs(sql: string): boolean {
  return /AS id, seq, log_start AS /.test(sql);
}

/** Returns true if a statement reads entries of a change log. */
export function isReadingLog(sql: string): boolean {
  return /changes FROM changes/.test(sql);
}

/** Returns true if the registry's poll uses a statement: to read, or for its transactions and its connection. */
export function isOfRegistryPoll(sql: string): boolean {
  if (/^\s*(BEGIN|COMMIT|ROLLBACK|PRAGMA|SET|LISTEN)\b/i.test(sql)) return true;
  if (/ticket_revocations/.test(sql)) return true;
  return /settings|from .?(keys|accounts|usage)\b/i.test(sql) && !/order by/i.test(sql);
}

/** Returns true if a statement reads the settings, as the registry's poll does once each time. */
export function isReadingSettings(sql: string): boolean {
  return /^select\b.* from .?settings\b/i.test(sql);
}

/** Returns true if a statement copies keys into an index that is being created. */
export function isCopyingKeys(sql: string): boolean {
  return /\.sorted_\d|(copy|store)_keys/.test(sql);
}

type Method = (this: { readonly sql?: string }, ...args: unknown[]) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * The driver methods that run statements. They take a callback as the last argument, or return a promise
 * (PostgreSQL).
 */
const seams = {
  sqlite: { prototype: sqlite3.Statement.prototype, methods: ['all', 'run', 'get'] },
  postgres: { prototype: pg.Client.prototype, methods: ['query'] },
} as unknown as Record<TestedEngine, { prototype: Record<string, Method>; methods: readonly string[] }>;

/** Passes all statements to the interception until the returned function is called. */
export function intercept(interception: Interception, of: TestedEngine = engine): () => void {
  const { prototype, methods } = seams[of];
  const originals = Object.fromEntries(methods.map((name) => [name, prototype[name]!]));
  for (const [name, original] of Object.entries(originals)) {
    prototype[name] = function (...args) {
      const callback = args.at(-1);
      const rest = typeof callback === 'function' ? args.slice(0, -1) : args;
      const [given] = args as [string | { text: string }];
      const sql = this.sql ?? (typeof given === 'string' ? given : given.text);
      const run = () =>
        new Promise((resolve, reject) => {
          original.call(this, ...rest, (error: unknown, result: unknown) =>
            error ? reject(error) : resolve(result),
          );
        });
      const done = interception(sql, run);
      if (typeof callback !== 'function') return done;
      done.then(
        (result) => (callback as Callback).call(this, null, result),
        (error) => (callback as Callback).call(this, error),
      );
      return this;
    };
  }
  return untilEnded(() => Object.assign(prototype, originals));
}

/** Makes a lock on an SQLite file time out after 10 ms instead of 1 s. Call the returned function to stop. */
export function hurryLocks(): () => void {
  const { prototype } = sqlite3.Database;
  const { exec } = prototype;
  prototype.exec = function (sql, ...rest) {
    if (sql.startsWith('PRAGMA journal_mode = MEMORY; BEGIN')) this.configure('busyTimeout', 10);
    return exec.call(this, sql, ...rest);
  };
  return () => {
    prototype.exec = exec;
  };
}
