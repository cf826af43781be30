import { expect } from 'chai';
import { createKey, scopes } from '../../src/access/keys.js';
import { assignPlan, listPlans, periodAt, setPlan } from '../../src/access/plans.js';
import { client } from '../support/client.js';
import { passTime, setClock, stopTime } from '../support/clock.js';
import { failure, freshDatabase, type TestDatabase } from '../support/database.js';
import { refusal } from '../support/feed.js';
import { parameters } from '../support/quota.js';
import { heard, limit, newKey } from '../support/registry.js';
import { startService } from '../support/service.js';

describe('plans for administrators', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.remove());

  it('are set, set again, assigned and taken off', async () => {
    const unbounded = { maxCollections: undefined, maxRows: undefined, maxBytes: undefined };
    await setPlan(database, { name: 'pro', requests: 10, period: 'day', burst: 5, maxRows: 7 });
    await setPlan(database, { name: 'basic', requests: 1, period: 'hour', burst: undefined });
    await setPlan(database, { name: 'pro', requests: 20, period: 'month', burst: undefined });
    await createKey(database, {
      account: 'shop',
      name: 'x',
      scopes,
      collections: undefined,
      expiresAt: undefined,
    });
    await assignPlan(database, 'shop', 'pro');
    expect(await listPlans(database)).to.deep.equal([
      { name: 'basic', requests: 1, period: 'hour', burst: undefined, ...unbounded, accounts: [] },
      { name: 'pro', requests: 20, period: 'month', burst: undefined, ...unbounded, accounts: ['shop'] },
    ]);
    await assignPlan(database, 'shop', 'unlimited');
    expect((await listPlans(database)).flatMap(({ accounts }) => accounts)).to.deep.equal([]);
  });

  it('are refused where they make no sense', async () => {
    expect(await failure(assignPlan(database, 'nobody', 'pro'))).to.equal(
      'There is no account "nobody". To create it, run: rowfeed keys create --name NAME --account nobody',
    );
    expect(await failure(assignPlan(database, 'shop', 'gold'))).to.equal('There is no plan "gold".');
    const limits = { requests: 1, period: 'day' as const, burst: undefined };
    expect(await failure(setPlan(database, { name: 'unlimited', ...limits }))).to.contain('without a plan');
    expect(await failure(setPlan(database, { name: 'a b', ...limits }))).to.contain(
      'is not a valid name for a plan',
    );
  });
});

