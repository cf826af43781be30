import { once } from 'node:events';
import { expect } from 'chai';
import fc from 'fast-check';
import sqlite3 from 'sqlite3';
import { listKeys } from '../../src/access/keys.js';
import { listAccounts } from '../../src/access/registry.js';
import { usageHistory } from '../../src/access/usage.js';
import { copiedTables } from '../../src/engines/copy.js';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { fields } from '../support/arbitraries.js';
import { type Answer, type Client, client } from '../support/client.js';
import { type Outcome, run, runCommand, start } from '../support/command.js';
import { type Engine, serverOf, storageIn, type TestStorage } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { type Frame, feed } from '../support/feed.js';
import { administer, limit, newKey, revoke, rotate } from '../support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { strace } from '../support/strace.js';
import { needsPostgres, onlyInFullSuite, seed } from '../support/suite.js';
import { replay, rowsById, seqOf, startWriters } from '../support/writers.js';

const rows = '/v1/collections/notes/rows';
const directions: readonly (readonly [from: Engine, to: Engine])[] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ...(process.env.TEST_CITUS_URL === undefined
    ? []
    : ([
        ['single postgres', 'postgres'],
        ['postgres', 'single postgres'],
      ] as const)),
];

/** A folder with a database, which may still be empty. */
interface Place extends TestStorage {
  readonly engine: Engine;
  readonly directory: string;
  /** Starts a server on the database. `close` of the server removes the folder. */
  serve(key: string, env?: Record<string, string>): Promise<TestService>;
  /** Runs statements directly on the database. */
  sql(statements: string): Promise<unknown[]>;
  discard(): Promise<void>;
}

async function place(engine: Engine): Promise<Place> {
  const directory = await temporaryDirectory();
  const storage = await storageIn(directory, engine);
  return {
    ...storage,
    engine,
    directory,
    serve: (key, env = {}) => startService({ engine, directory, key, env }),
    sql: async (statements) => {
      if (engine === 'sqlite') return onFile(storage.url.slice('sqlite:'.length), statements);
      return (await serverOf(engine)).query(new URL(storage.url).pathname.slice(1), statements);
    },
    async discard() {
      await storage.remove();
      await removeDirectory(directory);
    },
  };
}

function onFile(file: string, statements: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file);
    database.all(statements, (error, found) =>
      database.close(() => (error ? reject(error) : resolve(found))),
    );
  });
}

const textOf = ({ text }: Answer): string => text.replace(/"request_id":"[^"]*"/, '');
const withoutCursor = ({ cursor, ...frame }: Frame): object => frame;
const copy = (from: Place, to: Place, ...words: string[]): Promise<Outcome> =>
  runCommand(['copy', '--from', from.url, '--to', to.url, ...words], {});
const keysIn = ({ url }: Place) => administer({ databaseUrl: url }, listKeys);
const usageIn = ({ url }: Place) =>
  administer({ databaseUrl: url }, async ({ knex }) => {
    const accounts = await listAccounts(knex);
    return Promise.all(accounts.map(({ id }) => usageHistory(knex, id, 90, Date.now())));
  });
const migrate = ({ url }: Place) => administer({ databaseUrl: url }, () => Promise.resolve());

