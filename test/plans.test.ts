import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { parseList } from 'structured-headers';
import { type Database, openDatabase } from '../src/database.js';
import { Problem } from '../src/errors.js';
import { createKey, type NewKey, revokeKey, scopes } from '../src/keys.js';
import {
  assignPlan,
  listPlans,
  type Period,
  type PeriodUnit,
  type Plan,
  periodAt,
  setPlan,
} from '../src/plans.js';
import { Quota } from '../src/quota.js';
import { foldUsage, Meter, type UsageRow } from '../src/usage.js';
import { client } from './support/client.js';
import { limit, newKey } from './support/registry.js';
import { removeDirectory, startService, temporaryDirectory } from './support/service.js';

const secondMs = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function plan(requests: number, period: PeriodUnit, burst?: number): Plan {
  return { name: 'pro', requests, period, burst };
}

/** What a header field of structured items says, by the name of the policy. */
function parameters(field: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(parseList(field).map(([name, items]) => [name, Object.fromEntries(items)]));
}

function refused(work: () => void): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was not refused');
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

  it('allows what the plan says, then refuses until the period ends, and says so', () => {
    const quota = new Quota(plan(3, 'day'), 1, noon);
    quota.take(noon);
    quota.take(noon + 1);
    const { code, detail, headers } = refused(() => quota.take(midnight - 1_500));
    expect(code).to.equal('quota_exceeded');
    expect(detail).to.contain('policy "day"').and.contain('2026-02-28T00:00:00.000Z');
    expect(headers['Retry-After']).to.equal('2');
    expect(parameters(headers['RateLimit-Policy']!)).to.deep.equal({ day: { q: 3, w: 86_400 } });
    expect(parameters(headers.RateLimit!)).to.deep.equal({ day: { r: 0, t: 2 } });
    refused(() => quota.take(midnight - 1));
    for (let n = 0; n < 3; n += 1) quota.take(midnight);
    refused(() => quota.take(midnight));
  });

  it('says what is left', () => {
    const quota = new Quota(plan(10_000, 'month'), 20, noon);
    expect(parameters(quota.headers(noon)['RateLimit-Policy'])).to.deep.equal({
      month: { q: 10_000, w: 28 * 86_400 },
    });
    expect(parameters(quota.headers(noon).RateLimit)).to.deep.equal({ month: { r: 9_980, t: 36 * 3_600 } });
    const march = Date.parse('2026-03-01T00:00:00Z');
    expect(parameters(quota.headers(march)['RateLimit-Policy'])).to.deep.equal({
      month: { q: 10_000, w: 31 * 86_400 },
    });
    expect(parameters(quota.headers(march).RateLimit)).to.deep.equal({
      month: { r: 10_000, t: 31 * 86_400 },
    });
  });

  it('lets a burst through and then as many a second', () => {
    const quota = new Quota(plan(1_000, 'hour', 5), 0, noon);
    for (let n = 0; n < 5; n += 1) quota.take(noon);
    const { detail, headers } = refused(() => quota.take(noon));
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
    refused(() => quota.take(noon + 199));
    quota.take(noon + 200);
    refused(() => quota.take(noon + 399));
    let taken = 0;
    for (let ms = 1_000; ms < 11_000; ms += 10) {
      try {
        quota.take(noon + ms);
        taken += 1;
      } catch {}
    }
    // What had come back in .8 s, and 5 a second for 10 s.
    expect(taken).to.be.within(53, 54);
  });

  it('never has more than the burst, and refused requests use none of the period', () => {
    const quota = new Quota(plan(8, 'day', 5), 0, noon);
    for (let n = 0; n < 5; n += 1) quota.take(noon);
    for (let n = 0; n < 100; n += 1) refused(() => quota.take(noon));
    const later = noon + hourMs;
    for (let n = 0; n < 3; n += 1) quota.take(later);
    expect(refused(() => quota.take(later)).detail).to.contain('policy "day"');
    expect(parameters(quota.headers(later).RateLimit)).to.deep.include({ burst: { r: 2, t: 1 } });
  });

  it('is not reopened by a clock that is set back', () => {
    const quota = new Quota(plan(2, 'day', 2), 0, midnight);
    quota.take(midnight);
    quota.take(midnight);
    refused(() => quota.take(midnight - dayMs));
    refused(() => quota.take(midnight + 1));
  });

  it('that is changed keeps what was used', () => {
    const quota = new Quota(plan(10, 'day', 5), 8, noon);
    quota.take(noon);
    quota.change(plan(9, 'day'));
    refused(() => quota.take(noon));
    expect(quota.headers(noon)['RateLimit-Policy']).to.equal('"day";q=9;w=86400');
    quota.change(plan(5, 'day', 3));
    expect(parameters(quota.headers(noon).RateLimit).day).to.deep.equal({ r: 0, t: 43_200 });
    quota.change(plan(12, 'day'));
    for (let n = 0; n < 3; n += 1) quota.take(noon);
    refused(() => quota.take(noon));
  });
});

