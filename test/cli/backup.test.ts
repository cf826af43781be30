import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { copySqlite } from '../../src/engines/open.js';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { type Client, client } from '../support/client.js';
import { type Outcome, run, runCommand, start, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { strace } from '../support/strace.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';
import { onTerminal, shownOf } from '../support/terminal.js';
import { rowsById, startWriters } from '../support/writers.js';

describe('rowfeed backup and restore', () => {
  const rows = '/v1/collections/notes/rows';
  let service: TestService;
  let owner: Client;
  let directory: string;
  let backup: string;
  let env: Record<string, string>;
  /** A cursor from before the backup. */
  let cursor: string;
  before(async () => {
    directory = await temporaryDirectory();
    backup = join(directory, 'backup.db');
    service = await startService({ engine: 'sqlite' });
    env = { DATABASE_URL: service.databaseUrl };
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections', { name: 'empty' });
    const text = 'é'.repeat(2_000);
    for (let n = 0; n < 4; n += 1) {
      await owner.post(
        rows,
        Array.from({ length: 200 }, () => ({ n, text })),
      );
    }
  });
  after(async () => {
    await service.close();
    await removeDirectory(directory);
  });

  const rowfeed = (...words: string[]): Promise<Outcome> => runCommand(words, env);

  async function restart(at: string): Promise<void> {
    const { key } = service;
    service = await startService({ engine: 'sqlite', directory: at, key });
    owner = client(service, key);
  }

  it('copies a database while it is written to, whole up to some commit', async () => {
    const writers = startWriters(() => owner, rows, 8);
    await writers.progress(50);
    cursor = (await owner.get(rows)).headers['collection-cursor']!;
    const acknowledged = writers.acknowledged.length;
    const { code, stdout, stderr } = await rowfeed('backup', backup);
    expect(code, stderr).to.equal(0);
    expect(stdout).to.match(/^Copied \S+ to \S+ and verified the copy: [\d,]+ bytes in \d+\.\d s\.\n$/);
    expect(writers.acknowledged.length, 'writers went on').to.be.greaterThan(acknowledged);
    await writers.stop();
    expect(await readdir(directory)).to.deep.equal(['backup.db']);
  });

  it('leaves the disk and the CPU to writers, in steps that are small and longer pauses', async () => {
    // The driver's binding of SQLite's online backup, which is missing in its types.
    const { prototype } = (sqlite3 as unknown as { Backup: { prototype: { step: Step } } }).Backup;
    type Step = (this: object, pages: number, done: (error: Error | null) => void) => unknown;
    const { step } = prototype;
    const steps: { readonly pages: number; readonly begun: number; ended: number }[] = [];
    prototype.step = function (pages, done) {
      const noted = { pages, begun: performance.now(), ended: 0 };
      steps.push(noted);
      return step.call(this, pages, (error) => {
        noted.ended = performance.now();
        done(error);
      });
    };
    const copy = join(directory, 'paced.db');
    try {
      await copySqlite(join(service.directory, 'rowfeed.db'), copy);
    } finally {
      prototype.step = step;
    }
    const { size } = await stat(copy);
    for (const { pages } of steps) expect(pages * 4_096).to.be.at.most(131_072);
    expect(steps.length).to.be.at.least(Math.ceil(size / 131_072));
    const sum = (times: readonly number[]): number => times.reduce((all, ms) => all + ms, 0);
    const copyingMs = sum(steps.slice(0, -1).map(({ begun, ended }) => ended - begun));
    const pausedMs = sum(steps.slice(1).map(({ begun }, n) => begun - steps[n]!.ended));
    // The pauses are twice as long as the copying. A timer can fire up to 1 ms early.
    expect(pausedMs).to.be.at.least(2 * copyingMs - steps.length);
    await rm(copy);
  });

  it('is served as any database, and holds a prefix of the history', async () => {
    const other = await temporaryDirectory();
    await writeFile(join(other, 'rowfeed.db'), await readFile(backup));
    const live = owner;
    const of = await startService({ engine: 'sqlite', directory: other, key: service.key });
    const copy = client(of, service.key);
    const { headers } = await copy.get(rows);
    const copied = await rowsById(copy, rows);
    const reached = pointOf(headers['collection-cursor']!).seq;
    expect(reached).to.be.at.least(pointOf(cursor).seq);
    // A feed of all changes up to the backup leads to the same rows.
    const replayed = new Map<number, object>();
    const first = cursorOf(pointOf(cursor).incarnation, 0);
    const follower = await feed(service, { key: live.key, collection: 'notes', since: first });
    for (const { event, row } of await follower.next(reached)) {
      if (event === 'delete') replayed.delete(row.id);
      else replayed.set(row.id, row);
    }
    expect(copied).to.deep.equal(replayed);
    await of.close();
  });

  it('says what it did as JSON, and overwrites nothing', async () => {
    const again = join(directory, 'again.db');
    const { code, stdout } = await rowfeed('backup', again, '--json');
    expect(code).to.equal(0);
    expect(JSON.parse(stdout)).to.deep.include({ file: again });
    const bytes = await readFile(again);
    const refused = await rowfeed('backup', again);
    expect(refused.code).to.equal(1);
    expect(refused.stderr).to.match(
      /^rowfeed: \S+again\.db already exists\. Use another name, or delete the file first\.\n$/,
    );
    expect(bytes.equals(await readFile(again))).to.equal(true);
  });

  it('is not restored while a server holds the database', async () => {
    const { code, stderr } = await rowfeed('restore', backup, '--replace');
    expect([code, stderr]).to.deep.equal([
      1,
      `rowfeed: A rowfeed server is using ${join(service.directory, 'rowfeed.db')}. Stop the server first.\n`,
    ]);
    expect((await owner.get('/health')).status).to.equal(200);
  });

  it('nor over a database, unless that is said', async () => {
    await service.stop();
    const file = join(service.directory, 'rowfeed.db');
    const bytes = await readFile(file);
    const { code, stderr } = await rowfeed('restore', backup);
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /^rowfeed: \S+ already exists\. To replace it with the backup, use --replace\.\n$/,
    );
    expect(bytes.equals(await readFile(file))).to.equal(true);
  });

  it('nor from what is no backup', async () => {
    const before = (await readdir(service.directory)).sort();
    const file = join(directory, 'notes.txt');
    await writeFile(file, 'Not a database at all, but long enough to have a header.'.repeat(3));
    for (const [name, says] of [
      ['notes.txt', /is damaged or not an SQLite database\.\n$/],
      ['absent.db', /does not exist\.\n$/],
    ] as const) {
      const { code, stderr } = await rowfeed('restore', join(directory, name), '--replace');
      expect([code, says.test(stderr)], stderr).to.deep.equal([1, true]);
    }
    const damaged = await readFile(backup);
    damaged.fill(0x5a, 8_192, 40_960);
    await writeFile(file, damaged);
    const { code, stderr } = await rowfeed('restore', file, '--replace');
    expect([code, /^rowfeed: \S+notes\.txt is damaged[^\n]*\.\n$/.test(stderr)], stderr).to.deep.equal([
      1,
      true,
    ]);
    expect((await readdir(service.directory)).sort()).to.deep.equal(before);
  });

  it('restores the contents of the backup, and ends feeds so that clients list again', async () => {
    const { code, stdout, stderr } = await rowfeed('restore', backup, '--replace');
    expect(code, stderr).to.equal(0);
    expect(stdout).to.match(/^Restored \S+: 2 collections, [\d,]+ rows\.\n$/);
    await restart(service.directory);
    const listed = await owner.get(rows);
    expect(listed.json).to.have.length(100);
    const gone = await feed(service, { key: service.key, collection: 'notes', since: cursor });
    expect((await gone.closed()).code).to.equal(4410);
    const since = listed.headers['collection-cursor']!;
    expect(since).not.to.equal(cursor);
    const follower = await feed(service, { key: service.key, collection: 'notes', since });
    await owner.post(rows, [{ after: 'restore' }]);
    expect((await follower.next())[0]).to.deep.include({ seq: pointOf(since).seq + 1 });
    // A cursor of the restored collection, but before its first change.
    const early = cursorOf(pointOf(since).incarnation, 1);
    const behind = await feed(service, { key: service.key, collection: 'notes', since: early });
    expect((await behind.closed()).code).to.equal(4410);
  });

  it('restored, its list of collections has the tag that it had, and never one of another list', async () => {
    const path = '/v1/collections';
    const tagWith = async (name: string): Promise<string> => {
      expect((await owner.post(path, { name })).status).to.equal(201);
      return (await owner.get(path)).headers.etag!;
    };
    const backedUp = await owner.get(path);
    const seen = await tagWith('before');
    await service.stop();
    expect((await rowfeed('restore', backup, '--replace')).code).to.equal(0);
    await restart(service.directory);
    const restored = await owner.get(path);
    expect([restored.headers.etag, restored.text]).to.deep.equal([backedUp.headers.etag, backedUp.text]);
    expect(await tagWith('after')).not.to.equal(seen);
  });

  it('restores into a folder that is new', async () => {
    const database = join(directory, 'a', 'b', 'rowfeed.db');
    env = { DATABASE_URL: `sqlite:${database}` };
    const { code, stdout } = await rowfeed('restore', backup, '--json');
    expect(code).to.equal(0);
    expect(JSON.parse(stdout)).to.deep.include({ file: database, collections: 2 });
    expect((await readdir(join(directory, 'a', 'b'))).sort()).to.deep.equal([
      'rowfeed.db',
      'rowfeed.db-server',
    ]);
  });

  it('is for SQLite', async () => {
    env = { DATABASE_URL: 'postgres://localhost/nowhere' };
    for (const [words, other] of [
      [['backup', join(directory, 'x')], 'pg_dump'],
      [['restore', backup], 'pg_restore'],
    ] as const) {
      const { code, stderr } = await rowfeed(...words);
      expect([code, stderr]).to.deep.equal([
        1,
        `rowfeed: This command supports only SQLite. For PostgreSQL, use ${other}.\n`,
      ]);
    }
  });
});

