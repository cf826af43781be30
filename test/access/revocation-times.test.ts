/** The work of a key stops soon after the key is revoked, regardless of what it waits for. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { NewKey } from '../../src/access/keys.js';
import { type Answer, type Client, client } from '../support/client.js';
import {
  countStatements,
  isOfRegistryPoll,
  isReadingSettings,
  isWriting,
  stallDriver,
  withoutDelay,
} from '../support/driver.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { beginExport, fill } from '../support/exporting.js';
import { feed, handshake } from '../support/feed.js';
import { closeRawSockets, rawSocket } from '../support/raw-feed.js';
import { newKey, revoke } from '../support/registry.js';
import { partOf } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { seed } from '../support/suite.js';

const notes = '/v1/collections/notes';
const rows = `${notes}/rows`;
const all = `${rows}?filter=@.n>0&max_rows=100`;
const contract = '/v1/contract/openapi.json';
const slowText = Array.from({ length: 40_000 }, (_, n) => ((n * n) % 7 < 3 ? 'a' : 'b')).join('');
const slowPatterns = Array.from({ length: 8 }, (_, n) => ({ not: { pattern: `a[ab]{${230 + n}}[cd]` } }));
const slow = { type: 'object', properties: { text: { allOf: slowPatterns } } };
const slowRows = '/v1/collections/slow/rows';
/** The server polls the registry every 250 ms, so these are the polls of 2 s. */
const mostPolls = 8;
const once1 = { 'Idempotency-Key': '"once"' };

type Stalled = 'nothing' | 'commits' | 'statements';

interface Kind {
  readonly what: string;
  readonly stalled: Stalled;
  /** Requests of another key that begin before. */
  readonly others?: readonly ((other: Client) => Promise<unknown>)[];
  readonly request: (late: Client) => Promise<Answer>;
  /** On PostgreSQL, changes of tables don't wait for commits of rows. */
  readonly onlySqlite?: true;
}

const insert = (by: string) => (as: Client) => as.post(rows, [{ [by]: true }]);
const update = (by: string) => (as: Client) => as.patch(all, { [by]: true });
const scan = (field: string) => (as: Client) => as.get(`${rows}?order_by=t&filter=@.${field}!="x"`);
const insertSlow = (as: Client) => as.post(slowRows, [{ text: slowText }]);
const get = (target: string) => (as: Client) => as.get(target);

