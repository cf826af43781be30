/**
 * Shared functions of `npm run sdk-check` and `npm run client-check`: the selection, the working folder, and
 * the tables in the guide.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';

interface Named {
  readonly name: string;
}

/**
 * Returns the items with these names, or all items if no name is given. Exits with an error at an unknown
 * name.
 */
export function chosen<T extends Named>(all: readonly T[], names: readonly string[], command: Command): T[] {
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    command.error(`unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`, { exitCode: 2 });
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Creates a folder that is removed when the process exits, also after a signal. */
export function workingFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Returns a function that returns the elapsed time as text. */
export function stopwatch(): () => string {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;
}

/** A table of the guide to SDKs. Its last columns are the result of the last trial and the advice. */
export interface Table<T extends Named> {
  /** The heading of the section that contains the table. */
  readonly heading: string;
  readonly head: readonly string[];
  readonly all: readonly T[];
  /** Returns the first cells of an item's row. */
  begin(each: T): string;
  /** Returns the cells of an item, except the result of its trial. */
  cellsOf(each: T): readonly string[];
}

const guide = join(import.meta.dirname, '../src/docs/sdks.md');

/**
 * Updates the rows of items with a result. Other rows stay unchanged. Rows of items that no longer exist are
 * removed.
 */
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
