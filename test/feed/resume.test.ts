import { expect } from 'chai';

import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { seqs } from '../support/feed.js';

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

/** Returns another position in the same log. Clients must not compute such a cursor. */
function shifted(cursor: string, by: number): string {
  const { incarnation, seq } = pointOf(cursor);
  return cursorOf(incarnation, seq + by);
}

describe('the feed: since', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  it('replays what came later, then goes on live, without a gap', async () => {
    await owner.post(rows, [{ n: 1 }]);
    const cursor = await cursorNow();
    await owner.post(rows, [{ n: 2 }, { n: 3 }]);
    await owner.patch(`${rows}/1`, { n: 9 });
    const watching = await follow({ since: cursor });
    await owner.delete(`${rows}/1`);
    const frames = await watching.next(4);
    expect(frames.map(({ event }) => event)).to.deep.equal(['insert', 'insert', 'update', 'delete']);
    expect(seqs(frames)).to.deep.equal([2, 3, 4, 5]);
  });

  it('of the present replays nothing', async () => {
    await owner.post(rows, [{ n: 1 }]);
    const watching = await follow({ since: await cursorNow() });
    expect(await watching.drain(owner)).to.deep.equal([]);
  });

  it('of the beginning, before any change, replays everything', async () => {
    const cursor = await cursorNow();
    await owner.post(
      rows,
      range(1, 50).map((n) => ({ n })),
    );
    const frames = await (await follow({ since: cursor })).next(50);
    expect(seqs(frames)).to.deep.equal(range(1, 50));
  });

  it('of any frame goes on with the next one, with the same frames', async () => {
    const live = await follow();
    await owner.post(
      rows,
      range(1, 10).map((n) => ({ n })),
    );
    const frames = await live.next(10);
    for (const from of [0, 4, 8]) {
      const replayed = await (await follow({ since: frames[from]!.cursor })).next(9 - from);
      expect(replayed).to.deep.equal(frames.slice(from + 1));
    }
  });

  it('with kinds replays only those', async () => {
    const cursor = await cursorNow();
    await owner.post(rows, [{ n: 1 }, { n: 2 }]);
    await owner.delete(`${rows}/1`);
    const frames = await (await follow({ since: cursor, events: 'delete' })).drain(owner);
    expect(seqs(frames)).to.deep.equal([3]);
  });

  it('brings a bookmark after 1,000 skipped changes', async () => {
    const watching = await follow({ since: await cursorNow(), events: 'delete' });
    const batch = range(1, 500).map(() => ({}));
    await owner.post(rows, batch, { Prefer: 'return=minimal' });
    await owner.post(rows, batch, { Prefer: 'return=minimal' });
    await owner.delete(`${rows}/1`);
    await watching.next(1);
    const bookmarks = watching.all.filter(({ event }) => event === 'bookmark');
    expect(bookmarks.length).to.be.greaterThan(0);
    const { seq, cursor } = bookmarks[0]!;
    expect(seq).to.be.within(1_000, 1_001);
    expect(cursor).to.match(new RegExp(`-${seq}$`));
    const resumed = await follow({ since: cursor, events: 'delete' });
    expect(seqs(await resumed.drain(owner))).to.deep.equal([1_001].filter((each) => each > seq));
  });

  it('is asked for by nobody who gets bookmarks unasked', async () => {
    const watching = await follow({ events: 'delete' });
    for (let n = 0; n < 3; n += 1)
      await owner.post(
        rows,
        range(1, 1_000).map(() => ({})),
        { Prefer: 'return=minimal' },
      );
    await watching.drain(owner);
    expect(watching.all.map(({ event }) => event)).to.deep.equal(['delete']);
  });

  const gone: [name: string, cursor: () => Promise<string>][] = [
    ['ahead of the head', async () => shifted(await cursorNow(), 1)],
    ['far ahead', async () => shifted(await cursorNow(), 1_000_000)],
    [
      'of another collection',
      async () => {
        const other = await owner.collection([{}]);
        return (await owner.get(`/v1/collections/${other}/rows`)).headers['collection-cursor']!;
      },
    ],
    [
      'of a collection re-created',
      async () => {
        const cursor = await cursorNow();
        await owner.delete(`/v1/collections/${collection}`);
        await owner.post('/v1/collections', { name: collection });
        await owner.post(rows, [{}, {}, {}]);
        return cursor;
      },
    ],
  ];
  for (const [name, cursor] of gone) {
    it(`${name} closes with 4410, without a frame`, async () => {
      await owner.post(rows, [{}]);
      const watching = await follow({ since: await cursor() });
      expect((await watching.closed()).code).to.equal(4410);
      expect(watching.all).to.deep.equal([]);
    });
  }
});
