/** Finds the files of a seed: a folder with rows and schemas, whose names begin with the names of collections. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { patterns } from '../../generated/operations.js';

/** The files of one collection. At least one of them exists. */
export interface SeedFiles {
  readonly name: string;
  readonly rows?: string;
  readonly schema?: string;
  readonly rowKey?: string;
}

/** A seed cannot be loaded. Each of `problems` names a file, the line if there is one, and the reason. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const kinds = [
  ['.schema.json', 'schema'],
  ['.row-key.json', 'rowKey'],
  ['.ndjson', 'rows'],
  ['.json', 'rows'],
  ['.csv', 'rows'],
] as const;
const allowed = 'NAME.ndjson, NAME.json, NAME.csv, NAME.schema.json and NAME.row-key.json';

/**
 * Returns the files of each collection, in the order of the names. Ignores names that start with a dot.
 *
 * @throws SeedError
 */
export function seedFilesIn(folder: string): SeedFiles[] {
  const found = new Map<string, { -readonly [Kind in keyof SeedFiles]: SeedFiles[Kind] }>();
  const problems: string[] = [];
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry);
    const [end, kind] = kinds.find(([each]) => entry.endsWith(each)) ?? [];
    if (end === undefined || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
      problems.push(`${path}: this is not a seed. A seed consists of the files ${allowed}.`);
      continue;
    }
    const name = entry.slice(0, -end.length);
    const files = found.get(name) ?? { name };
    found.set(name, files);
    if (!patterns.CollectionName.test(name))
      problems.push(`${path}: ${JSON.stringify(name)} cannot be the name of a collection.`);
    else if (files[kind] !== undefined)
      problems.push(`${path}: the rows of ${name} are also in ${files[kind]}. Remove one of the two files.`);
    else files[kind] = path;
  }
  if (problems.length > 0) throw new SeedError(problems);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((entry) => !entry.startsWith('.'))
      .sort();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      { ENOENT: 'the folder does not exist', ENOTDIR: 'this is not a folder' }[code ?? ''] ?? message;
    throw new SeedError([`${folder}: ${reason}.`]);
  }
}
