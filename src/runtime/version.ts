/** Reads the version of this program. */
import { existsSync, readFileSync } from 'node:fs';

/** Returns the version in package.json, which is one folder further up from the built file. */
export function readVersion(): string {
  const file = ['../../package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  return file === undefined ? 'unknown' : JSON.parse(readFileSync(file, 'utf8')).version;
}
