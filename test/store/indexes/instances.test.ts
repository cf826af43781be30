/** Automatic indexes of three instances on one PostgreSQL. */
import { expect } from 'chai';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Instances, startInstances } from '../../support/instances.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('indexes on three instances', function () {
  this.timeout(60_000);
  let instances: Instances;
  let owners: readonly Client[];
  before(async () => {
    instances = await startInstances(3);
    owners = instances.owners;
  });
  after(() => instances.close());

  it('appear in the details on each instance as soon as one instance has created them', async () => {
    for (const [round, owner] of owners.entries()) {
      const name = await owner.collection();
      const path = `/v1/collections/${name}`;
      for (let part = 0; part < 3; part += 1) {
        const rows = Array.from({ length: 1_000 }, (_, n) => ({ n: (n * 7) % 1_000, part }));
        expect((await owner.post(`${path}/rows`, rows)).status).to.equal(201);
      }
      const indexesOn = async (each: Client) => (await each.get(path)).json.indexes;
      for (const each of owners) expect(await indexesOn(each)).to.deep.equal([]);
      expect((await owner.get(`${path}/rows?sort=n:asc`)).status).to.equal(200);
      const complete = [{ fields: ['n'], percent: 100 }];
      await eventually('the index is complete', async () => {
        return JSON.stringify(await indexesOn(owner)) === JSON.stringify(complete);
      });
      for (const each of owners) expect(await indexesOn(each)).to.deep.equal(complete);
      const other = owners[(round + 1) % 3]!;
      expect((await other.delete(path)).status).to.equal(204);
      expect((await other.post('/v1/collections', { name })).status).to.equal(201);
      for (const each of owners) expect(await indexesOn(each)).to.deep.equal([]);
    }
  });
});
