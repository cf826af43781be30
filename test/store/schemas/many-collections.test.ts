import { expect } from 'chai';
import { typeNameOf } from '../../../src/contract/type-names.js';
import { type CollectionRef, type Engine, noSchema } from '../../../src/engines/engine.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';

describe('the first schema of a collection, in an account with many collections', () => {
  const others = 3_000;
  let database: TestDatabase;
  let engine: Engine;
  before(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
    const named = Array.from({ length: others }, (_, n) => ({
      ...{ id: 1_000_000 + n, account_id: 1, created_at: 0 },
      ...{ name: `other${n}`, type_name: n === 0 ? 'Notes' : `Notes${n + 1}` },
    }));
    await database.knex.batchInsert('collections', named, 50);
  });
  after(async () => {
    await engine.close();
    await database.remove();
  });

  it('gets a free type name, and reads few of the other names', async () => {
    let [statements, rows] = [0, 0];
    database.knex.on('query-response', (response: unknown) => {
      statements += 1;
      const read = Array.isArray(response) ? response : (response as { rows?: unknown[] })?.rows;
      rows += read?.length ?? 0;
    });
    const collection = await createCollection(engine, 1, 'notes', 'notes');
    [statements, rows] = [0, 0];
    expect(await setSchema(collection)).to.equal('changed');
    expect(statements).to.be.within(1, 50);
    expect(rows).to.be.within(1, 50);
    const stored = await database.knex('collections').where({ id: collection.id }).first('type_name');
    expect(stored.type_name).to.equal(`Notes${others + 1}`);
  });

  function setSchema(collection: CollectionRef) {
    return engine.changeSchema({
      ...{
        collection,
        token: '',
        from: noSchema,
        text: '{"type":"object"}',
        maxBytes: 1_000,
        isDryRun: false,
      },
      ...{ after: { collectionId: collection.id, seq: 0, bytes: 1_000 }, conforms: () => true },
      typeName: (areTaken) => typeNameOf(collection.name, areTaken),
      keyed: undefined,
    });
  }
});
