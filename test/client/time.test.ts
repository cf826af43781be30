import { expect } from 'chai';
import type { AnyRow, MirrorOptions, WebSocketEvent, WebSocketLike } from '../../src/client/index.js';
import { LiveMirror } from '../../src/client/mirror.js';
import { eventually } from '../support/eventually.js';
import { listenTo, MemoryStorage, type Told } from '../support/mirrors.js';
import { OwnTime, turn } from '../support/own-time.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';

/** A socket whose other end is the test. */
class OwnSocket implements WebSocketLike {
  static opened: OwnSocket[] = [];
  readonly query: URLSearchParams;
  isClosed = false;
  readonly #listeners: [type: string, listener: (event: WebSocketEvent) => void][] = [];

  constructor(url: string) {
    this.query = new URL(url).searchParams;
    OwnSocket.opened.push(this);
  }

  addEventListener(type: string, listener: (event: WebSocketEvent) => void): void {
    this.#listeners.push([type, listener]);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.#happens({ type: 'open' });
  }

  say(...frames: unknown[]): void {
    for (const frame of frames)
      this.#happens({ type: 'message', data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  fail(): void {
    this.#happens({ type: 'error' });
  }

  end(code: number): void {
    this.#happens({ type: 'close', code, reason: '' });
  }

  #happens(event: WebSocketEvent): void {
    for (const [type, listener] of this.#listeners) if (type === event.type) listener(event);
  }
}

const row = (id: number, rest: object = {}): object => ({
  event: 'row',
  collection: 'notes',
  row: { id, ...rest },
});
const bookmark = (seq: number, rest: object = {}): object => ({
  event: 'bookmark',
  seq,
  cursor: `x-${seq}`,
  ...rest,
});
const change = (event: string, seq: number, id: number, rest: object = {}): object => ({
  event,
  seq,
  cursor: `x-${seq}`,
  row: { id, ...rest },
});

