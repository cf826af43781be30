/** Gives scripts a temporary folder, and measures time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is removed when the process exits, also after a signal. */
export function workingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Returns a function that returns the elapsed time as text. */
export function stopwatch(): () => string {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;
}
