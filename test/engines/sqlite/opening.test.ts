import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { openDatabase, type SqliteDatabase, UnusableDatabase } from '../../../src/engines/open.js';
import { run } from '../../support/command.js';
import { failure } from '../../support/database.js';
import { hurryLocks } from '../../support/driver.js';
import { removeDirectory, temporaryDirectory } from '../../support/service.js';
import { straceSyncs } from '../../support/strace.js';
import { cases, onlyInFullSuite } from '../../support/suite.js';

function sql(file: string, statements: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (openError) => {
      if (openError) return reject(openError);
      database.exec(statements, (error) => database.close(() => (error ? reject(error) : resolve())));
    });
  });
}

describe('a start on an SQLite file', () => {
  let directory: string;
  /** A valid database that contains data. */
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
    [
      'one from before the first release',
      async () => {
        writeFileSync(file, good);
        await sql(file, "UPDATE settings SET value = '6' WHERE name = 'schema_version'");
      },
      /was written by rowfeed 0\.1\.0 or an older version\. Export its collections with that version, start with a new database, and import the files\.$/,
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
    // For root, no file is read-only.
    if (isRoot) process.seteuid!(65_534);
    try {
      await refused(/rowfeed\.db is read-only\.$/);
      if (isRoot) process.seteuid!(0);
      chmodSync(file, 0);
      if (isRoot) process.seteuid!(65_534);
      await refused(
        /rowfeed\.db can't be opened\. Check that this user can read and write the file and its folder\.$/,
      );
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
    expect(await failure(openDatabase('sqlite:/proc/rowfeed/x/y.db', { role: 'server' }))).to.match(
      /^\/proc\/rowfeed cannot be created/,
    );
    await refused(/can't be opened/, '/dev/null/y.db');
    const deep = join(directory, 'a', 'b', 'rowfeed.db');
    await (await openDatabase(`sqlite:${deep}`, { role: 'server' })).close();
    expect(statSync(deep).isFile()).to.equal(true);
  });
});

describe('an SQLite file has one server', () => {
  let directory: string;
  let file: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    mkdirSync(join(directory, 'data', 'deep'), { recursive: true });
    file = join(directory, 'data', 'rowfeed.db');
    symlinkSync('data', join(directory, 'folder'));
    symlinkSync(join('data', 'deep'), join(directory, 'deep'));
    symlinkSync(file, join(directory, 'file.db'));
    symlinkSync('file.db', join(directory, 'chain.db'));
  });
  afterEach(() => removeDirectory(directory));
  let restoreLocks: () => void;
  before(() => {
    restoreLocks = hurryLocks();
  });
  after(() => restoreLocks());
  const open = (path: string, role: 'server' | 'tool' = 'server') => openDatabase(`sqlite:${path}`, { role });

  const names: [how: string, path: () => string][] = [
    ['its path', () => file],
    ['a link to it', () => join(directory, 'file.db')],
    ['a link to a link', () => join(directory, 'chain.db')],
    ['a link to its folder', () => join(directory, 'folder', 'rowfeed.db')],
    ['a path with dots', () => `${directory}/data/../data/./rowfeed.db`],
    // The system resolves the link first, so `..` is the parent of its target.
    ['the way back out of a link', () => `${directory}/deep/../rowfeed.db`],
    ['a relative path', () => relative(process.cwd(), file)],
  ];
  for (const [first, pathOfFirst] of names.slice(0, 2)) {
    for (const [how, path] of names) {
      it(`by ${how}, where the one has it by ${first} and made it`, async () => {
        const server = await open(pathOfFirst());
        expect(server.name).to.equal(realpathSync(file));
        expect(await failure(open(path()))).to.equal(`Another rowfeed server is using ${file}.`);
        // Tools can open the file, and read changes that are still in the write-ahead log.
        await server.knex('counters').insert({ name: 'mark', value: 1 });
        const tool = await open(path(), 'tool');
        expect(await tool.knex('counters').where({ name: 'mark' })).to.have.length(1);
        await tool.close();
        await server.close();
        expect(readdirSync(directory).sort()).to.deep.equal([
          'chain.db',
          'data',
          'deep',
          'file.db',
          'folder',
        ]);
      });
    }
  }

  it('and names that differ in case are as many files as the file system has', async () => {
    const server = await open(file);
    const other = join(directory, 'data', 'ROWFEED.DB');
    if (existsSync(other)) {
      expect(await failure(open(other))).to.match(/^Another rowfeed server/);
    } else {
      await (await open(other)).close();
      expect(readdirSync(join(directory, 'data'))).to.include.members(['ROWFEED.DB', 'rowfeed.db']);
    }
    await server.close();
  });

  it('is refused with two names in the folder, of which each would have its own log', async () => {
    await (await open(file)).close();
    linkSync(file, join(directory, 'data', 'second.db'));
    for (const path of [file, join(directory, 'data', 'second.db')]) {
      for (const role of ['server', 'tool'] as const) {
        expect(await failure(open(path, role))).to.equal(`${path} has 2 hard links, but must have only one.`);
      }
    }
    expect(readdirSync(join(directory, 'data')).sort()).to.deep.equal([
      ...['deep', 'rowfeed.db', 'rowfeed.db-server', 'second.db'],
    ]);
  });

  it('as processes', async () => {
    const server = await open(file);
    const env = { DATABASE_URL: `sqlite:${join(directory, 'file.db')}`, PORT: '0' };
    const { code, stdout, stderr } = await run(['serve'], env);
    expect([code, stdout, stderr]).to.deep.equal([
      1,
      '',
      `rowfeed: Another rowfeed server is using ${file}.\n`,
    ]);
    await server.close();
  });

  it('is not created next to the WAL of a deleted database', async () => {
    await (await open(file)).close();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'x'.repeat(4_152));
    for (const role of ['server', 'tool'] as const) {
      expect(await failure(open(file, role)))
        .to.match(/rowfeed\.db does not exist, but its write-ahead log \S+-wal still exists\. /)
        .and.not.include('\n');
    }
    expect(existsSync(file)).to.equal(false);
  });
});

