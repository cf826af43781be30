/**
 * Measures 64 collections on one PostgreSQL server, on Citus with one worker, and on Citus with two workers.
 * Each layout gets the same requests, and the results are ratios to the first layout. Everything runs on one
 * machine, so the results show the cost of a request.
 */

import { citusServer, existingServer, type PostgresServer } from '../../test/support/postgres.js';
import type { CellName } from './cells.js';
import type { Bench } from './measure.js';
import { costOf } from './processes.js';
import { whole } from './report.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import type { Storage } from './storage.js';
import { tableHead, tableRow } from './table.js';
import { runLoad } from './wrk.js';

const measured: readonly CellName[] = ['read', 'list20', 'insert', 'insert-keyed', 'batch'];
const spread = { collections: 64, rowsEach: 500 };
const clients = 32;
const warmUpSeconds = 1;

const columns = [
  { title: 'where', width: 20, isLeft: true },
  { title: 'request', width: 13, isLeft: true },
  { title: 'requests/s', width: 10 },
  { title: 'of one PostgreSQL', width: 17 },
  { title: 'p50 ms', width: 6 },
  { title: 'p99 ms', width: 6 },
  { title: 'CPU us of rowfeed', width: 17 },
  { title: 'of the first node', width: 17 },
  { title: 'of workers', width: 10 },
];

/** @throws Error if a response isn't the expected one */
export async function measureCitus(bench: Bench, url: string): Promise<void> {
  const layouts: readonly (readonly [name: string, server: PostgresServer])[] = [
    ['one PostgreSQL', existingServer(url)],
    ['Citus, one worker', citusServer(url, { workers: 1, shards: 32 })],
    ['Citus, two workers', citusServer(url, { workers: 2, shards: 32 })],
  ];
  console.log(
    `\n${clients} clients, ${spread.collections} collections of ${spread.rowsEach} rows and more\n`,
  );
  console.log(tableHead(columns));
  const first = new Map<CellName, number>();
  for (const [name, server] of layouts) {
    const storage = await storageOn(server, url);
    const target = await startRowfeed(storage);
    try {
      await loadRows(target, measured, spread, 0);
      await storage.loaded();
      for (const cell of measured) {
        const load = {
          origins: [target.server.origin] as const,
          connections: clients,
          request: target.requests[cell]!,
          headers: { ...target.headers, ...target.requests[cell]!.headers },
          spread,
          start: 0,
        };
        await runLoad({ ...load, seconds: warmUpSeconds }, bench.folder);
        const [coordinator, ...workers] = storage.pids;
        const own = {
          ...target.server,
          pids: target.server.pids.filter((pid) => !storage.pids.includes(pid)),
        };
        const parts = [own, { ...own, pids: [coordinator!] }, { ...own, pids: workers }];
        const costs = () => Promise.all(parts.map(async (part) => (await costOf(part)).cpuUs));
        const before = await costs();
        const { requests, requestsPerSecond, p50Ms, p99Ms, errors } = await runLoad(
          { ...load, start: 1_000_000, seconds: bench.seconds },
          bench.folder,
        );
        if (errors > 0) throw new Error(`${name}, ${cell}: ${errors} errors`);
        const cost = (await costs()).map((cpuUs, at) => (cpuUs - before[at]!) / requests);
        if (!first.has(cell)) first.set(cell, requestsPerSecond);
        console.log(
          tableRow(columns, [
            name,
            cell,
            whole(requestsPerSecond),
            (requestsPerSecond / first.get(cell)!).toFixed(2),
            p50Ms.toFixed(1),
            p99Ms.toFixed(1),
            ...cost.map((each) => each.toFixed(0)),
          ]),
        );
      }
    } finally {
      await target.server.stop();
      await storage.remove();
    }
  }
}

async function storageOn(server: PostgresServer, url: string): Promise<Storage> {
  const name = `rowfeed-bench-${process.pid}`;
  await server.createDatabase(name);
  const nodes = await server.query(
    '',
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node ORDER BY groupid',
  );
  const pids = await Promise.all(
    nodes.map(async ({ host, port }) => {
      const at = new URL(url);
      at.host = `${host}:${port}`;
      const pidSql = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid";
      return (await existingServer(at.href).query('', pidSql))[0].pid as number;
    }),
  );
  return {
    url: server.urlOf(name),
    pids,
    async loaded() {
      await server.query(name, 'VACUUM ANALYZE');
    },
    remove: () => server.dropDatabase(name),
  };
}
