/** Runs shell commands in a working folder, with a timeout and the programs installed in the folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const commandTimeoutMs = 20 * 60_000;
const shownLines = 30;

/** Returns the last lines of a command's output. */
export function lastLines(printed: string): string[] {
  return printed.trim().split('\n').slice(-shownLines);
}

/** Returns the first of these programs that isn't installed. */
export async function missingProgram(programs: readonly string[], cwd: string): Promise<string | undefined> {
  for (const program of programs) if ((await shell(`command -v ${program}`, cwd)).code !== 0) return program;
  return undefined;
}

let running: number | undefined;
process.once('exit', endRunning);

/** The folders in which npm, Python and Cargo install programs. */
const programs = ['node_modules/.bin', 'venv/bin', 'bin'];

/** The environment of a command, with the programs that are installed in its folder. */
export const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // Turns off telemetry, because a check must not send data to the authors of the tools.
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  PATH: `${programs.map((each) => join(folder, each)).join(':')}:${process.env.PATH}`,
});

/** Runs a command in a new process group. All processes of the group are killed when the command exits. */
export async function shell(command: string, cwd: string): Promise<{ code: number | null; printed: string }> {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: environment(cwd),
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
    // All processes of the group have already exited.
  }
}
