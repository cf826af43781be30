import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { pointOf } from '../../src/log/cursor.js';
import { type Client, client, disconnect } from '../support/client.js';
import { start } from '../support/command.js';
import { breakDriver, countStatements, isWriting } from '../support/driver.js';
import { engine, storageIn, type TestStorage } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { chosenKey } from '../support/leaks.js';
import { scrape } from '../support/metrics.js';
import { freePort } from '../support/port.js';
import { type PostgresServer, postgresServer } from '../support/postgres.js';
import { revoke } from '../support/registry.js';
import { killServers, startServer } from '../support/server-process.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

const onSqlite = engine === 'sqlite' ? describe : describe.skip;

describe('a database that is full', () => {
  const rows = '/v1/collections/notes/rows';
  const text = 'x'.repeat(1_000);
  const many = Array.from({ length: 200 }, () => ({ text }));

  // Only SQLite has this limit.
  const itOnSqlite = engine === 'sqlite' ? it : it.skip;

  itOnSqlite('refuses writes with 507, goes on with reads, and recovers by itself', async () => {
    const writers: sqlite3.Database[] = [];
    const { exec } = sqlite3.Database.prototype;
    sqlite3.Database.prototype.exec = function (statements, ...rest) {
      if (/synchronous = FULL/.test(statements)) writers.push(this);
      return exec.call(this, statements, ...rest);
    };
    const service = await startService();
    sqlite3.Database.prototype.exec = exec;
    const limitPages = (pages: number): Promise<unknown> =>
      Promise.all(
        writers.map((each) => new Promise((done) => each.exec(`PRAGMA max_page_count = ${pages}`, done))),
      );
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ n: 1 }]);
    await limitPages(200);
    let { status } = await owner.post(rows, many);
    while (status === 201) ({ status } = await owner.post(rows, many));
    const { headers, json: known } = await owner.get(`${rows}?limit=1000`);
    for (let n = 0; n < 3; n += 1) {
      const refused = await owner.post(rows, many);
      expect([refused.status, refused.code]).to.deep.equal([507, 'storage_full']);
    }
    expect((await owner.get('/health')).status).to.equal(200);
    expect((await owner.get(`${rows}?limit=1000`)).json).to.deep.equal(known);
    await limitPages(1_000_000);
    const since = headers['collection-cursor']!;
    const follower = await feed(service, { key: service.key, collection: 'notes', since });
    expect((await owner.post(rows, [{ n: 2 }])).json).to.deep.equal([{ id: known.length + 1, n: 2 }]);
    const [frame] = await follower.next();
    expect(frame!.seq, 'what was refused left no trace').to.equal(pointOf(since).seq + 1);
    await service.close();
  });

  it('refuses a list with 503 if there is no space for its temporary files', async () => {
    const service = await startService();
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, many);
    const repair = breakDriver('full', (sql) => /order by/i.test(sql));
    const refused = await owner.get(`${rows}?sort=text:asc`);
    expect([refused.status, refused.code, refused.headers['retry-after']]).to.deep.equal([
      503,
      'overloaded',
      '1',
    ]);
    expect(refused.json.detail).to.equal(
      'The server has no disk space for the temporary files of this request.',
    );
    repair();
    expect((await owner.get(`${rows}?sort=text:asc`)).status).to.equal(200);
    await service.close();
  });

  it('keys can be revoked on a disk without any room, over HTTP and by the command', async function () {
    const disk = await smallDisk();
    if (disk === undefined) this.skip();
    const { storage } = disk;
    const filler = openSync(join(disk.directory, 'filler'), 'w');
    try {
      const key = chosenKey();
      const server = await startServer(storage.url, key);
      const owner = client(server, key);
      await owner.post('/v1/collections', { name: 'notes' });
      const leaked: { readonly id: string; readonly key: string }[] = [];
      for (let n = 0; n < (isFullSuite ? 12 : 4); n += 1)
        leaked.push((await owner.post('/v1/keys', { name: 'leaked' })).json);
      for (const each of leaked) expect((await client(server, each.key).get(rows)).status).to.equal(200);
      fillUp(filler, 1_000_000);
      while ((await owner.post(rows, many)).status === 201);
      // A write that fails leaves space in the log for a smaller one.
      for (let refused = 0; refused < 20; refused += 1) {
        fillUp(filler);
        while ((await owner.post(rows, [{ n: 1 }])).status === 201) refused = 0;
      }
      for (const [index, { id, key: secret }] of leaked.entries()) {
        fillUp(filler);
        if (index % 2 === 0) expect((await owner.delete(`/v1/keys/${id}`)).status).to.equal(204);
        else await revoke({ databaseUrl: storage.url }, id);
        const isRefused = async () => (await client(server, secret).get(rows)).code === 'key_invalid';
        await eventually('the key is refused', isRefused, { withinMs: 2_000 });
      }
      ftruncateSync(filler);
      expect((await owner.post(rows, [{ n: 2 }])).status).to.equal(201);
      disconnect(server.url);
      expect(await server.end('SIGTERM')).to.equal(0);
      const again = await startServer(storage.url, key);
      for (const each of leaked)
        expect((await client(again, each.key).get(rows)).code).to.equal('key_invalid');
      disconnect(again.url);
      expect(await again.end('SIGTERM')).to.equal(0);
    } finally {
      closeSync(filler);
      await killServers();
      await disk.remove();
    }
  });

  /** Writes to a file until the disk has no room, or this many bytes. */
  function fillUp(file: number, most = Number.MAX_SAFE_INTEGER): void {
    try {
      for (let written = 0; written < most; written += 4_096) writeSync(file, Buffer.alloc(4_096, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  it('so does a disk', async function () {
    const disk = await smallDisk();
    if (disk === undefined) this.skip();
    const { storage } = disk;
    try {
      const key = chosenKey();
      const server = await startServer(storage.url, key);
      const owner = client(server, key);
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post(rows, [{ n: 1 }]);
      const filler = join(disk.directory, 'filler');
      writeFileSync(filler, Buffer.alloc(1_000_000));
      let answer = await owner.post(rows, many);
      while (answer.status === 201) answer = await owner.post(rows, many);
      expect([answer.status, answer.code]).to.deep.equal([507, 'storage_full']);
      expect((await owner.get(`${rows}/1`)).json).to.deep.equal({ id: 1, n: 1 });
      expect((await owner.get('/health')).status).to.equal(200);
      rmSync(filler);
      const { rows: count } = (await owner.get('/v1/collections/notes')).json;
      expect((await owner.post(rows, [{ n: 2 }])).json).to.deep.equal([{ id: count + 1, n: 2 }]);
      disconnect(server.url);
      expect(await server.end('SIGTERM')).to.equal(0);
    } finally {
      await killServers();
      await disk.remove();
    }
  });

  interface SmallDisk {
    readonly directory: string;
    /** A database on this disk. */
    readonly storage: TestStorage;
    remove(): Promise<void>;
  }

  /** Mounts a file system of a few megabytes in memory. Returns undefined if this user cannot mount it. */
  async function smallDisk(): Promise<SmallDisk | undefined> {
    const directory = await temporaryDirectory();
    const unmount = async (): Promise<void> => {
      execFileSync('umount', [directory]);
      await removeDirectory(directory);
    };
    const mount = (options: string): boolean => {
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory], { stdio: 'ignore' });
        return true;
      } catch {
        console.log('      (no disk can be mounted here)');
        return false;
      }
    };
    if (engine === 'sqlite') {
      if (mount('size=3m'))
        return { directory, storage: await storageIn(directory, 'sqlite'), remove: unmount };
    } else {
      // The PostgreSQL server writes its own log elsewhere, because it would stop without space for its log.
      const server = await postgresServer();
      const [{ data_directory: data }] = await server.query('', 'SHOW data_directory');
      const { uid, gid } = statSync(data);
      if (mount(`size=16m,mode=700,uid=${uid},gid=${gid}`)) {
        const name = basename(directory);
        // After autovacuum has changed a system catalog, the next connection writes a file, which needs space.
        await setting(server, 'SET autovacuum = off');
        await server.query('', `CREATE TABLESPACE "${name}" LOCATION '${directory}'`);
        await server.query('', `CREATE DATABASE "${name}" TABLESPACE "${name}"`);
        const storage = await storageIn(directory, 'postgres');
        const remove = async (): Promise<void> => {
          await storage.remove();
          await server.query('', `DROP TABLESPACE "${name}"`);
          await setting(server, 'RESET autovacuum');
          await unmount();
        };
        return { directory, storage, remove };
      }
    }
    await removeDirectory(directory);
    return undefined;
  }

  async function setting(server: PostgresServer, change: string): Promise<void> {
    await server.query('', `ALTER SYSTEM ${change}`);
    await server.query('', 'SELECT pg_reload_conf()');
  }
});

