/**
 * How fast rowfeed is, each figure as a ratio to a raw `node:http` hello-world measured just before and just after
 * it: `npm run bench`, or some of it: `npm run bench -- read patch`. Needs Linux and wrk.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { type Cell, type CellName, cells } from './bench/cells.js';
import { type Bench, deletableRows, type Measurement, measureAll } from './bench/measure.js';
import { costOf, startServer } from './bench/processes.js';
import { firstAskNote, tableHead, tableRow } from './bench/report.js';
import { loadRows, startRowfeed } from './bench/rowfeed.js';
import type { Spread } from './bench/wrk.js';

interface Options {
  readonly seconds: number;
  readonly json?: string;
}

const names = cells.map(({ name }) => name);

await new Command('bench')
  .addArgument(new Argument('[cells...]', 'the cells to measure; all when none is named').choices(names))
  .option('--seconds <n>', 'how long each cell is measured, after a warm-up of one second', positive, 4)
  .option('--json <file>', 'write the figures to a file')
  .action(bench)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });

async function bench(chosenNames: CellName[], { seconds, json }: Options): Promise<void> {
  const chosen = cells.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name));
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-bench-'));
  const hello = await startServer({
    command: process.execPath,
    words: ['--import', 'tsx', join(import.meta.dirname, 'bench/hello.ts')],
  });
  try {
    console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, files in ${tmpdir()}\n`);
    const spread = { collections: 1, rowsEach: 100_000 };
    const measurements = await measureRowfeed({ folder, seconds, spread, hello }, chosen);
    if (json !== undefined) await writeFile(json, `${JSON.stringify(measurements, undefined, 2)}\n`);
    if (measurements.some(({ errors }) => errors > 0)) throw new Error('cells with errors are not valid');
  } finally {
    await hello.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads a new database, and measures with a server that is started anew on it. */
async function measureRowfeed(bench: Bench, chosen: readonly Cell[]): Promise<Measurement[]> {
  const { folder, seconds, spread } = bench;
  await load(folder, chosen, spread, deletableRows(seconds));
  const target = await startRowfeed(folder);
  try {
    const { rssBytes } = await costOf(target.server.pid);
    console.log(`memory after the start: ${(rssBytes / 2 ** 20).toFixed(0)} MB\n\n${tableHead()}`);
    const measurements: Measurement[] = [];
    await measureAll(bench, target, chosen, (measurement) => {
      measurements.push(measurement);
      console.log(tableRow(measurement));
    });
    for (const note of measurements.map(firstAskNote)) if (note !== undefined) console.log(`\n${note}`);
    return measurements;
  } finally {
    await target.server.stop();
  }
}

async function load(folder: string, chosen: readonly Cell[], spread: Spread, doomed: number): Promise<void> {
  const target = await startRowfeed(folder);
  try {
    const started = performance.now();
    const names = chosen.map(({ name }) => name as CellName);
    await loadRows(target, names, spread, doomed);
    console.log(`loaded in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  } finally {
    await target.server.stop();
  }
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}
