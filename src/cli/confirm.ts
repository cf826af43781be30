/** Asks the person at the terminal a question. */
import { createInterface } from 'node:readline/promises';
import { visibleLine } from '../text/visible.js';

/** Returns whether a person can read a question and answer it. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Returns true only if the person types `y` or `yes`. Ctrl-C and Ctrl-D mean no. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${visibleLine(question)} [y/N] `), closed]);
  terminal.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}
