/** Measures the memory of idle feeds, which a guide limits. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { client, disconnect } from '../../test/support/client.js';
import { freshStorage } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { closeRawSockets, type RawFeed, rawFeed } from '../../test/support/raw-feed.js';
import { killServers, type ServerProcess, startServer } from '../../test/support/server-process.js';
import { memoryOf } from '../shared/processes.js';
import { inTurns } from '../shared/requests.js';
import { key } from './instances.js';

const promised = 10_000;
const openAtOnce = 50;
/** The number of other files that the server and the client have open. */
const otherFiles = 500;
/** The limit in the guide. */
export const atMostMegabytes = 100;

/**
 * Opens idle feeds: the documented number, or as many as this machine allows per process. Checks that all of them receive
 * a change. Returns the number of feeds and their memory in megabytes, without the garbage of the handshakes: up to 60 MB,
 * which V8 collects when the server has been idle for 30 s.
 */
export async function idleFeeds(): Promise<{ count: number; megabytes: number }> {
  const [, limit] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))!;
  const count = Math.min(promised, Number(limit) - otherFiles);
  // One account can't have the whole total, because the bounds leave a part of it for others.
  const env = {
    ROWFEED_MAX_SOCKETS: `${2 * promised}`,
    ROWFEED_MAX_SOCKETS_PER_KEY: `${promised}`,
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  };
  const storage = await freshStorage();
  try {
    const server = await startServer(storage.url, key, { env });
    const owner = client(server, key);
    const collection = await owner.collection();
    const feeds: RawFeed[] = [];
    const open = async (until: number): Promise<number> => {
      await inTurns(openAtOnce, until - feeds.length, async () => {
        feeds.push(await rawFeed(server, { collection }));
      });
      const mark = randomBytes(8).toString('hex');
      await owner.post(`/v1/collections/${collection}/rows`, [{ mark }]);
      for (const feed of feeds)
        await eventually('a change is on every feed', () => feed.bytes().includes(mark), {
          withinMs: 30_000,
        });
      await collectGarbage(server);
      return (await memoryOf(server.pid)).VmRSS;
    };
    // The first connections allocate memory that is only needed once, so they aren't counted.
    const before = await open(openAtOnce);
    const megabytes = (await open(count)) - before;
    closeRawSockets();
    disconnect(server.url);
    await server.end('SIGTERM');
    return { count, megabytes };
  } finally {
    closeRawSockets();
    await killServers();
    await storage.remove();
  }
}

/** Makes a server that runs with `--inspect` collect all garbage. */
async function collectGarbage({ errors }: ServerProcess): Promise<void> {
  const [inspector] = /ws:\/\/\S+/.exec(errors())!;
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
  await once(socket, 'close');
}
