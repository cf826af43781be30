/** Row keys that are set and removed while three instances on one PostgreSQL write. */
import { expect } from 'chai';
import type { Client } from '../../support/client.js';
import { type Instances, startInstances } from '../../support/instances.js';
import { cases, needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('row keys on three instances', () => {
  let instances: Instances;
  let owners: readonly Client[];
  before(async () => {
    instances = await startInstances(3);
    owners = instances.owners;
  });
  after(() => instances.close());

  it('are enforced on each from the response on, and no longer than to the next one', async () => {
    const name = await owners[0]!.collection([{ k: 0 }]);
    const [rows, key] = [`/v1/collections/${name}/rows`, `/v1/collections/${name}/row-key`];
    for (let round = 0; round < 6; round += 1) {
      const [setter, ...others] = [0, 1, 2].map((n) => owners[(round + n) % 3]!);
      expect((await setter!.put(key, { fields: ['k'] })).status).to.equal(200);
      for (const owner of [...others, setter!])
        expect((await owner.post(rows, [{ k: 0 }])).code).to.equal('row_key_taken');
      expect((await others[0]!.delete(key)).status).to.equal(204);
      for (const owner of owners) {
        const { json } = await owner.post(rows, [{ k: 0 }]);
        expect((await owner.delete(`${rows}/${json[0].id}`)).status).to.equal(204);
      }
    }
  });

  it('are also read again for upserts that change nothing', async () => {
    const name = await owners[0]!.collection([{ k: 'a', at: 1 }]);
    const [rows, key] = [`/v1/collections/${name}/rows`, `/v1/collections/${name}/row-key`];
    const row = { k: 'a', at: 2 };
    const operations = [{ op: 'upsert', row, on_conflict: 'ignore' }];
    const upserts = [
      () => owners[1]!.post(`/v1/collections/${name}/batch`, { operations }),
      () => owners[1]!.post(`${rows}?on_conflict=ignore`, [row]),
    ];
    for (const upsert of upserts)
      for (const next of [undefined, ['k', 'at']]) {
        expect((await owners[0]!.put(key, { fields: ['k'] })).status).to.equal(200);
        // With this commit, the instance remembers the row key.
        const other = await owners[1]!.post(rows, [{ k: 'b' }]);
        expect((await owners[1]!.delete(`${rows}/${other.json[0].id}`)).status).to.equal(204);
        expect(await upsert()).to.have.property('status', 200);
        if (next === undefined) {
          expect((await owners[0]!.delete(key)).status).to.equal(204);
          expect((await upsert()).code).to.equal('row_key_missing');
        } else {
          expect((await owners[0]!.put(key, { fields: next })).status).to.equal(200);
          expect(await upsert()).to.have.property('status', 200);
          const { json } = await owners[2]!.get(rows);
          expect(json).to.have.length(2);
          expect((await owners[0]!.delete(`${rows}/${json[1].id}`)).status).to.equal(204);
        }
      }
  });

  it('are taken by exactly one write, whichever instance it reaches', async () => {
    const name = await owners[0]!.collection();
    const rows = `/v1/collections/${name}/rows`;
    await owners[0]!.put(`/v1/collections/${name}/row-key`, { fields: ['k'] });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        owners.flatMap((owner) =>
          Array.from({ length: 12 }, (_, n) =>
            owner.post(rows, [{ k: `${round} ${n % 4}` }, { k: round + (n % 4) / 10 }]),
          ),
        ),
      );
      const counts = { stored: 0, taken: 0 };
      for (const { status, code } of answers) {
        if (status === 201) counts.stored += 1;
        else if (code === 'row_key_taken') counts.taken += 1;
      }
      expect(counts).to.deep.equal({ stored: 4, taken: 32 });
    }
    const { json } = await owners[1]!.get(`${rows}?limit=1000`);
    const keys = json.map(({ k }: { k: unknown }) => JSON.stringify(k));
    expect([keys.length, new Set(keys).size]).to.deep.equal([80, 80]);
  });

  it('are checked by dry runs on each from the response on, also after a change of the row key', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [setter, ...others] = [0, 1, 2].map((n) => owners[(round + n) % 3]!);
      const name = await setter!.collection([
        { k: 'a', n: 1 },
        { k: 'b', n: 1 },
      ]);
      const [rows, key] = [`/v1/collections/${name}/rows`, `/v1/collections/${name}/row-key`];
      const second = `${rows}?filter=${encodeURIComponent('@.id == 2')}&max_rows=10&dry_run=true`;
      const done = { matched: 1, changed: 1 };
      for (const owner of owners) expect((await owner.patch(second, { k: 'a' })).json).to.deep.equal(done);
      expect((await setter!.put(key, { fields: ['k'] })).status).to.equal(200);
      for (const owner of [...others, setter!]) {
        const { code, json } = await owner.patch(second, { k: 'a' });
        expect([code, json.errors?.[0].id]).to.deep.equal(['row_key_taken', 1]);
        expect((await owner.patch(second, { k: 'c' })).json).to.deep.equal(done);
        expect((await owner.patch(second, { k: null })).code).to.equal('row_invalid');
      }
      expect((await setter!.put(key, { fields: ['k', 'n'] })).status).to.equal(200);
      for (const owner of others) {
        expect((await owner.patch(second, { k: 'a' })).code).to.equal('row_key_taken');
        expect((await owner.patch(second, { k: 'a', n: 2 })).json).to.deep.equal(done);
      }
      expect((await others[0]!.delete(key)).status).to.equal(204);
      for (const owner of owners) expect((await owner.patch(second, { k: 'a' })).json).to.deep.equal(done);
    }
  });

  it('never make an upsert fail, however many instances insert the same keys at once', async () => {
    for (let round = 0; round < cases(60); round += 1) {
      const name = await owners[0]!.collection();
      const rows = `/v1/collections/${name}/rows`;
      await owners[1]!.put(`/v1/collections/${name}/row-key`, { fields: ['k'] });
      const keys = [0, 1, 2, 3];
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          owners[n % 3]!.post(
            `${rows}?on_conflict=${['update', 'replace', 'ignore'][(n + round) % 3]}`,
            keys.map((k) => ({ k: (k + n) % 6, n })),
          ),
        ),
      );
      for (const { status, text } of answers) expect(status, text).to.equal(200);
      const inserted = answers.reduce((sum, { headers }) => sum + Number(headers['rows-inserted']), 0);
      expect([inserted, (await owners[2]!.get(rows)).json.length]).to.deep.equal([6, 6]);
    }
  });
});
