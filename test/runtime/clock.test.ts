import { expect } from 'chai';
import { CautiousClock, FutureStamps } from '../../src/runtime/clock.js';
import { TestClock } from '../support/clock.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;
const start = Date.parse('2026-11-20T10:00:00Z');

describe('the clock by which things grow old', () => {
  type Step = readonly [what: 'passes' | 'set', byMs: number];
  const lines: readonly (readonly [name: string, steps: readonly Step[], expectedMs: number])[] = [
    ['goes on with time', [['passes', hourMs]], hourMs],
    [
      'follows a clock that is slewed',
      [
        ['set', 50_000],
        ['passes', 1],
        ['set', 50_000],
      ],
      100_001,
    ],
    [
      'follows a step back',
      [
        ['set', -yearMs],
        ['passes', 1],
      ],
      1 - yearMs,
    ],
    [
      'does not follow a step ahead',
      [
        ['set', yearMs],
        ['passes', 5_000],
      ],
      5_000,
    ],
    [
      'knows nothing of one that is taken back',
      [
        ['set', yearMs],
        ['passes', 4_000],
        ['set', -yearMs],
      ],
      4_000,
    ],
    [
      'believes one that lasts a day',
      [
        ['set', yearMs],
        ['passes', dayMs],
      ],
      yearMs + dayMs,
    ],
    [
      'believes none that comes and goes for a day',
      [
        ['set', yearMs],
        ['passes', dayMs / 2],
        ['set', -yearMs],
        ['set', yearMs],
        ['passes', dayMs / 2],
      ],
      dayMs,
    ],
  ];
  for (const [name, steps, expectedMs] of lines) {
    it(name, () => {
      const clock = new TestClock(start);
      const cautious = new CautiousClock(clock);
      for (const [what, byMs] of steps) {
        if (what === 'set') clock.set(clock.wallMs + byMs);
        else clock.goTo(clock.wallMs + byMs);
        cautious.now();
      }
      expect(cautious.now()).to.equal(start + expectedMs);
    });
  }
});

describe('stamps in the future', () => {
  const retentionMs = dayMs;
  const isOld = (stamps: FutureStamps, stamp: number): boolean => stamp > stamps.madeBefore(retentionMs);

  it('are old once the retention has passed since the start', () => {
    const clock = new TestClock(start);
    const stamps = new FutureStamps(clock);
    const stamp = start + yearMs;
    expect(isOld(stamps, stamp)).to.equal(false);
    clock.goTo(start + dayMs - 1);
    expect(isOld(stamps, stamp)).to.equal(false);
    clock.goTo(start + dayMs);
    expect(isOld(stamps, stamp)).to.equal(true);
    expect(isOld(stamps, clock.wallMs), 'a stamp of now').to.equal(false);
    expect(isOld(stamps, clock.wallMs + hourMs), 'a stamp of another instance').to.equal(false);
  });

  it('are old once the retention has passed since the clock was set back', () => {
    const clock = new TestClock(start);
    const stamps = new FutureStamps(clock);
    clock.goTo(start + 2 * dayMs);
    clock.set(start + yearMs);
    expect(isOld(stamps, clock.wallMs), 'a stamp of now').to.equal(false);
    const stamp = clock.wallMs;
    clock.set(start + 2 * dayMs);
    expect(isOld(stamps, stamp)).to.equal(false);
    clock.goTo(start + 3 * dayMs);
    expect(isOld(stamps, stamp)).to.equal(true);
  });

  it('are none if the clock was only behind for a while', () => {
    const clock = new TestClock(0);
    const stamps = new FutureStamps(clock);
    expect(isOld(stamps, start)).to.equal(false);
    clock.set(start + hourMs);
    stamps.madeBefore(retentionMs);
    clock.goTo(start + yearMs);
    expect(isOld(stamps, start + hourMs)).to.equal(false);
  });
});