describe('plans at the front door', () => {
  it('let 50 of 80 concurrent requests through', async () => {
    const service = await startService();
    try {
      const [one, two] = [
        await newKey(service, { account: 'small' }),
        await newKey(service, { account: 'small' }),
      ];
      await limit(service, 'small', { name: 'fifty', requests: 50, period: 'month', burst: undefined });
      const callers = [client(service, one.text), client(service, two.text)];
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, n) => callers[n % 2]!.get('/v1/collections')),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).to.have.length(50);
      expect(statuses.filter((status) => status === 429)).to.have.length(30);
      for (const { headers } of answers) {
        expect(parameters(headers.ratelimit!).month!.r).to.be.within(0, 49);
        expect(parameters(headers['ratelimit-policy']!).month!.q).to.equal(50);
      }
      await limit(service, 'small', { name: 'fifty', requests: 51, period: 'month', burst: undefined });
      await heard(service);
      expect((await callers[0]!.get('/v1/usage')).json.requests).to.deep.equal({ used: 51, limit: 51 });
    } finally {
      await service.close();
    }
  });

  it('start again with each calendar period, which the report also shows', async () => {
    // Set before the server starts, so that it uses this clock from the beginning.
    setClock(0);
    const service = await startService();
    try {
      const { text } = await newKey(service, { account: 'small' });
      const caller = client(service, text);
      let now = Date.now();
      for (const period of ['hour', 'day', 'month'] as const) {
        await limit(service, 'small', { name: 'two', requests: 2, period, burst: undefined });
        await heard(service);
        const { end } = periodAt(period, now);
        setClock(end - 5_000 - Date.now());
        const left = async (): Promise<number | undefined> => {
          const { status, headers } = await caller.get('/v1/collections');
          return status === 429 ? undefined : (parameters(headers.ratelimit!)[period]!.r as number);
        };
        while ((await left()) !== undefined);
        const refusal = await caller.get('/v1/collections');
        expect(Number(refusal.headers['retry-after'])).to.be.within(1, 5);
        setClock(end - Date.now());
        now = Date.now();
        const { json, headers } = await caller.get('/v1/usage');
        expect(json.period).to.deep.equal({
          start: new Date(end).toISOString(),
          end: new Date(periodAt(period, end).end).toISOString(),
        });
        expect(json.requests).to.deep.equal({ used: 1, limit: 2 });
        expect(parameters(headers.ratelimit!)[period]).to.include({ r: 1 });
        expect(await left()).to.equal(0);
        expect(await left()).to.equal(undefined);
      }
    } finally {
      await service.close();
    }
  });

  it('are in RateLimit headers of every response under /v1, and of rejected handshakes', async () => {
    const service = await startService();
    try {
      const { text: key } = await newKey(service, { account: 'small' });
      const { text: reader } = await newKey(service, { account: 'small', scopes: ['read'] });
      await limit(service, 'small', { name: 'some', requests: 100, period: 'day', burst: undefined });
      const rows = '/v1/collections/notes/rows';
      const requests: [request: string, status: number, body?: unknown, headers?: Record<string, string>][] =
        [
          ['POST /v1/collections', 201, { name: 'notes' }],
          [`POST ${rows}`, 201, [{ n: 1 }]],
          [`GET ${rows}/1`, 200],
          [`HEAD ${rows}`, 200],
          [`GET ${rows}/1`, 304, undefined, { 'If-None-Match': '*' }],
          ['GET /v1/collections?x=1', 400],
          [`POST ${rows}`, 403, [{}], { Authorization: `Bearer ${reader}` }],
          ['GET /v1/nowhere', 404],
          [`PUT ${rows}`, 405],
          ['POST /v1/collections', 409, { name: 'notes' }],
          [`PATCH ${rows}/1`, 412, {}, { 'If-Match': '"x"' }],
          [`POST ${rows}`, 413, 'x'.repeat(2_000_000)],
          [`POST ${rows}`, 415, 'x', { 'Content-Type': 'text/plain' }],
          [`POST ${rows}`, 422, '[{"a":1e400}]'],
          [`DELETE ${rows}/1`, 204],
          ['GET /v1/usage', 200],
        ];
      let left = 100;
      for (const [request, status, body, more] of requests) {
        const [method, target] = request.split(' ') as [string, string];
        const answer = await client(service, key).send(method, target, body, more);
        left -= 1;
        expect(answer.status, request).to.equal(status);
        expect(answer.headers['ratelimit-policy'], request).to.equal('"day";q=100;w=86400');
        expect(parameters(answer.headers.ratelimit!).day!.r, request).to.equal(left);
      }
      for (const [wrong, status] of [
        [{ collection: 'notes', events: 'x' }, 400],
        [{ collection: 'nowhere' }, 404],
        [{ collection: 'notes', headers: { 'Sec-WebSocket-Protocol': 'a b' } }, 400],
      ] as const) {
        const answer = await refusal(service, { key, ...wrong });
        left -= 1;
        expect(answer.status).to.equal(status);
        expect(parameters(answer.headers.ratelimit!).day!.r).to.equal(left);
      }
    } finally {
      await service.close();
    }
  });

  it('name the burst where that is what was violated', async () => {
    const service = await startService();
    try {
      const { text } = await newKey(service, { account: 'small' });
      await limit(service, 'small', { name: 'slow', requests: 1_000, period: 'month', burst: 2 });
      const caller = client(service, text);
      stopTime();
      const answers = await Promise.all(Array.from({ length: 6 }, () => caller.get('/v1/collections')));
      const refusals = answers.filter(({ status }) => status === 429);
      expect(refusals).to.have.length(4);
      for (const { json, headers } of refusals) {
        expect(json).to.include({ code: 'quota_exceeded' });
        expect(json.detail).to.contain('policy "burst"');
        expect(headers['retry-after']).to.equal('1');
      }
      passTime(1_000);
      expect((await caller.get('/v1/collections')).status).to.equal(200);
    } finally {
      await service.close();
    }
  });

  it('count the same over a graceful stop', async () => {
    const service = await startService();
    let counted = 0;
    try {
      const owner = client(service, service.key);
      await Promise.all(Array.from({ length: 100 }, () => owner.get('/v1/collections')));
      counted = (await owner.get('/v1/usage')).json.requests.used;
    } finally {
      await service.stop();
    }
    const again = await startService({ directory: service.directory, key: service.key });
    try {
      const { json } = await client(again, again.key).get('/v1/usage');
      expect(json.requests.used).to.equal(counted + 1);
    } finally {
      await again.close();
    }
  });
});
