import { expect } from 'chai';
import { type AnyRow, type Change, type Mirror, type MirrorOptions, mirror } from '../../src/client/index.js';
import { type Client, client } from '../support/client.js';
import { passTime, restoreClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { type Line, startLine } from '../support/line.js';
import { listenTo, MemoryStorage, ownWebSocket, transports } from '../support/mirrors.js';
import { type Block, blocks, section } from '../support/readme.js';
import { changeRights, newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { newTicket } from '../support/tickets.js';

const unfinished = '@.done == false';

for (const transport of transports)
  describe(`a mirror over ${transport}`, () => {
    let service: TestService;
    let line: Line;
    let owner: Client;
    let collection: string;
    let rows: string;
    const mirrors: Mirror[] = [];
    /** The close code of a lost connection. The other transports have none. */
    const closed = (code: number): number | undefined => (transport === 'websocket' ? code : undefined);
    before(async () => {
      service = await startService();
      line = await startLine(service);
      owner = client(service, service.key);
    });
    after(async () => {
      await line.close();
      await service.close();
    });
    beforeEach(async () => {
      collection = await owner.collection([
        { text: 'milk', done: false },
        { text: 'tea', done: true },
      ]);
      rows = `/v1/collections/${collection}/rows`;
      line.targets.splice(0);
    });
    afterEach(async () => {
      await Promise.all(mirrors.splice(0).map((each) => each.close()));
    });

    function begin(options: Partial<MirrorOptions> = {}): Mirror {
      const begun = mirror({
        url: line.url,
        collection,
        key: service.key,
        transport,
        WebSocket: ownWebSocket,
        ...options,
      });
      mirrors.push(begun);
      return begun;
    }

    /** Returns, for each request for a feed since the test began, whether it continues from a cursor. */
    const resumes = (): boolean[] =>
      line.targets.flatMap((target) => {
        const query = new URL(target, line.url).searchParams;
        return query.has('wait') ? [] : query.has('since');
      });

    const content = ({ rows }: Mirror): unknown[] => [...rows.values()];
    const all = async (filter?: string): Promise<unknown> =>
      (await owner.get(`${rows}${filter === undefined ? '' : `?filter=${encodeURIComponent(filter)}`}`)).json;

    describe('of a collection', () => {
      it('holds its rows, all at once, and then every change of them', async () => {
        const notes = begin();
        const told = listenTo(notes);
        expect([notes.rows.size, notes.synced]).to.deep.equal([0, false]);
        await notes.ready;
        expect(notes.synced).to.equal(true);
        expect(content(notes)).to.deep.equal(await all());
        expect(told.changes).to.have.lengthOf(1);
        await owner.post(rows, [{ text: 'salt', done: false }]);
        await owner.patch(`${rows}/1`, { done: true });
        await owner.delete(`${rows}/2`);
        await told.until('it is gone', () => !notes.rows.has(2));
        expect(content(notes)).to.deep.equal(await all());
        const tea = { id: 2, text: 'tea', done: true };
        const milk = { id: 1, text: 'milk', done: false };
        const salt = { id: 3, text: 'salt', done: false };
        expect(told.changes.flat()).to.deep.equal([
          { kind: 'insert', id: 1, row: milk, before: undefined },
          { kind: 'insert', id: 2, row: tea, before: undefined },
          { kind: 'insert', id: 3, row: salt, before: undefined },
          { kind: 'update', id: 1, row: { ...milk, done: true }, before: milk },
          { kind: 'delete', id: 2, row: undefined, before: tea },
        ]);
        expect(told.errors).to.deep.equal([]);
      });

      it('tells changes that come together at once', async () => {
        const notes = begin();
        await notes.ready;
        const told = listenTo(notes);
        await owner.post(
          rows,
          Array.from({ length: 1_000 }, () => ({})),
          { Prefer: 'return=minimal' },
        );
        await told.until('all are there', () => notes.rows.size === 1_002);
        expect(told.changes.length).to.be.at.most(50);
      });

      it('is empty where the collection is, and holds what comes then', async () => {
        await owner.delete(`${rows}/1`);
        await owner.delete(`${rows}/2`);
        const notes = begin();
        const told = listenTo(notes);
        await notes.ready;
        expect([notes.rows.size, told.changes.length]).to.deep.equal([0, 0]);
        await owner.post(rows, [{ text: 'salt' }]);
        await told.until('it is there', () => notes.rows.size === 1);
      });

      it('keeps rows of any fields', async () => {
        await owner.post(rows, '[{"__proto__":{"a":1},"toString":null,"":[1.5,"\\ud83d\\ude00"]}]');
        const notes = begin();
        await notes.ready;
        expect(JSON.stringify(content(notes))).to.equal((await owner.get(rows)).text);
      });
    });

    describe('waits for a write', () => {
      const cursorIn = ({ headers }: { readonly headers: Readonly<Record<string, string>> }): string =>
        headers['collection-cursor']!;

      it('until its rows contain it, and knows up to which cursor they are current', async () => {
        const notes = begin();
        expect(notes.cursor).to.equal(undefined);
        // It can wait before the first rows have arrived, and for earlier writes.
        const early = notes.reached(cursorIn(await owner.get(rows)));
        await early;
        expect(content(notes)).to.deep.equal(await all());
        expect(notes.cursor).to.equal(cursorIn(await owner.get(rows)));
        for (const write of [
          () => owner.post(rows, [{ text: 'salt' }]),
          () => owner.patch(`${rows}/1`, { done: true }),
          () => owner.put(`${rows}/2`, { text: 'green tea' }),
          () => owner.delete(`${rows}/1`),
          () => owner.post(`/v1/collections/${collection}/batch`, { operations: [{ op: 'delete', id: 2 }] }),
        ]) {
          const cursor = cursorIn(await write());
          await notes.reached(cursor);
          expect(notes.cursor).to.equal(cursor);
          expect(content(notes)).to.deep.equal(await all());
        }
        await notes.reached(cursorIn(await owner.get(rows)));
      });

      it('also while it is not connected', async () => {
        const notes = begin();
        await notes.ready;
        line.port = 1;
        line.cut();
        const cursor = cursorIn(await owner.post(rows, [{ text: 'salt' }]));
        const reached = notes.reached(cursor);
        line.port = service.port;
        await reached;
        expect(content(notes)).to.deep.equal(await all());
      });

      it('and detects with its cursor that another client has changed a row', async () => {
        const notes = begin();
        await notes.ready;
        const [{ text }] = blocks(
          section('src/docs/reference/client.md', '## Optimistic updates and conflicts'),
        ) as [Block];
        const update = (cursor: string | undefined) =>
          owner.post(
            `/v1/collections/${collection}/batch`,
            JSON.parse(text.replace(/(?<="if_unchanged_since":")[^"]+/, cursor!)),
          );
        const { cursor } = notes;
        await notes.reached(cursorIn(await update(cursor)));
        expect((await update(cursor)).status).to.equal(412);
        expect((await update(notes.cursor)).status).to.equal(200);
      });

      it('but not longer than it runs, nor for a deleted collection, nor for other texts', async () => {
        const failureOf = (waiting: Promise<void>): Promise<unknown> =>
          waiting.then(
            () => 'reached',
            (error: unknown) => error,
          );
        const notes = begin();
        await notes.ready;
        for (const text of [null, '', 'x', '-1'])
          expect(await failureOf(notes.reached(text))).to.be.instanceOf(TypeError);
        const missing = new Headers().get('collection-cursor');
        expect(await failureOf(notes.reached(missing))).to.include({
          message:
            'The cursor is null. Pass the Collection-Cursor of the response to a successful write or list.',
        });
        const [history] = notes.cursor!.split('-');
        const other = await owner.collection([{ text: 'salt' }]);
        const foreign = cursorIn(await owner.get(`/v1/collections/${other}/rows`));
        expect(await failureOf(notes.reached(foreign))).to.include({ code: 'cursor_expired' });
        line.port = 1;
        line.cut();
        await eventually('it is lost', () => !notes.synced);
        const lost = failureOf(notes.reached(foreign));
        line.port = service.port;
        expect(await lost).to.include({ code: 'cursor_expired' });
        const late = failureOf(notes.reached(`${history}-1000`));
        const now = cursorIn(await owner.get(rows));
        await notes.close();
        expect(await late).to.include({ isFinal: true, message: 'The mirror was closed.' });
        expect(await failureOf(notes.reached(now))).to.equal('reached');
        expect(await failureOf(notes.reached(`${history}-1000`))).to.include({ isFinal: true });

        const storage = new MemoryStorage();
        const stored = begin({ storage });
        await stored.ready;
        await stored.close();
        await owner.delete(`/v1/collections/${collection}`);
        await owner.post('/v1/collections', { name: collection });
        const again = begin({ storage });
        expect(await failureOf(again.reached(`${history}-1000`))).to.include({ code: 'cursor_expired' });
        expect(again.rows.size).to.equal(0);
      });
    });

    describe('with a filter', () => {
      it('contains the matching rows, as rows start and stop matching', async () => {
        const notes = begin({ filter: unfinished });
        const told = listenTo(notes);
        await notes.ready;
        expect(content(notes)).to.deep.equal(await all(unfinished));
        told.changes.splice(0);
        await owner.patch(`${rows}/2`, { done: false });
        await owner.patch(`${rows}/2`, { text: 'green tea' });
        await owner.patch(`${rows}/1`, { done: true, text: 'oat milk' });
        await owner.delete(`${rows}/1`);
        await owner.post(rows, [{ done: true }, { done: false }]);
        await owner.delete(`${rows}/2`);
        await told.until('the last one is gone', () => !notes.rows.has(2));
        expect(content(notes)).to.deep.equal(await all(unfinished));
        expect(told.changes.flat().map(({ kind, row, before }) => [kind, row ?? before])).to.deep.equal([
          ['enter', { id: 2, text: 'tea', done: false }],
          ['update', { id: 2, text: 'green tea', done: false }],
          ['leave', { id: 1, text: 'milk', done: false }],
          ['insert', { id: 4, done: false }],
          ['delete', { id: 2, text: 'green tea', done: false }],
        ]);
      });
    });

    describe('that is cut off', () => {
      it('goes on from where it was', async () => {
        const notes = begin();
        const told = listenTo(notes);
        await notes.ready;
        line.cut();
        await told.until('it is lost', () => !notes.synced);
        await owner.post(rows, [{ text: 'salt' }]);
        await owner.delete(`${rows}/1`);
        await told.until('it is back', () => notes.synced && notes.rows.size === 2 && notes.rows.has(3));
        expect(content(notes)).to.deep.equal(await all());
        expect(told.synced).to.deep.equal([true, false, true]);
        expect(told.errors.map(({ isFinal, closeCode }) => [isFinal, closeCode])).to.deep.equal([
          [false, closed(1006)],
        ]);
        // Polls list the rows once.
        expect(resumes()).to.deep.equal(transport === 'poll' ? [false] : [false, true]);
      });

      it('and finds that the collection was created again, reports the differences, and is never empty', async () => {
        const notes = begin();
        const told = listenTo(notes);
        await notes.ready;
        const sizes = new Set<number>();
        notes.on('change', () => sizes.add(notes.rows.size));
        told.changes.splice(0);
        // The proxy does not pass on that the feed closes with 4404.
        line.port = 1;
        line.cut();
        await told.until('it is lost', () => !notes.synced);
        await owner.delete(`/v1/collections/${collection}`);
        await owner.post('/v1/collections', { name: collection });
        await owner.post(rows, [{ text: 'milk', done: false }, { text: 'salt' }, { text: 'rye' }]);
        notes.on('error', () => {
          line.port = service.port;
        });
        await told.until('it is back', () => notes.synced);
        expect(content(notes)).to.deep.equal(await all());
        expect(told.changes).to.deep.equal([
          [
            {
              kind: 'update',
              id: 2,
              row: { id: 2, text: 'salt' },
              before: { id: 2, text: 'tea', done: true },
            },
            { kind: 'insert', id: 3, row: { id: 3, text: 'rye' }, before: undefined },
          ],
        ]);
        expect([...sizes]).to.deep.equal([3]);
        expect(told.errors.at(-1)).to.include({ code: 'cursor_expired', closeCode: undefined });
      });
    });

    describe('whose key', () => {
      it('is refused ends, and says why', async () => {
        let asked = 0;
        const askKey = (): string => {
          asked += 1;
          return 'no-such-key';
        };
        for (const key of ['no-such-key', askKey]) {
          const notes = begin({ key });
          const told = listenTo(notes);
          const error = await notes.ready.then(
            () => undefined,
            (error) => error,
          );
          expect(error).to.include({ name: 'MirrorError', isFinal: true, code: 'key_invalid' });
          expect(told.errors).to.deep.equal([error]);
        }
        // If a function returns the key, the mirror calls it again before it reports the error.
        expect(asked).to.equal(2);
      });

      it('may not read the collection ends', async () => {
        const key = await newKey(service, { collections: ['elsewhere'] });
        const notes = begin({ key: key.text });
        await notes.ready.catch((error) =>
          expect(error).to.include({ isFinal: true, code: 'scope_insufficient' }),
        );
        expect(notes.synced).to.equal(false);
      });

      it('is revoked goes on with another one, where it is given by a function', async () => {
        const keys = [await newKey(service), await newKey(service)];
        let asked = 0;
        const notes = begin({
          key: async () => {
            asked += 1;
            return keys[asked - 1]!.text;
          },
        });
        const told = listenTo(notes);
        await notes.ready;
        await revoke(service, keys[0]!.id);
        await told.until('it is lost', () => !notes.synced);
        await owner.post(rows, [{}]);
        await told.until('it is back', () => notes.synced && notes.rows.size === 3);
        expect(told.errors).to.deep.equal([]);
        expect(asked).to.equal(2);
      });

      it('is a ticket that expires: the next ticket continues the feed, and no error is reported', async () => {
        const given: string[] = [];
        const notes = begin({
          key: async () => {
            given.push(await newTicket(owner, 'ann', [{ collection, scopes: ['read'] }], 60));
            return given.at(-1)!;
          },
        });
        const told = listenTo(notes);
        await notes.ready;
        try {
          passTime(61_000);
          await told.until('it is lost', () => !notes.synced);
          await owner.post(rows, [{}]);
          await told.until('it is back', () => notes.synced && notes.rows.size === 3);
        } finally {
          restoreClock();
        }
        expect(given).to.have.lengthOf(2);
        expect(told.errors).to.deep.equal([]);
      });

      it('is revoked ends where it is the only one', async () => {
        const key = await newKey(service);
        const notes = begin({ key: key.text });
        const told = listenTo(notes);
        await notes.ready;
        await revoke(service, key.id);
        await told.until('it has ended', () => told.errors.at(-1)?.isFinal === true);
        expect(told.errors.map(({ closeCode, code }) => [closeCode, code])).to.deep.equal([
          [closed(4401), 'key_invalid'],
          [undefined, 'key_invalid'],
        ]);
        expect(content(notes)).to.deep.equal(await all());
      });

      it('loses the right to the collection ends, and what was stored is gone', async () => {
        const key = await newKey(service);
        const storage = new MemoryStorage();
        const notes = begin({ key: key.text, storage });
        const told = listenTo(notes);
        await notes.ready;
        await changeRights(service, key.id, { collections: ['elsewhere'] });
        await told.until('it has ended', () => told.errors.at(-1)?.isFinal === true);
        expect(told.errors.map(({ code, closeCode }) => [code, closeCode])).to.deep.equal([
          ['scope_insufficient', closed(4403)],
        ]);
        expect([storage.copies.size, storage.cleared.length]).to.deep.equal([0, 1]);
      });

      it('is asked for at the start, and again after 4401 and 401, and not for other connections', async () => {
        const ticket = (): Promise<string> =>
          newTicket(owner, 'ann', [{ collection, scopes: ['read'], filter: '@.title != "Tea"' }]);
        const given: string[] = [];
        const notes = begin({
          key: async () => {
            // The second one was revoked on its way to the server.
            const key = await ticket();
            if (given.push(key) === 2) await owner.delete('/v1/tickets/ann');
            return key;
          },
        });
        const told = listenTo(notes);
        await notes.ready;
        await owner.delete('/v1/tickets/ann');
        await told.until('it has a third ticket', () => given.length === 3 && notes.synced);
        expect(told.errors).to.deep.equal([]);
      });

      it('is requested again if the function failed, with an error that says why', async () => {
        const results = [
          () => Promise.reject(new Error('nobody is signed in')),
          () => JSON.parse('{"ticket":"rft_1"}'),
          () => undefined as never,
          () => '',
          () => service.key,
        ];
        const notes = begin({ key: () => results.shift()!() });
        const told = listenTo(notes);
        await notes.ready;
        expect(told.errors.map(({ message }) => message)).to.deep.equal([
          'The key function failed: nobody is signed in',
          'The key function failed: it must return a key, not object',
          'The key function failed: it must return a key, not undefined',
          'The key function failed: it must return a key, not an empty string',
        ]);
        expect(told.errors[0]!.cause).to.include({ message: 'nobody is signed in' });
      });
    });

    it('ends where the collection is deleted, or was never there', async () => {
      const notes = begin();
      const told = listenTo(notes);
      await notes.ready;
      await owner.delete(`/v1/collections/${collection}`);
      await told.until('it has ended', () => told.errors.length > 0);
      expect(told.errors[0]).to.include({ isFinal: true, code: 'collection_not_found' });
      expect(told.errors[0]!.closeCode).to.equal(closed(4404));
      const again = begin();
      await again.ready.catch((error) =>
        expect(error).to.include({ isFinal: true, code: 'collection_not_found' }),
      );
      expect(again.synced).to.equal(false);
    });

    it('ends where its filter is none, and says at which character', async () => {
      const notes = begin({ filter: '@.done = false' });
      const error = await notes.ready.catch((error) => error);
      expect(error).to.include({ isFinal: true, code: 'parameter_invalid' });
      expect(error.message).to.match(/character \d+/);
    });

    it('is closed by itself or by a signal, once and for all', async () => {
      const closing = new AbortController();
      for (const signal of [undefined, closing.signal]) {
        const notes = begin({ signal });
        const told = listenTo(notes);
        await notes.ready;
        if (transport === 'poll')
          await eventually('it waits for changes', () => line.targets.at(-1)?.includes('wait=25'));
        if (signal === undefined) await notes.close();
        else closing.abort();
        await notes.close();
        const before = line.targets.length;
        await owner.post(rows, [{}]);
        expect([notes.synced, line.targets.length - before]).to.deep.equal([false, 0]);
        expect(told.errors).to.deep.equal([]);
      }
      const early = begin({ signal: closing.signal });
      expect(await early.ready.catch((error) => error)).to.include({ isFinal: true });
      expect(early.rows.size).to.equal(0);
    });

    it('goes on when a listener fails', async () => {
      const thrown: unknown[] = [];
      const others = process.listeners('uncaughtException');
      process.removeAllListeners('uncaughtException');
      process.once('uncaughtException', (error) => thrown.push(error));
      try {
        const notes = begin();
        notes.on('change', () => {
          throw new Error('a bad draw');
        });
        const told = listenTo(notes);
        await notes.ready;
        await told.until('it is told', () => told.changes.length === 1);
        expect(String(thrown)).to.equal('Error: a bad draw');
      } finally {
        for (const each of others) process.on('uncaughtException', each);
      }
    });

    it('says what it needs before it begins', () => {
      expect(() => begin({ url: 'ftp://rows.example' })).to.throw(TypeError, /http/);
      for (const url of ['rows.example', '/'])
        expect(() => begin({ url })).to.throw(
          TypeError,
          `The option url must be an http or https URL, such as https://rows.example, not ${url}`,
        );
      expect(() => begin({ transport: 'pigeon' as never })).to.throw(
        TypeError,
        'auto, websocket, stream or poll, not pigeon',
      );
      for (const key of [undefined as never, ''])
        expect(() => begin({ key })).to.throw(TypeError, 'The option key is missing.');
      expect(() => begin({ key: { ticket: 'rft_1' } as never })).to.throw(
        TypeError,
        'The option key must be a string or a function, not object.',
      );
      for (const [option, kind] of [
        [{ filter: { done: true } }, 'filter must be a string'],
        [{ WebSocket: { default: Object } }, 'WebSocket must be a class'],
        [{ storage: 'notes' }, 'storage must be a MirrorStorage, such as indexedDbStorage(name)'],
        [{ signal: new AbortController() }, 'signal must be an AbortSignal'],
      ] as const)
        expect(() => begin(option as never)).to.throw(TypeError, `The option ${kind}.`);
      expect(() => begin({ sort: 'id:asc' } as never)).to.throw(
        TypeError,
        '"sort" is not an option. The options are url, collection, key, filter, transport, WebSocket, storage and signal.',
      );
      expect(() => begin({ collection: undefined as never })).to.throw(TypeError, 'collection is missing');
      expect(() => begin({ url: undefined as never })).to.throw(TypeError, 'url is missing');
      for (const options of [undefined, null, 'notes'])
        expect(() => mirror(options as never)).to.throw(TypeError, 'The options must be an object.');
      const notes = begin({ filter: undefined, storage: undefined, signal: undefined });
      expect(() => notes.on('changed' as never, undefined as never)).to.throw(
        TypeError,
        '"changed" is not an event. The events are change, synced and error.',
      );
      if (ownWebSocket !== undefined)
        expect(() => begin({ transport: 'auto', WebSocket: undefined })).to.throw(TypeError, /WebSocket/);
    });

    describe('with a storage', () => {
      const changed = ({ changes }: { changes: (readonly Change[])[] }): unknown[] =>
        changes.flat().map(({ kind, id }) => [kind, id]);

      it('shows what was stored at once, and goes on from there', async () => {
        const storage = new MemoryStorage();
        const first = begin({ storage });
        await first.ready;
        await first.close();
        await owner.patch(`${rows}/1`, { done: true });
        await owner.post(rows, [{ text: 'salt' }]);
        line.targets.splice(0);
        const second = begin({ storage });
        const told = listenTo(second);
        await told.until('it shows something', () => second.rows.size === 2);
        expect(second.synced).to.equal(false);
        await told.until('it is synced', () => second.synced && second.rows.size === 3);
        expect(content(second)).to.deep.equal(await all());
        expect(changed(told)).to.deep.equal([
          ['insert', 1],
          ['insert', 2],
          ['update', 1],
          ['insert', 3],
        ]);
        expect(resumes()).to.deep.equal(transport === 'poll' ? [] : [true]);
      });

      it('is ready when it contains all changes since the copy was stored, however many', async () => {
        const storage = new MemoryStorage();
        const first = begin({ storage });
        await first.ready;
        await first.close();
        const many = Array.from({ length: 1_000 }, () => ({ text: 'x'.repeat(100) }));
        for (let n = 0; n < 30; n += 1) await owner.post(rows, many, { Prefer: 'return=minimal' });
        const second = begin({ storage });
        await second.ready;
        expect([second.rows.size, second.synced]).to.deep.equal([30_002, true]);
      });

      it('that another collection, filter or service has written, reads none of it', async () => {
        const storage = new MemoryStorage();
        const others: Partial<MirrorOptions>[] = [
          {},
          { filter: unfinished },
          { filter: '' },
          { url: service.url },
          { url: `${line.url}/below` },
          { collection: await owner.collection() },
        ];
        for (const other of others) {
          const notes = begin({ storage, ...other });
          const told = listenTo(notes);
          await notes.ready.catch(() => undefined);
          expect(told.changes.length, JSON.stringify(other)).to.be.at.most(1);
          await notes.close();
        }
        expect(storage.copies.size).to.equal(4);
      });

      it('stores the current rows if the collection was created again', async () => {
        const storage = new MemoryStorage();
        const first = begin({ storage });
        await first.ready;
        await first.close();
        await owner.delete(`/v1/collections/${collection}`);
        await owner.post('/v1/collections', { name: collection });
        await owner.post(rows, [{ text: 'rye' }]);
        const second = begin({ storage });
        const told = listenTo(second);
        await told.until('it is new', () => second.synced && second.rows.size === 1);
        await second.close();
        const [copy] = storage.copies.values();
        expect([...copy!.rows.values()]).to.deep.equal(await all());
      });

      it('that fails goes on in memory, and says so once', async () => {
        for (const failing of ['load', 'save'] as const) {
          const storage = new MemoryStorage();
          const fail = (): Promise<never> => Promise.reject(new Error('the quota is exceeded'));
          Object.assign(storage, { [failing]: fail });
          const notes = begin({ storage });
          const told = listenTo(notes);
          await notes.ready;
          await owner.post(rows, [{}]);
          const { length } = (await all()) as AnyRow[];
          await told.until('it goes on', () => notes.rows.size === length);
          expect(told.errors.map(({ isFinal, cause }) => [isFinal, String(cause)])).to.deep.equal([
            [false, 'Error: the quota is exceeded'],
          ]);
        }
      });
    });
  });
