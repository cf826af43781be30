/** Puts the parts together: what `main.ts` runs and tests start on port 0. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress } from './address.js';
import { Authenticator } from './auth.js';
import { Changes } from './changes.js';
import type { Config } from './config.js';
import { createContract } from './contract.js';
import { openDatabase } from './database.js';
import { createHttpServer } from './http.js';
import { createFirstKey, registerEnvironmentKey } from './keys.js';
import { createLogger, type Logger } from './log.js';
import { handlers } from './operations.js';
import { sqliteEngine } from './store/sqlite.js';
import { Store } from './store.js';
import { Meter } from './usage.js';
import { Feed } from './websocket.js';

export interface Service {
  readonly url: string;
  readonly port: number;
  /** The key made at the first start; it can't be had again. */
  readonly firstKey: string | undefined;
  /** Answers what is in flight, closes feeds with 1001, and leaves everything on disk. */
  close(): Promise<void>;
}

/** Connections that are still busy this long after the feeds are closed are cut. */
const drainMs = 8_000;

export async function startService(
  config: Config,
  log: Logger = createLogger(config.logLevel),
): Promise<Service> {
  const database = await openDatabase(config.databaseUrl, { role: 'server' });
  // In reverse order of their opening, whatever of it was reached.
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    let firstKey: string | undefined;
    if (config.apiKey === undefined) firstKey = await createFirstKey(database);
    else await registerEnvironmentKey(database, config.apiKey);

    const engine = await sqliteEngine(database);
    closers.push(() => engine.close());
    const meter = new Meter(database);
    meter.start();
    closers.push(() => meter.stop());
    const changes = new Changes(engine);
    closers.push(() => changes.close());
    const retention = { hours: config.retentionHours, changes: config.retentionChanges };
    const events = {
      committed: (collectionId: number) => changes.wake(collectionId),
      deleted: (collectionId: number) => changes.deleted(collectionId),
    };
    const store = new Store(engine, meter, events, retention);
    closers.push(() => store.close());
    const authenticator = new Authenticator(database, meter, { log });
    await authenticator.start();
    closers.push(() => authenticator.stop());

    const address = (request: IncomingMessage): string =>
      clientAddress(
        request.socket.remoteAddress ?? '',
        request.headers['x-forwarded-for'] as string | undefined,
        config.trustedProxies,
      );
    const contract = await createContract(handlers({ store, meter }));
    const shared = { authenticator, meter, address, origins: config.corsOrigins, log };
    const { server, drain } = createHttpServer({ ...shared, contract });
    const feed = new Feed(server, {
      ...shared,
      changes,
      find: async (accountId, name) => store.known(accountId, name) ?? (await store.find(accountId, name)),
      maxSockets: config.maxSockets,
      maxSocketsPerKey: config.maxSocketsPerKey,
    });
    server.listen(config.port, config.host);
    await once(server, 'listening');
    closers.push(async () => {
      const closed = once(server, 'close');
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      await drain();
      // What the last answers promised is in the log; followers get it before they are sent away.
      await changes.catchUp();
      await feed.close();
      // A connection whose last answer is out is idle only now.
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
    });
    const { port } = server.address() as AddressInfo;
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    return { url: `http://${host}:${port}`, port, firstKey, close };
  } catch (error) {
    await close();
    throw error;
  }
}
