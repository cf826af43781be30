import { expect } from 'chai';
import { BoundedMap } from '../../src/runtime/bounded-map.js';

describe('a bounded map', () => {
  it('keeps what was used last, and never more than its number', () => {
    const map = new BoundedMap<number, number>(100);
    for (let key = 0; key < 1_000; key += 1) {
      map.set(key, key);
      expect(map.get(0), 'used all the time').to.equal(0);
    }
    const kept = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
    expect(kept.length).to.be.within(40, 100);
    expect(kept).to.include.members([0, 999]);
  });

  it('forgets what it is told to', () => {
    const map = new BoundedMap<string, number>(4);
    for (const key of ['a', 'b', 'c']) map.set(key, 1);
    map.delete('a');
    map.delete('c');
    expect(['a', 'b', 'c'].map((key) => map.get(key))).to.deep.equal([undefined, 1, undefined]);
    map.clear();
    expect(map.get('b')).to.equal(undefined);
  });
});
