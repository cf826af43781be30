/** Feeds with initial rows. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import {
  breakDriver,
  countStatements,
  isAskingForLogs,
  isCopyingKeys,
  isList,
  isReadingLog,
  slowLists,
  stallDriver,
} from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { type Feed, type Frame, handshake, refusal } from '../support/feed.js';
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
import { closeRawSockets, framesOf, rawFeed } from '../support/raw-feed.js';
import { heard, newKey, revoke } from '../support/registry.js';
import { streamRefusal } from '../support/stream.js';
import { isFullSuite } from '../support/suite.js';
import { rowsById } from '../support/writers.js';

const initial = 'true';
/** The number of rows for several pages. The first page has 32 rows. */
const severalPages = isFullSuite ? 2_000 : 500;
/** Thousands of rows, so many that a list without an index is a scan. */
const thousandsToScan = isFullSuite ? 20 : 5;
const slowReaders = isFullSuite ? 4 : 2;

/** Returns all frames up to the bookmark that reports the end of the initial rows. */
async function synced(feed: Feed): Promise<readonly Frame[]> {
  for (let bookmarks = 1; ; bookmarks += 1) {
    const last = (await feed.bookmarks(bookmarks)).at(-1)!;
    if (last.synced) return feed.all.slice(0, feed.all.indexOf(last) + 1);
  }
}

const insert = async (given: readonly object[], atOnce = 1_000): Promise<void> => {
  for (let at = 0; at < given.length; at += atOnce) {
    const { status, text } = await owner.post(rows, given.slice(at, at + atOnce), {
      Prefer: 'return=minimal',
    });
    expect(status, text).to.equal(201);
  }
};

