/** Starts servers in separate processes, and measures their CPU time and memory in Linux. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';

export interface ServerProcess {
  /** The processes that count as this server. */
  readonly pids: readonly number[];
  /** The address on which the server listens. */
  readonly origin: string;
  /** Sends SIGTERM and waits until the process exits. */
  stop(): Promise<void>;
}

export interface Start {
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The address on which it will listen, if known. Otherwise, the first `http://...` in its output. */
  readonly origin?: string;
  /** Processes that are already running and do part of its work, for example its database. */
  readonly below?: readonly number[];
}

export interface Cost {
  /** CPU time of the process and its child processes, in total and for their main threads only. In µs. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /**
   * Resident memory, and the part that isn't mapped from files. The latter excludes pages of a mapped
   * database.
   */
  readonly rssBytes: number;
  readonly anonymousBytes: number;
}

/** The number of output characters that are kept for error messages. */
const keptOutput = 10_000;
const startMs = 60_000;
const stopMs = 15_000;
const settleMs = 30_000;
const settleStepMs = 250;
/** A server that uses less CPU time per step counts as idle. */
const idleUs = 20_000;

/** Child processes that are still running. They are killed when the benchmark exits. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Starts a server, and waits until it responds on its port. @throws Error with its output */
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

/** Returns a port on which no process listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @returns the resources that the processes and their child processes have used so far */
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

/** Waits until the server is idle, for at most 30 s. Returns true if it is idle. */
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

/** Returns utime and stime from a line of proc(5). One tick is 10 ms on Linux. */
function cpuUs(stat: string): number {
  // The process name in parentheses can contain any character, including spaces.
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
