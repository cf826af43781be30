/** The index keys that a group of writes changes. One index is never mistaken for another one. */
import { expect } from 'chai';
import fc from 'fast-check';
import {
  begun,
  type CollectionRef,
  dropped,
  type Engine,
  type IndexKey,
  whole,
} from '../../../src/engines/engine.js';
import { IndexKeyChanges } from '../../../src/store/writes/key-changes.js';
import type { FieldOrder } from '../../../src/values/order.js';
import { sortKey } from '../../../src/values/sort-key.js';
import type { JsonObject } from '../../../src/values/values.js';
import { value } from '../../support/arbitraries.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';
import { engine as storageEngine } from '../../support/engine.js';
import { createIndex } from '../../support/indexes.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(1_000);
const fields: FieldOrder[] = [{ field: 'a', direction: 'asc' }];
const index = { id: 7, fields, stage: whole };

const keyOf = (row: JsonObject): string => sortKey(fields, [row.a]);
const keysOf = (keys: readonly IndexKey[]): string[] => keys.map(({ key }) => key);

describe(`the keys that a group changes, seed ${seed}`, () => {
  it('follow a value that is only written in another order', () => {
    const changes = new IndexKeyChanges([index]);
    const [before, after] = [
      { a: { x: 1, y: 2 }, b: 0 },
      { a: { y: 2, x: 1 }, b: 1 },
    ];
    changes.changed(1, before, after);
    const { removed, added } = changes.all();
    expect([keysOf(removed), keysOf(added)]).to.deep.equal([[keyOf(before)], [keyOf(after)]]);
  });

  it('of an index in progress are also noted as removed', () => {
    const changes = new IndexKeyChanges([{ ...index, stage: begun }]);
    changes.changed(1, { a: 1 }, { a: 2 });
    changes.changed(2, undefined, { a: 3 });
    const [one, two, three] = [1, 2, 3].map((a) => keyOf({ a }));
    expect(changes.all()).to.deep.equal({
      removed: [{ indexId: 7, key: one, rowId: 1 }],
      added: [
        { indexId: 7, key: two, rowId: 1 },
        { indexId: 7, key: three, rowId: 2 },
        { indexId: -7, key: one, rowId: 1 },
      ],
    });
  });

  it('are those of the row before and after the whole group', () => {
    const state = fc.option(
      value.map((a) => ({ a }) as JsonObject),
      { nil: undefined },
    );
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 5 }), (states) => {
        const changes = new IndexKeyChanges([index]);
        const [first] = states;
        let last = first;
        // A deleted row does not exist again later.
        for (const next of states.slice(1)) {
          if (last === undefined && first !== undefined) break;
          if (last === undefined && next === undefined) continue;
          changes.changed(1, last, next);
          last = next;
        }
        const [had, has] = [first && keyOf(first), last && keyOf(last)];
        const { removed, added } = changes.all();
        expect(keysOf(removed)).to.deep.equal(had === undefined || had === has ? [] : [had]);
        expect(keysOf(added)).to.deep.equal(has === undefined || had === has ? [] : [has]);
      }),
      { seed, numRuns },
    );
  });
});

describe('an index that is gone', () => {
  let database: TestDatabase;
  let engine: Engine;
  beforeEach(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
  });
  afterEach(async () => {
    await engine.close();
    await database.remove();
  });

  it('leaves its keys to be removed by any instance, and never those of another one', async () => {
    const [one, other] = [
      await createCollection(engine, 1, 'one', 'life'),
      await createCollection(engine, 1, 'other', 'life2'),
    ];
    const gone = (await engine.beginIndex(one.id, fields, 1, 4))!;
    expect(await engine.dropIndex(gone)).to.equal(true);
    const purged = { ...gone, stage: dropped };
    expect(await engine.purgeIndex(purged)).to.equal(true);
    await database.knex('rows').insert({ collection_id: other.id, id: 1, seq: 1, data: '{"id":1,"a":5}' });
    await database
      .knex('heads')
      .where({ collection_id: other.id })
      .update({ seq: 1, next_row_id: 2, rows: 1 });
    await createIndex(engine, other.id, fields);
    // Another instance still knows the index as existing.
    await engine.purgeIndex(purged);
    expect(await database.knex('sort_keys').count({ keys: '*' })).to.deep.equal([{ keys: 1 }]);
  });

  it('has nothing left to remove after another instance has removed it', async () => {
    const { id } = await createCollection(engine, 1, 'one', 'life');
    const gone = { ...(await engine.beginIndex(id, fields, 1, 4))!, stage: dropped };
    expect(await engine.dropIndex(gone)).to.equal(true);
    expect(await engine.purgeIndex(gone)).to.equal(true);
    expect(await engine.purgeIndex(gone)).to.equal(true);
  });
});

describe('a group of many collections', () => {
  it('has its rows read, however many they are', async function () {
    // On PostgreSQL, each group contains one request.
    if (storageEngine !== 'sqlite') this.skip();
    const database = await freshDatabase();
    const engine = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    const wanted = Array.from({ length: 300 }, (_, n) => ({ name: `c${n}`, incarnation: `life${n}` }));
    const collections = (await engine.createCollections(1, wanted, 0)) as CollectionRef[];
    const found: unknown[] = [];
    const keys = collections.map(({ id }) => ({ collectionId: id, id: 1 }));
    const { state, release } = await engine.openGroup({ collections, keys, attempt: 0 });
    for (const { id } of collections) found.push([state.collection(id)?.head.seq, state.row(id, 1)]);
    await release();
    expect(found).to.deep.equal(collections.map(() => [0, undefined]));
    await engine.close();
    await database.remove();
  });
});