for (const [from, to] of directions) {
  const isFast = from === 'sqlite' && to === 'sqlite';
  const suite = isFast ? describe : onlyInFullSuite(needsPostgres).describe;
  suite(`rowfeed copy from ${from} to ${to} (seed ${seed})`, () => {
    let source: Place;
    let target: Place;
    let service: TestService;
    let owner: Client;
    /** The responses of the source, by request. */
    const answers = new Map<string, string>();
    const asked = [
      '/v1/collections',
      ...['id', 'a', 'constructor', '', '"'].flatMap((field) =>
        ['asc', 'desc'].map(
          (order) => `${rows}?limit=1000&order=${order}&order_by=${encodeURIComponent(field || 'é')}`,
        ),
      ),
      ...['limit=5&offset=7', 'offset=300'].map((query) => `${rows}?${query}`),
      ...[3, 10, 299, 300].map((id) => `${rows}/${id}`),
      '/v1/collections/large/rows?limit=10',
      '/v1/collections/empty/rows',
      '/v1/collections/large/schema',
      '/v1/collections/large/row-key',
    ];
    const large = { type: 'object', required: ['n', 'text'] };
    let early: string;
    let frames: readonly object[];
    let late: string;
    let listed: unknown;
    let used: unknown;
    const make = (name: string) => owner.post('/v1/collections', { name }, { 'Idempotency-Key': name });
    /** A key of the account `shop`, which has a plan. */
    let shopKey: string;

    before(async () => {
      source = await place(from);
      target = await place(to);
      service = await startService({ engine: from, directory: source.directory });
      owner = client(service, service.key);
      for (const name of ['notes', 'empty', 'large', 'gone']) await make(name);
      // Deleted and updated rows, and the complete change log from one position on.
      await owner.post(rows, fc.sample(fields, { seed, numRuns: 300 }));
      early = (await owner.get(rows)).headers['collection-cursor']!;
      const following = await feed(service, { key: service.key, collection: 'notes', since: early });
      for (const id of [1, 2, 10, 299]) await owner.delete(`${rows}/${id}`);
      for (const id of [3, 300])
        await owner.patch(`${rows}/${id}`, { a: 'né\u0001\u2028\u{1f600}', n: null });
      frames = (await following.next(6)).map(withoutCursor);
      await following.close();
      // More data than the copy reads at once.
      const text = 'ß'.repeat(100_000);
      for (let n = 0; n < 30; n += 2) {
        await owner.post('/v1/collections/large/rows', [
          { n, text },
          { n: n + 1, text },
        ]);
      }
      await owner.post('/v1/collections/gone/rows', [{ left: 'over' }]);
      await owner.put('/v1/collections/large/schema', large);
      await owner.put('/v1/collections/large/row-key', { fields: ['n'] });
      await owner.delete('/v1/collections/gone');

      const shop = await newKey(service, { account: 'shop', scopes: ['read'], expiresAt: Date.now() + 1e9 });
      await newKey(service, { collections: ['notes', 'a-b'], name: 'näme "quoted"' });
      await revoke(service, (await newKey(service)).id);
      await rotate(service, (await newKey(service)).id, 3_600_000);
      await limit(service, 'shop', { name: 'pro', requests: 1_000, period: 'month', burst: 20 });
      shopKey = shop.text;
      await client(service, shopKey).get('/v1/collections');

      for (const target of asked) answers.set(target, textOf(await owner.get(target)));
      await service.stop();
      listed = await keysIn(source);
      used = await usageIn(source);
    });
    after(async () => {
      await source.discard();
      await service.close();
    });

    it('says what it did, and leaves the source as it was', async () => {
      const before = await source.contents();
      const { code, stdout, stderr } = await copy(source, target);
      expect([code, stderr]).to.deep.equal([0, '']);
      expect(stdout)
        .to.match(
          /^Copied \S+ to \S+ and verified the copy: 2 accounts, \d keys, 1 plan, 3 collections, 1 schema, 32[67] rows, and [^\n]+\.\n$/,
        )
        .and.not.match(/password/);
      expect(await source.contents()).to.deep.equal(before);
    });

    it('keys and usage are the same', async () => {
      expect(await keysIn(target)).to.deep.equal(listed);
      expect(await usageIn(target)).to.deep.equal(used);
    });

    it('answers are the same, byte for byte', async () => {
      service = await target.serve(service.key);
      owner = client(service, service.key);
      for (const [asking, text] of answers) expect(textOf(await owner.get(asking)), asking).to.equal(text);
      const { json, headers } = await client(service, shopKey).get('/v1/usage');
      expect(json).to.deep.include({ account: 'shop', plan: 'pro', requests: { used: 2, limit: 1_000 } });
      expect(headers).to.include.keys('ratelimit');
      expect((await client(service, shopKey).post('/v1/collections', { name: 'x' })).code).to.equal(
        'scope_insufficient',
      );
    });

    it('rows keep to schemas', async () => {
      expect((await owner.post('/v1/collections/large/rows', [{}])).code).to.equal('row_invalid');
    });

    it('row keys stay unique', async () => {
      const taken = await owner.post('/v1/collections/large/rows', [{ n: 7, text: '' }]);
      expect([taken.code, taken.json.errors[0].id]).to.deep.equal(['row_key_taken', 8]);
      const { stdout } = await runCommand(['check'], { DATABASE_URL: target.url });
      expect(stdout).to.match(/^indexes +1 index, 30 index keys +ok$/m);
    });

    it('requests that were carried out are not again', async () => {
      const { status, headers } = await make('empty');
      expect([status, headers['idempotent-replayed']]).to.deep.equal([201, 'true']);
    });

    it('feeds resume, and go on', async () => {
      const following = await feed(service, { key: service.key, collection: 'notes', since: early });
      expect((await following.next(6)).map(withoutCursor)).to.deep.equal(frames);
      const { cursor } = following.all.at(-1)!;
      expect((await owner.post(rows, [{ after: 'the copy' }])).json).to.deep.equal([
        { id: 301, after: 'the copy' },
      ]);
      expect((await following.next())[0]).to.deep.include({ seq: seqOf(cursor) + 1 });
      const again = await feed(service, { key: service.key, collection: 'notes', since: cursor });
      expect(await again.next()).to.have.length(1);
      await following.close();
      await again.close();
      expect((await owner.post('/v1/collections', { name: 'new' })).status).to.equal(201);
      expect((await owner.get('/v1/collections/new/rows')).headers['collection-cursor']).to.match(/-0$/);
    });

    it('cursors of what the source went on with are refused', async () => {
      const { key } = service;
      const original = await startService({ engine: from, directory: source.directory, key });
      await client(original, key).post(rows, [{ another: 'history' }]);
      late = (await client(original, key).get(rows)).headers['collection-cursor']!;
      await original.stop();
      await owner.post(rows, [{}, {}]);
      const refused = await feed(service, { key, collection: 'notes', since: late });
      expect((await refused.closed()).code).to.equal(4410);
      // The source doesn't know the cursors of the copy either.
      const own = (await owner.get(rows)).headers['collection-cursor']!;
      expect(pointOf(own).incarnation).to.not.equal(pointOf(late).incarnation);
    });

    it('a copy of the copy knows both histories as far as they reach', async () => {
      await service.stop();
      const third = await place(from);
      expect((await copy(target, third)).code).to.equal(0);
      const { key } = service;
      const last = await third.serve(key);
      const following = await feed(last, { key, collection: 'notes', since: early });
      expect(await following.next(9)).to.have.length(9);
      await following.close();
      const refused = await feed(last, { key, collection: 'notes', since: late });
      expect((await refused.closed()).code).to.equal(4410);
      await last.close();
      service = await target.serve(key);
    });

    it('only an empty database is written to', async () => {
      const before = await keysIn(target);
      const served = await copy(source, target);
      expect([served.code, served.stdout]).to.deep.equal([1, '']);
      expect(served.stderr).to.match(
        to === 'sqlite'
          ? /^rowfeed: Another rowfeed server is using \S+\.\n$/
          : /^rowfeed: \S+ is not empty, because it contains plans\. Copy to a new database\.\n$/,
      );
      await service.stop();
      const contents = await target.contents();
      const { code, stderr } = await copy(source, target);
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^rowfeed: \S+ is not empty, because it contains plans\. Copy to a new database\.\n$/,
      );
      expect(await target.contents()).to.deep.equal(contents);
      expect(await keysIn(target)).to.deep.equal(before);
    });

    it('what the target changes is found, and nothing stays', async () => {
      const spoiling = await place(to);
      await migrate(spoiling);
      if (to !== 'sqlite') {
        await spoiling.sql(`CREATE FUNCTION spoil() RETURNS trigger AS
          $$ BEGIN new.data = replace(new.data, 'é', 'e'); RETURN new; END $$ LANGUAGE plpgsql`);
        // Without this setting, Citus doesn't create triggers on a distributed table.
        const database = new URL(spoiling.url).pathname.slice(1);
        await spoiling.sql(`ALTER DATABASE "${database}" SET citus.enable_unsafe_triggers = on`);
        await spoiling.sql(
          'CREATE TRIGGER spoil BEFORE INSERT ON rows FOR EACH ROW EXECUTE FUNCTION spoil()',
        );
      } else {
        await spoiling.sql(
          "CREATE TRIGGER spoil AFTER INSERT ON rows BEGIN UPDATE rows SET data = replace(data, 'é', 'e'); END",
        );
      }
      const { code, stdout, stderr } = await copy(source, spoiling);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(
        /^rowfeed: \S+ did not store rows correctly: the command wrote \d+ with [^\n]+ The target is empty again\.\n$/,
      );
      expect(await keysIn(spoiling)).to.deep.equal([]);
      await spoiling.discard();
    });

    // A test can only delay a copy if one side is PostgreSQL.
    (isFast ? it.skip : it)(
      'killed in the middle, it leaves an empty target, and can be done again',
      async () => {
        const fresh = await place(to);
        await migrate(fresh);
        // If the target is PostgreSQL, the copy of the change log waits after the rows until the test releases
        // it.
        const held = from === 'sqlite' ? fresh : source;
        const letGo = held
          .sql(
            `BEGIN; LOCK TABLE changes IN ${from === 'sqlite' ? 'SHARE' : 'ACCESS EXCLUSIVE'} MODE;
         SELECT pg_sleep(30); COMMIT`,
          )
          .catch(() => undefined);
        const waiting =
          "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        const child = start(['copy', '--from', source.url, '--to', fresh.url], {});
        await eventually('the copy waits', async () => (await held.sql(`SELECT 1 ${waiting}`)).length > 0);
        child.kill('SIGKILL');
        await once(child, 'close');
        await held.sql(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'BEGIN; LOCK TABLE%'",
        );
        await letGo;
        expect(await keysIn(fresh)).to.deep.equal([]);
        const { code, stdout, stderr } = await copy(source, fresh, '--json');
        expect(code, stderr).to.equal(0);
        const { tables } = JSON.parse(stdout);
        expect(tables.map(({ table }: { table: string }) => table)).to.deep.equal(
          copiedTables.map(({ name }) => name),
        );
        await fresh.discard();
      },
    );

    it('is one state, also while the source is written to', async () => {
      const fresh = await place(to);
      const original = await startService({ engine: from, directory: source.directory, key: service.key });
      const writer = client(original, service.key);
      const first = await writer.collection();
      const writers = startWriters(() => writer, `/v1/collections/${first}/rows`, 8);
      await writers.progress(50);
      const { code, stderr } = await copy(source, fresh);
      expect(code, stderr).to.equal(0);
      expect(stderr).to.match(
        /^A rowfeed server is using \S+\. The copy does not contain its later writes\. .*stop the server and copy again\.\n$/,
      );
      await writers.stop();
      const copied = await fresh.serve(service.key);
      const listing = client(copied, service.key);
      const found = await rowsById(listing, `/v1/collections/${first}/rows`);
      const { headers } = await listing.get(`/v1/collections/${first}/rows`);
      const reached = seqOf(headers['collection-cursor']!);
      expect(reached).to.be.within(1, writers.acknowledged.length * 3);
      const cursor = (await writer.get(`/v1/collections/${first}/rows`)).headers['collection-cursor']!;
      const since = cursorOf(pointOf(cursor).incarnation, 0);
      const following = await feed(original, { key: service.key, collection: first, since });
      expect(replay(await following.next(reached))).to.deep.equal(found);
      await following.close();
      await copied.close();
      await original.stop();
    });
  });
}

