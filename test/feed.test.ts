import { expect } from 'chai';
import { type Client, client } from './support/client.js';
import { advanceClock } from './support/clock.js';
import { type Feed, type FeedOptions, type Frame, feed, handshake, refusal } from './support/feed.js';
import { changeRights, newKey, revoke } from './support/registry.js';
import { startService, type TestService } from './support/service.js';
import { sendRaw } from './support/wire.js';

let service: TestService;
let owner: Client;
let collection: string;
let rows: string;

/** A fresh collection for each test. */
async function begin(given: readonly object[] = []): Promise<void> {
  collection = await owner.collection(given);
  rows = `/v1/collections/${collection}/rows`;
}
const follow = (options: Partial<FeedOptions> = {}): Promise<Feed> =>
  feed(service, { key: service.key, collection, ...options });
const cursorNow = async (): Promise<string> => (await owner.get(rows)).headers['collection-cursor']!;
/** Another point of the same log. A client must not do this; the form is what the service itself reads. */
const shifted = (cursor: string, by: number): string =>
  cursor.replace(/\d+$/, (seq) => String(Number(seq) + by));
const seqs = (frames: readonly Frame[]): number[] => frames.map(({ seq }) => seq);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('the feed', () => {
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(() => begin());

  describe('frames', () => {
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

  describe('handshake', () => {
    const refusals: [
      name: string,
      options: () => Partial<FeedOptions>,
      status: number,
      code: string,
      at?: string,
    ][] = [
      ['no collection', () => ({ query: `?api_key=${service.key}` }), 400, 'parameter_invalid', 'collection'],
      ['an empty collection', () => ({ collection: '' }), 400, 'parameter_invalid', 'collection'],
      ['an impossible collection', () => ({ collection: 'a b' }), 400, 'parameter_invalid', 'collection'],
      ['an unknown collection', () => ({ collection: 'nowhere' }), 404, 'collection_not_found'],
      ['empty events', () => ({ events: '' }), 400, 'parameter_invalid', 'events'],
      ['an unknown event', () => ({ events: 'upsert' }), 400, 'parameter_invalid', 'events'],
      ['one unknown event', () => ({ events: 'insert,upsert' }), 400, 'parameter_invalid', 'events'],
      ['an empty event', () => ({ events: 'insert,' }), 400, 'parameter_invalid', 'events'],
      ['a space in events', () => ({ events: 'insert, delete' }), 400, 'parameter_invalid', 'events'],
      ['an event in capitals', () => ({ events: 'Insert' }), 400, 'parameter_invalid', 'events'],
      ['bookmark as an event', () => ({ events: 'bookmark' }), 400, 'parameter_invalid', 'events'],
      ['an event twice', () => ({ events: 'insert,insert' }), 400, 'parameter_invalid', 'events'],
      ['an empty cursor', () => ({ since: '' }), 400, 'parameter_invalid', 'since'],
      ['a malformed cursor', () => ({ since: 'yesterday' }), 400, 'parameter_invalid', 'since'],
      ['a number as cursor', () => ({ since: '12' }), 400, 'parameter_invalid', 'since'],
      [
        'an unknown parameter',
        () => ({ query: `?api_key=${service.key}&collection=${collection}&x=1` }),
        400,
        'parameter_invalid',
        'x',
      ],
      [
        'a repeated parameter',
        () => ({ query: `?api_key=${service.key}&collection=${collection}&collection=b` }),
        400,
        'parameter_invalid',
        'collection',
      ],
      ['no key', () => ({ key: undefined }), 401, 'key_missing'],
      ['a bad key', () => ({ key: 'wrong' }), 401, 'key_invalid'],
      ['two keys', () => ({ headers: { 'x-api-key': 'wrong' } }), 400, 'credentials_conflict'],
      [
        'another origin',
        () => ({ headers: { Origin: 'https://elsewhere.example' } }),
        403,
        'origin_forbidden',
      ],
      ['the origin null', () => ({ headers: { Origin: 'null' } }), 403, 'origin_forbidden'],
      ['the key before all else', () => ({ query: '?events=x&y=1' }), 401, 'key_missing'],
      [
        'parameters before the collection',
        () => ({ collection: 'nowhere', events: 'x' }),
        400,
        'parameter_invalid',
        'events',
      ],
    ];
    for (const [name, options, status, code, at] of refusals) {
      it(`${name}: ${status} ${code}`, async () => {
        const answer = await refusal(service, { key: service.key, collection, ...options() });
        expect([answer.status, answer.code], answer.text).to.deep.equal([status, code]);
        if (at)
          expect(answer.json.errors.map((item: { parameter: string }) => item.parameter)).to.deep.equal([at]);
        expect(answer.json.instance).to.equal('/ws');
      });
    }

    it('is forbidden without the scope read, or of another collection', async () => {
      const writer = await newKey(service, { scopes: ['write'] });
      const bound = await newKey(service, { collections: [collection] });
      const others = await owner.collection();
      const tries: [FeedOptions, string | undefined][] = [
        [{ key: writer.text, collection }, 'scope_insufficient'],
        [{ key: writer.text, collection: 'nowhere' }, 'scope_insufficient'],
        [{ key: writer.text, collection, events: 'x' }, 'scope_insufficient'],
        [{ key: bound.text, collection: others }, 'scope_insufficient'],
        [{ key: bound.text, collection: 'nowhere' }, 'scope_insufficient'],
        [{ key: bound.text, collection }, undefined],
      ];
      for (const [options, code] of tries) {
        const result = await handshake(service, options);
        if ('status' in result) expect(result.code, result.text).to.equal(code);
        else {
          expect(code).to.equal(undefined);
          await result.close();
        }
      }
    });

    it("from the service's own origin is allowed", async () => {
      await (await follow({ headers: { Origin: service.url } })).close();
    });

    const upgrade = (path: string, lines: readonly string[]) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('\r\n')}\r\n\r\n`;
    const proper = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
    const shapes: [name: string, lines: readonly string[], status: number, code: string][] = [
      ['another version', [proper[0]!, 'Sec-WebSocket-Version: 7'], 426, 'upgrade_required'],
      ['no version', [proper[0]!], 426, 'upgrade_required'],
      ['no key of its own', [proper[1]!], 400, 'request_malformed'],
      ['a malformed key of its own', ['Sec-WebSocket-Key: x', proper[1]!], 400, 'request_malformed'],
    ];
    for (const [name, lines, status, code] of shapes) {
      it(`${name}: ${status} ${code}`, async () => {
        const path = `/ws?api_key=${service.key}&collection=${collection}`;
        const [answer] = await sendRaw(service, [['GET', path]], upgrade(path, lines));
        expect([answer?.status, answer?.code]).to.deep.equal([status, code]);
        if (status === 426) expect(answer!.headers['sec-websocket-version']).to.equal('13');
      });
    }

    it('of another path is no upgrade', async () => {
      for (const [path, status] of [
        ['/health', 200],
        ['/nowhere', 404],
        ['/ws/', 404],
        ['/v1/collections', 401],
      ] as const) {
        const [answer] = await sendRaw(service, [['GET', path]], upgrade(path, proper));
        expect(answer!.status, path).to.equal(status);
      }
    });
  });

  describe('since', () => {
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

    it('from a list follows on under writers, with nothing lost and nothing twice', async () => {
      let isWriting = true;
      const writers = range(1, 8).map(async (writer) => {
        for (let n = 0; isWriting; n += 1) {
          const { json } = await owner.post(rows, [
            { writer, n },
            { writer, n },
          ]);
          if (n % 3 === 0) await owner.delete(`${rows}/${json[0].id}`);
          if (n % 5 === 0) await owner.patch(`${rows}/${json[1].id}`, { n: -1 });
        }
      });
      const copies: { watching: Feed; state: Map<number, unknown>; from: number }[] = [];
      for (let round = 0; round < 5; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const list = await owner.get(`${rows}?limit=1000`);
        if (list.headers.link) break;
        const state = new Map<number, unknown>(list.json.map((row: { id: number }) => [row.id, row]));
        const since = list.headers['collection-cursor']!;
        copies.push({ watching: await follow({ since }), state, from: Number(since.split('-')[1]) });
      }
      isWriting = false;
      await Promise.all(writers);
      expect(copies.length).to.be.greaterThan(0);
      const last = Number((await cursorNow()).split('-')[1]);
      const { json: present } = await owner.get(`${rows}?limit=1000`);
      for (const { watching, state, from } of copies) {
        const frames = await watching.next(last - from);
        expect(seqs(frames)).to.deep.equal(range(from + 1, last));
        for (const { event, row } of frames)
          event === 'delete' ? state.delete(row.id) : state.set(row.id, row);
        if (present.length < 1000) {
          expect(
            [...state.values()].sort((a, b) => (a as Frame['row']).id - (b as Frame['row']).id),
          ).to.deep.equal(present);
        }
      }
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

  describe('close', () => {
    it('4404 when the collection is deleted, after its last frames', async () => {
      const live = await follow();
      const resumed = await follow({ since: await cursorNow(), events: 'delete' });
      await owner.post(rows, [{ n: 1 }]);
      await owner.delete(`/v1/collections/${collection}`);
      expect((await live.closed()).code).to.equal(4404);
      expect((await resumed.closed()).code).to.equal(4404);
      expect(live.all.map(({ event }) => event)).to.deep.equal(['insert']);
    });

    it('4401 within 2 s when the key is revoked, and no other feed', async () => {
      const key = await newKey(service);
      const watching = await follow({ key: key.text });
      const other = await follow();
      const from = Date.now();
      await revoke(service, key.id);
      expect((await watching.closed()).code).to.equal(4401);
      expect(Date.now() - from).to.be.lessThan(2_000);
      expect(await other.drain(owner)).to.deep.equal([]);
    });

    it('4401 within 2 s when the key expires', async () => {
      const key = await newKey(service, { expiresAt: Date.now() + 700 });
      const watching = await follow({ key: key.text });
      expect((await watching.closed()).code).to.equal(4401);
      expect(Date.now() - key.expiresAt!).to.be.within(0, 2_000);
    });

    it('4403 when the key loses the scope or the collection', async () => {
      for (const rights of [{ scopes: ['write'] as const }, { collections: ['elsewhere'] }]) {
        const key = await newKey(service);
        const watching = await follow({ key: key.text });
        const from = Date.now();
        await changeRights(service, key.id, rights);
        expect((await watching.closed()).code).to.equal(4403);
        expect(Date.now() - from).to.be.lessThan(2_000);
      }
    });

    it('none when the key keeps what it needs', async () => {
      const key = await newKey(service);
      const watching = await follow({ key: key.text });
      await changeRights(service, key.id, { scopes: ['read'], collections: [collection] });
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(await watching.drain(owner)).to.deep.equal([]);
    });

    it('1003 for a binary frame', async () => {
      const watching = await follow();
      watching.socket.send(Buffer.from('hello'));
      expect((await watching.closed()).code).to.equal(1003);
    });

    it('1009 for a frame of over 4 KiB, while smaller ones are ignored', async () => {
      const watching = await follow();
      watching.socket.send('x'.repeat(4_096));
      watching.socket.send('{"op":"subscribe"}');
      expect(await watching.drain(owner)).to.deep.equal([]);
      watching.socket.send('x'.repeat(4_097));
      expect((await watching.closed()).code).to.equal(1009);
    });

    it('1008 for over 100 frames within a second', async () => {
      const patient = await follow();
      const hasty = await follow();
      for (let n = 0; n < 100; n += 1) patient.socket.send('x');
      for (let n = 0; n < 101; n += 1) hasty.socket.send('x');
      expect((await hasty.closed()).code).to.equal(1008);
      expect(await patient.drain(owner)).to.deep.equal([]);
    });

    it('1002 and 1007 for what is not the protocol', async () => {
      for (const [bytes, code] of [
        [Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
        [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
      ] as const) {
        const watching = await follow();
        // The socket below: no client would send this.
        (watching.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(bytes);
        expect((await watching.closed()).code).to.equal(code);
      }
    });

    it('is answered when the client closes', async () => {
      const watching = await follow();
      watching.socket.close(1000, 'done');
      expect((await watching.closed()).code).to.equal(1000);
    });

    it('answers a ping', async () => {
      const watching = await follow();
      const pong = new Promise<string>((resolve) =>
        watching.socket.once('pong', (data) => resolve(data.toString())),
      );
      watching.socket.ping('hello');
      expect(await pong).to.equal('hello');
    });
  });
});

describe('the feed, as time goes by', () => {
  beforeEach(async () => {
    service = await startService();
    owner = client(service, service.key);
    await begin();
  });
  afterEach(() => service.close());

  it('brings a bookmark every 30 s to clients that passed since, and to no others', async () => {
    await owner.post(rows, [{ n: 1 }]);
    const cursor = await cursorNow();
    const resumed = await follow({ since: cursor });
    const deletes = await follow({ since: cursor, events: 'delete' });
    const live = await follow();
    advanceClock(30_000);
    expect((await resumed.bookmarks(1))[0]).to.include({ seq: 1, cursor });
    await owner.post(rows, [{ n: 2 }]);
    advanceClock(30_000);
    expect((await resumed.bookmarks(2))[1]).to.include({ seq: 2, cursor: await cursorNow() });
    expect((await deletes.bookmarks(2))[1]).to.include({ seq: 2 });
    expect(live.all.map(({ event }) => event)).to.deep.equal(['insert']);
  });

  it('pings every 30 s, and gives up who leaves two unanswered', async () => {
    const alive = await follow();
    const dead = await follow({ autoPong: false });
    const pinged = (each: Feed) => new Promise((resolve) => each.socket.once('ping', resolve));
    for (let round = 0; round < 2; round += 1) {
      const both = Promise.all([pinged(alive), pinged(dead)]);
      advanceClock(30_000);
      await both;
    }
    advanceClock(30_000);
    expect((await dead.closed()).code).to.equal(1006);
    expect(await alive.drain(owner)).to.deep.equal([]);
  });

  it('4408 for who reads nothing for 30 s, while others get every frame at once', async () => {
    const slow = await follow();
    const live = await follow();
    (slow.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const row = { t: 'x'.repeat(200_000) };
    for (let batch = 0; batch < 20; batch += 1) {
      const from = performance.now();
      await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
      await live.next(5);
      expect(performance.now() - from).to.be.lessThan(2_000);
    }
    advanceClock(30_000);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    slow.socket.resume();
    (slow.socket as unknown as { _socket: { resume(): void } })._socket.resume();
    expect((await slow.closed()).code).to.be.oneOf([4408, 1006]);
    expect(slow.all.length).to.be.lessThan(100);
    expect(await live.drain(owner)).to.deep.equal([]);
  });

  it('4410 for a cursor behind what is kept of the log', async () => {
    await service.close();
    service = await startService({ env: { ROWFEED_RETENTION_HOURS: '1', ROWFEED_RETENTION_CHANGES: '10' } });
    owner = client(service, service.key);
    await begin([{ n: 0 }]);
    const old = await cursorNow();
    for (let n = 1; n <= 20; n += 1) await owner.post(rows, [{ n }]);
    const recent = await cursorNow();
    const kept = await follow({ since: old });
    expect(await kept.next(20), 'within the hour all is kept').to.have.length(20);
    advanceClock(2 * 3_600_000);
    await owner.post(rows, [{ n: 21 }]);
    for (;;) {
      const watching = await follow({ since: old });
      const end = await Promise.race([watching.closed(), watching.next(1).then(() => undefined)]);
      if (end) {
        expect(end.code).to.equal(4410);
        expect(watching.all).to.deep.equal([]);
        break;
      }
      await watching.close();
      advanceClock(3_600_000);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(seqs(await (await follow({ since: recent })).next(1))).to.deep.equal([22]);
  });
});

describe('the feed, configured', () => {
  it('has room for so many feeds a key, and an instance', async () => {
    service = await startService({ env: { ROWFEED_MAX_SOCKETS: '3', ROWFEED_MAX_SOCKETS_PER_KEY: '2' } });
    try {
      owner = client(service, service.key);
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
      await new Promise((resolve) => setTimeout(resolve, 50));
      await (await follow({ key: second.text })).close();
    } finally {
      await service.close();
    }
  });

  it('allows the origins it is told', async () => {
    service = await startService({ env: { ROWFEED_CORS_ORIGIN: 'https://app.example.com' } });
    try {
      owner = client(service, service.key);
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
    service = await startService();
    owner = client(service, service.key);
    await begin();
    const watching = await follow();
    await owner.post(rows, [{ n: 1 }]);
    const closing = service.close();
    expect((await watching.closed()).code).to.equal(1001);
    expect(watching.all.map(({ row }) => row.n)).to.deep.equal([1]);
    await closing;
  });
});