const kinds: readonly Kind[] = [
  {
    what: 'a write that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: insert('late'),
  },
  {
    what: 'an update of a row that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: (late) => late.patch(`${rows}/1`, { late: true }),
  },
  {
    what: 'a write that waits for the database',
    stalled: 'statements',
    others: [insert('other')],
    request: insert('late'),
  },
  {
    what: 'a retried write whose first response is looked up',
    stalled: 'statements',
    request: (late) => late.post(rows, [{ n: 1 }], once1),
  },
  { what: 'a bulk update that reads its rows', stalled: 'statements', request: update('late') },
  {
    what: 'a bulk update that waits for its turn',
    stalled: 'commits',
    others: [update('other')],
    request: (late) => late.patch(`${all}&dry_run=true`, { late: true }),
  },
  {
    what: 'a bulk update that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: update('late'),
  },
  {
    what: 'a bulk delete that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: (late) => late.delete(all),
  },
  {
    what: 'a row that waits to be read',
    stalled: 'statements',
    others: [1, 2].map((id) => get(`${rows}/${id}`)),
    request: get(`${rows}/3`),
  },
  {
    what: 'a list that waits for its turn',
    stalled: 'statements',
    others: [1, 2].map((limit) => get(`${rows}?limit=${limit}`)),
    request: get(`${rows}?limit=3`),
  },
  { what: 'a list in progress', stalled: 'statements', request: get(`${rows}?limit=4`) },
  {
    what: 'a slow list that waits for its turn',
    stalled: 'statements',
    others: [scan('a')],
    request: scan('b'),
  },
  { what: 'a slow list in progress', stalled: 'statements', request: scan('c') },
  { what: 'a list of collections', stalled: 'statements', request: get('/v1/collections') },
  { what: 'a typed contract', stalled: 'statements', request: get(contract) },
  { what: 'a list of keys', stalled: 'statements', request: get('/v1/keys') },
  { what: 'a schema that is read', stalled: 'statements', request: get('/v1/collections/slow/schema') },
  {
    what: 'a schema that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: (late) => late.put(`${notes}/schema`, { type: 'object', title: 'late' }),
    onlySqlite: true,
  },
  {
    what: 'a schema by which rows are validated',
    stalled: 'statements',
    request: (late) => late.put(`${notes}/schema`, { type: 'object', title: 'late' }),
  },
  {
    what: 'a schema by which slow rows are validated',
    stalled: 'nothing',
    request: (late) => late.put('/v1/collections/long/schema?dry_run=true', slow),
  },
  {
    what: 'a collection that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: (late) => late.post('/v1/collections', { name: 'late' }),
    onlySqlite: true,
  },
  {
    what: 'a key that waits for its commit',
    stalled: 'commits',
    others: [insert('other')],
    request: (late) => late.post('/v1/keys', { name: 'late' }),
    onlySqlite: true,
  },
  { what: 'slow rows that are validated', stalled: 'nothing', request: insertSlow },
  {
    what: 'slow rows that wait for their turn',
    stalled: 'nothing',
    others: [insertSlow],
    request: insertSlow,
  },
  {
    what: 'an export that is opened',
    stalled: 'statements',
    request: get(`${notes}/export?format=ndjson`),
  },
  {
    what: 'a handshake with initial rows',
    stalled: 'statements',
    request: async (late) => {
      const opened = await handshake(service, { key: late.key, collection: 'notes', initial: 'true' });
      if ('status' in opened) return opened;
      throw new Error('the feed was opened');
    },
  },
];

let service: TestService;

