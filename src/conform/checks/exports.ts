/** Conformance checks of exports. */
import { parseIfJson } from '../../values/json/json.js';
import { type Check, checksOf, values, withRows } from '../check.js';
import type { Query, Row } from '../world.js';

/** The queries to export, from a collection that contains values of every type. */
const asked: readonly Query[] = [
  {},
  { filter: '@.n >= 20' },
  { fields: ['n', 'value'] },
  { filter: '@.n < 0', fields: ['n'] },
];

/** Values that CSV must quote, because they would otherwise be read as other values or as missing. */
const cells: readonly Row[] = [
  { text: 'a,b', n: 1.5, more: { a: 'b' } },
  { text: '"a"\r\nb', n: false, more: [] },
  { text: 'null', n: null, more: '' },
  { 'a,b': 'ﬂ\u{1f600}' },
];
const csv = [
  'id,text,n,more,"a,b"',
  '1,"a,b",1.5,"{""a"":""b""}",',
  '2,"""a""\r\nb",false,[],',
  '3,"null",null,"",',
  '4,,,,ﬂ\u{1f600}',
  '',
].join('\r\n');

export const exportChecks: readonly Check[] = checksOf('exportRows', {
  'returns the rows by id, one per line': withRows(
    values.map((value, n) => ({ value, n })),
    async (world) => {
      for (const query of asked) {
        const listed = await world.list(query);
        const exported = await world.succeed('exportRows', 200, { query: { format: 'ndjson', ...query } });
        const lines = exported.text.split('\n');
        world.expect('the text after the last line', lines.pop(), '');
        world.expect(`the rows of ${JSON.stringify(query)}`, lines.map(parseIfJson), listed.json);
        world.expect('the cursor', exported.cursor, listed.cursor);
      }
    },
  ),
  'returns CSV in which different values stay different': withRows(cells, async (world) => {
    const query = { format: 'csv', fields: ['text', 'n', 'more', '"a,b"'] };
    world.expect('the CSV', (await world.succeed('exportRows', 200, { query })).text, csv);
  }),
  'requires a format, and requires fields for CSV': async (world) => {
    await world.refuse('exportRows', 'parameter_invalid', {}, 'format');
    await world.refuse('exportRows', 'parameter_invalid', { query: { format: 'json' } }, 'format');
    await world.refuse('exportRows', 'parameter_invalid', { query: { format: 'csv' } }, 'fields');
  },
  'rejects a collection that does not exist': [
    'collection_not_found',
    { collection: 'not_there', query: { format: 'ndjson' } },
  ],
});