describe('the meter', () => {
  const start = Date.parse('2026-11-20T10:00:00Z');
  let directory: string;
  let database: Database;
  let now: number;
  let key: NewKey;

  beforeEach(async () => {
    directory = await temporaryDirectory();
    database = await openDatabase(`sqlite:${join(directory, 'rowfeed.db')}`, { role: 'server' });
    now = start;
    key = await newCaller('one');
  });
  afterEach(async () => {
    await database.close();
    await removeDirectory(directory);
  });

  type Counted = NewKey & { readonly keyId: string };
  async function newCaller(name: string, account = 'default'): Promise<Counted> {
    const rights = { scopes, collections: undefined, expiresAt: undefined };
    const made = await createKey(database, { account, name, ...rights });
    return { ...made, keyId: made.id };
  }
  const newMeter = (refreshMs = 0) => new Meter(database, { now: () => now, refreshMs });
  const count = (meter: Meter, times: number, caller: NewKey = key) => {
    for (let n = 0; n < times; n += 1) meter.count({ keyId: caller.id, accountId: caller.accountId });
  };
  /** Commits as the store does. */
  async function commit(rows: readonly UsageRow[]): Promise<void> {
    for (const [key_id, hour, instance, requests] of rows) {
      await database
        .knex('usage')
        .insert({ key_id, hour, instance, requests })
        .onConflict(['key_id', 'hour', 'instance'])
        .merge({ requests: database.knex.raw('max(requests, excluded.requests)') });
    }
  }
  const used = async (meter: Meter, caller: NewKey = key) =>
    (await meter.report(caller.accountId)).requests.used;

  it('hands out running totals of the hour, and each only when it has grown', async () => {
    const meter = newMeter();
    count(meter, 3);
    const [[keyId, hour, instance, requests] = []] = meter.drain() as UsageRow[];
    expect([keyId, hour, requests]).to.deep.equal([key.id, start, 3]);
    expect(instance).to.match(/^[0-9a-f]{16}$/);
    expect(meter.drain()).to.deep.equal([]);
    now = start + hourMs - 1;
    count(meter, 1);
    now = start + hourMs;
    count(meter, 2);
    expect(meter.drain().map(([, ...rest]) => rest)).to.deep.equal([
      [start, instance, 4],
      [start + hourMs, instance, 2],
    ]);
  });

  it('is exact whatever becomes of a commit', async () => {
    const meter = newMeter();
    count(meter, 5);
    const first = meter.drain();
    count(meter, 2);
    expect(await used(meter), 'under way').to.equal(7);
    await commit(first);
    expect(await used(meter), 'committed').to.equal(7);
    meter.restore(first);
    const second = meter.drain();
    expect(second.map(([, , , requests]) => requests)).to.deep.equal([7]);
    await commit(second);
    await commit(second);
    await commit(first);
    expect(await used(meter), 'twice, and in the wrong order').to.equal(7);
    expect(await used(newMeter()), 'after a restart').to.equal(7);
  });

  it('commits what failed in an hour that is over', async () => {
    const meter = newMeter();
    count(meter, 5);
    const failed = meter.drain();
    now += hourMs;
    count(meter, 1);
    meter.restore(failed);
    meter.restore(failed);
    await commit(meter.drain());
    expect(await used(newMeter())).to.equal(6);
    expect(await used(meter)).to.equal(6);
  });

  it('keeps the count over hours, days, restarts and idle times', async () => {
    let meter = newMeter();
    let all = 0;
    for (const step of [0, 1, hourMs, hourMs, 5 * hourMs, dayMs, 3 * dayMs, 1, hourMs]) {
      now += step;
      count(meter, 7);
      all += 7;
      expect(await used(meter)).to.equal(all);
      await commit(meter.drain());
      expect(await used(meter)).to.equal(all);
      await foldUsage(database, now);
      expect(await used(meter)).to.equal(all);
      if (step > hourMs) meter = newMeter();
      expect(await used(meter)).to.equal(all);
    }
    now = Date.parse('2026-12-01T00:00:00Z');
    expect(await used(meter)).to.equal(0);
    count(meter, 1);
    expect(await used(meter)).to.equal(1);
  });

  it('folds hours older than two days into days, and loses none', async () => {
    const other = await newCaller('two');
    for (let hour = 0; hour < 72; hour += 1) {
      now = start + hour * hourMs;
      const meter = newMeter();
      count(meter, 2);
      count(meter, 1, other);
      await commit(meter.drain());
    }
    const total = async () => Number((await database.knex('usage').sum('requests as n'))[0].n);
    expect(await total()).to.equal(216);
    await foldUsage(database, now);
    await foldUsage(database, now);
    expect(await total()).to.equal(216);
    now += 10 * dayMs;
    await foldUsage(database, now);
    const rows = await database.knex('usage').where({ key_id: key.id }).orderBy('hour');
    expect(
      rows.map(({ hour, instance, requests }) => [new Date(hour).toISOString(), instance, requests]),
    ).to.deep.equal([
      ['2026-11-20T00:00:00.000Z', '', 28],
      ['2026-11-21T00:00:00.000Z', '', 48],
      ['2026-11-22T00:00:00.000Z', '', 48],
      ['2026-11-23T00:00:00.000Z', '', 20],
    ]);
    expect(await used(newMeter())).to.equal(216);
  });

  it('tells keys apart, and shows those that ended only when they were used', async () => {
    const meter = newMeter();
    const other = await newCaller('two');
    const idle = await newCaller('idle');
    const elsewhere = await newCaller('elsewhere', 'shop');
    count(meter, 2);
    count(meter, 3, other);
    count(meter, 4, elsewhere);
    await revokeKey(database, other.id);
    await revokeKey(database, idle.id);
    expect(await meter.report(key.accountId)).to.deep.equal({
      account: 'default',
      plan: 'unlimited',
      period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
      requests: { used: 5 },
      keys: [
        { id: key.id, name: 'one', requests: 2 },
        { id: other.id, name: 'two', requests: 3 },
      ],
    });
  });

  it('begins a quota with what was used before, by all keys of the account', async () => {
    const other = await newCaller('two');
    const before = newMeter();
    count(before, 2);
    count(before, 3, other);
    await commit(before.drain());
    const meter = newMeter();
    await Promise.all([
      meter.load(key.accountId, plan(7, 'month')),
      meter.load(key.accountId, plan(7, 'month')),
    ]);
    count(meter, 1);
    count(meter, 1, other);
    refused(() => count(meter, 1));
    expect(refused(() => count(meter, 1, other)).code).to.equal('quota_exceeded');
    expect(await used(meter)).to.equal(7);
    expect(meter.drain().map(([, , , requests]) => requests)).to.deep.equal([1, 1]);
  });

  it('counts on over a change of the plan', async () => {
    const meter = newMeter();
    count(meter, 4);
    expect(meter.rateLimitHeaders({ keyId: key.id, accountId: key.accountId })).to.equal(undefined);
    await meter.load(key.accountId, plan(5, 'hour'));
    count(meter, 1);
    refused(() => count(meter, 1));
    await meter.load(key.accountId, plan(6, 'month'));
    count(meter, 1);
    expect(refused(() => count(meter, 1)).detail).to.contain('policy "month"');
    await meter.load(key.accountId, undefined);
    count(meter, 100);
    await meter.load(key.accountId, plan(107, 'hour'));
    count(meter, 1);
    refused(() => count(meter, 1));
  });

  it('on several instances overshoots by no more than they admit between two refreshes', async () => {
    const meters = [newMeter(1), newMeter(1), newMeter(1)];
    for (const meter of meters) await meter.load(key.accountId, plan(100, 'day'));
    let admitted = 0;
    for (let round = 0; round < 60; round += 1) {
      for (const meter of meters) {
        try {
          count(meter, 1);
          admitted += 1;
        } catch {}
      }
      for (const meter of meters) await commit(meter.drain());
      if (round % 5 === 0) for (const meter of meters) await meter.refresh();
    }
    expect(admitted).to.be.within(100, 100 + 2 * 5);
    for (const meter of meters) expect(await used(meter)).to.equal(admitted);
    now += dayMs;
    for (const meter of meters) count(meter, 1);
    await meters[0]!.refresh();
    expect(
      parameters(meters[0]!.rateLimitHeaders({ keyId: key.id, accountId: key.accountId })!.RateLimit).day!.r,
    ).to.equal(99);
  });

  it('refreshes by itself where there are several', async () => {
    const [one, two] = [newMeter(20), newMeter(20)];
    for (const meter of [one, two]) await meter.load(key.accountId, plan(10, 'day'));
    one.start();
    count(two, 9);
    await commit(two.drain());
    count(one, 1);
    await sleep(100);
    refused(() => count(one, 1));
    await one.stop();
  });
});

describe('plans for administrators', () => {
  let directory: string;
  let database: Database;
  before(async () => {
    directory = await temporaryDirectory();
    database = await openDatabase(`sqlite:${join(directory, 'rowfeed.db')}`, { role: 'tool' });
  });
  after(async () => {
    await database.close();
    await removeDirectory(directory);
  });

  const failure = (work: Promise<unknown>) =>
    work.then(
      () => '',
      (error: Error) => error.message,
    );

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
      await sleep(secondMs);
      expect((await callers[0]!.get('/v1/usage')).json.requests).to.deep.equal({ used: 51, limit: 51 });
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
      await sleep(secondMs);
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
