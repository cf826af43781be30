import { expect } from 'chai';
import { assignPlan, setPlan } from '../../src/access/plans.js';
import { type Client, client } from '../support/client.js';
import { passTime } from '../support/clock.js';
import { breakDriver, isAskingForLogs, isReadingLog } from '../support/driver.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { untilIndexed } from '../support/indexes.js';
import { scrape } from '../support/metrics.js';
import { administer } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite } from '../support/suite.js';

describe('what fails in the background', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  beforeEach(async () => {
    service = await startService({ env: { ROWFEED_METRICS_PORT: '0' }, limits: { sweepMs: 50 } });
    owner = client(service, service.key);
    collection = await owner.collection();
  });
  afterEach(() => service.close());

  async function failures(task: string): Promise<number> {
    return (await scrape(service)).get(`rowfeed_background_failures_total{task="${task}"}`) ?? 0;
  }

  const lines = (text: string): number => service.log.filter((line) => line.includes(text)).length;

  /**
   * Expects several failures to be counted, and the log to contain one line for their start and one for their
   * end.
   */
  async function hold(task: string, what: string, repair: () => void, again = 2): Promise<void> {
    try {
      await eventually('it fails', async () => (await failures(task)) >= again);
      expect(lines(`${what} failed`)).to.equal(1);
      expect(lines(`${what} works again`)).to.equal(0);
    } finally {
      repair();
    }
    await eventually('it works again', () => lines(`${what} works again`) > 0);
    expect([lines(`${what} failed`), lines(`${what} works again`)]).to.deep.equal([1, 1]);
  }

  it('is logged once and counted: removing what was deleted', async () => {
    const repair = breakDriver('unknown', (sql) => /FROM "?dropped_collections/.test(sql));
    await hold('purge', 'removing the data of deleted collections', repair);
  });

  it('trimming the log, which goes on whatever fails before it', async () => {
    const repair = breakDriver('unknown', (sql) => /dropped_collections|- log_start >/.test(sql));
    await hold('trim', 'trimming the change log', repair);
  });

  it('reading the log', async () => {
    const follower = await feed(service, { key: service.key, collection });
    const repair = breakDriver('unknown', isReadingLog);
    await owner.post(`/v1/collections/${collection}/rows`, [{ n: 1 }]);
    await hold('read_log', 'reading the change log', repair);
    expect((await follower.next())[0]).to.include({ event: 'insert' });
    await follower.close();
  });

  it('asking how far the log is', async () => {
    const follower = await feed(service, { key: service.key, collection });
    const repair = breakDriver('unknown', isAskingForLogs);
    await hold('read_log', 'reading the change log', repair);
    await follower.close();
  });

  it('reading the registry', async () => {
    const repair = breakDriver('unknown', (sql) => /select .*settings/.test(sql));
    await hold('read_registry', 'reading the registry', repair);
  });

  it('an outage of the database has one line for its start and one for its end, without stacks', async () => {
    const rows = `/v1/collections/${collection}/rows`;
    const tasks = ['purge', 'trim', 'expire_keys', 'flush_usage'];
    const repair = breakDriver('unavailable');
    for (let n = 0; n < 3; n += 1)
      expect((await owner.post(rows, [{ n }])).code).to.equal('database_unavailable');
    await eventually('all tasks fail', async () => {
      const failed = await Promise.all(tasks.map(failures));
      return failed.every((count) => count >= 2);
    });
    // On PostgreSQL, reading the registry first tries again.
    await eventually('the outage is logged', () => lines('the database is not available') > 0);
    // The log has an error of requests once per minute.
    passTime(2_000);
    await owner.post(rows, [{ n: 3 }]);
    repair();
    await eventually('it is available', () => lines('the database is available again') > 0);
    expect((await owner.post(rows, [{ n: 4 }])).status).to.equal(201);
    expect(lines('the database is not available; the server will retry until it is')).to.equal(1);
    expect(lines('the database is available again')).to.equal(1);
    expect(lines('request failed')).to.equal(1);
    expect(['will retry until it succeeds', 'works again', 'stack'].map(lines)).to.deep.equal([0, 0, 0]);
    const end = service.log.find((line) => line.includes('available again'))!;
    expect(JSON.parse(end).seconds).to.be.a('number');
  });

  it('a task that fails although the database is available has its own lines', async () => {
    const repair = breakDriver('unavailable', (sql) => /FROM "?dropped_collections/.test(sql));
    await hold('purge', 'removing the data of deleted collections', repair, 8);
    expect(lines('the database is not available')).to.equal(0);
  });

  it('storing the usage', async () => {
    const repair = breakDriver('unknown', (sql) => /INSERT INTO commits|count_usage/.test(sql));
    await owner.get(`/v1/collections/${collection}`);
    await hold('flush_usage', 'storing the usage', repair);
  });

  // With a plan, an instance on PostgreSQL reads what other instances have counted and stored.
  for (const [task, what, statement] of [
    ['read_usage', 'reading the usage', /"usage"/],
    ['read_totals', 'reading the storage of accounts', /from "collections" inner join "heads"/],
  ] as const)
    (engine === 'postgres' ? it : it.skip)(
      `${what}, until it succeeds, also without further requests`,
      async () => {
        await administer(service, async (database) => {
          await setPlan(database, {
            name: 'pro',
            requests: 1_000,
            period: 'day',
            burst: undefined,
            maxRows: 100,
          });
          await assignPlan(database, 'default', 'pro');
        });
        const rows = `/v1/collections/${collection}/rows`;
        await eventually(
          'the plan applies',
          async () => (await owner.get(rows)).headers.ratelimit !== undefined,
        );
        await owner.post(rows, [{ n: 1 }]);
        const repair = breakDriver('unknown', (sql) => statement.test(sql));
        await owner.post(rows, [{ n: 2 }]);
        await hold(task, what, repair, 3);
      },
    );

  it('creating indexes', async () => {
    const rows = `/v1/collections/${collection}/rows`;
    for (let n = 0; n < 2; n += 1)
      await owner.post(
        rows,
        Array.from({ length: 1_000 }, () => ({ n })),
      );
    const repair = breakDriver('unknown', (sql) => /insert into .sort_indexes/.test(sql));
    await owner.get(`${rows}?order_by=n`);
    const repairAndWait = (): void => {
      repair();
      // The background task looks every 5 s for indexes to create.
      passTime(5_000);
    };
    await hold('index', 'creating indexes', repairAndWait, 1);
    await owner.get(`${rows}?order_by=n`);
    await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === 2_000);
  });
});

describe('a stop while a deleted collection is being removed', () => {
  it('does not wait for it, and the next start goes on', async () => {
    const count = isFullSuite ? 200_000 : 100_000;
    const limits = { sweepMs: 50 };
    let service = await startService();
    await service.stop();
    await administer(service, async ({ knex }) => {
      await knex('counters').insert({ name: 'collection', value: 999 }).onConflict('name').merge();
      await knex('dropped_collections').insert({ collection_id: 999 });
      await knex.raw(
        engine === 'sqlite'
          ? `INSERT INTO rows WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < ${count})
             SELECT 999, id, id, '{}' FROM ids`
          : `INSERT INTO rows SELECT 999, id, id, '{}' FROM generate_series(1, ${count}) AS id`,
      );
    });
    const left = (): Promise<number> =>
      administer(service, async ({ knex }) => Number((await knex('rows').count({ rows: '*' }))[0]!.rows));
    service = await startService({ directory: service.directory, key: service.key, limits });
    await eventually('it has begun', async () => (await left()) < count);
    await service.stop();
    const after = await left();
    expect(after).to.be.within(1, count - 1);
    service = await startService({ directory: service.directory, key: service.key, limits });
    await eventually('it goes on', async () => (await left()) < after);
    await service.close();
  });
});