describe('a database that is locked', () => {
  onlyInFullSuite('A write waits for the lock for 5 s.').it(
    'is waited for 5 seconds, and then writes are refused with Retry-After',
    async () => {
      const service = await startService();
      const owner = client(service, service.key);
      const rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
      const other = await stranger(service);
      await other.lock();
      const begun = performance.now();
      const writes = [owner.post(rows, [{ n: 2 }]), owner.post('/v1/collections', { name: 'another' })];
      // Reads do not wait for the lock.
      const read = Promise.all(Array.from({ length: 5 }, () => owner.get(`${rows}/1`)));
      expect(await Promise.race([read, ...writes])).to.have.length(5);
      for (const { json } of await read) expect(json).to.deep.equal({ id: 1, n: 1 });
      const refusals = await Promise.all(writes);
      expect(performance.now() - begun).to.be.at.least(4_900);
      for (const refused of refusals) {
        expect([refused.status, refused.code]).to.deep.equal([503, 'database_unavailable']);
        expect(refused.headers['retry-after']).to.match(/^\d+$/);
      }
      await other.unlock();
      const [row] = (await owner.post(rows, [{ n: 3 }])).json;
      // The PostgreSQL server executes a statement that it received as soon as the lock is released. The
      // response said that this may happen.
      expect(row).to.deep.equal({ id: engine === 'sqlite' ? 2 : row.id, n: 3 });
      expect((await owner.get(rows)).json).to.have.length(row.id);
      await other.close();
      await service.close();
    },
  );

  it('delays a write, and no read, if the lock is let go in time', async () => {
    const service = await startService();
    const owner = client(service, service.key);
    const rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
    const other = await stranger(service);
    await other.lock();
    const written = countStatements(isWriting);
    const waiting = owner.post(rows, [{ n: 4 }]);
    await eventually('it waits', () => written.count > 0);
    written.stop();
    expect((await owner.get(`${rows}/1`)).json).to.deep.equal({ id: 1, n: 1 });
    await other.unlock();
    expect((await waiting).status).to.equal(201);
    await other.close();
    await service.close();
  });

  interface Stranger {
    /** Blocks all writers. */
    lock(): Promise<unknown>;
    unlock(): Promise<unknown>;
    close(): Promise<unknown>;
  }

  /** Opens the database as another program would. */
  async function stranger({ directory, databaseUrl }: TestService): Promise<Stranger> {
    if (engine === 'postgres') {
      const connection = new pg.Client({ connectionString: databaseUrl });
      await connection.connect();
      return {
        lock: () => connection.query('BEGIN; LOCK TABLE heads, counters IN EXCLUSIVE MODE'),
        unlock: () => connection.query('ROLLBACK'),
        close: () => connection.end(),
      };
    }
    const database = new sqlite3.Database(join(directory, 'rowfeed.db'));
    const exec = (sql: string): Promise<unknown> => new Promise((done) => database.exec(sql, done));
    return {
      lock: () => exec('BEGIN IMMEDIATE'),
      unlock: () => exec('ROLLBACK'),
      close: () => new Promise((done) => database.close(done)),
    };
  }
});

