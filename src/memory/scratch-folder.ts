/** A temporary folder that is removed when the process ends, in whatever way. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface ScratchFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Creates the folder. If the process is killed, it cannot remove the folder itself. A shell therefore waits for the end of
 * its standard input, which the operating system closes with the process. Windows has no such shell.
 */
export function createScratchFolder(): ScratchFolder {
  const path = mkdtempSync(join(resolve(tmpdir()), 'rowfeed-memory-'));
  const remove = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  if (process.platform !== 'win32') {
    const shell = spawn('/bin/sh', ['-c', 'read -r _; rm -rf -- "$0"', path], {
      // In a process group of its own, because signals of a terminal go to whole groups.
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Without a shell, only a killed process leaves the folder behind.
    shell.on('error', () => undefined);
    shell.unref();
    (shell.stdin as Socket).unref();
  }
  return { path, remove };
}
