/** All generators that are tried, in the order of the guide's table. */
import type { Table } from '../trials.js';
import type { Generator } from './generator.js';
import { goGenerators } from './generators/go.js';
import { jvmGenerators } from './generators/jvm.js';
import { pythonGenerators } from './generators/python.js';
import { rustGenerators } from './generators/rust.js';
import { typescriptGenerators } from './generators/typescript.js';

export const generators: readonly Generator[] = [
  ...typescriptGenerators,
  ...goGenerators,
  ...rustGenerators,
  ...pythonGenerators,
  ...jvmGenerators,
];

/** The guide's table of generators. */
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
