/** Feeds with a filter. */
import { expect } from 'chai';
import { countStatements, isReadingLog } from '../support/driver.js';
import { type Frame, isResumed, refusal } from '../support/feed.js';
import {
  begin,
  collection,
  cursorNow,
  follow,
  owner,
  range,
  rows,
  serve,
  service,
} from '../support/observed.js';
import { cases, onlyInFullSuite } from '../support/suite.js';
import { seqOf } from '../support/writers.js';

const filter = '@.open == true';

/** Opens a feed with the filter, and returns it with a function that waits for all frames up to now. */
async function watch(events = 'insert,update,delete', options: object = {}) {
  const feed = await follow({ filter, events, ...options });
  const kinds = ['delete', 'update', 'insert'];
  const last = kinds.findIndex((kind) => events.split(',').includes(kind));
  /**
   * Returns the frames that were not read yet. Inserts, updates and deletes a matching row, and reads up to its
   * frames.
   */
  const drain = async (): Promise<Frame[]> => {
    const { json } = await owner.post(rows, [{ open: true, fence: true }]);
    await owner.patch(`${rows}/${json[0].id}`, { again: true });
    await owner.delete(`${rows}/${json[0].id}`);
    const end = seqOf(await cursorNow()) - last;
    const frames: Frame[] = [];
    for (let seq = 0; seq < end; seq = frames.at(-1)!.seq) frames.push(...(await feed.next()));
    expect(frames.at(-1)).to.include({ event: kinds[last], seq: end });
    return frames.filter(({ row }) => row.fence !== true);
  };
  return { feed, drain };
}

const shown = ({ event, row, changed }: Frame): object => ({ event, row, ...(changed && { changed }) });