describe('rowfeed backup that does not get to its end', () => {
  let directory: string;
  let env: Record<string, string>;
  let copies: string;
  before(async () => {
    directory = await temporaryDirectory();
    copies = join(directory, 'copies');
    const file = join(directory, 'rowfeed.db');
    env = { DATABASE_URL: `sqlite:${file}` };
    await runCommand(['migrate'], env);
    // About 40 MB, which take more than a second to copy. The fast suite uses 20 MB.
    const ids = Array.from({ length: isFullSuite ? 160 : 80 }, (_, id) => id + 1);
    const database = new sqlite3.Database(file);
    const insert = `INSERT INTO rows SELECT 1, value, value, printf('%.*c', 250000, 'x') FROM json_each('[${ids}]')`;
    await new Promise((done) => database.exec(insert, () => database.close(done)));
  });
  beforeEach(() => mkdir(copies));
  afterEach(() => rm(copies, { recursive: true }));
  after(() => removeDirectory(directory));

  /** Starts a backup and waits until it is in progress. */
  async function begun(): Promise<ReturnType<typeof start>> {
    const child = start(['backup', join(copies, 'copy.db')], env);
    await eventually('it has begun', async () => (await sizes()).some((size) => size > 0));
    return child;
  }
  const sizes = async (): Promise<number[]> =>
    Promise.all((await readdir(copies)).map(async (name) => (await stat(join(copies, name))).size));

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`ended by ${signal}, leaves nothing`, async () => {
      const child = await begun();
      const printed = told(child.stderr);
      child.kill(signal);
      expect(await once(child, 'close')).to.deep.equal([1, null]);
      expect(printed()).to.equal(`rowfeed: ${signal} interrupted the command. It did not change anything.\n`);
      expect(await readdir(copies)).to.deep.equal([]);
    });
  }

  it('says on a terminal how far it is', async function () {
    if (onTerminal === undefined) return this.skip();
    const child = start(['backup', join(copies, 'copy.db')], { ...env, TERM: 'xterm' }, onTerminal);
    const printed = told(child.stdout);
    const closed = once(child, 'close');
    await eventually('the bar is drawn', () => /[░█]+ \d+ %, [\d,]+ bytes, [\d,]+\/s/.test(printed()));
    expect(await closed).to.deep.equal([0, null]);
    expect(shownOf(printed())).to.match(
      /^Copied \S+ to \S+ and verified the copy: [\d,]+ bytes in \d+\.\d s\.\n$/,
    );
  });

  onlyInFullSuite('The program reports its progress every 5 s.').it(
    'says elsewhere every 5 seconds how far it is',
    async function () {
      // Delays each page, so that the backup takes longer than 5 s.
      const late = strace('pwrite64', '/dev/null', '-e', 'inject=pwrite64:delay_enter=2000');
      if (late === undefined) return this.skip();
      const child = start(['backup', join(copies, 'copy.db')], env, late);
      const [output, remarks] = [told(child.stdout), told(child.stderr)];
      const closed = once(child, 'close');
      await eventually('the second line', () => remarks().split('\n').length === 3);
      child.kill('SIGTERM');
      expect(await closed).to.deep.equal([1, null]);
      expect(output()).to.equal('');
      const lines = remarks().trimEnd().split('\n');
      const ended = lines.pop();
      const [first, second] = lines;
      const line = /^\S+Z (\d+) %, ([\d,]+) bytes, [\d,]+\/s, \d+ s left$/;
      // The command can print further lines until it stops.
      expect(lines.length).to.be.at.least(2);
      for (const each of lines) expect(each).to.match(line);
      expect(Number(line.exec(second!)![1])).to.be.greaterThan(Number(line.exec(first!)![1]));
      expect(ended).to.match(/^rowfeed: SIGTERM interrupted the command/);
    },
  );

  it('killed, leaves what the next one to that name removes, which removes nothing else', async () => {
    const child = await begun();
    child.kill('SIGKILL');
    await once(child, 'close');
    const [left, ...others] = await readdir(copies);
    expect(others.filter((name) => !name.startsWith(left!))).to.deep.equal([]);
    expect(left).to.equal(`copy.db.${hostname()}-${child.pid}.partial`);
    const somebodys = [
      'copy.db.partial',
      'copy.db.other-host-1.partial',
      // This name contains the id of a running process.
      `copy.db.${hostname()}-${process.ppid}.partial`,
      `copy2.db.${hostname()}-${child.pid}.partial`,
    ];
    for (const name of somebodys) await writeFile(join(copies, name), 'mine');
    const { code, stderr } = await runCommand(['backup', join(copies, 'copy.db')], env);
    expect(code, stderr).to.equal(0);
    expect((await readdir(copies)).sort()).to.deep.equal(['copy.db', ...somebodys].sort());
  });

  it('can be read by its owner alone, from its beginning', async () => {
    const under = ['sh', '-c', 'umask 0; exec "$@"', 'sh'];
    const child = start(['backup', join(copies, 'copy.db')], env, under);
    const closed = once(child, 'close');
    const seen = new Set<number>();
    await eventually('it ends', async () => {
      for (const name of await readdir(copies)) {
        const found = await stat(join(copies, name)).catch(() => undefined);
        if (found !== undefined) seen.add(found.mode & 0o777);
      }
      return child.exitCode !== null;
    });
    await closed;
    expect([...seen]).to.deep.equal([0o600]);
  });

  const traced = onlyInFullSuite('strace makes every system call slow.').it;
  const impossible: [
    what: string,
    file: () => string,
    says: RegExp,
    under?: () => string[] | undefined,
    test?: typeof traced,
  ][] = [
    ['into a missing folder', () => join(copies, 'a', 'b.db'), /\/copies\/a does not exist\.\n$/],
    ['into a file', () => join(directory, 'rowfeed.db', 'b.db'), /can't be opened: ENOTDIR[^\n]*\n$/],
    [
      'to a full disk',
      () => join(copies, 'b.db'),
      /There is no disk space left for \S+\/b\.db\.\n$/,
      () => strace('pwrite64', '/dev/null', '-e', 'inject=pwrite64:error=ENOSPC:when=50+'),
      traced,
    ],
    [
      'to a disk that fails',
      () => join(copies, 'b.db'),
      /rowfeed\.db cannot be copied to \S+\/b\.db, because a read or a write failed\.\n$/,
      () => strace('pwrite64', '/dev/null', '-e', 'inject=pwrite64:error=EIO:when=50+'),
      traced,
    ],
    [
      'to where a file may not be as large',
      () => join(copies, 'b.db'),
      /rowfeed\.db cannot be copied to \S+\/b\.db, [^\n]+\n$/,
      () => ['sh', '-c', 'ulimit -f 2048; exec "$@"', 'sh'],
    ],
  ];
  for (const [what, file, says, under, test = it] of impossible) {
    test(`${what}, says so in a line and leaves nothing`, async function () {
      const command = under?.();
      if (under !== undefined && command === undefined) this.skip();
      const { code, stdout, stderr } = await run(['backup', file()], env, command);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.match(says);
      expect(await readdir(copies)).to.deep.equal([]);
    });
  }
});
