/** What Linux tells about a process and its sockets. */
import { readFile, writeFile } from 'node:fs/promises';

/** Clock ticks a second in /proc, on every platform that Node.js runs on. */
const ticksPerSecond = 100;
const listening = '0A';

export interface Memory {
  readonly residentMegabytes: number;
  /** The most since it was last forgotten. */
  readonly peakMegabytes: number;
}

/** @throws Error when the process has ended */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string): number =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) / 1_024;
  return { residentMegabytes: megabytes('VmRSS'), peakMegabytes: megabytes('VmHWM') };
}

/** From now on its peak is that of what comes. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** CPU time of all its threads so far. @throws Error when the process has ended */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/** The sockets that the server of a port on IPv4 still has open, in whatever state, but for the one that listens. */
export async function socketsOf(port: number): Promise<number> {
  const table = await readFile('/proc/net/tcp', 'utf8');
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table.split('\n').filter((line) => {
    const [, address, , state, , , , , , inode] = line.trim().split(/\s+/);
    // What the server has closed belongs to no process any more.
    return address?.endsWith(local) && state !== listening && inode !== '0';
  }).length;
}
