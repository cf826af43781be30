/** Measures one cell of one server, between two measurements of the baseline. */
import type { Cell, RequestTemplate } from './cells.js';
import { costOf, pause, type ServerProcess } from './processes.js';
import type { Target } from './rowfeed.js';
import { fill, type LoadResult, runLoad, type Spread, unanswered } from './wrk.js';

export interface Measurement extends LoadResult {
  readonly server: string;
  readonly cell: string;
  readonly title: string;
  readonly goal: number | undefined;
  /** Of the baseline's requests a second, the mean of just before and just after. */
  readonly ratio: number;
  readonly baseline: number;
  /** CPU time of the whole server and of its main thread alone, per request. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /** Resident memory at the end of the load. */
  readonly rssMb: number;
  /** Where ordering is asked for: how long the first request took, and after how long an index answered. */
  readonly firstAsk?: FirstAsk | undefined;
  /** When the load ran, on the machine's monotonic clock, in microseconds. */
  readonly window: { readonly from: number; readonly to: number };
}

export interface FirstAsk {
  readonly firstMs: number;
  readonly indexedAfterMs: number | undefined;
}

export interface Bench {
  readonly folder: string;
  readonly seconds: number;
  readonly spread: Spread;
  readonly hello: ServerProcess;
}

const warmUpSeconds = 1;
/** An answer this fast came out of an index: a scan of 100,000 rows takes several times as long. */
const indexedMs = 5;
const indexWithinMs = 20_000;

/** So many rows can't be deleted in one measurement, warm-up included. */
export const deletableRows = (seconds: number): number => (seconds + warmUpSeconds + 1) * 50_000;

/** Measures the cells in turn and reports each as soon as it is known. @throws Error when a server answers wrongly */
export async function measureAll(
  bench: Bench,
  target: Target,
  chosen: readonly Cell[],
  report: (measurement: Measurement) => void,
): Promise<void> {
  let before = await measureBaseline(bench);
  for (const cell of chosen) {
    const request = target.requests[cell.name as keyof typeof target.requests];
    if (request === undefined) continue;
    const measured = await measureCell(bench, target, cell, request);
    const after = await measureBaseline(bench);
    const baseline = (before + after) / 2;
    before = after;
    report({ ...measured, baseline, ratio: measured.requestsPerSecond / baseline });
  }
}

async function measureBaseline({ hello, folder, seconds, spread }: Bench): Promise<number> {
  const request: RequestTemplate = { method: 'GET', path: '/', status: 200 };
  const load = { origin: hello.origin, request, headers: {}, spread, start: 0 };
  // Once compiled it stays so.
  if (Math.round(process.uptime()) >= 0) await runLoad({ ...load, seconds: warmUpSeconds }, folder);
  return (await runLoad({ ...load, seconds }, folder)).requestsPerSecond;
}
