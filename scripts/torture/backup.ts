/**
 * Measures how much a backup slows down writes. Periods with and without a backup alternate on the same
 * server, so that other load on the machine affects both.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { client, disconnect } from '../../test/support/client.js';
import { run } from '../../test/support/command.js';
import { freshStorage } from '../../test/support/database.js';
import { killServers, startServer } from '../../test/support/server-process.js';
import { median } from '../median.js';
import type { Figure } from './figure.js';

const rowCount = 100_000;
const writerCount = 16;
/** Below this value (in milliseconds), a p99 depends more on the machine than on rowfeed. */
const leastMs = 5;

/**
 * Returns the p99 of writes during a backup, as a multiple of the p99 without a backup. Uses the medians of
 * all periods.
 */
export async function backupPace(windows: number): Promise<Figure> {
  const key = `torture-${randomBytes(18).toString('hex')}`;
  const storage = await freshStorage('sqlite');
  try {
    const server = await startServer(storage.url, key);
    const owner = client(server, key);
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const batch = Array.from({ length: 1_000 }, (_, n) => ({ n, text: 'x'.repeat(300) }));
    for (let n = 0; n < rowCount; n += batch.length) {
      await owner.post(rows, batch, { Prefer: 'return=minimal' });
    }
    const writers = startPacedWriters(Number(new URL(server.url).port), rows, key);
    const window = async (work: () => Promise<unknown>): Promise<number> => {
      await sleep(500);
      writers.take();
      await work();
      return p99(writers.take());
    };
    const without: number[] = [];
    const during: number[] = [];
    for (let n = 0; n < windows; n += 1) {
      const begun = performance.now();
      during.push(await window(() => backup(storage.url, join(storage.directory, `backup-${n}.db`))));
      const tookMs = performance.now() - begun;
      without.push(await window(() => sleep(tookMs)));
    }
    await writers.stop();
    disconnect(server.url);
    await server.end('SIGTERM');
    const figure = median(during) / Math.max(median(without), leastMs);
    const [alone, beside] = [without, during].map((times) => median(times).toFixed(0));
    return {
      name: `p99 of writes during a backup (${beside} ms; ${alone} ms without)`,
      figure,
      atMost: 2,
      unit: 'x',
    };
  } finally {
    await killServers();
    await storage.remove();
  }
}

async function backup(databaseUrl: string, file: string): Promise<void> {
  const { code, stderr } = await run(['backup', file], { DATABASE_URL: databaseUrl });
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${stderr}`);
}

/**
 * Starts writers that use little CPU time themselves. They record the duration of each write in milliseconds.
 */
function startPacedWriters(port: number, rows: string, key: string) {
  const body = '[{"written":true}]';
  const head = [`POST ${rows} HTTP/1.1`, 'Host: a', `x-api-key: ${key}`, 'Content-Type: application/json'];
  const request = `${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  let times: number[] = [];
  let isStopping = false;
  const write = async (socket: Socket): Promise<void> => {
    while (!isStopping) {
      const from = performance.now();
      socket.write(request);
      const [answer] = (await once(socket, 'data')) as [string];
      if (!answer.startsWith('HTTP/1.1 201 ')) throw new Error(`a write was refused: ${answer}`);
      times.push(performance.now() - from);
    }
    socket.destroy();
  };
  const running = Array.from({ length: writerCount }, () =>
    write(connect(port, '127.0.0.1').setEncoding('utf8')),
  );
  for (const each of running) each.catch(() => undefined);
  return {
    take(): number[] {
      const taken = times;
      times = [];
      return taken;
    },
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}