describe('a mirror, frame by frame', () => {
  let time: OwnTime;
  let notes: LiveMirror<AnyRow>;
  let told: Told;
  let server: StandIn;
  let url: string;
  before(async () => {
    server = await startStandIn((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, url);
      // Nobody can report why a handshake was rejected.
      if (!pathname.endsWith('/changes')) return request.socket.destroy();
      response.setHeader('content-type', 'application/json');
      return response.end(
        JSON.stringify({ changes: [], cursor: searchParams.get('since'), has_more: false }),
      );
    });
    ({ url } = server);
  });
  after(() => server.close());
  afterEach(() => notes.close());

  async function begin(options: Partial<MirrorOptions> = {}): Promise<OwnSocket> {
    time = new OwnTime();
    OwnSocket.opened = [];
    notes = new LiveMirror(
      { url, collection: 'notes', key: 'k', transport: 'websocket', WebSocket: OwnSocket, ...options },
      time,
    );
    told = listenTo(notes);
    if (options.storage === undefined) await turn();
    else await eventually('it connects', () => OwnSocket.opened.length > 0);
    return OwnSocket.opened[0]!;
  }

  /** Returns the next socket that is opened, and the time until then. */
  async function next(): Promise<{ socket: OwnSocket; afterMs: number }> {
    const count = OwnSocket.opened.length;
    await time.pass(0);
    await eventually('it waits', () => Number.isFinite(time.nextMs));
    const afterMs = time.nextMs;
    await time.pass(afterMs);
    // A mirror that resumes first requests the changes in between.
    await eventually('it connects', () => OwnSocket.opened.length > count);
    expect(OwnSocket.opened).to.have.lengthOf(count + 1);
    return { socket: OwnSocket.opened[count]!, afterMs };
  }

  const ids = (): number[] => [...notes.rows.keys()];

  it('shows nothing before the rows are all there', async () => {
    const socket = await begin();
    expect(Object.fromEntries(socket.query)).to.deep.equal({
      api_key: 'k',
      collection: 'notes',
      initial: 'true',
    });
    socket.open();
    socket.say(
      row(1),
      row(2),
      change('delete', 8, 1),
      row(4),
      change('insert', 9, 3),
      change('update', 10, 2, { n: 1 }),
    );
    await time.pass(1_000);
    expect([ids(), notes.synced, told.changes.length]).to.deep.equal([[], false, 0]);
    socket.say(bookmark(10, { synced: true }));
    await time.pass(0);
    expect([ids(), notes.synced, told.changes.length]).to.deep.equal([[2, 4, 3], true, 1]);
    expect(notes.rows.get(2)).to.deep.equal({ id: 2, n: 1 });
  });

  it('that is cut before that begins again, without what came', async () => {
    let socket = await begin();
    socket.open();
    socket.say(row(1), change('insert', 8, 2), bookmark(8));
    socket.end(1006);
    ({ socket } = await next());
    expect([socket.query.get('initial'), socket.query.has('since')]).to.deep.equal(['true', false]);
    socket.open();
    socket.say(row(3), bookmark(9, { synced: true }));
    await time.pass(0);
    expect(ids()).to.deep.equal([3]);
  });

  it('resumes from the last frame, bookmarks included', async () => {
    let socket = await begin();
    socket.open();
    socket.say(row(1), bookmark(3, { synced: true }));
    for (const [frame, cursor] of [
      [undefined, 'x-3'],
      [change('update', 4, 1), 'x-4'],
      [bookmark(40), 'x-40'],
      [change('leave', 41, 1), 'x-41'],
      [change('delete', 42, 1), 'x-42'],
    ] as const) {
      if (frame !== undefined) socket.say(frame);
      socket.end(1001);
      ({ socket } = await next());
      expect(socket.query.get('since')).to.equal(cursor);
      expect(socket.query.has('initial')).to.equal(false);
      socket.open();
    }
  });

  it('holds as many rows as come', async () => {
    let socket = await begin();
    const many = 200_000;
    for (const event of ['insert', 'delete']) {
      socket.open();
      if (event === 'insert') for (let id = 1; id <= many; id += 1) socket.say(row(id));
      socket.say(bookmark(many, { synced: true }));
      await time.pass(0);
      expect([told.changes.at(-1)!.length, notes.rows.size]).to.deep.equal([
        many,
        event === 'insert' ? many : 0,
      ]);
      socket.end(4410);
      ({ socket } = await next());
    }
  });

  it('passes over members and kinds of frames that it does not know', async () => {
    let socket = await begin();
    socket.open();
    socket.say(row(1), { ...bookmark(3), synced: true, from: 'tomorrow' }, change('rename', 4, 1, { n: 1 }));
    socket.say({ event: 'greeting' });
    await time.pass(0);
    expect([...notes.rows.values()]).to.deep.equal([{ id: 1 }]);
    socket.end(1006);
    ({ socket } = await next());
    expect(socket.query.get('since')).to.equal('x-3');
  });

  it('gives up a connection on which something else comes', async () => {
    for (const text of ['hello', 'null', '[]', '{}', '{"event":5}']) {
      const socket = await begin();
      socket.open();
      socket.say(row(1), bookmark(3, { synced: true }), change('insert', 4, 2), text, change('insert', 5, 3));
      await turn();
      expect([socket.isClosed, ids()], text).to.deep.equal([true, [1, 2]]);
      expect((await next()).socket.query.get('since')).to.equal('x-4');
      await notes.close();
    }
  });

  it('puts a new copy in the place of the old one when that is whole, and tells what differs', async () => {
    let socket = await begin();
    socket.open();
    socket.say(row(1), row(2), row(3, { n: 1 }), bookmark(3, { synced: true }));
    socket.end(4410);
    await turn();
    told.changes.splice(0);
    ({ socket } = await next());
    expect(socket.query.get('initial')).to.equal('true');
    socket.open();
    socket.say(row(1), row(3, { n: 2 }));
    await time.pass(1_000);
    expect([ids(), notes.synced]).to.deep.equal([[1, 2, 3], false]);
    socket.end(1006);
    ({ socket } = await next());
    socket.open();
    socket.say(row(1), row(3, { n: 3 }), row(4), bookmark(90, { synced: true }));
    await time.pass(0);
    expect(told.changes).to.deep.equal([
      [
        { kind: 'delete', id: 2, row: undefined, before: { id: 2 } },
        { kind: 'update', id: 3, row: { id: 3, n: 3 }, before: { id: 3, n: 1 } },
        { kind: 'insert', id: 4, row: { id: 4 }, before: undefined },
      ],
    ]);
    expect([ids(), notes.synced]).to.deep.equal([[1, 3, 4], true]);
  });

  it('ends at 4403 and 4404, and at no other code, known or not', async () => {
    for (const code of [1000, 1001, 1002, 1006, 1008, 1009, 1011, 1012, 4401, 4408, 4410, 4499]) {
      const socket = await begin();
      socket.open();
      socket.end(code);
      await next();
      expect(told.errors.map((error) => [error.closeCode, error.isFinal])).to.deep.equal([[code, false]]);
      await notes.close();
    }
    for (const code of [4403, 4404]) {
      const socket = await begin();
      socket.open();
      socket.end(code);
      await turn();
      expect(told.errors.map((error) => [error.closeCode, error.isFinal])).to.deep.equal([[code, true]]);
      expect(time.nextMs).to.equal(Number.POSITIVE_INFINITY);
    }
  });

  it('takes a handshake for refused that fails with an error alone', async () => {
    const socket = await begin();
    socket.fail();
    await next();
    socket.end(1006);
    expect(told.errors.map(({ isFinal, closeCode }) => [isFinal, closeCode])).to.deep.equal([
      [false, undefined],
    ]);
  });

  it('waits up to twice as long after each loss, at most half a minute, and starts again with short waits after a long connection', async () => {
    let socket = await begin();
    const waited: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      if (n % 2 === 0) socket.open();
      socket.end(1006);
      const { socket: another, afterMs } = await next();
      socket = another;
      waited.push(afterMs);
    }
    expect(waited).to.deep.equal([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    socket.open();
    await time.pass(9_999);
    socket.end(1006);
    let after = await next();
    expect(after.afterMs).to.equal(30_000);
    after.socket.open();
    await time.pass(10_000);
    after.socket.end(1006);
    after = await next();
    expect(after.afterMs).to.equal(500);
  });

  it('takes a connection for dead on which nothing comes for 45 s, the handshake included', async () => {
    let socket = await begin();
    await time.pass(44_999);
    expect(socket.isClosed).to.equal(false);
    await time.pass(1);
    expect(socket.isClosed).to.equal(true);
    ({ socket } = await next());
    socket.open();
    socket.say(row(1), bookmark(3, { synced: true }));
    for (let n = 0; n < 5; n += 1) {
      await time.pass(30_000);
      socket.say(bookmark(4 + n));
    }
    await time.pass(44_999);
    expect([socket.isClosed, notes.synced]).to.deep.equal([false, true]);
    await time.pass(1);
    expect([socket.isClosed, notes.synced]).to.deep.equal([true, false]);
    // The mirror ignores everything that the closed socket still sends.
    socket.say(change('insert', 10, 2));
    socket.end(1006);
    ({ socket } = await next());
    expect([socket.query.get('since'), ids()]).to.deep.equal(['x-8', [1]]);
  });

  it('is synced again when a resumed feed is open', async () => {
    let socket = await begin();
    socket.open();
    socket.say(bookmark(3, { synced: true }));
    socket.end(1006);
    ({ socket } = await next());
    await time.pass(1_000);
    expect(notes.synced).to.equal(false);
    socket.open();
    expect(notes.synced).to.equal(true);
    expect(told.synced).to.deep.equal([true, false, true]);
  });

  it('is closed while it waits for a key, too', async () => {
    await begin({ key: () => new Promise<string>(() => undefined) });
    await notes.close();
    expect(OwnSocket.opened).to.have.lengthOf(0);
  });

  it('stores no row again that it has loaded', async () => {
    const storage = new MemoryStorage();
    const name = JSON.stringify([`${url}/`, 'notes', null]);
    storage.copies.set(name, { rows: new Map([[1, { id: 1 }]]), cursor: 'x-3' });
    const put: unknown[] = [];
    const save = storage.save.bind(storage);
    storage.save = (name, changes) => {
      put.push(...changes.put);
      return save(name, changes);
    };
    const socket = await begin({ storage });
    expect([socket.query.get('since'), ids()]).to.deep.equal(['x-3', [1]]);
    socket.open();
    socket.say(change('insert', 4, 2));
    await time.pass(0);
    expect(put).to.deep.equal([{ id: 2 }]);
  });

  it('saves a cursor only together with the rows that stand for it', async () => {
    const storage = new MemoryStorage();
    const saved: unknown[] = [];
    storage.onSave = ({ rows, cursor }) => saved.push([cursor, [...rows.keys()]]);
    const first = await begin({ storage });
    first.open();
    first.say(row(1), change('insert', 2, 2));
    await time.pass(0);
    first.say(bookmark(3, { synced: true }));
    await time.pass(0);
    first.say(change('insert', 4, 3), change('delete', 5, 1));
    await time.pass(0);
    first.say(bookmark(9));
    await time.pass(0);
    expect(saved).to.deep.equal([
      ['x-3', [1, 2]],
      ['x-5', [2, 3]],
      ['x-9', [2, 3]],
    ]);
  });

  it('saves what comes meanwhile when the save before is through', async () => {
    const storage = new MemoryStorage();
    const save = storage.save.bind(storage);
    const saves: (() => void)[] = [];
    storage.save = async (name, changes) => {
      await new Promise<void>((resolve) => saves.push(resolve));
      await save(name, changes);
    };
    const first = await begin({ storage });
    first.open();
    first.say(row(1), bookmark(1, { synced: true }));
    await time.pass(0);
    for (let n = 2; n < 10; n += 1) {
      first.say(change('insert', n, n), change('delete', n, n - 1));
      await time.pass(0);
    }
    expect(saves).to.have.lengthOf(1);
    const closed = notes.close();
    saves.shift()!();
    await turn();
    saves.shift()!();
    await closed;
    const [copy] = storage.copies.values();
    expect([copy!.cursor, [...copy!.rows.keys()], saves.length]).to.deep.equal(['x-9', [9], 0]);
  });
});
