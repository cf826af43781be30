import { expect } from 'chai';
import { createKey, scopes } from '../src/access/keys.js';
import {
  assignPlan,
  listPlans,
  type Period,
  type PeriodUnit,
  type Plan,
  periodAt,
  setPlan,
} from '../src/access/plans.js';
import { Quota } from '../src/access/quota.js';
import { client } from './support/client.js';
import { passTime, setClock, TestClock } from './support/clock.js';
import { failure, freshDatabase, type TestDatabase } from './support/database.js';
import { refusal } from './support/feed.js';
import { parameters, refused } from './support/quota.js';
import { heard, limit, newKey } from './support/registry.js';
import { startService } from './support/service.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function plan(requests: number, period: PeriodUnit, burst?: number): Plan {
  return { name: 'pro', requests, period, burst };
}

describe('calendar periods (UTC)', () => {
  const lines: [unit: PeriodUnit, moment: string, start: string, end: string][] = [
    ['hour', '2026-03-29T01:59:59.999Z', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ['hour', '2026-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['day', '2024-02-29T12:00:00.000Z', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['day', '2026-10-25T00:00:00.000Z', '2026-10-25T00:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['month', '2026-02-28T23:59:59.999Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['month', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ];
  for (const [unit, moment, start, end] of lines) {
    it(`${unit} of ${moment}`, () => {
      const period: Period = { start: Date.parse(start), end: Date.parse(end) };
      expect(periodAt(unit, Date.parse(moment))).to.deep.equal(period);
    });
  }
});

describe('a quota', () => {
  const noon = Date.parse('2026-02-27T12:00:00Z');
  const midnight = Date.parse('2026-02-28T00:00:00Z');
  let clock: TestClock;
  beforeEach(() => {
    clock = new TestClock(noon);
  });

  it('allows what the plan says, then refuses until the period ends, and says so', () => {
    const quota = new Quota(plan(3, 'day'), 1, clock);
    quota.take();
    clock.goTo(noon + 1);
    quota.take();
    clock.goTo(midnight - 1_500);
    const { code, detail, headers } = refused(() => quota.take());
    expect(code).to.equal('quota_exceeded');
    expect(detail).to.contain('policy "day"').and.contain('2026-02-28T00:00:00.000Z');
    expect(headers['Retry-After']).to.equal('2');
    expect(parameters(headers['RateLimit-Policy']!)).to.deep.equal({ day: { q: 3, w: 86_400 } });
    expect(parameters(headers.RateLimit!)).to.deep.equal({ day: { r: 0, t: 2 } });
    clock.goTo(midnight - 1);
    refused(() => quota.take());
    clock.goTo(midnight);
    for (let n = 0; n < 3; n += 1) quota.take();
    refused(() => quota.take());
  });

  it('says what is left', () => {
    const quota = new Quota(plan(10_000, 'month'), 20, clock);
    expect(parameters(quota.headers()['RateLimit-Policy'])).to.deep.equal({
      month: { q: 10_000, w: 28 * 86_400 },
    });
    expect(parameters(quota.headers().RateLimit)).to.deep.equal({ month: { r: 9_980, t: 36 * 3_600 } });
    clock.goTo(Date.parse('2026-03-01T00:00:00Z'));
    expect(parameters(quota.headers()['RateLimit-Policy'])).to.deep.equal({
      month: { q: 10_000, w: 31 * 86_400 },
    });
    expect(parameters(quota.headers().RateLimit)).to.deep.equal({ month: { r: 10_000, t: 31 * 86_400 } });
  });

  it('lets a burst through and then as many a second', () => {
    const quota = new Quota(plan(1_000, 'hour', 5), 0, clock);
    for (let n = 0; n < 5; n += 1) quota.take();
    const { detail, headers } = refused(() => quota.take());
    expect(detail).to.contain('policy "burst"');
    expect(headers['Retry-After']).to.equal('1');
    expect(parameters(headers['RateLimit-Policy']!)).to.deep.equal({
      burst: { q: 5, w: 1 },
      hour: { q: 1_000, w: 3_600 },
    });
    expect(parameters(headers.RateLimit!)).to.deep.equal({
      burst: { r: 0, t: 1 },
      hour: { r: 995, t: 3_600 },
    });
    clock.goTo(noon + 199);
    refused(() => quota.take());
    clock.goTo(noon + 200);
    quota.take();
    clock.goTo(noon + 399);
    refused(() => quota.take());
    let taken = 0;
    for (let ms = 1_000; ms < 11_000; ms += 10) {
      clock.goTo(noon + ms);
      try {
        quota.take();
        taken += 1;
      } catch {}
    }
    // What had come back in .8 s, and 5 a second for 10 s.
    expect(taken).to.be.within(53, 54);
  });

  it('never has more than the burst, and refused requests use none of the period', () => {
    const quota = new Quota(plan(8, 'day', 5), 0, clock);
    for (let n = 0; n < 5; n += 1) quota.take();
    for (let n = 0; n < 100; n += 1) refused(() => quota.take());
    clock.goTo(noon + hourMs);
    for (let n = 0; n < 3; n += 1) quota.take();
    expect(refused(() => quota.take()).detail).to.contain('policy "day"');
    expect(parameters(quota.headers().RateLimit)).to.deep.include({ burst: { r: 2, t: 1 } });
  });

  describe('under a clock that is set', () => {
    const year = 365 * dayMs;
    type Step = readonly [setByMs: number, thenMs: number, asked: number, taken: number];
    const lines: readonly (readonly [name: string, plan: Plan, ...steps: Step[]])[] = [
      [
        'goes on as it was, back in its period',
        plan(5, 'day'),
        [0, 0, 3, 3],
        [year, 0, 9, 5],
        [-year, 0, 9, 2],
      ],
      ['is not reopened by it', plan(3, 'day'), [0, 0, 9, 3], [-dayMs, 0, 9, 3], [dayMs, 0, 9, 0]],
      [
        'is another one in another period',
        plan(3, 'hour'),
        [0, 0, 9, 3],
        [hourMs, 0, 9, 3],
        [hourMs, 0, 9, 3],
      ],
      [
        'has its burst back in its time',
        plan(99, 'day', 2),
        [0, 0, 9, 2],
        [year, 0, 9, 0],
        [-year, 1_000, 9, 2],
      ],
      [
        'has no more of it after a step ahead',
        plan(99, 'day', 2),
        [0, 0, 9, 2],
        [10_000, 0, 9, 0],
        [0, 500, 9, 1],
      ],
      ['has no less of it after a step back', plan(99, 'day', 2), [0, 0, 9, 2], [-10_000, 500, 9, 1]],
    ];
    for (const [name, limits, ...steps] of lines) {
      it(name, () => {
        const quota = new Quota(limits, 0, clock);
        for (const [step, [setByMs, thenMs, asked, taken]] of steps.entries()) {
          clock.set(clock.wallMs + setByMs);
          clock.goTo(clock.wallMs + thenMs);
          for (let n = 0; n < asked; n += 1) {
            if (n < taken) quota.take();
            else refused(() => quota.take());
          }
          expect(parameters(quota.headers().RateLimit)[limits.period]!.t, `step ${step}`).to.be.above(0);
        }
      });
    }

    it("knows what was used in the two periods that it was in last, and says when it doesn't", () => {
      const quota = new Quota(plan(3, 'day'), 0, clock);
      const known = [0, year, -year, -year, year, year].map((byMs) => {
        clock.set(clock.wallMs + byMs);
        const { isKnown } = quota;
        quota.headers();
        return isKnown;
      });
      expect(known).to.deep.equal([true, false, true, false, true, false]);
    });
  });

  it('with a larger burst has more at once', () => {
    const quota = new Quota(plan(10, 'day', 1), 0, clock);
    quota.take();
    quota.change(plan(10, 'day', 3));
    quota.take();
    quota.take();
    refused(() => quota.take());
  });

  it('that is changed keeps what was used', () => {
    const quota = new Quota(plan(10, 'day', 5), 8, clock);
    quota.take();
    quota.change(plan(9, 'day'));
    refused(() => quota.take());
    expect(quota.headers()['RateLimit-Policy']).to.equal('"day";q=9;w=86400');
    quota.change(plan(5, 'day', 3));
    expect(parameters(quota.headers().RateLimit).day).to.deep.equal({ r: 0, t: 43_200 });
    quota.change(plan(12, 'day'));
    for (let n = 0; n < 3; n += 1) quota.take();
    refused(() => quota.take());
  });
});

describe('plans for administrators', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.remove());

  it('are set, set again, assigned and taken off', async () => {
    await setPlan(database, { name: 'pro', requests: 10, period: 'day', burst: 5 });
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
      { name: 'basic', requests: 1, period: 'hour', burst: undefined, accounts: [] },
      { name: 'pro', requests: 20, period: 'month', burst: undefined, accounts: ['shop'] },
    ]);
    await assignPlan(database, 'shop', 'unlimited');
    expect((await listPlans(database)).flatMap(({ accounts }) => accounts)).to.deep.equal([]);
  });

  it('are refused where they make no sense', async () => {
    expect(await failure(assignPlan(database, 'nobody', 'pro'))).to.equal('There is no account "nobody".');
    expect(await failure(assignPlan(database, 'shop', 'gold'))).to.equal('There is no plan "gold".');
    const limits = { requests: 1, period: 'day' as const, burst: undefined };
    expect(await failure(setPlan(database, { name: 'unlimited', ...limits }))).to.contain('without a plan');
    expect(await failure(setPlan(database, { name: 'a b', ...limits }))).to.contain("can't name a plan");
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

  it('begin anew with the calendar, and are the same period in the report', async () => {
    // From before the service takes hold of the clock.
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

  it('are told by every answer under /v1, and by refused handshakes', async () => {
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
        [{ collection: 'notes', headers: { 'Sec-WebSocket-Protocol': 'a,,b' } }, 400],
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
      const answers = await Promise.all(Array.from({ length: 6 }, () => caller.get('/v1/collections')));
      const refusals = answers.filter(({ status }) => status === 429);
      expect(refusals).to.have.length.within(3, 4);
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
