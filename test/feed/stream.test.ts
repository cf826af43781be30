/** Changes as server-sent events: `streamChanges`. */
import { expect } from 'chai';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { client } from '../support/client.js';
import { passTime, setClock, stopTime } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import type { Frame } from '../support/feed.js';
import { inspected } from '../support/inspection.js';
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
import { rawSocket } from '../support/raw-feed.js';
import { changeRights, newKey, revoke } from '../support/registry.js';
import {
  openStream,
  type Stream,
  type StreamOptions,
  stream,
  streamRefusal,
  streamTarget,
} from '../support/stream.js';

const open = (options: Partial<StreamOptions> = {}): Promise<Stream> =>
  stream(service, { key: service.key, collection, ...options });
const refused = (options: Partial<StreamOptions> = {}) =>
  streamRefusal(service, { key: service.key, collection, ...options });
const insert = (count: number, row: object = {}): Promise<unknown> =>
  owner.post(
    rows,
    range(1, count).map((n) => ({ n, ...row })),
    { Prefer: 'return=minimal' },
  );
const bookmarksIn = ({ frames }: Stream): Frame[] => frames.filter(({ event }) => event === 'bookmark');
const isChange = ({ event }: Frame): boolean => event !== 'bookmark';

describe('a stream of changes', () => {
  before(() => serve({ limits: { inspectMs: 10, closeMs: 200 } }));
  after(() => service.close());
  beforeEach(() => begin());

  it('begins with retry and a bookmark, and has the headers that keep it unbuffered', async () => {
    const opened = await open();
    await opened.until('the bookmark', () => bookmarksIn(opened)[0]);
    expect(opened.otherLines[0]).to.equal('retry: 2000');
    expect(opened.events[0]).to.deep.include({ event: 'bookmark', id: await cursorNow() });
    const { headers } = opened.message;
    expect(headers).to.include({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'transfer-encoding': 'chunked',
    });
    for (const name of ['content-length', 'content-encoding', 'etag'])
      expect(headers).not.to.have.property(name);
  });

  it('sends the frames of the feed, and uses their cursors as event ids', async () => {
    await owner.post(rows, [{ n: 1, open: false }]);
    const since = await cursorNow();
    const asked: readonly Partial<StreamOptions>[] = [
      {},
      { filter: '@.open == true' },
      { fields: ['m', 'é'] },
      { events: ['update', 'insert'], filter: '@.n < 9', fields: ['n'] },
    ];
    const pairs = await Promise.all(
      asked.map(async ({ events, ...rest }) => ({
        feed: await follow({ ...rest, ...(events && { events: events.join() }) }),
        live: await open({ ...rest, ...(events && { events }) }),
      })),
    );
    await owner.post(rows, [{ n: 2, open: true, é: 'ü\r\n"\u2028' }, { m: null }]);
    await owner.patch(`${rows}/1`, { open: true, n: 9 });
    await owner.patch(`${rows}/1`, { m: 2 });
    await owner.patch(`${rows}/2`, { open: 1 });
    await owner.post(rows, [{ open: true, n: 1, m: 'last' }]);
    for (const [index, { feed, live }] of pairs.entries()) {
      const isLast = ({ row }: Frame): boolean => row?.id === 4;
      await live.until('the last frame', () => live.frames.some(isLast));
      const frames = live.frames.filter(isChange);
      expect(frames.length).to.be.greaterThan(2);
      expect(frames).to.deep.equal(await feed.next(frames.length));
      for (const { id, data } of live.events) expect(id).to.equal(JSON.parse(data).cursor);
      const resumed = await open({ ...asked[index]!, since });
      expect(await resumed.next(frames.length)).to.deep.equal(frames);
    }
  });

  it('resumes from Last-Event-ID, which takes precedence over since and initial', async () => {
    const beginning = await cursorNow();
    await insert(5);
    const { incarnation } = pointOf(beginning);
    const headers = { 'Last-Event-ID': cursorOf(incarnation, 3) };
    for (const options of [{}, { since: beginning }, { initial: 'true' }, { since: `x${beginning}` }]) {
      const resumed = await open({ ...options, headers });
      expect((await resumed.next(2)).map(({ seq }) => seq)).to.deep.equal([4, 5]);
    }
    const started = await open({ since: beginning, headers: { 'Last-Event-ID': '' } });
    expect(await started.next(5)).to.have.length(5);
    for (const id of ['x', '1', 'a-01', `${beginning}, ${beginning}`]) {
      const { status, code, json } = await refused({ headers: { 'Last-Event-ID': id } });
      expect([status, code, json.errors[0].parameter]).to.deep.equal([
        400,
        'parameter_invalid',
        'Last-Event-ID',
      ]);
    }
    const ahead = await refused({ since: beginning, headers: { 'Last-Event-ID': cursorOf(incarnation, 6) } });
    expect([ahead.status, ahead.code]).to.deep.equal([410, 'cursor_expired']);
  });

  it('sends no id before the synced bookmark', async () => {
    await insert(300, { text: 'x'.repeat(1_000) });
    const opening = open({ initial: 'true', filter: '@.n > 0' });
    const changing = Promise.all(range(1, 20).map((id) => owner.patch(`${rows}/${id}`, { n: 1_000 + id })));
    const opened = await opening;
    await changing;
    const synced = await opened.until('the synced bookmark', () =>
      opened.frames.find((frame) => frame.synced),
    );
    const at = opened.frames.indexOf(synced);
    for (const { id } of opened.events.slice(0, at)) expect(id).to.equal(undefined);
    expect(opened.events[at]!.id).to.equal(synced.cursor);
    const copy = new Map(opened.frames.slice(0, at).map(({ row }) => [row.id, row]));
    const page = (await owner.get(`${rows}?limit=1000`)).json;
    await opened.until('the last change', () => opened.frames.at(-1)!.seq >= 320);
    for (const { row } of opened.frames.slice(at).filter(isChange)) copy.set(row.id, row);
    expect([...copy.values()].sort((a, b) => a.id - b.id)).to.deep.equal(page);
    await insert(1);
    await opened.until('the insert', () => opened.events.at(-1)!.event === 'insert');
    expect(opened.events.at(-1)).to.include({ event: 'insert', id: await cursorNow() });
  });

  it('sends a comment after 15 s of silence, and bookmarks', async () => {
    stopTime();
    const opened = await open();
    await opened.until('the bookmark', () => bookmarksIn(opened)[0]);
    const comments = (): string[] => opened.otherLines.filter((line) => line.startsWith(':'));
    passTime(14_000);
    await inspected();
    await insert(1);
    await opened.next();
    expect(comments()).to.deep.equal([]);
    passTime(15_000);
    await opened.until('a comment or a bookmark', () => comments().length + bookmarksIn(opened).length > 1);
    passTime(15_000);
    await opened.until('both', () => comments().length > 0 && bookmarksIn(opened).length > 1);
    expect(bookmarksIn(opened).at(-1)!.cursor).to.equal(await cursorNow());
  });

  it('sends a bookmark after 1,000 changes that it skips', async () => {
    const opened = await open({ events: ['delete'] });
    await insert(1_000);
    await opened.until('the second bookmark', () => bookmarksIn(opened)[1]);
    expect(opened.events.at(-1)).to.include({ event: 'bookmark', id: await cursorNow() });
  });

  /** Waits for the event `end`, and returns its problem. Then the client gets the same problem over HTTP. */
  async function endOf(opened: Stream, options: Partial<StreamOptions>): Promise<string> {
    const from = performance.now();
    const { data } = await opened.until('the end', () => opened.events.find(({ event }) => event === 'end'));
    expect(performance.now() - from).to.be.lessThan(2_000);
    expect(await opened.ended).to.equal(true);
    const { code, status, instance } = JSON.parse(data);
    const again = await refused(options);
    expect([again.code, again.status, again.json.instance]).to.deep.equal([code, status, instance]);
    return code;
  }

  it('ends with key_invalid when its key is revoked or expires', async () => {
    const revoked = await newKey(service);
    const options = { key: revoked.text };
    const opened = await open(options);
    await revoke(service, revoked.id);
    expect(await endOf(opened, options)).to.equal('key_invalid');
    const expiring = { key: (await newKey(service, { expiresAt: Date.now() + 60_000 })).text };
    const other = await open(expiring);
    setClock(60_000);
    expect(await endOf(other, expiring)).to.equal('key_invalid');
  });

  it('ends with scope_insufficient when its key loses the scope or the collection', async () => {
    for (const rights of [{ scopes: ['write'] as const }, { collections: ['elsewhere'] }]) {
      const key = await newKey(service);
      const opened = await open({ key: key.text });
      await changeRights(service, key.id, rights);
      expect(await endOf(opened, { key: key.text })).to.equal('scope_insufficient');
    }
  });

  it('ends with collection_not_found when the collection is deleted, after its last frames', async () => {
    const opened = await open();
    await insert(2);
    await owner.delete(`/v1/collections/${collection}`);
    expect(await endOf(opened, {})).to.equal('collection_not_found');
    expect(opened.events.map(({ event }) => event)).to.deep.equal(['bookmark', 'insert', 'insert', 'end']);
  });

  it('is rejected with a plain error if it cannot start', async () => {
    const since = await cursorNow();
    const { incarnation } = pointOf(since);
    const writer = await newKey(service, { scopes: ['write'] });
    const cases: [options: Partial<StreamOptions>, status: number, code: string][] = [
      [{ since: cursorOf(incarnation, 1) }, 410, 'cursor_expired'],
      [{ since: `x${since}` }, 410, 'cursor_expired'],
      [{ since: 'x' }, 400, 'parameter_invalid'],
      [{ since, initial: 'true' }, 400, 'parameter_invalid'],
      [{ initial: 'true', events: ['insert'] }, 400, 'parameter_invalid'],
      [{ initial: 'false' }, 400, 'parameter_invalid'],
      [{ events: ['insert,delete'] }, 400, 'parameter_invalid'],
      [{ filter: 'x' }, 400, 'parameter_invalid'],
      [{ fields: ['a', 'a'] }, 400, 'parameter_invalid'],
      [{ headers: { 'x-api-key': 'wrong' } }, 400, 'credentials_conflict'],
      [{ key: undefined }, 401, 'key_missing'],
      [{ key: 'wrong' }, 401, 'key_invalid'],
      [{ key: writer.text }, 403, 'scope_insufficient'],
      [{ headers: { Origin: 'https://elsewhere.example' } }, 403, 'origin_forbidden'],
      [{ headers: { Origin: 'null' } }, 403, 'origin_forbidden'],
      [{ collection: 'none' }, 404, 'collection_not_found'],
    ];
    const before = service.shares.snapshot();
    for (const [options, status, code] of cases) {
      const rejected = await refused(options);
      expect([rejected.status, rejected.code], rejected.text).to.deep.equal([status, code]);
      expect(rejected.text).not.to.include(service.key);
    }
    await eventually('nothing is taken', () => service.shares.taken('responses') === 0);
    expect(service.shares.snapshot()).to.deep.equal(before);
  });

  it('takes the key from headers or the query, and pages of its own origin', async () => {
    const { key, url: Origin } = service;
    (await open({ key: undefined, headers: { 'x-api-key': key, Origin } })).close();
    (await open({ key: undefined, headers: { Authorization: `Bearer ${key}`, Origin } })).close();
  });

  it('returns the headers for HEAD, and takes nothing', async () => {
    const before = service.shares.snapshot();
    const { status, headers, text } = await owner.send('HEAD', streamTarget({ collection }));
    expect([status, headers['content-type'], text]).to.deep.equal([200, 'text/event-stream', '']);
    await eventually('nothing is taken', () => service.shares.taken('feeds') === 0);
    expect(service.shares.snapshot()).to.deep.equal(before);
  });

  it('counts as an open feed and not as a request in progress, until the client disconnects', async () => {
    const before = service.shares.snapshot();
    const opened = await open();
    await opened.until('the bookmark', () => bookmarksIn(opened)[0]);
    expect([service.shares.taken('feeds'), service.shares.taken('requests')]).to.deep.equal([1, 0]);
    opened.close();
    await eventually('it is gone', () => service.shares.taken('feeds') === 0);
    expect(service.shares.snapshot()).to.deep.equal(before);
  });

  it('is sent without chunks to clients of HTTP/1.0', async () => {
    const socket = await rawSocket(service);
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.write(`GET ${streamTarget({ key: service.key, collection })} HTTP/1.0\r\n\r\n`);
    await eventually('it is open', () => text.includes('event: bookmark'));
    await insert(1);
    await eventually('a frame has arrived', () => text.includes('event: insert'));
    const [head, body] = text.split('\r\n\r\n') as [string, string];
    expect(head).not.to.match(/transfer-encoding|content-length/i);
    expect(body).to.match(/^retry: 2000\n\nevent: bookmark\nid: \S+\ndata: \{.*\}\n\nevent: insert\n/);
    socket.destroy();
  });

  it('waits for a slow reader, and disconnects it without end after 30 s in which it reads nothing', async () => {
    const text = 'x'.repeat(200_000);
    const slow = await open();
    const live = await open();
    slow.message.pause();
    for (let n = 0; n < 60; n += 1) await insert(1, { text });
    await live.next(60);
    await inspected();
    passTime(30_000);
    await eventually('it is disconnected', () => service.shares.taken('feeds') === 1);
    slow.message.resume();
    expect(await slow.ended).to.equal(false);
    expect(slow.events.map(({ event }) => event)).not.to.include('end');
    const { id } = slow.events.at(-1)!;
    const resumed = await open({ headers: { 'Last-Event-ID': id! } });
    const missing = 60 - slow.frames.filter(isChange).length;
    expect((await resumed.next(missing)).at(-1)!.seq).to.equal(60);
  });
});

