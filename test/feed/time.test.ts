import { once } from 'node:events';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { passTime, setClock } from '../support/clock.js';
import { eventually, hangMs } from '../support/eventually.js';
import { type Feed, handshake, isResumed, refusal, seqs } from '../support/feed.js';
import { inspected } from '../support/inspection.js';
import { begin, collection, cursorNow, follow, owner, rows, serve, service } from '../support/observed.js';
import { framesOf, rawFeed } from '../support/raw-feed.js';
import { newKey } from '../support/registry.js';
import { isFullSuite } from '../support/suite.js';

const yearMs = 365 * 86_400_000;
/** Feeds are inspected often, because the tests set the clock by which they are inspected. */
const limits = { inspectMs: 10, closeMs: 200 };
/**
 * The number of batches, each with rows of 200 kB. Their size exceeds what the kernel buffers for a connection
 * that nobody reads.
 */
const batches = isFullSuite ? 20 : 12;

describe('the feed, as time goes by', () => {
  beforeEach(async () => {
    await serve({ limits });
    await begin();
  });
  afterEach(() => service.close());

  it('brings a bookmark every 30 s to clients that passed since, and to no others', async () => {
    await owner.post(rows, [{ n: 1 }]);
    const cursor = await cursorNow();
    const resumed = await follow({ since: cursor });
    const deletes = await follow({ since: cursor, events: 'delete' });
    const live = await follow();
    passTime(30_000);
    expect((await resumed.bookmarks(1))[0]).to.include({ seq: 1, cursor });
    await owner.post(rows, [{ n: 2 }]);
    // The last feed sends the change after all other feeds.
    for (const each of [resumed, live]) await each.next();
    const now = await cursorNow();
    passTime(30_000);
    expect((await resumed.bookmarks(2))[1]).to.include({ seq: 2, cursor: now });
    expect((await deletes.bookmarks(2))[1]).to.include({ seq: 2 });
    expect(live.all.map(({ event }) => event)).to.deep.equal(['insert']);
  });

  it('pings every 30 s, and gives up a peer that leaves two unanswered', async () => {
    const alive = await follow();
    const dead = await follow({ autoPong: false });
    const pinged = (each: Feed) => new Promise((resolve) => each.socket.once('ping', resolve));
    for (let round = 0; round < 2; round += 1) {
      const both = Promise.all([pinged(alive), pinged(dead)]);
      passTime(30_000);
      await both;
    }
    passTime(30_000);
    expect((await dead.closed()).code).to.equal(1006);
    expect(await alive.drain(owner)).to.deep.equal([]);
  });

  it('4408 for a client that reads nothing for 30 s, while others get every frame', async () => {
    await service.close();
    // The server waits until the client has read the close frame, even if the machine is busy.
    await serve({ limits: { ...limits, closeMs: hangMs } });
    await begin();
    const slow = await follow();
    const live = await follow();
    (slow.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const row = { t: 'x'.repeat(200_000) };
    for (let batch = 0; batch < batches; batch += 1) {
      await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
      await live.next(5);
    }
    await inspected();
    passTime(30_000);
    await inspected();
    slow.socket.resume();
    (slow.socket as unknown as { _socket: { resume(): void } })._socket.resume();
    expect((await slow.closed()).code).to.equal(4408);
    expect(slow.all.length).to.be.lessThan(5 * batches);
    expect(await live.drain(owner)).to.deep.equal([]);
  });

  for (const [where, setByMs] of [
    ['ahead', yearMs],
    ['back', -yearMs],
  ] as const) {
    it(`keeps its times when the wall clock is set ${where}`, async () => {
      const cursor = await cursorNow();
      const resumed = await follow({ since: cursor });
      const dead = await follow({ autoPong: false });
      const slow = await rawFeed(service, { collection });
      slow.socket.pause();
      const row = { t: 'x'.repeat(200_000) };
      for (let batch = 0; batch < batches; batch += 1) {
        await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
      }
      const { headers } = await owner.post(rows, [{}]);
      const last = 5 * batches + 1;
      await resumed.next(last);
      setClock(setByMs);
      const after = await follow({ since: headers['collection-cursor']! });
      setClock(-setByMs);
      const pinged = [resumed, after].map(({ socket }) => once(socket, 'ping'));
      passTime(30_000);
      await Promise.all(pinged);
      expect((await resumed.bookmarks(1))[0]).to.include({ seq: last });
      expect((await after.bookmarks(1))[0]).to.include({ seq: last });
      for (let round = 0; round < 2; round += 1) {
        const next = once(resumed.socket, 'ping');
        passTime(30_000);
        await next;
      }
      expect((await dead.closed()).code).to.equal(1006);
      slow.socket.resume();
      await slow.ended;
      expect(framesOf(slow.bytes()).frames.length).to.be.lessThan(5 * batches);
      expect(await resumed.drain(owner)).to.deep.equal([]);
    });
  }

  it('4410 for a cursor before the retention', async () => {
    await service.close();
    await serve({ limits, env: { ROWFEED_RETENTION_HOURS: '1', ROWFEED_RETENTION_CHANGES: '10' } });
    await begin([{ n: 0 }]);
    const old = await cursorNow();
    for (let n = 1; n <= 20; n += 1) await owner.post(rows, [{ n }]);
    const recent = await cursorNow();
    const kept = await follow({ since: old });
    expect(await kept.next(20), 'within the hour all is kept').to.have.length(20);
    passTime(2 * 3_600_000);
    await owner.post(rows, [{ n: 21 }]);
    await eventually('the log is trimmed', async () => {
      passTime(3_600_000);
      return !(await isResumed(service, { key: service.key, collection, since: old }));
    });
    expect(seqs(await (await follow({ since: recent })).next(1))).to.deep.equal([22]);
  });
});

describe('the feed, configured', () => {
  it('has room for so many feeds a key, and an instance', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS: '3', ROWFEED_MAX_SOCKETS_PER_KEY: '2' } });
    try {
      await begin();
      const second = await newKey(service);
      const open = [await follow(), await follow()];
      const full = await refusal(service, { key: service.key, collection });
      expect([full.status, full.code]).to.deep.equal([429, 'too_many_sockets']);
      expect(Number(full.headers['retry-after'])).to.be.greaterThan(0);
      open.push(await follow({ key: second.text }));
      const exhausted = await refusal(service, { key: second.text, collection });
      expect([exhausted.status, exhausted.code]).to.deep.equal([503, 'sockets_exhausted']);
      await open[0]!.close();
      const another = await eventually('its place is given back', async () => {
        const answer = await handshake(service, { key: second.text, collection });
        return 'status' in answer ? undefined : answer;
      });
      await another.close();
    } finally {
      await service.close();
    }
  });

  it('gives one account at most half of the feeds while another one asks, whatever its keys are', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS: '4', ROWFEED_MAX_SOCKETS_PER_KEY: '4' } });
    try {
      await begin();
      const second = await newKey(service);
      const strange = await newKey(service, { account: 'stranger' });
      const theirs = await client(service, strange.text).collection();
      const other = { key: strange.text, collection: theirs };
      const open = [await follow(other), await follow(), await follow({ key: second.text })];
      for (const key of [service.key, second.text]) {
        const full = await refusal(service, { key, collection });
        expect([full.status, full.code]).to.deep.equal([429, 'too_many_sockets']);
      }
      open.push(await follow(other));
      expect((await refusal(service, other)).code).to.equal('sockets_exhausted');
      for (const each of open) await each.close();
      // While no other account needs feeds, one account can have all of them.
      const mine: Feed[] = [];
      await eventually('all places are free', async () => {
        const result = await handshake(service, { key: service.key, collection });
        if (!('status' in result)) mine.push(result);
        return mine.length === 4;
      });
      for (const each of mine) await each.close();
    } finally {
      await service.close();
    }
  });

  it('allows the origins in ROWFEED_CORS_ORIGIN', async () => {
    await serve({ env: { ROWFEED_CORS_ORIGIN: 'https://app.example.com' } });
    try {
      await begin();
      await (await follow({ headers: { Origin: 'https://app.example.com' } })).close();
      await (await follow({ headers: { Origin: service.url } })).close();
      const refused = await refusal(service, {
        key: service.key,
        collection,
        headers: { Origin: 'https://app.example.com.evil.example' },
      });
      expect(refused.code).to.equal('origin_forbidden');
    } finally {
      await service.close();
    }
  });

  it('closes with 1001 when the service stops, after the last frames', async () => {
    await serve();
    await begin();
    const watching = await follow();
    await owner.post(rows, [{ n: 1 }]);
    const closing = service.close();
    expect((await watching.closed()).code).to.equal(1001);
    expect(watching.all.map(({ row }) => row.n)).to.deep.equal([1]);
    await closing;
  });
});
