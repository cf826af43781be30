import { expect } from 'chai';
import { type MeteredPlan, type Period, type PeriodUnit, periodAt } from '../../src/access/plans.js';
import { Quota } from '../../src/access/quota.js';
import { TestClock } from '../support/clock.js';
import { parameters, refused } from '../support/quota.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function plan(requests: number, period: PeriodUnit, burst?: number): MeteredPlan {
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
    // 4 requests became available within 0.8 s, and then 5 per second for 10 s.
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
    const lines: readonly (readonly [name: string, plan: MeteredPlan, ...steps: Step[]])[] = [
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
