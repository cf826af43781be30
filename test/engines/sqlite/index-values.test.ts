import { expect } from 'chai';
import { openDatabase, type SqliteDatabase } from '../../../src/engines/open.js';
import { sqliteEngine } from '../../../src/engines/sqlite/engine.js';
import { createCollection, failure, freshStorage } from '../../support/database.js';

describe('the connection that reads the values of an index', () => {
  it('is opened again after it could not be opened', async () => {
    const storage = await freshStorage('sqlite');
    const database = (await openDatabase(storage.url, { role: 'server' })) as SqliteDatabase;
    let isFailing = false;
    const connect: SqliteDatabase['connect'] = (...options) =>
      isFailing ? Promise.reject(new Error('too many open files')) : database.connect(...options);
    const engine = await sqliteEngine({ ...database, connect });
    try {
      await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
      const { id } = await createCollection(engine, 1, 'c', 'c');
      await database.knex('rows').insert({ collection_id: id, id: 1, data: '{"id":1,"a":2}', seq: 1 });
      isFailing = true;
      expect(await failure(engine.readValues(id, ['a'], 0, 10))).to.equal('too many open files');
      isFailing = false;
      expect(await engine.readValues(id, ['a'], 0, 10)).to.deep.equal({ lastId: 1, rows: '[[1,2]]' });
    } finally {
      await engine.close();
      await database.close();
      await storage.remove();
    }
  });
});
