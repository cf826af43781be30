/** Page tokens: each is valid for one list, cannot be modified, and is short. */
import { expect } from 'chai';
import fc from 'fast-check';
import { type ListIdentity, PageTokens } from '../../../src/store/reads/page-token.js';
import { parseFilter } from '../../../src/values/filter.js';
import { indexFieldsOf, orderOf } from '../../../src/values/order.js';
import { maxTextBytes, sortKey } from '../../../src/values/sort-key.js';
import { value } from '../../support/arbitraries.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(1_000);
const tokens = new PageTokens('c2VjcmV0IG9mIHRoZSBkYXRhYmFzZQ');

const order = orderOf(['a', 'b', 'c', 'd'].map((field) => ({ field, direction: 'asc' })));
const list: ListIdentity = { accountId: 1, collection: 'notes', order, filter: parseFilter('@.a > 1') };
const keyOf = (values: readonly unknown[]) => sortKey(indexFieldsOf(order), values);
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
    const values = fc.array(value, { minLength: 4, maxLength: 4 });
    const property = fc.property(values, fc.integer({ min: 1 }), (given, id) => {
      const position = { key: keyOf(given), id };
      const token = tokens.tokenOf(list, 'k3f9x2mq', position);
      expect(token).to.match(/^[A-Za-z0-9_-]{1,2048}$/);
      expect(tokens.positionOf(list, token)).to.deep.equal({ incarnation: 'k3f9x2mq', ...position });
      for (const other of others) expect(tokens.positionOf(other, token)).to.equal(undefined);
    });
    fc.assert(property, { seed, numRuns });
  });

  it('are short, however long the values are', () => {
    const long = '\u{1f600}'.repeat(maxTextBytes);
    const position = { key: keyOf([long, [long], { a: long }, long]), id: Number.MAX_SAFE_INTEGER };
    const token = tokens.tokenOf(list, 'k3f9x2mq', position);
    expect(token).to.have.length.at.most(2_048);
    expect(tokens.positionOf(list, token)).to.deep.equal({ incarnation: 'k3f9x2mq', ...position });
  });

  it('are refused where their contents are invalid, though they are authentic', () => {
    const key = keyOf([1, 'a', true, null]);
    for (const [incarnation, position] of [
      ['k3f9x2mq', { key: sortKey(indexFieldsOf(order).slice(1), ['a', true, null]), id: 1 }],
      ['k3f9x2mq', { key: key + key, id: 1 }],
      ['k3f9x2mq', { key: key.slice(0, -2), id: 1 }],
      ['k3f9x2mq', { key: `${key}00`, id: 1 }],
      ['k3f9x2mq', { key: `07${key.slice(2)}`, id: 1 }],
      ['k3f9x2mq', { key: `ff${key.slice(2)}`, id: 1 }],
      ['k3f9x2mq', { key: `04${'61'.repeat(257)}00010100`, id: 1 }],
      ['k3f9x2mq', { key: '', id: 1 }],
      ['k3f9x2mq', { key, id: Number.NaN }],
      ['k3f9x2mq', { key, id: Infinity }],
      ['k3f9x2mq', { key, id: 0 }],
      ['k3f9x2mq', { key, id: 1.5 }],
      ['k3f9x2mq 7', { key, id: 1 }],
    ] as const) {
      expect(tokens.positionOf(list, tokens.tokenOf(list, incarnation, position)), position.key).to.equal(
        undefined,
      );
    }
  });

  it('are refused when any character is another one, is missing or is there besides', () => {
    const token = tokens.tokenOf(list, 'k3f9x2mq', { key: keyOf([1, 'é', null, [true]]), id: 7 });
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 0; at < token.length; at += 1) {
      for (const character of characters) {
        const altered = token.slice(0, at) + character + token.slice(at + 1);
        if (altered !== token) expect(tokens.positionOf(list, altered), altered).to.equal(undefined);
      }
      expect(tokens.positionOf(list, token.slice(0, at) + token.slice(at + 1))).to.equal(undefined);
      expect(tokens.positionOf(list, `${token.slice(0, at)}A${token.slice(at)}`)).to.equal(undefined);
    }
  });

  it('are valid only with the secret of their database, and differ in every character of the tag', () => {
    const position = { key: keyOf([1, 'é', null, [true]]), id: 7 };
    const other = new PageTokens('YW5vdGhlciBzZWNyZXQ');
    const token = tokens.tokenOf(list, 'k3f9x2mq', position);
    expect(other.positionOf(list, token)).to.equal(undefined);
    const elsewhere = other.tokenOf(list, 'k3f9x2mq', position);
    expect(elsewhere.slice(0, -16)).to.equal(token.slice(0, -16));
    expect(elsewhere.slice(-16)).not.to.equal(token.slice(-16));
  });
});
