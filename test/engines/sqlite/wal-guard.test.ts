/** SQLite's write-ahead log while snapshots are open, which prevent a checkpoint. */
import { expect } from 'chai';
import type { Engine, RowSnapshot } from '../../../src/engines/engine.js';
import { openDatabase, type SqliteDatabase } from '../../../src/engines/open.js';
import { sqliteEngine } from '../../../src/engines/sqlite/engine.js';
import { createCollection, failure, freshStorage, type OwnStorage } from '../../support/database.js';
import { intercept } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';

const mebibyte = 1_048_576;
const gibibyte = 1_073_741_824;
const diskFull = () => Object.assign(new Error('SQLITE_FULL: by the test'), { code: 'SQLITE_FULL' });

describe('the WAL during snapshots', () => {
  let storage: OwnStorage;
  let database: SqliteDatabase;
  let on: Engine;
  let collectionId: number;
  /** The number of bytes by which the log appears larger than it is. */
  let grownBytes: number;
  const opened: RowSnapshot[] = [];
  before(async () => {
    storage = await freshStorage('sqlite');
    database = (await openDatabase(storage.url, { role: 'server' })) as SqliteDatabase;
    on = await sqliteEngine({ ...database, walBytes: async () => (await database.walBytes()) + grownBytes });
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    collectionId = (await createCollection(on, 1, 'c', 'c')).id;
    // Each row is so large that a snapshot reads it as a separate page.
    const data = (n: number) => `{"id":${n},"t":"${'x'.repeat(200_000)}"}`;
    const rows = [1, 2, 3, 4].map((n) => ({ collection_id: collectionId, id: n, data: data(n), seq: n }));
    await database.knex('rows').insert(rows);
  });
  beforeEach(() => {
    grownBytes = 0;
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  after(async () => {
    await on.close();
    await database.close();
    await storage.remove();
  });

  async function open(): Promise<RowSnapshot> {
    const snapshot = (await on.openRows(collectionId, undefined))!;
    opened.push(snapshot);
    return snapshot;
  }

  /** Whether a reader still uses an older state than the latest one, so that a checkpoint is incomplete. */
  async function isHeldUp(): Promise<boolean> {
    await database.knex('accounts').update({ created_at: database.knex.raw('created_at + 1') });
    const [{ log, checkpointed }] = await database.knex.raw('PRAGMA wal_checkpoint(PASSIVE)');
    return checkpointed < log;
  }

  async function pagesOf(snapshot: RowSnapshot): Promise<number> {
    let pages = 0;
    while ((await snapshot.next()) !== undefined) pages += 1;
    return pages;
  }

  it('is as long as it likes up to 1 GiB', async () => {
    const both = [await open(), await open()];
    grownBytes = gibibyte - 1_000_000;
    expect(await isHeldUp()).to.equal(true);
    for (const each of both) expect(await pagesOf(each)).to.equal(4);
  });

  it('is freed beyond, though nobody asks the snapshots for more', async () => {
    const both = [await open(), await open()];
    await both[0]!.next();
    grownBytes = gibibyte + 1;
    await eventually('it is freed', async () => !(await isHeldUp()));
    for (const each of both) expect(await failure(each.next())).to.match(/other clients wrote too much data/);
    for (const each of both) expect(await failure(each.next())).to.match(/other clients wrote too much data/);
    for (const each of both) await each.close();
    grownBytes = 0;
    expect(await pagesOf(await open())).to.equal(4);
  });

  it('grows by no more during overlapping snapshots', async () => {
    let last = await open();
    for (const part of [0.4, 0.8, 1]) {
      grownBytes = part * gibibyte - 1_000_000;
      const next = await open();
      await last.close();
      last = next;
    }
    expect(await last.next()).to.be.a('string');
    grownBytes = gibibyte + 1;
    await eventually('it is given up', async () => (await failure(last.next())) !== '');
    await last.close();
    // The next snapshot starts with another log.
    grownBytes = 5 * gibibyte;
    expect(await pagesOf(await open())).to.equal(4);
  });

  it('gets automatic checkpoints again after snapshots, even if the checkpoint at their end fails', async () => {
    const settings: string[] = [];
    const repair = intercept((sql, run) => {
      if (/wal_autocheckpoint = /.test(sql)) settings.push(sql);
      return /wal_checkpoint/.test(sql) ? Promise.reject(diskFull()) : run();
    }, 'sqlite');
    const snapshot = await open();
    grownBytes = 32 * mebibyte;
    await eventually('the writer leaves checkpoints to others', () => settings.length === 1);
    await snapshot.close();
    await eventually('the writer runs checkpoints', () => settings.length === 2);
    repair();
    expect(settings.map((sql) => sql.replace(/.* = /, ''))).to.deep.equal(['0', '500']);
  });

  it('does not prevent a snapshot if the disk is too full for a checkpoint', async () => {
    grownBytes = 128 * mebibyte;
    const repair = intercept(
      (sql, run) => (/wal_checkpoint/.test(sql) ? Promise.reject(diskFull()) : run()),
      'sqlite',
    );
    expect(await pagesOf(await open())).to.equal(4);
    repair();
  });

  it('is closed behind one that is opened while it is full', async () => {
    for (let n = 0; n < 5; n += 1) {
      grownBytes = 0;
      const one = await open();
      grownBytes = 2 * gibibyte;
      const other = on.openRows(collectionId, undefined).then(
        (snapshot) => snapshot?.close(),
        (error: Error) => expect(error.message).to.match(/other clients wrote too much data/),
      );
      await eventually('it is given up', async () => (await failure(one.next())) !== '');
      await other;
      await one.close();
    }
    grownBytes = 0;
    expect(await isHeldUp()).to.equal(false);
  });
});
