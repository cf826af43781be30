import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../../src/engines/open.js';
import { inspectLog } from '../../../src/engines/sqlite/files/log.js';
import { client, disconnect } from '../../support/client.js';
import { run } from '../../support/command.js';
import { failure } from '../../support/database.js';
import { chosenKey } from '../../support/leaks.js';
import { randomOf } from '../../support/random.js';
import { killServers, startServer } from '../../support/server-process.js';
import { removeDirectory, temporaryDirectory } from '../../support/service.js';
import { cases, onlyInFullSuite, seed } from '../../support/suite.js';

const key = chosenKey();
const writes = 20;
const frameBytes = 4_120;

describe('a damaged write-ahead log', () => {
  let directory: string;
  /** The files of a server that was killed after acknowledged writes. */
  let killed: string;
  let file: string;
  let frames: number;
  let acknowledged: string[];
  before(async () => {
    directory = await temporaryDirectory();
    killed = join(directory, 'killed');
    mkdirSync(killed);
    const server = await startServer(`sqlite:${join(killed, 'rowfeed.db')}`, key);
    const owner = client(server, key);
    await owner.post('/v1/collections', { name: 'notes' });
    acknowledged = [];
    for (let n = 0; n < writes; n += 1) {
      const { json } = await owner.post('/v1/collections/notes/rows', [{ n, text: 'x'.repeat(300) }]);
      acknowledged.push(JSON.stringify(json[0]));
    }
    disconnect(server.url);
    await server.end('SIGKILL');
    frames = (readFileSync(join(killed, 'rowfeed.db-wal')).length - 32) / frameBytes;
    expect(frames).to.be.greaterThan(30);
  });
  after(async () => {
    await killServers();
    await removeDirectory(directory);
  });
  beforeEach(() => {
    const folder = join(directory, 'case');
    rmSync(folder, { recursive: true, force: true });
    cpSync(killed, folder, { recursive: true });
    file = join(folder, 'rowfeed.db');
  });
  const log = (): string => `${file}-wal`;
  const url = (): string => `sqlite:${file}`;
  function change(path: string, edit: (bytes: Buffer) => unknown): void {
    const bytes = readFileSync(path);
    edit(bytes);
    writeFileSync(path, bytes);
  }
  const flip = (path: string, at: number, bit = 0x10): void =>
    change(path, (bytes) => {
      bytes[at]! ^= bit;
    });
  /** Returns the position of a byte in a frame. The first frame has the number 1. */
  const inFrame = (frame: number, at: number): number => 32 + (frame - 1) * frameBytes + at;

  async function rowsServed(): Promise<string[]> {
    const database = await openDatabase(url(), { role: 'server' });
    try {
      const rows: { data: string }[] = await database.knex('rows').select('data').orderBy('id');
      return rows.map(({ data }) => data);
    } finally {
      await database.close();
    }
  }

  it('is none if nothing is damaged: the start serves all acknowledged rows', async () => {
    expect((await inspectLog(file))?.damage).to.equal(undefined);
    expect(await rowsServed()).to.deep.equal(acknowledged);
  });

  const damages: [what: string, damage: () => unknown, byte: () => number][] = [
    ['a flipped byte of a page in its middle', () => flip(log(), inFrame(15, 2_000)), () => inFrame(15, 0)],
    ['a flipped byte of the first page', () => flip(log(), inFrame(1, 500)), () => inFrame(1, 0)],
    ['a flipped salt', () => flip(log(), inFrame(15, 9)), () => inFrame(15, 0)],
    ['a flipped checksum', () => flip(log(), inFrame(15, 17)), () => inFrame(15, 0)],
    ['a flipped page number', () => flip(log(), inFrame(15, 3)), () => inFrame(15, 0)],
    [
      'zeros in place of some frames',
      () => change(log(), (b) => b.fill(0, inFrame(10, 0), inFrame(13, 9))),
      () => inFrame(10, 0),
    ],
    ['a flipped byte of its header', () => flip(log(), 5), () => 0],
    ['a flipped salt of its header', () => flip(log(), 17), () => 0],
    ['a header of zeros', () => change(log(), (b) => b.fill(0, 0, 32)), () => 0],
    ['zeros in place of its first 4 KiB', () => change(log(), (b) => b.fill(0, 0, 4_096)), () => 0],
  ];
  for (const hasIndex of [true, false]) {
    for (const [what, damage, byte] of damages) {
      it(`is refused by every command for ${what}, ${hasIndex ? 'with' : 'without'} its index`, async () => {
        damage();
        if (!hasIndex) rmSync(`${file}-shm`);
        const [database, bytes] = [readFileSync(file), readFileSync(log())];
        for (const role of ['server', 'tool'] as const) {
          const message = await failure(openDatabase(url(), { role }));
          expect(message)
            .to.match(
              /^The write-ahead log \S+rowfeed\.db-wal is damaged at byte \d+: at least \d+ commits? /,
            )
            .and.include('rowfeed restore')
            .and.include('--accept-damage')
            .and.not.include('\n');
          expect(Number(/byte (\d+)/.exec(message)![1])).to.equal(byte());
        }
        expect(database.equals(readFileSync(file)), 'the same database').to.equal(true);
        expect(bytes.equals(readFileSync(log())), 'the same log').to.equal(true);
      });
    }
  }

  it('is known by its index if it ends too early', async () => {
    truncateSync(log(), inFrame(frames - 3, 100));
    expect(await failure(openDatabase(url(), { role: 'server' }))).to.match(
      /is damaged at byte \d+: at least 1 /,
    );
  });

  it('is known by its index if the last commit is damaged', async () => {
    flip(log(), inFrame(frames, 99));
    expect(await failure(openDatabase(url(), { role: 'tool' }))).to.match(
      /is damaged at byte \d+: at least 1 /,
    );
  });

  it('is not a log whose last commit is torn, which its index does not know', async () => {
    rmSync(`${file}-shm`);
    truncateSync(log(), inFrame(frames, 100));
    expect(await rowsServed()).to.deep.equal(acknowledged.slice(0, -1));
  });

  it('is not a log that frames of an earlier generation follow', async () => {
    const database = await openDatabase(url(), { role: 'tool' });
    await database.knex.raw('PRAGMA wal_checkpoint(RESTART)');
    await database.knex('settings').insert({ name: 'later', value: '1' });
    cpSync(join(file, '..'), join(directory, 'other'), { recursive: true });
    await database.close();
    const report = await inspectLog(join(directory, 'other', 'rowfeed.db'));
    expect(report?.damage).to.equal(undefined);
    expect(report?.frames).to.be.within(1, frames - 1);
    rmSync(join(directory, 'other'), { recursive: true });
  });

  it('is not a log that pages of a transaction follow which was rolled back', async () => {
    const database = await openDatabase(url(), { role: 'tool' });
    await database.knex.raw('PRAGMA cache_size = 10');
    await database.knex.raw('PRAGMA cache_spill = 1');
    await database.knex.raw('PRAGMA wal_checkpoint(RESTART)');
    await database
      .transaction(async (trx) => {
        for (let n = 0; n < 60; n += 1)
          await trx('settings').insert({ name: `spilled ${n}`, value: 'x'.repeat(4_000) });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.knex('settings').insert({ name: 'later', value: '1' });
    cpSync(join(file, '..'), join(directory, 'other'), { recursive: true });
    await database.close();
    const other = join(directory, 'other', 'rowfeed.db');
    expect(readFileSync(`${other}-wal`).length).to.be.greaterThan(inFrame(20, 0));
    for (const hasIndex of [true, false]) {
      if (!hasIndex) rmSync(`${other}-shm`);
      expect((await inspectLog(other))?.damage, `index: ${hasIndex}`).to.equal(undefined);
    }
    rmSync(join(directory, 'other'), { recursive: true });
  });

  it('can be accepted: the start keeps a copy of it, and every feed has to list again', async () => {
    flip(log(), inFrame(frames - 9, 2_000));
    const damaged = readFileSync(log());
    const refused = await run(['serve'], { DATABASE_URL: url(), PORT: '0' });
    expect([refused.code, refused.stdout]).to.deep.equal([1, '']);
    expect(refused.stderr).to.match(/^rowfeed: The write-ahead log \S+ is damaged at byte/);
    const database = await openDatabase(url(), { role: 'server', acceptDamage: true });
    const rows: { data: string }[] = await database.knex('rows').select('data').orderBy('id');
    expect(rows.map(({ data }) => data)).to.deep.equal(acknowledged.slice(0, rows.length));
    expect(rows.length).to.be.within(1, writes - 1);
    expect(await database.knex('changes')).to.deep.equal([]);
    await database.close();
    const copy = readdirSync(join(file, '..')).find((name) => name.includes('-wal-damaged-'))!;
    expect(damaged.equals(readFileSync(join(file, '..', copy)))).to.equal(true);
  });

  it('is never taken for an empty database, whose start would print a new first key', async () => {
    change(log(), (bytes) => bytes.fill(0, 0, 32));
    const refused = await run(['serve'], { DATABASE_URL: url(), PORT: '0' });
    expect([refused.code, refused.stdout]).to.deep.equal([1, '']);
    expect(await failure(openDatabase(url(), { role: 'server', acceptDamage: true }))).to.match(
      /^The write-ahead log of \S+ is damaged, and \S+ contains no data without it\. Restore a backup/,
    );
  });

  onlyInFullSuite('It writes 64 MiB.').it('is not found in an intact log of 64 MiB', async () => {
    const database = await openDatabase(url(), { role: 'tool' });
    await database.knex.raw('PRAGMA wal_autocheckpoint = 0');
    for (let n = 0; n < 16; n += 1)
      await database.knex.raw(
        `INSERT INTO settings SELECT ? || value, hex(zeroblob(2000000)) FROM json_each('[1,2]')`,
        [`n${n}-`],
      );
    const other = join(directory, 'large.db');
    for (const end of ['', '-wal']) execFileSync('cp', [file + end, other + end]);
    await database.close();
    expect(statSync(`${other}-wal`).size).to.be.greaterThan(67_108_864);
    expect((await inspectLog(other))?.damage).to.equal(undefined);
    for (const end of ['', '-wal']) rmSync(other + end);
  });

  it('is not found in a log that is removed meanwhile', async () => {
    const found = inspectLog(file);
    rmSync(log());
    expect(await found).to.equal(undefined);
  });

  it('never loses a row silently, wherever a byte is flipped', async () => {
    const random = randomOf(seed);
    const next = (below: number): number => Math.floor(random() * below);
    const outcomes = { exact: 0, refused: 0 };
    const size = readFileSync(log()).length;
    for (let n = 0; n < cases(200); n += 1) {
      const folder = join(file, '..');
      rmSync(folder, { recursive: true, force: true });
      cpSync(killed, folder, { recursive: true });
      const at = next(size);
      flip(log(), at, 1 << next(8));
      const rows = await rowsServed().catch((error: Error) => error.message);
      if (typeof rows === 'string') {
        expect(rows, `byte ${at}, seed ${seed}`).to.match(/damaged/);
        outcomes.refused += 1;
      } else {
        expect(rows, `byte ${at}, seed ${seed}`).to.deep.equal(acknowledged);
        outcomes.exact += 1;
      }
    }
    console.log(`      seed ${seed}: ${JSON.stringify(outcomes)}`);
  });

  it('never leads to a new database if the file has bytes, but no header or tables', async () => {
    const database = await openDatabase(url(), { role: 'server' });
    await database.close();
    expect(existsSync(log())).to.equal(false);
    for (const [damage, says] of [
      [(b: Buffer) => b.fill(0, 0, 16), /is damaged or not an SQLite database/],
      [(b: Buffer) => b.fill(0, 0, 100), /is damaged or not an SQLite database/],
      [(b: Buffer) => b.fill(0, 0, 4_096), /is damaged or not an SQLite database/],
      // A database schema without tables, in a valid first page.
      [(b: Buffer) => b.fill(0, 103, 105), /is damaged/],
    ] as const) {
      const bytes = readFileSync(file);
      change(file, damage);
      for (const role of ['server', 'tool'] as const)
        expect(await failure(openDatabase(url(), { role }))).to.match(says);
      writeFileSync(file, bytes);
    }
  });
});
