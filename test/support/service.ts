import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config.js';
import { type Database, openDatabase } from '../../src/engines/open.js';
import type { Shares } from '../../src/fairness/shares.js';
import { createLogger } from '../../src/runtime/logger.js';
import { startService as start } from '../../src/service.js';
import { generateKey } from '../../src/text/api-key.js';
import { disconnect } from './client.js';
import { type Engine, storageIn } from './engine.js';
import { holdNoKey } from './leaks.js';

/** A server that runs in this process for one test, with its data in a separate directory. */
export interface TestService {
  readonly url: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Resolves when the database has failed permanently. */
  readonly fatal: Promise<Error>;
  /** The key of the account `default`. */
  readonly key: string;
  /** The key that the first start created, if the configuration contained no key. */
  readonly firstKey: string | undefined;
  readonly directory: string;
  readonly databaseUrl: string;
  /** The shares of all limited resources that clients use. */
  readonly shares: Shares;
  /** The log of the server, as JSON lines. */
  readonly log: string[];
  /** Returns the database as the commands of an operator open it, or undefined after the server has stopped. */
  operatorDatabase(): Promise<Database> | undefined;
  /** Stops the server, checks that its log and files contain no key, and removes its directory. */
  close(): Promise<void>;
  /** Stops the server and keeps its directory, so that it can be started there again. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Additional environment variables. They override the defaults of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** A directory that an earlier `stop()` kept. */
  readonly directory?: string;
  readonly key?: string;
  /** By default, the engine under test. */
  readonly engine?: Engine;
  readonly limits?: Parameters<typeof start>[2];
}

/** Directories that aren't removed yet. Must be empty after the suite. */
export const openDirectories = new Set<string>();

/** The errors that servers logged during the current test. */
export const errorLines: string[] = [];

/** Starts a server in this process, on a free port and with a new database. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const directory = options.directory ?? (await temporaryDirectory());
  const key = options.key ?? generateKey();
  const storage = await storageIn(directory, options.engine);
  const { url: databaseUrl } = storage;
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    ROWFEED_API_KEY: key,
    ...options.env,
  };
  const log: string[] = [];
  const service = await start(
    loadConfig(env),
    createLogger('debug', { write: (line) => void log.push(line) }),
    options.limits,
  );
  let isStopped = false;
  let opened: Promise<Database> | undefined;
  const operatorDatabase = (): Promise<Database> | undefined => {
    if (isStopped) return undefined;
    opened ??= openDatabase(databaseUrl, { role: 'tool', create: true });
    return opened;
  };
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await (await opened)?.close();
    disconnect(service.url);
    await service.close();
  };
  return {
    url: service.url,
    port: service.port,
    metricsPort: service.metricsPort,
    fatal: service.fatal,
    key,
    firstKey: service.firstKey,
    directory,
    databaseUrl,
    shares: service.shares,
    log,
    operatorDatabase,
    stop,
    async close() {
      await stop();
      const contents = await storage.contents();
      await storage.remove();
      await removeDirectory(directory);
      for (const [, text] of contents) holdNoKey('stored', text);
      for (const line of log) holdNoKey('log', line);
    },
  };
}

/** Creates a temporary directory. The suite fails if the test doesn't remove it. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rowfeed-test-'));
  openDirectories.add(directory);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  openDirectories.delete(directory);
}
