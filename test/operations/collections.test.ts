import { expect } from 'chai';
import { type Client, client, type Headers } from '../support/client.js';
import { countStatements } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { pagesFrom } from '../support/pages.js';
import { changeRights, heard, limit, newKey, rotate } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite } from '../support/suite.js';
import { table } from '../support/table.js';

const longest = 'n'.repeat(64);

table('POST /v1/collections', [
  {
    name: 'a new name',
    request: 'POST /v1/collections',
    body: { name: 'notes' },
    status: 201,
    json: { name: 'notes' },
    bears: { location: '/v1/collections/notes', 'cache-control': 'private, no-cache' },
  },
  {
    name: 'the same name again',
    request: 'POST /v1/collections',
    body: { name: 'notes' },
    status: 409,
    code: 'collection_exists',
  },
  {
    name: 'the same name in another case is another',
    request: 'POST /v1/collections',
    body: { name: 'Notes' },
    status: 201,
    json: { name: 'Notes' },
  },
  ...['_', 'Z', '_a-9', longest, 'constructor', '__proto__', 'rows'].map((name) => ({
    name: `the name ${name.slice(0, 12)}`,
    request: 'POST /v1/collections',
    body: { name },
    status: 201,
    json: JSON.parse(JSON.stringify({ name })) as unknown,
    bears: { location: `/v1/collections/${name}` },
  })),
  ...['', '1a', '-a', 'a b', 'a.b', 'a/b', 'é', 'a\n', `${longest}n`, 7, null, ['a'], {}, true].map(
    (name) => ({
      name: `the name ${JSON.stringify(name).slice(0, 12)}`,
      request: 'POST /v1/collections',
      body: { name },
      status: 400,
      code: 'body_invalid',
      at: ['/name'],
    }),
  ),
  {
    name: 'no name',
    request: 'POST /v1/collections',
    body: {},
    status: 400,
    code: 'body_invalid',
    check: ({ json }) => expect(json.errors).to.have.length(1),
  },
  {
    name: 'an unknown member',
    request: 'POST /v1/collections',
    body: { name: 'more', colour: 'red' },
    status: 400,
    code: 'body_invalid',
    at: ['/colour'],
  },
  ...[[], ['notes'], 'notes', 7, null, true].map((body) => ({
    name: `the body ${JSON.stringify(body)}`,
    request: 'POST /v1/collections',
    body: JSON.stringify(body),
    status: 400,
    code: 'body_invalid',
  })),
  {
    name: 'an unknown parameter',
    request: 'POST /v1/collections?colour=red',
    body: { name: 'more' },
    status: 400,
    code: 'parameter_invalid',
    at: ['colour'],
  },
  {
    name: 'nothing refused was made',
    request: 'GET /v1/collections/more',
    status: 404,
    code: 'collection_not_found',
  },
]);

