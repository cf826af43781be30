import { expect } from 'chai';
import type { Engine } from '../../../src/engines/engine.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';
import { createIndex } from '../../support/indexes.js';

describe('the rows that share keys of an index', () => {
  let database: TestDatabase;
  let engine: Engine;
  before(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
  });
  after(async () => {
    await engine.close();
    await database.remove();
  });

  it('are found once each, however many keys are asked for, and however often', async () => {
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    const collection = await createCollection(engine, 1, 'notes', 'notes');
    const index = await createIndex(engine, collection.id, [{ field: 'n', direction: 'asc' }]);
    const key = (n: number): string => n.toString(16).padStart(4, '0');
    const of =
      'collection_id' in (await database.knex('sort_keys').columnInfo())
        ? { collection_id: collection.id }
        : {};
    const stored = Array.from({ length: 1_200 }, (_, n) => [n, n + 1]).concat([
      [3, 2_001],
      [700, 2_002],
    ]);
    await database.knex.batchInsert(
      'sort_keys',
      stored.map(([n, row]) => ({
        ...of,
        index_id: index.id,
        key: Buffer.from(key(n!), 'hex'),
        row_id: row,
      })),
      100,
    );
    const asked = stored.map(([n]) => key(n!));
    expect(await engine.readSharedKeys(index, [...asked, ...asked])).to.deep.equal([
      { key: key(3), rowId: 4 },
      { key: key(3), rowId: 2_001 },
      { key: key(700), rowId: 701 },
      { key: key(700), rowId: 2_002 },
    ]);
  });
});
