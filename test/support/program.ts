import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { told } from './command.js';
import { eventually } from './eventually.js';
import { isOpen } from './port.js';

/** A program of others that listens on a port, for example a proxy. */
export interface Program {
  /** Sends SIGTERM and waits until the program has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it listens on the port. If the program exits before, the error contains its output.
 */
export async function startProgram(
  [name, ...words]: readonly [name: string, ...words: string[]],
  port: number,
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid'> = {},
): Promise<Program> {
  if (await isOpen(port)) throw new Error(`another program already listens on ${port}`);
  const child = spawn(name, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = [told(child.stdout), told(child.stderr)];
  const output = (): string => `\n${stdout()}${stderr()}`;
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.once('close', (code, signal) => {
    failure ??= new Error(`${name} exited with ${code ?? signal} before it listened on ${port}:${output()}`);
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await eventually(
      () => `${name} listens on ${port}. Its output is:${output()}`,
      async () => {
        const isListening = await isOpen(port);
        if (failure !== undefined) throw failure;
        return isListening;
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