describe('GET /v1/collections', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('is empty at first', async () => {
    const answer = await owner.get('/v1/collections');
    expect(answer.json).to.deep.equal([]);
    expect(answer.headers).to.include({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('lists exactly the names, ascending by code point', async () => {
    const names = ['b', 'a', '_x', 'B', 'a-1', 'a_1', 'a1', 'Z'];
    for (const name of names) await owner.post('/v1/collections', { name });
    const { json } = await owner.get('/v1/collections');
    expect(json).to.deep.equal(['B', 'Z', '_x', 'a', 'a-1', 'a1', 'a_1', 'b'].map((name) => ({ name })));
  });

  it('has pages, and a key that is limited to collections gets pages of these collections', async () => {
    const account = `pages-${Date.now()}`;
    const names = ['B', 'Z', '_x', 'a', 'a-1', 'a1', 'a_1', 'b'];
    const free = client(service, (await newKey(service, { account })).text);
    for (const name of names) await free.post('/v1/collections', { name });
    const own = ['a1', 'b', 'nowhere', 'B', 'a'];
    const bound = client(service, (await newKey(service, { account, collections: own })).text);
    for (const [caller, listed] of [
      [free, names],
      [bound, names.filter((name) => own.includes(name))],
    ] as const)
      for (const limit of [1, 3, 4, 8, 9]) {
        const pages: string[][] = [];
        for await (const { json, headers } of pagesFrom(caller, `/v1/collections?limit=${limit}`)) {
          pages.push(json.map(({ name }: { name: string }) => name));
          expect(headers['next-after'] ?? listed.at(-1)).to.equal(pages.at(-1)!.at(-1));
          const same = { 'If-None-Match': headers.etag! };
          expect((await caller.get(`/v1/collections?limit=${limit}`, same)).status).to.be.oneOf([200, 304]);
        }
        expect(pages.flat()).to.deep.equal(listed);
        expect(pages.map(({ length }) => length === limit).slice(0, -1)).not.to.include(false);
      }
    await free.delete('/v1/collections/a-1');
    const rest = await free.get('/v1/collections?after=a-1&limit=2');
    expect(rest.json).to.deep.equal([{ name: 'a1' }, { name: 'a_1' }]);
    expect((await free.get('/v1/collections?after=z')).json).to.deep.equal([]);
  });

  it('has 100 collections on a page by default', async () => {
    const caller = client(service, (await newKey(service, { account: `many-${Date.now()}` })).text);
    const names = Array.from({ length: 101 }, (_, n) => `c${1_000 + n}`);
    await Promise.all(names.map((name) => caller.post('/v1/collections', { name })));
    const { json, headers } = await caller.get('/v1/collections');
    expect(json).to.have.length(100);
    expect(headers['next-after']).to.equal('c1099');
  });

  it('rejects parameters that are unknown, repeated or out of range', async () => {
    const wrong = [
      'limit=0',
      'limit=1001',
      'limit=01',
      'limit=2&limit=2',
      'after=',
      'after=1a',
      'after=a%20b',
    ];
    for (const query of ['offset=1', 'x', 'name=a&name=b', `after=${longest}n`, ...wrong]) {
      const answer = await owner.get(`/v1/collections?${query}`);
      expect(answer.code, query).to.equal('parameter_invalid');
      expect(answer.json.errors[0].parameter).to.equal(query.split('=')[0]);
    }
  });

  it('ignores a body and Accept', async () => {
    const answer = await owner.send('GET', '/v1/collections', '{broken', { Accept: 'image/png' });
    expect(answer.status).to.equal(200);
  });
});

describe('collections that are created at once', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('share commits, and each name is created once', async () => {
    const owner = client(service, service.key);
    const commits = countStatements((sql) => /update .*collections_tag/.test(sql));
    const names = Array.from({ length: 100 }, (_, n) => `shared${n}`);
    const answers = await Promise.all(
      [...names, ...names].map((name) => owner.post('/v1/collections', { name })),
    );
    commits.stop();
    expect(commits.count).to.be.within(1, 50);
    expect(answers.filter(({ status }) => status === 201)).to.have.length(100);
    expect(answers.filter(({ code }) => code === 'collection_exists')).to.have.length(100);
    const { json } = await owner.get('/v1/collections?limit=1000');
    expect(json).to.deep.equal([...names].sort().map((name) => ({ name })));
    const ids = await Promise.all(names.map((name) => owner.post(`/v1/collections/${name}/rows`, [{}])));
    for (const { json: rows } of ids) expect(rows).to.deep.equal([{ id: 1 }]);
  });

  it('stay within the limit of the plan, and are replayed by their idempotency keys', async () => {
    const account = `limited-${Date.now()}`;
    const { text } = await newKey(service, { account });
    const unmetered = { requests: undefined, period: undefined, burst: undefined };
    await limit(service, account, { name: account, ...unmetered, maxCollections: 7 });
    const owner = client(service, text);
    const create = (n: number) =>
      owner.post('/v1/collections', { name: `c${n}` }, { 'Idempotency-Key': `"create-${n}"` });
    await heard(service);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => create(n)));
    const created = answers.flatMap(({ status }, n) => (status === 201 ? [n] : []));
    expect(created).to.have.length(7);
    expect(answers.filter(({ code }) => code === 'limit_reached')).to.have.length(13);
    for (const n of created) {
      const again = await create(n);
      expect([again.status, again.headers['idempotent-replayed']]).to.deep.equal([201, 'true']);
    }
    expect((await owner.get('/v1/collections')).json).to.have.length(7);
  });
});

