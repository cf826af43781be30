/** The guide's table of generators: what is said of each, and how its last trial went. */
import type { Generator } from './generator.js';
import { type Trial, tally } from './trial.js';

/** The section whose table it is. */
export const heading = '## Generators';

const head = ['Language', 'Generator', 'Document', 'Command', 'Right', 'To know'];

/** The cells of a row that tell about the generator, those of its trial aside. */
export function cellsOf({ language, name, version, document, generate, note }: Generator): string[] {
  return [language, `${name} ${version}`, `\`${document}\``, `\`${generate}\``, note];
}

/** The guide with rows of those that were tried; the others' stay as they are, or go with their generators. */
export function withTable(
  guide: string,
  generators: readonly Generator[],
  trials: ReadonlyMap<string, Trial>,
): string {
  const lines = guide.split('\n');
  const first = lines.indexOf(row(head), lines.indexOf(heading));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const present = lines.slice(first, first + length);
  const rows = generators.flatMap((generator) => {
    const trial = trials.get(generator.name);
    if (trial === undefined || trial.outcome === 'skipped')
      return present.find((row) => row.startsWith(`| ${generator.language} | ${generator.name} `)) ?? [];
    const [language, name, document, command, note] = cellsOf(generator);
    return [row([language!, name!, document!, command!, tally(trial, generator), note!])];
  });
  return lines.toSpliced(first + 2, length - 2, ...rows).join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
