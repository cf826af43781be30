import { expect } from 'chai';
import type { Engine } from '../../src/engines/engine.js';
import { Background } from '../../src/runtime/background.js';
import { Housekeeping } from '../../src/store/housekeeping.js';
import type { Writer } from '../../src/store/writes/writer.js';
import { eventually } from '../support/eventually.js';

describe('housekeeping', () => {
  it('trims the log and removes idempotency keys while a large collection is purged', async () => {
    const calls = { purge: 0, trim: 0, expireKeyed: 0 };
    const endless = (call: keyof typeof calls, isMore: boolean) => async () => {
      calls[call] += 1;
      return isMore;
    };
    const engine: Partial<Engine> = {
      purge: endless('purge', true),
      trim: endless('trim', false),
      expireKeyed: endless('expireKeyed', false),
    };
    let atOnce = 0;
    const writer: Pick<Writer, 'betweenCommits'> = {
      async betweenCommits(work) {
        atOnce += 1;
        return work().finally(() => (atOnce -= 1));
      },
    };
    const housekeeping = new Housekeeping(
      {
        engine: engine as Engine,
        writer: writer as Writer,
        retention: { hours: 1, changes: 1 },
        background: new Background(),
      },
      1,
    );
    await eventually('all tasks run again and again', () => Math.min(...Object.values(calls)) > 5);
    await housekeeping.close();
    const { purge } = calls;
    expect(atOnce).to.equal(0);
    await new Promise(setImmediate);
    expect(calls.purge).to.equal(purge);
  });
});
