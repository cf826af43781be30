/** The storage limits of plans, over HTTP. */
import { expect } from 'chai';
import { createKey, type Rights } from '../../../src/access/keys.js';
import { assignPlan, setPlan } from '../../../src/access/plans.js';
import { type Answer, type Body, type Client, client, type Headers } from '../../support/client.js';
import { breakDriver, breakTransactions, intercept, isWriting } from '../../support/driver.js';
import { engine } from '../../support/engine.js';
import { feed } from '../../support/feed.js';
import { importNdjson } from '../../support/imports.js';
import { administer, heard, limit, newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

interface Limits {
  readonly maxCollections?: number;
  readonly maxRows?: number;
  readonly maxBytes?: number;
}

const everything: Rights = { scopes: ['read', 'write'], collections: undefined, expiresAt: undefined };
const unmetered = { requests: undefined, period: undefined, burst: undefined };
const merge = { 'Content-Type': 'application/merge-patch+json' };
const batch = (...operations: object[]) => ({ operations });
const all = `${encodeURIComponent('@.id >= 1')}&max_rows=9`;
let accounts = 0;

/** Creates an account, and returns a client for it. */
async function accountWith(service: TestService): Promise<{ name: string; caller: Client }> {
  accounts += 1;
  const name = `limited-${accounts}`;
  return { name, caller: client(service, (await newKey(service, { account: name })).text) };
}

/** Sets the limits of an account, and waits until the server knows them. */
async function bound(service: TestService, account: string, limits: Limits): Promise<void> {
  await limit(service, account, { name: `of-${account}`, ...unmetered, ...limits });
  await heard(service);
}

const used = async (caller: Client) => {
  const { collections, rows, bytes } = (await caller.get('/v1/usage')).json;
  return { collections: collections.used, rows: rows.used, bytes: bytes.used };
};

describe('limits of what an account stores', () => {
  let service: TestService;
  /** Clients of the accounts that the lines below use. */
  let callers: readonly Client[];
  before(async () => {
    service = await startService();
    callers = await callersOf(lines);
  });
  after(() => service.close());

  // Each account has the collections `notes`, with two rows of 19 bytes, and `other`, which is empty.
  const row = '{"id":1,"t":"aaaa"}'.length;
  const rows = 'POST notes/rows';
  type Line = readonly [limits: Limits, request: string, body: Body, expected: number | string, Headers?];
  const lines: readonly Line[] = [
    // Writes below, at and above the limit of rows.
    [{ maxRows: 3 }, rows, [{}], 201],
    [{ maxRows: 4 }, rows, [{}, {}], 201],
    [{ maxRows: 3 }, rows, [{}, {}], 'allows 3 rows. The account has 2, and this request adds 2.'],
    [{ maxRows: 2 }, rows, [{}], 'allows 2 rows. The account has 2, and this request adds 1.'],
    [{ maxRows: 2 }, 'POST other/rows', [{}], 'allows 2 rows. The account has 2, and this request adds 1.'],
    [{ maxRows: 1 }, rows, [{}], 'allows 1 rows. The account has 2, and this request adds 1.'],
    [{ maxRows: 1 }, 'PUT notes/rows/1', { t: 'much longer' }, 200],
    [{ maxRows: 1 }, 'PATCH notes/rows/1', { t: 'much longer' }, 200],
    [{ maxRows: 1 }, `PATCH notes/rows?filter=${all}`, { t: 'much longer' }, 200],
    [{ maxRows: 1 }, 'DELETE notes/rows/1', undefined, 204],
    [{ maxRows: 1 }, `DELETE notes/rows?filter=${all}`, undefined, 200],
    [{ maxRows: 1 }, 'DELETE notes', undefined, 204],
    [{ maxRows: 1 }, 'POST ', { name: 'third' }, 201],
    [{ maxRows: 2 }, 'POST nowhere/rows', [{}], 404],
    [{ maxRows: 2 }, rows, [{ n: 'x'.repeat(300_000) }], 422],
    // Writes at and above the limit of bytes.
    [{ maxBytes: 2 * row + 8 }, rows, [{}], 201],
    [{ maxBytes: 2 * row + 7 }, rows, [{}], 'allows 45 bytes. The account has 38, and this request adds 8.'],
    [{ maxBytes: 2 * row + 8 }, 'POST other/rows', [{ t: 'ä' }], 'has 38, and this request adds 17.'],
    [{ maxBytes: 2 * row + 17 }, 'POST other/rows', [{ t: 'ä' }], 201],
    [{ maxBytes: 2 * row + 1 }, 'PATCH notes/rows/1', { t: 'bbbbb' }, 200],
    [{ maxBytes: 2 * row + 1 }, 'PATCH notes/rows/1', { t: 'bbbbbb' }, 'has 38, and this request adds 2.'],
    [
      { maxBytes: 2 * row },
      'PATCH notes/rows/1',
      { t: 'bbbbb' },
      'allows 38 bytes. The account has 38, and this request adds 1.',
    ],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/1', { t: 'bbbä' }, 'this request adds 1.'],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/1', { t: 'bbbb' }, 200],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/1', { t: 'bbbbb' }, 'this request adds 1.', merge],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/1', { t: null, u: 'bbbb' }, 200, merge],
    [{ maxBytes: 2 * row }, 'PUT notes/rows/1', { t: 'bbbbb' }, 'this request adds 1.'],
    [{ maxBytes: 2 * row }, 'PUT notes/rows/1', { u: 'bbbb' }, 200],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/9', { t: 'bbbbb' }, 404],
    [{ maxBytes: 2 * row }, 'PATCH notes/rows/1', { t: 'bbbbb' }, 412, { 'If-Match': '"x"' }],
    [
      { maxBytes: 2 * row },
      `PATCH notes/rows?filter=${all}`,
      { t: 'bbbbb' },
      'has 38, and this request adds 2.',
    ],
    [
      { maxBytes: 2 * row },
      `PATCH notes/rows?filter=${all}&dry_run=true`,
      { t: 'bbbbb' },
      'has 38, and this request adds 2.',
    ],
    [{ maxBytes: 2 * row }, `PATCH notes/rows?filter=${all}`, { t: 'bbbb' }, 200],
    [{ maxBytes: 2 * row + 2 }, `PATCH notes/rows?filter=${all}`, { t: 'bbbbb' }, 200],
    [{ maxBytes: 2 * row + 2 }, `PATCH notes/rows?filter=${all}&dry_run=true`, { t: 'bbbbb' }, 200],
    [{ maxBytes: 2 * row }, 'POST ', { name: 'third' }, 201],
    [{ maxBytes: 5 }, 'PATCH notes/rows/1', { t: 'b' }, 200],
    [{ maxBytes: 5 }, 'PATCH notes/rows/1', { t: 'aaaa' }, 200],
    [
      { maxBytes: 5 },
      'PATCH notes/rows/1',
      { t: 'bbbbb' },
      'allows 5 bytes. The account has 38, and this request adds 1.',
    ],
    [{ maxBytes: 5 }, `PATCH notes/rows?filter=${all}`, { t: 'b' }, 200],
    [{ maxBytes: 5 }, rows, [{}], 'allows 5 bytes'],
    [{ maxBytes: 5 }, 'DELETE notes/rows/1', undefined, 204],
    [{ maxBytes: 5 }, `DELETE notes/rows?filter=${all}`, undefined, 200],
    [{ maxBytes: 5 }, 'DELETE notes', undefined, 204],
    // Batches: the limits apply to the result.
    [{ maxRows: 2 }, 'POST notes/batch', batch({ op: 'insert', row: {} }, { op: 'delete', id: 1 }), 200],
    [
      { maxRows: 2 },
      'POST notes/batch',
      batch({ op: 'insert', row: {} }, { op: 'update', id: 1, patch: { n: 1 } }),
      'allows 2 rows. The account has 2, and this request adds 1.',
    ],
    [{ maxRows: 1 }, 'POST notes/batch', batch({ op: 'delete', id: 1 }, { op: 'insert', row: {} }), 200],
    [
      { maxBytes: 2 * row },
      'POST notes/batch',
      batch({ op: 'update', id: 1, patch: { t: 'bbbbb' } }, { op: 'update', id: 2, patch: { t: 'b' } }),
      200,
    ],
    [
      { maxBytes: 2 * row },
      'POST notes/batch',
      batch({ op: 'update', id: 1, patch: { t: 'bbbbb' } }, { op: 'update', id: 2, patch: { u: 1 } }),
      'allows 38 bytes. The account has 38, and this request adds 7.',
    ],
    // Requests at and above the limit of collections.
    [{ maxCollections: 3 }, 'POST ', { name: 'third' }, 201],
    [{ maxCollections: 2 }, 'POST ', { name: 'third' }, 'allows 2 collections. The account has 2.'],
    [{ maxCollections: 1 }, 'POST ', { name: 'third' }, 'allows 1 collections. The account has 2.'],
    [{ maxCollections: 2 }, 'POST ', { name: 'other' }, 409],
    [{ maxCollections: 1 }, rows, [{}], 201],
    [{ maxCollections: 1 }, 'PATCH notes/rows/1', { t: 'much longer' }, 200],
    [{ maxCollections: 1 }, 'DELETE other', undefined, 204],
    // With several limits, the error names the first one that is reached.
    [{ maxCollections: 2, maxRows: 2, maxBytes: 38 }, rows, [{}], 'allows 2 rows'],
    [{ maxCollections: 2, maxRows: 9, maxBytes: 38 }, rows, [{}], 'allows 38 bytes'],
  ];
  const planOf = (line: number): string => `of-line-${line}`;

  async function callersOf(all: readonly Line[]): Promise<Client[]> {
    // Creates the data before the server knows the accounts, with a plan that they do not have later.
    const keys = await administer(service, async (database) => {
      const made: string[] = [];
      for (const [line, [limits]] of all.entries()) {
        const account = `line-${line}`;
        const { text } = await createKey(database, { account, name: 'test', ...everything });
        await setPlan(database, { name: planOf(line), ...unmetered, ...limits });
        await assignPlan(database, account, planOf(line));
        await assignPlan(database, account, 'unlimited');
        made.push(text);
      }
      return made;
    });
    const made = keys.map((key) => client(service, key));
    for (const caller of made) {
      for (const name of ['notes', 'other']) await caller.post('/v1/collections', { name });
      await caller.post('/v1/collections/notes/rows', [{ t: 'aaaa' }, { t: 'aaaa' }]);
    }
    await administer(service, async (database) => {
      for (const line of all.keys()) await assignPlan(database, `line-${line}`, planOf(line));
    });
    await heard(service);
    return made;
  }

  for (const [line, [limits, request, body, expected, headers]] of lines.entries()) {
    const shown = `${JSON.stringify(limits)}: ${decodeURIComponent(request)} ${JSON.stringify(body)?.slice(0, 40) ?? ''}`;
    it(`${shown}: ${expected}`, async () => {
      const caller = callers[line]!;
      const state = async () => {
        const list = await caller.get('/v1/collections/notes/rows');
        return [list.text, list.headers['collection-cursor'], await used(caller)];
      };
      const before = await state();
      const [method, target] = request.split(' ') as [string, string];
      const path = `/v1/collections${target === '' ? '' : `/${target}`}`;
      const answer = await caller.send(method, path, body, headers);
      expect(answer.headers).not.to.have.any.keys('ratelimit', 'ratelimit-policy');
      if (typeof expected === 'number') {
        expect(answer.status, answer.text).to.equal(expected);
        return;
      }
      expect([answer.status, answer.code], answer.text).to.deep.equal([403, 'limit_reached']);
      expect(answer.json.detail)
        .to.match(new RegExp(`^The plan ${planOf(line)} allows `))
        .and.contain(expected);
      // The feed contains neither rows nor changes.
      expect(await state()).to.deep.equal(before);
    });
  }

  it('are in the error with the current usage, and a rejected write is in no feed', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'notes' });
    const key = caller.key!;
    const watching = await feed(service, { key, collection: 'notes' });
    await bound(service, name, { maxCollections: 5, maxRows: 2 });
    const path = '/v1/collections/notes/rows';
    for (const [body, status] of [
      [[{ n: 1 }, { n: 2 }], 201],
      [[{ n: 3 }], 403],
    ] as const)
      expect((await caller.post(path, body)).status).to.equal(status);
    await caller.delete(`${path}/1`);
    await caller.post(path, [{ n: 4 }]);
    const frames = await watching.next(4);
    expect(frames.map(({ event, row }) => `${event} ${row.id}`)).to.deep.equal([
      ...['insert 1', 'insert 2', 'delete 1', 'insert 3'],
    ]);
    await watching.close();
    const { json } = await caller.get('/v1/usage');
    expect(json).to.deep.include({
      collections: { used: 1, limit: 5 },
      rows: { used: 2, limit: 2 },
      bytes: { used: 2 * '{"id":2,"n":2}'.length },
    });
    expect(json.requests).to.have.all.keys('used');
  });

  it('do not affect replayed responses, and an error is not recorded', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'notes' });
    await bound(service, name, { maxRows: 1, maxCollections: 1 });
    const path = '/v1/collections/notes/rows';
    const first = await caller.post(path, [{ n: 1 }], { 'Idempotency-Key': '"one"' });
    const refused = await caller.post(path, [{ n: 2 }], { 'Idempotency-Key': '"two"' });
    const again = await caller.post(path, [{ n: 1 }], { 'Idempotency-Key': '"one"' });
    expect([first.status, refused.code, again.status]).to.deep.equal([201, 'limit_reached', 201]);
    expect([again.text, again.headers['idempotent-replayed']]).to.deep.equal([first.text, 'true']);
    const making = { 'Idempotency-Key': '"three"' };
    expect((await caller.post('/v1/collections', { name: 'more' }, making)).code).to.equal('limit_reached');
    await caller.delete(`${path}/1`);
    expect((await caller.post(path, [{ n: 2 }], { 'Idempotency-Key': '"two"' })).status).to.equal(201);
    await caller.delete('/v1/collections/notes');
    expect((await caller.post('/v1/collections', { name: 'more' }, making)).status).to.equal(201);
    expect((await caller.post('/v1/collections/more/rows', [{ n: 2 }])).status).to.equal(201);
  });

  const count = (answers: readonly Answer[], what: number | string): number =>
    answers.filter(({ status, code }) => status === what || code === what).length;

  it('are exact in one instance, for any concurrent writes', async () => {
    const { name, caller } = await accountWith(service);
    const names = ['a', 'b', 'c', 'd'];
    for (const made of names) await caller.post('/v1/collections', { name: made });
    await bound(service, name, { maxRows: 50 });
    const path = (n: number): string => `/v1/collections/${names[n % names.length]}/rows`;
    const insert = (body: Body) =>
      Promise.all(Array.from({ length: 100 }, (_, n) => caller.post(path(n), body)));
    const first = await insert([{ n: 1 }]);
    expect([count(first, 201), count(first, 'limit_reached')]).to.deep.equal([50, 50]);
    // Deletes free storage. A write that is sent after their responses can use it.
    const there = first.flatMap(({ status, json }, n) =>
      status === 201 ? [`${path(n)}/${json[0].id}`] : [],
    );
    await Promise.all(there.slice(0, 20).map((each) => caller.delete(each)));
    await caller.delete('/v1/collections/d');
    const { rows: left } = await used(caller);
    names.pop();
    const second = await insert([{ n: 1 }, { n: 2 }]);
    expect(count(second, 201)).to.equal(Math.floor((50 - left) / 2));
    expect(count(second, 201) + count(second, 'limit_reached')).to.equal(100);
    // Concurrent inserts and deletes never exceed the limit.
    const lists = await Promise.all(names.map((each) => caller.get(`/v1/collections/${each}/rows?limit=50`)));
    const stored = lists.flatMap(({ json }, n) => json.map(({ id }: { id: number }) => `${path(n)}/${id}`));
    const mixed = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const row = n % 3 === 0 ? stored[n / 3] : undefined;
        return row === undefined ? caller.post(path(n), [{ n }]) : caller.delete(row);
      }),
    );
    // Inserts in the same commit as the deletes can't use what those free, so the number of stored rows isn't certain.
    expect(count(mixed, 204)).to.equal(stored.length);
    expect(count(mixed, 201) + count(mixed, 'limit_reached')).to.equal(200 - stored.length);
    expect((await used(caller)).rows).to.be.at.most(50);
    const fill = await insert([{ n: 1 }]);
    expect(count(fill, 201) + count(fill, 'limit_reached')).to.equal(100);
    expect((await used(caller)).rows).to.equal(50);
  });

  it('let all in that has room, whatever else is stored in the same commit', async () => {
    const { name, caller } = await accountWith(service);
    const names = ['a', 'b', 'c', 'd'];
    for (const made of names) await caller.post('/v1/collections', { name: made });
    await bound(service, name, { maxRows: 200 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        caller.post(`/v1/collections/${names[n % names.length]}/rows`, [{ n }, { n }]),
      ),
    );
    expect(count(answers, 201)).to.equal(100);
    expect((await caller.post('/v1/collections/a/rows', [{}])).code).to.equal('limit_reached');
  });

  it('are also exact for bytes and for collections', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'one' });
    await caller.post('/v1/collections', { name: 'two' });
    const sizes = [{ t: 'x'.repeat(82) }, { t: 'ä'.repeat(41) }];
    for (const each of ['one', 'two']) await caller.post(`/v1/collections/${each}/rows`, [{ t: '' }]);
    const { bytes } = await used(caller);
    await bound(service, name, { maxBytes: bytes + 82 * 30 + 30 * 100, maxCollections: 7 });
    const patched = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        caller.patch(`/v1/collections/${n % 2 ? 'one' : 'two'}/rows/1`, {
          [`f${n % 10}${n}`]: 'x'.repeat(60),
        }),
      ),
    );
    expect(count(patched, 200)).to.equal(30);
    const inserted = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        caller.post(`/v1/collections/${n % 2 ? 'one' : 'two'}/rows`, [sizes[n % 2]!]),
      ),
    );
    expect(count(inserted, 201) + count(inserted, 'limit_reached')).to.equal(200);
    const { bytes: left } = (await caller.get('/v1/usage')).json;
    // The next row would exceed the limit.
    expect(left.used)
      .to.be.at.most(left.limit)
      .and.above(left.limit - 105);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => caller.post('/v1/collections', { name: `c${n}` })),
    );
    expect([count(made, 201), count(made, 'limit_reached')]).to.deep.equal([5, 15]);
  });

  it('are those of the plan that the account has now', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'notes' });
    const insert = async (): Promise<number> =>
      (await caller.post('/v1/collections/notes/rows', [{ n: 1 }])).status;
    await bound(service, name, { maxRows: 1 });
    expect([await insert(), await insert()]).to.deep.equal([201, 403]);
    await bound(service, name, { maxRows: 2 });
    expect([await insert(), await insert()]).to.deep.equal([201, 403]);
    await limit(service, name, {
      name: `more-${name}`,
      ...unmetered,
      requests: 900,
      period: 'day',
      maxRows: 3,
    });
    await heard(service);
    const answers = [];
    for (let n = 0; n < 2; n += 1) answers.push(await caller.post('/v1/collections/notes/rows', [{ n: 1 }]));
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 403]);
    for (const { headers } of answers) expect(headers['ratelimit-policy']).to.equal('"day";q=900;w=86400');
    await bound(service, name, { maxBytes: 1_000_000 });
    expect(await insert()).to.equal(201);
    await bound(service, name, { maxRows: 1 });
    expect(await insert()).to.equal(403);
    await administer(service, (database) => assignPlan(database, name, 'unlimited'));
    await heard(service);
    expect([await insert(), await insert()]).to.deep.equal([201, 201]);
  });

  for (const fault of ['full', 'unavailable', 'unknown'] as const) {
    it(`have room again after a write that failed: the database is ${fault}`, async () => {
      const { name, caller } = await accountWith(service);
      await caller.post('/v1/collections', { name: 'notes' });
      await bound(service, name, { maxRows: 3, maxCollections: 2 });
      const path = '/v1/collections/notes/rows';
      const repair = breakDriver(fault, isWriting);
      const failed = [
        await caller.post(path, [{}, {}]),
        await caller.post('/v1/collections', { name: 'more' }),
        await caller.delete('/v1/collections/notes'),
      ];
      repair();
      for (const { status } of failed) expect(status).to.be.at.least(500);
      expect((await caller.post(path, [{}, {}, {}])).status).to.equal(201);
      expect((await caller.post(path, [{}])).json.detail).to.contain('has 3, and this request adds 1.');
      expect((await caller.post('/v1/collections', { name: 'more' })).status).to.equal(201);
    });
  }

  it('hold for a write that was done and whose answer from the database was lost', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'notes' });
    await bound(service, name, { maxRows: 3 });
    const path = '/v1/collections/notes/rows';
    const repair = intercept(async (sql, run) => {
      const result = await run();
      if (!/INTO commits|commit_group/.test(sql)) return result;
      throw Object.assign(new Error('lost'), { code: engine === 'sqlite' ? 'SQLITE_CANTOPEN' : '53100' });
    });
    const lost = await caller.post(path, [{}, {}]);
    repair();
    expect(lost.status).to.be.at.least(500);
    expect((await caller.post(path, [{}, {}])).json.detail).to.contain('has 2, and this request adds 2.');
    expect((await caller.post(path, [{}])).status).to.equal(201);
  });

  it('have room for what a collection contained whose deletion was committed and reported as failed', async () => {
    const { name, caller } = await accountWith(service);
    for (const collection of ['notes', 'other']) await caller.post('/v1/collections', { name: collection });
    await bound(service, name, { maxRows: 3 });
    expect((await caller.post('/v1/collections/notes/rows', [{}, {}, {}])).status).to.equal(201);
    const repair = breakTransactions('COMMIT');
    const lost = await caller.delete('/v1/collections/notes');
    repair();
    expect(lost.status).to.be.at.least(500);
    expect((await caller.get('/v1/collections/notes')).status).to.equal(404);
    expect((await caller.post('/v1/collections/other/rows', [{}, {}, {}])).status).to.equal(201);
  });

  it('are the same after a restart', async () => {
    const first = await startService();
    const owner = client(first, first.key);
    await owner.post('/v1/collections', { name: 'notes' });
    const path = '/v1/collections/notes/rows';
    await limit(first, 'default', { name: 'small', ...unmetered, maxRows: 3 });
    await heard(first);
    expect((await owner.post(path, [{}, {}])).status).to.equal(201);
    await first.stop();
    const again = await startService({ directory: first.directory, key: first.key });
    try {
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await client(again, again.key).post(path, [{}])).status),
      );
      expect(statuses.filter((status) => status === 201)).to.have.length(1);
      expect(statuses.filter((status) => status === 403)).to.have.length(9);
    } finally {
      await again.close();
    }
  });

  it('end an import, which says so', async () => {
    const { name, caller } = await accountWith(service);
    await caller.post('/v1/collections', { name: 'notes' });
    await bound(service, name, { maxRows: 1 });
    const target = { url: service.url, key: caller.key!, directory: service.directory };
    const { code, stderr } = await importNdjson(target, '{"n":1}\n{"n":2}\n');
    expect(code).to.equal(1);
    expect(stderr).to.contain('the server returned 403 limit_reached: The plan');
  });
});
