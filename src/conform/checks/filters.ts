/** Conformance checks of filters. */
import { type Check, checksOf, idsOf, values, withRows } from '../check.js';
import type { Row } from '../world.js';

/** The rows of the contract's filter examples. The first row gets the id 1. */
const rows: readonly Row[] = [
  { n: 5, done: false, tags: ['home'], due: null },
  { n: '5', done: true, tags: ['home', 'work'] },
  { n: 7.5, addr: { city: 'Oslo' }, due: '2030-01-31' },
  { n: null, tags: 'home', addr: { city: 'Bergen' }, 'a b"c': [1] },
];

/** Filters and the ids of the rows that match: the examples in the contract and the rest of the syntax. */
const examples: readonly (readonly [filter: string, ...ids: number[]])[] = [
  ['@.n == 5', 1],
  ['@.n == "5"', 2],
  ['@.n > 4', 1, 3],
  ['@.n != 5', 2, 3, 4],
  ['@.due == null', 1],
  ['!@.due', 2, 4],
  ['@.due && @.due != null', 3],
  ['@.addr.city == "Oslo" || @.done == true', 2, 3],
  ['@.tags[?@ == "home"]', 1, 2],
  ['starts_with(@.due, "2030-")', 3],
  ['@["a b\\"c"][0] <= 1', 4],
  ['@.done < true'],
  ["'5'==@['n']", 2],
  ['5 < @.n', 3],
  ['!(@.n == 5) && (@.done || @.addr["city"])', 2, 3, 4],
  ['@.tags[-1] == "work"', 2],
  ['@.addr[?contains(@, "erg")]', 4],
  ['contains(@.due, "")', 3],
  ['length(@.tags) == 2', 2],
  ['length(@.due) >= 10', 3],
  ['@.id > 1 && @.id < 4', 2, 3],
];

/** Invalid filters and the position of the error, from 1. Undefined if several positions are correct. */
const refused: readonly (readonly [filter: string, position?: number])[] = [
  ['', 1],
  ['@.a = 1', 5],
  ['@.\u{1f600} == "\u{1f600}" = 1', 12],
  ['@.a && || @.b', 8],
  ['$.a == 1', 1],
  ['@.a == $.b', 8],
  ['@.a == [1]', 8],
  ['{"b":1} == @.a', 1],
  ['match(@.a, "x")', 1],
  ['@.*', 3],
  ['@.a & @.b', 5],
  ['@..a'],
  ['@.a[0:2] == 1'],
  ['@.a == @.b'],
  ['1 == 1'],
  ['!@.a == 5'],
  ['length(@.a) == "1"'],
  ['starts_with(@.a, 1)'],
  ['(@.a'],
  ['@.a == 1e400'],
  ['@.a == 9007199254740993'],
  ['@.a == "\\ud800"'],
  ['@.a'.padEnd(2_049), 2_049],
  [`@${'.a'.repeat(9)}`],
  [`${'('.repeat(9)}@.a${')'.repeat(9)}`],
  [Array.from({ length: 33 }, () => '@.a').join(' || ')],
  [`@.${'a'.repeat(129)}`],
  [`@.a == "${'a'.repeat(1_025)}"`],
];

export const filterChecks: readonly Check[] = checksOf('listRows', {
  'returns only the rows that match a filter': withRows(rows, async (world) => {
    for (const [filter, ...fitting] of examples) {
      const found = await world.ask('listRows', { query: { filter } });
      const ids = found.status === 200 ? idsOf(found) : found.json?.code;
      world.expect(`the list of ids that match ${filter}`, ids, fitting);
    }
  }),
  'compares strings by code point, and does not compare different types': withRows(
    values.map((value) => ({ value })),
    async (world) => {
      const found = await world.list({ filter: '@.value >= "a" && @.value != "é"' });
      const texts = found.json.map(({ value }: Row) => value);
      world.expect('the values', texts, ['b', 'a', '\u{1f600}', '\uffff']);
    },
  ),
  'compares strings unchanged, regardless of their characters': (world) => {
    const texts = [
      '" || @.id > 0 || "',
      "'",
      '\\',
      '\\" == "',
      '%22&order=desc',
      '+',
      '\u2028\n',
      '\u{1f600}',
    ];
    return world.inScratchCollection(
      texts.map((text) => ({ text })),
      async (scratch) => {
        for (const [place, text] of texts.entries()) {
          const { json } = await scratch.list({ filter: `@.text == ${JSON.stringify(text)}` });
          world.expect(`the rows equal to ${JSON.stringify(text)}`, json, [{ id: place + 1, text }]);
        }
      },
    );
  },
  'rejects a filter with a syntax error, and reports the position': async (world) => {
    for (const [filter, position] of refused) {
      const { json } = await world.refuse('listRows', 'parameter_invalid', { query: { filter } }, 'filter');
      const [, named] = /\bcharacter (\d+)\b/.exec(json?.errors?.[0]?.detail ?? '') ?? [];
      if (named === undefined) world.note(`the error does not name a position in ${filter}`);
      else if (position !== undefined)
        world.expect(`the position of the error in ${filter}`, Number(named), position);
    }
    await world.refuse('listRows', 'parameter_invalid', { query: 'filter=@.a&filter=@.b' }, 'filter');
  },
});
