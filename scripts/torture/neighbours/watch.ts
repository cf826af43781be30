/** A server under attack: what it takes of memory and of its log, whether it lives, lets go of sockets, and ends. */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../../test/support/server-process.js';
import { forgetPeak, memoryOf, socketsOf } from './proc.js';

export interface Finding {
  readonly text: string;
  /** It keeps the rule. */
  readonly isGood: boolean;
}

/** What is asked for is over what the server took when it was idle, in megabytes. */
export interface Watch {
  /** Resolves when the server has ended, of itself or not. */
  readonly ended: Promise<unknown>;
  hasEnded(): boolean;
  /** The most memory so far. */
  peak(): Finding;
  /** The most that SQLite's log took so far. */
  walPeakMegabytes(): number;
  /** When the sockets of an attack that began then and stalls were gone. */
  cut(begunAt: number): Promise<Finding>;
  /** The memory that it keeps after an attack that ended then. */
  held(endedAt: number): Promise<Finding>;
  /** Tells it to stop; how long that took and the exit code, or how it ended before. */
  stop(): Promise<Finding>;
}

/** The rules for all attacks. */
const peakAtMostMegabytes = 500;
const heldAtMostMegabytes = 150;
const heldAfterMs = 30_000;
const stalledAtMostMs = 35_000;
const stopAtMostMs = 5_000;
/** A server that takes so much is ended before it takes the whole machine. */
const endedAtMegabytes = 4_096;
const lookEveryMs = 250;
/** A server that has not stopped by then is killed. */
const killedAfterMs = 15_000;

/** Watches a server that is idle now, until it is told to stop. */
export async function watchServer(server: ServerProcess, walFile: string): Promise<Watch> {
  const { pid } = server;
  let end: string | undefined;
  const ended = server.ended().then((code) => {
    end ??= `died, ${code ?? 'by a signal'}`;
  });
  await forgetPeak(pid);
  const idle = (await memoryOf(pid)).residentMegabytes;
  let peakMegabytes = 0;
  let walPeakMegabytes = 0;
  const look = async (): Promise<void> => {
    walPeakMegabytes = Math.max(walPeakMegabytes, await megabytesOf(walFile));
    const memory = await memoryOf(pid);
    // The kernel's own peak lags behind.
    peakMegabytes = Math.max(peakMegabytes, memory.peakMegabytes - idle, memory.residentMegabytes - idle);
    if (memory.residentMegabytes < endedAtMegabytes || end !== undefined) return;
    end = `ended at ${endedAtMegabytes} MB`;
    await server.end('SIGKILL');
  };
  // One that has ended can't be looked at.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return {
    ended,
    hasEnded: () => end !== undefined,
    peak: () => ({ text: `+${peakMegabytes.toFixed(0)}`, isGood: peakMegabytes <= peakAtMostMegabytes }),
    walPeakMegabytes: () => walPeakMegabytes,
    async cut(begunAt) {
      const port = Number(new URL(server.url).port);
      const seconds = (): string => `${((performance.now() - begunAt) / 1_000).toFixed(0)} s`;
      for (;;) {
        const open = await socketsOf(port);
        if (end !== undefined) return { text: '-', isGood: true };
        if (open === 0) return { text: `sockets gone after ${seconds()}`, isGood: true };
        const isLate = performance.now() - begunAt > stalledAtMostMs;
        if (isLate) return { text: `${open} sockets after ${seconds()}`, isGood: false };
        await sleep(lookEveryMs);
      }
    },
    async held(endedAt) {
      for (;;) {
        const megabytes = end === undefined ? await memoryOf(pid).catch(() => undefined) : undefined;
        if (megabytes === undefined) return { text: '-', isGood: true };
        const over = megabytes.residentMegabytes - idle;
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

/** 0 where there is no such file. */
export async function megabytesOf(file: string): Promise<number> {
  return (await stat(file).catch(() => ({ size: 0 }))).size / 1_048_576;
}
