/** Measures a cell on one server, between two measurements of the baseline. */
import type { Cell, CellName, RequestTemplate } from './cells.js';
import { costOf, pause, type ServerProcess, settle } from './processes.js';
import type { Postgres } from './storage.js';
import { fill, type Spread } from './template.js';
import { type Load, type LoadResult, runLoad, unanswered } from './wrk.js';

/** A server to measure, and its request for each cell. */
export interface Target {
  readonly name: string;
  readonly server: ServerProcess;
  readonly headers: Readonly<Record<string, string>>;
  /** If a cell is missing, the server doesn't support it. */
  readonly requests: Readonly<Partial<Record<CellName, RequestTemplate>>>;
  /** True if the server automatically creates an index for a field after a request that needs it. */
  readonly makesIndexes: boolean;
}

export interface Measurement extends LoadResult {
  readonly server: string;
  readonly cell: CellName;
  readonly title: string;
  readonly goal: number | undefined;
  /** The ratio to the baseline's requests per second: the mean of the measurements right before and after. */
  readonly ratio: number;
  readonly baseline: number;
  /** CPU time per request, for the whole server and for its main thread only. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /** Resident memory at the end of the load, and the part of it that isn't mapped from files. */
  readonly rssMb: number;
  readonly anonymousMb: number;
  /** The result of the first request, if no index existed for it yet. */
  readonly firstAsk: FirstAsk | undefined;
  /** The time of the load, on the machine's monotonic clock, in µs. */
  readonly window: { readonly from: number; readonly to: number };
  /** The maximum number of requests of the cell that the server has received so far. */
  readonly begun: number;
}

export interface FirstAsk {
  /** The duration of the first request. */
  readonly firstMs: number;
  /**
   * The time from the first request until a response was too fast for a scan. Undefined if no response was.
   */
  readonly indexedAfterMs: number | undefined;
}

export interface Bench {
  readonly folder: string;
  readonly seconds: number;
  readonly spread: Spread;
  readonly hello: ServerProcess;
  /** The PostgreSQL server for rowfeed's data. Undefined for SQLite. */
  readonly postgres: Postgres | undefined;
}

export const mostConnections = 32;
const warmUpSeconds = 1;
/** A faster response comes from an index, because a scan of 100,000 rows takes several times as long. */
const indexedMs = 5;
const indexWithinMs = 300_000;

/** One measurement, including the warm-up, can't delete more rows than this. */
export const deletableRows = (seconds: number): number => (seconds + warmUpSeconds + 1) * 50_000;

/**
 * Measures the cells in turn, and reports each result immediately. @throws Error if a server returns an
 * unexpected response
 */
export async function measureAll(
  bench: Bench,
  target: Target,
  chosen: readonly Cell[],
  report: (measurement: Measurement) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  await measureBaseline({ ...bench, seconds: warmUpSeconds });
  let before = await measureBaseline(bench);
  for (const cell of chosen) {
    const request = target.requests[cell.name];
    if (request === undefined) continue;
    const measured = await measureCell(bench, target, cell, request);
    const after = await measureBaseline(bench);
    const baseline = (before + after) / 2;
    before = after;
    measurements.push({ ...measured, baseline, ratio: measured.requestsPerSecond / baseline });
    report(measurements.at(-1)!);
  }
  return measurements;
}

async function measureBaseline({ hello, folder, seconds, spread }: Bench): Promise<number> {
  const request: RequestTemplate = { method: 'GET', path: '/', status: 200 };
  const asking = {
    origins: [hello.origin] as const,
    connections: mostConnections,
    request,
    headers: {},
    spread,
  };
  return (await runLoad({ ...asking, start: 0, seconds }, folder)).requestsPerSecond;
}

export type Measured = Omit<Measurement, 'baseline' | 'ratio'>;

/** Measures one cell without the baseline. `begun` is the number of earlier requests. */
export async function measureCell(
  { folder, seconds, spread }: Bench,
  target: Target,
  { name: cell, title, goal, connections = mostConnections }: Cell,
  request: RequestTemplate,
  begun = 0,
): Promise<Measured> {
  const { name, server, headers } = target;
  const asking: Asking = { origins: [server.origin], connections, request, headers, spread };
  const firstAsk = begun === 0 ? await askFirst(asking, target) : undefined;
  await ask(asking, begun);
  const warmUp = await runLoad({ ...asking, start: begun + 1, seconds: warmUpSeconds }, folder);
  const costBefore = await costOf(server);
  const from = monotonicUs();
  const start = begun + warmUp.requests + unanswered;
  const result = await runLoad({ ...asking, start, seconds }, folder);
  const to = monotonicUs();
  const cost = await costOf(server);
  await settle(server);
  return {
    ...result,
    server: name,
    cell,
    title,
    goal,
    cpuUs: (cost.cpuUs - costBefore.cpuUs) / result.requests,
    mainThreadUs: (cost.mainThreadUs - costBefore.mainThreadUs) / result.requests,
    rssMb: cost.rssBytes / 2 ** 20,
    anonymousMb: cost.anonymousBytes / 2 ** 20,
    firstAsk,
    window: { from, to },
    begun: start + result.requests + unanswered,
  };
}

type Asking = Omit<Load, 'start' | 'seconds'>;

/**
 * Sends one request. @returns the duration in milliseconds @throws Error if the load would not expect this
 * response
 */
async function ask({ origins: [origin], request, headers, spread }: Asking, start: number): Promise<number> {
  const { method, path, body, status } = request;
  const filled = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [name, fill(value, spread, start)]),
  );
  const started = performance.now();
  const response = await fetch(origin + fill(path, spread, start), {
    method,
    headers: { ...headers, ...filled },
    ...(body !== undefined && { body: fill(body, spread, start) }),
  }).catch((error: Error) => {
    throw new Error(`${method} ${path} got no answer: ${error.cause ?? error}`);
  });
  const text = await response.text();
  if (response.status === status) return performance.now() - started;
  throw new Error(`${method} ${path} was answered ${response.status}, not ${status}: ${text.slice(0, 500)}`);
}

/**
 * Sends a request without an index to every collection, and waits until the server has created the indexes.
 */
async function askFirst(load: Asking, { server, makesIndexes }: Target): Promise<FirstAsk | undefined> {
  const { firstPath: path } = load.request;
  if (path === undefined) return undefined;
  const asking = { ...load, request: { ...load.request, path } };
  const started = performance.now();
  const firstMs = await ask(asking, 0);
  for (let number = 1; number < asking.spread.collections; number++) await ask(asking, number);
  let indexedAfterMs: number | undefined;
  while (makesIndexes && indexedAfterMs === undefined && performance.now() - started < indexWithinMs) {
    await pause(100);
    if ((await ask(asking, 0)) < indexedMs) indexedAfterMs = performance.now() - started;
  }
  await settle(server);
  return { firstMs, indexedAfterMs };
}

const monotonicUs = (): number => Number(process.hrtime.bigint() / 1_000n);
