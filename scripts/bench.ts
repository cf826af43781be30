/**
 * Measures the speed of rowfeed: `npm run bench`. To run some of the measurements, name them: `npm run bench
 * -- read patch`. To measure on PostgreSQL, add `--engine postgres`. Needs Linux and wrk.
 *
 * Each result is a ratio to a minimal `node:http` server that is measured in turns with rowfeed.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { type CellName, cellNames, cells } from './bench/cells.js';
import { compare, compareBuilds, isValid, measureGrowth } from './bench/compare.js';
import { type Bench, mostConnections } from './bench/measure.js';
import { plotSvg } from './bench/plot.js';
import { builtProgram } from './bench/rowfeed.js';
import { startPostgres } from './bench/storage.js';
import { requireWrk } from './bench/wrk.js';
import { names, positive } from './shared/options.js';
import { startServer } from './shared/processes.js';
import { whole } from './shared/statistics.js';
import { workingFolder } from './shared/work.js';

interface Options {
  readonly seconds: number;
  readonly plot?: string;
  readonly engine: 'sqlite' | 'postgres';
  readonly growth?: true;
  readonly peers?: true;
  readonly only?: readonly string[];
  readonly against?: string;
  readonly rounds?: number;
  readonly rows?: number;
  readonly peersFolder?: string;
}

/** The baseline: a minimal server in a separate process. */
const baseline = `const server = require('node:http').createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 11 }).end('hello world');
}).listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

await new Command('bench')
  .addArgument(new Argument('[cells...]', 'the cells to measure; all when none is named').choices(cellNames))
  .option('--seconds <n>', 'how long each cell is measured, after a warm-up of one second', positive, 4)
  .option('--plot <file>', 'draw the figures into an SVG file')
  .addOption(
    new Option('--engine <name>', 'what rowfeed keeps its rows in')
      .choices(['sqlite', 'postgres'])
      .default('sqlite'),
  )
  .option('--growth', 'measure at growing numbers of rows and collections, as multiples of the smallest')
  .option('--against <program>', 'measure another build too, cell by cell in turns: its dist/src/bin.js')
  .option('--peers', 'measure other servers too, in turns, installed outside the repository')
  .option('--only <peers>', 'of these the ones that are named, by commas', names)
  .option('--peers-folder <folder>', 'where they are installed, and kept for the next time')
  .option('--rounds <n>', 'how many turns each gets, of which the median counts; 3 beside others', positive)
  .option(
    '--rows <n>',
    'how many rows the collection has; 100,000, and at most 10,000,000 with --growth',
    positive,
  )
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });

async function run(wanted: CellName[], options: Options): Promise<void> {
  await requireWrk();
  const { engine, against, peers, only, rows = options.growth ? 10_000_000 : 100_000 } = options;
  const chosen = cells
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    // On PostgreSQL, the goal is a multiple of PostgREST. `--peers` checks it.
    .map((cell) => (engine === 'postgres' ? { ...cell, goal: undefined } : cell));
  const folder = workingFolder('rowfeed-bench-');
  const hello = await startServer({ command: process.execPath, words: ['--eval', baseline] });
  const postgres = engine === 'postgres' ? await startPostgres(folder) : undefined;
  const bench: Bench = {
    ...{ folder, hello, postgres, seconds: options.seconds },
    rounds: options.rounds ?? (peers || against ? 3 : 1),
    spread: { collections: 1, rowsEach: rows },
  };
  try {
    const machine = `${cpus().length} x ${cpus()[0]?.model}`;
    console.log(`Node ${process.version}, ${machine}, files in ${tmpdir()}`);
    if (postgres !== undefined)
      console.log((await postgres.query('postgres', 'SELECT version()'))[0].version);
    if (against !== undefined) return await compareBuilds(bench, chosen, [builtProgram, resolve(against)]);
    const others = peers && { only, folder: resolve(options.peersFolder ?? join(folder, 'peers')) };
    const groups = options.growth ? await measureGrowth(bench, chosen) : await compare(bench, chosen, others);
    if (options.plot !== undefined) {
      const conditions = `${whole(rows)} rows, ${mostConnections} connections; ${machine}, Node.js ${process.versions.node}`;
      await writeFile(options.plot, plotSvg(chosen, groups, conditions));
    }
    if (!(groups.get('rowfeed') ?? [...groups.values()].flat()).every(isValid))
      throw new Error('a cell with errors or without responses is not valid');
  } finally {
    await hello.stop();
    await postgres?.remove();
  }
}
