import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, newTicket, ticketClient } from '../../support/tickets.js';

/** With a ticket, a collection behaves as if it contained only the rows that match, with only the granted fields. */
describe('a ticket', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let rows: string;
  let ann: Client;
  const mine = '@.owner == "ann"';
  const stored = [
    { owner: 'ann', title: 'Milk', price: 1, secret: 'a' },
    { owner: 'bob', title: 'Tea', price: 2, secret: 'b' },
    { owner: 'ann', title: 'Rye', price: 3, secret: 'c' },
    { owner: 'bob', title: 'Oil', price: 4, secret: 'd' },
  ];
  const fields = ['owner', 'title', 'price'];

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    name = await owner.collection(stored);
    rows = `/v1/collections/${name}/rows`;
    ann = await ticketClient(service, owner, 'ann', {
      collection: name,
      scopes: everyScope,
      filter: mine,
      fields,
    });
  });

  const ids = (json: readonly { id: number }[]) => json.map(({ id }) => id);
  const refused = async (answer: ReturnType<Client['get']>, status: number, code: string) => {
    const { status: got, code: gotCode, text } = await answer;
    expect([got, gotCode], text).to.deep.equal([status, code]);
  };

  it('lists, counts, gets and exports only its rows, with its fields', async () => {
    const list = await ann.get(rows, { Prefer: 'count=exact' });
    expect(list.json).to.deep.equal([
      { id: 1, owner: 'ann', title: 'Milk', price: 1 },
      { id: 3, owner: 'ann', title: 'Rye', price: 3 },
    ]);
    expect(list.headers['total-count']).to.equal('2');
    expect((await ann.get(`/v1/collections/${name}`)).json).to.include({ rows: 2 });
    expect((await ann.get('/v1/collections')).json).to.deep.equal([{ name }]);
    expect((await ann.get(`${rows}/1`)).json).to.deep.equal({ id: 1, owner: 'ann', title: 'Milk', price: 1 });
    expect((await ann.get(`${rows}/1?fields=title`)).json).to.deep.equal({ id: 1, title: 'Milk' });
    await refused(ann.get(`${rows}/2`), 404, 'row_not_found');
    const exported = await ann.get(`/v1/collections/${name}/export?format=ndjson`);
    expect(
      exported.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).to.deep.equal(list.json);
    const csv = await ann.get(`/v1/collections/${name}/export?format=csv&fields=title`);
    expect(csv.text).to.equal('id,title\r\n1,Milk\r\n3,Rye\r\n');
  });

  it('combines filters as trees', async () => {
    const asked = encodeURIComponent('@.price > 2 || @.owner == "bob"');
    expect(ids((await ann.get(`${rows}?filter=${asked}`)).json)).to.deep.equal([3]);
    await refused(
      ann.get(`${rows}?filter=${encodeURIComponent('@.price > 0) || (@.price > 0')}`),
      400,
      'parameter_invalid',
    );
  });

  it('rejects hidden fields before anything is looked up', async () => {
    const hidden = encodeURIComponent('@.secret == "a"');
    for (const target of [
      `${rows}?filter=${hidden}`,
      `${rows}?sort=secret:asc`,
      `${rows}?order_by=secret`,
      `${rows}?fields=secret`,
      `${rows}/99?fields=secret`,
      `/v1/collections/${name}/export?format=ndjson&filter=${hidden}`,
      `/v1/collections/${name}/export?format=csv&fields=secret`,
      ...[`filter=${hidden}`, 'fields=secret'].flatMap((query) =>
        ['changes', 'changes/stream'].map((path) => `/v1/collections/${name}/${path}?${query}`),
      ),
    ])
      await refused(ann.get(target), 403, 'ticket_exceeded');
    await refused(ann.post(rows, [{ owner: 'ann', secret: 'x' }]), 403, 'ticket_exceeded');
    await refused(ann.patch(`${rows}/99`, { secret: 'x' }), 403, 'ticket_exceeded');
    await refused(ann.patch(`${rows}?filter=${hidden}&max_rows=9`, { price: 1 }), 403, 'ticket_exceeded');
    await refused(ann.patch(`${rows}?filter=@.price>0&max_rows=9`, { secret: 1 }), 403, 'ticket_exceeded');
    await refused(ann.delete(`${rows}?filter=${hidden}&max_rows=9`), 403, 'ticket_exceeded');
    await refused(ann.put(`${rows}/1`, { owner: 'ann' }), 403, 'ticket_exceeded');
  });

  it('writes only rows that match afterwards', async () => {
    const inserted = await ann.post(rows, [{ owner: 'ann', title: 'Ale' }]);
    expect(inserted.json).to.deep.equal([{ id: 5, owner: 'ann', title: 'Ale' }]);
    await refused(ann.post(rows, [{ owner: 'ann' }, { owner: 'bob' }]), 403, 'ticket_exceeded');
    await refused(ann.post(rows, [{ title: 'x' }]), 403, 'ticket_exceeded');
    await refused(ann.patch(`${rows}/1`, { owner: 'bob' }), 403, 'ticket_exceeded');
    await refused(ann.patch(`${rows}/2`, { title: 'x' }), 404, 'row_not_found');
    await refused(ann.delete(`${rows}/2`), 404, 'row_not_found');
    await refused(ann.patch(`${rows}?filter=@.price>0&max_rows=9`, { owner: 'bob' }), 403, 'ticket_exceeded');
    expect((await ann.patch(`${rows}/1`, { title: 'New' })).json).to.deep.equal({
      id: 1,
      owner: 'ann',
      title: 'New',
      price: 1,
    });
    const bulk = await ann.patch(`${rows}?filter=@.price>0&max_rows=2`, { price: 9 });
    expect(bulk.json).to.deep.equal({ matched: 2, changed: 2 });
    await refused(ann.patch(`${rows}?filter=@.price>0&max_rows=1`, { price: 8 }), 409, 'too_many_rows');
    expect((await ann.delete(`${rows}?filter=@.price>0&max_rows=2`)).json).to.deep.equal({ deleted: 2 });
    expect((await owner.get(rows)).json).to.deep.equal([
      { id: 2, ...stored[1] },
      { id: 4, ...stored[3] },
      { id: 5, owner: 'ann', title: 'Ale' },
    ]);
    expect((await ann.delete(`${rows}/5`)).status).to.equal(204);
  });

  it('applies to each operation of a batch', async () => {
    const batch = `/v1/collections/${name}/batch`;
    const send = (caller: Client, ...operations: object[]) => caller.post(batch, { operations });
    const insert = (row: object) => ({ op: 'insert', row });
    const first = insert({ owner: 'ann', title: 'Ale' });
    const update = (id: number, patch: object) => ({ op: 'update', id, patch });
    for (const [status, code, operation] of [
      [403, 'ticket_exceeded', insert({ owner: 'bob' })],
      [403, 'ticket_exceeded', insert({ owner: 'ann', secret: 1 })],
      [403, 'ticket_exceeded', update(1, { owner: 'bob' })],
      [403, 'ticket_exceeded', update(99, { secret: 1 })],
      [403, 'ticket_exceeded', { op: 'replace', id: 99, row: { owner: 'ann' } }],
      [404, 'row_not_found', update(2, { title: 'x' })],
      [404, 'row_not_found', { op: 'delete', id: 2, if_match: '"x"' }],
    ] as const) {
      const answer = await send(ann, first, operation);
      expect([answer.status, answer.code], answer.text).to.deep.equal([status, code]);
      expect(answer.json.errors[0].pointer).to.equal('/operations/1');
    }
    const done = await send(ann, first, update(1, { title: 'New' }), { op: 'delete', id: 3 });
    expect(done.json.results).to.deep.equal([
      { outcome: 'inserted', row: { id: 5, owner: 'ann', title: 'Ale' } },
      { outcome: 'updated', row: { id: 1, owner: 'ann', title: 'New', price: 1 } },
      { outcome: 'deleted', id: 3 },
    ]);
    const inserter = await ticketClient(service, owner, 'i', { collection: name, scopes: ['insert'] });
    expect((await send(inserter, insert({}))).json.results).to.deep.equal([{ outcome: 'inserted', id: 6 }]);
    await refused(send(inserter, insert({}), update(1, {})), 403, 'scope_insufficient');
    await refused(send(inserter, { op: 'delete', id: 1 }), 403, 'scope_insufficient');
  });

  it('needs insert and update for an upsert in a batch, and reaches its own rows only', async () => {
    await owner.put(`/v1/collections/${name}/row-key`, { fields: ['title'] });
    const send = (caller: Client, ...operations: object[]) =>
      caller.post(`/v1/collections/${name}/batch`, { operations });
    const upsert = (row: object, on_conflict = 'update') => ({ op: 'upsert', row, on_conflict });
    const before = (await owner.get(rows)).text;
    const ale = { owner: 'ann', title: 'Ale' };
    for (const operation of [
      upsert({ title: 'Tea', price: 9 }),
      upsert({ owner: 'ann', title: 'Tea' }, 'ignore'),
      upsert({ owner: 'ann', title: 'Rye', secret: 'x' }),
      upsert({ owner: 'bob', title: 'Rye' }),
      upsert({ owner: 'bob', title: 'New' }),
      upsert({ owner: 'ann', title: 'Rye' }, 'replace'),
    ]) {
      const answer = await send(ann, upsert(ale), operation);
      expect([answer.status, answer.code], answer.text).to.deep.equal([403, 'ticket_exceeded']);
      expect(answer.json.errors[0].pointer).to.equal('/operations/1');
      expect(answer.text).not.to.include('bob');
    }
    for (const scope of ['insert', 'update']) {
      const caller = await ticketClient(service, owner, scope, { collection: name, scopes: ['read', scope] });
      for (const mode of ['update', 'replace', 'ignore'])
        await refused(send(caller, upsert({ title: 'Rye' }, mode)), 403, 'scope_insufficient');
    }
    expect((await owner.get(rows)).text).to.equal(before);
    const done = await send(ann, upsert(ale), upsert({ title: 'Rye', price: 5 }), upsert(ale, 'ignore'));
    expect(done.json.results).to.deep.equal([
      { outcome: 'inserted', row: { id: 5, ...ale } },
      { outcome: 'updated', row: { id: 3, owner: 'ann', title: 'Rye', price: 5 } },
      { outcome: 'unchanged', row: { id: 5, ...ale } },
    ]);
    const scopes = ['insert', 'update'];
    const writer = await ticketClient(service, owner, 'w', { collection: name, scopes });
    expect(
      (await send(writer, upsert({ title: 'Oil' }), upsert({ title: 'Gin' }))).json.results,
    ).to.deep.equal([
      { outcome: 'unchanged', id: 4 },
      { outcome: 'inserted', id: 6 },
    ]);
  });

  it('reads nothing without the scope read', async () => {
    const writer = await ticketClient(service, owner, 'w', {
      collection: name,
      scopes: ['insert', 'update', 'delete'],
      filter: mine,
    });
    for (const target of [
      rows,
      `${rows}/1`,
      `/v1/collections/${name}`,
      '/v1/collections',
      `/v1/collections/${name}/export?format=ndjson`,
    ])
      await refused(writer.get(target), 403, 'scope_insufficient');
    const inserted = await writer.post(rows, [{ owner: 'ann', title: 'Ale' }]);
    expect([inserted.status, inserted.json]).to.deep.equal([201, [{ id: 5 }]]);
    expect((await writer.patch(`${rows}/1`, { title: 'x' })).json).to.deep.equal({ id: 1 });
    expect((await writer.put(`${rows}/1`, { owner: 'ann' })).json).to.deep.equal({ id: 1 });
    await refused(
      writer.patch(`${rows}?filter=@.owner=="ann"&max_rows=9`, { a: 1 }),
      403,
      'scope_insufficient',
    );
    await refused(writer.delete(`${rows}?filter=@.owner=="ann"&max_rows=9`), 403, 'scope_insufficient');
    expect((await writer.delete(`${rows}/1`)).status).to.equal(204);
  });

  it('does not reach other operations, and other collections', async () => {
    for (const [method, target, body] of [
      ['POST', '/v1/tickets', { subject: 'x', grants: [{ collection: name, scopes: ['read'] }] }],
      ['DELETE', '/v1/tickets/ann'],
      ['GET', '/v1/keys'],
      ['GET', '/v1/usage'],
      ['GET', '/v1/usage/history'],
      ['POST', '/v1/collections', { name: 'x' }],
      ['DELETE', `/v1/collections/${name}`],
      ['GET', `/v1/collections/${name}/schema`],
      ...['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'asyncapi.json', 'asyncapi.yaml'].map(
        (document) => ['GET', `/v1/contract/${document}`] as const,
      ),
      ['GET', '/v1/collections/other/rows'],
      ['GET', '/v1/collections/other'],
    ] as const)
      await refused(ann.send(method, target, body), 403, 'scope_insufficient');
  });

  it('pages with tokens of its own, and has its own ETags', async () => {
    const first = await ann.get(`${rows}?limit=1`);
    const token = first.headers['next-after']!;
    expect(ids((await ann.get(`${rows}?limit=1&after=${token}`)).json)).to.deep.equal([3]);
    await refused(owner.get(`${rows}?limit=1&after=${token}`), 400, 'parameter_invalid');
    const bob = await ticketClient(service, owner, 'bob', {
      collection: name,
      scopes: ['read'],
      filter: '@.owner == "bob"',
    });
    await refused(bob.get(`${rows}?limit=1&after=${token}`), 400, 'parameter_invalid');
    const wide = await ticketClient(service, owner, 'ann', { collection: name, scopes: ['read'] });
    const tag = { 'If-None-Match': first.headers.etag! };
    expect((await ann.get(`${rows}?limit=1`, tag)).status).to.equal(304);
    for (const other of [wide, owner, bob])
      expect((await other.get(`${rows}?limit=1`, tag)).status).to.equal(200);
  });

  it('never has an unchanged row, because a ticket with other fields has the same version', async () => {
    const narrow = await ann.get(`${rows}/1`);
    const tag = { 'If-None-Match': narrow.headers.etag! };
    const wide = await ticketClient(service, owner, 'ann', { collection: name, scopes: ['read'] });
    const whole = await owner.get(`${rows}/1`);
    expect(whole.headers.etag).to.equal(narrow.headers.etag);
    for (const [client, row] of [
      [wide, whole.json],
      [ann, narrow.json],
    ] as const) {
      const { status, json } = await client.get(`${rows}/1`, tag);
      expect([status, json]).to.deep.equal([200, row]);
      await refused(client.get(`${rows}/1`, { ...tag, 'If-Match': '"k0-1"' }), 412, 'version_mismatch');
    }
    expect(narrow.json).to.not.deep.equal(whole.json);
    expect((await owner.get(`${rows}/1`, tag)).status).to.equal(304);
  });

  it('hides the rules of hidden fields', async () => {
    const schema = { type: 'object', required: ['secret'], properties: { price: { type: 'number' } } };
    expect(
      (
        await owner.put(`/v1/collections/${name}/schema`, schema, {
          'Content-Type': 'application/schema+json',
        })
      ).status,
    ).to.equal(200);
    const answer = await ann.post(rows, [{ owner: 'ann', price: 'x' }]);
    expect(answer.json.errors).to.deep.equal([
      { pointer: '/0', detail: 'does not conform in a field that the ticket does not allow' },
      { pointer: '/0/price', detail: 'must be a number' },
    ]);
    expect(answer.text).to.not.contain('secret');
  });

  it('does not say which hidden row has a row key', async () => {
    expect((await owner.put(`/v1/collections/${name}/row-key`, { fields: ['title'] })).status).to.equal(200);
    const before = (await owner.get(rows)).json;
    for (const answer of [
      await ann.post(rows, [{ owner: 'ann', title: 'Tea' }]),
      await ann.patch(`${rows}/1`, { title: 'Tea' }),
      await ann.patch(`${rows}?filter=@.title=="Milk"&max_rows=9`, { title: 'Tea' }),
    ]) {
      expect([answer.status, answer.code], answer.text).to.deep.equal([403, 'ticket_exceeded']);
      expect(answer.text).to.not.match(/row 2|"id":2|Tea/);
    }
    const taken = await ann.post(rows, [{ owner: 'ann', title: 'Milk' }]);
    expect([taken.code, taken.json.errors[0].id], taken.text).to.deep.equal(['row_key_taken', 1]);
    await refused(ann.get(`/v1/collections/${name}/row-key`), 403, 'scope_insufficient');
    expect((await owner.get(rows)).json).to.deep.equal(before);
  });

  it('does not learn values of fields from a taken row key without the scope read', async () => {
    await owner.put(`/v1/collections/${name}/row-key`, { fields: ['title', 'secret'] });
    await owner.patch(`${rows}/3`, { secret: 'a' });
    const scopes = ['insert', 'update', 'delete'];
    for (const filter of [undefined, mine]) {
      const writer = await ticketClient(service, owner, 'w', { collection: name, scopes, filter });
      const patch = { title: 'Rye' };
      for (const answer of [
        await writer.patch(`${rows}/1`, patch),
        await writer.post(`/v1/collections/${name}/batch`, { operations: [{ op: 'update', id: 1, patch }] }),
      ]) {
        expect([answer.code, answer.json.errors[0].id], answer.text).to.deep.equal(['row_key_taken', 3]);
        expect(answer.text).to.not.match(/secret|"a"|\\"a\\"/);
      }
    }
  });

  it('is told which of its own rows has a row key, however large the rows are', async () => {
    const own = Array.from({ length: 4 }, (_, n) => ({ owner: 'ann', title: `large ${n}` }));
    const large = await owner.collection(own.map((row) => ({ ...row, price: 'x'.repeat(200_000) })));
    const path = `/v1/collections/${large}`;
    await owner.put(`${path}/row-key`, { fields: ['title'] });
    const as = await ticketClient(service, owner, 'ann', {
      collection: large,
      scopes: everyScope,
      filter: mine,
    });
    const inserted = await as.post(`${path}/rows`, own);
    expect([inserted.status, inserted.code]).to.deep.equal([409, 'row_key_taken']);
    expect(inserted.json.errors.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2, 3, 4]);
    const operations = [1, 2, 3].map((id) => ({ op: 'update', id, patch: { more: id } }));
    const batch = [...operations, { op: 'insert', row: { owner: 'ann', title: 'large 3' } }];
    const refusal = await as.post(`${path}/batch`, { operations: batch });
    expect([refusal.code, refusal.json.errors[0].id]).to.deep.equal(['row_key_taken', 4]);
    expect((await as.post(`${path}/batch`, { operations: batch.slice(0, 3) })).status).to.equal(200);
  });

  it('has idempotency keys of its own', async () => {
    const once = { 'Idempotency-Key': '"k1"' };
    const insert = (as: Client) => as.post(rows, [{ owner: 'ann' }], once);
    const other = await ticketClient(service, owner, 'eve', {
      collection: name,
      scopes: everyScope,
      filter: mine,
      fields,
    });
    const again = await ticketClient(service, owner, 'ann', {
      collection: name,
      scopes: everyScope.toReversed(),
      filter: mine,
      fields: fields.toReversed(),
    });
    const first = await insert(ann);
    expect(first.json, first.text).to.deep.equal([{ id: 5, owner: 'ann' }]);
    expect((await insert(other)).json).to.deep.equal([{ id: 6, owner: 'ann' }]);
    expect((await insert(again)).json).to.deep.equal([{ id: 5, owner: 'ann' }]);
    expect((await insert(owner)).json).to.deep.equal([{ id: 7, owner: 'ann' }]);
  });

  it('is rejected after its subject was revoked, and new ones are valid', async () => {
    expect((await owner.delete('/v1/tickets/ann')).status).to.equal(204);
    await refused(ann.get(rows), 401, 'key_invalid');
    const renewed = client(service, await newTicket(owner, 'ann', [{ collection: name, scopes: ['read'] }]));
    expect((await renewed.get(rows)).status).to.equal(200);
  });
});
