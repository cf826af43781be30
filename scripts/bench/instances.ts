/**
 * Measures one busy collection on several instances that share one PostgreSQL. The load consists of inserts
 * of single rows.
 */
import type { Bench, Target } from './measure.js';
import { costOf } from './processes.js';
import { whole } from './report.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import { newStorage } from './storage.js';
import { tableHead, tableRow } from './table.js';
import { type LoadResult, runLoad } from './wrk.js';

const counts = [1, 2, 4];
const clients = 64;
/** The goal for one instance, in rows per second. */
const goal = 10_000;
/**
 * Each instance needs time to compile its code under its share of the load. After 1 s, four instances ran at
 * two thirds of their final speed or less.
 */
const warmUpSeconds = 10;

const columns = [
  { title: 'instances', width: 9 },
  { title: 'rows/s', width: 6 },
  { title: 'goal', width: 6 },
  { title: 'reached', width: 7, isLeft: true },
  { title: 'p50 ms', width: 6 },
  { title: 'p99 ms', width: 6 },
  { title: 'CPU us', width: 6 },
  { title: 'rows/s of each', width: 27, isLeft: true },
];

/** @throws Error if a response isn't the expected one */
export async function measureInstances(bench: Bench): Promise<void> {
  console.log(
    `\n${clients} clients that insert single rows into one collection; CPU with that of PostgreSQL\n`,
  );
  console.log(tableHead(columns));
  for (const count of counts) {
    const { result, cpuUs } = await measureHot(bench, count);
    const { requestsPerSecond, p50Ms, p99Ms, ofEach, errors } = result;
    if (errors > 0) throw new Error(`${errors} errors`);
    const held = count > 1 ? ['', ''] : [whole(goal), requestsPerSecond >= goal ? 'yes' : 'no'];
    console.log(
      tableRow(columns, [
        String(count),
        whole(requestsPerSecond),
        ...held,
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
        cpuUs.toFixed(0),
        ofEach.map(whole).join(' '),
      ]),
    );
  }
}

async function measureHot(
  { folder, seconds, postgres, spread }: Bench,
  count: number,
): Promise<{ result: LoadResult; cpuUs: number }> {
  const storage = await newStorage(folder, postgres);
  const targets: Target[] = [];
  try {
    while (targets.length < count) targets.push(await startRowfeed(storage));
    const [first, ...others] = targets;
    const { server, headers, requests } = first!;
    await loadRows(first!, ['insert'], spread, 0);
    await storage.loaded();
    const load = {
      origins: [server.origin, ...others.map((other) => other.server.origin)] as const,
      connections: clients,
      request: requests.insert!,
      headers,
      spread,
      start: 0,
    };
    await runLoad({ ...load, seconds: warmUpSeconds }, folder);
    const all = { ...server, pids: [...new Set(targets.flatMap((target) => target.server.pids))] };
    const before = await costOf(all);
    const result = await runLoad({ ...load, seconds }, folder);
    const cpuUs = ((await costOf(all)).cpuUs - before.cpuUs) / result.requests;
    return { result, cpuUs };
  } finally {
    await Promise.all(targets.map((target) => target.server.stop()));
    await storage.remove();
  }
}
