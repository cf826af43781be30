import { expect } from 'chai';
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

describe('the feed: frames', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  it('are one for each change, in commit order and without a gap', async () => {
    const watching = await follow();
    const before = Date.now();
    await owner.post(rows, [{ n: 1 }, { n: 2 }]);
    await owner.patch(`${rows}/1`, { n: 3, m: null });
    await owner.delete(`${rows}/2`);
    const frames = await watching.next(4);
    const at = frames.map(({ time }) => Date.parse(time));
    expect(frames.map(({ cursor: _, time: __, ...frame }) => frame)).to.deep.equal([
      { event: 'insert', collection, seq: 1, row: { id: 1, n: 1 } },
      { event: 'insert', collection, seq: 2, row: { id: 2, n: 2 } },
      { event: 'update', collection, seq: 3, row: { id: 1, n: 3, m: null }, changed: ['n', 'm'] },
      { event: 'delete', collection, seq: 4, row: { id: 2, n: 2 } },
    ]);
    for (const time of at) expect(time).to.be.within(before - 1, Date.now());
    expect(at).to.deep.equal([...at].sort((a, b) => a - b));
    expect(new Set(frames.map(({ cursor }) => cursor)).size).to.equal(4);
    expect(frames[3]!.cursor).to.equal(await cursorNow());
  });

  const kinds: [events: string | undefined, expected: string[]][] = [
    [undefined, ['insert', 'update', 'delete']],
    ['insert', ['insert']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['delete,insert', ['insert', 'delete']],
    ['insert,update,delete', ['insert', 'update', 'delete']],
  ];
  for (const [events, expected] of kinds) {
    it(`are only of the kinds asked for: ${events ?? 'all'}`, async () => {
      const watching = await follow(events === undefined ? {} : { events });
      await owner.post(rows, [{ n: 1 }]);
      await owner.patch(`${rows}/1`, { n: 2 });
      await owner.delete(`${rows}/1`);
      const frames = await watching.drain(owner);
      expect(frames.map(({ event }) => event)).to.deep.equal(expected);
      const numbers = { insert: 1, update: 2, delete: 3 } as Record<string, number>;
      expect(seqs(frames)).to.deep.equal(expected.map((event) => numbers[event]));
    });
  }

  it('are none for reads, refusals and changes that make no difference', async () => {
    await owner.post(rows, [{ n: 1 }]);
    const watching = await follow();
    await owner.get(rows);
    await owner.get(`${rows}/1`);
    await owner.patch(`${rows}/1`, {});
    await owner.patch(`${rows}/1`, { n: 1 });
    await owner.patch(`${rows}/9`, { n: 1 });
    await owner.patch(`${rows}/1`, { n: 2 }, { 'If-Match': '"x"' });
    await owner.delete(`${rows}/9`);
    await owner.post(rows, [{ n: 2 }, { id: 3 }]);
    await owner.post(rows, '[{"n":1e400}]');
    expect(await watching.drain(owner)).to.deep.equal([]);
  });

  it('are none of another collection', async () => {
    const watching = await follow();
    const other = await owner.collection([{ n: 1 }]);
    await owner.delete(`/v1/collections/${other}`);
    expect(await watching.drain(owner)).to.deep.equal([]);
  });

  it('of a batch are consecutive and in its order, whoever else writes', async () => {
    const watching = await follow({ events: 'insert' });
    await Promise.all(
      range(1, 20).map((batch) =>
        owner.post(
          rows,
          range(1, 20).map((n) => ({ batch, n })),
        ),
      ),
    );
    const frames = await watching.next(400);
    expect(seqs(frames)).to.deep.equal(range(1, 400));
    for (let start = 0; start < 400; start += 20) {
      const batch = frames.slice(start, start + 20);
      expect(new Set(batch.map(({ row }) => row.batch)).size).to.equal(1);
      expect(batch.map(({ row }) => row.n)).to.deep.equal(range(1, 20));
    }
  });

  it('come to every subscriber alike', async () => {
    const watching = await Promise.all(range(1, 20).map(() => follow()));
    await Promise.all(range(1, 30).map((n) => owner.post(rows, [{ n }])));
    const texts = await Promise.all(watching.map(async (each) => JSON.stringify(await each.next(30))));
    expect(new Set(texts).size).to.equal(1);
  });

  it('distinguish rows and fields of any name and value', async () => {
    const watching = await follow();
    const names = [',["', '],{', '"', '\\', '\n', ',\n', '\n,["x"]', '}\n,', '[', '', '\u2028', '\u0001'];
    const strange = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
    const row = strange('[{"id":1}\n,["a"]],\n{"id":2}');
    await owner.post(rows, [row, row]);
    await owner.patch(`${rows}/1`, strange(names));
    await owner.delete(`${rows}/1`);
    const [, , updated, deleted] = await watching.next(4);
    expect(updated).to.deep.include({ row: { ...strange(names), id: 1 }, changed: names });
    expect(deleted).to.deep.include({ event: 'delete', row: { ...strange(names), id: 1 } });
  });

  it('of one commit tell updates and deletions of the same rows in their order', async () => {
    const watching = await follow();
    await owner.post(
      rows,
      range(1, 20).map((n) => ({ n })),
    );
    const writes = range(1, 20).flatMap((id) => [
      ...range(1, 5).map((n) => owner.patch(`${rows}/${id}`, { n: id * 100 + n })),
      ...(id % 2 === 0 ? [owner.delete(`${rows}/${id}`)] : []),
    ]);
    await Promise.all(writes);
    const frames = await watching.drain(owner);
    const last = new Map(frames.map(({ event, row }) => [row.id, event === 'delete' ? undefined : row]));
    const { json } = await owner.get(`${rows}?limit=1000`);
    expect(json).to.deep.equal([...last.values()].filter((row) => row !== undefined));
    expect(seqs(frames)).to.deep.equal(range(1, frames.length));
  });

  it('of large rows come whole', async () => {
    const watching = await follow();
    const t = 'é'.repeat(100_000);
    await owner.post(rows, [{ t: 'a'.repeat(70_000) }, { t }, { t: 'b'.repeat(200) }]);
    const frames = await watching.next(3);
    expect(frames[1]!.row.t).to.equal(t);
    expect(seqs(frames)).to.deep.equal([1, 2, 3]);
  });

  it('of a large batch come without a further change to push them', async () => {
    const watching = await follow();
    const row = { t: 'x'.repeat(200_000) };
    await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
    expect(seqs(await watching.next(5))).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('begin with the 101: what is committed after it is delivered', async () => {
    for (let round = 0; round < 30; round += 1) {
      const watching = await follow();
      const [{ json }] = await Promise.all([owner.post(rows, [{ round }])]);
      const [frame] = await watching.next();
      expect(frame!.row).to.deep.equal(json[0]);
      await watching.close();
    }
  });

  it('begin after what was there before', async () => {
    await owner.post(rows, [{ n: 1 }, { n: 2 }]);
    const watching = await follow();
    expect(await watching.drain(owner)).to.deep.equal([]);
    expect(watching.all[0]!.event).to.equal('insert');
  });
});
