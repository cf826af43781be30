/** What the lists of the SQLite engine remember for later lists of the same shape. */
import { expect } from 'chai';
import type { ListPlan } from '../../../src/engines/engine.js';
import { batchOf, printList } from '../../../src/engines/sqlite/list/print-list.js';
import { parseFilter } from '../../../src/values/filter.js';

describe('shapes of lists', () => {
  it('are remembered, but not many megabytes of them', () => {
    const planned = (filter: string) => {
      const plan: ListPlan = {
        collectionId: 1,
        source: { by: 'id' },
        method: 'search',
        order: { fields: [], id: 'asc' },
        filter: parseFilter(filter),
        isCounted: false,
        limit: 1,
        offset: 0,
        bounds: { rows: 1, bytes: 1 },
        most: 1,
      };
      const list = printList(plan, 'cheap', { isWhole: true, isExact: false });
      return { shape: list.shape, characters: batchOf(list, 8).length };
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
