/** What `npm run sdk-check` and `npm run client-check` share: which are tried, where, and how the guide tells of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';

interface Named {
  readonly name: string;
}

/** Those of these names, all when there is none; ends the command at a name that none has. */
export function chosen<T extends Named>(all: readonly T[], names: readonly string[], command: Command): T[] {
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    command.error(`unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`, { exitCode: 2 });
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** A folder that is gone when the process has ended, by a signal too. */
export function workingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** How long it takes, in words. */
export function stopwatch(): () => string {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;
}

/** A table of the guide to SDKs, whose last columns are what the last trial did and what to know. */
export interface Table<T extends Named> {
  /** The section in which it is. */
  readonly heading: string;
  readonly head: readonly string[];
  readonly all: readonly T[];
  /** What its rows begin with. */
  begin(each: T): string;
  /** The cells that tell about it, that of its trial aside. */
  cellsOf(each: T): readonly string[];
}

const guide = join(import.meta.dirname, '../src/docs/sdks.md');

/** Rows of those that have a result; the others' stay as they are, or go with what they tell of. */
export async function writeTable<T extends Named>(
  { heading, head, all, begin, cellsOf }: Table<T>,
  results: ReadonlyMap<string, string>,
): Promise<void> {
  const lines = (await readFile(guide, 'utf8')).split('\n');
  const first = lines.indexOf(row(head), lines.indexOf(heading));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const present = lines.slice(first, first + length);
  const rows = all.flatMap((each) => {
    const result = results.get(each.name);
    if (result === undefined) return present.find((line) => line.startsWith(`| ${begin(each)} `)) ?? [];
    return [row(cellsOf(each).toSpliced(-1, 0, result))];
  });
  await writeFile(guide, lines.toSpliced(first + 2, length - 2, ...rows).join('\n'));
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
