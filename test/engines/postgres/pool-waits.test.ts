/** Requests that wait for a lock of another PostgreSQL client. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import pg from 'pg';
import type { Engine, ListPlan } from '../../../src/engines/engine.js';
import type { PostgresDatabase } from '../../../src/engines/open.js';
import { parseFilter } from '../../../src/values/filter.js';
import { client } from '../../support/client.js';
import {
  createCollection,
  engineOn,
  failure,
  freshDatabase,
  type TestDatabase,
} from '../../support/database.js';
import { engine } from '../../support/engine.js';
import { createIndex } from '../../support/indexes.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

(engine === 'postgres' ? describe : describe.skip)('collections that are locked elsewhere', () => {
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

  /**
   * Locks the heads of all existing collections until COMMIT. Locks one after the other, because Citus can only
   * lock the rows of one collection at a time.
   */
  async function lockHeads(): Promise<void> {
    const heads = await other.query('SELECT collection_id AS id FROM heads');
    await other.query('BEGIN');
    for (const { id } of heads.rows)
      await other.query('SELECT seq FROM heads WHERE collection_id = $1 FOR UPDATE', [id]);
  }

  it('hold up their account, and no other', async () => {
    const owner = client(service, service.key);
    const blocked = await Promise.all(Array.from({ length: 8 }, () => owner.collection([{ n: 1 }])));
    const others = client(service, (await newKey(service, { account: 'others' })).text);
    await lockHeads();
    const free = `/v1/collections/${await others.collection()}`;
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

  // The second request waits twice: first for the first request, which gives up earlier, and then for the lock.
  for (const isInsertFirst of [true, false]) {
    it(`answer 503 to ${isInsertFirst ? 'an insert and then a delete' : 'a delete and then an insert'} if the lock is not released, and change nothing`, async () => {
      const owner = client(service, service.key);
      const collection = `/v1/collections/${await owner.collection([{ n: 1 }])}`;
      const rows = `${collection}/rows`;
      await lockHeads();
      const sendings = [() => owner.post(rows, [{ n: 2 }]), () => owner.delete(collection)];
      const [first, second] = isInsertFirst ? sendings : sendings.reverse();
      const answers = [first!()];
      await sleep(300);
      answers.push(second!());
      const all = await Promise.all(answers);
      await other.query('COMMIT');
      for (const refused of all) {
        expect([refused.status, refused.code]).to.deep.equal([503, 'database_unavailable']);
        // On Citus, a worker can commit a statement that the server gave up late. The response then says so.
        if (process.env.TEST_CITUS_URL && refused.json.detail.includes('may have been executed')) return;
        expect(refused.json.detail).to.equal('The database is busy. The server did not change anything.');
      }
      // The rejected writes do not happen later either.
      expect((await owner.post(rows, [{ n: 3 }])).json).to.deep.equal([{ id: 2, n: 3 }]);
      expect((await owner.get(rows)).json).to.deep.equal([
        { id: 1, n: 1 },
        { id: 2, n: 3 },
      ]);
    });
  }
});

(engine === 'postgres' ? describe : describe.skip)('keys of indexes that are locked elsewhere', () => {
  let database: TestDatabase;
  let on: Engine;
  let byId: ListPlan;
  let byIndex: ListPlan;
  before(async () => {
    database = await freshDatabase();
    on = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    const { id: collectionId } = await createCollection(on, 1, 'c', 'c');
    const fields = [{ field: 'n', direction: 'asc' }] as const;
    const index = await createIndex(on, collectionId, fields);
    const bounds = { rows: 100, bytes: 1_000_000 };
    const list = {
      collectionId,
      limit: 1,
      offset: 0,
      isCounted: false,
      method: 'walk',
      bounds,
      most: 1_000,
    } as const;
    byId = { ...list, source: { by: 'id' }, order: { fields: [], id: 'asc' } };
    const source = { by: 'index', index: { id: index.id, fields }, prefix: '' } as const;
    byIndex = { ...list, source, order: { fields, id: 'asc' } };
  });
  after(async () => {
    await on.close();
    await database.remove();
  });

  async function locked(work: () => Promise<void>): Promise<void> {
    await database.knex.transaction(async (trx) => {
      await trx.raw('LOCK TABLE sort_keys IN ACCESS EXCLUSIVE MODE');
      await work();
    });
  }

  it('turn only the cheap list that takes too long into a scan', () =>
    locked(async () => {
      const filter = parseFilter('@.n == 1');
      const lists = [byId, byIndex, byId].map((list) => ({ ...list, filter, method: 'search' as const }));
      const found = (await on.readLists('cheap', lists)).map((read) => read?.page);
      expect(found).to.deep.equal(['[]', undefined, '[]']);
    }));

  it('do not hold up other lists by several that wait for them', async () => {
    const filter = parseFilter('contains(@.n, "a")');
    let searches: Promise<unknown> | undefined;
    await locked(async () => {
      searches = on.readLists('cheap', Array(4).fill({ ...byIndex, filter, method: 'search' }));
      const begun = performance.now();
      expect((await on.readLists('cheap', [byId]))[0]!.page).to.equal('[]');
      expect(performance.now() - begun).to.be.below(500);
    });
    await searches;
  });
});

(engine === 'postgres' ? describe : describe.skip)('what is given up', () => {
  it('is ended on the server, also where it begins only then', async () => {
    const database = (await freshDatabase()) as TestDatabase & PostgresDatabase;
    const givenUp = new AbortController();
    const work = database.pool(1).lend(
      async ({ all }) => {
        await all('SELECT 1');
        givenUp.abort(new Error('given up'));
        // The connection waits for its next statement during these queries.
        for (let n = 0; n < 100; n += 1) await database.knex.raw('SELECT 1');
        await all('SELECT pg_sleep(9)');
      },
      { signal: givenUp.signal },
    );
    expect(await failure(work)).to.match(/canceling statement due to user request/);
    await database.remove();
  });

  it('is not what was answered while this process stood still', async () => {
    const database = (await freshDatabase()) as TestDatabase & PostgresDatabase;
    const rows = await database.pool(1, { answerTimeoutMs: 1_000 }).lend(async ({ all }) => {
      await all('SELECT 1');
      const answer = all('SELECT 2 AS n');
      const until = performance.now() + 1_500;
      while (performance.now() < until);
      return answer;
    });
    expect(rows).to.deep.equal([{ n: 2 }]);
    await database.remove();
  });
});
