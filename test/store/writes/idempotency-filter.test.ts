import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { KeyFilter } from '../../../src/engines/sqlite/commit/idempotency-filter.js';
import { range } from '../../support/observed.js';
import { cases } from '../../support/suite.js';

describe('the filter of idempotency keys', () => {
  const shapes: Record<string, (n: number) => string> = {
    'random ones': () => randomUUID(),
    'counted ones': (n) => `import-2030-01-31-${n}`,
    'ones of few characters': (n) => n.toString(36),
  };
  for (const [shape, keyOf] of Object.entries(shapes)) {
    it(`holds each that was recorded, and few others: ${shape}`, async () => {
      const stored = range(1, 1_000).map((n) => ({ accountId: 1, key: keyOf(n) }));
      let page = 0;
      const filter = new KeyFilter(async () => stored.slice(100 * page, 100 * ++page));
      expect(filter.mayHold(1, 'before it is read')).to.equal(true);
      await new Promise((resolve) => setImmediate(resolve));
      const last = 1_000 + cases(199_000);
      const recorded = range(1_001, last).map((n) => ({ accountId: 1, key: keyOf(n) }));
      for (const record of recorded) filter.add(record);
      const missing = [...stored, ...recorded].filter(
        ({ accountId, key }) => !filter.mayHold(accountId, key),
      );
      expect(missing).to.deep.equal([]);
      const others = range(last + 1, last + cases(100_000)).map(keyOf);
      const held = others.filter((key) => filter.mayHold(1, key) || filter.mayHold(2, key));
      expect(held.length).to.be.lessThan(others.length / 1_000);
    });
  }
});
