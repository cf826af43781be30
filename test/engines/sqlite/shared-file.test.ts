import { expect } from 'chai';
import type { CollectionRef, Engine } from '../../../src/engines/engine.js';
import type { SqliteDatabase } from '../../../src/engines/open.js';
import { sqliteEngine } from '../../../src/engines/sqlite/engine.js';
import { Background } from '../../../src/runtime/background.js';
import { Writer } from '../../../src/store/writes/writer.js';
import { createCollection, freshDatabase, type TestDatabase } from '../../support/database.js';
import { engine as engineName } from '../../support/engine.js';

/** The lock prevents a second server, unless that server reaches the file in a way that the lock does not cover. */
(engineName === 'sqlite' ? describe : describe.skip)('two servers on one file', () => {
  let database: TestDatabase;
  let others: SqliteDatabase;
  let engines: Engine[];
  let writers: Writer[];
  let collection: CollectionRef;
  before(async () => {
    database = await freshDatabase();
    others = (await database.again('tool')) as SqliteDatabase;
    const background = new Background();
    engines = [await sqliteEngine(database as unknown as SqliteDatabase), await sqliteEngine(others)];
    const usage = { drain: () => [], restore: () => undefined };
    const events = { committed: () => undefined };
    writers = engines.map((engine) => new Writer({ engine, usage, events, background }));
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    collection = await createCollection(engines[0]!, 1, 'rows', 'life');
  });
  after(async () => {
    for (const writer of writers) await writer.close();
    for (const engine of engines) await engine.close();
    await others.close();
    await database.remove();
  });

  it('lose no write that either acknowledged', async () => {
    const insert = (writer: Writer) =>
      writer.submit({ kind: 'insert', collection, rows: ['{"n":0}'], values: [{ n: 0 }] });
    await insert(writers[0]!);
    const add = (writer: Writer) =>
      writer.submit({
        kind: 'update',
        collection,
        id: 1,
        precondition: undefined,
        size: 0,
        change: (row) => ({ ...row, n: Number(row.n) + 1 }),
      });
    const rounds = 40;
    const seqs: number[] = [];
    const work = async (writer: Writer): Promise<void> => {
      for (let n = 0; n < rounds; n += 1) {
        for (const done of [await add(writer), await insert(writer)]) seqs.push(done!.seq);
      }
    };
    await Promise.all(writers.map(work));
    const [read] = await engines[0]!.readRows([{ collectionId: collection.id, id: 1 }]);
    expect(JSON.parse(read!.row!.data)).to.deep.equal({ id: 1, n: 2 * rounds });
    const last = 1 + 4 * rounds;
    expect(seqs.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: last - 1 }, (_, n) => n + 2));
    const described = await engines[1]!.describeCollection(collection.id);
    expect(described!.rows).to.equal(1 + 2 * rounds);
    expect(await database.knex('rows').count({ count: '*' })).to.deep.equal([{ count: 1 + 2 * rounds }]);
    const entries = await engines[0]!.readLog(collection.id, 0, 1_000);
    expect(entries.map(({ firstSeq }) => firstSeq)).to.deep.equal(
      Array.from({ length: last }, (_, n) => n + 1),
    );
  });

  it('tell of a collection that the other one has deleted', async () => {
    const gone = await createCollection(engines[0]!, 1, 'gone', 'life2');
    const insert = { kind: 'insert', collection: gone, rows: ['{}'], values: [{}] } as const;
    expect((await writers[1]!.submit(insert))!.firstId).to.equal(1);
    await engines[0]!.deleteCollection(gone);
    expect(await writers[1]!.submit(insert)).to.equal(undefined);
    expect(await database.knex('rows').where({ collection_id: gone.id }).count({ count: '*' })).to.deep.equal(
      [{ count: 1 }],
    );
  });
});
