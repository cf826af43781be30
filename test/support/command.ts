import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { holdNoKey } from './leaks.js';

/** What a run of the command line came to. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const source = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));
/** A folder of the package itself, from which what it imports is found, and where nothing else looks. */
const built = join(repository, 'dist');
let compiled: string | undefined;

/**
 * Starts `rowfeed` with these words as a process of its own, in an environment that holds nothing else.
 * @param under a command line that is to run it, `strace` say
 * @param program the file that is run; that of these sources unless given
 */
export function start(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
  program: string = compiledProgram(),
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

/** Removes the compiled program; a later start compiles anew. */
export function removeProgram(): void {
  if (compiled !== undefined) rmSync(compiled, { recursive: true });
  compiled = undefined;
}

/** The program, compiled at its first start: each start then takes half the time that it takes from the sources. */
function compiledProgram(): string {
  if (compiled === undefined) {
    compiled = mkdtempSync(join(built, 'test-'));
    buildSync({
      entryPoints: [source],
      outdir: compiled,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      // What the program finds beside its source.
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(source)) },
      logLevel: 'error',
    });
  }
  return join(compiled, 'cli.mjs');
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
