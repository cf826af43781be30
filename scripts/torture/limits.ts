/**
 * Measures limits that the guides promise. These are the memory of idle feeds, the time until the server closes a
 * connection whose body never ends, and how much a backup slows down writes.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, client, disconnect } from '../../test/support/client.js';
import { run } from '../../test/support/command.js';
import { freshStorage, type OwnStorage } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { closeRawSockets, type RawFeed, rawFeed } from '../../test/support/raw-feed.js';
import { killServers, type ServerProcess, startServer } from '../../test/support/server-process.js';
import { startService } from '../../test/support/service.js';
import { memoryOf } from '../shared/processes.js';
import { median, quantile } from '../shared/statistics.js';
import { openWriter } from '../shared/writer.js';
import type { Figure } from './results.js';

const key = `torture-${randomBytes(18).toString('hex')}`;

/** Runs `work` on a server with its own database. */
async function withServer<T>(
  engine: 'sqlite' | undefined,
  env: Readonly<Record<string, string>>,
  work: (server: ServerProcess, owner: Client, storage: OwnStorage) => Promise<T>,
): Promise<T> {
  const storage = await freshStorage(engine);
  try {
    const server = await startServer(storage.url, key, { env });
    const result = await work(server, client(server, key), storage);
    disconnect(server.url);
    await server.end('SIGTERM');
    return result;
  } finally {
    await killServers();
    await storage.remove();
  }
}

const promised = 10_000;
const openAtOnce = 50;
/** The number of other files that the server and the client have open. */
const otherFiles = 500;
/** The limit in the guide, in MB. */
const atMostMegabytes = 100;
/** After 30 s without work, V8 collects up to 60 MB of garbage from the handshakes. */
const collectedMs = 45_000;

/**
 * Opens idle feeds: the documented number, or as many as this machine allows per process. Checks that all of them receive
 * a change.
 */
export function idleFeeds(): Promise<Figure> {
  const [, limit] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))!;
  const count = Math.min(promised, Number(limit) - otherFiles);
  // One account can't have the whole total, because the bounds leave a part of it for others.
  const env = { ROWFEED_MAX_SOCKETS: `${2 * promised}`, ROWFEED_MAX_SOCKETS_PER_KEY: `${promised}` };
  return withServer(undefined, env, async (server, owner) => {
    const collection = await owner.collection();
    const feeds: RawFeed[] = [];
    const open = async (until: number): Promise<number> => {
      let left = until - feeds.length;
      const opener = async (): Promise<void> => {
        for (; left > 0; feeds.push(await rawFeed(server, { collection }))) left -= 1;
      };
      await Promise.all(Array.from({ length: openAtOnce }, opener));
      const mark = randomBytes(8).toString('hex');
      await owner.post(`/v1/collections/${collection}/rows`, [{ mark }]);
      for (const feed of feeds)
        await eventually('a change is on every feed', () => feed.bytes().includes(mark), {
          withinMs: 30_000,
        });
      return (await memoryOf(server.pid)).VmRSS;
    };
    // The first connections allocate memory that is only needed once, so they aren't counted.
    const before = await open(openAtOnce);
    let figure = (await open(count)) - before;
    for (
      const end = Date.now() + collectedMs;
      figure > atMostMegabytes && Date.now() < end;
      await sleep(1_000)
    )
      figure = (await memoryOf(server.pid)).VmRSS - before;
    return { name: `memory of ${count} idle feeds`, figure, atMost: atMostMegabytes, unit: 'MB' };
  }).finally(closeRawSockets);
}

/** The server's limit is 30 s and it checks every 2 s. The rest is for a busy machine. */
const atMostSeconds = 36;

/**
 * Sends a body that arrives byte by byte and never ends, while the server handles other requests. Returns the number of
 * seconds after which the server closes the connection with 408.
 */
export async function slowBody(): Promise<Figure> {
  const service = await startService({ key });
  const owner = client(service, key);
  const rows = `/v1/collections/${await owner.collection()}/rows`;
  const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const begun = performance.now();
  const head = [`POST ${rows} HTTP/1.1`, 'Host: a', `x-api-key: ${key}`, 'Content-Type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000000\r\n\r\n[`);
  while (!socket.destroyed && performance.now() - begun < 2 * atMostSeconds * 1_000) {
    socket.write(' ');
    if ((await owner.post(rows, [{}])).status !== 201) throw new Error('another was not served');
    await sleep(500);
  }
  const figure = (performance.now() - begun) / 1_000;
  socket.destroy();
  await service.close();
  if (!answer.startsWith('HTTP/1.1 408 ')) throw new Error(`a slow body was answered with: ${answer}`);
  return { name: 'a body that never ends is cut after', figure, atMost: atMostSeconds, unit: 's' };
}

const rowCount = 100_000;
const writerCount = 16;
/** Below this value (in milliseconds), a p99 depends more on the machine than on rowfeed. */
const leastMs = 5;

/**
 * Returns the p99 of writes during a backup, as a multiple of the p99 without a backup. Periods with and without a backup
 * alternate on the same server, so that other load on the machine affects both.
 */
export function backupPace(windows: number): Promise<Figure> {
  return withServer('sqlite', {}, async (server, owner, storage) => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const batch = Array.from({ length: 1_000 }, (_, n) => ({ n, text: 'x'.repeat(300) }));
    for (let n = 0; n < rowCount; n += batch.length)
      await owner.post(rows, batch, { Prefer: 'return=minimal' });
    let times: number[] = [];
    let isStopping = false;
    const write = async (): Promise<void> => {
      const writer = await openWriter(Number(new URL(server.url).port), rows, `x-api-key: ${key}\r\n`, 201);
      while (!isStopping) {
        const from = performance.now();
        await writer.insert('[{"written":true}]');
        times.push(performance.now() - from);
      }
      writer.close();
    };
    const writing = Promise.all(Array.from({ length: writerCount }, write));
    writing.catch(() => undefined);
    const p99During = async (work: () => Promise<unknown>): Promise<number> => {
      await sleep(500);
      times = [];
      await work();
      return quantile(times, 0.99);
    };
    const without: number[] = [];
    const during: number[] = [];
    for (let n = 0; n < windows; n += 1) {
      const begun = performance.now();
      during.push(await p99During(() => backup(storage.url, join(storage.directory, `backup-${n}.db`))));
      const tookMs = performance.now() - begun;
      without.push(await p99During(() => sleep(tookMs)));
    }
    isStopping = true;
    await writing;
    const [alone, beside] = [without, during].map((all) => median(all).toFixed(0));
    return {
      name: `p99 of writes during a backup (${beside} ms; ${alone} ms without)`,
      figure: median(during) / Math.max(median(without), leastMs),
      ...{ atMost: 2, unit: 'x' },
    };
  });
}

async function backup(databaseUrl: string, file: string): Promise<void> {
  const { code, stderr } = await run(['backup', file], { DATABASE_URL: databaseUrl });
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${stderr}`);
}
