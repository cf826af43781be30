/**
 * Assembles and starts the server: first the parts that read and write data, then the HTTP server. `main.ts` runs it, and
 * tests start it on port 0.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccountKeys, type RegistryChanges } from './access/account-keys.js';
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
import { listen, localUrl, refuseUsedPort } from './http/listen.js';
import { createHttpServer, defaultLimits, type HttpLimits, type HttpServer } from './http/server.js';
import { type FeedHandlers, handlers } from './operations/handlers.js';
import { Background } from './runtime/background.js';
import { closeInOrder } from './runtime/closing.js';
import { createLogger, type Logger } from './runtime/logger.js';
import type { Metrics } from './runtime/metrics.js';
import { readPackageFiles } from './runtime/package-files.js';
import { PageTokens } from './store/reads/page-token.js';
import { Store, type StoreEvents, type StoreLimits } from './store/store.js';
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

/** Values that the phases of a start share. */
interface Start {
  readonly config: Config;
  readonly log: Logger;
  readonly limits: Partial<ServiceLimits>;
  readonly metrics: Metrics | undefined;
  readonly state: { isStopping: boolean; isRejecting: boolean; hasFailed: boolean };
  /** Functions that close the parts opened so far. They run in reverse order. */
  readonly closers: (() => Promise<unknown>)[];
}

/** The parts that read and write data. */
interface Core extends DataParts {
  readonly database: SqliteDatabase | PostgresDatabase;
  readonly background: Background;
  readonly shares: Shares;
  readonly tails: Tails;
  readonly typed: TypedContracts;
}

/** @param load loads the first data; requests wait for it */
export async function startService(
  config: Config,
  log: Logger = createLogger(config.logLevel),
  limits: Partial<ServiceLimits> = {},
  load?: (parts: DataParts) => Promise<void>,
): Promise<Service> {
  readPackageFiles();
  if (config.apiKey !== undefined) hideSecret(config.apiKey);
  const { host, port: wantedPort, metricsPort: wantedMetricsPort } = config;
  // Otherwise, a start on a port in use would create or migrate the database before it fails.
  if (wantedPort) await refuseUsedPort('PORT', wantedPort, host);
  if (wantedMetricsPort) await refuseUsedPort('ROWFEED_METRICS_PORT', wantedMetricsPort, host);
  const state = { isStopping: false, isRejecting: false, hasFailed: false };
  const failure = promised<Error>();
  const database = await openDatabase(config.databaseUrl, {
    role: 'server',
    replicaUrl: config.replicaUrl,
    acceptDamage: config.acceptDamage,
    isTransient: config.isTransient,
    onMigration: (stage, { from, to, warning }) => {
      if (config.isTransient) return;
      if (stage === 'begins' && warning !== undefined) log.warn(warning);
      log.info({ from, to }, stage === 'begins' ? 'migrating the database' : 'the database is migrated');
    },
    fatal: (error) => {
      state.hasFailed = true;
      failure.resolve(error);
    },
  });
  const closers: Start['closers'] = [() => database.close()];
  let drain = 0;
  const close = async (drainMs = 0): Promise<void> => {
    state.isStopping = true;
    drain = drainMs;
    await closeInOrder(closers.splice(0).reverse());
  };
  try {
    const metrics = wantedMetricsPort === undefined ? undefined : await newMetrics();
    const start: Start = { config, log, limits, metrics, state, closers };
    const metricsPort = metrics && (await serveMetrics(metrics, start));
    const keysMade = promised<void>();
    const core = await startCore(database, start, keysMade.promise);
    const { authenticator } = core;
    const { http, feeds } = await assembleHttp(core, start);
    await listen(http.server, 'PORT', wantedPort, host);
    closers.push(() => stopHttp(http, feeds, core, state, drain));
    // Keys change only after the ports are bound, so that a failed start neither creates nor revokes one.
    // Earlier requests wait.
    let keys: StartupKeys;
    try {
      keys = await prepareKeys(database, config.apiKey, log);
      // Keys that the start has revoked must not be valid until the next poll.
      if (config.apiKey !== undefined) await authenticator.refresh();
      await load?.(core);
    } finally {
      keysMade.resolve();
    }
    const { port } = http.server.address() as AddressInfo;
    const url = localUrl(host, port);
    const { shares } = core;
    return {
      ...keys,
      url,
      port,
      database: database.name,
      metricsPort,
      shares,
      fatal: failure.promise,
      close,
    };
  } catch (error) {
    await close().catch((closing: unknown) => log.error(closing, 'stopping failed'));
    throw error;
  }
}

