/**
 * Opens the documented number of idle connections. Measures the server's memory, and checks that all
 * connections receive a change.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, client, disconnect } from '../../test/support/client.js';
import { freshStorage } from '../../test/support/database.js';
import { closeRawSockets, type RawFeed, rawFeed } from '../../test/support/raw-feed.js';
import { killServers, type ServerProcess, startServer } from '../../test/support/server-process.js';
import type { Figure } from './figure.js';

const promised = 10_000;
const openAtOnce = 50;
const arrivalMs = 30_000;
/** The number of other files that the server and the client have open. */
const otherFiles = 500;
/** The limit in the guide, in MB. */
const atMostMegabytes = 100;
/** After 30 s without work, V8 collects up to 60 MB of garbage from the handshakes. */
const collectedMs = 45_000;

/** Opens idle feeds: the documented number, or as many as this machine allows per process. */
export async function idleFeeds(): Promise<Figure> {
  const count = Math.min(promised, openFilesLimit() - otherFiles);
  const key = `torture-${randomBytes(18).toString('hex')}`;
  const storage = await freshStorage();
  try {
    const server = await startServer(storage.url, key, {
      env: { ROWFEED_MAX_SOCKETS_PER_KEY: `${promised}` },
    });
    const owner = client(server, key);
    const collection = await owner.collection();
    // The first connections allocate memory that is only needed once, so they aren't counted.
    const feeds = await open(server, collection, openAtOnce);
    await reached(feeds, owner, collection);
    const before = megabytesOf(server);
    feeds.push(...(await open(server, collection, count - openAtOnce)));
    await reached(feeds, owner, collection);
    const taken = (): number => megabytesOf(server) - before;
    const deadline = Date.now() + collectedMs;
    while (taken() > atMostMegabytes && Date.now() < deadline) await sleep(1_000);
    const figure = taken();
    closeRawSockets();
    disconnect(server.url);
    await server.end('SIGTERM');
    return { name: `memory of ${count} idle feeds`, figure, atMost: atMostMegabytes, unit: 'MB' };
  } finally {
    closeRawSockets();
    await killServers();
    await storage.remove();
  }
}

async function open(server: ServerProcess, collection: string, count: number): Promise<RawFeed[]> {
  const feeds: RawFeed[] = [];
  let left = count;
  const opener = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      feeds.push(await rawFeed(server, { collection }));
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, opener));
  return feeds;
}

/** Inserts a row and waits until all feeds have received it. */
async function reached(feeds: readonly RawFeed[], owner: Client, collection: string): Promise<void> {
  const mark = randomBytes(8).toString('hex');
  await owner.post(`/v1/collections/${collection}/rows`, [{ mark }]);
  const deadline = Date.now() + arrivalMs;
  for (const feed of feeds) {
    while (!feed.bytes().includes(mark)) {
      if (Date.now() > deadline) throw new Error('a change did not come to every feed');
      await sleep(5);
    }
  }
}

function openFilesLimit(): number {
  return Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1]);
}

function megabytesOf({ pid }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;
}
