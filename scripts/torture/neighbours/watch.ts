/** Watches a server during an attack: its memory, its write-ahead log, its closed sockets and its end. */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../../test/support/server-process.js';
import { forgetPeak, memoryOf, socketsOf } from '../../shared/processes.js';

export interface Finding {
  readonly text: string;
  /** True if the value is within its limit. */
  readonly isGood: boolean;
}

/** Memory values are differences from the idle server, in megabytes. */
export interface Watch {
  /** Resolves when the server has exited for any reason. */
  readonly ended: Promise<unknown>;
  hasEnded(): boolean;
  /** Returns the memory of the idle server, and the peak so far, which may grow by this many megabytes. */
  peak(atMostMegabytes: number): Finding;
  /** Returns the maximum size of SQLite's write-ahead log so far. */
  walPeakMegabytes(): number;
  /**
   * Waits until the sockets of an attack that stalls are closed. Returns the time since the last of them stalled: since
   * `begunAt`, or since the kernel accepted more data for them than before.
   */
  cut(begunAt: number): Promise<Finding>;
  /** Returns the memory that the server still uses after an attack that stopped at `endedAt`. */
  held(endedAt: number): Promise<Finding>;
  /** Stops the server. Returns the duration and the exit code, or how it exited before. */
  stop(): Promise<Finding>;
}

/** The limits for all attacks. */
const heldAtMostMegabytes = 150;
const heldAfterMs = 30_000;
const stalledAtMostMs = 35_000;
const stopAtMostMs = 5_000;
/** A server that uses more memory is killed, before it uses all memory of the machine. */
const endedAtMegabytes = 4_096;
const lookEveryMs = 250;
/** A server that hasn't stopped after this time is killed. */
const killedAfterMs = 15_000;

/** Watches a server until it is stopped. The server must be idle at the start. */
export async function watchServer(server: ServerProcess, walFile: string): Promise<Watch> {
  const { pid } = server;
  let end: string | undefined;
  const ended = server.ended().then((code) => {
    end ??= `died, ${code ?? 'by a signal'}`;
  });
  await forgetPeak(pid);
  const idle = (await memoryOf(pid)).VmRSS;
  let peakMegabytes = 0;
  let walPeakMegabytes = 0;
  const look = async (): Promise<void> => {
    walPeakMegabytes = Math.max(walPeakMegabytes, await megabytesOf(walFile));
    const memory = await memoryOf(pid);
    // The kernel updates its own peak with a delay.
    peakMegabytes = Math.max(peakMegabytes, memory.VmHWM - idle, memory.VmRSS - idle);
    if (memory.VmRSS < endedAtMegabytes || end !== undefined) return;
    end = `ended at ${endedAtMegabytes} MB`;
    await server.end('SIGKILL');
  };
  // Reading fails if the process has exited.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return {
    ended,
    hasEnded: () => end !== undefined,
    peak: (atMost) => ({
      text: `${idle.toFixed(0)} +${peakMegabytes.toFixed(0)} of ${atMost}`,
      isGood: peakMegabytes <= atMost,
    }),
    walPeakMegabytes: () => walPeakMegabytes,
    async cut(begunAt) {
      const port = Number(new URL(server.url).port);
      let stalledAt = begunAt;
      let mostBytes = 0;
      const seconds = (): string => `${((performance.now() - stalledAt) / 1_000).toFixed(0)} s`;
      for (;;) {
        const { open, queuedBytes } = await socketsOf(port);
        if (queuedBytes > mostBytes) stalledAt = performance.now();
        mostBytes = Math.max(mostBytes, queuedBytes);
        if (end !== undefined) return { text: '-', isGood: true };
        if (open === 0) return { text: `sockets gone after ${seconds()}`, isGood: true };
        const isLate = performance.now() - stalledAt > stalledAtMostMs;
        if (isLate) return { text: `${open} sockets after ${seconds()}`, isGood: false };
        await sleep(lookEveryMs);
      }
    },
    async held(endedAt) {
      for (;;) {
        const megabytes = end === undefined ? await memoryOf(pid).catch(() => undefined) : undefined;
        if (megabytes === undefined) return { text: '-', isGood: true };
        const over = megabytes.VmRSS - idle;
        const isGood = over <= heldAtMostMegabytes;
        const text = `${over < 0 ? '' : '+'}${over.toFixed(0)}`;
        if (isGood || performance.now() - endedAt > heldAfterMs) return { text, isGood };
        await sleep(lookEveryMs);
      }
    },
    async stop() {
      clearInterval(timer);
      if (end !== undefined) return { text: end, isGood: false };
      const begun = performance.now();
      const killing = setTimeout(() => void server.end('SIGKILL'), killedAfterMs);
      const code = await server.end('SIGTERM');
      clearTimeout(killing);
      const tookMs = performance.now() - begun;
      return {
        text: `${(tookMs / 1_000).toFixed(1)} s, ${code ?? 'killed'}`,
        isGood: tookMs <= stopAtMostMs && code === 0,
      };
    },
  };
}

/** Returns the size of a file in megabytes, or 0 if it doesn't exist. */
export async function megabytesOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size / 1_048_576;
}
