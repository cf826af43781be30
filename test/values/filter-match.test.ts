/**
 * The meaning of filters: the examples in the contract, edge cases, and random rows compared with a literal
 * implementation of the RFC.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';
import { examples, fits, type Line, scene, written } from '../support/filters.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(1_000);

describe(`filters, as they are meant (seed ${seed})`, () => {
  holds('the examples', examples.rows, examples.lines);

  const values: Readonly<Record<string, JsonValue>> = {
    null: null,
    false: false,
    true: true,
    minus: -1,
    zero: 0,
    half: 0.5,
    empty: '',
    digit: '0',
    letter: 'a',
    uffff: '\uffff',
    astral: '\u{10000}',
    none: [],
    one: [0],
    bare: {},
    member: { a: null },
  };
  const all = Object.keys(values);
  const but = (...names: string[]): string[] => all.filter((name) => !names.includes(name));
  const numbers = ['minus', 'zero', 'half'];
  const texts = ['empty', 'digit', 'letter', 'uffff', 'astral'];
  holds('comparisons across all types', Object.fromEntries(all.map((name) => [name, { v: values[name]! }])), [
    ['@.v == null', 'null'],
    ['@.v != null', ...but('null')],
    ['@.v <= null', 'null'],
    ['@.v >= null', 'null'],
    ['@.v < null'],
    ['@.v == false', 'false'],
    ['@.v >= false', 'false'],
    ['@.v > false'],
    ['@.v <= true', 'true'],
    ['@.v == 0', 'zero'],
    ['@.v == -0.0', 'zero'],
    ['@.v < 0', 'minus'],
    ['@.v <= 0', 'minus', 'zero'],
    ['@.v > 0', 'half'],
    ['@.v >= 0', 'zero', 'half'],
    ['@.v < 1e308', ...numbers],
    ['!(@.v < 0)', ...but('minus')],
    ['@.v == ""', 'empty'],
    ['@.v >= ""', ...texts],
    ['@.v < "a"', 'empty', 'digit'],
    // Strings are compared by code points, not by UTF-16 code units.
    ['@.v > "\uffff"', 'astral'],
    ['@.v < "\u{10000}"', 'empty', 'digit', 'letter', 'uffff'],
    ['length(@.v) == 0', 'empty', 'none', 'bare'],
    ['length(@.v) == 1', 'digit', 'letter', 'uffff', 'astral', 'one', 'member'],
    ['length(@.v) != 0', ...but('empty', 'none', 'bare')],
    ['length(@.v) > 0.5', 'digit', 'letter', 'uffff', 'astral', 'one', 'member'],
    ['starts_with(@.v, "")', ...texts],
    ['contains(@.v, "")', ...texts],
    ['contains(@.v, "\u{10000}")', 'astral'],
    ['!contains(@.v, "a")', ...but('letter')],
    ['@.v', ...all],
    ['@.v[0]', 'one'],
    ['@.v[-1] == 0', 'one'],
    ['@.v["0"]'],
    ['@.v.a', 'member'],
    ['@.v.a == null', 'member'],
    ['@.v[?@]', 'one', 'member'],
    ['@.v[?@ == 0]', 'one'],
    ['!@.v[?@ != null]', ...but('one')],
    ['@.v.length'],
    ['@.v.constructor'],
    ['@.__proto__'],
    ['@.w != 1', ...all],
    ['@.w == null'],
    ['length(@.w) != 1', ...all],
    ['length(@.w) <= 1'],
  ]);
  holds(
    'elements and members of each other',
    {
      1: { a: [[1, 2], [3]] },
      2: { a: { b: { c: 3 }, d: [] } },
      3: { a: [{ b: 1, c: 1 }, { b: 2 }] },
      4: { a: [1, 2, 3] },
    },
    [
      ['@.a[?@[?@ == 3]]', '1', '2'],
      ['@.a[?@.b == 2]', '3'],
      ['@.a[?@.b && !@.c]', '3'],
      ['@.a[?@[0] == 3]', '1'],
      ['@.a[?length(@) == 0]', '2'],
      ['@.a[-1][0] == 3', '1'],
      ['@.a[-3] == 1', '4'],
      ['@.a[-4]'],
      ['@.a[3]'],
      ['@.a[9007199254740991]'],
      ['@.a[?@ > 2]', '4'],
    ],
  );

  function holds(what: string, of: Readonly<Record<string, JsonObject>>, table: readonly Line[]): void {
    describe(what, () => {
      for (const [filter, ...names] of table) {
        it(`${JSON.stringify(filter)} matches ${names.join(', ') || 'none'}`, () => {
          const parsed = parseFilter(filter);
          const fitting = (test: (row: JsonObject) => boolean) =>
            Object.keys(of).filter((name) => test(of[name]!));
          expect(fitting(matcherOf(parsed))).to.deep.equal(names);
          expect(fitting((row) => fits(parsed, row))).to.deep.equal(names);
        });
      }
    });
  }

  it('find long texts that repeat themselves, without looking at anything again and again', () => {
    const piece = fc.tuple(fc.constantFrom('a', 'b', 'ab', '\u{1f600}'), fc.nat(300));
    const repeated = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((pieces) => pieces.map(([unit, times]) => unit.repeat(times)).join(''));
    const property = fc.property(repeated, repeated, repeated, (before, text, after) => {
      const matches = matcherOf({ kind: 'contains', path: ['v'], text });
      for (const v of [before + text + after, before + text.slice(1) + after, before + after]) {
        expect(matches({ v })).to.equal(v.includes(text));
      }
    });
    fc.assert(property, { seed, numRuns });

    const long = 'a'.repeat(500);
    const v = 'a'.repeat(200_000);
    for (const text of [`${long}b${long}`, `b${long}${long}`, `${long}${long}b`]) {
      const matches = matcherOf({ kind: 'contains', path: ['v'], text });
      const [fits, steps] = counted(() => matches({ v }));
      expect(fits).to.equal(false);
      expect(steps / v.length).to.be.within(1, 6);
    }
  });

  it('match rows as RFC 9535 specifies', () => {
    let fitting = 0;
    let looked = 0;
    const property = fc.property(scene(20, 10), ({ rows: some, filters }) => {
      for (const filter of filters) {
        const matches = matcherOf(filter);
        for (const row of some) {
          const expected = fits(filter, row);
          looked += 1;
          if (expected) fitting += 1;
          if (matches(row) !== expected) throw new Error(`${written(filter)} on ${JSON.stringify(row)}`);
        }
      }
    });
    fc.assert(property, { seed, numRuns });
    // If filters matched all rows or none, the comparison would prove little.
    expect(fitting / looked).to.be.within(0.1, 0.9);
  });
});

/** Returns the result of `work`, and the number of characters that it examined. */
function counted<Result>(work: () => Result): [Result, steps: number] {
  const { charCodeAt } = String.prototype;
  let steps = 0;
  String.prototype.charCodeAt = function (at) {
    steps += 1;
    return charCodeAt.call(this, at);
  };
  try {
    const result = work();
    return [result, steps];
  } finally {
    Object.assign(String.prototype, { charCodeAt });
  }
}
