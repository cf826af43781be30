/** Servers in processes of their own, and what they cost: CPU and memory as Linux counts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';

export interface ServerProcess {
  /** Of all that is counted as this server. */
  readonly pids: readonly number[];
  /** Where it said that it listens. */
  readonly origin: string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

export interface Start {
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Where it will listen, when known; else the first `http://...` that it prints. */
  readonly origin?: string;
  /** What runs already and does part of its work: its database, say. */
  readonly below?: readonly number[];
}

export interface Cost {
  /** CPU time of the process and those it started, and of their main threads alone, in microseconds. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /** Resident memory, and what of it is no file's: pages of a mapped database are left out. */
  readonly rssBytes: number;
  readonly anonymousBytes: number;
}

/** Characters of what a server prints, for when it fails. */
const keptOutput = 10_000;
const startMs = 60_000;
const stopMs = 15_000;
const settleMs = 30_000;
const settleStepMs = 250;
/** CPU time in one step that still counts as doing nothing. */
const idleUs = 20_000;

/** What was started and has not ended, for when the benchmark itself is ended. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Starts a server and waits until it answers on its port. @throws Error with what it printed */
export async function startServer({
  command,
  words,
  env = {},
  cwd,
  origin,
  below = [],
}: Start): Promise<ServerProcess> {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = (output + text).slice(-keptOutput);
    });
  }
  let isServing = false;
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isOver = true;
      running.delete(child);
      resolve();
    };
    child.on('error', (error) => {
      output += error.message;
      end();
    });
    child.on('exit', (code, signal) => {
      if (isServing) console.error(`bench: a server ended by itself (${code ?? signal}):\n${output.trim()}`);
      end();
    });
  });
  const stop = async (): Promise<void> => {
    isServing = false;
    if (isOver) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(kill);
  };
  for (const until = Date.now() + startMs; Date.now() < until && !isOver; await pause(50)) {
    const place = origin ?? /http:\/\/[\w.[\]:]+:\d+/.exec(output)?.[0];
    if (place !== undefined && (await answers(place))) {
      isServing = true;
      return { pids: [child.pid!, ...below], origin: place, stop };
    }
  }
  await stop();
  throw new Error(`${command} ${words.join(' ')} did not start:\n${output.trim()}`);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @returns what the processes and all that they started have used so far */
export async function costOf({ pids }: ServerProcess): Promise<Cost> {
  const trees = await Promise.all(pids.map(treeOf));
  const costs = await Promise.all(trees.flat().map(costOfOne));
  const sum = (pick: (cost: Cost) => number): number => costs.reduce((total, cost) => total + pick(cost), 0);
  return {
    cpuUs: sum((cost) => cost.cpuUs),
    mainThreadUs: sum((cost) => cost.mainThreadUs),
    rssBytes: sum((cost) => cost.rssBytes),
    anonymousBytes: sum((cost) => cost.anonymousBytes),
  };
}

/** Waits until the server has nothing left to do, which is true, or for half a minute. */
export async function settle(server: ServerProcess): Promise<boolean> {
  for (const until = Date.now() + settleMs; Date.now() < until; ) {
    const before = await costOf(server);
    await pause(settleStepMs);
    if ((await costOf(server)).cpuUs - before.cpuUs <= idleUs) return true;
  }
  return false;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function costOfOne(pid: number): Promise<Cost> {
  const [all, main, status] = await Promise.all(
    [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/stat`, `/proc/${pid}/status`].map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  );
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status!)?.[1] ?? 0) * 1_024;
  return {
    cpuUs: cpuUs(all!),
    mainThreadUs: cpuUs(main!),
    rssBytes: bytes('VmRSS'),
    anonymousBytes: bytes('RssAnon'),
  };
}

/** utime and stime of a line of proc(5), in ticks of 10 ms as everywhere on Linux. */
function cpuUs(stat: string): number {
  // The name in parentheses may hold anything, spaces too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10_000;
}

async function treeOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const pids = children.join(' ').split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(pids.map(treeOf))).flat()];
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
