import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { openDatabase } from '../../src/engines/open.js';
import { type Client, client, disconnect } from '../support/client.js';
import { type Outcome, run, runCommand, start } from '../support/command.js';
import { failure } from '../support/database.js';
import { engine } from '../support/engine.js';
import { killServers, startServer } from '../support/server-process.js';
import { removeDirectory, startService, temporaryDirectory } from '../support/service.js';
import { strace } from '../support/strace.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

const key = 'a-key-for-what-is-restored';
const rows = '/v1/collections/notes/rows';
const [old, restored] = [12, 5];

(engine === 'sqlite' ? describe : describe.skip)('rowfeed restore --replace', function () {
  this.timeout(120_000);
  let directory: string;
  let backup: string;
  /** A database with the `old` rows, as a killed server leaves it. Most of the rows are in the write-ahead log. */
  let crashed: string;
  /** The copy of `crashed` that the current test uses. */
  let folder: string;
  let file: string;
  before(async () => {
    directory = await temporaryDirectory();
    backup = join(directory, 'backup.db');
    crashed = join(directory, 'crashed');
    const source = await startService({ engine: 'sqlite' });
    await fill(client(source, source.key), restored);
    expect((await runCommand(['backup', backup], { DATABASE_URL: source.databaseUrl })).code).to.equal(0);
    await source.close();
    const server = await startServer(`sqlite:${join(crashed, 'rowfeed.db')}`, key);
    await fill(client(server, key), old);
    disconnect(server.url);
    await server.end('SIGKILL');
    expect(statSync(join(crashed, 'rowfeed.db-wal')).size).to.be.greaterThan(0);
  });
  after(() => removeDirectory(directory));
  beforeEach(() => {
    folder = join(directory, 'served');
    file = join(folder, 'rowfeed.db');
    renew();
  });
  afterEach(killServers);

  function renew(): void {
    rmSync(folder, { recursive: true, force: true });
    cpSync(crashed, folder, { recursive: true });
  }

  async function fill(owner: Client, count: number): Promise<void> {
    await owner.post('/v1/collections', { name: 'notes' });
    for (let n = 0; n < count; n += 1) await owner.post(rows, [{ n }]);
  }

  const words = (from = backup): string[] => ['restore', from, '--replace'];
  const restore = (from?: string): Promise<Outcome> =>
    runCommand(words(from), { DATABASE_URL: `sqlite:${file}` });
  /** Uses one thread, so that the system calls of each kind have a fixed order. */
  const restoreUnder = (under: readonly string[]): Promise<Outcome> =>
    run(words(), { DATABASE_URL: `sqlite:${file}`, UV_THREADPOOL_SIZE: '1' }, under);

  /** Opens the file as a server would, checks that it is not damaged, and returns the number of its rows. */
  async function served(): Promise<number> {
    const database = await openDatabase(`sqlite:${file}`, { role: 'server' });
    try {
      const [check] = await database.knex.raw('PRAGMA integrity_check');
      expect(check.integrity_check).to.equal('ok');
      const found = await database.knex('rows').pluck('id');
      const [head] = await database.knex('heads').select('rows');
      expect(head.rows).to.equal(found.length);
      return found.length;
    } finally {
      await database.close();
    }
  }

  it('puts the backup in place of a database that was not closed', async () => {
    const { code, stderr } = await restoreUnder([]);
    expect([code, stderr]).to.deep.equal([0, '']);
    expect(readdirSync(folder).sort()).to.deep.equal([
      'rowfeed.db',
      'rowfeed.db-reserve',
      'rowfeed.db-server',
    ]);
    expect(await served()).to.equal(restored);
  });

  it('killed as soon as it writes, leaves all of the one or all of the other', async () => {
    const writing = once(watch(folder), 'change');
    const child = start(words(), { DATABASE_URL: `sqlite:${file}` });
    const closed = once(child, 'close');
    await writing;
    child.kill('SIGKILL');
    await closed;
    expect(await served()).to.be.oneOf([old, restored]);
    expect((await restore()).code).to.equal(0);
    expect(readdirSync(folder).sort()).to.deep.equal(['rowfeed.db', 'rowfeed.db-server']);
    expect(await served()).to.equal(restored);
  });

  const traced = onlyInFullSuite('strace makes every system call slow.').it;
  /** Returns the number of the system call at which the next process is killed. */
  const each = (when: number): number => when + 1;
  const everyThird = (when: number): number => when + 3;
  const doubling = (when: number): number => when * 2;
  const kinds: [what: string, calls: string, next: (when: number) => number, ...options: string[]][] = [
    ['renaming it', 'rename,renameat,renameat2', each],
    ['removing a file', 'unlink,unlinkat', each],
    ['syncing a file', 'fsync,fdatasync', everyThird],
    ['syncing the folder', 'fsync', each, '-P', 'folder'],
    ['writing to the old file', 'pwrite64,ftruncate', doubling, '-P', 'file'],
    ['writing to the new file', 'pwrite64', doubling, '-P', 'new'],
  ];
  for (const [what, calls, next, ...options] of kinds) {
    traced(`killed at any time of ${what}, leaves all of the one or all of the other`, async function () {
      const paths: Record<string, string> = { folder, file, new: `${file}-restoring` };
      const given = options.map((option) => paths[option] ?? option);
      if (strace(calls, '/dev/null') === undefined) this.skip();
      const outcomes: (number | null)[] = [];
      for (let when = 1; outcomes.at(-1) !== 0; when = next(when)) {
        renew();
        const kill = ['-e', `inject=${calls}:signal=KILL:when=${when}`];
        const under = strace(calls, '/dev/null', ...given, ...kill)!;
        outcomes.push((await restoreUnder(under)).code);
        const found = await served();
        expect(found, `${what}, time ${when}`).to.be.oneOf([old, restored]);
        if (outcomes.at(-1) === 0) expect(found).to.equal(restored);
        // The next restore removes all files that a killed restore left.
        expect((await restore()).code).to.equal(0);
        expect(readdirSync(folder).sort()).to.deep.equal(['rowfeed.db', 'rowfeed.db-server']);
        if (outcomes.length > 1) expect(await served()).to.equal(restored);
      }
      expect(outcomes[0], 'killed').to.equal(null);
    });
  }

  for (const [call, code] of [
    ['rename', 'EIO'],
    ['rename', 'ENOSPC'],
    ['pwrite64', 'ENOSPC'],
    ['fsync', 'EIO'],
  ] as const) {
    traced(
      `that fails because ${call} does (${code}) leaves the old database, and nothing beside it`,
      async function () {
        const calls = call === 'rename' ? 'rename,renameat,renameat2' : call;
        const path = call === 'rename' ? [] : ['-P', `${file}-restoring`];
        const under = strace(calls, '/dev/null', ...path, '-e', `inject=${calls}:error=${code}`);
        if (under === undefined) this.skip();
        const { code: exit, stdout, stderr } = await restoreUnder(under);
        expect([exit, stdout]).to.deep.equal([1, '']);
        expect(stderr).to.match(/^rowfeed: [^\n]+\n$/);
        expect(readdirSync(folder).filter((name) => name.includes('restoring'))).to.deep.equal([]);
        expect(await served()).to.equal(old);
      },
    );
  }

  it('takes nothing for a backup that is none', async () => {
    const source = await openDatabase(`sqlite:${join(directory, 'newer.db')}`, { role: 'server' });
    await source.knex('settings').where({ name: 'schema_version' }).update({ value: '99' });
    await source.close();
    writeFileSync(join(directory, 'nothing.db'), '');
    await sql(join(directory, 'tableless.db'), 'CREATE TABLE t (x); DROP TABLE t');
    await sql(join(directory, 'other.db'), 'CREATE TABLE t (x)');
    for (const [name, says] of [
      ['nothing.db', /is not a backup, because it contains no data of rowfeed\.\n$/],
      ['tableless.db', /is not a backup, because it contains no data of rowfeed\.\n$/],
      ['other.db', /is the database of another program\.\n$/],
      ['newer.db', /was written by a newer rowfeed \(schema 99\)\.\n$/],
      ['served/rowfeed.db', /is the database itself\.\n$/],
    ] as const) {
      const { code, stdout, stderr } = await restore(join(directory, name));
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.match(says);
    }
    expect(await served()).to.equal(old);
  });

  const slow = onlyInFullSuite('Each attempt waits for a lock for 2 s.').it;
  for (const [role, says, test] of [
    ['server', /^rowfeed: A rowfeed server is using \S+rowfeed\.db\. Stop the server first\.\n$/, it],
    [
      'tool',
      /^rowfeed: A rowfeed command is using \S+rowfeed\.db\. Try again when the command has finished\.\n$/,
      slow,
    ],
  ] as const) {
    test(`is refused beside a ${role}, by whatever name`, async () => {
      const link = linkTo(file);
      const open = await openDatabase(`sqlite:${file}`, { role });
      for (const path of isFullSuite ? [file, link] : [link]) {
        const { code, stderr } = await runCommand(words(), {
          DATABASE_URL: `sqlite:${path}`,
        });
        expect(code).to.equal(1);
        expect(stderr).to.match(says);
      }
      await open.close();
      expect(await served()).to.equal(old);
    });
  }

  it('is rejected while another program uses the file, and follows a link', async () => {
    const link = linkTo(file);
    const stranger = new sqlite3.Database(file);
    await new Promise((done) => stranger.exec('BEGIN; SELECT count(*) FROM rows', done));
    const { code, stderr } = await restore();
    expect([code, stderr]).to.deep.equal([1, `rowfeed: ${file} is locked by another program.\n`]);
    await new Promise((done) => stranger.close(done));
    expect(await served()).to.equal(old);
    const byLink = await runCommand(words(), { DATABASE_URL: `sqlite:${link}` });
    expect(byLink.code, byLink.stderr).to.equal(0);
    expect(await served()).to.equal(restored);
  });

  it('keeps servers and tools away until it is done', async () => {
    const restoring = new sqlite3.Database(`${file}-server`);
    await new Promise((done) => restoring.exec('BEGIN EXCLUSIVE', done));
    const backingUp = runCommand(['backup', join(directory, 'x.db')], { DATABASE_URL: `sqlite:${file}` });
    const opening = (['server', 'tool'] as const).map(async (role) => {
      const open = openDatabase(`sqlite:${file}`, { role });
      expect(await failure(open), role).to.equal(`${file} is being restored.`);
    });
    await Promise.all(opening);
    const { code, stderr } = await backingUp;
    expect([code, stderr]).to.deep.equal([1, `rowfeed: ${file} is being restored.\n`]);
    await new Promise((done) => restoring.close(done));
    expect(await served()).to.equal(old);
  });

  it('replaces a database that is damaged', async () => {
    for (const ends of [[''], ['', '-wal']]) {
      renew();
      for (const end of ends) writeFileSync(file + end, 'no database at all, and no log of one');
      const { code, stderr } = await restore();
      expect(code, stderr).to.equal(0);
      expect(readdirSync(folder).sort()).to.deep.equal([
        'rowfeed.db',
        'rowfeed.db-reserve',
        'rowfeed.db-server',
      ]);
      expect(await served()).to.equal(restored);
    }
  });

  it('leaves a log alone whose database is gone', async () => {
    rmSync(file);
    const { code, stderr } = await restore();
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /rowfeed\.db does not exist, but its write-ahead log \S+ still exists\. [^\n]+\n$/,
    );
    expect(statSync(`${file}-wal`).size).to.equal(statSync(join(crashed, 'rowfeed.db-wal')).size);
  });

  it('keeps the mode of the file it replaces', async () => {
    for (const mode of [0o640, 0o600]) {
      renew();
      chmodSync(file, mode);
      expect((await restore()).code).to.equal(0);
      expect(statSync(file).mode & 0o777).to.equal(mode);
    }
  });

  it('gives a lost database to the owner of its folder if root restores it', async function () {
    if (process.geteuid?.() !== 0) this.skip();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    chownSync(folder, 12_345, 12_346);
    expect((await restore()).code).to.equal(0);
    for (const name of ['rowfeed.db', 'rowfeed.db-server']) {
      const { uid, gid } = statSync(join(folder, name));
      expect([name, uid, gid]).to.deep.equal([name, 12_345, 12_346]);
    }
  });

  function linkTo(path: string): string {
    const link = join(directory, 'link.db');
    rmSync(link, { force: true });
    symlinkSync(path, link);
    return link;
  }

  function sql(path: string, statements: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const database = new sqlite3.Database(path);
      database.exec(statements, (error) => database.close(() => (error ? reject(error) : resolve())));
    });
  }
});
