/** Reads information about a process and its sockets from /proc on Linux. */
import { readFile, writeFile } from 'node:fs/promises';

/** Clock ticks per second in /proc, on every platform that Node.js supports. */
const ticksPerSecond = 100;
const listening = '0A';

export interface Memory {
  readonly residentMegabytes: number;
  /** The peak since the last call of `forgetPeak`. */
  readonly peakMegabytes: number;
}

/** @throws Error if the process has exited */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string): number =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) / 1_024;
  return { residentMegabytes: megabytes('VmRSS'), peakMegabytes: megabytes('VmHWM') };
}

/** Resets the peak of the memory. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** Returns the CPU time of all threads. @throws Error if the process has exited */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The process name in parentheses can contain spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/**
 * Returns the number of sockets that the server on this IPv4 port still has open, except the listening
 * socket.
 */
export async function socketsOf(port: number): Promise<number> {
  const table = await readFile('/proc/net/tcp', 'utf8');
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table.split('\n').filter((line) => {
    const [, address, , state, , , , , , inode] = line.trim().split(/\s+/);
    // A socket that the server has closed no longer belongs to a process.
    return address?.endsWith(local) && state !== listening && inode !== '0';
  }).length;
}