describe('the tag of the list of collections', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  const path = '/v1/collections';
  const tagOf = async (caller: Client): Promise<string> => (await caller.get(path)).headers.etag!;
  const polled = async (caller: Client, etag: string): Promise<number> =>
    (await caller.get(path, { 'If-None-Match': etag })).status;

  it('is there before the first one is made', async () => {
    const etag = await tagOf(owner);
    expect(etag).to.match(/^W\/"/);
    expect(await polled(owner, etag)).to.equal(304);
  });

  const changes: [what: string, isChange: boolean, send: (name: string) => Promise<unknown>][] = [
    ['a collection is made', true, () => owner.collection()],
    ['one is deleted', true, (name) => owner.delete(`${path}/${name}`)],
    [
      'one is deleted and made anew',
      true,
      async (name) => {
        await owner.delete(`${path}/${name}`);
        await owner.post(path, { name });
      },
    ],
    ['one is made that is there', false, (name) => owner.post(path, { name })],
    ['one is deleted that is not there', false, () => owner.delete(`${path}/nowhere`)],
    ['one is looked at', false, (name) => owner.get(`${path}/${name}`)],
    ['rows are written', false, (name) => owner.post(`${path}/${name}/rows`, [{ n: 1 }])],
    [
      'another account makes one',
      false,
      async () => client(service, (await newKey(service, { account: 'other' })).text).collection(),
    ],
  ];
  for (const [what, isChange, send] of changes) {
    it(`${isChange ? 'changes' : 'stays'} where ${what}`, async () => {
      const name = await owner.collection();
      const before = await owner.get(path);
      const etag = before.headers.etag!;
      await send(name);
      expect(await polled(owner, etag)).to.equal(isChange ? 200 : 304);
      const after = await owner.get(path);
      expect(after.headers.etag === etag).to.equal(!isChange);
      if (!isChange) expect(after.json).to.deep.equal(before.json);
    });
  }

  it('goes with what the key may use', async () => {
    const name = await owner.collection();
    const [free, bound] = [
      await newKey(service),
      await newKey(service, { collections: [name, 'another', 'a third'] }),
    ];
    const [freeCaller, boundCaller] = [client(service, free.text), client(service, bound.text)];
    const etag = await tagOf(boundCaller);
    expect(await tagOf(freeCaller))
      .to.equal(await tagOf(owner))
      .and.not.equal(etag);
    const rotated = client(service, (await rotate(service, bound.id, 60_000)).text);
    await changeRights(service, free.id, { collections: ['a third', name, 'another'] });
    await eventually('it is bound', async () => (await freeCaller.get(path)).json.length === 1);
    expect([await tagOf(rotated), await tagOf(freeCaller)]).to.deep.equal([etag, etag]);
    expect(await polled(freeCaller, etag)).to.equal(304);
    await changeRights(service, bound.id, { collections: [name] });
    await eventually('its tag is another', async () => (await polled(boundCaller, etag)) === 200);
    await changeRights(service, free.id, { collections: undefined });
    await eventually('it is free', async () => (await polled(freeCaller, etag)) === 200);
    expect(await tagOf(freeCaller)).to.equal(await tagOf(owner));
  });

  it('is all that is read where nothing has changed', async () => {
    await owner.collection();
    const lists = countStatements((sql) => sql.includes('string_agg(name'));
    const headers: Headers = { 'If-None-Match': await tagOf(owner) };
    expect(lists.count).to.equal(1);
    for (let poll = 0; poll < 10; poll += 1) {
      const { status, text, headers: borne } = await owner.get(path, headers);
      expect([status, text]).to.deep.equal([304, '']);
      expect(borne).to.include({ etag: headers['If-None-Match'], 'cache-control': 'private, no-cache' });
    }
    lists.stop();
    expect(lists.count).to.equal(1);
  });

  it('stands for one list, however many are made and deleted at once', async () => {
    // The lists are read without a pause for as long as collections are created and deleted.
    const rounds = isFullSuite ? 10 : 2;
    const lists = new Map<string, string>();
    let isDone = false;
    const reading = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const { headers, text } = await owner.get(path);
        expect(lists.get(headers.etag!) ?? text).to.equal(text);
        lists.set(headers.etag!, text);
      }
    });
    const writing = Array.from({ length: 4 }, async (_, writer) => {
      for (let round = 0; round < rounds; round += 1) {
        expect((await owner.post(path, { name: `w${writer}` })).status).to.equal(201);
        expect((await owner.delete(`${path}/w${writer}`)).status).to.equal(204);
      }
    });
    await Promise.all(writing).finally(() => (isDone = true));
    await Promise.all(reading);
    expect(lists.size).to.be.greaterThan(1);
  });
});

