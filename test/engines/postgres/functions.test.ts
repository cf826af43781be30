/** The functions that a version of rowfeed has in PostgreSQL: who creates them, and when they are dropped. */
import { expect } from 'chai';
import { client } from '../../support/client.js';
import { run } from '../../support/command.js';
import { storageIn, type TestStorage } from '../../support/engine.js';
import { type PostgresServer, postgresServer } from '../../support/postgres.js';
import { blocks, section } from '../../support/readme.js';
import { killServers, type ServerProcess, startServer } from '../../support/server-process.js';
import { removeDirectory, temporaryDirectory } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

const key = `test-${'0123456789abcdef'.repeat(3).slice(0, 36)}`;
const isCitus = Boolean(process.env.TEST_CITUS_URL);
/** Otherwise, Citus can't change the permissions of several tables with one statement. */
const oneByOne = isCitus ? "SET citus.multi_shard_modify_mode TO 'sequential';" : '';
const kinds = [
  ...['commit_group', 'copy_keys', 'count_usage', 'list_pages'],
  ...['read_group', 'read_keyed', 'read_owners', 'read_rows'],
];

onlyInFullSuite(needsPostgres).describe('functions of PostgreSQL', () => {
  let directory: string;
  let storage: TestStorage;
  let server: PostgresServer;
  let database: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    storage = await storageIn(directory, 'postgres');
    server = await postgresServer();
    database = new URL(storage.url).pathname.slice(1);
  });
  afterEach(async () => {
    await killServers();
    await storage.remove();
    await removeDirectory(directory);
  });

  const sql = (statement: string) => server.query(database, statement);
  const migrate = (url = storage.url) => run(['migrate'], { DATABASE_URL: url });

  async function functions(): Promise<string[]> {
    const found = await sql(
      "SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
    );
    return found.map(({ name }) => name as string);
  }

  /** Expects the server to insert, list and count rows. */
  async function serves(serving: ServerProcess, name: string): Promise<void> {
    const owner = client(serving, key);
    expect((await owner.post('/v1/collections', { name })).status).to.equal(201);
    const rows = `/v1/collections/${name}/rows`;
    expect((await owner.post(rows, [{ n: 2 }, { n: 1 }])).status).to.equal(201);
    expect((await owner.patch(`${rows}/1`, { n: 3 })).status).to.equal(200);
    expect((await owner.get(`${rows}?order_by=n`)).json).to.deep.equal([
      { id: 2, n: 1 },
      { id: 1, n: 3 },
    ]);
  }

  it('are named after their text, and made where they are missing by those that start together', async () => {
    expect((await migrate()).stderr).to.equal('');
    const made = await functions();
    expect(made.map((name) => name.replace(/_[0-9a-f]{8}$/, ''))).to.deep.equal(kinds);
    for (const name of made) await sql(`DROP FUNCTION ${name}`);
    const serving = await Promise.all([1, 2, 3].map(() => startServer(storage.url, key)));
    expect(await functions()).to.deep.equal(made);
    for (const [n, each] of serving.entries()) await serves(each, `each${n}`);
  });

  it('go a day after an instance has last used them, those of this version never', async () => {
    await migrate();
    const made = await functions();
    const older = ['commit_group_00000001', 'list_pages_00000002'];
    for (const name of older)
      await sql(`CREATE FUNCTION ${name}(ids bigint[]) RETURNS void LANGUAGE sql AS 'SELECT'`);
    await sql("CREATE FUNCTION another() RETURNS void LANGUAGE sql AS 'SELECT'");
    const hoursAgo = (hours: number) => `(extract(epoch FROM now()) * 1000)::bigint - ${hours} * 3600000`;
    await sql(
      `INSERT INTO programs VALUES ('${older[0]}', ${hoursAgo(25)}), ('${older[1]}', ${hoursAgo(23)})`,
    );
    await sql(`UPDATE programs SET used_at = ${hoursAgo(50)} WHERE name = '${made[0]}'`);
    await migrate();
    expect(await functions()).to.deep.equal([...made, older[1], 'another'].sort());
  });

  describe('where a user serves that may make nothing', () => {
    const role = `serving_${process.pid}`;
    let url: string;
    beforeEach(async () => {
      await server.query('', `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
      const limited = new URL(storage.url);
      limited.username = role;
      limited.password = 'secret';
      url = limited.href;
      await migrate();
      const [shown] = blocks(
        section('src/docs/how-to/postgres.md', '## Use a database user without DDL permissions'),
      );
      const grants = shown!.text
        .replace('DATABASE rowfeed ', `DATABASE "${database}" `)
        .replaceAll('rowfeed_server', role);
      await sql(oneByOne + grants);
    });
    afterEach(async () => {
      await killServers();
      // Removes the database first, because the role has permissions there, on Citus also on the workers.
      await storage.remove();
      await server.query('', `DROP ROLE ${role}`);
    });

    it('are made by `rowfeed migrate` of their owner', async () => {
      await sql("INSERT INTO programs VALUES ('commit_group_00000001', 0)");
      await sql("CREATE FUNCTION commit_group_00000001() RETURNS void LANGUAGE sql AS 'SELECT'");
      const serving = await startServer(url, key);
      await serves(serving, 'notes');
      expect(await functions()).to.include('commit_group_00000001');
      await migrate();
      expect(await functions()).to.not.include('commit_group_00000001');
    });

    it('has the permissions for tables of later versions', async () => {
      await sql('CREATE TABLE later (id bigint)');
      const [found] = await sql(`SELECT has_table_privilege('${role}', 'later', 'INSERT') AS granted`);
      expect(found.granted).to.equal(true);
    });

    it('does not start without permissions, and the message contains the missing permission', async () => {
      const stderr = async (): Promise<string> => {
        const env = { DATABASE_URL: url, PORT: '0', ROWFEED_API_KEY: key };
        const outcome = await run(['serve'], env);
        expect(outcome.code).to.equal(1);
        return outcome.stderr;
      };
      await sql(`${oneByOne} REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
      expect(await stderr()).to.match(
        /^rowfeed: [^\n]+ permission denied for \w+ \w+\. Run `rowfeed migrate` as the owner of the database, and grant SELECT, INSERT, UPDATE and DELETE on all tables and EXECUTE on all functions to this user\.\n$/,
      );
      await sql(`GRANT SELECT ON settings TO ${role}`);
      expect(await stderr()).to.match(
        /permission denied for table \w+\. Run `rowfeed migrate` as the owner /,
      );
    });

    const incomplete: [what: string, statement: string, message: RegExp][] = [
      [
        'a permission for one table',
        `REVOKE DELETE ON idempotency_keys FROM ${role}`,
        /permission denied for table idempotency_keys\. Run/,
      ],
      [
        'the permission to execute functions',
        'REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC',
        /permission denied for function commit_group_\w+\. Run/,
      ],
      [
        'the permission to see all rows of a table',
        'ALTER TABLE rows ENABLE ROW LEVEL SECURITY',
        /: The database \S+ hides rows of the table rows from this user, because row-level security is enabled\. Disable it, or give the user BYPASSRLS\.$/,
      ],
    ];
    for (const [what, statement, message] of incomplete) {
      it(`does not start without ${what}`, async function () {
        if (isCitus && statement.startsWith('ALTER')) this.skip();
        await sql(oneByOne + statement);
        const error = await startServer(url, key).catch((reason: Error) => reason);
        expect(error).to.be.instanceOf(Error);
        expect((error as Error).message.trim()).to.match(message);
      });
    }

    (isCitus ? it.skip : it)('cannot check a database whose rows it cannot see', async () => {
      await sql('ALTER TABLE rows ENABLE ROW LEVEL SECURITY');
      const { code, stderr } = await run(['check'], { DATABASE_URL: url });
      expect(code).to.equal(1);
      expect(stderr).to.match(/^rowfeed: .* row-level security policy for table "rows"\n$/);
    });

    it('are asked for where one is missing', async () => {
      const [first] = await functions();
      await sql(`DROP FUNCTION ${first}`);
      const { code, stderr } = await run(['serve'], { DATABASE_URL: url, PORT: '0', ROWFEED_API_KEY: key });
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^rowfeed: The database \S+ lacks functions of this version, and this user cannot create them\. Run `rowfeed migrate` as the owner of the database\.\n$/,
      );
      await migrate();
      await serves(await startServer(url, key), 'notes');
    });
  });
});
