/** Assembles and starts the server. `main.ts` runs it, and tests start it on port 0. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccountKeys, type AccountKeysOptions } from './access/account-keys.js';
import { Authenticator } from './access/authenticator.js';
import { Meter } from './access/meter.js';
import { prepareKeys, type StartupKeys } from './access/startup-keys.js';
import { AccountTickets } from './access/tickets/account-tickets.js';
import type { Config } from './config.js';
import { createContract } from './contract/contract.js';
import { TypedContracts } from './contract/typed/contracts.js';
import type { Engine } from './engines/engine.js';
import { type Database, openDatabase, type PostgresDatabase, type SqliteDatabase } from './engines/open.js';
import { sqliteEngine } from './engines/sqlite/engine.js';
import { tokenSecret } from './engines/token-secret.js';
import { MainThread } from './fairness/main-thread.js';
import { type BoundSettings, Shares } from './fairness/shares.js';
import { defaultFeedLimits, type FeedLimits, Feeds } from './feed/feeds.js';
import { Tails } from './feed/tails.js';
import { createHttpServer, defaultLimits, type HttpLimits } from './http/server.js';
import { type FeedHandlers, handlers } from './operations/handlers.js';
import { Background } from './runtime/background.js';
import { closeInOrder } from './runtime/closing.js';
import { createLogger, type Logger } from './runtime/logger.js';
import type { Metrics } from './runtime/metrics.js';
import { readPackageFiles } from './runtime/package-files.js';
import type { IndexReport } from './store/indexes/index-maintenance.js';
import { PageTokens } from './store/reads/page-token.js';
import { Store, type StoreLimits } from './store/store.js';
import { addressReader } from './text/address.js';
import { basePathOf } from './text/base-path.js';
import { originOf } from './text/origin.js';
import { hideSecret } from './text/redact.js';

export interface Service extends StartupKeys {
  readonly url: string;
  readonly port: number;
  /** The name of the database in messages: the file, or the host and the database. */
  readonly database: string;
  /** The port of `/metrics`. Undefined if metrics are off. */
  readonly metricsPort: number | undefined;
  /** What clients have taken of everything that is bounded. */
  readonly shares: Shares;
  /** Resolves when the database has failed in a way that only a restart can fix. */
  readonly fatal: Promise<Error>;
  /**
   * Shuts down: `/ready` fails, requests finish, feeds close with 1001, and all data is synced to disk.
   *
   * @param drainMs how long the server continues to serve requests, also on new connections; 0 by default
   */
  close(drainMs?: number): Promise<void>;
}

interface ServiceLimits extends HttpLimits, StoreLimits, FeedLimits {
  /** The maximum number of requests in progress. */
  readonly maxInFlight: number;
  /** Other amounts than those in the table of bounds. */
  readonly bounds: BoundSettings;
}

/** The parts of a server that `serve --memory` loads its data into. */
export interface DataParts {
  readonly database: Database;
  readonly store: Store;
  readonly authenticator: Authenticator;
  readonly meter: Meter;
}

/** The server closes connections that are still busy this long after it has started to reject requests. */
const busyMs = 6_000;
/**
 * The number of connections that the kernel keeps until the server accepts them. It ignores further ones, and their
 * clients try again only after a second. Linux reduces this to `net.core.somaxconn`, which is 4,096 by default.
 */
const backlog = 4_096;