describe('the work of a revoked key ends within 2 s, counted in polls of the registry:', () => {
  let owner: Client;
  let key: NewKey;
  let stalledStatements = 0;
  before(async () => {
    service = await startService({ limits: { validateMs: 60_000 } });
    owner = client(service, service.key);
    for (const name of ['notes', 'slow', 'long', 'large']) await owner.post('/v1/collections', { name });
    await owner.put('/v1/collections/slow/schema', slow);
    await owner.post(slowRows, [{}]);
    await owner.post(rows, [{ n: 1 }], once1);
    await owner.post(rows, Array(20).fill({ n: 1, t: 't' }));
    await owner.post('/v1/collections/long/rows', [{ text: slowText }]);
    await fill(owner, 'large');
  });
  after(() => service.close());
  beforeEach(async () => {
    key = await newKey(service, { scopes: ['read', 'write', 'admin'] });
    await client(service, key.text).get('/v1/usage');
  });
  afterEach(closeRawSockets);

  /**
   * Revokes the key, and waits until its work stops. Polls measure the time, because on a busy machine they become as
   * slow as the rest of the server.
   */
  async function endedBy<T>(ended: Promise<T>): Promise<T> {
    await withoutDelay(() => revoke(service, key.id));
    const polls = countStatements(isReadingSettings);
    try {
      const result = await ended;
      expect(polls.count).to.be.at.most(mostPolls);
      return result;
    } finally {
      polls.stop();
    }
  }

  /** Stalls statements, but none of the registry's poll. */
  function stall(what: Stalled): () => void {
    if (what === 'nothing') return () => undefined;
    const count = (): void => {
      stalledStatements += 1;
    };
    return stallDriver(count, (sql) => {
      if (what === 'commits') return isWriting(sql) && /commit/i.test(sql);
      return !isOfRegistryPoll(sql);
    });
  }

  for (const { what, stalled, others = [], request, onlySqlite } of partOf(kinds, seed, 2)) {
    const test = onlySqlite && engine !== 'sqlite' ? it.skip : it;
    test(what, async () => {
      const otherKey = await newKey(service);
      const other = client(service, otherKey.text);
      await other.get('/v1/usage');
      const cursor = (await owner.get(`${rows}?limit=1&fields=id`)).headers['collection-cursor'];
      const quiet = service.shares.taken('requests');
      stalledStatements = 0;
      const release = stall(stalled);
      const begun: Promise<unknown>[] = [];
      try {
        for (const [index, each] of others.entries()) {
          begun.push(each(other));
          await eventually(
            'the others are in progress',
            () => service.shares.taken('requests') > quiet + index,
          );
        }
        // Others have what the late request will wait for.
        if (stalled === 'commits') await eventually('a commit is stalled', () => stalledStatements > 0);
        else await sleep(50);
        const before = stalledStatements;
        const late = request(client(service, key.text));
        const isInProgress = () => service.shares.taken('requests') > quiet + others.length;
        await eventually('it is in progress', () => isInProgress() || stalledStatements > before);
        await sleep(50);
        const { code } = await endedBy(late);
        expect(code).to.equal('key_invalid');
      } finally {
        release();
      }
      // The validation of slow rows takes many seconds on a busy machine.
      if (stalled === 'nothing') await revoke(service, otherKey.id);
      await Promise.all(begun);
      await eventually('nothing is in progress', () => service.shares.taken('requests') === quiet);
      const { json: written } = await owner.get(`${rows}?filter=@.late==true`);
      expect(written).to.deep.equal([]);
      if (others.length === 0) {
        const { headers } = await owner.get(`${rows}?limit=1&fields=id`);
        expect(headers['collection-cursor']).to.equal(cursor);
      }
      expect((await owner.get(`${notes}/schema`)).status).to.equal(404);
      expect((await owner.get('/v1/collections/late')).status).to.equal(404);
      expect((await owner.get('/v1/keys')).text).to.not.include('"late"');
    });
  }

  it('rows of an import that still arrive', async () => {
    const socket = await rawSocket(service);
    const row = JSON.stringify({ late: true });
    socket.write(
      `POST ${rows} HTTP/1.1\r\nHost: a\r\nx-api-key: ${key.text}\r\nContent-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${(row.length + 1).toString(16)}\r\n[${row}\r\n`,
    );
    await eventually('rows arrive', () => service.shares.taken('bodies') > 0);
    const arriving = setInterval(() => {
      if (socket.writable) socket.write(`${(row.length + 1).toString(16)}\r\n,${row}\r\n`);
    }, 20);
    try {
      const [answer] = await endedBy(once(socket, 'data'));
      expect(String(answer)).to.match(/^HTTP\/1\.1 401 [\s\S]*"key_invalid"/);
    } finally {
      clearInterval(arriving);
    }
  });

  it('an export that nobody reads', async () => {
    expect(service.shares.taken('exports')).to.equal(0);
    const exporting = await beginExport({ url: service.url, key: key.text }, 'large');
    const ended = eventually('the export ends', () => service.shares.taken('exports') === 0);
    await endedBy(ended);
    expect((await exporting.rest()).isWhole).to.equal(false);
  });

  it('an open feed', async () => {
    const follower = await feed(service, { key: key.text, collection: 'notes' });
    expect((await endedBy(follower.closed())).code).to.equal(4401);
  });

  it('but a write whose commit has begun gets its outcome', async () => {
    stalledStatements = 0;
    const release = stall('commits');
    try {
      const late = client(service, key.text).post(rows, [{ begun: true }]);
      let isAnswered = false;
      void late.then(() => (isAnswered = true));
      // A later request also commits, because it is counted.
      await eventually('its commit is stalled', () => stalledStatements > 0);
      await eventually('it is written', async () => {
        const { json } = await owner.get(`${rows}?filter=@.begun==true`);
        return json.length === 1;
      });
      await withoutDelay(() => revoke(service, key.id));
      await eventually(
        'the server knows',
        async () => (await client(service, key.text).get(rows)).status === 401,
      );
      expect(isAnswered).to.equal(false);
      release();
      expect((await late).status).to.equal(201);
    } finally {
      release();
    }
  });
});
