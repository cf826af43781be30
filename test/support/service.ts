import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { startService as start } from '../../src/service.js';
import { disconnect } from './client.js';
import { type Engine, storageIn } from './engine.js';
import { holdNoKey } from './leaks.js';

/** A running service of a test's own, over a directory of its own. */
export interface TestService {
  readonly url: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Resolves when the database has failed for good. */
  readonly fatal: Promise<Error>;
  /** The key of the account `default`. */
  readonly key: string;
  /** The key that a first start made, where it was given none. */
  readonly firstKey: string | undefined;
  readonly directory: string;
  readonly databaseUrl: string;
  /** Keys that must be found nowhere but at who was given them; `close()` looks for them. */
  readonly secrets: Set<string>;
  /** What the service logged, as JSON lines. */
  readonly log: string[];
  /** Stops the service, sees that no key is in its log or files, and removes its directory. */
  close(): Promise<void>;
  /** Stops the service and keeps its directory, for a later start there. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Further environment, over the defaults of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** A directory kept by an earlier `stop()`. */
  readonly directory?: string;
  readonly key?: string;
  /** The one under test unless given. */
  readonly engine?: Engine;
  readonly limits?: Parameters<typeof start>[2];
}

/** Directories made and not yet removed; empty after the whole suite. */
export const openDirectories = new Set<string>();

/** What services of the present test logged as errors. */
export const errorLines: string[] = [];

/** Starts the service in this process on a free port, with a fresh database. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const directory = options.directory ?? (await temporaryDirectory());
  const key = options.key ?? `test-${randomBytes(18).toString('hex')}`;
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
  const secrets = new Set([key]);
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
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
    secrets,
    log,
    stop,
    async close() {
      await stop();
      const contents = await storage.contents();
      const leaks = [
        ...[...contents].filter(([, text]) => holdsAny(text, secrets)).map(([name]) => name),
        ...log.filter((line) => holdsAny(line, secrets)),
      ];
      await storage.remove();
      await removeDirectory(directory);
      if (leaks.length > 0) throw new Error(`a key has leaked:\n${leaks.join('\n')}`);
      for (const [, text] of contents) holdNoKey('stored', text);
      for (const line of log) holdNoKey('log', line);
    },
  };
}

/** A directory under the system's temporary one, which the suite insists on being removed. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rowfeed-test-'));
  openDirectories.add(directory);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  openDirectories.delete(directory);
}

function holdsAny(text: string, secrets: ReadonlySet<string>): boolean {
  return [...secrets].some((secret) => text.includes(secret));
}
