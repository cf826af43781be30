/**
 * The texts that every matching row contains. An engine searches rows for them before it evaluates a filter, so no
 * row without them may match.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import { textsIn } from '../../src/values/filter-texts.js';
import { scene } from '../support/filters.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(1_000);

describe(`texts of matching rows, seed ${seed}`, () => {
  it('are in each of them', () => {
    const property = fc.property(scene(20, 10), ({ rows, filters }) => {
      const held = rows.flatMap(({ a }) => (typeof a === 'string' ? [JSON.stringify(a)] : []));
      const likely = held.flatMap((text) => [
        `@.a == ${text} && @.b`,
        `starts_with(@.a, ${text}) && contains(@.a, ${text})`,
        `contains(@["b"], ${text}) || @.a == ${text}`,
      ]);
      for (const filter of [...filters, ...likely.map((text) => parseFilter(text))]) {
        const texts = textsIn(filter);
        for (const row of rows.filter(matcherOf(filter)))
          for (const text of texts) expect(JSON.stringify(row)).to.contain(text);
      }
    });
    fc.assert(property, { seed, numRuns });
  });

  for (const [filter, ...texts] of [
    ['@.a == "x" && @.b > 1', '"x"'],
    ['@.a == "a\\"b" && starts_with(@.b, "c\\n") && contains(@.c, "é\\\\")', '"a\\"b"', '"c\\n', 'é\\\\'],
    ['@.tags[?@ == "home"]', '"home"'],
    ['@.a == "x" || @.b == "y"'],
    ['!(@.a == "x")'],
    ['@.a != "x"'],
    ['@.a >= "x" && contains(@.a, "")'],
  ] as const) {
    it(filter, () => {
      expect(textsIn(parseFilter(filter))).to.deep.equal(texts);
    });
  }
});
