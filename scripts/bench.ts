/**
 * Measures the speed of rowfeed: `npm run bench`. To run some of the measurements, name them: `npm run bench
 * -- read patch`. To measure on PostgreSQL, add `--engine postgres`. Needs Linux and wrk.
 *
 * Each result is a ratio to a minimal `node:http` server that is measured right before and after.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { compareBuilds } from './bench/against.js';
import { type CellName, cells } from './bench/cells.js';
import { measureCitus } from './bench/citus.js';
import { measureGrowth } from './bench/growth.js';
import { measureInstances } from './bench/instances.js';
import { type Bench, mostConnections } from './bench/measure.js';
import { comparePeers } from './bench/peers.js';
import { plotSvg } from './bench/plot.js';
import { startServer } from './bench/processes.js';
import { printProfile } from './bench/profile.js';
import { isValid } from './bench/report.js';
import { measureSchema } from './bench/schema.js';
import { measureRowfeed } from './bench/session.js';
import { soak } from './bench/soak.js';
import { startPostgres } from './bench/storage.js';
import { requireWrk } from './bench/wrk.js';

interface Options {
  readonly seconds: number;
  readonly json?: string;
  readonly plot?: string;
  readonly profile?: CellName;
  readonly engine: 'sqlite' | 'postgres';
  readonly instances?: true;
  readonly citus?: string;
  readonly schema?: true;
  readonly growth?: true;
  readonly soak?: number;
  readonly peers?: true;
  readonly only?: readonly string[];
  readonly against?: string;
  readonly rounds: number;
  readonly rows: number;
  readonly peersFolder?: string;
}

const names = cells.map(({ name }) => name);

await new Command('bench')
  .addArgument(new Argument('[cells...]', 'the cells to measure; all when none is named').choices(names))
  .option('--seconds <n>', 'how long each cell is measured, after a warm-up of one second', positive, 4)
  .option('--json <file>', 'write the figures to a file')
  .option('--plot <file>', 'draw the figures into an SVG file')
  .addOption(
    new Option('--profile <cell>', 'measure this cell alone, and print where the main thread was').choices(
      names,
    ),
  )
  .addOption(
    new Option('--engine <name>', 'what rowfeed keeps its rows in')
      .choices(['sqlite', 'postgres'])
      .default('sqlite'),
  )
  .option('--instances', 'measure one hot collection under several instances on one PostgreSQL')
  .option(
    '--citus <url>',
    'measure one PostgreSQL against Citus with one and two workers: a database on its coordinator that knows them',
  )
  .option('--schema', 'measure what the schema of a collection costs those who write')
  .option('--growth', 'measure at growing numbers of rows and collections')
  .option('--soak <seconds>', 'load fully for so long, and show memory, WAL and file descriptors', positive)
  .option('--against <program>', 'measure another build too, cell by cell in turns: its dist/src/bin.js')
  .option(
    '--peers',
    'measure other servers too, in turns, installed from the package registry outside the repository',
  )
  .option('--only <peers>', 'of these the ones that are named, by commas', (names) => names.split(','))
  .option('--peers-folder <folder>', 'where they are installed, and kept for the next time')
  .option('--rounds <n>', 'how many turns each gets, of which the median counts', positive, 3)
  .option('--rows <n>', 'how many rows the collection has', positive, 100_000)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });

async function run(chosenNames: CellName[], options: Options): Promise<void> {
  await requireWrk();
  const { seconds, json, plot, profile, engine, instances, growth, peers, peersFolder } = options;
  const wanted = profile === undefined ? chosenNames : [profile];
  const chosen = cells
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    // On PostgreSQL, the goal is a multiple of PostgREST. `--peers` checks it.
    .map((cell) => (engine === 'postgres' ? { ...cell, goal: undefined } : cell));
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const hello = await startServer({
    command: process.execPath,
    words: ['--import', 'tsx', join(import.meta.dirname, 'bench/hello.ts')],
  });
  const postgres = engine === 'postgres' || instances === true ? await startPostgres(folder) : undefined;
  const spread = { collections: 1, rowsEach: options.rows };
  const bench: Bench = { folder, seconds, hello, postgres, spread };
  try {
    console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, files in ${tmpdir()}`);
    if (postgres !== undefined)
      console.log((await postgres.query('postgres', 'SELECT version()'))[0].version);
    if (instances === true) return await measureInstances(bench);
    if (options.citus !== undefined) return await measureCitus(bench, options.citus);
    if (options.schema === true) return await measureSchema(bench, options.rounds);
    if (profile !== undefined) return await printProfile(bench, chosen);
    if (options.against !== undefined)
      return await compareBuilds(bench, chosen, options.against, options.rounds);
    if (options.soak !== undefined) {
      const picture = await soak(bench, options.soak);
      if (plot !== undefined) await writeFile(plot, picture);
      return;
    }
    const groups =
      peers === true
        ? await comparePeers(bench, chosen, options, peersFolder ?? join(folder, 'peers'))
        : growth === true
          ? await measureGrowth(bench, chosen)
          : new Map([['rowfeed', await measureRowfeed(bench, chosen)]]);
    if (json !== undefined)
      await writeFile(json, `${JSON.stringify(Object.fromEntries(groups), undefined, 2)}\n`);
    if (plot !== undefined) {
      const machine = `${cpus().length} x ${cpus()[0]?.model}, Node.js ${process.versions.node}`;
      const rows = options.rows.toLocaleString('en');
      const conditions = `${rows} rows, ${mostConnections} connections; ${machine}`;
      await writeFile(plot, plotSvg(chosen, groups, conditions));
    }
    const own = [...groups.values()].flat().filter(({ server }) => server === 'rowfeed');
    if (!own.every(isValid)) throw new Error('a cell with errors or without answers is not valid');
  } finally {
    await hello.stop();
    await postgres?.remove();
  }
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}
