import { expect } from 'chai';
import { openDatabase } from '../../../src/engines/open.js';
import { type Client, client } from '../../support/client.js';
import { breakDriver, intercept } from '../../support/driver.js';
import { startService, type TestService } from '../../support/service.js';

describe('a change of a schema or row key whose last step fails', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const cases = [
    ['schema', /insert into .schemas/i, { type: 'object' }, { type: 'object', required: ['n'] }],
    [
      'row-key',
      /update .sort_indexes. set .row_key. = \S+ where .* .id. =/i,
      { fields: ['n'] },
      { fields: ['m'] },
    ],
  ] as const;
  for (const [rule, isCommit, body, next] of cases) {
    it(`is successful once the ${rule} is stored, without a further statement, and the next change does not wait`, async () => {
      const path = `/v1/collections/${await owner.collection([{ n: 1, m: 2 }])}/${rule}`;
      let isStored = false;
      let failures = 0;
      const repair = intercept((sql, run) => {
        isStored ||= isCommit.test(sql);
        if (!isStored || !/delete from .schema_changes/i.test(sql)) return run();
        failures += 1;
        return Promise.reject(new Error('broken by the test'));
      });
      const set = await owner.put(path, body);
      repair();
      expect([set.status, set.json, failures]).to.deep.equal([200, body, 0]);
      expect((await owner.get(path)).json).to.deep.equal(body);
      expect((await owner.put(path, next)).status).to.equal(200);
    });
  }

  for (const [rule, body] of [
    ['schema', { type: 'object' }],
    ['row-key', { fields: ['n'] }],
  ] as const) {
    it(`does not wait for a ${rule} whose change ends far in the future, because a clock was wrong`, async () => {
      const name = await owner.collection([{ n: 1 }]);
      const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
      const { id } = await knex('collections').where({ name }).first('id');
      const collection_id = rule === 'schema' ? id : -id;
      const far = Date.now() + 30 * 86_400_000;
      await knex('schema_changes').insert({ collection_id, token: 'other', until: far });
      await close();
      expect((await owner.put(`/v1/collections/${name}/${rule}`, body)).status).to.equal(200);
    });
  }

  it('is rejected if another request has changed the row key after the reservation expired', async () => {
    const path = `/v1/collections/${await owner.collection([{ n: 1 }])}/row-key`;
    expect((await owner.put(path, { fields: ['n'] })).status).to.equal(200);
    let isLocked = false;
    const repair = intercept(async (sql, run) => {
      isLocked ||= /from .heads. where .* (for update|limit)/i.test(sql);
      const result = (await run()) as object;
      if (!isLocked || !/select .row_key. from/i.test(sql)) return result;
      return Array.isArray(result) ? [] : Object.assign(result, { rows: [] });
    });
    const removed = await owner.delete(path);
    repair();
    expect([removed.status, removed.code, isLocked]).to.deep.equal([503, 'overloaded', true]);
    expect((await owner.get(path)).json).to.deep.equal({ fields: ['n'] });
  });

  it('reports why rows do not conform, even if their index cannot be dropped', async () => {
    const path = `/v1/collections/${await owner.collection([{ n: 1 }, { n: 1 }])}/row-key`;
    const repair = breakDriver('full', (sql) =>
      /update .sort_indexes. set .built_through. = .*fields/i.test(sql),
    );
    const { status, code } = await owner.put(path, { fields: ['n'] });
    repair();
    expect([status, code]).to.deep.equal([409, 'rows_mismatch']);
  });
});
