/** The typed contracts that stay in memory. */
import { expect } from 'chai';
import type { Caller } from '../../src/access/rights.js';
import type { CollectionType } from '../../src/engines/engine.js';
import { Shares } from '../../src/fairness/shares.js';

describe('the cache of typed contracts', () => {
  it('counts a document once, even if several keys request it at the same time', async () => {
    const text = JSON.stringify({ properties: { a: { const: 'a'.repeat(2_000_000) } } });
    const types: CollectionType[] = [
      { name: 'c', typeName: 'C', rowKey: undefined, collectionId: 1, schemaId: 1, text },
    ];
    // Only an ES module can resolve the thread's module. Mocha loads this file with `require`.
    const { TypedContracts } = await import('../../src/contract/typed/contracts.js');
    let builds = 0;
    const contracts = new TypedContracts(
      {
        readTypes: async (_account, _names, _most, withTexts) => {
          if (withTexts) builds += 1;
          return types;
        },
      },
      new Shares(),
      undefined,
    );
    const anyone = { keyId: 'any', accountId: 1, collections: undefined } as Caller;
    // The first request for a schema reads its text once, for the tag of the document.
    await contracts.find(anyone, 'openapi.json', 'localhost');
    expect(builds).to.equal(1);
    builds = 0;
    const bytesFor = async (keyId: string): Promise<number> => {
      const caller = { keyId, accountId: 1, collections: undefined } as Caller;
      const document = await contracts.find(caller, 'openapi.json', 'localhost');
      return (await document.read(async () => undefined)).length;
    };
    const sizes = await Promise.all(Array.from({ length: 6 }, (_, index) => bytesFor(`key ${index}`)));
    expect(builds).to.equal(6);
    expect(sizes.reduce((sum, size) => sum + size)).to.be.greaterThan(33_554_432);
    await bytesFor('key 0');
    expect(builds, 'the document is in the cache').to.equal(6);
    await contracts.close();
  });
});
