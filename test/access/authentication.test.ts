import { expect } from 'chai';
import { type Client, client, type Headers } from '../support/client.js';
import { setClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { feed, handshake } from '../support/feed.js';
import { changeRights, heard, limit, newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { type Line, table } from '../support/table.js';

const list = 'GET /v1/collections';
const missing = { as: 'none', status: 401, code: 'key_missing' };
const invalid = { as: 'none', status: 401, code: 'key_invalid' };
const wellFormed = 'rf_0000000000000000000000000000000000000';

const badKeys: Headers[] = [
  { Authorization: `Bearer ${wellFormed}` },
  { Authorization: 'Bearer x' },
  { Authorization: `Bearer ${'x'.repeat(2_000)}` },
  { Authorization: 'Bearer \u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9' },
  { 'x-api-key': wellFormed },
  { 'x-api-key': "' OR '1'='1" },
  { Authorization: 'bearer nothing', 'x-api-key': 'nothing' },
];

table('the key: missing or no good', [
  {
    name: 'no key',
    request: list,
    ...missing,
    bears: {
      'www-authenticate': 'Bearer realm="rowfeed"',
      'cache-control': 'no-store',
      'ratelimit-policy': null,
    },
  },
  ...[
    'GET /v1/',
    'GET /v1/nowhere',
    'PUT /v1/collections',
    'POST /v1/collections/x',
    'GET /v1/collections/1/rows/x',
    'HEAD /v1/nowhere',
    'OPTIONS /v1/collections',
  ].map(
    (request): Line => ({
      name: `no key on ${request}`,
      request,
      ...missing,
    }),
  ),
  { name: 'no key, a body that is not JSON', request: 'POST /v1/collections', body: '{', ...missing },
  {
    name: 'no key, a body of another type',
    request: 'POST /v1/collections',
    body: 'x',
    headers: { 'Content-Type': 'text/plain' },
    ...missing,
  },
  {
    name: 'no key, too large a body',
    request: 'POST /v1/collections',
    body: 'x'.repeat(2_000_000),
    ...missing,
  },
  { name: 'no key, a wrong parameter', request: `${list}?x=1`, ...missing },
  { name: 'a key in the query of /v1', request: `${list}?api_key=${wellFormed}`, ...missing },
  ...badKeys.map(
    (headers): Line => ({
      name: `${JSON.stringify(headers).slice(0, 50)}`,
      request: list,
      headers,
      ...invalid,
      bears: { 'www-authenticate': 'Bearer realm="rowfeed", error="invalid_token"' },
    }),
  ),
  {
    name: 'a bad key on no route',
    request: 'GET /v1/nowhere',
    headers: { 'x-api-key': wellFormed },
    ...invalid,
  },
  {
    name: 'two different bad keys',
    request: list,
    headers: { Authorization: 'Bearer a', 'x-api-key': 'b' },
    as: 'none',
    status: 400,
    code: 'credentials_conflict',
  },
  {
    name: 'two different keys on no route',
    request: 'GET /v1/nowhere',
    headers: { Authorization: 'Bearer a', 'x-api-key': 'b' },
    as: 'none',
    status: 400,
    code: 'credentials_conflict',
  },
]);

describe('the key: where it may be', () => {
  let service: TestService;
  let anyone: Client;
  before(async () => {
    service = await startService();
    anyone = client(service);
    await client(service, service.key).post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  const places: [
    name: string,
    headers: (key: string) => Record<string, string | string[]>,
    status: number,
    code?: string,
  ][] = [
    ['Bearer', (key) => ({ Authorization: `Bearer ${key}` }), 200],
    ['bearer', (key) => ({ authorization: `bearer ${key}` }), 200],
    ['BEARER', (key) => ({ AUTHORIZATION: `BEARER ${key}` }), 200],
    ['x-api-key', (key) => ({ 'x-api-key': key }), 200],
    ['X-API-Key', (key) => ({ 'X-API-Key': key }), 200],
    ['both and the same', (key) => ({ Authorization: `Bearer ${key}`, 'x-api-key': key }), 200],
    [
      'both and different',
      (key) => ({ Authorization: `Bearer ${key}`, 'x-api-key': wellFormed }),
      400,
      'credentials_conflict',
    ],
    [
      'the other way round',
      (key) => ({ Authorization: `Bearer ${wellFormed}`, 'x-api-key': key }),
      400,
      'credentials_conflict',
    ],
    ['Bearer twice and the same', (key) => ({ Authorization: [`Bearer ${key}`, `Bearer ${key}`] }), 200],
    [
      'Bearer twice and different',
      (key) => ({ Authorization: [`Bearer ${key}`, `Bearer ${wellFormed}`] }),
      400,
      'credentials_conflict',
    ],
    ['x-api-key twice and the same', (key) => ({ 'x-api-key': [key, key] }), 200],
    [
      'x-api-key twice and different',
      (key) => ({ 'x-api-key': [wellFormed, key] }),
      400,
      'credentials_conflict',
    ],
    ['x-api-key beside another scheme', (key) => ({ Authorization: 'Basic eDp5', 'x-api-key': key }), 200],
    ['x-api-key beside a scheme alone', (key) => ({ Authorization: 'Bearer', 'x-api-key': key }), 200],
    ['x-api-key beside an empty header', (key) => ({ Authorization: ' ', 'x-api-key': key }), 200],
    ['Bearer beside another scheme', (key) => ({ Authorization: ['Digest a="b"', `Bearer ${key}`] }), 200],
    [
      'Bearer beside an empty x-api-key',
      (key) => ({ Authorization: `Bearer ${key}`, 'x-api-key': ' ' }),
      200,
    ],
    ['another scheme only', () => ({ Authorization: 'Basic eDp5' }), 401, 'key_missing'],
    ['empty ones only', () => ({ Authorization: 'Bearer ', 'x-api-key': ' ' }), 401, 'key_missing'],
    ['a Bearer token that is none', (key) => ({ Authorization: `Bearer ${key} x` }), 401, 'key_invalid'],
    [
      'a Bearer token that is none beside a key',
      (key) => ({ Authorization: 'Bearer a b', 'x-api-key': key }),
      400,
      'credentials_conflict',
    ],
    ['a key cut short', (key) => ({ Authorization: `Bearer ${key.slice(0, -1)}` }), 401, 'key_invalid'],
    ['a key and more', (key) => ({ Authorization: `Bearer ${key}x` }), 401, 'key_invalid'],
    ['a key in capitals', (key) => ({ Authorization: `Bearer ${key.toUpperCase()}` }), 401, 'key_invalid'],
  ];
  for (const [name, headers, status, code] of places) {
    it(`${name}: ${status}`, async () => {
      const answer = await anyone.get('/v1/collections', headers(service.key));
      expect(answer.status).to.equal(status);
      expect(answer.code).to.equal(code);
    });
  }

  it('is not taken from another scheme', async () => {
    const basic = Buffer.from(`${service.key}:`).toString('base64');
    for (const value of [`Basic ${basic}`, service.key, 'Bearer', `Token ${service.key}`]) {
      const answer = await anyone.get('/v1/collections', { Authorization: value });
      expect([answer.status, answer.code], value).to.deep.equal([401, 'key_missing']);
    }
  });

  it('may be in the query of /ws, in the headers, or the same in all', async () => {
    const bearer = { Authorization: `Bearer ${service.key}` };
    const header = { 'x-api-key': service.key };
    const tries: [string | undefined, Record<string, string>, number | undefined][] = [
      [service.key, {}, undefined],
      [undefined, bearer, undefined],
      [undefined, header, undefined],
      [service.key, { ...bearer, ...header }, undefined],
      [wellFormed, bearer, 400],
      [service.key, { 'x-api-key': wellFormed }, 400],
      [undefined, { Authorization: 'Bearer a', 'x-api-key': 'b' }, 400],
      [undefined, {}, 401],
      ['x', {}, 401],
      ['', {}, 401],
      ['', bearer, undefined],
      ['', { ...header, Authorization: 'Basic eDp5' }, undefined],
      [service.key, { 'x-api-key': ' ', Authorization: 'Negotiate eDp5' }, undefined],
      [undefined, { 'x-api-key': wellFormed }, 401],
    ];
    for (const [key, headers, refused] of tries) {
      const result = await handshake(service, { key, collection: 'notes', headers });
      const shown = JSON.stringify([key, headers]);
      if ('status' in result) {
        expect(result.status, shown).to.equal(refused);
        if (refused === 400) expect(result.code).to.equal('credentials_conflict');
      } else {
        expect(refused, shown).to.equal(undefined);
        await result.close();
      }
    }
  });
});

describe('the key: its life', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  /** Waits until the server rejects the key. The guide promises this time. */
  function endsWithin(caller: Client, withinMs: number): Promise<boolean> {
    const isOver = async (): Promise<boolean> => {
      const { status, code } = await caller.get('/v1/collections');
      if (status === 401) expect(code).to.equal('key_invalid');
      return status === 401;
    };
    return eventually('the key ends', isOver, { withinMs, everyMs: 25 });
  }

  it('works at once if the CLI creates it while the server runs', async () => {
    const { text } = await newKey(service);
    expect(text).to.match(/^rf_[0-9A-Za-z]{38}$/);
    expect((await client(service, text).get('/v1/collections')).status).to.equal(200);
    const typo = `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
    expect((await client(service, typo).get('/v1/collections')).code).to.equal('key_invalid');
  });

  it('ends within a second of being revoked, and all bad keys are answered alike', async () => {
    const { id, text } = await newKey(service);
    const caller = client(service, text);
    expect((await caller.get('/v1/collections')).status).to.equal(200);
    await revoke(service, id);
    await endsWithin(caller, 1_000);
    const expired = await newKey(service, { expiresAt: Date.now() - 1_000 });
    const bodies = [];
    for (const key of [text, expired.text, wellFormed, 'malformed']) {
      const { json, headers } = await client(service, key).get('/v1/collections', { 'X-Request-Id': 'same' });
      bodies.push(JSON.stringify([json, headers['www-authenticate']]));
    }
    expect(new Set(bodies).size, bodies.join('\n')).to.equal(1);
  });

  it('ends when it expires', async () => {
    const inAMinuteMs = 60_000;
    const { text } = await newKey(service, { expiresAt: Date.now() + inAMinuteMs });
    const caller = client(service, text);
    expect((await caller.get('/v1/collections')).status).to.equal(200);
    setClock(inAMinuteMs);
    expect((await caller.get('/v1/collections')).code).to.equal('key_invalid');
  });

  it('loses a permission when the key is updated', async () => {
    const { id, text } = await newKey(service);
    const caller = client(service, text);
    expect((await caller.post('/v1/collections', { name: 'before' })).status).to.equal(201);
    await changeRights(service, id, { scopes: ['read'] });
    await heard(service);
    expect((await caller.post('/v1/collections', { name: 'afterwards' })).code).to.equal(
      'scope_insufficient',
    );
  });

  it('sees its own account only', async () => {
    const mine = client(service, service.key);
    const theirs = client(service, (await newKey(service, { account: 'other' })).text);
    for (const [caller, text] of [
      [mine, 'mine'],
      [theirs, 'theirs'],
    ] as const) {
      expect((await caller.post('/v1/collections', { name: 'shared' })).status).to.equal(201);
      await caller.post('/v1/collections/shared/rows', [{ text }]);
    }
    await mine.post('/v1/collections', { name: 'only_mine' });
    expect((await theirs.get('/v1/collections')).json).to.deep.equal([{ name: 'shared' }]);
    expect((await theirs.get('/v1/collections/shared/rows')).json).to.deep.equal([{ id: 1, text: 'theirs' }]);
    expect((await theirs.get('/v1/collections/only_mine')).code).to.equal('collection_not_found');
    expect((await theirs.delete('/v1/collections/only_mine')).code).to.equal('collection_not_found');
    const cursor = (await mine.get('/v1/collections/shared/rows')).headers['collection-cursor']!;
    const refused = await handshake(service, { key: theirs.key, collection: 'shared', since: cursor });
    if ('status' in refused) throw new Error(refused.text);
    expect((await refused.closed()).code).to.equal(4410);
    const etag = (await mine.get('/v1/collections/shared/rows/1')).headers.etag!;
    const row = '/v1/collections/shared/rows/1';
    expect((await theirs.patch(row, { n: 1 }, { 'If-Match': etag })).code).to.equal('version_mismatch');
    const [ours, watched] = [
      await feed(service, { key: service.key, collection: 'shared' }),
      await feed(service, { key: theirs.key, collection: 'shared' }),
    ];
    expect(await ours.drain(mine)).to.deep.equal([]);
    expect(await watched.drain(theirs)).to.deep.equal([]);
    await theirs.delete('/v1/collections/shared');
    expect((await watched.closed()).code).to.equal(4404);
    expect(await ours.drain(mine)).to.deep.equal([]);
    expect((await mine.get('/v1/collections/shared/rows')).json).to.have.length(1);
  });
});

describe('guessing', () => {
  it('is slowed after 20 bad keys a minute from one address, and valid keys are never touched', async () => {
    const service = await startService();
    try {
      const good = client(service, service.key);
      for (let attempt = 1; attempt <= 20; attempt += 1) {
        const { code } = await client(service, `guess-${attempt}`).get('/v1/collections');
        expect(code, `attempt ${attempt}`).to.equal('key_invalid');
      }
      const slowed = await client(service, 'guess-21').get('/v1/collections');
      expect(slowed.code).to.equal('too_many_attempts');
      expect(Number(slowed.headers['retry-after'])).to.be.within(1, 60);
      expect((await client(service, wellFormed).get('/v1/nowhere')).code).to.equal('too_many_attempts');
      expect((await client(service).get('/v1/collections')).code).to.equal('key_missing');
      expect((await good.get('/v1/collections')).status).to.equal(200);
      await good.post('/v1/collections', { name: 'notes' });
      const refused = await handshake(service, { key: 'guess-22', collection: 'notes' });
      expect('status' in refused && refused.code).to.equal('too_many_attempts');
      const opened = await handshake(service, { key: service.key, collection: 'notes' });
      if ('status' in opened) throw new Error(opened.text);
      await opened.close();
      const fresh = await newKey(service);
      expect((await client(service, fresh.text).get('/v1/collections')).status).to.equal(200);
    } finally {
      await service.close();
    }
  });

  it('is counted by the address in X-Forwarded-For if the proxy is trusted, and otherwise by the address of the connection', async () => {
    for (const [trusted, code, address] of [
      ['127.0.0.1', 'key_invalid', '198.51.100.1'],
      ['192.0.2.1', 'too_many_attempts', '127.0.0.1'],
    ] as const) {
      const service = await startService({ env: { ROWFEED_TRUST_PROXY: trusted } });
      try {
        const guess = (from: string) =>
          client(service, 'guess').get('/v1/collections', { 'X-Forwarded-For': from });
        for (let n = 0; n < 20; n += 1) await guess('198.51.100.1');
        expect((await guess('198.51.100.1')).code).to.equal('too_many_attempts');
        expect((await guess('198.51.100.2')).code).to.equal(code);
        // The server doesn't trust addresses that the client itself put into the header.
        expect((await guess('198.51.100.3, 198.51.100.1')).code).to.equal('too_many_attempts');
        // The key identifies no client, so the log contains the address that the server counted.
        const lines = service.log
          .map((line) => JSON.parse(line))
          .filter(({ msg }) => msg === 'request refused');
        expect(lines).to.have.length(1);
        expect(lines[0]).to.include({ code: 'too_many_attempts', client: address });
        expect(lines[0]).to.not.have.property('key_id');
      } finally {
        await service.close();
      }
    }
  });

  it('is counted by the /64 of an IPv6 address, and by the whole of an IPv4 one', async () => {
    const service = await startService({ env: { ROWFEED_TRUST_PROXY: '127.0.0.1' } });
    try {
      const guess = async (from: string) =>
        (await client(service, 'guess').get('/v1/collections', { 'X-Forwarded-For': from })).code;
      for (let n = 1; n <= 20; n += 1) {
        expect(await guess(`2001:db8:0:1:${n}::${n}`)).to.equal('key_invalid');
        expect(await guess(n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')).to.equal('key_invalid');
      }
      expect(await guess('2001:db8:0:1::21')).to.equal('too_many_attempts');
      expect(await guess('[2001:DB8::1:ffff:0:0:1]:443')).to.equal('too_many_attempts');
      expect(await guess('2001:db8:0:2::1')).to.equal('key_invalid');
      expect(await guess('::ffff:192.0.2.1')).to.equal('too_many_attempts');
      expect(await guess('192.0.2.2')).to.equal('key_invalid');
    } finally {
      await service.close();
    }
  });

  it('goes before the plan, and the plan before the route', async () => {
    const service = await startService();
    try {
      const { text } = await newKey(service, { account: 'small' });
      await limit(service, 'small', { name: 'tiny', requests: 1, period: 'month', burst: undefined });
      const caller = client(service, text);
      const first = await caller.get('/v1/collections');
      expect(first.headers['ratelimit-policy']).to.match(/^"month";q=1;w=\d+$/);
      expect(first.headers.ratelimit).to.match(/^"month";r=0;t=\d+$/);
      for (const request of [
        'GET /v1/nowhere',
        'PUT /v1/collections',
        'POST /v1/collections',
        'GET /v1/usage',
      ]) {
        const [method, target] = request.split(' ');
        const refused = await caller.send(method!, target!, method === 'POST' ? '{' : undefined);
        expect(refused.code, request).to.equal('quota_exceeded');
        expect(Number(refused.headers['retry-after'])).to.be.greaterThan(0);
        expect(refused.headers.ratelimit).to.match(/^"month";r=0;/);
        expect(refused.json.detail).to.contain('month');
      }
      const refused = await handshake(service, { key: text, collection: 'notes' });
      expect('status' in refused && refused.code).to.equal('quota_exceeded');
      expect((await client(service).get('/health')).status).to.equal(200);
    } finally {
      await service.close();
    }
  });
});