/** @param load loads the first data; requests wait for it */
export async function startService(
  config: Config,
  log: Logger = createLogger(config.logLevel),
  limits: Partial<ServiceLimits> = {},
  load?: (parts: DataParts) => Promise<void>,
): Promise<Service> {
  readPackageFiles();
  if (config.apiKey !== undefined) hideSecret(config.apiKey);
  const state = { isStopping: false, isRejecting: false, hasFailed: false, drainMs: 0 };
  let onFatal: (error: Error) => void = () => undefined;
  const fatal = new Promise<Error>((resolve) => {
    onFatal = (error) => {
      state.hasFailed = true;
      resolve(error);
    };
  });
  // Otherwise, a start on a port in use would create or migrate the database before it fails.
  for (const [variable, port] of [
    ['PORT', config.port],
    ['ROWFEED_METRICS_PORT', config.metricsPort],
  ] as const)
    if (port) await refuseUsedPort(variable, port, config.host);
  const database = await openDatabase(config.databaseUrl, {
    role: 'server',
    replicaUrl: config.replicaUrl,
    acceptDamage: config.acceptDamage,
    isTransient: config.isTransient,
    fatal: onFatal,
  });
  // Functions that close the parts opened so far. They run in reverse order.
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async (drainMs = 0): Promise<void> => {
    state.isStopping = true;
    state.drainMs = drainMs;
    await closeInOrder(closers.splice(0).reverse());
  };
  try {
    const metrics = config.metricsPort === undefined ? undefined : await newMetrics();
    const metricsServer = metrics?.createServer();
    if (metricsServer !== undefined) {
      await listen(metricsServer, 'ROWFEED_METRICS_PORT', config.metricsPort, config.host);
      closers.push(async () => {
        metricsServer.closeAllConnections();
        metricsServer.close();
      });
    }
    const background = new Background(log, metrics?.failed);
    const engine = await engineOf(database);
    closers.push(() => engine.close());
    const shares = new Shares({
      requests: { total: limits.maxInFlight },
      feeds: { total: config.maxSockets, key: config.maxSocketsPerKey },
      exports: { total: engine.snapshotsAtOnce },
      ...limits.bounds,
    });
    const meter = new Meter(database, { background });
    meter.start();
    closers.push(() => meter.stop());
    const tails = new Tails(engine, background, metrics?.delivered);
    closers.push(() => tails.close());
    const retention = { hours: config.retentionHours, changes: config.retentionChanges };
    const events = {
      committed: (collectionId: number) => tails.wake(collectionId),
      deleted: (collectionId: number) => tails.deleted(collectionId),
      measured: metrics?.committed,
      replicaRead: metrics?.replicaRead,
      indexing: ({ collectionId, fields, percent, elapsedMs }: IndexReport) => {
        const names = fields.map(({ field }) => field);
        const progress = {
          collection_id: collectionId,
          fields: names,
          percent,
          duration_ms: Math.round(elapsedMs),
        };
        if (percent === 100) metrics?.indexed(elapsedMs);
        log.info(progress, percent === 100 ? 'index created' : 'creating an index');
      },
    };
    engine.listen(events.committed);
    const tokens = new PageTokens(await tokenSecret(database.knex));
    const store = new Store(engine, meter, events, retention, background, shares, tokens, limits);
    closers.push(() => store.close());
    await store.start();
    let allKeysMade: () => void = () => undefined;
    const keysMade = new Promise<void>((resolve) => {
      allKeysMade = resolve;
    });
    const authenticator = new Authenticator(database, meter, {
      background,
      shares,
      keysMade,
      planned: (accountId, plan) => store.limit(accountId, plan),
    });
    await authenticator.start();
    closers.push(() => authenticator.stop());

    const address = addressReader(config.trustedProxies);
    const mainThread = new MainThread();
    const feeds = new Feeds({
      authenticator,
      tails,
      store,
      shares,
      mainThread,
      limits: { ...defaultFeedLimits, ...limits },
      log,
    });
    const feedHandlers: FeedHandlers = {
      openFeed: (request) => feeds.open(request),
      listChanges: (request) => feeds.poll(request),
      streamChanges: (request) => feeds.stream(request),
    };
    const registryChanges: AccountKeysOptions = {
      database,
      readInTurn: (requester, work) => store.tableReads.run(requester, work),
      inTurn: (requester, work) => store.keyChanges.run(requester, work),
      changed: () => authenticator.refresh(),
    };
    const accountKeys = new AccountKeys(registryChanges);
    const accountTickets = new AccountTickets(registryChanges, authenticator.tickets);
    const typedContracts = new TypedContracts(engine, shares, config.publicUrl);
    closers.push(() => typedContracts.close());
    const reachedAt = (): URL =>
      config.publicUrl ?? new URL(addressOf(config.host, (server.address() as AddressInfo).port));
    const basePath = config.publicUrl === undefined ? '' : basePathOf(config.publicUrl);
    const parts = {
      store,
      meter,
      accountKeys,
      accountTickets,
      typed: typedContracts,
      state,
      feeds: feedHandlers,
      address: reachedAt,
      basePath,
    };
    const contract = await createContract(handlers(parts), store.idempotencyKeys);
    const { server, inFlight, finish, closeIdle, closeAll } = createHttpServer({
      contract,
      authenticator,
      meter,
      address,
      origins: { allowed: config.corsOrigins, own: config.publicUrl && originOf(config.publicUrl) },
      answered: metrics?.answered,
      log,
      state,
      shares,
      mainThread,
      limits: { ...defaultLimits, ...limits },
      basePath,
    });
    metrics?.watch({
      // The server reads the registry every 250 ms, so a scrape does not need a separate query.
      isReady: () => !state.isStopping && !state.hasFailed && !background.isFailing('read_registry'),
      openFeeds: () => shares.taken('feeds'),
      requestsInFlight: inFlight,
      queuedWrites: () => shares.taken('writes'),
      indexesInProgress: () => store.indexesInProgress,
      walBytes: database.dialect === 'sqlite' ? () => database.walBytes() : undefined,
    });
    await listen(server, 'PORT', config.port, config.host);
    closers.push(async () => {
      const closed = once(server, 'close');
      let cut: NodeJS.Timeout | undefined;
      await closeInOrder([
        // Load balancers and clients see that the server isn't ready, and still get a response to each request.
        async () => {
          // A timer of 0 ms would still let the next requests in.
          if (state.drainMs > 0) await sleep(state.drainMs);
        },
        () => {
          state.isRejecting = true;
          cut = setTimeout(closeAll, busyMs);
          store.stop();
          feeds.stopWaiting();
        },
        finish,
        // The change log contains the changes of the last responses. Feeds send them before they are closed.
        () => tails.catchUp(),
        () => feeds.close(),
        // Only now is a connection idle whose last response has just been sent.
        closeIdle,
        () => closed,
      ]).finally(() => clearTimeout(cut));
    });
    // Keys change only after the ports are bound, so that a failed start neither creates nor revokes one.
    // Earlier requests wait.
    let keys: StartupKeys;
    try {
      keys = await prepareKeys(database, config.apiKey, log);
      // Keys that the start has revoked must not be valid until the next poll.
      if (config.apiKey !== undefined) await authenticator.refresh();
      await load?.({ database, store, authenticator, meter });
    } finally {
      allKeysMade();
    }
    const { port } = server.address() as AddressInfo;
    const metricsPort = (metricsServer?.address() as AddressInfo | undefined)?.port;
    const url = addressOf(config.host, port);
    return { ...keys, url, port, database: database.name, metricsPort, shares, fatal, close };
  } catch (error) {
    await close().catch((failure: unknown) => log.error(failure, 'stopping failed'));
    throw error;
  }
}