/** A promise with the function that resolves it. */
function promised<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((whenResolved) => {
    resolve = whenResolved;
  });
  return { promise, resolve };
}

/** Starts the server of `/metrics`, and returns its port. */
async function serveMetrics(metrics: Metrics, { config, closers }: Start): Promise<number> {
  const server = metrics.createServer();
  await listen(server, 'ROWFEED_METRICS_PORT', config.metricsPort, config.host);
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** @param keysMade resolves when the keys of the start exist; until then, the server does not reject any key */
async function startCore(
  database: SqliteDatabase | PostgresDatabase,
  { config, log, limits, metrics, closers }: Start,
  keysMade: Promise<void>,
): Promise<Core> {
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
  const events = storeEvents(tails, metrics, log);
  engine.listen(events.committed);
  const store = new Store({
    engine,
    usage: meter,
    events,
    retention: { hours: config.retentionHours, changes: config.retentionChanges },
    background,
    shares,
    tokens: new PageTokens(await tokenSecret(database.knex)),
    limits,
  });
  closers.push(() => store.close());
  await store.start();
  const authenticator = new Authenticator(database, meter, {
    background,
    shares,
    keysMade,
    planned: (accountId, plan) => store.limit(accountId, plan),
  });
  await authenticator.start();
  closers.push(() => authenticator.stop());
  const typed = new TypedContracts(engine, shares, config.publicUrl);
  closers.push(() => typed.close());
  return { database, background, shares, meter, tails, store, authenticator, typed };
}

/** Connects the store with feeds, metrics and the log. */
function storeEvents(tails: Tails, metrics: Metrics | undefined, log: Logger): StoreEvents {
  return {
    committed: (collectionId, seq) => tails.wake(collectionId, seq),
    deleted: (collectionId) => tails.deleted(collectionId),
    measured: metrics?.committed,
    replicaRead: metrics?.replicaRead,
    indexing: ({ collectionId, fields, percent, elapsedMs }) => {
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
}

/** Connects the operations to the data, and the HTTP server to the operations. */
async function assembleHttp(
  { database, background, shares, meter, tails, store, authenticator, typed }: Core,
  { config, log, limits, metrics, state }: Start,
): Promise<{ readonly http: HttpServer; readonly feeds: Feeds }> {
  const mainThread = new MainThread();
  const feedLimits = { ...defaultFeedLimits, ...limits };
  const feeds = new Feeds({ authenticator, tails, store, shares, mainThread, limits: feedLimits, log });
  const feedHandlers: FeedHandlers = {
    openFeed: (request) => feeds.open(request),
    listChanges: (request) => feeds.poll(request),
    streamChanges: (request) => feeds.stream(request),
  };
  const registryChanges: RegistryChanges = {
    database,
    readInTurn: (requester, work) => store.tableReads.run(requester, work),
    inTurn: (requester, work) => store.keyChanges.run(requester, work),
    changed: () => authenticator.refresh(),
  };
  const basePath = config.publicUrl === undefined ? '' : basePathOf(config.publicUrl);
  const operations = handlers({
    store,
    meter,
    accountKeys: new AccountKeys(registryChanges),
    accountTickets: new AccountTickets(registryChanges, authenticator.tickets),
    typed,
    state,
    feeds: feedHandlers,
    address: () =>
      config.publicUrl ?? new URL(localUrl(config.host, (http.server.address() as AddressInfo).port)),
    basePath,
  });
  const http = createHttpServer({
    contract: await createContract(operations, store.idempotencyKeys),
    authenticator,
    meter,
    address: addressReader(config.trustedProxies),
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
    requestsInFlight: http.inFlight,
    queuedWrites: () => shares.taken('writes'),
    indexesInProgress: () => store.indexesInProgress,
    walBytes: database.dialect === 'sqlite' ? () => database.walBytes() : undefined,
  });
  return { http, feeds };
}

/** Serves requests for `drainMs`, then rejects new ones, finishes those in progress and closes all connections. */
async function stopHttp(
  { server, finish, closeIdle, closeAll }: HttpServer,
  feeds: Feeds,
  { store, tails }: Core,
  state: Start['state'],
  drainMs: number,
): Promise<void> {
  const closed = once(server, 'close');
  let cut: NodeJS.Timeout | undefined;
  await closeInOrder([
    // Load balancers and clients see that the server isn't ready, and still get a response to each request.
    async () => {
      // A timer of 0 ms would still let the next requests in.
      if (drainMs > 0) await sleep(drainMs);
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
