import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Outcome, runCommand } from './command.js';

/** The server, collection and directory of an import. */
interface Target {
  readonly url: string;
  readonly key: string;
  /** The default is `notes`. */
  readonly collection?: string;
  /** The directory for the files to import. */
  readonly directory: string;
}

let files = 0;

/** Writes a text to a new file. */
export async function fileOf(
  { directory }: Pick<Target, 'directory'>,
  content: string | Buffer,
  ending: string,
): Promise<string> {
  files += 1;
  const file = join(directory, `rows-${files}.${ending}`);
  await writeFile(file, content);
  return file;
}

/** Runs `rowfeed import`. */
export function importFile(target: Target, file: string, ...words: string[]): Promise<Outcome> {
  const { url, key, collection = 'notes' } = target;
  return runCommand(['import', collection, file, '--url', url, ...words], { ROWFEED_API_KEY: key });
}

export async function importNdjson(
  target: Target,
  content: string | Buffer,
  ...words: string[]
): Promise<Outcome> {
  return importFile(target, await fileOf(target, content, 'ndjson'), ...words);
}

export async function importCsv(
  target: Target,
  content: string | Buffer,
  ...words: string[]
): Promise<Outcome> {
  return importFile(target, await fileOf(target, content, 'csv'), ...words);
}

/** Removes the table of inferred types from what an import prints. */
export function withoutTypes(stderr: string): string {
  return stderr.replace(/^Types of columns, inferred from .*\n( {2}.*\n)+/m, '');
}

/** Returns all rows without their IDs. */
export async function storedRows({
  url,
  key,
  collection = 'notes',
}: Omit<Target, 'directory'>): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${url}/v1/collections/${collection}/export?format=ndjson`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  const lines = (await answer.text()).split('\n').slice(0, -1);
  return lines.map((line) => {
    const { id: _, ...fields } = JSON.parse(line);
    return fields;
  });
}
