/**
 * Applies full load for a long time, to check that memory, the write-ahead log and file descriptors don't
 * grow.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/support/port.js';
import { costOf, openFiles } from '../shared/processes.js';
import { sumOf, whole } from '../shared/statistics.js';
import { startTable } from '../shared/table.js';
import type { CellName } from './cells.js';
import type { Bench } from './measure.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import { newStorage } from './storage.js';
import { runLoad } from './wrk.js';

/** The cells that run at the same time. Each has the same number of connections. */
const mix: readonly CellName[] = ['read', 'list20', 'patch', 'insert'];
const connections = 8;
const sampleMs = 2_000;
/** The number of table lines. Each is the mean of an equal period. */
const parts = 10;

/** Applies load for a number of seconds and prints the samples. @throws Error on unexpected responses */
export async function soak({ folder, postgres, spread }: Bench, seconds: number): Promise<void> {
  const storage = await newStorage(folder, postgres);
  const metricsPort = await freePort();
  const settings = { ROWFEED_METRICS_PORT: String(metricsPort) };
  const { server, headers, requests, ...target } = await startRowfeed(storage, undefined, settings);
  try {
    await loadRows({ server, headers, requests, ...target }, mix, spread);
    const loads = mix.map(async (name) => {
      const own = join(folder, `soak-${name}`);
      await mkdir(own);
      const load = { origins: [server.origin] as const, request: requests[name]!, headers, spread };
      return runLoad({ ...load, connections, start: 0, seconds }, own);
    });
    const samples: (readonly number[])[] = [];
    const begun = performance.now();
    for (let next = sampleMs; next < seconds * 1_000; next += sampleMs) {
      await sleep(begun + next - performance.now());
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const megabytes = (name: string): number =>
        Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0) / 2 ** 20;
      const { rssMb, anonymousMb } = await costOf(server.pids);
      const heapMb = megabytes('nodejs_heap_size_used_bytes');
      const files = await openFiles(server.pids[0]!);
      samples.push([next / 1_000, rssMb, anonymousMb, heapMb, megabytes('rowfeed_wal_bytes'), files]);
    }
    const results = await Promise.all(loads);
    for (const [index, { requestsPerSecond, p99Ms, errors }] of results.entries())
      console.log(
        `${mix[index]}: ${whole(requestsPerSecond)} requests/s, p99 ${p99Ms.toFixed(1)} ms, ${errors} errors`,
      );
    const row = startTable({
      ...{ 'until s': 7, 'resident memory, MB': 19, 'of it no file, MB': 17, 'heap in use, MB': 15 },
      ...{ 'write-ahead log, MB': 19, 'file descriptors': 16 },
    });
    const size = Math.ceil(samples.length / parts);
    for (let begin = 0; begin < samples.length; begin += size) {
      const part = samples.slice(begin, begin + size);
      const means = part[0]!.map((_, column) => sumOf(part.map((sample) => sample[column]!)) / part.length);
      row(whole(part.at(-1)![0]!), ...means.slice(1).map(whole));
    }
    if (results.some(({ errors }) => errors > 0)) throw new Error('there were errors');
  } finally {
    await server.stop();
    await storage.remove();
  }
}
