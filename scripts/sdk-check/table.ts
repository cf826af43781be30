/** The guide's table of generators. */
import type { Table } from '../trials.js';
import type { Generator } from './generator.js';
import { generators } from './generators.js';

export const table: Table<Generator> = {
  heading: '## Generators',
  head: ['Language', 'Generator', 'Document', 'Command', 'Right', 'To know'],
  all: generators,
  begin: ({ language, name }) => `${language} | ${name}`,
  cellsOf: ({ language, name, version, document, generate, note }) => [
    ...[language, `${name} ${version}`, `\`${document}\``, `\`${generate}\``],
    note,
  ],
};
