import { expect } from 'chai';
import { closeInOrder, closeTogether } from '../../src/runtime/closing.js';

for (const [name, close] of Object.entries({ closeInOrder, closeTogether })) {
  describe(name, () => {
    it('runs every closer, then throws what failed', async () => {
      const ran: number[] = [];
      const failures = [new Error('thrown'), new Error('rejected')];
      const closers = [
        () => ran.push(0),
        () => {
          ran.push(1);
          throw failures[0];
        },
        async () => ran.push(2),
        () => Promise.reject(failures[1]),
        () => ran.push(4),
      ];
      const all = await close(closers).catch((error: unknown) => error);
      expect(ran).to.deep.equal([0, 1, 2, 4]);
      expect(all).to.be.instanceOf(AggregateError).with.property('errors').that.deep.equals(failures);
      expect(await close(closers.slice(0, 3)).catch((error: unknown) => error)).to.equal(failures[0]);
      await close([]);
    });
  });
}
