import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { awaitDatabase, openDatabase, readSnapshot, UnusableDatabase } from '../../../src/engines/open.js';
import { generateKey } from '../../../src/text/api-key.js';
import { type Answer, client, disconnect } from '../../support/client.js';
import { runCommand, start, told } from '../../support/command.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { scrape } from '../../support/metrics.js';
import {
  type EmbeddedServer,
  embeddedServer,
  type PostgresServer,
  singlePostgresServer,
} from '../../support/postgres.js';
import { killServers, startServer } from '../../support/server-process.js';
import { startService } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

onlyInFullSuite(needsPostgres).describe('a PostgreSQL that can not be served', () => {
  const database = 'rowfeed-unfit';
  let server: PostgresServer;
  before(async () => {
    server = await singlePostgresServer();
  });
  after(killServers);
  afterEach(() => server.query('', `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`));

  const altered = (change: (url: URL) => void) => (): string => {
    const url = new URL(server.urlOf('postgres'));
    change(url);
    return url.href;
  };
  /** Creates a database on which this statement was run. */
  const made = (statement: string, options = '') => {
    return async (): Promise<string> => {
      await server.query('', `CREATE DATABASE "${database}" ${options}`);
      await server.query(database, statement);
      return server.urlOf(database);
    };
  };
  const settings = 'CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL)';
  const unfit: [what: string, url: () => string | Promise<string>, message: RegExp][] = [
    [
      'nobody there',
      altered((url) => (url.port = '1')),
      /can't be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
    ['no such host', altered((url) => (url.hostname = 'nowhere.invalid')), /can't be reached: getaddrinfo E/],
    [
      'an unknown parameter for TLS, without which the connection would not be encrypted',
      altered((url) => url.searchParams.set('sslMode', 'verify-full')),
      /^The URL of the database 127[^ ]*\/postgres contains the unknown parameter "sslMode"\. Use sslmode, sslrootcert, sslcert, sslkey, sslnegotiation or ssl\.$/,
    ],
    ['another password', altered((url) => (url.password = 'secret')), /rejects the user or the password\.$/],
    [
      'no such database',
      altered((url) => (url.pathname = '/missing')),
      /^The database 127[^ ]*\/missing doesn't exist\.$/,
    ],
    [
      'another encoding',
      made('SELECT 1', "ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"),
      /encoding LATIN1, not UTF8/,
    ],
    [
      'read-only',
      made(`ALTER DATABASE "${database}" SET default_transaction_read_only = on`),
      /is read-only\. Use the primary, or set default_transaction_read_only to off\.$/,
    ],
    [
      'no schema',
      made('DROP SCHEMA public'),
      /has no schema for the tables\. No schema in its search_path exists\.$/,
    ],
    [
      'backslashes as escapes',
      made(`ALTER DATABASE "${database}" SET standard_conforming_strings = off`),
      /sets standard_conforming_strings to off\. It must be on\.$/,
    ],
    [
      'arrays without nulls',
      made(`ALTER DATABASE "${database}" SET array_nulls = off`),
      /sets array_nulls to off\. It must be on\.$/,
    ],
    [
      'transactions that read an old snapshot after a wait for a lock',
      made(`ALTER DATABASE "${database}" SET default_transaction_isolation = 'repeatable read'`),
      /sets default_transaction_isolation to repeatable read\. It must be read committed\.$/,
    ],
    [
      'an older version',
      // A function of the same name that comes first in the search_path reports another version.
      made(`CREATE FUNCTION current_setting(name text) RETURNS text LANGUAGE sql AS
          $$ SELECT CASE name WHEN 'server_version_num' THEN '140013' ELSE pg_catalog.current_setting(name) END $$;
        ALTER DATABASE "${database}" SET search_path = public, pg_catalog`),
      /is on PostgreSQL 14\. rowfeed requires PostgreSQL 15 or later\.$/,
    ],
    [
      'a newer schema',
      made(`${settings}; INSERT INTO settings VALUES ('schema_version', '999')`),
      /newer rowfeed \(schema 999\)/,
    ],
    [
      'a schema from before the first release',
      made(`${settings}; INSERT INTO settings VALUES ('schema_version', '6')`),
      /was written by rowfeed 0\.1\.0 or an older version\. Export its collections with that version, start with a new database, and import the files\.$/,
    ],
    [
      'a table of another program',
      made('CREATE TABLE keys (id int); CREATE TABLE other (id int)'),
      /^The database \S+ already contains the table "keys" of another program in the schema "public", but rowfeed creates tables with this name\. Use another database or another schema\.$/,
    ],
    [
      'several tables of another program, and a view',
      made(
        'CREATE TABLE accounts (id int); CREATE TABLE plans (id int); CREATE VIEW keys AS SELECT 1; CREATE TABLE rows (id int)',
      ),
      /already contains the tables "accounts", "keys", "plans" and 1 more of another program in the schema "public"/,
    ],
    [
      'settings of another program',
      made('CREATE TABLE settings (id int)'),
      /contains tables of another program\.$/,
    ],
    ['other settings', made(settings), /contains tables of another program\.$/],
  ];
  for (const [what, url, message] of unfit) {
    it(`${what}: one line that says so, and nothing touched`, async () => {
      const given = await url();
      const before = given.endsWith(database) ? await tables() : [];
      const error = await openDatabase(given, { role: 'server' }).then(
        () => undefined,
        (reason: Error) => reason,
      );
      expect(error).to.be.instanceOf(UnusableDatabase);
      expect(error!.message)
        .to.match(message)
        .and.not.match(/\n|secret/);
      if (given.endsWith(database)) expect(await tables()).to.deep.equal(before);
    });
  }

  it('a database of another program without clashes: creates the tables with a warning', async () => {
    const url = await made(
      `CREATE TABLE orders (id int); CREATE TABLE "Clients" (id int); CREATE VIEW open AS SELECT 1;
       CREATE SCHEMA own; CREATE TABLE own.keys (id int);
       CREATE SCHEMA other; CREATE TABLE other.keys (id int)`,
    )();
    const warning =
      'The schema "public" of the database also contains 2 tables of other programs: "Clients" and "orders"';
    const log = await logOf(url);
    expect(log[0]).to.deep.include({ level: 'warn', msg: warning });
    expect(log.filter(({ level }) => level === 'warn')).to.have.length(1);
    expect((await logOf(url)).filter(({ level }) => level === 'warn')).to.deep.equal([]);
    expect((await runCommand(['keys', 'list'], { DATABASE_URL: url })).code).to.equal(0);
  });

  it('a schema of its own in the search_path: creates the tables there', async () => {
    const url = await made('CREATE TABLE keys (id int); CREATE TABLE rows (id int); CREATE SCHEMA own')();
    const inOwn = `${url}?options=-c%20search_path%3Down`;
    const { code, stderr } = await runCommand(['migrate'], { DATABASE_URL: inOwn });
    expect([code, stderr]).to.deep.equal([0, '']);
    const served = await startServer(inOwn, generateKey());
    const owner = client(served, served.key);
    const collection = await owner.collection([{ n: 1 }, { n: 2 }]);
    const follower = await feed(served, { key: served.key, collection });
    const rows = `/v1/collections/${collection}/rows`;
    expect((await owner.patch(`${rows}/2`, { n: 0 })).status).to.equal(200);
    expect((await owner.get(`${rows}?sort=n:asc`)).json.map(({ id }: { id: number }) => id)).to.deep.equal([
      2, 1,
    ]);
    expect((await follower.next()).at(-1)).to.deep.include({ event: 'update', row: { id: 2, n: 0 } });
    await follower.close();
    disconnect(served.url);
    expect(await served.end('SIGTERM')).to.equal(0);
    expect(served.log.filter((line) => !line.includes('"level":"info"'))).to.deep.equal([]);
    expect((await runCommand(['check'], { DATABASE_URL: inOwn })).code).to.equal(0);
    expect(await tables()).to.deep.equal([{ table_name: 'keys' }, { table_name: 'rows' }]);
  });

  it('tables of an extension: creates the tables without a warning', async () => {
    const url = await made(
      `CREATE TABLE spatial (id int); CREATE EXTENSION pg_stat_statements; ALTER EXTENSION pg_stat_statements ADD TABLE spatial`,
    )();
    const { code, stderr } = await runCommand(['migrate'], { DATABASE_URL: url });
    expect([code, stderr]).to.deep.equal([0, '']);
  });

  /** Starts a server and stops it. Returns the lines of its log. */
  async function logOf(url: string): Promise<{ level: string; msg: string }[]> {
    const served = await startServer(url, generateKey());
    await served.end('SIGTERM');
    return served.log.map((line) => JSON.parse(line));
  }

  it('an empty database, for a command: one line that says so, and no tables', async () => {
    const url = await made('SELECT 1')();
    for (const words of ['keys list', 'cursors reset', 'check', 'check --database']) {
      const given = words.endsWith('--database') ? [...words.split(' '), url] : words.split(' ');
      const { code, stdout, stderr } = await runCommand(given, { DATABASE_URL: url });
      expect([code, stdout], words).to.deep.equal([1, '']);
      expect(stderr, words).to.match(
        /^rowfeed: The database \S+ contains no data of rowfeed\. Start the server on this database first, or use another database\.\n$/,
      );
    }
    expect(await tables()).to.deep.equal([]);
    expect((await runCommand(['migrate'], { DATABASE_URL: url })).code).to.equal(0);
    expect((await runCommand(['keys', 'list'], { DATABASE_URL: url })).code).to.equal(0);
  });

  it('an empty database, for a command whose user can create no tables: what the owner must do', async () => {
    const role = `toolless_${process.pid}`;
    const url = new URL(await made('REVOKE CREATE ON SCHEMA public FROM PUBLIC')());
    await server.query('', `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    [url.username, url.password] = [role, 'secret'];
    const { code, stderr } = await runCommand(['keys', 'list'], { DATABASE_URL: url.href });
    await server.query('', `DROP ROLE ${role}`);
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /^rowfeed: The database \S+ contains no data of rowfeed, and this user cannot create tables\. Run `rowfeed migrate` as the owner of the database, or use another database\.\n$/,
    );
  });

  it('a statement_timeout that is too short: what to do', async () => {
    const url = await made(`ALTER DATABASE "${database}" SET statement_timeout = '1ms'`)();
    const error = await openDatabase(url, { role: 'server' }).catch((reason: Error) => reason);
    expect(error).to.be.instanceOf(UnusableDatabase);
    expect((error as Error).message).to.match(
      /^The database \S+ cancelled a statement: canceling statement due to statement timeout\. Set statement_timeout of the database and its user to 0 or to at least 10 s\.$/,
    );
  });

  it('a user that cannot connect: the reason of PostgreSQL, for example that it requires encryption', async () => {
    const role = `barred_${process.pid}`;
    await server.query('', `CREATE ROLE ${role} NOLOGIN PASSWORD 'secret'`);
    const url = new URL(server.urlOf('postgres'));
    [url.username, url.password] = [role, 'secret'];
    const error = await openDatabase(url.href, { role: 'server' }).catch((reason: Error) => reason);
    await server.query('', `DROP ROLE ${role}`);
    expect((error as Error).message).to.match(
      /^The database \S+ does not allow this user to connect: role "barred_\d+" is not permitted to log in\.$/,
    );
  });

  it('a user without a free connection: the limit that is reached, and how many connections rowfeed needs', async () => {
    const role = `crowded_${process.pid}`;
    const url = new URL(await made('GRANT CREATE ON SCHEMA public TO PUBLIC')());
    await server.query('', `CREATE ROLE ${role} LOGIN PASSWORD 'secret' CONNECTION LIMIT 1`);
    [url.username, url.password] = [role, 'secret'];
    const error = await openDatabase(url.href, { role: 'server' }).catch((reason: Error) => reason);
    await server.query(database, `DROP OWNED BY ${role}`);
    await server.query('', `DROP ROLE ${role}`);
    expect(error).to.be.instanceOf(UnusableDatabase);
    expect((error as Error).message).to.match(
      /^The database \S+ has no free connections: too many connections for role "crowded_\d+"\. Each instance opens up to 22 connections\.$/,
    );
  });

  it('timeouts of transactions: do not stop a migration or the read of a snapshot', async () => {
    const url = await made(
      `ALTER DATABASE "${database}" SET idle_in_transaction_session_timeout = '500ms'`,
    )();
    const [newer] = await server.query('', "SELECT FROM pg_settings WHERE name = 'transaction_timeout'");
    if (newer !== undefined)
      await server.query('', `ALTER DATABASE "${database}" SET transaction_timeout = '500ms'`);
    const opened = await openDatabase(url, {
      role: 'server',
      // Within the transaction of the migration.
      onMigration: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800),
    });
    await opened.close();
    const [counter] = await readSnapshot(url, async (snapshot) => {
      await sleep(800);
      return snapshot('counters').select('name');
    });
    expect(counter).to.have.property('name');
  });

  const tables = () =>
    server.query(
      database,
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    );
});

describe('waiting for a PostgreSQL server', () => {
  it('ends when the time is over or a signal arrives, and reports its first reason', async () => {
    const reasons: string[] = [];
    const patience = {
      withinMs: 100,
      signal: new AbortController().signal,
      waiting: (reason: string) => void reasons.push(reason),
    };
    await awaitDatabase('postgres://127.0.0.1:1/rowfeed', patience);
    await awaitDatabase('postgres://nowhere.invalid/rowfeed', patience);
    expect(reasons).to.have.length(2);
    expect(reasons[0]).to.equal('connect ECONNREFUSED 127.0.0.1:1');
    expect(reasons[1]).to.match(/^getaddrinfo E/);
    const stopped = AbortSignal.abort();
    await awaitDatabase('postgres://127.0.0.1:1/rowfeed', { ...patience, withinMs: 60_000, signal: stopped });
    // SQLite has no server.
    await awaitDatabase('sqlite:nowhere.db', { ...patience, withinMs: 60_000 });
    expect(reasons).to.have.length(2);
  });
});

onlyInFullSuite(needsPostgres).describe('a server that starts before PostgreSQL', function () {
  this.timeout(90_000);
  let server: EmbeddedServer;
  before(async () => {
    server = await embeddedServer();
  });
  after(() => server.remove());

  /** Starts a server while PostgreSQL is stopped, and returns when it waits. */
  async function waitingServer(database = 'postgres') {
    await server.stop();
    return startsToWait(server.urlOf(database));
  }

  async function startsToWait(url: string) {
    const env = {
      PORT: '0',
      DATABASE_URL: url,
      ROWFEED_DATABASE_WAIT_SECONDS: '60',
      ROWFEED_API_KEY: generateKey(),
    };
    const child = start(['serve'], env);
    const closed = once(child, 'close');
    const errors = told(child.stderr);
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
    await eventually('it waits', () => log.includes('does not accept connections'));
    return { child, closed, log: () => log, errors };
  }

  it('waits, with one line in the log, and then starts', async () => {
    const { child, closed, log } = await waitingServer();
    await server.start();
    await eventually('it listens', () => log().includes('rowfeed is listening'));
    // Otherwise, an operator wouldn't notice that a lost DATABASE_URL starts the server on an empty SQLite file.
    expect(log()).to.include(`"database":"${new URL(server.urlOf('postgres')).host}/postgres"`);
    child.kill('SIGTERM');
    expect((await closed)[0]).to.equal(0);
    const lines = log().match(/^.*does not accept connections.*$/gm) ?? [];
    expect(lines).to.have.length(1);
    expect(JSON.parse(lines[0]!)).to.include({ level: 'warn' });
    expect(lines[0]).to.match(/ \(connect ECONNREFUSED [^)]+\), so the server retries every second/);
  });

  it('prints why it does not start after the wait', async () => {
    const { closed, errors } = await waitingServer('missing');
    await server.start();
    expect((await closed)[0]).to.equal(1);
    expect(errors()).to.match(/^rowfeed: The database \S+ doesn't exist\.\n$/);
  });

  it('waits until a connection is free', async () => {
    await server.query('', "CREATE ROLE crowded LOGIN PASSWORD 'secret' CONNECTION LIMIT 0");
    await server.query('', 'CREATE DATABASE crowded OWNER crowded');
    const url = new URL(server.urlOf('crowded'));
    [url.username, url.password] = ['crowded', 'secret'];
    const { child, closed, log } = await startsToWait(url.href);
    await server.query('', 'ALTER ROLE crowded CONNECTION LIMIT -1');
    await eventually('it listens', () => log().includes('rowfeed is listening'));
    child.kill('SIGTERM');
    expect((await closed)[0]).to.equal(0);
    expect(log()).to.include(
      '(too many connections for role \\"crowded\\"), so the server retries every second',
    );
  });

  it('stops on a signal while it waits', async () => {
    const { child, closed, log } = await waitingServer();
    child.kill('SIGTERM');
    expect((await closed)[0]).to.equal(0);
    expect(log()).to.include('"stopped"').and.not.include('listening');
    await server.start();
  });
});

onlyInFullSuite(needsPostgres).describe('a PostgreSQL that is stopped and started', function () {
  this.timeout(90_000);

  it('is missed, and everything goes on by itself', async () => {
    const server = await embeddedServer();
    try {
      const service = await startService({
        engine: 'sqlite',
        env: { DATABASE_URL: server.urlOf('postgres'), ROWFEED_METRICS_PORT: '0' },
      });
      const ready = (value: number): Promise<boolean> =>
        eventually(
          `rowfeed_ready is ${value}`,
          async () => (await scrape(service)).get('rowfeed_ready') === value,
        );
      const owner = client(service, service.key);
      const name = await owner.collection([{ n: 1 }]);
      const rows = `/v1/collections/${name}/rows`;
      const following = await feed(service, { key: service.key, collection: name });

      await server.stop();
      expect((await owner.get('/health')).status).to.equal(503);
      await ready(0);
      for (const answer of [
        await owner.post(rows, [{ n: 2 }]),
        await owner.get(`${rows}/1`),
        await owner.get(rows),
      ]) {
        expect([answer.status, answer.code]).to.deep.equal([503, 'database_unavailable']);
        expect(Number(answer.headers['retry-after'])).to.be.at.least(1);
      }

      await server.start();
      expect((await owner.get('/health')).status).to.equal(200);
      expect((await owner.post(rows, [{ n: 3 }])).json).to.deep.equal([{ id: 2, n: 3 }]);
      expect((await owner.get(rows)).json).to.have.length(2);
      expect((await following.next()).map(({ row }) => row)).to.deep.equal([{ id: 2, n: 3 }]);
      expect((await owner.get('/v1/usage')).json.requests.used).to.be.at.least(8);
      await ready(1);
      const lines = (text: string): number => service.log.filter((line) => line.includes(text)).length;
      expect(
        ['is not available; the server', 'is available again', 'request failed'].map(lines),
      ).to.deep.equal([1, 1, 1]);
      expect(['will retry until it succeeds', 'works again', '"stack"'].map(lines)).to.deep.equal([0, 0, 0]);
      await following.close();
      await service.close();
    } finally {
      await server.remove();
    }
  });
});

onlyInFullSuite(needsPostgres).describe(
  'a PostgreSQL database that was read-only, as during a failover',
  () => {
    const database = 'rowfeed-read-only';
    let server: PostgresServer;
    before(async () => {
      server = await singlePostgresServer();
    });
    afterEach(() => server.query('', `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`));

    /** Makes new sessions read-only or not, and ends the present ones, as a server does that changes its role. */
    async function makeReadOnly(isReadOnly: boolean): Promise<void> {
      await server.query(
        '',
        `ALTER DATABASE "${database}" SET default_transaction_read_only = ${isReadOnly}`,
      );
      if (isReadOnly)
        await server.query(
          '',
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
        );
    }

    it('executes every kind of write again, on new connections', async () => {
      await server.createDatabase(database);
      const service = await startService({
        engine: 'sqlite',
        env: { DATABASE_URL: server.urlOf(database) },
      });
      try {
        const owner = client(service, service.key);
        const name = await owner.collection([{ n: 1 }]);
        let made = 0;
        const writes: readonly (readonly [what: string, write: () => Promise<Answer>])[] = [
          ['insertRows', () => owner.post(`/v1/collections/${name}/rows`, [{ n: 2 }])],
          ['createCollection', () => owner.post('/v1/collections', { name: `made${made++}` })],
          ['createKey', () => owner.post('/v1/keys', { name: 'k' })],
          ['setSchema', () => owner.put(`/v1/collections/${name}/schema`, { type: 'object' })],
          ['removeSchema', () => owner.delete(`/v1/collections/${name}/schema`)],
          ['setRowKey', () => owner.put(`/v1/collections/${name}/row-key`, { fields: ['id2'] })],
          ['revokeTickets', () => owner.delete('/v1/tickets/user')],
        ];
        await makeReadOnly(true);
        // Each of the connections is opened again while the database is read-only.
        for (let times = 0; times < 4; times += 1)
          await Promise.all(
            writes.map(async ([what, write]) => {
              if (what === 'setSchema' || what === 'setRowKey') return;
              expect((await write()).status, what).to.be.oneOf([404, 503]);
            }),
          );
        await makeReadOnly(false);
        for (const [what, write] of writes)
          await eventually(what, async () => (await write()).status !== 503, {
            withinMs: 5_000,
            everyMs: 100,
          });
      } finally {
        await service.close();
      }
    });
  },
);
