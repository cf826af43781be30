import { expect } from 'chai';
import { createCache, createSizedCache } from '../../src/runtime/cache.js';

describe('a cache', () => {
  it('keeps what was used last, and never more than its number', () => {
    const cache = createCache<number, number>(100);
    for (let key = 0; key < 1_000; key += 1) {
      cache.set(key, key);
      expect(cache.get(0), 'used all the time').to.equal(0);
    }
    const kept = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => cache.get(key) !== undefined);
    expect(kept).to.deep.equal([0, ...Array.from({ length: 99 }, (_, index) => 901 + index)]);
  });

  it('forgets deleted entries', () => {
    const cache = createCache<string, number>(4);
    for (const key of ['a', 'b', 'c']) cache.set(key, 1);
    cache.delete('a');
    cache.delete('c');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).to.deep.equal([undefined, 1, undefined]);
    cache.clear();
    expect(cache.get('b')).to.equal(undefined);
  });

  it('counts the sizes of its entries, and an entry that is set again once', () => {
    const cache = createSizedCache<string, string>(10, ({ length }) => length);
    for (const value of ['12345', '123456', '1234']) cache.set('a', value);
    cache.set('b', '123456');
    expect([cache.get('a'), cache.get('b')]).to.deep.equal(['1234', '123456']);
    cache.set('c', '1');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).to.deep.equal([undefined, '123456', '1']);
    cache.set('b', 'longer than 10');
    expect([cache.get('b'), cache.get('c')]).to.deep.equal([undefined, '1']);
  });
});
