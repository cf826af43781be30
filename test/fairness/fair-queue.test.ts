import { expect } from 'chai';
import { FairQueue } from '../../src/fairness/fair-queue.js';

/**
 * Calls of a queue that a test ends one by one. The name of an item is the letter of its account and a number.
 */
function calls(options: { atOnce: number; atOnceOfOne?: number; perCall?: number }) {
  const running: { items: string; end: () => void }[] = [];
  const begun: string[] = [];
  const queue = new FairQueue<string>({
    ...options,
    run: (items) =>
      new Promise<void>((end) => {
        begun.push(items.join());
        running.push({ items: items.join(), end });
      }),
  });
  return {
    queue,
    begun,
    add(...items: string[]): void {
      for (const item of items) queue.add(item.charCodeAt(0), item);
    },
    async end(): Promise<void> {
      running.shift()!.end();
      await new Promise((resolve) => setImmediate(resolve));
    },
    running: () => running.map(({ items }) => items),
  };
}

describe('a fair queue', () => {
  it('lets accounts take turns, and keeps the order of each', async () => {
    const { add, end, begun } = calls({ atOnce: 1 });
    add('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    for (let n = 0; n < 7; n += 1) await end();
    expect(begun).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('lets the subjects of a key take turns, and API keys with all tickets of a key', async () => {
    const begun: string[] = [];
    const queue = new FairQueue<string>({
      ...{ atOnce: 1, perCall: 2 },
      turnOf: (item) => (item[0] === '-' ? { keyId: 'x' } : { keyId: item[1]!, subject: item.slice(0, 2) }),
      run: async (items) => {
        begun.push(...items);
      },
    });
    // The subjects a, b and c of the key x, the subject d of the key y, and requests with API keys.
    for (const item of ['ax1', 'ax2', 'ax3', 'ax4', 'bx1', 'bx2', '-1', '-2', '-3', 'cx1', 'dy1', 'dy2'])
      queue.add(1, item);
    for (const item of ['other1', 'other2', 'other3']) queue.add(2, item);
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    const own = begun.filter((item) => !item.startsWith('other'));
    expect(own).to.deep.equal([
      'ax1',
      'ax2',
      '-1',
      'dy1',
      'bx1',
      '-2',
      'dy2',
      'cx1',
      '-3',
      'ax3',
      'bx2',
      'ax4',
    ]);
    expect(begun.indexOf('other1')).to.be.below(4);
    expect(begun.indexOf('other3')).to.be.below(8);
  });

  it('puts in one call what one account has waiting, up to a number', async () => {
    const { add, end, begun } = calls({ atOnce: 1, perCall: 3 });
    add('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2');
    for (let n = 0; n < 4; n += 1) await end();
    expect(begun).to.deep.equal(['a1', 'b1,b2', 'a2,a3,a4', 'a5']);
  });

  it('runs so many calls at once, and so many of one account', async () => {
    const { add, end, running } = calls({ atOnce: 3, atOnceOfOne: 2 });
    add('a1', 'a2', 'a3', 'a4');
    expect(running()).to.deep.equal(['a1', 'a2']);
    add('b1', 'b2');
    expect(running()).to.deep.equal(['a1', 'a2', 'b1']);
    await end();
    await end();
    expect(running()).to.deep.equal(['b1', 'b2', 'a3']);
    await end();
    await end();
    await end();
    expect(running()).to.deep.equal(['a4']);
  });

  it('gives back what waits and shall not be done', async () => {
    const { queue, add, end, begun } = calls({ atOnce: 1 });
    add('a1', 'a2', 'b1', 'a3');
    expect(queue.remove((item) => item !== 'a3')).to.deep.equal(['a2', 'b1']);
    await end();
    await end();
    expect(begun).to.deep.equal(['a1', 'a3']);
  });

  it('goes on after a call that fails, with the turn of its account given back', async () => {
    const failures: unknown[] = [];
    const done: string[] = [];
    const queue = new FairQueue<string>({
      atOnce: 1,
      atOnceOfOne: 1,
      run: ([item]) => {
        if (item === 'a1') throw new Error('at once');
        if (item === 'a2') return Promise.reject(new Error('later'));
        done.push(item!);
        return Promise.resolve();
      },
      failed: (error) => failures.push((error as Error).message),
    });
    for (const item of ['a1', 'a2', 'b1', 'a3']) queue.add(item.charCodeAt(0), item);
    for (let n = 0; n < 4; n += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(failures).to.deep.equal(['at once', 'later']);
    expect(done).to.deep.equal(['b1', 'a3']);
  });
});
