/** When the server creates indexes, with an engine that is a test double. */
import { expect } from 'chai';
import { builtWhole, type Engine, type IndexState } from '../../../src/engines/engine.js';
import { Background } from '../../../src/runtime/background.js';
import { Indexes } from '../../../src/store/indexes/indexes.js';
import { eventually } from '../../support/eventually.js';

describe('indexes that are being made', () => {
  it('wait while a scan leaves no room for what they write', async () => {
    let looks = 0;
    let isCrowded = true;
    let builds = 0;
    const index: IndexState = {
      ...{ id: 1, collectionId: 1, accountId: 1, builtThrough: 0, usedAt: 0 },
      fields: [{ field: 'a', direction: 'asc' }],
    };
    const engine: Partial<Engine> = {
      get isCrowded() {
        looks += 1;
        return isCrowded;
      },
      indexStepMs: 5,
      readIndexes: async () => [],
      describeCollection: async () => ({
        ...{ id: 1, accountId: 1, name: 'c', incarnation: 'c', rows: 5_000, createdAt: 0 },
      }),
      beginIndex: async () => index,
      buildIndex: async () => {
        builds += 1;
        return { builtThrough: builds < 3 ? builds : builtWhole, tookMs: 1 };
      },
    };
    const indexes = new Indexes(engine as Engine, new Background(), (work) => work());
    indexes.request(1, index.fields, 5_000);
    await eventually('it is looked whether there is room', () => looks > 2);
    expect(builds).to.equal(0);
    isCrowded = false;
    await eventually('it is made', () => indexes.find(1, index.fields) !== undefined);
    expect(builds).to.equal(3);
    await indexes.close();
  });
});
