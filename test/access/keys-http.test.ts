import { expect } from 'chai';
import { createKey } from '../../src/access/keys.js';
import { type Answer, type Client, client } from '../support/client.js';
import { setClock } from '../support/clock.js';
import { countStatements } from '../support/driver.js';
import { feed } from '../support/feed.js';
import { administer, fillWithKeys, heard, type KeyWish, newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { type Line, table } from '../support/table.js';

const day = 86_400_000;
const soon = () => new Date(Date.now() + day).toISOString();
const forbidden = { status: 403, code: 'scope_insufficient' };
const absent = '/v1/keys/key_absent000000';
const invalid = (body: object, ...at: string[]) => ({ body, status: 400, code: 'body_invalid', at });

table(
  'keys over HTTP',
  [
    ...['GET /v1/keys', 'POST /v1/keys', `GET ${absent}`, `PATCH ${absent}`, `DELETE ${absent}`].map(
      (request) => ({ name: `without admin: ${request}`, request, body: {}, as: 'worker', ...forbidden }),
    ),
    { name: 'without admin: rotate', request: `POST ${absent}/rotate`, as: 'worker', ...forbidden },
    { name: 'without a key', request: 'GET /v1/keys', as: 'none', status: 401, code: 'key_missing' },
    ...['GET', 'DELETE'].map((method) => ({
      name: `${method}: none of the account's`,
      request: `${method} ${absent}`,
      status: 404,
      code: 'key_not_found',
    })),
    {
      name: 'PATCH: none',
      request: `PATCH ${absent}`,
      body: { name: 'x' },
      status: 404,
      code: 'key_not_found',
    },
    { name: 'rotate: none', request: `POST ${absent}/rotate`, status: 404, code: 'key_not_found' },
    ...['key_short', 'key_0000000000000', 'notes'].map((id) => ({
      name: `no id: ${id}`,
      request: `GET /v1/keys/${id}`,
      status: 400,
      code: 'parameter_invalid',
      at: ['key_id'],
    })),
    ...(
      [
        [{}, '/name'],
        [{ name: '' }, '/name'],
        [{ name: 'x'.repeat(101) }, '/name'],
        [{ name: 'a\nb' }, '/name'],
        [{ name: 'x', scopes: [] }, '/scopes'],
        [{ name: 'x', scopes: ['owner'] }, '/scopes/0'],
        [{ name: 'x', scopes: ['read', 'read'] }, '/scopes'],
        [{ name: 'x', collections: [] }, '/collections'],
        [{ name: 'x', collections: ['1a'] }, '/collections/0'],
        [{ name: 'x', expires_at: '2020-01-01T00:00:00Z' }, '/expires_at'],
        [{ name: 'x', expires_at: 'soon' }, '/expires_at'],
        [{ name: 'x', expires_at: '9999-12-31T23:59:59-12:00' }, '/expires_at'],
        [{ name: 'x', expires_at: '2030-01-31' }, '/expires_at'],
        [{ name: 'x', account: 'other' }, '/account'],
      ] as const
    ).map(([body, at]) => ({
      name: `POST ${JSON.stringify(body).slice(0, 60)}`,
      request: 'POST /v1/keys',
      ...invalid(body, at),
    })),
    ...(
      [
        ['POST /v1/keys', { name: 'x', expires_at: 5 }, '/expires_at must be a string or null.'],
        [
          'POST /v1/keys',
          { name: 'x', expires_at: '2030-01-31' },
          /^\/expires_at must be a date and time with an offset/,
        ],
        ['POST /v1/keys', { name: 'x', collections: 'a' }, '/collections must be an array or null.'],
        [`PATCH ${absent}`, {}, 'The body must not be empty.'],
      ] as const
    ).map(
      ([request, body, detail]): Line => ({
        name: `${request.split(' ')[0]} ${JSON.stringify(body)}, with a helpful detail`,
        request,
        body,
        status: 400,
        code: 'body_invalid',
        check: ({ json }) =>
          typeof detail === 'string'
            ? expect(json.detail).to.equal(detail)
            : expect(json.detail).to.match(detail),
      }),
    ),
    { name: 'PATCH of nothing', request: `PATCH ${absent}`, ...invalid({}, '') },
    { name: 'PATCH of an unknown member', request: `PATCH ${absent}`, ...invalid({ key: 'x' }, '/key') },
    {
      name: 'PATCH to what is over',
      request: `PATCH ${absent}`,
      ...invalid({ expires_at: '2001-01-01T00:00:00Z' }, '/expires_at'),
    },
    { name: 'rotate: no time', request: `POST ${absent}/rotate`, ...invalid({ grace: 'soon' }, '/grace') },
    {
      name: 'rotate: no JSON',
      request: `POST ${absent}/rotate`,
      body: '{',
      status: 400,
      code: 'body_malformed',
    },
    {
      name: 'a name with half a character',
      request: 'POST /v1/keys',
      body: '{"name":"x\\ud800"}',
      status: 422,
      code: 'value_unsupported',
      at: ['/name'],
    },
    {
      name: 'PATCH to a name with half a character',
      request: `PATCH ${absent}`,
      body: '{"name":"x\\udfff"}',
      status: 422,
      code: 'value_unsupported',
      at: ['/name'],
    },
    {
      name: 'no days',
      request: 'GET /v1/usage/history?days=0',
      status: 400,
      code: 'parameter_invalid',
      at: ['days'],
    },
    {
      name: 'too many days',
      request: 'GET /v1/usage/history?days=91',
      status: 400,
      code: 'parameter_invalid',
      at: ['days'],
    },
    { name: 'no scope for history', request: 'GET /v1/usage/history', as: 'worker', status: 200 },
  ],
  { keys: { worker: { scopes: ['read', 'write'] } } },
);

describe('the list of keys', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('has pages, which a key that is limited to collections gets of its own keys', async () => {
    const owner = client(service, service.key);
    const limited = await newKey(service, { scopes: ['admin'], collections: ['notes'] });
    for (let n = 0; n < 6; n += 1) await newKey(service, { collections: [n % 2 === 0 ? 'notes' : 'other'] });
    type Listed = { id: string; name: string };
    for (const [as, count] of [
      [owner, 8],
      [client(service, limited.text), 4],
    ] as const) {
      const all = (await as.get('/v1/keys')).json as Listed[];
      expect(all).to.have.length(count);
      const paged: Listed[] = [];
      let target: string | undefined = '/v1/keys?limit=3';
      while (target !== undefined) {
        const page: Answer = await as.get(target);
        paged.push(...page.json);
        const after: string | undefined = page.headers['next-after'];
        target = page.headers.link?.match(/^<(.*)>; rel="next"$/)?.[1];
        expect(target).to.equal(after && `/v1/keys?limit=3&after=${after}`);
        expect(page.json.length).to.equal(after === undefined ? count % 3 : 3);
      }
      expect(paged).to.deep.equal(all);
    }
    for (const wrong of ['limit=0', 'limit=1001', 'after=', 'after=key_000000000000', 'after=%20'])
      expect((await owner.get(`/v1/keys?${wrong}`)).code, wrong).to.equal('parameter_invalid');
    const hidden = (await owner.get('/v1/keys?limit=1')).headers['next-after'];
    expect((await client(service, limited.text).get(`/v1/keys?after=${hidden}`)).code).to.equal(
      'parameter_invalid',
    );
  });

  it('reads 10,000 keys that a limited key does not see in few statements', async () => {
    const [hidden, limited] = [
      await newKey(service, { account: 'full', scopes: ['admin'] }),
      await newKey(service, { account: 'full', scopes: ['admin'], collections: ['notes'] }),
    ];
    await fillWithKeys(service, hidden.id);
    const reading = countStatements((sql) => /order by .keys/.test(sql));
    const page = await client(service, limited.text).get('/v1/keys?limit=1');
    reading.stop();
    expect(page.json.map(({ id }: { id: string }) => id)).to.deep.equal([limited.id]);
    expect(page.headers).to.not.have.property('next-after');
    expect(reading.count).to.be.within(1, 12);
  });
});

