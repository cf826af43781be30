import { expect } from 'chai';
import { openDatabase } from '../../../src/engines/open.js';
import { columnsOfDropped } from '../../../src/engines/shared/stored-index.js';
import { client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';

describe('a row key whose index was just dropped', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.close());

  it('is set if the rows conform, whatever the keys of the dropped index are', async () => {
    const owner = client(service, service.key);
    const name = await owner.collection([{ n: 1 }, { n: 2 }]);
    const [path, rows] = [`/v1/collections/${name}/row-key`, `/v1/collections/${name}/rows`];
    expect((await owner.put(path, { fields: ['n'] })).status).to.equal(200);
    expect((await owner.delete(path)).status).to.equal(204);
    await owner.post(rows, [{ n: 1 }]);
    // The server notices this only after a few seconds.
    const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
    const { id } = await knex('collections').where({ name }).first('id');
    const { id: indexId } = await knex('sort_indexes').where({ collection_id: id }).first('id');
    await knex('sort_indexes').where({ id: indexId, collection_id: id }).update(columnsOfDropped(indexId));
    await knex('heads').where({ collection_id: id }).increment('index_version');
    await close();
    await owner.delete(`${rows}/3`);
    const { status, json } = await owner.put(path, { fields: ['n'] });
    expect([status, json]).to.deep.equal([200, { fields: ['n'] }]);
    const { code } = await owner.post(rows, [{ n: 2 }]);
    expect(code).to.equal('row_key_taken');
  });
});
