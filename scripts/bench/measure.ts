/** Measures cells on servers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cost, costOf, type ServerProcess, settle } from '../shared/processes.js';
import type { Cell, CellName, RequestTemplate } from './cells.js';
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
  readonly makesIndexes?: boolean;
}

/** The CPU time is the time per request. The memory is measured at the end of the load. */
export interface Measured extends LoadResult, Cost {
  /** The result of the first request, if no index existed for it yet. */
  readonly firstAsk: FirstAsk | undefined;
  /** The maximum number of requests of the cell that the server has received so far. */
  readonly begun: number;
}

interface FirstAsk {
  /** The duration of the first request. */
  readonly firstMs: number;
  /** True if the server rejected the first request, because the scan of a large collection takes too long. */
  readonly isIncomplete: boolean;
  /** The time until a response was too fast for a scan. Undefined if no response was. */
  readonly indexedAfterMs: number | undefined;
}

export interface Bench {
  readonly folder: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly spread: Spread;
  readonly hello: ServerProcess;
  /** The PostgreSQL server for rowfeed's data. Undefined for SQLite. */
  readonly postgres: Postgres | undefined;
}

export const mostConnections = 32;
export const warmUpSeconds = 1;
/** A faster response comes from an index, because a scan of 100,000 rows takes several times as long. */
export const indexedMs = 5;
export const indexWithinMs = 300_000;
/** rowfeed doesn't create indexes for smaller collections. */
export const minIndexedRows = 2_000;

/**
 * Measures several servers in turns, so that noise on the machine affects all of them.
 *
 * @returns the rounds of each target; empty if the target doesn't support the cell or returned unexpected
 * responses
 * @throws Error if the first target returns an unexpected response, because it is the one to be measured
 */
export async function measureInTurns(
  bench: Bench,
  targets: readonly Target[],
  cell: Cell,
): Promise<Measured[][]> {
  const measured = targets.map((): Measured[] => []);
  const able = [...targets.keys()].filter((index) => targets[index]!.requests[cell.name] !== undefined);
  for (let round = 0; round < bench.rounds; round += 1) {
    // The order alternates, because the load on the machine can change during the measurements.
    for (const index of round % 2 === 0 ? able : able.toReversed()) {
      const target = targets[index]!;
      const begun = measured[index]!.at(-1)?.begun;
      try {
        measured[index]!.push(await measureCell(bench, target, cell, begun));
      } catch (error) {
        if (index === 0) throw error;
        console.log(`not measured: ${target.name}: ${(error as Error).message}`);
        measured[index] = [];
        able.splice(able.indexOf(index), 1);
      }
    }
  }
  return measured;
}

/**
 * Measures one cell.
 *
 * @param begun the number of requests that were started before
 * @throws Error if the server returns an unexpected response
 */
async function measureCell(
  { folder, seconds, spread }: Bench,
  target: Target,
  { name: cell, connections = mostConnections }: Cell,
  begun = 0,
): Promise<Measured> {
  const { pids, origin } = target.server;
  const { headers } = target;
  const asking: Asking = { origin, connections, request: target.requests[cell]!, headers, spread };
  const firstAsk = begun === 0 ? await askFirst(asking, target) : undefined;
  await ask(asking, begun);
  const warm = await runLoad({ ...asking, start: begun + 1, seconds: warmUpSeconds }, folder);
  const before = await costOf(pids);
  const start = begun + warm.requests + unanswered;
  const result = await runLoad({ ...asking, start, seconds }, folder);
  const after = await costOf(pids);
  await settle(pids);
  return {
    ...result,
    ...after,
    cpuUs: (after.cpuUs - before.cpuUs) / result.requests,
    mainThreadUs: (after.mainThreadUs - before.mainThreadUs) / result.requests,
    firstAsk,
    begun: start + result.requests + unanswered,
  };
}

type Asking = Omit<Load, 'start' | 'seconds'>;

/**
 * Sends one request. @returns the duration in milliseconds @throws Error if the load would not expect this
 * response
 */
async function ask({ origin, request, headers, spread }: Asking, start: number): Promise<number> {
  const { method, path, body, status } = request;
  const filled = Object.entries({ ...headers, ...request.headers }).map(([name, value]) => [
    name,
    fill(value, spread, start),
  ]);
  const started = performance.now();
  const response = await fetch(origin + fill(path, spread, start), {
    method,
    headers: Object.fromEntries(filled),
    ...(body !== undefined && { body: fill(body, spread, start) }),
  }).catch((error: Error) => {
    throw new Error(`${method} ${path} got no response: ${error.cause ?? error}`);
  });
  const text = await response.text();
  if (response.status === status) return performance.now() - started;
  throw new Error(`${method} ${path} returned ${response.status}, not ${status}: ${text.slice(0, 500)}`);
}

/**
 * Sends a request without an index to every collection, and waits until the server has created the indexes.
 * Does nothing if the collections are too small for an index.
 */
async function askFirst(load: Asking, { server, makesIndexes }: Target): Promise<FirstAsk | undefined> {
  const { firstPath: path } = load.request;
  if (path === undefined || load.spread.rowsEach < minIndexedRows) return undefined;
  const asking = { ...load, request: { ...load.request, path } };
  const started = performance.now();
  const isIncomplete = (await unlessBuilding(ask(asking, 0))) === undefined;
  const firstMs = performance.now() - started;
  for (let number = 1; number < asking.spread.collections; number++)
    await unlessBuilding(ask(asking, number));
  let indexedAfterMs: number | undefined;
  while (makesIndexes && indexedAfterMs === undefined && performance.now() - started < indexWithinMs) {
    await sleep(100);
    const tookMs = await unlessBuilding(ask(asking, 0));
    if (tookMs !== undefined && tookMs < indexedMs) indexedAfterMs = performance.now() - started;
  }
  await settle(server.pids);
  return { firstMs, isIncomplete, indexedAfterMs };
}

/** Returns undefined if rowfeed rejected the list because its index isn't complete yet. */
export function unlessBuilding<T>(list: Promise<T>): Promise<T | undefined> {
  return list.catch((error: Error) => {
    if (error.message.includes('"index_building"')) return undefined;
    throw error;
  });
}
