import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { openDatabase, UnusableDatabase } from '../src/database.js';
import { type Client, client, disconnect } from './support/client.js';
import { run } from './support/command.js';
import { failure } from './support/database.js';
import { breakDriver, isWriting } from './support/driver.js';
import { engine, storageIn } from './support/engine.js';
import { feed } from './support/feed.js';
import { killServers, type ServerProcess, startServer } from './support/server-process.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from './support/service.js';

const onSqlite = engine === 'sqlite' ? describe : describe.skip;
const newKey = (): string => `test-${randomBytes(18).toString('hex')}`;

function sql(file: string, statements: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (openError) => {
      if (openError) return reject(openError);
      database.exec(statements, (error) => database.close(() => (error ? reject(error) : resolve())));
    });
  });
}

onSqlite('a start', () => {
  let directory: string;
  /** A database of ours with something in it. */
  let good: Buffer;
  let file: string;
  before(async () => {
    const made = await temporaryDirectory();
    const path = join(made, 'rowfeed.db');
    await (await openDatabase(`sqlite:${path}`, { role: 'server' })).close();
    const rows = Array.from(
      { length: 300 },
      (_, id) => `(1, ${id}, ${id}, '{"id":${id},"t":"${'x'.repeat(500)}"}')`,
    );
    await sql(path, `INSERT INTO rows VALUES ${rows.join()}; PRAGMA journal_mode = DELETE`);
    good = readFileSync(path);
    await removeDirectory(made);
  });
  beforeEach(async () => {
    directory = await temporaryDirectory();
    file = join(directory, 'rowfeed.db');
  });
  afterEach(() => removeDirectory(directory));

  async function refused(says: RegExp, path = file): Promise<void> {
    for (const role of ['server', 'tool'] as const) {
      const error = await openDatabase(`sqlite:${path}`, { role }).then(
        () => undefined,
        (reason: Error) => reason,
      );
      expect(error, `as ${role}`).to.be.instanceOf(UnusableDatabase);
      expect(error!.message).to.match(says).and.to.not.include('\n');
    }
  }

  const lines: [name: string, make: () => unknown, says: RegExp, roles?: 'server'][] = [
    [
      'what is no database',
      () => writeFileSync(file, 'a text that is no database '.repeat(9)),
      /is damaged or not an SQLite/,
    ],
    [
      'a file that is shorter than its header',
      () => writeFileSync(file, 'SQLite'),
      /is damaged or not an SQLite/,
    ],
    ['a header and nothing else', () => writeFileSync(file, good.subarray(0, 100)), /is damaged/],
    [
      'the database of another program',
      () => sql(file, 'CREATE TABLE t (x)'),
      /is the database of another program\.$/,
    ],
    [
      'one in WAL mode',
      () => sql(file, 'PRAGMA journal_mode = WAL; CREATE TABLE settings (x)'),
      /of another program\.$/,
    ],
    [
      'one of a newer rowfeed',
      async () => {
        writeFileSync(file, good);
        await sql(file, "UPDATE settings SET value = '99' WHERE name = 'schema_version'");
      },
      /was written by a newer rowfeed \(schema 99\)\.$/,
    ],
  ];
  for (const [name, make, says] of lines) {
    it(`refuses ${name}, and leaves it as it is`, async () => {
      await make();
      const bytes = readFileSync(file);
      await refused(says);
      expect(bytes.equals(readFileSync(file)), 'the same bytes').to.equal(true);
      expect(readdirSync(directory).filter((each) => !/^rowfeed\.db(-server)?$/.test(each))).to.deep.equal(
        [],
      );
    });
  }

  const damage: [name: string, damaged: () => Buffer][] = [
    ['pages that are overwritten', () => Buffer.from(good).fill(0x5a, 40_960, 49_152)],
    ['a part that is missing', () => good.subarray(0, good.length - 8_192)],
    ['pages of zeros', () => Buffer.from(good).fill(0, 45_056, 53_248)],
  ];
  for (const [name, damaged] of damage) {
    it(`refuses to serve ${name}, and leaves the file as it is`, async () => {
      const bytes = damaged();
      writeFileSync(file, bytes);
      const message = await failure(openDatabase(`sqlite:${file}`, { role: 'server' }));
      expect(message).to.equal(`${file} is damaged.`);
      expect(bytes.equals(readFileSync(file)), 'the same bytes').to.equal(true);
    });
  }

  it('says so in one line, with exit code 1', async () => {
    writeFileSync(file, damage[0]![1]());
    const { code, stdout, stderr } = await run(['serve'], { DATABASE_URL: `sqlite:${file}`, PORT: '0' });
    expect([code, stdout, stderr]).to.deep.equal([1, '', `rowfeed: ${file} is damaged.\n`]);
  });

  it('refuses a file that can not be written', async function () {
    const isRoot = process.getuid?.() === 0;
    if (isRoot && process.seteuid === undefined) this.skip();
    writeFileSync(file, good);
    chmodSync(directory, 0o755);
    chmodSync(file, 0o444);
    // Nothing is read-only to root.
    if (isRoot) process.seteuid!(65_534);
    try {
      await refused(/rowfeed\.db is read-only\.$/);
    } finally {
      if (isRoot) process.seteuid!(0);
    }
    expect(good.equals(readFileSync(file))).to.equal(true);
    expect(readdirSync(directory)).to.deep.equal(['rowfeed.db']);
  });

  it('refuses what is no file', async () => {
    mkdirSync(file);
    await refused(/rowfeed\.db is not a file\.$/);
    rmSync(file, { recursive: true });
    execFileSync('mkfifo', [file]);
    await refused(/rowfeed\.db is not a file\.$/);
  });

  it('refuses folders that can not be made, and makes the others', async () => {
    await refused(/^\/proc\/rowfeed can't be made/, '/proc/rowfeed/x/y.db');
    await refused(/can't be opened/, '/dev/null/y.db');
    const deep = join(directory, 'a', 'b', 'rowfeed.db');
    await (await openDatabase(`sqlite:${deep}`, { role: 'server' })).close();
    expect(statSync(deep).isFile()).to.equal(true);
  });
});

onSqlite('a database that is full', () => {
  const rows = '/v1/collections/notes/rows';
  const text = 'x'.repeat(1_000);
  const many = Array.from({ length: 200 }, () => ({ text }));

  it('refuses writes with 507, goes on with reads, and recovers by itself', async () => {
    const writers: sqlite3.Database[] = [];
    const { exec } = sqlite3.Database.prototype;
    sqlite3.Database.prototype.exec = function (statements, ...rest) {
      if (/synchronous = FULL/.test(statements)) writers.push(this);
      return exec.call(this, statements, ...rest);
    };
    const service = await startService({ engine: 'sqlite' });
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
    expect(frame!.seq, 'what was refused left no trace').to.equal(Number(since.split('-')[1]) + 1);
    await service.close();
  });

  it('so does a disk', async function () {
    this.timeout(30_000);
    const directory = await temporaryDirectory();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', directory], { stdio: 'ignore' });
    } catch {
      await removeDirectory(directory);
      this.skip();
    }
    try {
      const key = newKey();
      const server = await startServer(`sqlite:${join(directory, 'rowfeed.db')}`, key);
      const owner = client(server, key);
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post(rows, [{ n: 1 }]);
      writeFileSync(join(directory, 'filler'), Buffer.alloc(1_000_000));
      let answer = await owner.post(rows, many);
      while (answer.status === 201) answer = await owner.post(rows, many);
      expect([answer.status, answer.code]).to.deep.equal([507, 'storage_full']);
      expect((await owner.get(`${rows}/1`)).json).to.deep.equal({ id: 1, n: 1 });
      expect((await owner.get('/health')).status).to.equal(200);
      rmSync(join(directory, 'filler'));
      const { rows: count } = (await owner.get('/v1/collections/notes')).json;
      expect((await owner.post(rows, [{ n: 2 }])).json).to.deep.equal([{ id: count + 1, n: 2 }]);
      disconnect(server.url);
      expect(await server.end('SIGTERM')).to.equal(0);
    } finally {
      await killServers();
      execFileSync('umount', [directory]);
      await removeDirectory(directory);
    }
  });
});

onSqlite('a database that is locked', () => {
  it('is waited for 5 seconds, and then writes are refused with Retry-After', async function () {
    this.timeout(30_000);
    const service = await startService({ engine: 'sqlite' });
    const owner = client(service, service.key);
    const rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
    const other = new sqlite3.Database(join(service.directory, 'rowfeed.db'));
    const exec = (statement: string): Promise<unknown> => new Promise((done) => other.exec(statement, done));
    await exec('BEGIN IMMEDIATE');
    const begun = performance.now();
    const [write, creation, ...reads] = await Promise.all([
      owner.post(rows, [{ n: 2 }]),
      owner.post('/v1/collections', { name: 'another' }),
      ...Array.from({ length: 5 }, async () => {
        const answer = await owner.get(`${rows}/1`);
        return { answer, ms: performance.now() - begun };
      }),
    ]);
    expect(performance.now() - begun).to.be.within(4_900, 14_000);
    for (const refused of [write, creation]) {
      expect([refused.status, refused.code]).to.deep.equal([503, 'database_unavailable']);
      expect(refused.headers['retry-after']).to.match(/^\d+$/);
    }
    for (const { answer, ms } of reads) {
      expect(answer.json).to.deep.equal({ id: 1, n: 1 });
      expect(ms, 'reads wait for nothing').to.be.lessThan(4_000);
    }
    await exec('ROLLBACK');
    expect((await owner.post(rows, [{ n: 3 }])).json).to.deep.equal([{ id: 2, n: 3 }]);
    // A lock that is let go in time is never noticed.
    await exec('BEGIN IMMEDIATE');
    const waiting = owner.post(rows, [{ n: 4 }]);
    await sleep(300);
    await exec('ROLLBACK');
    expect((await waiting).status).to.equal(201);
    await new Promise((done) => other.close(done));
    await service.close();
  });
});

onSqlite('a disk that fails', () => {
  const rows = '/v1/collections/notes/rows';
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService({ engine: 'sqlite' });
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
    expect(refused.json.detail).to.match(/may have happened/);
    expect(await service.broken).to.include({ code: 'SQLITE_IOERR' });
    for (const probe of ['/health', '/ready']) {
      expect((await owner.get(probe)).json).to.deep.equal({ ok: false, service: 'rowfeed' });
    }
    // The disk seems well again, and nobody knows what it holds.
    expect((await owner.post(rows, [{ n: 1 }])).code).to.equal('database_unavailable');
    const line = service.log.find((each) => each.includes('request failed'))!;
    expect(JSON.parse(line)).to.include({ level: 'error', request_id: refused.headers['request-id'] });
  });

  it('ends the process, and what was acknowledged is there at the next start', async function () {
    this.timeout(30_000);
    const directory = await temporaryDirectory();
    const databaseUrl = `sqlite:${join(directory, 'rowfeed.db')}`;
    const key = newKey();
    // Writes beyond this size of a file fail with EFBIG, which SQLite takes for a broken disk. In blocks of 512 bytes.
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

describe('an acknowledged write', () => {
  it('has been synced', async function () {
    this.timeout(30_000);
    if (engine !== 'sqlite') this.skip();
    const directory = await temporaryDirectory();
    const trace = join(directory, 'trace');
    // As a grandchild, so that to end the server is to end both.
    const strace = ['strace', '-D', '-f', '--seccomp-bpf', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace];
    try {
      execFileSync(strace[0]!, [...strace.slice(1), 'true'], { stdio: 'ignore' });
    } catch {
      await removeDirectory(directory);
      console.log('      (strace cannot run here)');
      this.skip();
    }
    const key = newKey();
    const server = await startServer(`sqlite:${join(directory, 'rowfeed.db')}`, key, { under: strace });
    const owner = client(server, key);
    await owner.post('/v1/collections', { name: 'notes' });
    const syncs = (): number => readFileSync(trace, 'utf8').match(/f(data)?sync\(\d+\)\s+= 0/g)?.length ?? 0;
    const before = syncs();
    const writes = 30;
    for (let n = 0; n < writes; n += 1) await owner.post('/v1/collections/notes/rows', [{ n }]);
    expect(syncs() - before).to.be.at.least(writes);
    disconnect(server.url);
    await killServers();
    await removeDirectory(directory);
  });

  it('and its request are counted, after kill -9 too', async function () {
    this.timeout(30_000);
    const directory = await temporaryDirectory();
    const storage = await storageIn(directory);
    const key = newKey();
    let server: ServerProcess = await startServer(storage.url, key);
    const owner = client(server, key);
    const rows = '/v1/collections/notes/rows';
    /** When each request was answered. */
    const answered: { readonly at: number; readonly isWrite: boolean }[] = [];
    let sent = 0;
    const request = async (isWrite: boolean, send: () => Promise<{ status: number }>): Promise<boolean> => {
      sent += 1;
      const status = await send().then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 0) return false;
      expect(status).to.be.within(200, 201);
      answered.push({ at: performance.now(), isWrite });
      return true;
    };
    await request(true, () => owner.post('/v1/collections', { name: 'notes' }));
    await request(true, () => owner.post(rows, [{}]));
    const callers = Array.from({ length: 6 }, async (_, n) => {
      const isWrite = n % 2 === 0;
      while (await request(isWrite, () => (isWrite ? owner.post(rows, [{ n }]) : owner.get(`${rows}/1`))));
    });
    await sleep(1_000);
    const killedAt = performance.now();
    await server.end('SIGKILL');
    await Promise.all(callers);
    disconnect(server.url);
    server = await startServer(storage.url, key);
    const used = (await client(server, key).get('/v1/usage')).json.requests.used - 1;
    const writes = answered.filter(({ isWrite }) => isWrite).length;
    // A flush is 250 ms apart from the next, and takes its time on a busy machine.
    const settled = answered.filter(({ at, isWrite }) => isWrite || at < killedAt - 500).length;
    expect(writes).to.be.greaterThan(10);
    expect(used).to.be.within(settled, sent);
    disconnect(server.url);
    await server.end('SIGTERM');
    await storage.remove();
    await removeDirectory(directory);
  });
});
