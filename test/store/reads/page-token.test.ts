/** What `after` takes: bound to its list, whole, and short. */
import { expect } from 'chai';
import fc from 'fast-check';
import { digestOf, type ListIdentity, placeOf, tokenOf } from '../../../src/store/reads/page-token.js';
import { parseFilter } from '../../../src/values/filter.js';
import { orderOf } from '../../../src/values/order.js';
import { maxTextBytes } from '../../../src/values/sort-key.js';
import type { JsonValue } from '../../../src/values/values.js';
import { value } from '../../support/arbitraries.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(1_000);

const order = orderOf(['a', 'b', 'c', 'd'].map((field) => ({ field, direction: 'asc' })));
const list: ListIdentity = { accountId: 1, collection: 'notes', order, filter: parseFilter('@.a > 1') };
const others: readonly ListIdentity[] = [
  { ...list, accountId: 2 },
  { ...list, collection: 'Notes' },
  { ...list, order: { ...order, id: 'desc' } },
  { ...list, order: orderOf([{ field: 'a', direction: 'asc' }]) },
  { ...list, filter: undefined },
  { ...list, filter: parseFilter('@.a > 2') },
  { ...list, filter: parseFilter('@.a >= 1') },
];

describe(`tokens of pages, seed ${seed}`, () => {
  it('lead back to the place, where the list is the same', () => {
    const values = fc.array(value as fc.Arbitrary<JsonValue>, { minLength: 4, maxLength: 4 });
    const property = fc.property(values, fc.integer({ min: 1 }), (given, id) => {
      const token = tokenOf(list, 'k3f9x2mq', { values: given, id });
      expect(token).to.match(/^[A-Za-z0-9_-]{1,2048}$/);
      const place = placeOf(list, token)!;
      expect(place).to.include({ incarnation: 'k3f9x2mq', id });
      for (const [at, placed] of place.values.entries()) {
        // Numbers below 0 that are 0 are one value with it.
        if ('value' in placed) expect(placed.value).to.deep.equal(JSON.parse(JSON.stringify(given[at])));
        else expect(placed.digest).to.equal(digestOf(given[at]!));
      }
      for (const other of others) expect(placeOf(other, token)).to.equal(undefined);
    });
    fc.assert(property, { seed, numRuns });
  });

  it('hold no long values', () => {
    for (const [text, isLong] of [
      ['a'.repeat(256), false],
      ['a'.repeat(257), true],
      ['\u{1f600}'.repeat(65), true],
    ] as const) {
      const token = tokenOf(list, 'k3f9x2mq', { values: [text, null, 7, '#'], id: 1 });
      expect(placeOf(list, token)!.values).to.deep.equal([
        isLong ? { digest: digestOf(text) } : { value: text },
        ...[null, 7, '#'].map((value) => ({ value })),
      ]);
    }
    const escaped = '\u0001'.repeat(maxTextBytes);
    const values = [escaped, escaped, escaped, escaped];
    const token = tokenOf(list, 'k3f9x2mq', { values, id: Number.MAX_SAFE_INTEGER });
    expect(token).to.have.length.at.most(2_048);
    expect(placeOf(list, token)!.values).to.deep.equal(values.map((value) => ({ value })));
  });

  it('are refused where somebody has made them up, though their checksums fit', () => {
    const values = [1, 2, 3, 4];
    const within = 'k3f9x2mq\u00001\u0000{bad';
    for (const [incarnation, position] of [
      ['k3f9x2mq', { values: [1, 2, 3], id: 1 }],
      ['k3f9x2mq', { values: [...values, 5], id: 1 }],
      ['k3f9x2mq', { values, id: Number.NaN }],
      ['k3f9x2mq', { values, id: Infinity }],
      ['k3f9x2mq', { values, id: 0 }],
      ['k3f9x2mq', { values, id: 1.5 }],
      [within, { values: [3, 4], id: 2 }],
    ] as const) {
      expect(placeOf(list, tokenOf(list, incarnation, position))).to.equal(undefined);
    }
  });

  it('are refused when any character is another one, is missing or is there besides', () => {
    const token = tokenOf(list, 'k3f9x2mq', { values: [1, 'é', null, [true]], id: 7 });
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 0; at < token.length; at += 1) {
      for (const character of characters) {
        const altered = token.slice(0, at) + character + token.slice(at + 1);
        if (altered !== token) expect(placeOf(list, altered), altered).to.equal(undefined);
      }
      expect(placeOf(list, token.slice(0, at) + token.slice(at + 1))).to.equal(undefined);
      expect(placeOf(list, `${token.slice(0, at)}A${token.slice(at)}`)).to.equal(undefined);
    }
  });
});
