/** What SQLite's lists keep in memory for the next ones of their shape. */
import { expect } from 'chai';
import type { ListOf } from '../../../src/engines/engine.js';
import { batchOf, planOf } from '../../../src/engines/sqlite/list/list.js';
import { parseFilter } from '../../../src/values/filter.js';

describe('shapes of lists', () => {
  it('are remembered, but not many megabytes of them', () => {
    const planned = (filter: string) => {
      const list: ListOf = {
        ...{ collectionId: 1, path: { by: 'id' }, order: { fields: [], id: 'asc' }, limit: 1, offset: 0 },
        ...{ isCounted: false, maxScanRows: 1, most: 1, filter: parseFilter(filter) },
      };
      const plan = planOf(list, 'cheap', { isWhole: true, isExact: false });
      return { shape: plan.shape, characters: batchOf(plan, 8).length };
    };
    const { shape } = planned('@.a');
    let characters = 0;
    for (let tests = 0; tests < 250; tests += 1) {
      const bits = [...tests.toString(2).padStart(8, '0')];
      characters += planned(
        bits.map((bit) => (bit === '1' ? '@.a > 1' : '@.a > "x"')).join(' && '),
      ).characters;
      if (tests === 10) expect(planned('@.b').shape).to.equal(shape);
    }
    expect(characters).to.be.greaterThan(5_000_000);
    expect(planned('@.a').shape).not.to.equal(shape);
  });
});
