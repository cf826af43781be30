/** Changes over plain HTTP: `listChanges`. */
import { once } from 'node:events';
import { expect } from 'chai';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { client } from '../support/client.js';
import { setClock, stopTime } from '../support/clock.js';
import { stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import type { Frame } from '../support/feed.js';
import { heldBytes } from '../support/memory.js';
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
import {
  allChanges,
  type Changes,
  changesTarget,
  listChanges,
  type PollOptions,
  waiting,
} from '../support/poll.js';
import { rawSocket } from '../support/raw-feed.js';
import { changeRights, newKey, revoke } from '../support/registry.js';
import { onlyInFullSuite } from '../support/suite.js';
import { seqOf } from '../support/writers.js';

const poll = (options: PollOptions = {}): Promise<Changes> => listChanges(owner, collection, options);
const seqsOf = ({ changes }: Pick<Changes, 'changes'>): number[] => changes.map(({ seq }) => seq);
const insert = (count: number, row: object = {}): Promise<unknown> =>
  owner.post(
    rows,
    range(1, count).map((n) => ({ n, ...row })),
    { Prefer: 'return=minimal' },
  );

describe('changes over HTTP', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  it('returns only the current cursor if since is omitted, also with wait', async () => {
    expect(await poll({ wait: 60 })).to.deep.include({
      changes: [],
      cursor: await cursorNow(),
      has_more: false,
    });
    await insert(3);
    const { cursor, answer } = await poll();
    expect(cursor).to.equal(await cursorNow());
    expect(answer.headers['cache-control']).to.equal('no-store');
    expect(answer.headers).not.to.have.property('etag');
  });

  it('returns the frames of the feed, member for member', async () => {
    await owner.post(rows, [{ n: 1, open: false }]);
    const since = await cursorNow();
    const asked: readonly PollOptions[] = [
      {},
      { filter: '@.open == true' },
      { fields: ['m', 'é'] },
      { filter: '@.n < 9', fields: ['n'], events: ['update', 'insert'] },
    ];
    const feeds = await Promise.all(
      asked.map(({ events, ...rest }) => follow({ ...rest, ...(events && { events: events.join() }) })),
    );
    await owner.post(rows, [{ n: 2, open: true, é: 'ü\n"\u2028' }, { m: null }]);
    await owner.patch(`${rows}/1`, { open: true, n: 9 });
    await owner.patch(`${rows}/1`, { m: 2 });
    await owner.patch(`${rows}/2`, { open: 1 });
    await owner.delete(`${rows}/1`);
    await owner.post(rows, [{ open: true, n: 1, m: 1 }]);
    for (const [index, options] of asked.entries()) {
      const { changes, cursor } = await poll({ ...options, since });
      expect(changes.length, JSON.stringify(options)).to.be.greaterThan(2);
      const frames = await feeds[index]!.next(changes.length);
      expect(JSON.stringify(changes)).to.equal(JSON.stringify(frames));
      expect(cursor).to.equal(await cursorNow());
    }
  });

  it('delivers every frame once and in order from cursor to cursor, also from the cursor of a frame', async () => {
    const since = await cursorNow();
    for (const count of [1, 30, 1, 1, 200]) await insert(count);
    for (const limit of [1, 7, 1_000]) {
      const pages = await allChanges(owner, collection, { since, limit });
      expect(pages.flatMap(seqsOf)).to.deep.equal(range(1, 233));
      for (const { changes } of pages) expect(changes.length).to.be.at.most(limit);
      for (const { changes, cursor } of pages) expect(changes.at(-1)!.cursor).to.equal(cursor);
    }
    const [frame] = (await poll({ since, limit: 40 })).changes.slice(-1);
    expect(seqsOf(await poll({ since: frame!.cursor, limit: 2 }))).to.deep.equal([41, 42]);
    expect((await poll({ since })).changes).to.have.length(100);
  });

  it('sets has_more only if a further frame is committed', async () => {
    const since = await cursorNow();
    await insert(5);
    await owner.delete(`${rows}/1`);
    const cases: [options: PollOptions, seqs: readonly number[], end: number, hasMore: boolean][] = [
      [{ limit: 6 }, range(1, 6), 6, false],
      [{ limit: 5 }, range(1, 5), 5, true],
      [{ limit: 5, events: ['insert'] }, range(1, 5), 6, false],
      [{ limit: 4, events: ['insert'] }, range(1, 4), 4, true],
      [{ limit: 1, events: ['delete'] }, [6], 6, false],
      [{ limit: 2, filter: '@.n < 3', events: ['insert'] }, [1, 2], 6, false],
      [{ limit: 2, filter: '@.n < 3' }, [1, 2], 5, true],
      [{ limit: 1, filter: '@.n > 9' }, [], 6, false],
    ];
    for (const [options, seqs, end, hasMore] of cases) {
      const page = await poll({ since, ...options });
      const what = JSON.stringify(options);
      expect(seqsOf(page), what).to.deep.equal(seqs);
      expect([seqOf(page.cursor), page.has_more], what).to.deep.equal([end, hasMore]);
    }
  });

  it('sets has_more if a further frame was committed after the change log was read', async () => {
    const since = await cursorNow();
    const answer = poll({ since, wait: 30 });
    await eventually('the request waits', () => service.shares.taken('feeds') > 0);
    let isRead = false;
    const release = stallDriver(
      () => (isRead = true),
      (sql) => /^\s*SELECT first_seq AS/.test(sql),
    );
    await insert(1);
    await eventually('its change is read', () => isRead);
    await insert(1);
    release();
    const page = await answer;
    expect([seqsOf(page), seqOf(page.cursor), page.has_more]).to.deep.equal([[1], 1, true]);
    const next = await poll({ since: page.cursor });
    expect([seqsOf(next), next.has_more]).to.deep.equal([[2], false]);
  });

  it('returns at most 1 MiB of frames', async () => {
    // On a busy machine, a response could end earlier, after 500 ms.
    stopTime();
    const since = await cursorNow();
    const text = 'ü'.repeat(100_000);
    await insert(5, { text });
    await insert(3, { text });
    await insert(4, { text: 'x' });
    const sizeOf = (frames: readonly Frame[]): number =>
      frames.reduce((sum, frame) => sum + Buffer.byteLength(JSON.stringify(frame)), 0);
    const pages = await allChanges(owner, collection, { since, limit: 1_000 });
    expect(pages.flatMap(seqsOf)).to.deep.equal(range(1, 12));
    for (const { changes } of pages) expect(sizeOf(changes)).to.be.at.most(1_048_576);
    expect(pages.map(({ changes }) => changes.length)).to.deep.equal([5, 7]);
    const some = await poll({ since, fields: ['n'] });
    expect([some.changes.length, some.has_more]).to.deep.equal([12, false]);
  });

  it('waits for the next frame, and returns it at once', async () => {
    await insert(1);
    const since = await cursorNow();
    const requests = await Promise.all([
      waiting(service, collection, { since }),
      waiting(service, collection, { since, filter: '@.n > 5' }),
      waiting(service, collection, { since, events: ['delete'] }),
    ]);
    await owner.patch(`${rows}/1`, { n: 2 });
    expect((await requests[0]!.answer).json).to.deep.include({ cursor: await cursorNow(), has_more: false });
    await owner.patch(`${rows}/1`, { n: 7 });
    expect((await requests[1]!.answer).json.changes).to.have.length(1);
    await owner.delete(`${rows}/1`);
    const { changes, cursor } = (await requests[2]!.answer).json;
    expect([changes.length, changes[0].event, cursor]).to.deep.equal([1, 'delete', await cursorNow()]);
    // A frame that is due doesn't wait.
    expect(seqsOf(await poll({ since, wait: 60 }))).to.deep.equal([2, 3, 4]);
  });

  it('returns after the time with a cursor that has advanced past other changes', async () => {
    const since = await cursorNow();
    const { answer } = await waiting(service, collection, { since, wait: 2, events: ['delete'] });
    await insert(3);
    const from = performance.now();
    expect((await answer).json).to.deep.equal({ changes: [], cursor: await cursorNow(), has_more: false });
    expect(performance.now() - from).to.be.lessThan(5_000);
  });

  it('examines a bounded number of changes, and then does not wait', async () => {
    const since = await cursorNow();
    for (let n = 0; n < 25; n += 1) await insert(1_000);
    for (const none of [
      { filter: '@.n > 1000' },
      { events: ['delete'] },
      { fields: ['m'], events: ['update'] },
    ]) {
      const first = await poll({ ...none, since, wait: 60 });
      expect([first.changes, first.has_more]).to.deep.equal([[], true]);
      const pages = await allChanges(owner, collection, { ...none, since: first.cursor });
      const ends = [0, ...[first, ...pages].map(({ cursor }) => seqOf(cursor))];
      for (const [index, end] of ends.slice(1).entries()) expect(end - ends[index]!).to.be.within(1, 11_000);
      expect(ends.at(-1)).to.equal(25_000);
    }
  });

  onlyInFullSuite('It measures the memory of 600 segments.').it(
    'keeps little memory of each segment that a filter examines',
    async () => {
      const tried = 30;
      const since = await cursorNow();
      for (let n = 0; n < 10; n += 1) await insert(1_000);
      // The server forgets all results when the last feed with a filter is closed.
      await follow({ filter: '@.n < 0' });
      const filters = {
        'that selects no change': (n: number) => `@.n > ${1_000 + n}`,
        'that selects 1 of 1,000 changes': (n: number) => `@.n == 500 && @.n != ${-n}`,
      };
      for (const [name, filter] of Object.entries(filters)) {
        await poll({ since, filter: filter(0) });
        const before = heldBytes();
        for (let n = 1; n <= tried; n += 1) await poll({ since, filter: filter(n) });
        const bytesPerSegment = (heldBytes() - before) / (tried * 10);
        expect(bytesPerSegment, name).to.be.lessThan(10_240);
      }
    },
  );

  describe('rejects with 410', () => {
    const expired = async (since: string): Promise<void> => {
      for (const wait of [0, 60]) {
        const { status, code } = await owner.get(changesTarget(collection, { since, wait }));
        expect([status, code]).to.deep.equal([410, 'cursor_expired']);
      }
    };

    it('a cursor that is ahead', async () => {
      await insert(1);
      const { incarnation } = pointOf(await cursorNow());
      await expired(cursorOf(incarnation, 2));
      expect((await poll({ since: cursorOf(incarnation, 1) })).has_more).to.equal(false);
    });

    it('a cursor of another collection, or of an earlier one of the same name', async () => {
      const since = await cursorNow();
      await expired(`x${since}`);
      await owner.delete(`/v1/collections/${collection}`);
      await owner.post('/v1/collections', { name: collection });
      await expired(since);
    });
  });

  const rejected: [query: string, parameter: string][] = [
    ['api_key=x', 'api_key'],
    ['since=', 'since'],
    ['since=1', 'since'],
    ['since=a-01', 'since'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['wait=61', 'wait'],
    ['wait=-1', 'wait'],
    ['wait=1.5', 'wait'],
    ['events=', 'events'],
    ['events=insert,delete', 'events'],
    ['events=insert&events=insert', 'events'],
    ['events=enter', 'events'],
    ['filter=x', 'filter'],
    ['fields=a&fields=a', 'fields'],
    ['initial=true', 'initial'],
    ['wait=1&wait=1', 'wait'],
  ];
  for (const [query, parameter] of rejected) {
    it(`rejects ${query}`, async () => {
      const { status, code, json } = await owner.get(`/v1/collections/${collection}/changes?${query}`);
      expect([status, code, json.errors[0].parameter]).to.deep.equal([400, 'parameter_invalid', parameter]);
    });
  }

  it('rejects a collection that does not exist, and keys without the permission', async () => {
    expect((await owner.get(changesTarget('none'))).code).to.equal('collection_not_found');
    expect((await client(service).get(changesTarget(collection))).code).to.equal('key_missing');
    for (const wish of [{ scopes: ['write'] as const }, { collections: ['other'] }]) {
      const key = await newKey(service, wish);
      expect((await client(service, key.text).get(changesTarget(collection))).code).to.equal(
        'scope_insufficient',
      );
    }
  });

  it('does not wait for HEAD', async () => {
    const since = await cursorNow();
    const { status, headers } = await owner.send('HEAD', changesTarget(collection, { since, wait: 60 }));
    const { answer } = await poll({ since });
    expect([status, headers['content-length']]).to.deep.equal([200, String(Buffer.byteLength(answer.text))]);
  });
});

describe('a waiting request for changes', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  const within2s = async (work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    expect(performance.now() - from).to.be.lessThan(2_000);
  };

  it('ends with 401 when its key is revoked', async () => {
    const key = await newKey(service);
    const { answer } = await waiting(service, collection, { since: await cursorNow() }, key.text);
    await revoke(service, key.id);
    await within2s(async () => expect((await answer).code).to.equal('key_invalid'));
  });

  it('ends with 401 when its key expires', async () => {
    const key = await newKey(service, { expiresAt: Date.now() + 60_000 });
    const { answer } = await waiting(service, collection, { since: await cursorNow() }, key.text);
    setClock(60_000);
    await within2s(async () => expect((await answer).code).to.equal('key_invalid'));
  });

  it('ends with 403 when its key loses the scope or the collection', async () => {
    for (const rights of [{ scopes: ['write'] as const }, { collections: ['elsewhere'] }]) {
      const key = await newKey(service);
      const { answer } = await waiting(service, collection, { since: await cursorNow() }, key.text);
      await changeRights(service, key.id, rights);
      await within2s(async () => expect((await answer).code).to.equal('scope_insufficient'));
    }
  });

  it('ends with 404 when the collection is deleted', async () => {
    const { answer } = await waiting(service, collection, { since: await cursorNow() });
    await owner.delete(`/v1/collections/${collection}`);
    await within2s(async () => expect((await answer).code).to.equal('collection_not_found'));
  });

  it('returns the changes that were committed before the collection was deleted', async () => {
    const since = await cursorNow();
    const { answer } = await waiting(service, collection, { since, events: ['delete'] });
    await insert(3);
    await owner.delete(`${rows}/2`);
    await owner.delete(`/v1/collections/${collection}`);
    expect((await answer).json.changes[0]).to.include({ event: 'delete', seq: 4 });
  });

  it('counts as an open feed and not as a request in progress, until the client disconnects', async () => {
    const { shares } = service;
    const before = shares.snapshot();
    const target = changesTarget(collection, { since: await cursorNow(), wait: 60 });
    const socket = await rawSocket(service);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\n\r\n`);
    await eventually('it waits', () => shares.taken('feeds') === 1);
    expect(shares.taken('requests')).to.equal(0);
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    await eventually('it is gone', () => shares.taken('feeds') === 0);
    expect(shares.snapshot()).to.deep.equal(before);
  });

  it('reads the rest of its body before it closes the connection', async () => {
    const target = changesTarget(collection, { since: await cursorNow(), wait: 60 });
    const socket = await rawSocket(service);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    let isClosed = false;
    const closed = once(socket, 'end').finally(() => {
      isClosed = true;
    });
    const head = ['Host: x', `x-api-key: ${service.key}`, 'Connection: close', 'Content-Length: 1000000'];
    socket.write(`GET ${target} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    await eventually('it waits', () => service.shares.taken('feeds') === 1);
    await insert(1);
    await eventually('it has its response', () => received.endsWith('"has_more":false}'));
    for (let n = 0; n < 99; n += 1) await new Promise((resolve) => socket.write(' '.repeat(10_000), resolve));
    expect(isClosed).to.equal(false);
    socket.write(' '.repeat(10_000));
    await closed;
    socket.destroy();
  });

  it('leaves everything as before after each end', async () => {
    const before = service.shares.snapshot();
    const since = await cursorNow();
    const { answer } = await waiting(service, collection, { since });
    await insert(1);
    await answer;
    await poll({ since, wait: 60 });
    await eventually('nothing is taken', () => service.shares.taken('responses') === 0);
    expect(service.shares.snapshot()).to.deep.equal(before);
  });
});

