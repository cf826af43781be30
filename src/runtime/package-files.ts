/**
 * The files of the package that a server may need later. It reads them when it starts, because an upgrade replaces the files of
 * a server that is still running. Otherwise, the server could not read them, or would read the files of the other version.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The files, as package.json names them in `imports`. */
const names = ['#contract-thread', '#key-thread', '#published-texts', '#validation-thread'] as const;

export type PackageFile = (typeof names)[number];

const contents = new Map<PackageFile, Buffer>();

/** Reads all files. */
export function readPackageFiles(): void {
  names.forEach(packageFile);
}

/** Returns the content of a file. */
export function packageFile(name: PackageFile): Buffer {
  const content = contents.get(name) ?? readFileSync(createRequire(import.meta.url).resolve(name));
  contents.set(name, content);
  return content;
}