/** The URL of the server for a client on the same machine. */
function addressOf(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Loads the metrics only if they are on, because they use some megabytes. */
async function newMetrics(): Promise<Metrics> {
  const { Metrics } = await import('./runtime/metrics.js');
  return new Metrics();
}

/** Creates the engine for a database. Loads the code of PostgreSQL only if it is needed. */
export async function engineOf(database: SqliteDatabase | PostgresDatabase): Promise<Engine> {
  if (database.dialect === 'sqlite') return sqliteEngine(database);
  const { postgresEngine } = await import('./engines/postgres/engine.js');
  return postgresEngine(database);
}

function hostError(host: string, { code, message }: NodeJS.ErrnoException): string {
  const reason =
    {
      EADDRNOTAVAIL: 'This machine does not have this address.',
      ENOTFOUND: 'There is no host with this name.',
    }[code ?? ''] ?? `${message}.`;
  return `Cannot listen on HOST "${host}". ${reason} Use 127.0.0.1 to accept connections from this machine only, or 0.0.0.0 or :: to accept connections from all machines.`;
}

/** Why a port cannot be used. */
const portErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses this port',
  EACCES: 'this user is not allowed to use this port',
};

/** Throws if a server can't listen on a port. */
async function refuseUsedPort(variable: string, port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, variable, port, host);
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

/**
 * Starts a server on a port.
 *
 * @param variable the setting with the port, which the message of an error names
 */
async function listen(
  server: Server,
  variable: string,
  port: number | undefined,
  host: string,
): Promise<void> {
  server.listen({ port, host, backlog });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = portErrors[error.code ?? ''];
    const message =
      reason === undefined
        ? hostError(host, error)
        : `Cannot listen on ${variable} ${port}: ${reason} (${error.code}). Set ${variable} to another port.`;
    throw new Error(message, { cause: error });
  });
}
