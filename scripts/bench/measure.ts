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
  /** Where the order is by a field: what it was like to ask for it first. */
  readonly firstAsk: FirstAsk | undefined;
  /** When the load ran, on the machine's monotonic clock, in microseconds. */
  readonly window: { readonly from: number; readonly to: number };
}

export interface FirstAsk {
  /** Of the first request, which nothing was prepared for. */
  readonly firstMs: number;
  /** From then until a request was served by an index; undefined when none came. */
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
  const load = { origin: hello.origin, request, headers: {}, spread, start: 0, seconds };
  return (await runLoad(load, folder)).requestsPerSecond;
}

type Measured = Omit<Measurement, 'baseline' | 'ratio'>;

async function measureCell(
  { folder, seconds, spread }: Bench,
  { name, server, headers, requests }: Target,
  cell: Cell,
  request: RequestTemplate,
): Promise<Measured> {
  const firstAsk =
    cell.name === 'order' ? await askFirst(server.origin, request, headers, spread) : undefined;
  await ask(server.origin, request, headers, spread);
  const load = { origin: server.origin, request, headers, spread };
  const warmUp = await runLoad({ ...load, start: 1, seconds: warmUpSeconds }, folder);
  const costBefore = await costOf(server.pid);
  const from = monotonicUs();
  const result = await runLoad({ ...load, start: warmUp.requests + unanswered, seconds }, folder);
  const to = monotonicUs();
  const cost = await costOf(server.pid);
  return {
    ...result,
    server: name,
    cell: cell.name,
    title: cell.title,
    // The goals are rowfeed's.
    goal: requests === undefined ? undefined : cell.goal,
    cpuUs: (cost.cpuUs - costBefore.cpuUs) / result.requests,
    mainThreadUs: (cost.mainThreadUs - costBefore.mainThreadUs) / result.requests,
    rssMb: cost.rssBytes / 2 ** 20,
    firstAsk,
    window: { from, to },
  };
}

/** Asks once. @throws Error when the answer isn't the one that the load will count on */
async function ask(
  origin: string,
  { method, path, body, headers: own, status }: RequestTemplate,
  headers: Readonly<Record<string, string>>,
  spread: Spread,
): Promise<number> {
  const started = performance.now();
  const response = await fetch(origin + fill(path, spread, 0), {
    method,
    headers: { ...headers, ...own },
    ...(body !== undefined && { body: fill(body, spread, 0) }),
  });
  const text = await response.text();
  if (response.status === status) return performance.now() - started;
  throw new Error(`${method} ${path} was answered ${response.status}, not ${status}: ${text.slice(0, 500)}`);
}

/** The time of the very first request for an order, and how long it took until an index answered it. */
async function askFirst(
  origin: string,
  request: RequestTemplate,
  headers: Readonly<Record<string, string>>,
  spread: Spread,
): Promise<FirstAsk> {
  const started = performance.now();
  const firstMs = await ask(origin, request, headers, spread);
  while (performance.now() - started < indexWithinMs) {
    if ((await ask(origin, request, headers, spread)) < indexedMs) {
      return { firstMs, indexedAfterMs: performance.now() - started };
    }
    await pause(100);
  }
  return { firstMs, indexedAfterMs: undefined };
}

const monotonicUs = (): number => Number(process.hrtime.bigint() / 1_000n);
