/** The guide's table of generators. */
import type { Table } from '../trials.js';
import type { Generator } from './generator.js';
import { generators } from './generators.js';

export const table: Table<Generator> = {
  heading: '## SDK generators by language',
  head: ['Language', 'Generator', 'Document', 'Command', 'Correct calls', 'Notes'],
  all: generators,
  begin: ({ language, name }) => `${language} | ${name}`,
  cellsOf: ({ language, name, version, document, generate, note }) => [
    ...[language, `${name} ${version}`, `\`${document}\``, `\`${generate}\``],
    note,
  ],
};
