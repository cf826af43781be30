import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { bundledProgram } from './command.js';
import { isFullSuite } from './suite.js';

/** A fenced block of a document. */
export interface Block {
  readonly language: string;
  /** What stands after the language: which script's output this is. */
  readonly label: string;
  readonly text: string;
}

const project = new URL('../../', import.meta.url);

/** The names of the guides, those of their files without the ending. */
export const guides = readdirSync(new URL('src/docs', project))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));

/** The documents that show how rowfeed is used, as paths from the project's folder. */
export const shown = ['README.md', ...guides.map((name) => `src/docs/${name}.md`)];

/** The text of a document, given by its path. */
export function document(path: string): string {
  return readFileSync(new URL(path, project), 'utf8');
}

/** The headings of the sections that hold a fenced block, in their order. */
export function headingsWithBlocks(path: string): string[] {
  const headings = document(path)
    .replace(/^```[\s\S]*?^```$/gm, '```')
    .split(/^(?=## )/m)
    .filter((text) => text.startsWith('## ') && text.includes('```'));
  return headings.map((text) => text.slice(0, text.indexOf('\n')));
}

/** What stands between this heading and the next one of its level or above. */
export function section(path: string, heading: string): string {
  const whole = document(path);
  const start = whole.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`${path} has no ${heading}`);
  const text = whole.slice(start + heading.length + 2);
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
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${bundledProgram}' "$@"\n`);
  await chmod(command, 0o755);
  return command;
}

/**
 * The PATH of somebody in a folder with the command. In the fast suite its `npx` is a script that only runs what is
 * installed in the folder, because the one of npm takes 0.4 s of CPU.
 */
export async function pathIn(directory: string): Promise<string> {
  if (isFullSuite) return process.env.PATH!;
  const folder = join(directory, 'node_modules', '.bin');
  const npx = join(folder, 'npx');
  await writeFile(npx, '#!/bin/sh\nname=$1\nshift\nexec "$(dirname "$0")/$name" "$@"\n');
  await chmod(npx, 0o755);
  return folder + delimiter + process.env.PATH;
}
