/** Collections that somebody else on PostgreSQL has locked, and who waits for them. */
import { expect } from 'chai';
import pg from 'pg';
import { client } from './support/client.js';
import { engine } from './support/engine.js';
import { newKey } from './support/registry.js';
import { startService, type TestService } from './support/service.js';

(engine === 'postgres' ? describe : describe.skip)('collections that are locked elsewhere', function () {
  this.timeout(30_000);
  let service: TestService;
  let other: pg.Client;
  before(async () => {
    service = await startService();
    other = new pg.Client(service.databaseUrl);
    await other.connect();
  });
  after(async () => {
    await other.end();
    await service.close();
  });

  it('hold up their account, and no other', async () => {
    const owner = client(service, service.key);
    const blocked = await Promise.all(Array.from({ length: 8 }, () => owner.collection([{ n: 1 }])));
    const others = client(service, (await newKey(service, { account: 'others' })).text);
    const free = `/v1/collections/${await others.collection()}`;
    await other.query(
      'BEGIN; SELECT seq FROM heads WHERE collection_id IN (SELECT id FROM collections WHERE account_id = (SELECT account_id FROM collections ORDER BY id LIMIT 1)) FOR UPDATE',
    );
    let answered = 0;
    const writes = blocked.flatMap((name) => [
      owner.post(`/v1/collections/${name}/rows`, [{ n: 2 }]),
      owner.delete(`/v1/collections/${name}`),
    ]);
    for (const write of writes) void write.finally(() => (answered += 1)).catch(() => undefined);
    for (let n = 0; n < 5; n += 1) {
      expect((await others.post(`${free}/rows`, [{ n }])).status).to.equal(201);
      expect((await others.get('/v1/usage')).status).to.equal(200);
      await others.collection();
    }
    expect((await others.delete(free)).status).to.equal(204);
    expect(answered, 'answered meanwhile').to.equal(0);
    await other.query('COMMIT');
    for (const { status } of await Promise.all(writes)) expect(status).to.be.oneOf([201, 204, 404]);
  });

  it('answer 503 when the lock is kept, and then nothing was changed', async () => {
    const owner = client(service, service.key);
    const rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
    await other.query('BEGIN; SELECT seq FROM heads FOR UPDATE');
    const refused = await owner.post(rows, [{ n: 2 }]);
    await other.query('COMMIT');
    expect([refused.status, refused.code]).to.deep.equal([503, 'database_unavailable']);
    expect(refused.json.detail).to.equal('The database is busy. Nothing was changed.');
    expect((await owner.get(rows)).json).to.deep.equal([{ id: 1, n: 1 }]);
  });
});