describe('waiting requests for changes beyond the limits', () => {
  afterEach(() => service.close());

  it('are rejected with 429 per key, while a request without wait or with a due frame is not', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS_PER_KEY: '1' } });
    await begin();
    const since = await cursorNow();
    const feed = await follow();
    const target = changesTarget(collection, { since, wait: 60 });
    const { status, code, headers } = await owner.get(target);
    expect([status, code, headers['retry-after']]).to.deep.equal([429, 'too_many_sockets', '5']);
    expect((await poll({ since })).has_more).to.equal(false);
    expect((await poll({ wait: 60 })).changes).to.deep.equal([]);
    await insert(1);
    expect(seqsOf(await poll({ since, wait: 60 }))).to.deep.equal([1]);
    await feed.close();
    const waits = await waiting(service, collection, { since: await cursorNow() });
    expect(
      (await owner.get(changesTarget(collection, { since: await cursorNow(), wait: 1 }))).status,
    ).to.equal(429);
    await insert(1);
    expect((await waits.answer).status).to.equal(200);
  });

  it('are rejected with 503 in total', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS: '1' } });
    await begin();
    await follow();
    const { status, code } = await owner.get(
      changesTarget(collection, { since: await cursorNow(), wait: 60 }),
    );
    expect([status, code]).to.deep.equal([503, 'sockets_exhausted']);
  });

  it('end with what they have when the server shuts down', async () => {
    await serve();
    await begin();
    const since = await cursorNow();
    const target = changesTarget(collection, { since, filter: '@.n > 1', wait: 60 });
    // The clients of other tests share a connection, which `stop` closes.
    const answer = fetch(`${service.url}${target}`, { headers: { 'x-api-key': service.key } });
    await eventually('the request waits', () => service.shares.taken('feeds') === 1);
    await insert(1);
    const from = performance.now();
    const stopped = service.stop();
    const { changes, cursor, has_more } = (await (await answer).json()) as Changes;
    expect(changes).to.deep.equal([]);
    expect(seqOf(cursor)).to.be.within(0, 1);
    expect(has_more).to.equal(seqOf(cursor) < 1);
    await stopped;
    expect(performance.now() - from).to.be.lessThan(2_000);
  });
});
