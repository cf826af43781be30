/** One generator tried: its client made and compiled in a working folder, and walked through both versions. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Generator, stepsOf } from './generator.js';

/** A version of the service, as walks are told of it. */
export interface Version {
  readonly name: 'now' | 'later';
  readonly url: string;
  readonly missingRowCode: string;
  readonly frames: readonly string[];
}

export interface Trial {
  readonly outcome: 'ok' | 'failed' | 'skipped';
  /** The steps that were right, by version. */
  readonly right: Readonly<Record<Version['name'], number>>;
  /** What is to be told. */
  readonly lines: readonly string[];
}

/** How many steps were right, in words. */
export function tally({ right: { now, later } }: Trial, generator: Generator): string {
  return `${now} and ${later} of ${stepsOf(generator).length}`;
}

const commandTimeoutMs = 20 * 60_000;
const shownLines = 30;

/** @param folder holds the documents and the sources of the walk */
export async function tryGenerator(
  generator: Generator,
  folder: string,
  key: string,
  versions: readonly Version[],
  isOwn: boolean,
): Promise<Trial> {
  const lines: string[] = [];
  const right = { now: 0, later: 0 };
  const env = { ROWFEED_KEY: key };
  for (const program of generator.needs) {
    if ((await shell(`command -v ${program}`, folder, env)).code === 0) continue;
    return { outcome: 'skipped', right, lines: [`needs ${program}, which is not here`] };
  }
  for (const command of [...generator.install, generator.generate, ...generator.compile]) {
    const { code, printed } = await shell(command, folder, env);
    if (code === 0) continue;
    return { outcome: 'failed', right, lines: [command, ...lastLines(printed)] };
  }
  const steps = stepsOf(generator);
  for (const { name, url, missingRowCode, frames } of versions) {
    await writeFile(join(folder, 'frames.json'), JSON.stringify(frames, undefined, 2));
    const { code, printed } = await shell(generator.walk, folder, {
      ...env,
      ROWFEED_URL: url,
      ROWFEED_COLLECTION: `${generator.name.replace(/\W/g, '_')}_${name}`,
      ROWFEED_MISSING_ROW_CODE: missingRowCode,
    });
    right[name] = steps.filter((step) => new RegExp(`^ok ${step}\r?$`, 'm').test(printed)).length;
    if (code !== 0 || right[name] !== steps.length)
      lines.push(`${generator.walk} (${name})`, ...lastLines(printed));
  }
  const said: string[] = [];
  for (const command of (isOwn && generator.typed) || []) {
    const { code, printed } = await shell(command, folder, { ...env, ROWFEED_URL: versions[0]!.url });
    if (code !== 0) lines.push(command, ...lastLines(printed));
    else if (/^ok typed\r?$/m.test(printed)) said.push('ok typed');
  }
  if (isOwn && generator.typed !== undefined && said.length === 0) lines.push('the typed walk was not right');
  return { outcome: lines.length === 0 ? 'ok' : 'failed', right, lines: [...said, ...lines] };
}

function lastLines(printed: string): string[] {
  return printed.trim().split('\n').slice(-shownLines);
}

let running: number | undefined;
process.once('exit', endRunning);

/** Where npm, Python and Cargo put the programs of what is installed in a folder. */
const programs = ['node_modules/.bin', 'venv/bin', 'bin'];

/** Runs a command in a process group of its own, of which nothing outlives it. */
async function shell(
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
