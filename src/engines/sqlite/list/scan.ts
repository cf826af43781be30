/** Runs a statement that may take long. */
import { Problem } from '../../../problem.js';
import type { WalGuard } from '../files/wal-guard.js';
import type { Connection, SqlValue } from '../open.js';

/** How much the WAL can grow during a scan, in bytes. Exports can take longer, so they allow more. */
const maxScanGrowthBytes = 134_217_728;
const interruptMs = 10;

/**
 * Runs a scan on a connection that it uses exclusively. The scan is interrupted if no client waits for
 * it, or if too much is written during it.
 *
 * @throws Problem overloaded
 */
export async function runScan<Row>(
  connection: Connection,
  walGuard: WalGuard,
  sql: string,
  parameters: readonly SqlValue[],
  signal?: AbortSignal,
): Promise<Row[]> {
  let isDone = false;
  let problem: Problem | undefined;
  // Repeated, because an interrupt has no effect before the statement has started.
  const interrupt = (): void => {
    if (isDone) return;
    connection.interrupt();
    setTimeout(interrupt, interruptMs);
  };
  const end = await walGuard.begin(maxScanGrowthBytes, () => {
    if (problem !== undefined) return;
    problem = new Problem(
      'overloaded',
      'The server stopped this slow list, because other clients wrote too much data while it was in progress.',
    );
    interrupt();
  });
  signal?.addEventListener('abort', interrupt);
  try {
    signal?.throwIfAborted();
    const rows = await connection.all<Row>(sql, parameters);
    // The statement may have finished before it was interrupted.
    signal?.throwIfAborted();
    return rows;
  } catch (error) {
    throw problem ?? error;
  } finally {
    isDone = true;
    signal?.removeEventListener('abort', interrupt);
    end();
  }
}
