/** Writes the folder of a seed for `serve --memory`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @param files the contents by their names; an object becomes JSON */
export async function seedIn(
  directory: string,
  files: Readonly<Record<string, string | object>>,
  name = 'seed',
): Promise<string> {
  const folder = join(directory, name);
  await mkdir(folder);
  for (const [file, content] of Object.entries(files))
    await writeFile(
      join(folder, file),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  return folder;
}