onSqlite('a disk that fails', () => {
  const rows = '/v1/collections/notes/rows';
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService({ env: { ROWFEED_METRICS_PORT: '0' } });
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  it('is reported, and nothing more is served', async () => {
    for (const probe of ['/health', '/ready']) expect((await owner.get(probe)).status).to.equal(200);
    const repair = breakDriver('failed', isWriting);
    const refused = await owner.post(rows, [{ n: 1 }]);
    repair();
    expect([refused.status, refused.code]).to.deep.equal([503, 'database_unavailable']);
    expect(refused.json.detail).to.match(/may have been executed/);
    expect(await service.fatal).to.include({ code: 'SQLITE_IOERR' });
    for (const probe of ['/health', '/ready']) {
      expect((await owner.get(probe)).json).to.deep.equal({ ok: false, service: 'rowfeed' });
    }
    expect((await scrape(service)).get('rowfeed_ready')).to.equal(0);
    // The disk works again, but nobody knows what it contains.
    expect((await owner.post(rows, [{ n: 1 }])).code).to.equal('database_unavailable');
    const line = service.log.find((each) => each.includes('request failed'))!;
    expect(JSON.parse(line)).to.include({ level: 'error', request_id: refused.headers['request-id'] });
  });

  it('ends the process, and what was acknowledged is there at the next start', async () => {
    const directory = await temporaryDirectory();
    const databaseUrl = `sqlite:${join(directory, 'rowfeed.db')}`;
    const key = chosenKey();
    // Writes beyond this file size fail with EFBIG, and SQLite treats this as a disk failure. The unit is a
    // block of 512 bytes.
    const under = ['sh', '-c', 'ulimit -f 2048; exec "$@"', 'sh'];
    const server = await startServer(databaseUrl, key, { under });
    const caller = client(server, key);
    await caller.post('/v1/collections', { name: 'notes' });
    let written = 0;
    let answer = await caller.post(rows, [{ text: 'x'.repeat(20_000) }]);
    while (answer.status === 201) {
      written += 1;
      answer = await caller.post(rows, [{ text: 'x'.repeat(20_000) }]);
    }
    expect([answer.status, answer.code]).to.deep.equal([503, 'database_unavailable']);
    expect(await server.ended()).to.equal(1);
    disconnect(server.url);
    expect(server.log.some((line) => line.includes('"level":"fatal"'))).to.equal(true);
    const again = await startServer(databaseUrl, key);
    expect((await client(again, key).get('/v1/collections/notes')).json.rows).to.be.within(
      written,
      written + 1,
    );
    disconnect(again.url);
    await again.end('SIGTERM');
    await removeDirectory(directory);
  });
});

