import { type ChildProcess, type ChildProcessByStdio, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { holdNoKey } from './leaks.js';
import { isFullSuite } from './suite.js';

/** The result of a command. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const repository = join(import.meta.dirname, '../..');
/** The program, which `npm test` builds from these sources. */
export const builtProgram = join(repository, 'dist/src/bin.js');
/** The module of the program that runs a command in the process that imports it. */
const builtCommandLine = join(repository, 'dist/program/cli.mjs');

/**
 * Starts `rowfeed` with these arguments as a separate process. The environment only contains `PATH`, the
 * folder for temporary files, which a killed server would leave elsewhere, and the given variables.
 * @param under a command that runs it, for example `strace`
 * @param program the program file; by default, the build of these sources
 */
export function start(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
  program: string = builtProgram,
): ChildProcessByStdio<null, Readable, Readable> {
  const [command, ...rest] = [...under, process.execPath, program, ...words];
  return spawn(command!, rest, {
    cwd: repository,
    // Tests that stop a server don't wait for the drain time.
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ROWFEED_DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `rowfeed` until it exits. */
export async function run(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
  program?: string,
): Promise<Outcome> {
  const child = start(words, env, under, program);
  const [stdout, stderr, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ]);
  return withoutKey(words, { code, stdout, stderr });
}

/** Checks that the output contains no API key. Only the commands `create` and `rotate` can print one. */
function withoutKey(words: readonly string[], outcome: Outcome): Outcome {
  if (!/^(create|rotate)$/.test(words[1] ?? '')) holdNoKey('output', outcome.stdout);
  holdNoKey('output', outcome.stderr);
  return outcome;
}

/** The process that runs commands. See command-host.mjs. */
let host: ChildProcess | undefined;
let commands = 0;
/** The promises of the commands that are still running, by the number of the command. */
const waiting = new Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>();

/** The commands of this test file that have run as a separate process. */
const startedAlone = new Set<string>();

/**
 * Runs a command of `rowfeed` that reads no standard input. One process runs all such commands of a test file, because a
 * process takes 0.13 s to start. In the full suite, the first run of each command is a separate process.
 */
export async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const name = words.slice(0, 2).join(' ');
  if (isFullSuite && !startedAlone.has(name)) {
    startedAlone.add(name);
    return run(words, env);
  }
  host ??= startHost();
  commands += 1;
  const id = commands;
  const outcome = new Promise<Outcome>((resolve, reject) => waiting.set(id, { resolve, reject }));
  host.send({ id, words, env });
  return withoutKey(words, await outcome);
}

function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'command-host.mjs'), [builtCommandLine], {
    cwd: repository,
    env: { PATH: process.env.PATH },
    execArgv: [],
  });
  child.on('message', ({ id, outcome }: { readonly id: number; readonly outcome: Outcome }) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
  });
  child.on('close', (code) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the process that runs commands ended with ${code}`));
    waiting.clear();
    if (host === child) host = undefined;
  });
  return child;
}

/** Stops the process that runs commands, if there is one. */
export async function endCommandHost(): Promise<void> {
  startedAlone.clear();
  if (host === undefined) return;
  const closed = once(host, 'close');
  host.kill('SIGKILL');
  await closed;
}

/** Collects the text of a stream. Returns a function that returns the text so far. */
export function told(stream: Readable): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}
