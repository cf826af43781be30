/** How often the pages of initial rows are read for feeds that start together. */
import { expect } from 'chai';
import { MainThread } from '../../src/fairness/main-thread.js';
import { SharedMemory } from '../../src/fairness/shared-memory.js';
import { Shares } from '../../src/fairness/shares.js';
import { webSocketFrames } from '../../src/feed/formats.js';
import { InitialRows, type ReadRows, type RowSource } from '../../src/feed/initial.js';
import { Problem } from '../../src/problem.js';

const collection = { id: 1, accountId: 1, name: 'goods', incarnation: 'a1b2c3d4' } as Parameters<ReadRows>[1];
const feeds = 20;
const rowCount = 6;
const text = 'x'.repeat(200_000);

type Read = Awaited<ReturnType<ReadRows>>;

/** Returns the rows after this id, at most `limit`, as the store does. */
function rowsAfter(after: number, limit: number): Read {
  const ids = Array.from({ length: Math.min(limit, rowCount - after) }, (_, n) => after + 1 + n);
  const last = ids.at(-1) ?? after;
  return {
    head: 7,
    page: JSON.stringify(ids.map((id) => ({ id, text }))),
    next: last < rowCount ? last : undefined,
  };
}

interface Feeds {
  readonly shares?: Shares;
  /** Whether the feeds send different fields, so that they can't share pages. */
  readonly areDifferent?: boolean;
  readonly accountOf?: (feed: number) => number;
}

/** Returns sources of feeds with a key each, which read rows with `read`. */
function sources(
  read: (limit: number, after: number, feed: number) => Promise<Read>,
  { shares = new Shares(), areDifferent = false, accountOf = () => 1 }: Feeds = {},
): RowSource[] {
  const rows = new InitialRows(
    ({ keyId }, _collection, _filter, limit, after) => read(limit, after, Number(keyId)),
    shares,
    new SharedMemory(shares, 'unreadFrames'),
    new MainThread(),
  );
  return Array.from({ length: feeds }, (_, n) => {
    const reading = {
      accountId: accountOf(n),
      keyId: `${n}`,
      isGone: () => false,
    } as unknown as Parameters<ReadRows>[0];
    const fields = areDifferent ? ['text', `field${n}`] : undefined;
    return rows.of(reading, collection, undefined, fields, webSocketFrames);
  });
}

/** Reads all pages of a feed. Returns the number of its frames. */
async function readAll(source: RowSource): Promise<number> {
  let frames = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = await source.pageAfter(after, 7);
    frames += page!.frames;
    after = page!.next;
  }
  source.end();
  return frames;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('initial rows of feeds that start together', () => {
  it('are read once, and each later page only as far as it is sent', async () => {
    let reads = 0;
    let rowsRead = 0;
    const all = sources(async (limit, after) => {
      reads += 1;
      await turn();
      const read = rowsAfter(after, limit);
      rowsRead += (JSON.parse(read!.page.toString()) as unknown[]).length;
      return read;
    });
    const frames = await Promise.all(all.map(readAll));
    expect(frames).to.deep.equal(new Array(feeds).fill(rowCount));
    expect(reads).to.equal(rowCount);
    // The first page shows how large the rows are.
    expect(rowsRead).to.equal(rowCount + rowCount - 1);
  });

  it('are read again if the feed that read them could not', async () => {
    const all = sources(async (limit, after, feed) => {
      await turn();
      if (feed === 0) throw new Problem('overloaded', 'Too many lists of this key are waiting.');
      return rowsAfter(after, limit);
    });
    const results = await Promise.allSettled(all.map(readAll));
    const frames = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
    expect(frames).to.deep.equal([undefined, ...new Array(feeds - 1).fill(rowCount)]);
  });

  it('count once while several feeds send them, and no longer when all of them have', async () => {
    const shares = new Shares();
    const before = shares.snapshot();
    const all = sources(async (limit, after) => rowsAfter(after, limit), { shares });
    const pages = await Promise.all(all.map((source) => source.pageAfter(0, 7)));
    expect(shares.taken('unreadFrames')).to.equal(pages[0]!.bytes.length);
    for (const source of all.slice(1)) source.end();
    expect(shares.taken('unreadFrames')).to.equal(pages[0]!.bytes.length);
    const second = await all[0]!.pageAfter(1, 7);
    expect(shares.taken('unreadFrames')).to.equal(second!.bytes.length);
    all[0]!.end();
    expect(shares.snapshot()).to.deep.equal(before);
  });

  it('are sent to accounts in turn', async () => {
    const order: number[] = [];
    const accountOf = (feed: number) => Number(feed === feeds - 1);
    const all = sources(async (limit, after) => rowsAfter(after, limit), { accountOf });
    await all[0]!.pageAfter(0, 7);
    const sent = all.slice(1).map(async (source, n) => {
      await source.pageAfter(0, 7);
      order.push(accountOf(n + 1));
    });
    await Promise.all(sent);
    for (const source of all) source.end();
    expect(order.indexOf(1)).to.equal(1);
  });

  it('leave the main thread to other work as long as they took', async () => {
    const all = sources(async (limit, after) => rowsAfter(after, limit)).slice(0, 3);
    await all[0]!.pageAfter(0, 7);
    const [first, second] = await Promise.all(
      all.slice(1).map(async (source) => {
        await source.pageAfter(0, 7);
        const begun = performance.now();
        while (performance.now() < begun + 20);
        return { begun, ended: performance.now() };
      }),
    );
    for (const source of all) source.end();
    expect(second!.begun - first!.ended).to.be.at.least(15);
  });

  it('are rejected if unread rows take all memory', async () => {
    const total = 5 * text.length;
    const shares = new Shares({ unreadFrames: { total, key: total } });
    const all = sources(async (limit, after) => rowsAfter(after, limit), { shares, areDifferent: true });
    const opened: RowSource[] = [];
    const rejected: string[] = [];
    for (const source of all) {
      await source.pageAfter(0, 7).then(
        () => opened.push(source),
        ({ code }: Problem) => rejected.push(code),
      );
    }
    expect(opened.length).to.be.within(2, 6);
    expect(new Set(rejected)).to.deep.equal(new Set(['overloaded']));
    expect(shares.taken('unreadFrames')).to.be.at.most(total + text.length);
    for (const source of opened) source.end();
    expect(shares.taken('unreadFrames')).to.equal(0);
  });
});
