import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { ReplicaOutcome } from '../../src/store/reads/replica-reads.js';
import { eventually } from './eventually.js';
import { scrape } from './metrics.js';
import { type EmbeddedServer, embeddedServer, type PostgresServer } from './postgres.js';
import { type ServiceOptions, startService, type TestService } from './service.js';

/** A PostgreSQL server for one test, and a standby that follows it. */
export interface Pair {
  readonly primary: EmbeddedServer;
  readonly standby: PostgresServer;
  /** Starts a server on the primary that reads from the standby, or from the given URL. */
  serve(replicaUrl?: string, options?: ServiceOptions): Promise<TestService>;
  /** Pauses the replay of changes on the standby. */
  pause(): Promise<void>;
  /**
   * Pauses the standby at a point where this statement has locked a table or index. The primary rolls the
   * statement back.
   */
  lock(relation: string, sql: string): Promise<void>;
  resume(): Promise<void>;
  remove(): Promise<void>;
}

export const database = 'rows';

export async function startPair(): Promise<Pair> {
  const primary = await embeddedServer();
  await primary.createDatabase(database);
  const standby = await primary.standby();
  // Connects to another database, so that this connection doesn't block the replay.
  const control = (sql: string) => standby.query('postgres', sql);
  const pause = async (): Promise<void> => {
    await control('SELECT pg_wal_replay_pause()');
    await eventually('it is paused', async () => {
      const [{ state }] = await control('SELECT pg_get_wal_replay_pause_state() AS state');
      return state === 'paused';
    });
  };
  return {
    primary,
    standby,
    serve: (replicaUrl = standby.urlOf(database), options = {}) =>
      startService({
        ...options,
        engine: 'sqlite',
        env: {
          ...options.env,
          DATABASE_URL: primary.urlOf(database),
          DATABASE_REPLICA_URL: replicaUrl,
          ROWFEED_METRICS_PORT: '0',
        },
      }),
    pause,
    async lock(relation, sql) {
      const locking = new pg.Client({ connectionString: primary.urlOf(database) });
      await locking.connect();
      try {
        await locking.query(`BEGIN; ${sql}`);
        // The WAL of an open transaction is sent when another transaction commits.
        await primary.query(database, "SELECT pg_logical_emit_message(true, '', '')");
        await eventually(`${relation} is locked`, async () => {
          const locks = await standby.query(
            database,
            `SELECT FROM pg_locks WHERE relation = '${relation}'::regclass AND mode = 'AccessExclusiveLock'`,
          );
          return locks.length > 0;
        });
        await pause();
      } finally {
        await locking.end();
      }
    },
    resume: async () => {
      await control('SELECT pg_wal_replay_resume()');
    },
    async remove() {
      await standby.remove();
      await primary.remove();
    },
  };
}

/** Returns the number of replica reads by outcome. */
export async function outcomes(service: TestService): Promise<Readonly<Record<ReplicaOutcome, number>>> {
  const samples = await scrape(service);
  const of = (outcome: ReplicaOutcome) =>
    samples.get(`rowfeed_replica_reads_total{outcome="${outcome}"}`) ?? 0;
  return { served: of('served'), behind: of('behind'), away: of('away'), failed: of('failed') };
}

/** Returns how often the server has looked for the replica in vain. */
export async function failedLooks(service: TestService): Promise<number> {
  return (await scrape(service)).get('rowfeed_background_failures_total{task="replica"}') ?? 0;
}

/** A TCP relay between rowfeed and a PostgreSQL server. It can stop forwarding. */
export interface Relay {
  /** Returns a URL that leads through the relay. */
  through(url: string): string;
  /** Sets the server to which new connections lead. */
  lead(url: string): void;
  /** Stops forwarding in both directions, and leaves connections open. */
  halt(): void;
  /** Drops all connections, and forwards new ones. */
  restart(): void;
  close(): Promise<void>;
}

export async function startRelay(to: string): Promise<Relay> {
  let target = new URL(to);
  let isHalted = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => void (isHalted || other.write(bytes)));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isHalted) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    through(url) {
      const by = new URL(url);
      by.port = String((server.address() as AddressInfo).port);
      return by.href;
    },
    lead(url) {
      target = new URL(url);
    },
    halt() {
      isHalted = true;
    },
    restart() {
      isHalted = false;
      cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
