import { assert } from 'chai';
import type { StoredChanges } from '../../src/client/index.js';
import { Keeper } from '../../src/client/storage.js';

describe('The copy of a mirror', () => {
  it('is saved up to the last change, also if this change arrives when a save has just ended', async () => {
    for (let microtasks = 0; microtasks < 10; microtasks += 1) {
      const saved: string[] = [];
      const storage = {
        load: async () => undefined,
        save: async (_name: string, { cursor }: StoredChanges) => void saved.push(cursor),
        clear: async () => undefined,
      };
      const keeper = new Keeper(storage, 'copy', (error) => assert.fail(String(error)));
      keeper.note([], 'a-1');
      for (let turn = 0; turn < microtasks; turn += 1) await undefined;
      keeper.note([], 'a-2');
      await keeper.saved();
      assert.equal(saved.at(-1), 'a-2', `after ${microtasks} microtasks`);
    }
  });
});
