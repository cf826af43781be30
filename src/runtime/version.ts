/** The version of this program, which is read once. */
import { existsSync, readFileSync } from 'node:fs';

/** The version in package.json, which is one folder further up from the built file. */
export const version = readVersion();

function readVersion(): string {
  const file = ['../../package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  return file === undefined ? 'unknown' : JSON.parse(readFileSync(file, 'utf8')).version;
}