onSqlite('a process that has as many open files as it may have', () => {
  afterEach(killServers);

  it('refuses what needs another file with 503, and recovers by itself', async function () {
    if (process.platform !== 'linux') return this.skip();
    const directory = await temporaryDirectory();
    const under = ['sh', '-c', 'ulimit -n 80; exec "$@"', 'sh'];
    const server = await startServer(`sqlite:${join(directory, 'rowfeed.db')}`, chosenKey(), { under });
    const caller = client(server, server.key);
    await caller.post('/v1/collections', { name: 'notes' });
    const port = Number(new URL(server.url).port);
    const idle = Array.from({ length: 80 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    const open = `/proc/${server.pid}/fd`;
    await eventually('no file can be opened', () => readdirSync(open).length >= 79);
    for (const path of ['/docs', '/console']) {
      const refused = await caller.get(path);
      expect([refused.status, refused.code], path).to.deep.equal([503, 'overloaded']);
      expect(refused.json.detail).to.equal('The server has too many open files.');
    }
    expect((await caller.post('/v1/collections/notes/rows', [{ n: 2 }])).status).to.equal(201);
    for (const each of idle) each.destroy();
    await eventually('the files are closed', () => readdirSync(open).length < 60);
    expect((await caller.get('/docs')).status).to.equal(200);
    expect((await caller.get('/v1/collections/notes/rows')).json).to.deep.equal([{ id: 1, n: 2 }]);
    disconnect(server.url);
    expect(await server.end('SIGTERM')).to.equal(0);
    await removeDirectory(directory);
  });
});

describe('a log that cannot be written', () => {
  for (const where of ['>/dev/full', '2>/dev/full', '>/dev/full 2>&1', '>&- 2>&-']) {
    it(`does not disturb a server that starts with ${where}`, async function () {
      if (!existsSync('/dev/full')) return this.skip();
      const directory = await temporaryDirectory();
      const storage = await storageIn(directory);
      const port = await freePort();
      const child = start(['serve'], { PORT: String(port), DATABASE_URL: storage.url, LOG_LEVEL: 'trace' }, [
        'sh',
        '-c',
        `exec "$@" ${where}`,
        'sh',
      ]);
      try {
        const exit = once(child, 'exit');
        const url = `http://127.0.0.1:${port}`;
        const isReady = (): Promise<boolean> =>
          fetch(`${url}/ready`).then(
            ({ ok }) => ok,
            () => false,
          );
        await eventually('the server is ready', isReady);
        for (let n = 0; n < 3; n += 1) expect((await fetch(`${url}/v1/collections`)).status).to.equal(401);
        child.kill('SIGTERM');
        expect(await exit).to.deep.equal([0, null]);
      } finally {
        child.kill('SIGKILL');
      }
      await storage.remove();
      await removeDirectory(directory);
    });
  }
});
