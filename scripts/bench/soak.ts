/**
 * Applies full load for a long time, to check that memory, the write-ahead log and file descriptors don't
 * grow.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CellName, cells } from './cells.js';
import { linesSvg } from './lines.js';
import type { Bench, Target } from './measure.js';
import { costOf, freePort, pause } from './processes.js';
import { whole } from './report.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import { newStorage } from './storage.js';
import { tableHead, tableRow } from './table.js';
import { type LoadResult, runLoad } from './wrk.js';

/** The cells that run at the same time. Each has the same number of connections. */
const mix: readonly CellName[] = ['read', 'list20', 'patch', 'insert'];
const connectionsEach = 8;
const sampleMs = 2_000;
/** The number of table lines. Each is the mean of an equal period. */
const parts = 10;

interface Sample {
  readonly seconds: number;
  readonly rssMb: number;
  readonly anonymousMb: number;
  readonly heapMb: number;
  readonly walMb: number;
  readonly descriptors: number;
}

const charts = {
  rssMb: 'resident memory, MB',
  anonymousMb: 'of it no file, MB',
  heapMb: 'heap in use, MB',
  walMb: 'write-ahead log, MB',
  descriptors: 'file descriptors',
} as const;

const names = Object.keys(charts) as (keyof typeof charts)[];

/**
 * Applies load for a number of seconds and prints the samples. @returns an SVG chart @throws Error on
 * unexpected responses
 */
export async function soak(bench: Bench, seconds: number): Promise<string> {
  const storage = await newStorage(bench.folder, bench.postgres);
  const metricsPort = await freePort();
  const target = await startRowfeed(storage, [], { ROWFEED_METRICS_PORT: String(metricsPort) });
  try {
    await loadRows(target, mix, bench.spread, 0);
    const loads = Promise.all(mix.map((name) => loadWith(bench, target, name, seconds)));
    const samples = await takeSamples(target, metricsPort, seconds);
    print(samples, await loads);
    return linesSvg(
      names.map((name) => ({
        title: charts[name],
        points: samples.map((sample) => [sample.seconds, sample[name]]),
      })),
    );
  } finally {
    await target.server.stop();
    await storage.remove();
  }
}

async function loadWith(
  { folder, spread }: Bench,
  { server, headers, requests }: Target,
  name: CellName,
  seconds: number,
): Promise<LoadResult> {
  const own = join(folder, `soak-${name}`);
  await mkdir(own);
  const asking = { origins: [server.origin] as const, connections: connectionsEach, headers, spread };
  return runLoad({ ...asking, request: requests[name]!, start: 0, seconds }, own);
}

async function takeSamples({ server }: Target, metricsPort: number, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  for (let next = sampleMs; next < seconds * 1_000; next += sampleMs) {
    await pause(begun + next - performance.now());
    const [cost, metrics, descriptors] = await Promise.all([
      costOf(server),
      fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text()),
      readdir(`/proc/${server.pids[0]}/fd`),
    ]);
    const value = (name: string): number =>
      Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
    samples.push({
      seconds: next / 1_000,
      rssMb: cost.rssBytes / 2 ** 20,
      anonymousMb: cost.anonymousBytes / 2 ** 20,
      heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
      walMb: value('rowfeed_wal_bytes') / 2 ** 20,
      descriptors: descriptors.length,
    });
  }
  return samples;
}

function print(samples: readonly Sample[], results: readonly LoadResult[]): void {
  const loads = mix.map((name, index) => {
    const { requestsPerSecond, p99Ms, errors } = results[index]!;
    const { title } = cells.find((cell) => cell.name === name)!;
    return `${title}: ${whole(requestsPerSecond)} requests/s, p99 ${p99Ms.toFixed(1)} ms, ${errors} errors`;
  });
  console.log(`\n${loads.join('\n')}\n`);
  const columns = ['until s', ...names.map((name) => charts[name])].map((title) => ({
    title,
    width: title.length,
  }));
  console.log(tableHead(columns));
  const size = Math.ceil(samples.length / parts);
  for (let begin = 0; begin < samples.length; begin += size) {
    const part = samples.slice(begin, begin + size);
    const mean = (name: keyof Sample): string =>
      whole(part.reduce((sum, sample) => sum + sample[name], 0) / part.length);
    console.log(tableRow(columns, [whole(part.at(-1)!.seconds), ...names.map(mean)]));
  }
  if (results.some(({ errors }) => errors > 0)) throw new Error('there were errors');
}
