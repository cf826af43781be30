import { expect } from 'chai';
import pg from 'pg';
import { openDatabase } from '../../src/engines/open.js';
import { client } from '../support/client.js';
import { run, runCommand } from '../support/command.js';
import { failure } from '../support/database.js';
import { type Engine, storageIn, type TestStorage } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { administer } from '../support/registry.js';
import { killServers, startServer } from '../support/server-process.js';
import { removeDirectory, startService, temporaryDirectory } from '../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../support/suite.js';

const key = `test-${'0123456789abcdef'.repeat(3).slice(0, 36)}`;

for (const engine of ['sqlite', 'postgres'] as const satisfies Engine[]) {
  const suite = engine === 'postgres' ? onlyInFullSuite(needsPostgres).describe : describe;
  suite(`rowfeed migrate on ${engine}`, () => {
    let directory: string;
    let storage: TestStorage;
    beforeEach(async () => {
      directory = await temporaryDirectory();
      storage = await storageIn(directory, engine);
    });
    afterEach(async () => {
      await killServers();
      await storage.remove();
      await removeDirectory(directory);
    });
    const migrate = (...words: string[]) => runCommand(['migrate', ...words], { DATABASE_URL: storage.url });
    const isSpread = engine === 'postgres' && Boolean(process.env.TEST_CITUS_URL);
    const alsoSays = isSpread ? 'Citus distributes its collections over its workers.\n' : '';
    const settings = () =>
      administer({ databaseUrl: storage.url }, ({ knex }) => knex('settings').orderBy('name'));

    it('makes the tables, says so, and does nothing more', async () => {
      const first = await migrate();
      expect([first.code, first.stderr]).to.deep.equal([0, '']);
      const says = first.stdout.replace(alsoSays, '');
      expect(says).to.match(/^\S+ now has the schema version \d+\.\n$/);
      expect(first.stdout).to.equal(`${says}${alsoSays}`);
      const contents = await storage.contents();
      const second = await migrate('--json');
      expect(second.code).to.equal(0);
      const { from, to } = JSON.parse(second.stdout);
      expect(from).to.equal(to);
      expect((await migrate()).stdout).to.equal(
        `${first.stdout.split(' ')[0]} already has the schema version ${to}.\n${alsoSays}`,
      );
      expect(await storage.contents()).to.deep.equal(contents);
    });

    onlyInFullSuite('It starts up to eight programs.').it(
      'one makes them of several that start at once, servers too',
      async () => {
        const servers = engine === 'sqlite' ? 1 : 3;
        const [migrations, served] = await Promise.all([
          Promise.all(
            Array.from({ length: 5 }, () => run(['migrate', '--json'], { DATABASE_URL: storage.url })),
          ),
          Promise.all(Array.from({ length: servers }, () => startServer(storage.url, key))),
        ]);
        const made = migrations.map(({ code, stdout, stderr }) => {
          expect([code, stderr]).to.deep.equal([0, '']);
          return JSON.parse(stdout).from as number;
        });
        expect(made.filter((from) => from === 0).length).to.be.at.most(1);
        expect((await settings()).map(({ name }) => name)).to.deep.equal([
          'registry_version',
          'schema_version',
          // The first server creates these secrets.
          'ticket_secrets',
          'token_secret',
        ]);
        for (const server of served) {
          expect((await client(server, key).get('/v1/collections')).json).to.deep.equal([]);
          await server.end('SIGTERM');
        }
      },
    );

    it('logs the versions when the server begins to migrate the database, and when it has ended', async () => {
      const logOf = async (): Promise<object[]> => {
        const server = await startServer(storage.url, key);
        await server.end('SIGTERM');
        const lines = server.log.map((line) => JSON.parse(line));
        return lines
          .filter(({ msg }) => /migrat/.test(msg))
          .map(({ level, msg, from, to }) => ({ level, msg, from, to }));
      };
      const of = (from: number, to: number): object[] => [
        { level: 'info', msg: 'migrating the database', from, to },
        { level: 'info', msg: 'the database is migrated', from, to },
      ];
      const first = await logOf();
      const to = await administer({ databaseUrl: storage.url }, async ({ migrated, knex }) => {
        // Undoes the last step.
        await knex.raw('DROP INDEX collections_by_type');
        await knex('settings')
          .where({ name: 'schema_version' })
          .update({ value: String(migrated.to - 1) });
        return migrated.to;
      });
      expect([first, await logOf(), await logOf()]).to.deep.equal([of(0, to), of(to - 1, to), []]);
    });

    it('brings a database of schema 7 from before version 0.2.0 to the definitions of this version', async () => {
      await migrate();
      const definition = () =>
        administer({ databaseUrl: storage.url }, async ({ knex }) => {
          const [found] =
            engine === 'sqlite'
              ? await knex('sqlite_master').where({ name: 'keys_of_account' }).select('sql')
              : await knex('pg_indexes').where({ indexname: 'keys_of_account' }).select('indexdef as sql');
          return found.sql;
        });
      const expected = await definition();
      await administer({ databaseUrl: storage.url }, async ({ knex }) => {
        // Undoes all steps after the first one. At first, the index of the first step had only one column.
        for (const statement of [
          'DROP INDEX collections_by_type',
          'DROP INDEX keys_of_environment',
          'DROP TABLE ticket_revocations',
          'ALTER TABLE sort_indexes DROP COLUMN row_key',
          'DROP INDEX keys_of_account',
          'CREATE INDEX keys_of_account ON keys (account_id)',
          "UPDATE settings SET value = '7' WHERE name = 'schema_version'",
        ])
          await knex.raw(statement);
      });
      const check = () => runCommand(['check'], { DATABASE_URL: storage.url });
      expect((await check()).stderr).to.match(/ has an older database schema\. .+ DATABASE_URL .+\n$/);
      expect(JSON.parse((await migrate('--json')).stdout)).to.include({ from: 7 });
      expect(await definition()).to.equal(expected);
      const { code, stdout } = await check();
      expect(code, stdout).to.equal(0);
    });

    it('a newer schema is refused at a start, and what runs goes on', async () => {
      const service = await startService({ engine, directory });
      const owner = client(service, service.key);
      const name = await owner.collection([{ n: 1 }]);
      const following = await feed(service, { key: service.key, collection: name });
      await administer(service, ({ knex }) =>
        knex('settings').where({ name: 'schema_version' }).update({ value: '99' }),
      );
      const says = /was written by a newer rowfeed \(schema 99\)\.\n?$/;
      expect(await failure(openDatabase(storage.url, { role: 'tool' }))).to.match(says);
      const { code, stdout, stderr } = await migrate();
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr)
        .to.match(says)
        .and.match(/^rowfeed: [^\n]+\n$/);
      expect((await owner.post(`/v1/collections/${name}/rows`, [{ n: 2 }])).status).to.equal(201);
      expect(await following.next()).to.have.length(1);
      expect((await owner.get(`/v1/collections/${name}/rows`)).json).to.have.length(2);
      await following.close();
      await service.stop();
    });

    if (engine === 'postgres') {
      it('waits for who makes a long step, however long statements may take otherwise', async () => {
        // Longer than the driver waits for other responses. Only CI has the time for that.
        const stepMs = process.env.CI === undefined ? 2_000 : 11_000;
        const other = new pg.Client(storage.url);
        await other.connect();
        const database = new URL(storage.url).pathname.slice(1);
        await other.query(`ALTER DATABASE "${database}" SET statement_timeout = '1s'`);
        await other.query(
          "CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL); INSERT INTO settings VALUES ('schema_version', '0')",
        );
        await other.query("BEGIN; UPDATE settings SET value = '0'");
        const migrating = migrate('--json');
        const longWaiting = `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'
          AND clock_timestamp() - query_start > $2 * interval '1 ms'`;
        const isWaiting = async () => {
          // A transaction keeps the first snapshot of the activity that it read, until this call.
          await other.query('SELECT pg_stat_clear_snapshot()');
          return (await other.query(longWaiting, [database, stepMs])).rowCount;
        };
        try {
          await eventually(`a statement has waited for ${stepMs} ms`, isWaiting, { withinMs: 40_000 });
          await other.query('COMMIT');
        } finally {
          await other.end();
        }
        const { code, stdout, stderr } = await migrating;
        expect([code, stderr]).to.deep.equal([0, '']);
        expect(JSON.parse(stdout)).to.include({ from: 0 });
      });
    }
  });
}
