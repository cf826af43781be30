import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { openDatabase, type SqliteDatabase, UnusableDatabase } from '../src/database.js';
import { run } from './support/command.js';
import { failure } from './support/database.js';
import { removeDirectory, temporaryDirectory } from './support/service.js';

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

describe('the end of a server on an SQLite file', () => {
  it('leaves no write-ahead log, though its connections close all at once', async () => {
    const directory = await temporaryDirectory();
    const file = join(directory, 'rowfeed.db');
    // Without the last connection, that of foldLog, one time in 60 it did.
    for (let n = 0; n < 60; n += 1) {
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
