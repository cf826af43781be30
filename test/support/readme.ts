import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A fenced block of README.md. */
export interface Block {
  readonly language: string;
  /** What stands after the language: which script's output this is. */
  readonly label: string;
  readonly text: string;
}

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** What stands between this heading and the next one of its level or above. */
export function section(heading: string): string {
  const start = readme.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`README.md has no ${heading}`);
  const text = readme.slice(start + heading.length + 2);
  // Level 1 is the title alone; what begins with one # elsewhere is a comment in a block of shell.
  const end = text.search(new RegExp(`^#{2,${heading.indexOf(' ')}} `, 'm'));
  return end < 0 ? text : text.slice(0, end);
}

export function blocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', label = '', text = '']) => ({ language, label, text }),
  );
}

/** The cells of each row of the tables, without the headings; code marks are taken off. */
export function tableRows(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((_, index) => !lines[index + 1]?.startsWith('|---') && !lines[index]!.startsWith('|---'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ \| /)
        .map((cell) => cell.replaceAll('\\|', '|')),
    );
}

/** Lays the command where npm would, in somebody's folder. @returns its path */
export async function installCommand(directory: string): Promise<string> {
  const folder = join(directory, 'node_modules', '.bin');
  await mkdir(folder, { recursive: true });
  const command = join(folder, 'rowfeed');
  const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' --import ${tsx} '${bin}' "$@"\n`);
  await chmod(command, 0o755);
  return command;
}
