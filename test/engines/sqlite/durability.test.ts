import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase, type SqliteDatabase } from '../../../src/engines/open.js';
import { client, disconnect } from '../../support/client.js';
import { freshStorage, type OwnStorage } from '../../support/database.js';
import { engine } from '../../support/engine.js';
import { chosenKey } from '../../support/leaks.js';
import { killServers, startServer } from '../../support/server-process.js';
import { straceSyncs } from '../../support/strace.js';
import { onlyInFullSuite } from '../../support/suite.js';

const rows = '/v1/collections/notes/rows';

describe('a connection that writes to an SQLite file', () => {
  it('syncs each commit', async () => {
    const storage = await freshStorage('sqlite');
    const database = (await openDatabase(storage.url, { role: 'server' })) as SqliteDatabase;
    const writer = await database.connect('writer');
    try {
      // 2 is FULL, which syncs the WAL after each commit.
      const full = [{ synchronous: 2 }];
      expect(await writer.all('PRAGMA synchronous', [])).to.deep.equal(full);
      expect(await database.knex.raw('PRAGMA synchronous')).to.deep.equal(full);
    } finally {
      await writer.release();
      await database.close();
      await storage.remove();
    }
  });
});

onlyInFullSuite('A server under strace takes a second.').describe('an acknowledged write', () => {
  let storage: OwnStorage;
  let key: string;
  beforeEach(async () => {
    storage = await freshStorage();
    key = chosenKey();
  });
  afterEach(async () => {
    await killServers();
    await storage.remove();
  });

  // PostgreSQL syncs its own files, which these tests do not cover.
  const itOnSqlite = engine === 'sqlite' ? it : it.skip;

  itOnSqlite('has been synced', async function () {
    const trace = join(storage.directory, 'trace');
    const under = straceSyncs(trace);
    if (under === undefined) this.skip();
    const server = await startServer(storage.url, key, { under });
    const owner = client(server, key);
    await owner.post('/v1/collections', { name: 'notes' });
    const syncs = (): number => readFileSync(trace, 'utf8').match(/f(data)?sync\(\d+\)\s+= 0/g)?.length ?? 0;
    const before = syncs();
    const writes = 30;
    for (let n = 0; n < writes; n += 1) await owner.post(rows, [{ n }]);
    expect(syncs() - before).to.be.at.least(writes);
    disconnect(server.url);
  });

  itOnSqlite('is not one whose sync failed; the process says so and ends', async function () {
    // The first calls of each thread belong to the start, so the fault comes after them.
    const under = straceSyncs('/dev/null', '-e', 'inject=fsync,fdatasync:error=EIO:when=20+');
    if (under === undefined) this.skip();
    const server = await startServer(storage.url, key, { under });
    const owner = client(server, key);
    await owner.post('/v1/collections', { name: 'notes' });
    let written = 0;
    let answer = await owner.post(rows, [{ n: 0 }]);
    while (answer.status === 201) {
      written += 1;
      answer = await owner.post(rows, [{ n: written }]);
    }
    expect([answer.status, answer.code]).to.deep.equal([503, 'database_unavailable']);
    // The server exits half a second later, possibly before it responds.
    const probe = await client(server)
      .get('/health')
      .catch(() => undefined);
    expect(probe?.json.ok).to.not.equal(true);
    expect(await server.ended()).to.equal(1);
    disconnect(server.url);
    const again = await startServer(storage.url, key);
    const { rows: found } = (await client(again, key).get('/v1/collections/notes')).json;
    expect(found).to.be.within(written, written + 1);
    disconnect(again.url);
    expect(await again.end('SIGTERM')).to.equal(0);
  });
});