describe('the feed: initial', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  for (const count of [0, 1, 31, 32, 33, 3_000]) {
    it(`${count} rows, by id, then a bookmark, then what changes`, async () => {
      await insert(range(1, count).map((n) => ({ n, text: 'x'.repeat(n % 100) })));
      const watching = await follow({ initial });
      const frames = await synced(watching);
      const expected = [...(await rowsById(owner, rows)).values()];
      expect(frames.slice(0, -1)).to.deep.equal(expected.map((row) => ({ event: 'row', collection, row })));
      const { time, ...bookmark } = frames.at(-1)!;
      expect(bookmark).to.deep.equal({
        event: 'bookmark',
        seq: count,
        cursor: await cursorNow(),
        synced: true,
      });
      expect(Date.parse(time)).to.be.within(Date.now() - 10_000, Date.now());
      await owner.post(rows, [{ n: 0 }]);
      await owner.patch(`${rows}/${count + 1}`, { n: 1 });
      await owner.delete(`${rows}/${count + 1}`);
      const live = (await watching.next(count + 3)).slice(count);
      expect(live.map(({ event, seq }) => [event, seq])).to.deep.equal([
        ['insert', count + 1],
        ['update', count + 2],
        ['delete', count + 3],
      ]);
      // From this bookmark, the feed resumes like any other feed.
      const resumed = await follow({ since: bookmark.cursor });
      expect(await resumed.next(3)).to.deep.equal(live);
    });
  }

  it('contains only the matching rows', async () => {
    await insert(range(1, 2_500).map((n) => ({ n, open: n % 7 === 0 })));
    await owner.delete(`${rows}/14`);
    const watching = await follow({ initial, filter: '@.open == true' });
    const ids = (await synced(watching)).slice(0, -1).map(({ event, row }) => [event, row.id]);
    expect(ids).to.deep.equal(
      range(1, 2_500)
        .filter((n) => n % 7 === 0 && n !== 14)
        .map((id) => ['row', id]),
    );
    await owner.patch(`${rows}/7`, { open: false });
    await owner.patch(`${rows}/8`, { open: true });
    await owner.patch(`${rows}/9`, { n: 0 });
    await owner.delete(`${rows}/21`);
    const live = (await watching.next(ids.length + 3)).slice(ids.length);
    expect(live.map(({ event, row }) => [event, row.id])).to.deep.equal([
      ['leave', 7],
      ['enter', 8],
      ['delete', 21],
    ]);
  });

  it('is correct if no row of many matches, or only the last one', async () => {
    await insert(range(1, 5_000).map((n) => ({ n, last: n === 5_000 })));
    const [none, one] = await Promise.all([
      follow({ initial, filter: 'contains(@.n, "x")' }),
      follow({ initial, filter: '@.last == true' }),
    ]);
    expect((await synced(none)).map(({ event }) => event)).to.deep.equal(['bookmark']);
    expect((await synced(one)).map(({ event, row }) => [event, row?.id])).to.deep.equal([
      ['row', 5_000],
      ['bookmark', undefined],
    ]);
  });

  it('with rows of any size behind small ones', async () => {
    await insert(range(1, 700).map((n) => ({ n })));
    for (const _ of range(1, isFullSuite ? 4 : 2))
      await insert(range(1, 4).map((n) => ({ n, text: 'é'.repeat(120_000) })));
    await insert(range(1, 50).map((n) => ({ n, texts: ['"', '\\', '\\"],[{', { '}': ']' }] })));
    const frames = await synced(await follow({ initial }));
    expect(frames.slice(0, -1).map(({ row }) => row)).to.deep.equal([
      ...(await rowsById(owner, rows)).values(),
    ]);
  });

  it('to many at once, all of it to each', async () => {
    await insert(range(1, severalPages).map((n) => ({ n })));
    const watching = await Promise.all(
      range(1, 40).map((n) => follow({ initial, ...(n % 2 && { filter: '@.n > 9' }) })),
    );
    for (const [at, each] of watching.entries()) {
      const frames = await synced(each);
      expect(frames.slice(0, -1).map(({ row }) => row.id)).to.deep.equal(
        range(at % 2 === 0 ? 10 : 1, severalPages),
      );
    }
  });

  it('is a stop, a revoked key and a deleted collection as ever', async () => {
    // More data than all buffers contain, so that none of these feeds is synced.
    await insert(range(1, 200).map((n) => ({ n })));
    for (const _ of range(1, 10)) await insert(range(1, 5).map(() => ({ text: 'x'.repeat(200_000) })));
    const key = await newKey(service);
    const revoked = await follow({ initial, key: key.text });
    const deleted = await follow({ initial });
    for (const { socket } of [revoked, deleted]) socket.pause();
    await revoke(service, key.id);
    await heard(service);
    await owner.delete(`/v1/collections/${collection}`);
    for (const { socket } of [revoked, deleted]) socket.resume();
    expect((await revoked.closed()).code).to.equal(4401);
    expect((await deleted.closed()).code).to.equal(4404);
  });

  it('counts as one request', async () => {
    await insert(range(1, severalPages).map((n) => ({ n })));
    const usage = async () => (await owner.get('/v1/usage')).json.requests.used as number;
    const before = await usage();
    await synced(await follow({ initial }));
    expect(await usage()).to.equal(before + 2);
  });

  const refused: [name: string, query: () => string, at: string][] = [
    ['beside since', () => `&initial=true&since=abc-1`, 'initial'],
    ['beside a kind', () => '&initial=true&events=insert', 'initial'],
    ['beside two kinds', () => '&initial=true&events=insert,update', 'initial'],
    ['false', () => '&initial=false', 'initial'],
    ['empty', () => '&initial=', 'initial'],
    ['1', () => '&initial=1', 'initial'],
    ['in capitals', () => '&initial=TRUE', 'initial'],
    ['twice', () => '&initial=true&initial=true', 'initial'],
    ['with a bad filter', () => '&initial=true&filter=@.a%3D1', 'filter'],
  ];
  for (const [name, query, at] of refused) {
    it(`${name}: 400 parameter_invalid`, async () => {
      const key = `?api_key=${service.key}`;
      const answer = await refusal(service, { query: `${key}&collection=${collection}${query()}` });
      expect([answer.status, answer.code], answer.text).to.deep.equal([400, 'parameter_invalid']);
      expect(answer.json.errors.map(({ parameter }: { parameter: string }) => parameter)).to.deep.equal([at]);
      const unknown = await refusal(service, { query: `${key}&collection=nowhere${query()}` });
      expect(unknown.code).to.equal('parameter_invalid');
    });
  }

  it('works with all events, and is rejected if the collection does not exist', async () => {
    const frames = await synced(await follow({ initial, events: 'delete,update,insert' }));
    expect(frames.map(({ event }) => event)).to.deep.equal(['bookmark']);
    const { code } = await refusal(service, { key: service.key, collection: 'nowhere', initial });
    expect(code).to.equal('collection_not_found');
  });

  it('is cut where rows cannot be read', async () => {
    await insert(range(1, 200).map((n) => ({ n })));
    for (const _ of range(1, 10)) await insert(range(1, 5).map(() => ({ text: 'x'.repeat(200_000) })));
    const watching = await follow({ initial });
    watching.socket.pause();
    const repair = breakDriver('unknown', isList);
    try {
      watching.socket.resume();
      expect((await watching.closed()).code).to.equal(1011);
    } finally {
      repair();
    }
  });
});

describe('the feed: initial, refused', () => {
  before(() => serve());
  after(() => service.close());

  it('leaves no subscriber behind, for whom the log would be read on', async () => {
    await begin([{ n: 1 }]);
    const repair = breakDriver('unknown', isList);
    const refused = await refusal(service, { key: service.key, collection, initial });
    repair();
    expect(refused.status).to.equal(500);
    // The feeds of earlier tests can be open until their connections are closed.
    await eventually('no feed is open', () => service.shares.taken('feeds') === 0);
    const reads = countStatements((sql) => isAskingForLogs(sql) || isReadingLog(sql));
    await owner.post(rows, [{ n: 2 }]);
    // Waits longer than the interval at which the server reads the logs of followed collections.
    await sleep(600);
    reads.stop();
    expect(reads.count).to.equal(0);
  });
});

