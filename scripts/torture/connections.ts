/**
 * As many connections as are promised, which do nothing for most of the time: what they take of the server's memory,
 * and that all of them are served.
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
/** Files that server and client have open besides these sockets. */
const otherFiles = 500;
/** The figure of the guide. */
const atMostMegabytes = 100;
/** Once it has been idle for half a minute, V8 collects what the handshakes left: up to 60 MB. */
const collectedMs = 45_000;

/** Idle feeds, as many as are promised or as this machine lets a process open. */
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
    // What the first ones bring about is there before.
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

/** Inserts a row, of which all hear. */
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