describe('streams of changes with other settings', () => {
  afterEach(() => service.close());

  it('are rejected with 429 per key, together with other feeds', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS_PER_KEY: '1' } });
    await begin();
    const opened = await open();
    const { status, code } = await refused();
    expect([status, code]).to.deep.equal([429, 'too_many_sockets']);
    opened.close();
    await eventually('it is gone', () => service.shares.taken('feeds') === 0);
    await follow();
    expect((await refused()).status).to.equal(429);
  });

  it('are rejected with 503 in total', async () => {
    await serve({ env: { ROWFEED_MAX_SOCKETS: '0' } });
    await begin();
    const result = await openStream(service, { key: service.key, collection });
    expect(result).to.include({ status: 503, code: 'sockets_exhausted' });
  });

  it('end without an event when the server shuts down, after the last changes', async () => {
    await serve();
    await begin();
    const opened = await open();
    await opened.until('the bookmark', () => bookmarksIn(opened)[0]);
    await insert(1);
    const from = performance.now();
    const stopped = service.stop();
    expect(await opened.ended).to.equal(true);
    expect(opened.events.map(({ event }) => event)).to.deep.equal(['bookmark', 'insert']);
    await stopped;
    expect(performance.now() - from).to.be.lessThan(3_000);
  });

  it('allows Last-Event-ID in preflights', async () => {
    await serve({ env: { ROWFEED_CORS_ORIGIN: 'https://app.example' } });
    await begin();
    const preflight = await client(service).send('OPTIONS', streamTarget({ collection }), undefined, {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'last-event-id',
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers['access-control-allow-headers']).to.include('Last-Event-ID');
    const opened = await open({ headers: { Origin: 'https://app.example' } });
    expect(opened.message.headers['access-control-allow-origin']).to.equal('https://app.example');
  });
});