describe('the feed: initial, of a collection that takes long', () => {
  before(() => serve({ limits: { scanMs: 1 } }));
  beforeEach(slowLists);
  after(() => service.close());

  it('is refused where the first rows take too long to be found', async () => {
    await begin();
    for (const _ of range(1, thousandsToScan))
      await insert(range(1, 1_000).map((n) => ({ n, text: 'ab'.repeat(100) })));
    const filter = 'contains(@.text, "abc") || @.text[?@ == 1]';
    const asked = { key: service.key, collection, initial, filter };
    for (const answer of [await refusal(service, asked), await streamRefusal(service, asked)]) {
      expect([answer.status, answer.code], answer.text).to.deep.equal([400, 'query_too_costly']);
      expect(answer.json.errors[0].parameter).to.equal('filter');
    }
  });

  it('is rejected while an index for the filter is created, and sent after it', async () => {
    await begin();
    for (const _ of range(1, thousandsToScan)) await insert(range(1, 1_000).map((n) => ({ n })));
    const asked = { key: service.key, collection, initial, filter: '@.n == -1' };
    const release = stallDriver(undefined, isCopyingKeys);
    for (const { status, code, json } of [
      await refusal(service, asked),
      await streamRefusal(service, asked),
    ]) {
      expect([status, code]).to.deep.equal([503, 'index_building']);
      expect(json.index.fields).to.deep.equal(['n']);
    }
    release();
    await eventually('the index is complete', async () => {
      const { indexes } = (await owner.get(`/v1/collections/${collection}`)).json;
      return indexes.some(({ percent }: { percent: number }) => percent === 100);
    });
    const watching = await follow({ initial, filter: asked.filter });
    expect((await synced(watching)).map(({ event }) => event)).to.deep.equal(['bookmark']);
  });

  it('is cut where further ones do', async () => {
    await begin(range(1, 40).map((n) => ({ n, text: 'abc' })));
    for (const _ of range(1, thousandsToScan))
      await insert(range(1, 1_000).map((n) => ({ n, text: 'ab'.repeat(100) })));
    const watching = await follow({ initial, filter: 'contains(@.text, "abc") || @.text[?@ == 1]' });
    expect((await watching.closed()).code).to.equal(1011);
    expect(watching.all.map(({ event }) => event)).to.deep.equal(range(1, 32).map(() => 'row'));
  });
});

describe('the feed: initial, where too much waits', () => {
  before(() => serve({ limits: { bounds: { listReads: { total: 1 } } } }));
  after(() => service.close());

  it('is refused, or comes', async () => {
    await begin(range(1, 10).map((n) => ({ n })));
    const asked = range(1, 30).map((n) => ({
      key: service.key,
      collection,
      initial,
      filter: `@.n > ${n % 9}`,
    }));
    // While the database reads no rows, lists wait. The first list uses the complete limit.
    const goOn = stallDriver(undefined, (sql) => !isAskingForLogs(sql) && !sql.includes('FROM collections'));
    const handshakes = asked.map((each) => handshake(service, each));
    const refused = handshakes.map((each) => each.then((result) => 'status' in result || Promise.reject()));
    await Promise.any(refused).finally(goOn);
    const results = await Promise.all(handshakes);
    const refusals = results.flatMap((result) => ('status' in result ? [result] : []));
    expect(refusals.length).to.be.greaterThan(0);
    for (const { status, code, headers } of refusals) {
      expect([status, code, headers['retry-after']]).to.deep.equal([503, 'overloaded', '1']);
    }
    for (const [n, result] of results.entries()) {
      if (!('status' in result)) expect(await synced(result)).to.have.length(10 - ((n + 1) % 9) + 1);
    }
  });
});

describe('the feed: initial, to slow readers', () => {
  before(() => serve());
  afterEach(closeRawSockets);
  after(() => service.close());

  it('holds up nobody, and is whole once it is read', async () => {
    await begin();
    const text = 'x'.repeat(5_000);
    await insert(
      range(1, 1_600).map((n) => ({ n, text })),
      200,
    );
    const slow = await Promise.all(
      range(1, slowReaders).map(() => rawFeed(service, { collection, initial })),
    );
    for (const { socket } of slow) socket.pause();
    expect(await synced(await follow({ initial }))).to.have.length(1_601);
    await Promise.all(range(1, 50).map((id) => owner.patch(`${rows}/${id * 32}`, { n: -id })));
    const present = await rowsById(owner, rows);
    for (const each of slow) {
      each.socket.resume();
      // The change can arrive before the last initial rows.
      await each.received('"synced":true');
      await each.received('"seq":1650,');
      const frames = framesOf(each.bytes())
        .frames.filter(({ opcode }) => opcode === 1)
        .map(({ payload }) => JSON.parse(payload.toString('utf8')) as Frame);
      expect(frames.filter(({ event, seq }) => event === 'update' && seq === 1_650)).to.have.length(1);
      const copy = new Map<number, object>();
      for (const { event, row } of frames) if (event !== 'bookmark') copy.set(row.id, row);
      expect(copy).to.deep.equal(present);
      expect(frames.filter(({ event }) => event === 'row')).to.have.length(1_600);
    }
  });
});