describe('the files of an SQLite database', () => {
  let directory: string;
  let umask: number;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    umask = process.umask(0);
  });
  afterEach(async () => {
    process.umask(umask);
    await removeDirectory(directory);
  });
  const modesIn = (folder: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    );

  it('are their owner’s alone, and so is a folder made for them', async () => {
    const file = join(directory, 'a', 'b', 'rowfeed.db');
    const server = await openDatabase(`sqlite:${file}`, { role: 'server' });
    expect(modesIn(join(directory, 'a', 'b'))).to.deep.equal({
      'rowfeed.db': '600',
      'rowfeed.db-reserve': '600',
      'rowfeed.db-server': '600',
      'rowfeed.db-shm': '600',
      'rowfeed.db-wal': '600',
    });
    expect([modesIn(directory), modesIn(join(directory, 'a'))]).to.deep.equal([{ a: '700' }, { b: '700' }]);
    await server.close();
  });

  it('have the mode that its operator gave it', async () => {
    const file = join(directory, 'rowfeed.db');
    await (await openDatabase(`sqlite:${file}`, { role: 'server' })).close();
    rmSync(`${file}-server`);
    chmodSync(file, 0o640);
    const server = await openDatabase(`sqlite:${file}`, { role: 'server' });
    expect(new Set(Object.values(modesIn(directory)))).to.deep.equal(new Set(['640']));
    await server.close();
  });

  onlyInFullSuite('A program under strace takes most of a second.').it(
    'are in folders that were synced',
    async function () {
      const trace = join(directory, 'trace');
      const under = straceSyncs(trace, '-y');
      if (under === undefined) this.skip();
      const folder = join(directory, 'a', 'b');
      const { code } = await run(
        ['migrate'],
        { DATABASE_URL: `sqlite:${join(folder, 'rowfeed.db')}` },
        under,
      );
      expect(code).to.equal(0);
      const synced = new Set(
        [...readFileSync(trace, 'utf8').matchAll(/sync\(\d+<([^>]+)>/g)].map(([, path]) => path),
      );
      expect(synced).to.include.all.keys(directory, join(directory, 'a'), folder);
    },
  );
});

describe('the end of a server on an SQLite file', () => {
  it('leaves no write-ahead log, though its connections close all at once', async () => {
    const directory = await temporaryDirectory();
    const file = join(directory, 'rowfeed.db');
    // Without the last connection, which foldLog opens, the log remained in one of 60 runs.
    for (let n = 0; n < cases(60); n += 1) {
      const database = (await openDatabase(`sqlite:${file}`, { role: 'server' })) as SqliteDatabase;
      const lent = await Promise.all([database.connect('writer'), database.connect('reader')]);
      await Promise.all([database.knex('settings').select(), ...lent.map(({ all }) => all('SELECT 1', []))]);
      await lent[0].all('UPDATE settings SET value = value', []);
      for (const each of lent) await each.release();
      await database.close();
      expect(readdirSync(directory)).to.deep.equal(['rowfeed.db', 'rowfeed.db-server']);
    }
    await removeDirectory(directory);
  });
});
