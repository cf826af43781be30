/** Waits until a PostgreSQL server accepts connections, so that rowfeed and PostgreSQL can be started in any order. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The program retries after this time. */
const retryMs = 1_000;
/**
 * The errors of a PostgreSQL server that may be available soon: no program listens, no host yet, it is starting, or all its
 * connections are in use.
 */
const temporary = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '53300'];

export interface Patience {
  readonly withinMs: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Called once, before the wait. */
  readonly waiting: (reason: string) => void;
}

/**
 * Resolves when a connection succeeds. It also resolves after `withinMs`, or after an error that a wait does not
 * change. The caller then connects again, and reports the error.
 */
export async function untilReachable(
  settings: pg.ClientConfig,
  { withinMs, signal, waiting }: Patience,
): Promise<void> {
  const end = performance.now() + withinMs;
  let isWaiting = false;
  while (!signal.aborted && performance.now() < end) {
    const error = await connectionError(settings);
    if (error === undefined || !temporary.includes(error.code ?? '')) return;
    if (!isWaiting) waiting(error.message || error.code!);
    isWaiting = true;
    // An abort only ends the wait early.
    await sleep(retryMs, undefined, { signal }).catch(() => undefined);
  }
}

async function connectionError(settings: pg.ClientConfig): Promise<NodeJS.ErrnoException | undefined> {
  const client = new pg.Client(settings);
  // An error after the connection doesn't matter here.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    await client.end().catch(() => undefined);
  }
}
