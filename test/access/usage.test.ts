import { expect } from 'chai';
import { type Body, type Client, client, type Headers } from '../support/client.js';
import { feed, refusal } from '../support/feed.js';
import { heard, limit, newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

describe('GET /v1/usage', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
  });
  after(() => service.close());

  /**
   * Returns the number of requests that were counted during `work`, without the requests for the usage itself.
   */
  async function counted(work: () => Promise<unknown>): Promise<number> {
    const from = (await owner.get('/v1/usage')).json.requests.used;
    await work();
    return (await owner.get('/v1/usage')).json.requests.used - from - 1;
  }

  it('says what the account has used this month, where there is no plan', async () => {
    const { json, headers } = await owner.get('/v1/usage');
    const now = new Date();
    expect(json).to.have.all.keys(
      'account',
      'plan',
      'period',
      'requests',
      'collections',
      'rows',
      'bytes',
      'keys',
    );
    expect(json).to.deep.include({
      account: 'default',
      plan: 'unlimited',
      period: {
        start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString(),
        end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString(),
      },
    });
    expect(json.requests).to.have.all.keys('used');
    expect(json.keys).to.have.length(1);
    expect(json.keys[0]).to.have.all.keys('id', 'name', 'requests');
    expect(json.keys[0].requests).to.equal(json.requests.used);
    expect(headers).not.to.have.any.keys('ratelimit', 'ratelimit-policy');
    expect(JSON.stringify(json)).not.to.contain(service.key.slice(0, 12));
  });

  const requests: [request: string, counts: number, body?: Body, headers?: Headers][] = [
    ['GET /v1/collections', 1],
    ['HEAD /v1/collections', 1],
    ['GET /v1/usage', 1],
    ['GET /v1/collections/notes/rows/1', 1],
    ['GET /v1/collections/notes/rows/1', 1, undefined, { 'If-None-Match': '*' }],
    ['POST /v1/collections/notes/rows', 1, [{}]],
    ['POST /v1/collections/notes/rows', 1, '{'],
    ['POST /v1/collections/notes/rows', 1, '[{"a":1e400}]'],
    ['POST /v1/collections/notes/rows', 1, 'x', { 'Content-Type': 'text/plain' }],
    ['POST /v1/collections/notes/rows', 1, 'x'.repeat(2_000_000)],
    ['PATCH /v1/collections/notes/rows/1', 1, {}],
    ['PATCH /v1/collections/notes/rows/1', 1, { n: 7 }],
    ['DELETE /v1/collections/notes/rows/1', 1, undefined, { 'If-Match': '"x"' }],
    ['DELETE /v1/collections/notes/rows/9', 1],
    ['GET /v1/collections?x=1', 1],
    ['GET /v1/nowhere', 1],
    ['PUT /v1/collections', 1],
    ['GET /health', 0],
    ['GET /openapi.json', 0],
    ['GET /docs', 0],
    ['GET /nowhere', 0],
    ['GET /ws?collection=notes', 0],
    ['GET /v1/collections', 0, undefined, { Authorization: '' }],
    ['GET /v1/collections', 0, undefined, { Authorization: 'Bearer wrong' }],
    ['GET /v1/collections', 0, undefined, { 'x-api-key': 'another' }],
  ];
  for (const [request, counts, body, headers] of requests) {
    const shown = [body, headers].map((each) =>
      each === undefined ? '' : ` ${JSON.stringify(each).slice(0, 40)}`,
    );
    it(`${request}${shown.join('')}: ${counts}`, async () => {
      const [method, target] = request.split(' ');
      expect(await counted(() => owner.send(method!, target!, body, headers))).to.equal(counts);
    });
  }

  it('counts a handshake once, also a refused one, and no frame', async () => {
    const ask = { key: service.key, collection: 'notes' };
    const opened = async () => {
      const watching = await feed(service, ask);
      await client(service, service.key).post('/v1/collections/notes/rows', [{}, {}]);
      await watching.next(2);
      await watching.close();
    };
    expect(await counted(opened), 'the handshake and the insert').to.equal(2);
    expect(await counted(() => refusal(service, { ...ask, events: 'x' })), '400').to.equal(1);
    expect(await counted(() => refusal(service, { ...ask, collection: 'nowhere' })), '404').to.equal(1);
    expect(
      await counted(() => refusal(service, { ...ask, headers: { Origin: 'https://elsewhere.example' } })),
      '403',
    ).to.equal(1);
    expect(await counted(() => refusal(service, { ...ask, key: 'wrong' })), '401').to.equal(0);
    expect(await counted(() => refusal(service, { collection: 'notes' })), '401').to.equal(0);
  });

  it('counts every one of many at once', async () => {
    const many = () =>
      Promise.all(Array.from({ length: 200 }, () => owner.get('/v1/collections/notes/rows/2')));
    expect(await counted(many)).to.equal(200);
  });

  it('counts each key and each account separately', async () => {
    const second = await newKey(service, { name: ' second  key 1 ' });
    const other = await newKey(service, { account: 'other', name: 'theirs' });
    for (let n = 0; n < 3; n += 1) await client(service, second.text).get('/v1/collections');
    const theirs = (await client(service, other.text).get('/v1/usage')).json;
    expect(theirs).to.deep.include({ account: 'other', requests: { used: 1 } });
    expect(theirs.keys).to.deep.equal([{ id: other.id, name: 'theirs', requests: 1 }]);
    const { json } = await owner.get('/v1/usage');
    expect(json.keys).to.deep.include({ id: second.id, name: ' second  key 1 ', requests: 3 });
    const sum = json.keys.reduce((total: number, key: { requests: number }) => total + key.requests, 0);
    expect(json.requests.used).to.equal(sum);
  });

  it('refuses parameters', async () => {
    const { json } = await owner.get('/v1/usage?from=2025-01-01');
    expect(json.errors).to.deep.include.members([{ parameter: 'from', detail: json.errors[0].detail }]);
  });

  it('of a limited plan shows the limit, and refused requests use none of it', async () => {
    const { text } = await newKey(service, { account: 'small' });
    await limit(service, 'small', { name: 'tiny', requests: 3, period: 'day', burst: undefined });
    const caller = client(service, text);
    const first = await caller.get('/v1/usage');
    expect(first.json).to.deep.include({ plan: 'tiny', requests: { used: 1, limit: 3 } });
    const day = new Date().toISOString().slice(0, 10);
    expect(first.json.period.start).to.equal(`${day}T00:00:00.000Z`);
    expect(first.headers['ratelimit-policy']).to.equal('"day";q=3;w=86400');
    expect(first.headers.ratelimit).to.match(/^"day";r=2;t=\d+$/);
    expect((await caller.get('/v1/nowhere')).headers.ratelimit).to.match(/^"day";r=1;/);
    expect((await caller.get('/v1/usage')).json.requests.used).to.equal(3);
    for (let n = 0; n < 5; n += 1) expect((await caller.get('/v1/usage')).code).to.equal('quota_exceeded');
    await limit(service, 'small', { name: 'tiny', requests: 4, period: 'day', burst: undefined });
    await heard(service);
    const again = await caller.get('/v1/usage');
    expect(again.json.requests).to.deep.equal({ used: 4, limit: 4 });
  });
});
