/** Compares the bytes of sort keys with a plain implementation of the documented sort order. */
import { expect } from 'chai';
import fc from 'fast-check';
import {
  compareValues,
  isTextWhole,
  maxTextBytes,
  sortKey,
  sortType,
  valuesOfKey,
} from '../../src/values/sort-key.js';
import { anyDouble, value as anyValue } from '../support/arbitraries.js';
import { compareValues as comparePlainly } from '../support/order.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(10_000);

/** Characters for which UTF-16 code units and code points have different orders. */
const character = fc.constantFrom(
  'a',
  '\u0001',
  'é',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{1f600}',
  '\u{10ffff}',
);
const short = fc.string({ unit: character, maxLength: 4 });
/** Texts that are about as long as the text in a sort key can be. */
const long = short.map((end) => 'é'.repeat(maxTextBytes / 2 - 2) + end);
const value = fc.oneof(
  fc.constant(undefined),
  anyDouble(),
  short,
  long,
  fc.array(fc.oneof(anyDouble(), short, long), { maxLength: 3 }),
  anyValue,
);

const [up, down] = [['asc', 'asc'], 'desc'] as const;

function keyOf(given: unknown): string {
  return sortKey([{ field: 'a', direction: 'asc' }], [given]);
}

/** Returns -1, 0 or 1. */
function orderOf(a: string, b: string): number {
  return Math.sign(Buffer.compare(Buffer.from(a, 'hex'), Buffer.from(b, 'hex')));
}

describe(`the sort key of values, seed ${seed}`, () => {
  it('is in the published order', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [keyOfA, keyOfB] = [keyOf(a), keyOf(b)];
        const order = Math.sign(comparePlainly(a, b));
        expect(Math.sign(compareValues(a, b))).to.equal(order);
        expect(orderOf(keyOfA, keyOfB)).to.equal(order);
      }),
      { seed, numRuns },
    );
  });

  it('puts several fields in order, one after the other', () => {
    fc.assert(
      fc.property(fc.tuple(value, value), fc.tuple(value, value), fc.boolean(), (a, b, isEqualFirst) => {
        const [first, second] = isEqualFirst ? [b[0], a[1]] : a;
        for (const directions of [up, [up[0], down], [down, up[0]], [down, down]]) {
          const fields = directions.map((direction, place) => ({ field: `${place}`, direction }));
          const [keyOfA, keyOfB] = [sortKey(fields, [first, second]), sortKey(fields, b)];
          expect(valuesOfKey(fields, keyOfA)).to.deep.equal([first, second].map(partOf));
          for (const other of [keyOfA.slice(0, -2), `${keyOfA}00`, keyOfA + keyOfA])
            expect(valuesOfKey(fields, other)).to.equal(undefined);
          const [ofFirst, ofSecond] = [comparePlainly(first, b[0]), comparePlainly(second, b[1])];
          const order =
            (directions[0] === 'asc' ? ofFirst : -ofFirst) ||
            (directions[1] === 'asc' ? ofSecond : -ofSecond);
          expect(orderOf(keyOfA, keyOfB)).to.equal(Math.sign(order));
        }
      }),
      { seed, numRuns },
    );
  });

  it('is the same for 0 and -0, which are one number', () => {
    expect(keyOf(-0)).to.equal(keyOf(0));
    expect(orderOf(keyOf(-0), keyOf(-Number.MIN_VALUE))).to.equal(1);
    expect(orderOf(keyOf(-0), keyOf(Number.MIN_VALUE))).to.equal(-1);
  });

  const texts: readonly [string, string, boolean][] = [
    ['a text of 255 bytes', 'a'.repeat(maxTextBytes - 1), true],
    ['a text of 256 bytes, with which longer ones may begin', 'a'.repeat(maxTextBytes), false],
    ['two bytes a character', 'é'.repeat(maxTextBytes / 2 - 1), true],
    ['a character that is cut in two', `a${'é'.repeat(maxTextBytes / 2)}`, false],
    ['a surrogate pair at the end', `${'a'.repeat(maxTextBytes - 1)}\u{1f600}`, false],
  ];
  for (const [what, text, expected] of texts) {
    it(`${expected ? 'is whole for' : 'is only the beginning of'} ${what}`, () => {
      expect(isTextWhole(text)).to.equal(expected);
      for (const given of [text, [text], { a: text }])
        expect(keyOf(given).length / 2).to.be.at.most(maxTextBytes + 2);
      expect(keyOf(`${text}a`) === keyOf(`${text}b`)).to.equal(!expected);
    });
  }
});

/** Returns the part of a sort key that a value contributes. */
function partOf(given: unknown) {
  const of = (type: number, text = '', number = 0) => ({
    ...{ type, number, text: Buffer.from(text).subarray(0, maxTextBytes) },
  });
  if (given === undefined || given === null) return of(sortType.null);
  if (typeof given === 'boolean') return of(given ? sortType.true : sortType.false);
  if (typeof given === 'number') return of(sortType.number, '', given + 0);
  if (typeof given === 'string') return of(sortType.string, given);
  return of(Array.isArray(given) ? sortType.array : sortType.object, JSON.stringify(given));
}
