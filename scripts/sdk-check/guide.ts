/** The table of generators in the guide: it says what `npm run sdk-check` tries, and shows the results. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the table. */
export interface Generator {
  readonly language: string;
  /** The name of the generator, and of the folder in `clients/` that contains its test client. */
  readonly name: string;
  readonly version: string;
  /** The served document that the generator reads. It is in the folder in which the command runs. */
  readonly document: string;
  /** The complete command of a user. */
  readonly command: string;
  /** The result of the last trial, such as `9 and 9 of 9`. */
  readonly result: string;
}

const guide = join(import.meta.dirname, '../../src/docs/reference/generators.md');
const line =
  /^\| (?<language>\w+) \| (?<name>\S+) (?<version>\S+) \| `(?<document>.+?)` \| `(?<command>.+?)` \| (?<result>.*?) \| /;
const head = '| Language | Generator | Document | Command | Correct calls | Notes |\n';

export const generators: readonly Generator[] = tableLines().map((text) => {
  const { groups } = line.exec(text) ?? {};
  if (groups === undefined) throw new Error(`the guide has a line that can't be tried: ${text}`);
  return groups as unknown as Generator;
});

/** Writes the results of generators into the table, by their names. */
export function writeResults(results: ReadonlyMap<string, string>): void {
  let text = readFileSync(guide, 'utf8');
  for (const [index, old] of tableLines().entries()) {
    const { name, result } = generators[index]!;
    text = text.replace(old, () => old.replace(` | ${result} | `, ` | ${results.get(name) ?? result} | `));
  }
  writeFileSync(guide, text);
}

function tableLines(): string[] {
  const [, table = ''] = readFileSync(guide, 'utf8').split(head);
  const [body = ''] = table.split('\n\n');
  return body.split('\n').slice(1);
}