describe('rowfeed copy', () => {
  let source: Place;
  before(async () => {
    source = await place('sqlite');
  });
  after(() => source.discard());

  it('moves every table that engines have in common', async () => {
    await migrate(source);
    const named = await source.sql(
      "SELECT m.name AS name, group_concat(c.name, ' ') AS columns FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table' GROUP BY 1",
    );
    // The secret of tickets is a setting. A copy has another one, so it needs no revocations of earlier tickets.
    const own = ['settings', 'sort_keys', 'schema_changes', 'ticket_revocations'];
    const tables = (named as { name: string; columns: string }[])
      .filter(({ name }) => !own.includes(name))
      .map(({ name, columns }) => [name, ...columns.split(' ').sort()]);
    const copied = copiedTables.map(({ name, key, others }) => [name, ...[...key, ...others].sort()]);
    expect(copied).to.have.deep.members(tables);
  });

  it('reads no database that is absent, older or another program’s, and makes none', async () => {
    const target = await place('sqlite');
    const other = await place('sqlite');
    const refused = async (from: Place, says: RegExp): Promise<void> => {
      const { code, stdout, stderr } = await copy(from, target);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(says);
    };
    await refused(other, /^rowfeed: There is no database at \S+\.\n$/);
    await other.sql('CREATE TABLE t (x)');
    await refused(other, /^rowfeed: \S+ is the database of another program\.\n$/);
    await source.sql("UPDATE settings SET value = '0' WHERE name = 'schema_version'");
    await refused(
      source,
      /^rowfeed: \S+ contains no data of rowfeed\. Start the server on this database first, or use another database\.\n$/,
    );
    await source.sql("UPDATE settings SET value = '1' WHERE name = 'schema_version'");
    await refused(
      source,
      /^rowfeed: \S+ was written by rowfeed 0\.1\.0 or an older version\. Export its collections with that version, start with a new database, and import the files\.\n$/,
    );
    expect([...(await target.contents()).keys()]).to.deep.equal([]);
    await target.discard();
    await other.discard();
  });

  onlyInFullSuite('strace makes every system call slow.').it(
    'says that the disk is full, and leaves the target empty',
    async function () {
      // About 20 MB, which is more than SQLite keeps in memory until the commit. One thread writes them in
      // pages of 4 KiB.
      const calls = ['pwrite64', '/dev/null', '-e', 'inject=pwrite64:error=ENOSPC:when=2000+'] as const;
      const under = strace(...calls);
      if (under === undefined) this.skip();
      const [full, target] = [await place('sqlite'), await place('sqlite')];
      await migrate(full);
      await full.sql(
        `INSERT INTO rows SELECT 1, value, value, printf('%.*c', 250000, 'x')
       FROM json_each('[${Array.from({ length: 80 }, (_, id) => id + 1).join()}]')`,
      );
      const words = ['copy', '--from', full.url, '--to', target.url];
      const { code, stdout, stderr } = await run(words, { UV_THREADPOOL_SIZE: '1' }, under);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(/^rowfeed: There is no disk space left for \S+\/rowfeed\.db\.\n$/);
      expect(await target.sql('SELECT 1 FROM rows')).to.deep.equal([]);
      expect((await run(words, {})).code).to.equal(0);
      for (const each of [full, target]) await each.discard();
    },
  );

  it('takes only names of databases, and repeats no password', async () => {
    for (const words of [
      ['--from', 'mysql://root:secret@db/x', '--to', source.url],
      ['--from', source.url, '--to', 'secret'],
      ['--from', source.url],
    ]) {
      const { code, stdout, stderr } = await runCommand(['copy', ...words], {});
      expect([code, stdout]).to.deep.equal([2, '']);
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.not.match(/secret/);
    }
  });
});
