import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { holdNoKey } from './leaks.js';

/** What a run of the command line came to. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const source = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts `rowfeed` with these words as a process of its own, in an environment that holds nothing else.
 * @param under a command line that is to run it, `strace` say
 */
export function start(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
): ChildProcessByStdio<null, Readable, Readable> {
  const [command, ...rest] = [...under, process.execPath, '--import', 'tsx', source, ...words];
  return spawn(command!, rest, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `rowfeed` to its end. */
export async function run(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> {
  const child = start(words, env);
  const [stdout, stderr, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ]);
  // The two that make a key show it, this once.
  if (!/^(create|rotate)$/.test(words[1] ?? '')) holdNoKey('output', stdout);
  holdNoKey('output', stderr);
  return { code, stdout, stderr };
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}
