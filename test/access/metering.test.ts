import { expect } from 'chai';
import { createKey, type NewKey, revokeKey, scopes } from '../../src/access/keys.js';
import { Meter } from '../../src/access/meter.js';
import type { PeriodUnit, Plan } from '../../src/access/plans.js';
import { foldUsage } from '../../src/access/usage.js';
import type { UsageRow } from '../../src/engines/engine.js';
import type { Clock } from '../../src/runtime/clock.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { parameters, refused } from '../support/quota.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function plan(requests: number, period: PeriodUnit, burst?: number): Plan {
  return { name: 'pro', requests, period, burst };
}

describe('the meter', () => {
  const start = Date.parse('2026-11-20T10:00:00Z');
  let database: TestDatabase;
  let now: number;
  const clock = { wall: () => now, monotonic: () => now };
  let key: NewKey;

  beforeEach(async () => {
    database = await freshDatabase();
    now = start;
    key = await newCaller('one');
  });
  afterEach(() => database.remove());

  function newCaller(name: string, account = 'default'): Promise<NewKey> {
    return createKey(database, { account, name, scopes, collections: undefined, expiresAt: undefined });
  }
  const newMeter = (refreshMs = 0, by: Clock = clock) => new Meter(database, { clock: by, refreshMs });
  const count = (meter: Meter, times: number, caller: NewKey = key) => {
    for (let n = 0; n < times; n += 1) meter.count({ keyId: caller.id, accountId: caller.accountId });
  };
  /** Commits usage in the same way as the store. */
  async function commit(rows: readonly UsageRow[]): Promise<void> {
    for (const [key_id, hour, instance, requests] of rows) {
      await database
        .knex('usage')
        .insert({ key_id, hour, instance, requests })
        .onConflict(['key_id', 'hour', 'instance'])
        .merge()
        .whereRaw('usage.requests < excluded.requests');
    }
  }
  const callerOf = (of: NewKey) => ({
    ...{ keyId: of.id, accountId: of.accountId, scopes: new Set(of.scopes) },
    ...{ collections: undefined, expiresAt: Infinity, registryEpoch: 0 },
  });
  const used = async (meter: Meter, caller: NewKey = key) =>
    (await meter.report(callerOf(caller))).requests.used;

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

  describe('under a clock that is set', () => {
    const year = 365 * dayMs;
    const whole = async () =>
      (await database.knex('usage').pluck('requests')).reduce((all, each) => all + Number(each), 0);

    it('counts in the hour that it shows, ahead and back, and loses nothing', async () => {
      const meter = newMeter();
      count(meter, 3);
      await commit(meter.drain());
      now += year;
      count(meter, 5);
      now -= year;
      count(meter, 2);
      expect(await used(meter), 'not committed').to.equal(5);
      await commit(meter.drain());
      expect(await used(meter), 'committed').to.equal(5);
      expect(await used(newMeter()), 'after a restart').to.equal(5);
      expect(await whole()).to.equal(10);
      const hours = await database.knex('usage').distinct('hour').orderBy('hour').pluck('hour');
      expect(hours.map(Number)).to.deep.equal([start, start + year]);
    });

    it('loses nothing wherever it is set to, by hours and by years', async () => {
      const meter = newMeter();
      let all = 0;
      for (const by of [
        0, -1, 1, -2, 3, 8_760, 1, -8_760, 2, -5, -1, -1, 4, 30, -30, 60, -60, 8_760, -8_760,
      ]) {
        now += by * hourMs;
        count(meter, 7);
        all += 7;
        const drained = meter.drain();
        if (by % 2 === 0) meter.restore(drained);
        else await commit(drained);
      }
      await commit(meter.drain());
      expect(await whole()).to.equal(all);
    });

    it('folds nothing that it may still count in', async () => {
      const jumping = { ...clock, monotonic: () => 0 };
      const [meter, other] = [newMeter(0, jumping), newMeter()];
      for (const each of [meter, other]) {
        count(each, 3);
        await commit(each.drain());
      }
      now += year;
      await meter.fold();
      now -= year;
      for (const each of [meter, other]) {
        count(each, 2);
        await commit(each.drain());
      }
      await foldUsage(database, now + 3 * dayMs);
      expect(await whole()).to.equal(10);
    });

    it('reads what was used in a period that it is set back into', async () => {
      const before = newMeter();
      count(before, 4);
      await commit(before.drain());
      now += year;
      const meter = newMeter();
      await meter.load(key.accountId, plan(5, 'month'));
      expect(meter.catchUp(key.accountId), 'known').to.equal(undefined);
      count(meter, 5);
      now -= year;
      await meter.catchUp(key.accountId);
      count(meter, 1);
      refused(() => count(meter, 1));
      expect(await used(meter)).to.equal(5);
    });
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
    const total = async () =>
      (await database.knex('usage').pluck('requests')).reduce((sum, each) => sum + Number(each), 0);
    expect(await total()).to.equal(216);
    await foldUsage(database, now);
    await foldUsage(database, now);
    expect(await total()).to.equal(216);
    now += 5 * dayMs;
    await foldUsage(database, now);
    const rows = await database.knex('usage').where({ key_id: key.id }).orderBy('hour');
    expect(
      rows.map(({ hour, instance, requests }) => [
        new Date(Number(hour)).toISOString(),
        instance,
        Number(requests),
      ]),
    ).to.deep.equal([
      ['2026-11-20T00:00:00.000Z', '', 28],
      ['2026-11-21T00:00:00.000Z', '', 48],
      ['2026-11-22T00:00:00.000Z', '', 48],
      ['2026-11-23T00:00:00.000Z', '', 20],
    ]);
    expect(await used(newMeter())).to.equal(216);
  });

  it('counts each key separately, and shows a revoked key only if it was used', async () => {
    const meter = newMeter();
    const other = await newCaller('two');
    const idle = await newCaller('idle');
    const elsewhere = await newCaller('elsewhere', 'shop');
    count(meter, 2);
    count(meter, 3, other);
    count(meter, 4, elsewhere);
    await revokeKey(database, other.id);
    await revokeKey(database, idle.id);
    expect(await meter.report(callerOf(key))).to.deep.equal({
      account: 'default',
      plan: 'unlimited',
      period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
      requests: { used: 5 },
      ...{ collections: { used: 0 }, rows: { used: 0 }, bytes: { used: 0 } },
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

  it('begins a new hour with nothing used, though the last one is still in memory', async () => {
    const meter = newMeter();
    count(meter, 4);
    now += hourMs;
    await meter.load(key.accountId, plan(2, 'hour'));
    count(meter, 2);
    refused(() => count(meter, 1));
  });

  it('does not take what was asked for in one period for the next', async () => {
    const meter = newMeter();
    await meter.load(key.accountId, plan(5, 'day'));
    count(meter, 5);
    await commit(meter.drain());
    const refreshing = meter.refresh();
    now += dayMs;
    count(meter, 1);
    await refreshing;
    count(meter, 4);
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

  it('on an instance that was not in use knows what the others have used before it admits anything', async () => {
    const [busy, idle] = [newMeter(1_000), newMeter(1_000)];
    const { accountId } = key;
    for (const meter of [busy, idle]) await meter.load(accountId, plan(10, 'day'));
    expect(idle.catchUp(accountId), 'just loaded').to.equal(undefined);
    await idle.refresh();
    count(busy, 10);
    await commit(busy.drain());
    const asked = [idle.catchUp(accountId), idle.catchUp(accountId)];
    expect(asked[0]).to.be.instanceOf(Promise).and.equal(asked[1]);
    await asked[0];
    refused(() => count(idle, 1));
    expect(idle.catchUp(accountId), 'known for the next second').to.equal(undefined);

    now += dayMs;
    count(busy, 10);
    await commit(busy.drain());
    await idle.refresh();
    await idle.refresh();
    await idle.catchUp(accountId);
    refused(() => count(idle, 1));
    expect(idle.catchUp(accountId + 1), 'an account without a plan').to.equal(undefined);
  });

  it('corrects the quotas of all accounts in use, whatever their periods', async () => {
    const callers = [
      key,
      await newCaller('a', 'shop'),
      await newCaller('b', 'mill'),
      await newCaller('c', 'inn'),
    ];
    const plans = [plan(5, 'hour'), plan(5, 'day'), plan(5, 'month'), plan(5, 'day')];
    const [here, there] = [newMeter(1_000), newMeter(1_000)];
    for (const [n, { accountId }] of callers.entries()) await here.load(accountId, plans[n]);
    for (const [n, caller] of callers.entries()) count(there, n, caller);
    await commit(there.drain());
    for (const caller of callers) count(here, 1, caller);
    await here.refresh();
    for (const [n, caller] of callers.entries()) {
      count(here, 4 - n, caller);
      refused(() => count(here, 1, caller));
    }
  });

  it('folds without reading what is folded already', async () => {
    const { knex, dialect } = database;
    const query = "SELECT key_id FROM usage WHERE instance <> '' AND hour < 7";
    const lines = await (dialect === 'sqlite'
      ? knex.raw(`EXPLAIN QUERY PLAN ${query}`)
      : knex.transaction(async (trx) => {
          // PostgreSQL would read a table as small as this one completely.
          await trx.raw('SET LOCAL enable_seqscan = off');
          return (await trx.raw(`EXPLAIN ${query}`)).rows;
        }));
    expect(JSON.stringify(lines)).to.contain('usage_unfolded');
  });

  it('refreshes by itself where there are several', async () => {
    const [one, two] = [newMeter(20), newMeter(20)];
    for (const meter of [one, two]) await meter.load(key.accountId, plan(10, 'day'));
    one.start();
    count(two, 9);
    await commit(two.drain());
    count(one, 1);
    await eventually(
      'the other one is heard',
      () => parameters(one.rateLimitHeaders({ ...key, keyId: key.id })!.RateLimit).day!.r === 0,
    );
    refused(() => count(one, 1));
    await one.stop();
  });
});
