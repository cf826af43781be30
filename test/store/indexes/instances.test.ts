/** Automatic indexes of three instances on one PostgreSQL. */
import { expect } from 'chai';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Instances, startInstances } from '../../support/instances.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('indexes on three instances', () => {
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

  it('are given up if another instance deletes the collection while they are created', async () => {
    const [owner, other] = owners as [Client, Client];
    const { log } = instances.services[0]!;
    const begunBefore = log.filter((line) => line.includes('"creating an index"')).length;
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ n: (n * 7) % 1_000, text: 'x'.repeat(60) }));
    const rounds = 3;
    for (let round = 0; round < rounds; round += 1) {
      const path = `/v1/collections/${await owner.collection()}`;
      for (let part = 0; part < 10; part += 1) await owner.post(`${path}/rows`, rows);
      const listed = owner.get(`${path}/rows?sort=n:asc&limit=1`);
      await eventually(
        'an index is in progress',
        async () => (await other.get(path)).json.indexes.length > 0,
        { everyMs: 1 },
      );
      expect((await other.delete(path)).status).to.equal(204);
      await listed;
    }
    // The indexes of an account are created one collection after the other.
    const path = `/v1/collections/${await owner.collection()}`;
    for (let part = 0; part < 3; part += 1) await owner.post(`${path}/rows`, rows);
    await owner.get(`${path}/rows?sort=n:asc&limit=1`);
    await eventually(
      'the next index is complete',
      async () => (await owner.get(path)).json.indexes[0]?.percent === 100,
    );
    const begun = log.filter((line) => line.includes('"creating an index"')).length - begunBefore;
    // After each deletion, the server tries at most twice more.
    expect(begun).to.be.within(1, 3 * rounds + 1);
  });
});
