/** Requests while the PostgreSQL server responds, but does not accept connections to the database. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { postgresServer } from '../../support/postgres.js';
import { startService, type TestService } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('a PostgreSQL server that rejects connections', () => {
  let service: TestService;
  let owner: Client;
  let database: string;
  before(async () => {
    service = await startService({ engine: 'postgres' });
    owner = client(service, service.key);
    database = new URL(service.databaseUrl).pathname.slice(1);
  });
  after(() => service.close());

  const administer = async (statement: string) => (await postgresServer()).query('postgres', statement);
  const ofDatabase = () => `FROM pg_stat_activity WHERE datname = '${database}'`;
  const close = async (): Promise<void> => {
    await administer(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS false`);
    await administer(`SELECT pg_terminate_backend(pid) ${ofDatabase()}`);
    // A connection that ends while it executes a statement leaves open whether the statement was executed.
    await eventually('it has no connections', async () => {
      const [{ count }] = await administer(`SELECT count(*)::int ${ofDatabase()}`);
      return count === 0;
    });
  };
  const open = () => administer(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS true`);

  const reasons: [reason: string, reject: () => Promise<unknown>, accept: () => Promise<unknown>][] = [
    ['does not accept connections', close, open],
    [
      'does not exist at the moment',
      async () => {
        await close();
        await administer(`ALTER DATABASE "${database}" RENAME TO "${database}-aside"`);
      },
      async () => {
        await administer(`ALTER DATABASE "${database}-aside" RENAME TO "${database}"`);
        await open();
      },
    ],
  ];
  for (const [reason, reject, accept] of reasons) {
    it(`is unavailable: the database ${reason}, and no request has an effect`, async () => {
      const name = await owner.collection([{ n: 1 }]);
      const rows = `/v1/collections/${name}/rows`;
      await reject();
      try {
        const answers = [
          await owner.post(rows, [{ n: 2 }]),
          await owner.post(rows, [{ n: 3 }], { 'Idempotency-Key': name }),
          await owner.get(rows),
          await owner.get(`${rows}/1`),
          await owner.get(`${rows}?filter=${encodeURIComponent('@.n == 1')}`),
          await owner.get(`/v1/collections/${name}/changes`),
          await owner.get(`/v1/collections/${name}/export?format=ndjson`),
          await owner.get('/v1/usage'),
          await owner.get('/v1/keys'),
          await owner.post('/v1/keys', { name: 'other' }),
          await owner.post('/v1/collections', { name: `${name}x` }),
          await owner.delete(`/v1/collections/${name}`),
          await owner.put(`/v1/collections/${name}/schema`, { type: 'object' }),
        ];
        for (const [index, { status, code, headers, json }] of answers.entries()) {
          expect([status, code], `${index}: ${json?.detail}`).to.deep.equal([503, 'database_unavailable']);
          expect(headers['retry-after'], `${index}`).to.match(/^\d+$/);
          expect(json.detail, `${index}`).to.not.include('may have been executed');
        }
        expect((await owner.get('/health')).status).to.equal(503);
      } finally {
        await accept();
      }
      await eventually('the server is ready', async () => (await owner.get('/ready')).status === 200);
      expect((await owner.get(rows)).json).to.deep.equal([{ id: 1, n: 1 }]);
      expect((await owner.post(rows, [{ n: 3 }], { 'Idempotency-Key': name })).status).to.equal(201);
    });
  }
});
