import { expect } from 'chai';
import type { Engine } from '../../src/engines/engine.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../support/database.js';

/** All writers wait while a step runs, so each step must be small. */
describe('one step', () => {
  const mebibyte = 1_048_576;
  const text = 'x'.repeat(250_000);
  const large = 40;
  const small = 700;
  const year = 365 * 24 * 3_600_000;
  let database: TestDatabase;
  let engine: Engine;
  before(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
  });
  after(async () => {
    await engine.close();
    await database.remove();
  });

  /** Creates a collection with rows and one log entry for each, first large ones and then small ones. */
  async function filled(name: string): Promise<number> {
    const { id } = await createCollection(engine, 1, name, name);
    const ids = Array.from({ length: large + small }, (_, n) => n + 1);
    const textOf = (n: number): string => (n <= large ? text : 'y');
    const rows = ids.map((n) => ({ collection_id: id, id: n, seq: n, data: textOf(n) }));
    const entry = { collection_id: id, time: 1 };
    const entries = ids.map((n) => ({ ...entry, first_seq: n, last_seq: n, changes: textOf(n) }));
    await database.knex.batchInsert('rows', rows, 50);
    await database.knex.batchInsert('changes', entries, 50);
    await database.knex('heads').where({ collection_id: id }).update({ seq: ids.length, rows: ids.length });
    return id;
  }

  interface Amount {
    readonly bytes: number;
    readonly count: number;
  }

  /** Returns the remaining amount of a collection's rows and log entries. */
  async function left(id: number): Promise<Amount> {
    const of = (table: string, text: string) =>
      database
        .knex(table)
        .where({ collection_id: id })
        .select(database.knex.raw('length(??) AS bytes', [text]));
    const texts = [...(await of('rows', 'data')), ...(await of('changes', 'changes'))];
    return { bytes: texts.reduce((sum, { bytes }) => sum + bytes, 0), count: texts.length };
  }

  /** Returns the amount that each step removes. */
  async function steps(id: number, step: () => Promise<boolean>): Promise<Amount[]> {
    const removed: Amount[] = [];
    let before = await left(id);
    while (await step()) {
      const after = await left(id);
      removed.push({ bytes: before.bytes - after.bytes, count: before.count - after.count });
      before = after;
    }
    return removed;
  }

  const total = (removed: readonly Amount[]): number => removed.reduce((sum, { count }) => sum + count, 0);

  it('of purging a deleted collection takes few large rows, and many small ones', async () => {
    const id = await filled('deleted');
    await engine.deleteCollection({ id, accountId: 1 });
    const removed = await steps(id, () => engine.purge());
    for (const { bytes } of removed) expect(bytes).to.be.below(2 * mebibyte + text.length);
    expect(removed.length).to.be.within(10, 30);
    expect(total(removed)).to.equal(2 * (large + small));
    expect(await engine.purge()).to.equal(false);
  });

  it('of trimming the log takes few large entries, and many small ones', async () => {
    const id = await filled('trimmed');
    const kept = 10;
    const removed = await steps(id, () => engine.trim(kept, 2));
    for (const { bytes } of removed) expect(bytes).to.be.below(2 * mebibyte + text.length);
    expect(removed.length).to.be.within(7, 20);
    expect(total(removed)).to.equal(large + small - kept);
    const states = await engine.readLogStates([id]);
    expect(states.get(id)).to.include({ seq: large + small, logStart: large + small - kept });
  });

  it('of trimming the log takes entries of a clock that was ahead', async () => {
    const id = await filled('future');
    const ahead = Date.now() + year;
    await database.knex('changes').where({ collection_id: id }).update({ time: ahead });
    expect(await engine.trim(10, Date.now() - year)).to.equal(false);
    while (await engine.trim(10, Date.now() - year, Date.now()));
    expect((await engine.readLogStates([id])).get(id)!.logStart).to.equal(large + small - 10);
  });

  it('of removing idempotency records takes old ones, and those of a clock that was ahead', async () => {
    const times = [1, 2, Date.now(), Date.now() + year, Date.now() + year];
    const records = times.map((created_at, n) => ({
      ...{ account_id: 1, key: `k${n}`, fingerprint: '', outcome: '{}', created_at },
    }));
    await database.knex('idempotency_keys').insert(records);
    const keys = () => database.knex('idempotency_keys').orderBy('key').pluck('key');
    while (await engine.expireKeyed(Date.now() - year));
    expect(await keys()).to.deep.equal(['k2', 'k3', 'k4']);
    while (await engine.expireKeyed(Date.now() - year, Date.now() + 1_000));
    expect(await keys()).to.deep.equal(['k2']);
  });

  it('of trimming the log looks at 2,000 collections, and the next step at the following ones', async () => {
    const wanted = Array.from({ length: 500 }, (_, n) => n);
    for (const hundreds of ['a', 'b', 'c', 'd'])
      await engine.createCollections(
        1,
        wanted.map((n) => ({ name: `${hundreds}${n}`, incarnation: 'many' })),
        0,
      );
    const id = await filled('last');
    expect(await engine.trim(10, 2)).to.equal(false);
    expect(await engine.trim(10, 2)).to.equal(true);
    while (await engine.trim(10, 2));
    expect((await engine.readLogStates([id])).get(id)!.logStart).to.equal(large + small - 10);
  });

  it('of reading the values of an index takes few large rows, and many small ones', async () => {
    const id = await filled('sorted');
    const rows = { collection_id: id };
    // Citus does not support JSON functions in this statement.
    const data = database.knex.raw(`'{"id":' || CAST(id AS text) || ',"t":"' || data || '"}'`);
    await database.knex('rows').where(rows).update({ data });
    const lastIds: number[] = [];
    for (let last = 0; ; ) {
      const read = await engine.readValues(id, ['id', 'none'], last, 500);
      if (read === undefined) break;
      const ids = Array.from({ length: read.lastId - last }, (_, at) => [last + at + 1, last + at + 1, null]);
      expect(JSON.parse(read.rows)).to.deep.equal(ids);
      last = read.lastId;
      lastIds.push(last);
    }
    expect(lastIds.slice(0, 4)).to.deep.equal([9, 18, 27, 36]);
    expect(lastIds).to.have.length(6);
  });
});
