/**
 * Measures rowfeed on several layouts of servers and databases: one busy collection under several instances on one
 * PostgreSQL, and Citus with one and two workers. The results are ratios to the first layout.
 */
import { citusServer, existingServer, type PostgresServer } from '../../test/support/postgres.js';
import { sumOf, whole } from '../shared/statistics.js';
import { startTable } from '../shared/table.js';
import type { CellName } from './cells.js';
import { type Bench, measureCell, type Target } from './measure.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import { newStorage, type Storage } from './storage.js';

interface Layout {
  readonly name: string;
  readonly instances: number;
  storage(): Promise<Storage>;
}

/** Inserts of single rows into one collection, through one, two and four instances. */
export function measureInstances(bench: Bench): Promise<void> {
  const layouts = [1, 2, 4].map((instances) => ({
    name: `${instances} of rowfeed`,
    instances,
    storage: () => newStorage(bench.folder, bench.postgres),
  }));
  // Each instance needs time to compile its code under its share of the load. After 1 s, four instances ran at
  // two thirds of their final speed or less.
  return measureLayouts(bench, layouts, ['insert'], { connections: 64, warmUp: 10 });
}

/** Everything runs on one machine, so the results show the cost of a request. */
export function measureCitus(bench: Bench, url: string): Promise<void> {
  const servers: readonly (readonly [name: string, server: PostgresServer])[] = [
    ['one PostgreSQL', existingServer(url)],
    ['Citus, one worker', citusServer(url, { workers: 1, shards: 32 })],
    ['Citus, two workers', citusServer(url, { workers: 2, shards: 32 })],
  ];
  const layouts = servers.map(([name, server]) => ({
    ...{ name, instances: 1 },
    storage: () => storageOn(server, url),
  }));
  const spread = { collections: 64, rowsEach: 500 };
  const measured: readonly CellName[] = ['read', 'list20', 'insert', 'insert-keyed', 'batch'];
  return measureLayouts({ ...bench, spread }, layouts, measured, { connections: 32, warmUp: 1 });
}

/** @throws Error if a response isn't the expected one */
async function measureLayouts(
  bench: Bench,
  layouts: readonly Layout[],
  cells: readonly CellName[],
  { connections, warmUp }: { readonly connections: number; readonly warmUp: number },
): Promise<void> {
  const { collections, rowsEach } = bench.spread;
  console.log(`\n${connections} clients, ${collections} collections of ${whole(rowsEach)} rows and more\n`);
  const row = startTable({
    ...{ where: -20, request: -13, 'requests/s': 10, 'of the first': 12, 'p50 ms': 6, 'p99 ms': 6 },
    ...{ 'CPU us of rowfeed': 17, 'of the first node': 17, 'of workers': 10, 'requests/s of each': -27 },
  });
  const first = new Map<CellName, number>();
  for (const { name, instances, storage: newStorageOf } of layouts) {
    const storage = await newStorageOf();
    const targets: Target[] = [];
    try {
      while (targets.length < instances) targets.push(await startRowfeed(storage));
      const [{ server, ...target }, ...others] = targets as [Target, ...Target[]];
      await loadRows(targets[0]!, cells, bench.spread);
      await storage.loaded();
      const all = { ...target, server, others: others.map((other) => other.server) };
      for (const cell of cells) {
        const measured = await measureCell(bench, all, { name: cell, connections }, 0, warmUp);
        const { requestsPerSecond, p50Ms, p99Ms, ofEach, errors, cpuUsOfEach } = measured;
        if (errors > 0) throw new Error(`${name}, ${cell}: ${errors} errors`);
        if (!first.has(cell)) first.set(cell, requestsPerSecond);
        // The first instance, the nodes of the database, then the other instances.
        const [node = 0, ...workers] = cpuUsOfEach.slice(1, 1 + storage.pids.length);
        row(
          ...[name, cell, whole(requestsPerSecond), (requestsPerSecond / first.get(cell)!).toFixed(2)],
          ...[p50Ms.toFixed(1), p99Ms.toFixed(1), whole(measured.cpuUs - node - sumOf(workers))],
          ...[whole(node), whole(sumOf(workers)), ofEach.map(whole).join(' ')],
        );
      }
    } finally {
      await Promise.all(targets.map(({ server }) => server.stop()));
      await storage.remove();
    }
  }
}

async function storageOn(server: PostgresServer, url: string): Promise<Storage> {
  const name = `rowfeed-bench-${process.pid}`;
  await server.createDatabase(name);
  const nodesSql = 'SELECT nodename AS host, nodeport AS port FROM pg_dist_node ORDER BY groupid';
  const pidSql = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid";
  const pids = (await server.query('', nodesSql)).map(async ({ host, port }) => {
    const at = new URL(url);
    at.host = `${host}:${port}`;
    return (await existingServer(at.href).query('', pidSql))[0].pid as number;
  });
  return {
    url: server.urlOf(name),
    pids: await Promise.all(pids),
    async loaded() {
      await server.query(name, 'VACUUM ANALYZE');
    },
    remove: () => server.dropDatabase(name),
  };
}
