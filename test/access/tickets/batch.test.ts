import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, ticketClient } from '../../support/tickets.js';

describe('a ticket in batches and upserts', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let collection: string;
  let ann: Client;
  const filter = '@.owner == "ann"';
  const fields = ['owner', 'sku', 'n'];

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    name = await owner.collection([
      { owner: 'ann', sku: 'A', n: 1, secret: 1 },
      { owner: 'bob', sku: 'B', n: 2, secret: 2 },
    ]);
    collection = `/v1/collections/${name}`;
    await owner.put(`${collection}/row-key`, { fields: ['sku'] });
    ann = await ticketClient(service, owner, 'ann', { collection: name, scopes: everyScope, filter, fields });
  });

  const batch = (by: Client, ...operations: object[]) => by.post(`${collection}/batch`, { operations });
  const upsert = (by: Client, mode: string, ...rows: object[]) =>
    by.post(`${collection}/rows?on_conflict=${mode}`, rows);
  const brief = ({ status, code, json }: Answer) =>
    status === 200 ? json : [code, ...(json.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];

  it('executes operations on its rows, with its fields', async () => {
    const answer = await batch(
      ann,
      { op: 'insert', row: { owner: 'ann', sku: 'C' } },
      { op: 'update', id: 1, patch: { n: 5 } },
      { op: 'update', id: 3, patch: { n: 6 } },
      { op: 'delete', id: 3 },
    );
    expect(brief(answer)).to.deep.equal({
      results: [
        { outcome: 'inserted', row: { id: 3, owner: 'ann', sku: 'C' } },
        { outcome: 'updated', row: { id: 1, owner: 'ann', sku: 'A', n: 5 } },
        { outcome: 'updated', row: { id: 3, owner: 'ann', sku: 'C', n: 6 } },
        { outcome: 'deleted', id: 3 },
      ],
    });
    expect((await owner.get(`${collection}/rows/1`)).json.secret).to.equal(1);
  });

  it('rejects what it does not reach, and stores nothing', async () => {
    const before = (await owner.get(`${collection}/rows`)).json;
    const ok = { op: 'update', id: 1, patch: { n: 9 } };
    const cases: readonly (readonly [object, string])[] = [
      [{ op: 'update', id: 2, patch: { n: 9 } }, 'row_not_found'],
      [{ op: 'delete', id: 2 }, 'row_not_found'],
      [{ op: 'update', id: 1, patch: { owner: 'bob' } }, 'ticket_exceeded'],
      [{ op: 'update', id: 99, patch: { secret: 1 } }, 'ticket_exceeded'],
      [{ op: 'replace', id: 1, row: { owner: 'ann', sku: 'A' } }, 'ticket_exceeded'],
      [{ op: 'insert', row: { owner: 'bob', sku: 'C' } }, 'ticket_exceeded'],
      [{ op: 'insert', row: { owner: 'ann', sku: 'B' } }, 'ticket_exceeded'],
      [{ op: 'update', id: 1, patch: { sku: 'B' } }, 'ticket_exceeded'],
    ];
    for (const [operation, code] of cases) {
      const answer = await batch(ann, ok, operation);
      expect(brief(answer), JSON.stringify(operation)).to.deep.equal([code, '/operations/1']);
      if (code === 'ticket_exceeded') expect(answer.text).to.not.match(/"id":2|row 2 /);
    }
    expect((await owner.get(`${collection}/rows`)).json).to.deep.equal(before);
  });

  it('upserts its rows only', async () => {
    expect(
      brief(await upsert(ann, 'update', { owner: 'ann', sku: 'A', n: 4 }, { owner: 'ann', sku: 'C' })),
    ).to.deep.equal([
      { id: 1, owner: 'ann', sku: 'A', n: 4 },
      { id: 3, owner: 'ann', sku: 'C' },
    ]);
    for (const mode of ['update', 'ignore'])
      expect(
        brief(await upsert(ann, mode, { owner: 'ann', sku: 'A' }, { owner: 'ann', sku: 'B' })),
      ).to.deep.equal(['ticket_exceeded', '/1']);
    expect(brief(await upsert(ann, 'replace', { owner: 'ann', sku: 'A' }))[0]).to.equal('ticket_exceeded');
    expect((await owner.get(`${collection}/rows/2`)).json).to.include({ owner: 'bob', n: 2 });
    const taken = await ann.post(`${collection}/rows`, [{ owner: 'ann', sku: 'A' }]);
    expect([taken.code, taken.json.errors[0].id]).to.deep.equal(['row_key_taken', 1]);
  });

  it('needs a scope for each operation, and shows nothing without the scope read', async () => {
    const only = (...scopes: string[]) =>
      ticketClient(service, owner, 'x', { collection: name, scopes, filter });
    const inserter = await only('insert');
    const insert = { op: 'insert', row: { owner: 'ann', sku: 'D' } };
    expect(brief(await batch(inserter, insert))).to.deep.equal({ results: [{ outcome: 'inserted', id: 3 }] });
    expect(brief(await batch(inserter, { op: 'update', id: 1, patch: {} }))).to.deep.equal([
      'scope_insufficient',
      '/operations/0',
    ]);
    expect(brief(await upsert(inserter, 'ignore', { owner: 'ann', sku: 'A' }))[0]).to.equal(
      'scope_insufficient',
    );
    const deleter = await only('delete');
    expect(brief(await batch(deleter, insert))[0]).to.equal('scope_insufficient');
    expect(brief(await batch(deleter, { op: 'delete', id: 3 }))).to.deep.equal({
      results: [{ outcome: 'deleted', id: 3 }],
    });
    const writer = await only('insert', 'update');
    const upserted = await upsert(writer, 'update', { owner: 'ann', sku: 'A', n: 8 });
    expect(brief(upserted)).to.deep.equal([{ id: 1 }]);
    const inserted = await inserter.post(`${collection}/rows`, [{ owner: 'ann', sku: 'E' }]);
    for (const { headers } of [inserted, upserted, await batch(writer, { op: 'update', id: 1, patch: {} })])
      expect(headers['preference-applied']).to.equal('return=minimal');
  });
});
