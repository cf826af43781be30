/** Commands of a shell in a working folder, for a time, with the programs that were installed there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const commandTimeoutMs = 20 * 60_000;
const shownLines = 30;

/** The end of what a command has printed. */
export function lastLines(printed: string): string[] {
  return printed.trim().split('\n').slice(-shownLines);
}

let running: number | undefined;
process.once('exit', endRunning);

/** Where npm, Python and Cargo put the programs of what is installed in a folder. */
const programs = ['node_modules/.bin', 'venv/bin', 'bin'];

/** Runs a command in a process group of its own, of which nothing outlives it. */
export async function shell(
  command: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; printed: string }> {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: {
      ...process.env,
      ...env,
      // It isn't for a check to tell the makers of generators that they are used.
      DO_NOT_TRACK: '1',
      REDOCLY_TELEMETRY: 'off',
      PATH: `${programs.map((each) => join(cwd, each)).join(':')}:${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running = child.pid;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const timer = setTimeout(endRunning, commandTimeoutMs);
  child.once('exit', endRunning);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  running = undefined;
  return { code, printed };
}

function endRunning(): void {
  try {
    if (running !== undefined) process.kill(-running, 'SIGKILL');
  } catch {
    // None of the group is left.
  }
}
