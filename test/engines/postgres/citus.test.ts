/** On Citus: how a database is distributed, and that each frequent statement needs only one worker. */
import { expect } from 'chai';
import pg from 'pg';
import { checkContents } from '../../../src/engines/check/contents.js';
import { whole } from '../../../src/engines/engine.js';
import { readSnapshot } from '../../../src/engines/open.js';
import { hasCitus, workersOf } from '../../support/citus.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { run } from '../../support/command.js';
import { failure } from '../../support/database.js';
import { storageIn } from '../../support/engine.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { type PostgresServer, postgresServer } from '../../support/postgres.js';
import {
  removeDirectory,
  startService,
  type TestService,
  temporaryDirectory,
} from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

/**
 * Statements of background tasks. They look for work that no request waits for, and for new changes in followed
 * collections.
 */
const isInBackground = /log_start|FROM public\.sort_indexes/;
const isOfTransaction = /^issuing (BEGIN|COMMIT|ROLLBACK|SELECT citus_internal|WITH placement_data|SET )/;

const unknownToWorkers = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'
  AND to_regclass(tablename) NOT IN (SELECT logicalrelid FROM pg_dist_partition)`;

interface Sent {
  readonly message: string;
  /** The worker that receives the statement. */
  readonly detail?: string;
}

/** The statements that the coordinator sends to workers, in the sessions of this process. */
function watchWorkers(): { readonly sent: Sent[]; stop(): void } {
  const sent: Sent[] = [];
  const { emit } = pg.Client.prototype;
  pg.Client.prototype.emit = function (this: pg.Client, name: string, ...rest: unknown[]) {
    if (name === 'notice') sent.push(rest[0] as Sent);
    return emit.call(this, name as never, ...(rest as never[]));
  } as typeof emit;
  return {
    sent,
    stop: () => {
      pg.Client.prototype.emit = emit;
    },
  };
}

onlyInFullSuite(needsPostgres).describe('on Citus', () => {
  let service: TestService;
  let server: PostgresServer;
  let owner: Client;
  before(async function () {
    if (!hasCitus()) return this.skip();
    server = await postgresServer();
    service = await startService({ engine: 'postgres' });
    owner = client(service, service.key);
  });
  after(() => service?.close());

  const sql = (statement: string) => server.query(new URL(service.databaseUrl).pathname.slice(1), statement);

  /** Returns the URL of the same database on the first worker. */
  async function onWorker(databaseUrl: string): Promise<string> {
    const [{ host }] = await sql(
      `SELECT nodename || ':' || nodeport AS host FROM pg_dist_node WHERE groupid <> 0 ORDER BY groupid LIMIT 1`,
    );
    const url = new URL(databaseUrl);
    url.host = host;
    return url.href;
  }

  it('what belongs to a collection is together on one worker, and the rest on the coordinator', async () => {
    const tables = await sql(
      `SELECT table_name::text AS name, citus_table_type AS type, distribution_column AS by, colocation_id AS together
       FROM citus_tables ORDER BY 2, 1`,
    );
    const spread = tables.filter(({ type }) => type === 'distributed');
    expect(spread.map(({ name }) => name)).to.have.members([
      ...['changes', 'cursor_aliases', 'deleted_per_block', 'heads', 'rows', 'sort_indexes', 'sort_keys'],
    ]);
    expect(new Set(spread.map(({ by }) => by))).to.deep.equal(new Set(['collection_id']));
    expect(new Set(spread.map(({ together }) => together)).size).to.equal(1);
    expect(await sql(unknownToWorkers)).to.deep.equal([]);
  });

  it('what is hot asks one worker for one collection', async () => {
    const name = await owner.collection();
    const rows = `/v1/collections/${name}/rows`;
    for (let part = 0; part < 3; part += 1) {
      const some = Array.from({ length: 1_000 }, (_, n) => ({
        n: n + 1_000 * part,
        text: `${n % 7}`,
        m: n % 9,
      }));
      expect((await owner.post(rows, some)).status).to.equal(201);
    }
    const filtered = `${rows}?filter=${encodeURIComponent("@.text == '3'")}&limit=5`;
    // Otherwise, the server would start to create indexes later.
    await eventually('its indexes are there', async () => {
      for (const list of [`${rows}?order_by=n`, filtered])
        expect((await owner.get(list)).status).to.equal(200);
      return (await sql(`SELECT 1 FROM sort_indexes WHERE built_through = ${whole}`)).length === 2;
    });
    await sql(
      `ALTER DATABASE "${new URL(service.databaseUrl).pathname.slice(1)}" SET citus.log_remote_commands = on`,
    );
    const follower = await feed(service, { key: service.key, collection: name });
    const watching = watchWorkers();
    try {
      // The setting applies only to new sessions.
      await sql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      await eventually('it is well', async () => (await owner.get(`${rows}/1`)).status === 200);
      const asked = async (what: string, send: () => Promise<unknown>, most = 1): Promise<void> => {
        watching.sent.length = 0;
        await send();
        const hot = watching.sent.filter(
          ({ message }) =>
            message.startsWith('issuing') && !isInBackground.test(message) && !isOfTransaction.test(message),
        );
        const told = `${what}:\n${hot.map(({ message }) => message).join('\n')}`;
        expect(hot.length, told).to.be.within(1, most);
        expect(new Set(hot.map(({ detail }) => detail?.replace(/ connectionId.*/, ''))).size, told).to.equal(
          1,
        );
        const shards = hot.flatMap(({ message }) => message.match(/public\.[a-z_]+_\d{6}\b/g) ?? []);
        const tables = new Set([...new Set(shards)].map((shard) => shard.replace(/_\d+$/, '')));
        expect(new Set(shards).size, `of each table one shard: ${told}`).to.equal(tables.size);
        // Citus prepares a transaction on each node if it commits on two of them.
        expect(told).not.to.match(/PREPARE/);
      };
      await asked('one row', () => owner.get(`${rows}/1`));
      await asked('a list by id', () => owner.get(rows));
      await asked('a list from an offset', () => owner.get(`${rows}?offset=900`));
      await asked('a list by an index', () => owner.get(`${rows}?order_by=n&limit=10`));
      await asked('a list with a filter', () => owner.get(filtered));
      // The statements include the reads of the feed, and before the first write also the head and the indexes.
      const write = async (send: () => Promise<Answer>, frames = 1): Promise<void> => {
        expect((await send()).status).to.be.within(200, 204);
        await follower.next(frames);
      };
      await asked('an insert', () => write(() => owner.post(rows, [{ n: 5_000 }])), 6);
      await asked('another one', () => write(() => owner.post(rows, [{ n: 5_001 }])), 3);
      await asked('a change', () => write(() => owner.patch(`${rows}/1`, { n: 7_000 })), 4);
      await asked('a removal', () => write(() => owner.delete(`${rows}/2`)), 4);
      expect((await owner.put(`/v1/collections/${name}/row-key`, { fields: ['n'] })).status).to.equal(200);
      await asked('a row by its row key', () =>
        owner.get(`${rows}?filter=${encodeURIComponent('@.n == 5000')}&limit=1`),
      );
      const upsert = `${rows}?on_conflict=update`;
      await asked('an upsert', () => write(() => owner.post(upsert, [{ n: 5_000, text: 'a' }])), 10);
      await asked('another upsert', () => write(() => owner.post(upsert, [{ n: 5_001, text: 'a' }])), 6);
      const operations = [
        { op: 'upsert', row: { n: 5_000, text: 'b' }, on_conflict: 'replace' },
        { op: 'update', id: 3, patch: { m: 1_000 } },
        { op: 'delete', id: 4 },
      ];
      const batch = () => owner.post(`/v1/collections/${name}/batch`, { operations });
      await asked('a batch', () => write(batch, 3), 6);
      // These are the rows 3 and 5 to 20.
      const many = `${rows}?max_rows=50&filter=${encodeURIComponent('@.n < 20')}`;
      await asked('an update of many rows', () => write(() => owner.patch(many, { m: 2_000 }), 17), 8);
      await asked('a deletion of many rows', () => write(() => owner.delete(many), 17), 8);
      watching.sent.length = 0;
      await eventually('another index is there', async () => {
        await owner.get(`${rows}?order_by=m`);
        return (await sql(`SELECT 1 FROM sort_indexes WHERE built_through = ${whole}`)).length === 3;
      });
      const stored = watching.sent
        .map(({ message }) => message)
        .filter((message) => message.startsWith('issuing'));
      const steps = stored.slice(stored.findIndex((message) => message.includes('copy_keys')));
      expect(steps.filter((message) => message.includes('copy_keys')).length).to.be.above(1);
      // A step locks the head on its own worker, so no node sends this statement to another node.
      expect(steps.filter((message) => message.includes('FOR UPDATE'))).to.deep.equal([]);
    } finally {
      watching.stop();
    }
  });

  it('a check reads the keys of an index from one worker', async () => {
    const watching = watchWorkers();
    try {
      const checks = await readSnapshot(service.databaseUrl, (trx) => checkContents(trx, 'postgres'));
      expect(checks.flatMap(({ faults }) => faults)).to.deep.equal([]);
      const indexes = checks.find(({ name }) => name === 'indexes');
      expect(indexes?.verified.index).to.equal(3);
      const messages = watching.sent
        .map(({ message }) => message)
        .filter((each) => each.startsWith('issuing'));
      const shards = messages.flatMap((each) => each.match(/sort_keys_\d+/g) ?? []);
      expect(new Set(shards).size).to.equal(1);
    } finally {
      watching.stop();
    }
  });

  it('writes with an idempotency key are done once, and undone together', async () => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const headers = { 'Idempotency-Key': 'once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.post(rows, [{ n: 1 }], headers)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).to.include(201);
    expect((await owner.get(rows)).json).to.have.length(1);
  });

  it('an instance that is connected to a worker serves all collections, and finds out what others have committed', async () => {
    const { directory, key } = service;
    const env = { DATABASE_URL: await onWorker(service.databaseUrl) };
    const begin = () => startService({ engine: 'postgres', directory, key, env });
    // If nobody uses a function any more, only the coordinator drops it.
    await sql('CREATE FUNCTION unused() RETURNS void LANGUAGE sql AS $$ $$');
    await sql("INSERT INTO programs VALUES ('unused', 0)");
    const there = await begin();
    const other = client(there, key);
    // With 4 shards, these collections are on both workers.
    for (let n = 0; n < 4; n += 1) {
      const collection = await (n < 2 ? owner : other).collection();
      const rows = `/v1/collections/${collection}/rows`;
      const followers = [
        await feed(service, { key, collection }),
        await feed(there, { key, collection }),
      ] as const;
      expect((await owner.post(rows, [{ n: 1 }, { n: 2 }])).status).to.equal(201);
      expect((await other.patch(`${rows}/1`, { n: 3 })).status).to.equal(200);
      expect((await other.delete(`${rows}/2`)).status).to.equal(204);
      const once = { 'Idempotency-Key': `once-${n}` };
      expect((await other.post(rows, [{ n: 4 }], once)).status).to.equal(201);
      expect((await owner.post(rows, [{ n: 4 }], once)).headers['idempotent-replayed']).to.equal('true');
      for (const each of followers) {
        expect((await each.next(5)).map(({ seq }) => seq)).to.deep.equal([1, 2, 3, 4, 5]);
        await each.close();
      }
      for (const list of [rows, `${rows}?order_by=n`, `${rows}?filter=${encodeURIComponent('@.n > 2')}`])
        expect((await other.get(list)).text).to.equal((await owner.get(list)).text);
    }
    const name = await other.collection([{ n: 1 }]);
    expect((await other.delete(`/v1/collections/${name}`)).status).to.equal(204);
    await there.stop();
    const [{ name: missing }] = await sql(
      "SELECT proname AS name FROM pg_proc WHERE proname LIKE 'read\\_keyed\\_%'",
    );
    await sql(`ALTER FUNCTION ${missing} RENAME TO away`);
    expect(await begin().catch(({ message }) => message)).to.match(
      /is on a Citus worker and lacks functions/,
    );
    const { stderr, code } = await run(['migrate'], { DATABASE_URL: service.databaseUrl });
    expect([code, stderr]).to.deep.equal([0, '']);
    const named = await sql(`SELECT proname FROM pg_proc WHERE proname IN ('unused', '${missing}')`);
    expect(named).to.deep.equal([{ proname: missing }]);
    await (await begin()).stop();
  });

  it('a new table is created on the coordinator, for all nodes, also if an earlier version created it for the coordinator', async () => {
    const { directory, key } = service;
    const env = { DATABASE_URL: await onWorker(service.databaseUrl) };
    const begin = () => startService({ engine: 'postgres', directory, key, env });
    const asBefore = [
      "UPDATE settings SET value = '8' WHERE name = 'schema_version'",
      'DROP TABLE ticket_revocations',
      'DROP INDEX keys_of_environment',
      'DROP INDEX collections_by_type',
    ];
    for (const earlier of [asBefore, ["SELECT undistribute_table('ticket_revocations')"]]) {
      for (const statement of earlier) await sql(statement);
      expect(await failure(begin())).to.match(/is on a Citus worker and lacks tables of this version/);
      const { code, stderr } = await run(['migrate'], { DATABASE_URL: service.databaseUrl });
      expect([code, stderr]).to.deep.equal([0, '']);
      expect(await sql(unknownToWorkers)).to.deep.equal([]);
      await (await begin()).stop();
    }
  });

  it('a command that needs all servers stopped finds one that is connected to a worker', async () => {
    const directory = await temporaryDirectory();
    const storage = await storageIn(directory, 'postgres');
    const onCoordinator = { DATABASE_URL: storage.url };
    expect((await run(['migrate'], onCoordinator)).code).to.equal(0);
    const env = { DATABASE_URL: await onWorker(storage.url) };
    const there = await startService({ engine: 'postgres', directory, key: service.key, env });
    for (const each of [onCoordinator, env]) {
      const { code, stderr } = await run(['cursors', 'reset'], each);
      expect([code, stderr.replace(/using .*/s, '')]).to.deep.equal([1, 'rowfeed: A rowfeed server is ']);
    }
    await there.stop();
    for (const each of [onCoordinator, env]) {
      const { code, stderr } = await run(['cursors', 'reset'], each);
      expect([code, stderr]).to.deep.equal([0, '']);
    }
    await storage.remove();
    await removeDirectory(directory);
  });

  it('an instance with a replica is refused', async () => {
    const { directory, key, databaseUrl } = service;
    const env = { DATABASE_REPLICA_URL: databaseUrl };
    expect(await failure(startService({ engine: 'postgres', directory, key, env }))).to.match(
      /on Citus, does not support reading rows from a replica\. Remove DATABASE_REPLICA_URL\./,
    );
  });

  it('a database that several instances begin at once is spread by one of them', async () => {
    const directory = await temporaryDirectory();
    await storageIn(directory, 'postgres');
    const begin = () => startService({ engine: 'postgres', directory, key: service.key });
    const begun = await Promise.allSettled([begin(), begin(), begin()]);
    const services = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const each of services.slice(1)) await each.stop();
    const name = await client(services[0]!, service.key).collection([{ n: 1 }]);
    expect((await client(services[0]!, service.key).get(`/v1/collections/${name}/rows`)).status).to.equal(
      200,
    );
    await services[0]!.close();
    for (const each of begun) if (each.status === 'rejected') throw each.reason;
  });

  it('a database that was filled before it had workers is spread by migrate, with all that it holds', async () => {
    const directory = await temporaryDirectory();
    const storage = await storageIn(directory, 'postgres');
    const database = new URL(storage.url).pathname.slice(1);
    const workers = await workersOf(storage.url);
    await workers.remove();
    const alone = await startService({ engine: 'postgres', directory });
    const before = client(alone, alone.key);
    const rows = `/v1/collections/${await before.collection([{ n: 2 }, { n: 1 }])}/rows`;
    const listed = await before.get(rows);
    await alone.stop();
    const unspread = await run(['migrate'], { DATABASE_URL: storage.url });
    expect(unspread.stdout).to.include('Citus has no workers yet');
    // A dump of a distributed database contains such definitions.
    await server.query(database, 'ALTER TABLE sort_keys ADD COLUMN collection_id bigint');
    const [{ name, definition }] = await sql(
      `SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc JOIN programs ON name = proname
       WHERE proname LIKE 'commit\\_group\\_%' LIMIT 1`,
    );
    await server.query(database, definition);
    await server.query(database, `INSERT INTO programs VALUES ('${name}', 0)`);
    await workers.add();
    const migrated = await run(['migrate'], { DATABASE_URL: storage.url });
    expect(migrated.code, migrated.stderr).to.equal(0);
    expect(migrated.stdout).to.include('distributes its collections over its workers');
    const again = await startService({ engine: 'postgres', directory, key: alone.key });
    const afterwards = client(again, again.key);
    expect(
      await server.query(database, "SELECT 1 FROM pg_dist_partition WHERE logicalrelid = 'rows'::regclass"),
    ).to.have.length(1);
    expect(
      await server.query(
        database,
        `SELECT force_delegation AS on_worker FROM pg_dist_object
         WHERE classid = 'pg_proc'::regclass AND objid = '${name}'::regproc`,
      ),
    ).to.deep.equal([{ on_worker: true }]);
    const listedAgain = await afterwards.get(rows);
    expect(listedAgain.text).to.equal(listed.text);
    expect(listedAgain.headers['collection-cursor']).to.equal(listed.headers['collection-cursor']);
    expect((await afterwards.post(rows, [{ n: 3 }])).json).to.deep.equal([{ id: 3, n: 3 }]);
    await again.stop();
    await storage.remove();
    await removeDirectory(directory);
  });
});
