/** The end users of a key share what the key can have. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { scanTimeoutMs } from '../../../src/engines/postgres/connection/limits.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { isWriting, stallDriver } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { feed, handshake } from '../../support/feed.js';
import { untilIndexed } from '../../support/indexes.js';
import { heldBytes } from '../../support/memory.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { closeStreams, stream, streamRefusal } from '../../support/stream.js';
import { cases, onlyInFullSuite } from '../../support/suite.js';
import { newTicket, ticketClient } from '../../support/tickets.js';

describe('the subjects of a key', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let quiet: object;
  before(async () => {
    service = await startService();
    owner = client(service, (await newKey(service)).text);
    const admin = client(service, service.key);
    name = await admin.collection(Array.from({ length: 20 }, (_, n) => ({ n, t: 't' })));
  });
  after(() => service.close());
  beforeEach(() => {
    quiet = service.shares.snapshot();
  });
  afterEach(async () => {
    closeStreams();
    await eventually('everything was given back', () => isDeepStrictEqual(service.shares.snapshot(), quiet));
  });

  const reader = (subject: string) =>
    ticketClient(service, owner, subject, { collection: name, scopes: ['read'] });
  const scanning = new RegExp(`1 AS isSmall.*json_type|SET LOCAL statement_timeout = ${scanTimeoutMs}`, 's');

  it('have 4 slow lists each, and take turns', async () => {
    const admin = client(service, service.key);
    const large = await admin.collection();
    const rows = `/v1/collections/${large}/rows`;
    for (let n = 0; n < 3; n += 1)
      await admin.post(rows, Array(1_000).fill({ n }), { Prefer: 'return=minimal' });
    // The collection has the maximum number of indexes, so that `n` never gets one.
    for (const field of ['a', 'b', 'c', 'd']) await admin.get(`${rows}?order_by=${field}`);
    await untilIndexed(service, ({ whole }) => whole === 4);
    const [ann, bob] = await Promise.all(
      ['ann', 'bob'].map((subject) =>
        ticketClient(service, owner, subject, { collection: large, scopes: ['read'] }),
      ),
    );
    const scan = (as: Client, place: string) =>
      as.get(`${rows}?order_by=n&limit=3&offset=${places.indexOf(place)}`);
    const places = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'k1'];
    quiet = service.shares.snapshot();
    const release = stallDriver(
      () => undefined,
      (sql) => scanning.test(sql),
    );
    const done: string[] = [];
    const begin = (as: Client, value: string): Promise<Answer> =>
      scan(as, value).then((answer) => {
        done.push(value);
        return answer;
      });
    const taken = () => service.shares.taken('slowLists');
    try {
      const lists: Promise<Answer>[] = [];
      const add = async (as: Client, value: string): Promise<void> => {
        const before = taken();
        lists.push(begin(as, value));
        await eventually(`${value} waits`, () => taken() > before);
      };
      for (const value of ['a1', 'a2', 'a3', 'a4']) await add(ann!, value);
      const fifth = await scan(ann!, 'a5');
      expect([fifth.status, fifth.code, fifth.json.detail]).to.deep.equal([
        503,
        'overloaded',
        'Too many slow lists of this subject are in progress.',
      ]);
      await add(bob!, 'b1');
      await add(owner, 'k1');
      release();
      const statuses = (await Promise.all(lists)).map(({ status }) => status);
      expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 200]);
      for (const other of ['b1', 'k1'])
        expect(done.indexOf(other), done.join()).to.be.below(done.indexOf('a3'));
    } finally {
      release();
    }
  });

  it('have 8 feeds each, streams and polls that wait included', async () => {
    const key = (await reader('ann')).key!;
    const grants = [{ collection: name, scopes: ['read'] }];
    const other = await newTicket(owner, 'bob', grants);
    const { json } = await client(service, key).get(`/v1/collections/${name}/changes`);
    const waiting = `/v1/collections/${name}/changes?wait=60&since=${json.cursor}`;
    const feeds = [];
    for (let n = 0; n < 3; n += 1) feeds.push(await feed(service, { key, collection: name }));
    const streams = [];
    for (let n = 0; n < 3; n += 1) streams.push(await stream(service, { key, collection: name }));
    const polls = [1, 2].map(() => client(service, key).get(waiting));
    await eventually('they are open', () => service.shares.taken('feeds') === 8);
    const refusals = [
      await handshake(service, { key, collection: name }),
      await streamRefusal(service, { key, collection: name }),
      await client(service, key).get(waiting),
    ];
    for (const refused of refusals)
      expect('status' in refused && [refused.status, refused.code]).to.deep.equal([429, 'too_many_sockets']);
    expect((await client(service, key).get(`/v1/collections/${name}/changes`)).status).to.equal(200);
    const free = await feed(service, { key: other, collection: name });
    await free.close();
    await client(service, service.key).post(`/v1/collections/${name}/rows`, [{ n: 99 }]);
    for (const { status } of await Promise.all(polls)) expect(status).to.equal(200);
    for (const each of feeds) await each.close();
    for (const each of streams) each.close();
  });

  it('do not wait for the writes of one of them', async () => {
    const large = await client(service, service.key).collection();
    const rows = `/v1/collections/${large}/rows`;
    const [ann, bob] = await Promise.all(
      ['ann', 'bob'].map((subject) =>
        ticketClient(service, owner, subject, { collection: large, scopes: ['insert'] }),
      ),
    );
    const done: string[] = [];
    const insert = async (as: Client, name: string, inserted: readonly object[]): Promise<void> => {
      const { status, text } = await as.post(rows, inserted);
      expect(status, text).to.equal(201);
      done.push(name);
    };
    const release = stallDriver(() => undefined, isWriting);
    try {
      // Only one of them fits into a group.
      const writes = [1, 2, 3, 4, 5, 6].map((n) =>
        insert(ann!, `ann ${n}`, Array(3).fill({ t: 'x'.repeat(200_000) })),
      );
      await eventually('they wait', () => service.shares.taken('writes') === 6);
      writes.push(insert(bob!, 'bob', [{ n: 1 }]));
      await eventually('the other one waits', () => service.shares.taken('writes') === 7);
      release();
      await Promise.all(writes);
    } finally {
      release();
    }
    expect(done.indexOf('bob'), done.join()).to.be.below(3);
  });

  it('do not wait for the retries of one of them', async () => {
    const rows = `/v1/collections/${name}/rows`;
    const [ann, bob] = await Promise.all(
      ['ann', 'bob'].map((subject) =>
        ticketClient(service, owner, subject, { collection: name, scopes: ['insert'] }),
      ),
    );
    const done: string[] = [];
    const insert = async (as: Client, key: string): Promise<void> => {
      const { status, text } = await as.post(rows, [{ t: 'retried' }], { 'Idempotency-Key': `"${key}"` });
      expect(status, text).to.equal(201);
      done.push(key);
    };
    const keys = Array.from({ length: 400 }, (_, n) => `ann-${n}`);
    const first = [...keys.map((key) => insert(ann!, key)), insert(bob!, 'bob')];
    await Promise.all(first);
    done.length = 0;
    const release = stallDriver(
      () => undefined,
      (sql) => /idempotency_keys|read_keyed/.test(sql) && !isWriting(sql),
    );
    try {
      const retries = keys.map((key) => insert(ann!, key));
      await eventually('they wait', () => service.shares.taken('requests') >= 400);
      retries.push(insert(bob!, 'bob'));
      await eventually('the other one waits', () => service.shares.taken('requests') >= 401);
      release();
      await Promise.all(retries);
    } finally {
      release();
    }
    expect(done).to.have.length(401);
    expect(done.indexOf('bob')).to.be.below(350);
  });

  onlyInFullSuite('It has 10,000 clients.').it(
    'can be very many at once, with bounded memory',
    async function () {
      this.timeout(600_000);
      const users = cases(10_000);
      const inWaves = async (size: number, work: (n: number) => Promise<void>): Promise<void> => {
        for (let first = 0; first < users; first += size)
          await Promise.all(Array.from({ length: Math.min(size, users - first) }, (_, n) => work(first + n)));
      };
      const before = heldBytes();
      const tickets: string[] = [];
      await inWaves(100, async (n) => {
        const grants = [{ collection: name, scopes: ['read'], filter: `@.n == ${n % 20}`, fields: ['n'] }];
        tickets[n] = await newTicket(owner, `user-${n}`, grants);
      });
      await inWaves(250, async (n) => {
        const { status, json } = await client(service, tickets[n]).get(
          `/v1/collections/${name}/rows?limit=2`,
        );
        expect([status, json]).to.deep.equal([200, [{ id: 1 + (n % 20), n: n % 20 }]]);
      });
      const grownMiB = (heldBytes() - before) / 1_048_576;
      console.log(`      ${users} subjects: the heap grew by ${grownMiB.toFixed(0)} MiB`);
      // The cache of tickets has 32 MiB. The rest belongs to the client, which remembers what it has seen.
      expect(grownMiB).to.be.below(100);
    },
  );
});