table(
  'GET and DELETE /v1/collections/{name}',
  [
    {
      name: 'a collection of two rows',
      request: 'GET /v1/collections/{c}',
      status: 200,
      bears: { 'cache-control': 'private, no-cache' },
      check: ({ json }, { collection }) => {
        expect(json).to.have.all.keys('name', 'rows', 'created_at', 'indexes');
        expect(json).to.include({ name: collection, rows: 2 });
        expect(Math.abs(Date.now() - Date.parse(json.created_at))).to.be.lessThan(60_000);
      },
    },
    {
      name: 'an unknown one',
      request: 'GET /v1/collections/nowhere',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'an impossible name',
      request: 'GET /v1/collections/1a',
      status: 400,
      code: 'parameter_invalid',
      at: ['collection_name'],
    },
    {
      name: 'a parameter',
      request: 'GET /v1/collections/{c}?rows=1',
      status: 400,
      code: 'parameter_invalid',
      at: ['rows'],
    },
    {
      name: 'delete an unknown one',
      request: 'DELETE /v1/collections/nowhere',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'delete an impossible name',
      request: 'DELETE /v1/collections/a%20b',
      status: 400,
      code: 'parameter_invalid',
      at: ['collection_name'],
    },
    {
      name: 'delete with a parameter',
      request: 'DELETE /v1/collections/{c}?force=1',
      status: 400,
      code: 'parameter_invalid',
      at: ['force'],
    },
    {
      name: 'delete',
      request: 'DELETE /v1/collections/{c}',
      status: 204,
      check: async ({ text }, { client: owner, collection }) => {
        expect(text).to.equal('');
        const path = `/v1/collections/${collection}`;
        expect((await owner.get(path)).code).to.equal('collection_not_found');
        expect((await owner.delete(path)).code).to.equal('collection_not_found');
        expect((await owner.get(`${path}/rows`)).code).to.equal('collection_not_found');
        expect((await owner.get(`${path}/rows/1`)).code).to.equal('collection_not_found');
        expect((await owner.get('/v1/collections')).json).not.to.deep.include({ name: collection });
      },
    },
    {
      name: 'delete and make anew: empty, ids from 1, no old cursor or row version',
      request: 'DELETE /v1/collections/{c}',
      status: 204,
      check: async (_, { client: owner, collection, frames }) => {
        expect(frames).to.deep.equal([]);
        await owner.post('/v1/collections', { name: collection });
        expect((await owner.get(`/v1/collections/${collection}`)).json.rows).to.equal(0);
        const first = await owner.post(`/v1/collections/${collection}/rows`, [{ n: 1 }]);
        expect(first.json).to.deep.equal([{ id: 1, n: 1 }]);
        const stale = await owner.get(`/v1/collections/${collection}/rows/1`, { 'If-None-Match': '"none"' });
        expect(stale.status).to.equal(200);
      },
    },
  ],
  { given: [{ n: 1 }, { n: 2 }] },
);

describe('a re-created collection', () => {
  it('never repeats a row version or a cursor', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const seen = new Set<string>();
      for (let round = 0; round < 5; round += 1) {
        await owner.post('/v1/collections', { name: 'again' });
        await owner.post('/v1/collections/again/rows', [{ n: 1 }]);
        const { headers } = await owner.get('/v1/collections/again/rows/1');
        seen.add(headers.etag!).add(headers['collection-cursor']!);
        await owner.delete('/v1/collections/again');
      }
      expect(seen.size).to.equal(10);
    } finally {
      await service.close();
    }
  });

  it('counts its rows through every kind of write', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const name = await owner.collection([{ n: 1 }, { n: 2 }, { n: 3 }]);
      await owner.patch(`/v1/collections/${name}/rows/1`, { n: 9 });
      await owner.delete(`/v1/collections/${name}/rows/2`);
      await owner.delete(`/v1/collections/${name}/rows/2`);
      await owner.post(`/v1/collections/${name}/rows`, [{ n: 4 }, { id: 1 }]);
      expect((await owner.get(`/v1/collections/${name}`)).json.rows).to.equal(2);
    } finally {
      await service.close();
    }
  });
});
