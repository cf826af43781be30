/**
 * Runs a server whose data is gone when it stops: `rowfeed serve --memory`, which `rowfeed/testing` starts too. It is the
 * same server as `rowfeed serve`, on an SQLite database in a temporary folder.
 */
import { join } from 'node:path';
import { type Config, loadConfig } from '../config.js';
import { stopOnSignals, warnOfUnknown } from '../main.js';
import { createLogger, type Logger } from '../runtime/logger.js';
import { type Service, startService } from '../service.js';
import { generateKey } from '../text/api-key.js';
import { makeReproducible } from '../text/random.js';
import { createScratchFolder } from './scratch-folder.js';
import { readSeed, type SeedCollection } from './seed.js';
import { SeededData } from './seeded-data.js';

interface MemoryOptions {
  /** The folder with the seed. */
  readonly seed: string | undefined;
  /** Whether nothing is logged. */
  readonly isQuiet: boolean;
}

/** What a parent process sends: `reset` numbers a request to return to the seed. */
interface Order {
  readonly reset: number;
}

/** The settings of a database in `environment` have no effect. Otherwise, a test could write to real data. */
const ofDatabases = ['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const;

/** Returns the settings. The key is the same for each start, unless `environment` has another one. */
function memoryConfig(environment: NodeJS.ProcessEnv, databaseUrl: string): Config {
  makeReproducible('rowfeed serve --memory');
  const others = Object.entries(environment).filter(([name]) => !ofDatabases.some((each) => each === name));
  const settings = Object.fromEntries(others);
  return {
    ...loadConfig({
      // Pages that a test opens, in a browser or in jsdom, come from the port of a development server.
      ROWFEED_CORS_ORIGIN: '*',
      ROWFEED_DRAIN_SECONDS: '0',
      ...settings,
      ROWFEED_API_KEY: settings.ROWFEED_API_KEY || generateKey(),
      DATABASE_URL: databaseUrl,
    }),
    isTransient: true,
  };
}

interface Started {
  readonly config: Config;
  readonly log: Logger;
  readonly service: Service;
  readonly data: SeededData;
  /** Stops the server, as a signal does. */
  readonly stop: (cause: string) => void;
}

async function start(
  environment: NodeJS.ProcessEnv,
  isQuiet: boolean,
  seed: readonly SeedCollection[],
  folder: string,
): Promise<Started> {
  const config = memoryConfig(environment, `sqlite:${join(folder, 'rowfeed.db')}`);
  const log = createLogger(isQuiet ? 'silent' : config.logLevel, 2);
  warnOfUnknown(config, log);
  let data: SeededData | undefined;
  const starting = startService(config, log, {}, async (parts) => {
    data = await SeededData.load(parts, config.apiKey!, seed);
  });
  const stop = stopOnSignals(starting, log, config);
  return { config, log, service: await starting, data: data!, stop };
}

/**
 * Runs until SIGTERM or SIGINT, or until a parent process that started it with a channel disconnects. Prints one line of
 * JSON when the server is ready.
 *
 * @throws SeedError or ConfigError
 */
export async function runMemoryServer(
  environment: NodeJS.ProcessEnv,
  { seed, isQuiet }: MemoryOptions,
): Promise<void> {
  const collections = await readSeed(seed);
  const folder = createScratchFolder();
  let started: Started;
  try {
    started = await start(environment, isQuiet, collections, folder.path);
  } catch (error) {
    folder.remove();
    throw error;
  }
  const { config, log, service, data, stop } = started;
  const { url } = service;
  const { pid } = process;
  const key = config.apiKey;
  log.info({ url, pid, database_url: config.databaseUrl, node: process.version }, 'rowfeed is listening');
  process.stdout.write(`${JSON.stringify({ url, key, pid })}\n`);
  if (process.send === undefined) return;
  process.once('disconnect', () => stop('disconnect'));
  process.on('message', ({ reset }: Order) => {
    data.reset().then(
      () => process.send?.({ reset }),
      (error: unknown) => {
        log.error(error, 'the reset failed');
        process.send?.({ reset, error: String(error) });
      },
    );
  });
}
