import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../../src/engines/open.js';
import { client, disconnect } from '../../support/client.js';
import { run } from '../../support/command.js';
import { failure } from '../../support/database.js';
import { engine } from '../../support/engine.js';
import { killServers, type ServerProcess, startServer } from '../../support/server-process.js';
import { removeDirectory, startService, temporaryDirectory } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';

const key = 'a-key-for-files-that-are-lost';
const rows = '/v1/collections/notes/rows';

(engine === 'sqlite' ? describe : describe.skip)('a file that is lost under a server', () => {
  let directory: string;
  let file: string;
  let databaseUrl: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    file = join(directory, 'rowfeed.db');
    databaseUrl = `sqlite:${file}`;
  });
  afterEach(async () => {
    await killServers();
    await removeDirectory(directory);
  });

  /** Starts a server whose write-ahead log contains changes that are not yet in the database file. */
  async function serving(count: number): Promise<ServerProcess> {
    const server = await startServer(databaseUrl, key);
    await client(server, key).post('/v1/collections', { name: 'notes' });
    for (let n = 0; n < count; n += 1) await client(server, key).post(rows, [{ n }]);
    return server;
  }

  /** Waits until the server exits, and returns its output. */
  async function lost(server: ServerProcess): Promise<string> {
    expect(await server.ended()).to.equal(1);
    disconnect(server.url);
    const fatal = server.log.filter((line) => line.includes('"level":"fatal"'));
    expect(fatal).to.have.length(1);
    return JSON.parse(fatal[0]!).err.message;
  }

  async function rowsIn(url: string): Promise<number> {
    const database = await openDatabase(url, { role: 'server' });
    try {
      return (await database.knex('rows').select('id')).length;
    } finally {
      await database.close();
    }
  }

  it('makes the service unhealthy, and nothing more is taken', async () => {
    const service = await startService({ engine: 'sqlite' });
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    rmSync(join(service.directory, 'rowfeed.db'));
    expect((await service.fatal).message).to.match(/rowfeed\.db was removed while the server was running$/);
    for (const probe of ['/health', '/ready']) {
      const { status, json } = await owner.get(probe);
      expect([status, json]).to.deep.equal([503, { ok: false, service: 'rowfeed' }]);
    }
    expect((await owner.post(rows, [{ n: 1 }])).code).to.equal('database_unavailable');
    await service.close();
  });

  it('ends the process; nothing new is made in its place', async () => {
    const server = await serving(3);
    const away = join(directory, 'away.db');
    renameSync(file, away);
    const tool = run(['keys', 'create', '--name', 'x'], { DATABASE_URL: databaseUrl });
    expect(await lost(server)).to.equal(`${file} was removed while the server was running`);
    const says = /rowfeed\.db does not exist, but its write-ahead log \S+-wal still exists/;
    const { code, stdout, stderr } = await tool;
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(says);
    expect(await failure(openDatabase(databaseUrl, { role: 'server' }))).to.match(says);
    expect(existsSync(file)).to.equal(false);
    renameSync(away, file);
    expect(await rowsIn(databaseUrl)).to.equal(3);
  });

  const slow = onlyInFullSuite('A server process takes half a second, and looks at its files once a second.');
  for (const [end, test] of [
    ['-wal', it],
    ['-shm', slow.it],
  ] as const) {
    test(`${end} too, and what it held is in the file`, async () => {
      const server = await serving(5);
      rmSync(file + end);
      expect(await lost(server)).to.equal(`${file}${end} was removed while the server was running`);
      expect(await rowsIn(databaseUrl)).to.equal(5);
    });
  }

  slow.it('replaced by another one: neither is mixed with the other', async () => {
    const other = join(directory, 'other.db');
    await (await openDatabase(`sqlite:${other}`, { role: 'server' })).close();
    const server = await serving(5);
    const away = join(directory, 'away.db');
    renameSync(file, away);
    renameSync(other, file);
    expect(await lost(server)).to.equal(`${file} was replaced while the server was running`);
    expect(readdirSync(directory).filter((name) => name.includes('-wal'))).to.deep.equal([]);
    expect(await rowsIn(databaseUrl)).to.equal(0);
    // The original file contains all acknowledged writes, even after it was moved.
    expect(await rowsIn(`sqlite:${away}`)).to.equal(5);
  });
});