describe('a key over HTTP', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const made = async (body: object, as = owner): Promise<Answer> => {
    const answer = await as.post('/v1/keys', body);
    return answer;
  };
  const statusOf = async (text: string, path = '/v1/collections'): Promise<number> =>
    (await client(service, text).get(path)).status;

  it('is shown with its text once, and works at once', async () => {
    const expires_at = soon();
    const { status, json, headers } = await made({
      name: 'phone',
      scopes: ['read'],
      collections: ['notes'],
      expires_at,
    });
    expect(status).to.equal(201);
    expect(headers['cache-control']).to.equal('no-store');
    const { key, ...details } = json;
    expect(details).to.deep.include({
      name: 'phone',
      account: 'default',
      prefix: key.slice(0, 8),
      scopes: ['read'],
      collections: ['notes'],
      expires_at,
      revoked_at: null,
      last_used_at: null,
    });
    expect(await statusOf(key)).to.equal(200);
    expect((await owner.get(`/v1/keys/${json.id}`)).json).to.deep.include({ ...details, last_used_at: null });
    const listed = (await owner.get('/v1/keys')).json;
    expect(listed.map(({ id }: { id: string }) => id)).to.include(json.id);
    expect(listed.every((each: object) => !('key' in each))).to.equal(true);
  });

  it('may read and write all collections for ever, unless something else is asked for', async () => {
    const { json } = await made({ name: 'usual' });
    expect(json).to.deep.include({ scopes: ['read', 'write'], collections: null, expires_at: null });
  });

  it('is changed in what is given alone, and at once', async () => {
    const { json } = await made({ name: 'narrow', collections: ['notes'], expires_at: soon() });
    const { key, ...before } = json;
    const path = `/v1/keys/${before.id}`;
    const changed = await owner.patch(path, { name: 'wide', scopes: ['write'] });
    expect(changed.status).to.equal(200);
    expect(changed.json).to.deep.equal({ ...before, name: 'wide', scopes: ['write'] });
    expect(await statusOf(key)).to.equal(403);
    const freed = await owner.patch(path, { collections: null, expires_at: null, scopes: ['read'] });
    expect(freed.json).to.deep.include({
      collections: null,
      expires_at: null,
      scopes: ['read'],
      name: 'wide',
    });
    expect(await statusOf(key)).to.equal(200);
  });

  it('ends for good, at once, with its feeds', async () => {
    const { json } = await made({ name: 'short' });
    const collection = await owner.collection();
    const watching = await feed(service, { key: json.key, collection });
    const path = `/v1/keys/${json.id}`;
    expect((await owner.delete(path)).status).to.equal(204);
    expect(await statusOf(json.key)).to.equal(401);
    expect((await watching.closed()).code).to.equal(4401);
    const ended = (await owner.get(path)).json;
    expect(ended.revoked_at).to.be.a('string');
    expect((await owner.delete(path)).status).to.equal(204);
    expect((await owner.get(path)).json).to.deep.equal(ended);
    for (const [method, target, body] of [
      ['PATCH', path, { name: 'again' }],
      ['POST', `${path}/rotate`, {}],
    ] as const) {
      const refused = await owner.send(method, target, body);
      expect([refused.status, refused.code]).to.deep.equal([409, 'key_ended']);
    }
  });

  it('is replaced by one like it, and ends after its grace, or at once', async () => {
    const { json: first } = await made({ name: 'one', scopes: ['read'], expires_at: soon() });
    const rotated = await owner.post(`/v1/keys/${first.id}/rotate`, { grace: '1h' });
    expect(rotated.status).to.equal(201);
    const { id, key, prefix, created_at, ...same } = rotated.json;
    expect(first).to.deep.include(same);
    expect([await statusOf(first.key), await statusOf(key)]).to.deep.equal([200, 200]);
    const old = (await owner.get(`/v1/keys/${first.id}`)).json;
    expect(Date.parse(old.expires_at)).to.be.within(Date.now() + 3_500_000, Date.now() + 3_600_000);
    for (const body of [undefined, {}]) {
      const { json } = await made({ name: 'two' });
      const next = await owner.post(`/v1/keys/${json.id}/rotate`, body);
      expect(next.status).to.equal(201);
      expect([await statusOf(json.key), await statusOf(next.json.key)]).to.deep.equal([401, 200]);
    }
  });

  it('of a grace never lives longer than it was to', async () => {
    const expires_at = soon();
    const { json } = await made({ name: 'ending', expires_at });
    expect((await owner.post(`/v1/keys/${json.id}/rotate`, { grace: '9w' })).status).to.equal(201);
    expect((await owner.get(`/v1/keys/${json.id}`)).json.expires_at).to.equal(expires_at);
  });

  it('returns the same key again for a retry, and to no other key', async () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    const first = await owner.post('/v1/keys', { name: 'once' }, headers);
    const again = await owner.post('/v1/keys', { name: 'once' }, headers);
    expect([again.status, again.headers['idempotent-replayed']]).to.deep.equal([201, 'true']);
    expect(again.json).to.deep.equal(first.json);
    const stored = await administer(service, ({ knex }) => knex('idempotency_keys').select('outcome'));
    expect(JSON.stringify(stored)).not.to.contain(first.json.key);
    const other = await newKey(service, { scopes: ['read', 'write', 'admin'] });
    const asked = await client(service, other.text).post('/v1/keys', { name: 'once' }, headers);
    expect([asked.status, asked.code]).to.deep.equal([422, 'idempotency_key_reused']);
    const different = await owner.post('/v1/keys', { name: 'twice' }, headers);
    expect([different.status, different.code]).to.deep.equal([422, 'idempotency_key_reused']);
    const named = (await owner.get('/v1/keys')).json.filter(({ name }: { name: string }) => name === 'once');
    expect(named).to.have.length(1);
  });

  it('is also returned again if it has expired in the meantime', async () => {
    const body = { name: 'brief', expires_at: new Date(Date.now() + 60_000).toISOString() };
    const headers = { 'Idempotency-Key': '"brief"' };
    const first = await owner.post('/v1/keys', body, headers);
    expect(first.status, first.text).to.equal(201);
    setClock(60_000);
    expect(await statusOf(first.json.key)).to.equal(401);
    const again = await owner.post('/v1/keys', body, headers);
    expect([again.status, again.text, again.headers['idempotent-replayed']]).to.deep.equal([
      201,
      first.text,
      'true',
    ]);
  });

  it('takes a grace as the command line does', async () => {
    for (const grace of ['604800s', '100000m', '2w']) {
      const { json } = await owner.post('/v1/keys', { name: 'old' });
      expect((await owner.post(`/v1/keys/${json.id}/rotate`, { grace })).status, grace).to.equal(201);
    }
    const { json } = await owner.post('/v1/keys', { name: 'old' });
    expect((await owner.post(`/v1/keys/${json.id}/rotate`, { grace: '999999w' })).code).to.equal(
      'body_invalid',
    );
  });

  it('for administrators may be ended where another one lasts as long', async () => {
    const rights = { account: 'brief', scopes: ['read', 'write', 'admin'] as const };
    const end = Date.now() + day;
    const [one, other] = [
      await newKey(service, { ...rights, expiresAt: end }),
      await newKey(service, { ...rights, expiresAt: end }),
    ];
    const caller = client(service, one.text);
    expect((await caller.delete(`/v1/keys/${other.id}`)).status).to.equal(204);
    expect((await caller.delete(`/v1/keys/${one.id}`)).code).to.equal('last_admin_key');
  });

  it('is changed, rotated and ended once, however often that is asked for', async () => {
    const { json } = await made({ name: 'busy' });
    const path = `/v1/keys/${json.id}`;
    const twice = async (send: (headers: Record<string, string>) => Promise<Answer>, key: string) => {
      const [first, again] = [await send({ 'Idempotency-Key': key }), await send({ 'Idempotency-Key': key })];
      expect(again.headers['idempotent-replayed']).to.equal('true');
      expect([again.status, again.text]).to.deep.equal([first.status, first.text]);
      return first;
    };
    await twice((headers) => owner.patch(path, { name: 'busier' }, headers), 'key-2');
    const rotated = await twice((headers) => owner.post(`${path}/rotate`, { grace: '1h' }, headers), 'key-3');
    await twice((headers) => owner.delete(path, headers), 'key-4');
    expect(
      (await owner.get('/v1/keys')).json.filter(({ name }: { name: string }) => name === 'busier'),
    ).to.have.length(2);
    for (const [method, target, body, key] of [
      ['PATCH', path, { name: 'idle' }, 'key-2'],
      ['POST', `/v1/keys/${rotated.json.id}/rotate`, {}, 'key-3'],
      ['DELETE', `/v1/keys/${rotated.json.id}`, undefined, 'key-4'],
    ] as const) {
      const other = await owner.send(method, target, body, { 'Idempotency-Key': key });
      expect([other.status, other.code], method).to.deep.equal([422, 'idempotency_key_reused']);
    }
  });

  it('is one of its own account', async () => {
    const stranger = await newKey(service, { account: 'other', scopes: ['read', 'write', 'admin'] });
    const as = client(service, stranger.text);
    expect((await as.get('/v1/keys')).json.map(({ id }: { id: string }) => id)).to.deep.equal([stranger.id]);
    const { json } = await made({ name: 'mine' });
    const path = `/v1/keys/${json.id}`;
    for (const [method, target, body] of [
      ['GET', path, undefined],
      ['PATCH', path, { name: 'theirs' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/rotate`, undefined],
    ] as const) {
      const answer = await as.send(method, target, body);
      expect([answer.status, answer.code], method).to.deep.equal([404, 'key_not_found']);
    }
    expect((await made({ name: 'x' }, as)).json.account).to.equal('other');
    expect((await owner.get(path)).json.name).to.equal('mine');
  });

  it('is one of 10,000 at most', async () => {
    const wish: KeyWish = { account: 'full', scopes: ['read', 'write', 'admin'] };
    const first = await newKey(service, wish);
    await fillWithKeys(service, first.id);
    const as = client(service, first.text);
    for (const path of ['/v1/keys', `/v1/keys/${first.id}/rotate`]) {
      const answer = await as.post(path, path.endsWith('rotate') ? {} : { name: 'one more' });
      expect([answer.status, answer.code], path).to.deep.equal([409, 'too_many_keys']);
    }
    // The command line can always create another key.
    await administer(service, (database) =>
      createKey(database, { account: 'full', name: 'cli', collections: undefined, expiresAt: undefined }),
    );
  });
});

describe('GET /v1/usage/history', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

  it('tells the days, oldest first, and the keys that were used', async () => {
    const key = await newKey(service, { name: 'counted' });
    const idle = await newKey(service, { name: 'idle' });
    await heard(service);
    const now = Date.now();
    const today = now - (now % day);
    await administer(service, ({ knex }) =>
      knex('usage').insert([
        { key_id: key.id, hour: today - 2 * day, instance: '', requests: 7 },
        { key_id: key.id, hour: today - 2 * day + 3_600_000, instance: 'one', requests: 2 },
        { key_id: idle.id, hour: today - 2 * day, instance: '', requests: 1 },
        { key_id: key.id, hour: today - 14 * day, instance: '', requests: 100 },
      ]),
    );
    const as = client(service, key.text);
    for (let count = 0; count < 3; count += 1) await as.get('/v1/collections');
    const { json } = await as.get('/v1/usage/history');
    // The test can run across midnight.
    expect(json).to.have.length(14);
    const last = Date.parse(json[13].date);
    expect([today, today + day]).to.include(last);
    expect(json.map(({ date }: { date: string }) => date)).to.deep.equal(
      Array.from({ length: 14 }, (_, index) => dateOf(last - (13 - index) * day)),
    );
    const before = json.find(({ date }: { date: string }) => date === dateOf(today - 2 * day));
    expect(before).to.deep.equal({
      date: dateOf(today - 2 * day),
      requests: 10,
      keys: [
        { id: key.id, name: 'counted', requests: 9 },
        { id: idle.id, name: 'idle', requests: 1 },
      ],
    });
    const counted = (await as.get('/v1/usage')).json.keys.find(
      ({ id }: { id: string }) => id === key.id,
    ).requests;
    expect(counted).to.be.at.least(5);
    const ninety = (await as.get('/v1/usage/history?days=90')).json;
    expect(ninety).to.have.length(90);
    expect(ninety.find(({ date }: { date: string }) => date === dateOf(today - 14 * day)).requests).to.equal(
      100,
    );
    expect((await as.get('/v1/usage/history?days=1')).json).to.have.length(1);
  });

  it("counts each request of today's once, committed or not", async () => {
    const key = await newKey(service, { account: 'busy' });
    const as = client(service, key.text);
    for (let count = 1; count <= 20; count += 1) {
      const days = (await as.get('/v1/usage/history?days=2')).json;
      expect(days[0].requests + days[1].requests).to.equal(count);
      if (count % 5 === 0) await heard(service);
    }
  });
});
