import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { openDatabase } from '../../src/engines/open.js';
import { client, disconnect } from '../support/client.js';
import { runCommand } from '../support/command.js';
import { type Engine, storageIn, type TestStorage } from '../support/engine.js';
import { feed } from '../support/feed.js';
import { listChanges } from '../support/poll.js';
import { killServers, startServer } from '../support/server-process.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../support/suite.js';

const key = 'a-key-for-what-is-restored';
const rows = '/v1/collections/notes/rows';

for (const engine of ['sqlite', 'postgres'] as const satisfies Engine[]) {
  const suite = engine === 'postgres' ? onlyInFullSuite(needsPostgres).describe : describe;
  suite(`rowfeed cursors reset on ${engine}`, () => {
    let directory: string;
    let storage: TestStorage;
    before(async () => {
      directory = await temporaryDirectory();
      storage = await storageIn(directory, engine);
    });
    after(async () => {
      await killServers();
      await storage.remove();
      await removeDirectory(directory);
    });
    const reset = (...words: string[]) =>
      runCommand(['cursors', 'reset', ...words], { DATABASE_URL: storage.url });
    const serve = async () => {
      const server = await startServer(storage.url, key);
      const stop = async (): Promise<void> => {
        disconnect(server.url);
        expect(await server.end('SIGTERM')).to.equal(0);
      };
      return { server, owner: client(server, key), stop };
    };

    it('makes all cursors invalid and leaves the rows, and does nothing beside a server', async () => {
      const { owner, stop } = await serve();
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post('/v1/collections', { name: 'empty' });
      await owner.post(rows, [{ n: 1 }, { n: 2 }]);
      const after = (await owner.get(`${rows}?limit=1`)).headers['next-after'];
      await owner.delete(`${rows}/1`);
      const since = (await owner.get(rows)).headers['collection-cursor'];
      const before = await reset();
      expect([before.code, before.stdout]).to.deep.equal([1, '']);
      expect(before.stderr).to.match(/^rowfeed: (A|Another) rowfeed server is using /);
      expect((await listChanges(owner, 'notes', { since })).changes).to.deep.equal([]);
      await stop();

      const { code, stdout, stderr } = await reset();
      expect([code, stdout, stderr]).to.deep.equal([
        0,
        'All cursors of 2 collections are now invalid. Clients must list the rows again.\n',
        '',
      ]);

      const restarted = await serve();
      const list = await restarted.owner.get(rows);
      expect(list.json).to.deep.equal([{ id: 2, n: 2 }]);
      const { status, code: problem } = await restarted.owner.get(
        `/v1/collections/notes/changes?since=${since}`,
      );
      expect([status, problem]).to.deep.equal([410, 'cursor_expired']);
      const old = await feed(restarted.server, { key, collection: 'notes', since });
      expect((await old.closed()).code).to.equal(4410);
      const page = await restarted.owner.get(`${rows}?limit=1&after=${after}`);
      expect([page.status, page.code]).to.deep.equal([410, 'page_expired']);
      expect(page.json.detail).to.include('the database was restored');
      const next = list.headers['collection-cursor'];
      await restarted.owner.post(rows, [{ n: 3 }]);
      const { changes } = await listChanges(restarted.owner, 'notes', { since: next });
      expect(changes.map(({ row }) => row)).to.deep.equal([{ id: 3, n: 3 }]);
      await restarted.stop();
      expect(JSON.parse((await reset('--json')).stdout)).to.deep.equal({ collections: 2, rows: 2 });
      const checked = await runCommand(['check'], { DATABASE_URL: storage.url });
      expect(checked.code).to.equal(0);
    });

    if (engine === 'sqlite') return;
    it('does nothing beside a server, whatever application_name its URL or the environment contains', async () => {
      const named = new URL(storage.url);
      named.searchParams.set('application_name', 'api');
      const cases = [
        [named.href, {}, 'rowfeed api'],
        [storage.url, { PGAPPNAME: 'other' }, 'rowfeed other'],
      ] as const;
      for (const [url, env, name] of cases) {
        const server = await startServer(url, key, { env });
        const { code, stderr } = await reset();
        expect(stderr).to.match(/^rowfeed: A rowfeed server is using /);
        expect(code).to.equal(1);
        const { knex, close } = await openDatabase(storage.url, { role: 'tool' });
        const names = await knex('pg_stat_activity')
          .whereRaw('datname = current_database()')
          .pluck('application_name');
        await close();
        expect(names).to.include(name);
        disconnect(server.url);
        expect(await server.end('SIGTERM')).to.equal(0);
      }
      expect((await reset()).code).to.equal(0);
    });

    /** Longer than a statement of a request can take. */
    const slowMs = 11_000;

    it('takes as long as the database needs, like rowfeed check', async () => {
      const { knex, close } = await openDatabase(storage.url, { role: 'server' });
      await knex.raw(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(${slowMs / 1_000}); RETURN NULL; END $$`);
      await knex.raw(
        'CREATE TRIGGER wait BEFORE DELETE ON changes FOR EACH STATEMENT EXECUTE FUNCTION wait()',
      );
      const checked = await knex.transaction(async (trx) => {
        await trx.raw('LOCK TABLE usage IN ACCESS EXCLUSIVE MODE');
        const checking = runCommand(['check'], { DATABASE_URL: storage.url });
        await sleep(slowMs + 2_000);
        return { checking };
      });
      const { code, stderr } = await checked.checking;
      expect([code, stderr.replaceAll(/^\d{4}-.*\n/gm, '')]).to.deep.equal([0, '']);
      await close();
      const slow = await reset();
      expect([slow.code, slow.stderr]).to.deep.equal([0, '']);
    });
  });
}
