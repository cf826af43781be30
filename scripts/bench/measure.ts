/** Measures one cell of one server, between two measurements of the baseline. */
import type { Cell, CellName, RequestTemplate } from './cells.js';
import { costOf, pause, type ServerProcess, settle } from './processes.js';
import type { Postgres } from './storage.js';
import { fill, type Spread } from './template.js';
import { type Load, type LoadResult, runLoad, unanswered } from './wrk.js';

/** A server under measurement and how to ask it for each cell. */
export interface Target {
  readonly name: string;
  readonly server: ServerProcess;
  readonly headers: Readonly<Record<string, string>>;
  /** A cell that isn't here is beyond this server. */
  readonly requests: Readonly<Partial<Record<CellName, RequestTemplate>>>;
  /** Whether it makes an index by itself for a field that was asked for. */
  readonly makesIndexes: boolean;
}

export interface Measurement extends LoadResult {
  readonly server: string;
  readonly cell: CellName;
  readonly title: string;
  readonly goal: number | undefined;
  /** Of the baseline's requests a second, the mean of just before and just after. */
  readonly ratio: number;
  readonly baseline: number;
  /** CPU time of the whole server and of its main thread alone, per request. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /** Resident memory at the end of the load, and what of it is no file's. */
  readonly rssMb: number;
  readonly anonymousMb: number;
  /** Where no index served it yet: what it was like to ask for it first. */
  readonly firstAsk: FirstAsk | undefined;
  /** When the load ran, on the machine's monotonic clock, in microseconds. */
  readonly window: { readonly from: number; readonly to: number };
  /** How many requests of the cell the server has had by then, at most. */
  readonly begun: number;
}

export interface FirstAsk {
  /** Of the first request, which nothing was prepared for. */
  readonly firstMs: number;
  /** From then until a request was answered too fast for a scan; undefined when none was. */
  readonly indexedAfterMs: number | undefined;
}

export interface Bench {
  readonly folder: string;
  readonly seconds: number;
  readonly spread: Spread;
  readonly hello: ServerProcess;
  /** What rowfeed keeps its rows in; SQLite when undefined. */
  readonly postgres: Postgres | undefined;
}

export const mostConnections = 32;
const warmUpSeconds = 1;
/** An answer this fast came out of an index: a scan of 100,000 rows takes several times as long. */
const indexedMs = 5;
const indexWithinMs = 300_000;

/** So many rows can't be deleted in one measurement, warm-up included. */
export const deletableRows = (seconds: number): number => (seconds + warmUpSeconds + 1) * 50_000;

/** Measures the cells in turn and reports each as soon as it is known. @throws Error when a server answers wrongly */
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

/** Measures one cell, without the baseline; `begun` is how many of its requests were made before. */
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

/** Asks once. @returns milliseconds @throws Error when the answer isn't the one that the load will count on */
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

/** Asks in every collection for what no index serves yet, and waits for what the server then does about it. */
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
