import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { holdNoKey } from './leaks.js';

/** What a run of the command line came to. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const repository = join(import.meta.dirname, '../..');
/** The command line as one bundle, which `npm test` builds from these sources. */
export const bundledProgram = join(repository, 'dist/test/cli.mjs');

/**
 * Starts `rowfeed` with these words as a process of its own, in an environment that holds nothing else.
 * @param under a command line that is to run it, `strace` say
 * @param program the file that is run; the bundle of these sources unless given
 */
export function start(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
  program: string = bundledProgram,
): ChildProcessByStdio<null, Readable, Readable> {
  const [command, ...rest] = [...under, process.execPath, program, ...words];
  return spawn(command!, rest, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `rowfeed` to its end. */
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
  // The two that make a key show it, this once.
  if (!/^(create|rotate)$/.test(words[1] ?? '')) holdNoKey('output', stdout);
  holdNoKey('output', stderr);
  return { code, stdout, stderr };
}

/** What a stream has told so far. */
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
