import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { guideFiles } from '../../scripts/generate/docs/guides.js';
import { builtProgram } from './command.js';

/** A fenced code block of a document. */
export interface Block {
  readonly language: string;
  /** The text after the language. It names the script whose output the block shows. */
  readonly label: string;
  readonly text: string;
}

const project = new URL('../../', import.meta.url);

/** The names of the guides, by which the server publishes them. */
export const guides = guideFiles.map(({ name }) => name);

/** The paths of the documents that show how to use rowfeed, relative to the project's folder. */
export const shown = ['README.md', ...guideFiles.map(({ path }) => path)];

/** Returns the text of a document. */
export function document(path: string): string {
  return readFileSync(new URL(path, project), 'utf8');
}

/** Returns the headings of the sections that contain a code block, in document order. */
export function headingsWithBlocks(path: string): string[] {
  const headings = document(path)
    .replace(/^```[\s\S]*?^```$/gm, '```')
    .split(/^(?=## )/m)
    .filter((text) => text.startsWith('## ') && text.includes('```'));
  return headings.map((text) => text.slice(0, text.indexOf('\n')));
}

/** Returns the text between this heading and the next heading of the same or a higher level. */
export function section(path: string, heading: string): string {
  const whole = document(path);
  const start = whole.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`${path} has no ${heading}`);
  const text = whole.slice(start + heading.length + 2);
  // Only the title is on level 1. Other lines that start with one # are comments in shell blocks.
  const end = text.search(new RegExp(`^#{2,${heading.indexOf(' ')}} `, 'm'));
  return end < 0 ? text : text.slice(0, end);
}

export function blocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', label = '', text = '']) => ({ language, label, text }),
  );
}

/** Returns the cells of all table rows, without the header rows. Removes the escapes of `|`. */
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

/** Installs the command where npm would install it. @returns its path */
export async function installCommand(directory: string): Promise<string> {
  const folder = join(directory, 'node_modules', '.bin');
  await mkdir(folder, { recursive: true });
  const command = join(folder, 'rowfeed');
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${builtProgram}' "$@"\n`);
  await chmod(command, 0o755);
  return command;
}

/**
 * Returns the PATH for a folder with the installed command. `npx` is a script that only runs commands from this folder,
 * because npm's `npx` takes 0.4 s of CPU time.
 */
export async function pathIn(directory: string): Promise<string> {
  const folder = join(directory, 'node_modules', '.bin');
  const npx = join(folder, 'npx');
  await writeFile(
    npx,
    '#!/bin/sh\n[ "$1" = --yes ] && shift\nname=$1\nshift\nexec "$(dirname "$0")/$name" "$@"\n',
  );
  await chmod(npx, 0o755);
  return folder + delimiter + process.env.PATH;
}
