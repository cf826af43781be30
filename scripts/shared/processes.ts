/** Starts servers in separate processes, and reads from /proc what processes use. Needs Linux. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sumOf } from './statistics.js';

export interface ServerProcess {
  /** The processes that count as this server. The first one is the server itself. */
  readonly pids: readonly number[];
  /** The address on which the server listens. */
  readonly origin: string;
  /** Sends SIGTERM and waits until the process exits. */
  stop(): Promise<void>;
}

interface Start {
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The address on which it will listen, if known. Otherwise, the first `http://...` in its output. */
  readonly origin?: string;
  /** Processes that are already running and do part of its work, for example its database. */
  readonly below?: readonly number[];
}

/** The number of output characters that are kept for error messages. */
const keptOutput = 10_000;
const startMs = 60_000;
const stopMs = 15_000;
/** A server that uses less CPU time in a quarter of a second counts as idle. */
const idleUs = 20_000;

/** Child processes that are still running. They are killed when this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Starts a server, and waits until it responds on its port. @throws Error with its output */
export async function startServer(start: Start): Promise<ServerProcess> {
  const { command, words, env, cwd, below = [] } = start;
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const note = (text: unknown): void => {
    output = (output + text).slice(-keptOutput);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  let isServing = false;
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = (reason: unknown): void => {
      if (isServing) console.error(`A server ended by itself (${reason}):\n${output.trim()}`);
      else note(reason);
      isOver = true;
      running.delete(child);
      resolve();
    };
    child.once('error', end).once('exit', (code, signal) => end(code ?? signal));
  });
  const stop = async (): Promise<void> => {
    isServing = false;
    if (isOver) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(kill);
  };
  for (const until = Date.now() + startMs; Date.now() < until && !isOver; await sleep(50)) {
    const origin = start.origin ?? /http:\/\/[\w.[\]:]+:\d+/.exec(output)?.[0];
    if (origin === undefined || !(await responds(origin))) continue;
    isServing = true;
    return { pids: [child.pid!, ...below], origin, stop };
  }
  await stop();
  throw new Error(`${command} ${words.join(' ')} did not start:\n${output.trim()}`);
}

function responds(origin: string): Promise<boolean> {
  return fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

export interface Cost {
  /** CPU time of a process and its child processes, in total and for their main threads only. In µs. */
  readonly cpuUs: number;
  readonly mainThreadUs: number;
  /** Resident memory, and the part that isn't mapped from files. */
  readonly rssMb: number;
  readonly anonymousMb: number;
}

/** Returns what these processes and their child processes have used so far. */
export async function costOf(pids: readonly number[]): Promise<Cost> {
  const trees = (await Promise.all(pids.map(treeOf))).flat();
  const cpuUs = async (file: string): Promise<number> => {
    // utime and stime in proc(5), in ticks of 10 ms. The process name in parentheses can contain spaces.
    const stat = await readFile(file, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * 10_000;
  };
  const sizes = await Promise.all(trees.map((pid) => memoryOf(pid).catch(() => undefined)));
  return {
    cpuUs: sumOf(await Promise.all(trees.map((pid) => cpuUs(`/proc/${pid}/stat`)))),
    mainThreadUs: sumOf(await Promise.all(trees.map((pid) => cpuUs(`/proc/${pid}/task/${pid}/stat`)))),
    rssMb: sumOf(sizes.map((size) => size?.VmRSS ?? 0)),
    anonymousMb: sumOf(sizes.map((size) => size?.RssAnon ?? 0)),
  };
}

async function treeOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const pids = children.join(' ').split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(pids.map(treeOf))).flat()];
}

/** Waits until these processes are idle. Returns true if they are idle in time. */
export async function settle(pids: readonly number[], withinMs = 30_000): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; ) {
    const before = await costOf(pids);
    await sleep(250);
    if ((await costOf(pids)).cpuUs - before.cpuUs <= idleUs) return true;
  }
  return false;
}

/** The sizes in /proc/PID/status in MB. `VmHWM` is the peak since the last call of `forgetPeak`. */
interface Memory {
  readonly VmRSS: number;
  readonly RssAnon: number;
  readonly VmHWM: number;
}

/** @throws Error if the process has exited */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const sizes = [...status.matchAll(/^(\w+):\s+(\d+) kB$/gm)];
  if (sizes.length === 0) throw new Error(`${pid} has exited`);
  return Object.fromEntries(
    sizes.map(([, name, kilobytes]) => [name, Number(kilobytes) / 1_024]),
  ) as unknown as Memory;
}

/** Resets the peak of the memory. */
export function forgetPeak(pid: number): Promise<void> {
  return writeFile(`/proc/${pid}/clear_refs`, '5');
}

export async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/**
 * Returns the number of open sockets of the server on this IPv4 port, except the listening socket. `queuedBytes` is what
 * the kernel has yet to deliver to their clients.
 */
export async function socketsOf(
  port: number,
): Promise<{ readonly open: number; readonly queuedBytes: number }> {
  const listening = '0A';
  const table = await readFile('/proc/net/tcp', 'utf8');
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const queues = table.split('\n').flatMap((line) => {
    const [, address, , state, queued, , , , , inode] = line.trim().split(/\s+/);
    // A socket that the server has closed no longer belongs to a process.
    const isOpen = address?.endsWith(local) && state !== listening && inode !== '0';
    return isOpen ? [Number.parseInt(queued!, 16)] : [];
  });
  return { open: queues.length, queuedBytes: sumOf(queues) };
}