describe('the feed: a filter', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  /** Changes of row 1, which starts as `given`, and the frames that the feed sends for them. */
  const transitions: [
    name: string,
    given: object | undefined,
    change: () => Promise<unknown>,
    frame: object | undefined,
  ][] = [
    [
      'an insert that fits',
      undefined,
      () => owner.post(rows, [{ open: true, n: 1 }]),
      { event: 'insert', row: { id: 1, open: true, n: 1 } },
    ],
    ['an insert that does not', undefined, () => owner.post(rows, [{ open: false }]), undefined],
    [
      'in, in',
      { open: true, n: 1 },
      () => owner.patch(`${rows}/1`, { n: 2 }),
      { event: 'update', row: { id: 1, open: true, n: 2 }, changed: ['n'] },
    ],
    [
      'out, in',
      { open: false, n: 1 },
      () => owner.patch(`${rows}/1`, { open: true, m: [null] }),
      { event: 'enter', row: { id: 1, open: true, n: 1, m: [null] } },
    ],
    [
      'out, in by a field that was missing',
      { n: 1 },
      () => owner.patch(`${rows}/1`, { open: true }),
      { event: 'enter', row: { id: 1, n: 1, open: true } },
    ],
    [
      'in, out',
      { open: true, n: 1, secret: 'a' },
      () => owner.patch(`${rows}/1`, { open: false, secret: 'b', more: 1 }),
      { event: 'leave', row: { id: 1, open: true, n: 1, secret: 'a' } },
    ],
    [
      'in, out by a field that is removed',
      { open: true, n: null },
      () =>
        owner.patch(`${rows}/1`, { open: null, n: 7 }, { 'Content-Type': 'application/merge-patch+json' }),
      { event: 'leave', row: { id: 1, open: true, n: null } },
    ],
    ['out, out', { open: false }, () => owner.patch(`${rows}/1`, { n: 2 }), undefined],
    ['out, out by another value', { open: 'true' }, () => owner.patch(`${rows}/1`, { open: 1 }), undefined],
    [
      'a delete of a row that fits',
      { open: true, n: 1 },
      () => owner.delete(`${rows}/1`),
      { event: 'delete', row: { id: 1, open: true, n: 1 } },
    ],
    ['a delete of one that does not', { open: false }, () => owner.delete(`${rows}/1`), undefined],
  ];
  const kindOf: Record<string, string> = { enter: 'update', leave: 'update' };

  const asked = { describe };
  const further = onlyInFullSuite(
    'Each choice of kinds meets the same eleven changes, and three choices already receive and leave out every kind.',
  );
  for (const [events, suite] of [
    [undefined, asked],
    ['insert', further],
    ['update', asked],
    ['delete', further],
    ['insert,update', further],
    ['insert,delete', asked],
    ['delete,update', further],
    ['insert,update,delete', further],
  ] as const) {
    suite.describe(`with ${events ?? 'all events'}`, () => {
      for (const [name, given, change, frame] of transitions) {
        it(name, async () => {
          if (given !== undefined) await owner.post(rows, [given]);
          const since = await cursorNow();
          const live = await watch(events);
          await change();
          const event = (frame as { event: string } | undefined)?.event ?? '';
          const isAsked = events === undefined || events.split(',').includes(kindOf[event] ?? event);
          const expected = frame === undefined || !isAsked ? [] : [frame];
          expect((await live.drain()).map(shown)).to.deep.equal(expected);
          // For a resumed feed, the change is in the log, between other changes.
          const resumed = await watch(events, { since });
          expect((await resumed.drain()).map(shown)).to.deep.equal(expected);
          for (const each of [...live.feed.all, ...resumed.feed.all]) {
            if (each.event !== 'update') expect(each).not.to.have.property('changed');
          }
        });
      }
    });
  }

  it('tells several changes of one commit each by itself', async () => {
    await owner.post(
      rows,
      range(1, 20).map((n) => ({ open: n % 2 === 0, n })),
    );
    const watching = await watch();
    await Promise.all(
      range(1, 20).flatMap((id) => [
        owner.patch(`${rows}/${id}`, { open: true }),
        owner.patch(`${rows}/${id}`, { open: false }),
        owner.patch(`${rows}/${id}`, { open: true, last: id }),
      ]),
    );
    const told = await watching.drain();
    const states = new Map(range(1, 20).map((id) => [id, id % 2 === 0]));
    for (const { event, row } of told) {
      const isIn = states.get(row.id);
      expect(event, String(row.id)).to.equal(isIn ? (event === 'leave' ? 'leave' : 'update') : 'enter');
      expect(row.open).to.equal(true);
      states.set(row.id, event !== 'leave');
    }
    const fitting = (await owner.get(`${rows}?limit=100&filter=${encodeURIComponent(filter)}`)).json;
    expect([...states].filter(([, isIn]) => isIn).map(([id]) => id)).to.deep.equal(
      fitting.map(({ id }: { id: number }) => id),
    );
  });

  it('passes changes over as unasked kinds are: with a bookmark after 1,000 of them', async () => {
    const watching = await follow({ filter, since: await cursorNow() });
    await owner.post(
      rows,
      range(1, 1_000).map((n) => ({ n })),
    );
    const [bookmark] = await watching.bookmarks(1);
    expect(bookmark).to.include({ event: 'bookmark', seq: 1_000, cursor: await cursorNow() });
    expect(bookmark).not.to.have.property('synced');
    const resumed = await follow({ filter, since: bookmark!.cursor });
    await owner.post(rows, [{ open: true }]);
    for (const each of [watching, resumed]) expect((await each.next())[0]!.seq).to.equal(1_001);
  });

  it("is each socket's own, whoever else follows, and the log is read once for all", async () => {
    const filters = ['@.n < 5', ' @.n<5', '@.n >= 5', '!(@.n < 5)', undefined, '@.tags[?@ == "a"]'];
    const fits: ((row: { n: number; tags?: string[] }) => boolean)[] = [
      ({ n }) => n < 5,
      ({ n }) => n < 5,
      ({ n }) => n >= 5,
      ({ n }) => !(n < 5),
      () => true,
      ({ tags }) => tags?.includes('a') === true,
    ];
    const kinds = ['insert,update,delete', 'insert', 'delete,update'];
    const watching = await Promise.all(
      range(0, 53).map(async (n) => {
        const events = kinds[n % 3]!;
        const at = Math.floor(n / 3) % 6;
        return {
          events: events.split(','),
          fits: fits[at]!,
          feed: await follow({ filter: filters[at], events }),
        };
      }),
    );
    const reading = countStatements(isReadingLog);
    await owner.post(
      rows,
      range(0, 9).map((n) => ({ n, ...(n % 3 === 0 && { tags: ['a', 'b'] }) })),
    );
    for (const id of range(1, 10)) await owner.patch(`${rows}/${id}`, { n: 10 - id });
    for (const id of range(1, 10)) await owner.delete(`${rows}/${id}`);
    reading.stop();
    expect(reading.count).to.be.at.most(2 * 22);
    const all = watching.find(({ events, fits: holds }) => holds === fits[4] && events.length === 3)!;
    const log = await all.feed.next(30);
    for (const { events, fits: holds, feed } of watching) {
      if (feed === all.feed) continue;
      const state = new Map<number, Frame['row']>();
      const expected = log.flatMap(({ event, seq, row }) => {
        const before = state.get(row.id);
        if (event === 'delete') state.delete(row.id);
        else state.set(row.id, row);
        if (!events.includes(event)) return [];
        const isIn = holds(row);
        if (event !== 'update') return isIn ? [{ event, seq, row }] : [];
        const wasIn = holds(before);
        if (isIn && wasIn) return [{ event, seq, row }];
        if (isIn) return [{ event: 'enter', seq, row }];
        return wasIn ? [{ event: 'leave', seq, row: before }] : [];
      });
      const told = await feed.next(expected.length);
      expect(told.map(({ event, seq, row }) => ({ event, seq, row }))).to.deep.equal(expected);
    }
    // The feeds send nothing else.
    await owner.post(rows, [{ n: 1, tags: ['a'] }]);
    for (const { events, fits: holds, feed } of watching) {
      if (events.includes('insert') && holds({ n: 1, tags: ['a'] }))
        expect((await feed.next())[0]!.seq).to.equal(31);
    }
  });

  it('that takes long leaves time to other requests, and sends the matching rows', async () => {
    const [text] = ['ab'.repeat(100_000)];
    const costly = (n: number): string =>
      range(1, 30)
        .map((m) => `contains(@.t, "${'ab'.repeat(20)}c${n}-${m}")`)
        .join(' || ');
    const watching = await Promise.all(
      range(1, cases(12)).map((n) => follow({ filter: `@.open || ${costly(n)}` })),
    );
    await owner.post(rows, [{ t: text }, { t: text }]);
    for (const id of [1, 2]) await owner.patch(`${rows}/${id}`, { n: 1 });
    for (const id of [1, 2]) await owner.patch(`${rows}/${id}`, { open: true });
    for (const each of watching) {
      const frames = await each.next(2);
      expect(frames.map(({ event, row }) => [event, row.id])).to.deep.equal([
        ['enter', 1],
        ['enter', 2],
      ]);
    }
  });

  it('does not hide where the log has ended', async () => {
    expect(await isResumed(service, { key: service.key, collection, filter, since: 'elsewhere-1' })).to.equal(
      false,
    );
  });

  const refused: [name: string, filter: string, detail: RegExp][] = [
    ['empty', '', /^unexpected end at character 1/],
    ['with one =', '@.open = true', /^unexpected '=' at character 8/],
    ['too long', '@.open'.padEnd(2_049), /^(is )?too long at character 2049/],
    ['of two paths', '@.a == @.b', /at character 8/],
  ];
  for (const [name, bad, detail] of refused) {
    it(`${name}: 400 parameter_invalid`, async () => {
      const asked = { key: service.key, collection, filter: bad };
      const answer = await refusal(service, asked);
      expect([answer.status, answer.code]).to.deep.equal([400, 'parameter_invalid']);
      const [error] = answer.json.errors;
      expect(error.parameter).to.equal('filter');
      expect(error.detail).to.match(detail);
      const listed = await owner.get(`${rows}?filter=${encodeURIComponent(bad)}`);
      expect(answer.json.errors).to.deep.equal(listed.json.errors);
      expect((await refusal(service, { ...asked, collection: 'nowhere' })).code).to.equal(
        'parameter_invalid',
      );
    });
  }
});
