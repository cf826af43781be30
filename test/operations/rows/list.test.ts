import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { sorted } from '../../support/order.js';
import { startService, type TestService } from '../../support/service.js';
import { cursorLines, table } from '../../support/table.js';

const list = 'GET /v1/collections/{c}/rows';
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ n: n + 1 }));
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: from + n, n: from + n }));
const refusedWith = (query: string, ...at: string[]) => ({
  name: query.slice(0, 40),
  request: `${list}?${query}`,
  status: 400,
  code: 'parameter_invalid',
  at,
});

table(
  'GET rows: limit, offset, headers',
  [
    { name: 'the first 100, by id', request: list, status: 200, json: ids(1, 100) },
    { name: 'limit 1', request: `${list}?limit=1`, status: 200, json: ids(1, 1) },
    {
      name: 'limit 1000',
      request: `${list}?limit=1000`,
      status: 200,
      json: ids(1, 120),
      bears: { link: null },
    },
    { name: 'offset 0', request: `${list}?limit=2&offset=0`, status: 200, json: ids(1, 2) },
    {
      name: 'offset',
      request: `${list}?offset=118`,
      status: 200,
      json: ids(119, 120),
      bears: { link: null },
    },
    {
      name: 'just past the end',
      request: `${list}?offset=120`,
      status: 200,
      json: [],
      bears: { link: null },
    },
    { name: 'far past the end', request: `${list}?offset=9007199254740991`, status: 200, json: [] },
    {
      name: 'encoded parameters',
      request: `${list}?%6cimit=%31&order%5Fby=%69d`,
      status: 200,
      json: ids(1, 1),
    },
    { name: 'descending', request: `${list}?order=desc&limit=2`, status: 200, json: ids(119, 120).reverse() },
    {
      name: 'a page in the middle',
      request: `${list}?limit=10&offset=20&order=asc&order_by=id`,
      status: 200,
      json: ids(21, 30),
      bears: {
        link: /^<\/v1\/collections\/\w+\/rows\?[^>]*offset=30[^>]*>; rel="next"$/,
        'total-count': null,
        'preference-applied': null,
        'cache-control': 'private, no-cache',
        'collection-cursor': /./,
        etag: /^W\/"[0-9a-z]+-\d+"$/,
      },
    },
    {
      name: 'the last full page',
      request: `${list}?limit=60&offset=60`,
      status: 200,
      json: ids(61, 120),
    },
    ...cursorLines(`${list}?limit=1`),
    {
      name: 'with the count',
      request: `${list}?limit=1`,
      headers: { Prefer: 'count=exact' },
      status: 200,
      bears: { 'total-count': '120', 'preference-applied': 'count=exact' },
    },
    {
      name: 'with the count, past the end',
      request: `${list}?offset=500`,
      headers: { prefer: 'wait=5, count="exact"' },
      status: 200,
      json: [],
      bears: { 'total-count': '120', 'preference-applied': 'count=exact' },
    },
    {
      name: 'unknown preferences are ignored',
      request: `${list}?limit=1`,
      headers: { Prefer: 'count=planned, return=minimal, foo' },
      status: 200,
      json: ids(1, 1),
      bears: { 'total-count': null, 'preference-applied': null },
    },
  ],
  { given: numbered(120) },
);

table(
  'GET rows: refused',
  [
    ...[
      '0',
      '1001',
      '-1',
      '01',
      '1.0',
      '1e2',
      '0x10',
      '%205',
      '5%20',
      '+5',
      '',
      'ten',
      '1,2',
      'NaN',
      '%D9%A1',
    ].map((limit) => refusedWith(`limit=${limit}`, 'limit')),
    ...['-1', '-0', '00', '1.5', '1e2', '0x1', '', 'x', '%2B1'].map((offset) =>
      refusedWith(`offset=${offset}`, 'offset'),
    ),
    ...['', 'up', 'ASC', 'Desc', 'desc%20', 'asc,desc'].map((order) =>
      refusedWith(`order=${order}`, 'order'),
    ),
    refusedWith('order_by=', 'order_by'),
    refusedWith('order_by', 'order_by'),
    refusedWith(`order_by=${'n'.repeat(129)}`, 'order_by'),
    ...['%00', '%0A', 'a%1Fb', '%7F'].map((name) => refusedWith(`order_by=${name}`, 'order_by')),
    refusedWith('limit=1&limit=1', 'limit'),
    refusedWith('order_by=a&order=asc&order_by=b', 'order_by'),
    refusedWith('page=2', 'page'),
    refusedWith('Limit=2', 'Limit'),
    refusedWith('limit[]=2', 'limit[]'),
    refusedWith('where=x&limit=0', 'where', 'limit'),
    refusedWith('api_key=x', 'api_key'),
    { ...refusedWith('__proto__=1', '__proto__') },
    { ...refusedWith('constructor=1', 'constructor') },
    {
      name: 'an unknown collection',
      request: 'GET /v1/collections/nowhere/rows',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'an impossible collection',
      request: 'GET /v1/collections/9/rows',
      status: 400,
      code: 'parameter_invalid',
      at: ['collection_name'],
    },
    {
      name: 'a query that is not UTF-8',
      request: `${list}?order_by=%FF`,
      status: 400,
      code: 'parameter_invalid',
      at: ['order_by'],
    },
  ],
  { given: numbered(2) },
);

describe('GET rows: order', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const mixed: unknown[] = [
    null,
    undefined,
    false,
    true,
    0,
    -1,
    1,
    10,
    9,
    1.5,
    1e21,
    -1e21,
    5e-324,
    9007199254740991,
    -9007199254740991,
    9007199254740992,
    // The last double that is a 64-bit integer, and the next double.
    9223372036854775000,
    9223372036854776000,
    -9223372036854775000,
    -9223372036854776000,
    100000000000000000000,
    999999999999999900000,
    '',
    ' ',
    '0',
    '10',
    '9',
    'A',
    'Z',
    'a',
    'aa',
    'z',
    'é',
    '\u{1f600}',
    '\uffee',
    '\ue000',
    'null',
    '[]',
    '{}',
    [],
    [1],
    [10],
    [2],
    [null],
    ['a'],
    [[]],
    {},
    { a: 1 },
    { a: 2 },
    { b: 0 },
    { a: { b: 1 } },
    '\u0001',
    '\n',
    null,
    false,
    'a',
    [1],
    { a: 1 },
    1,
  ];

  it('puts values of all types in the stated order, and desc is the exact reverse', async () => {
    const collection = await owner.collection(mixed.map((v) => (v === undefined ? {} : { v })));
    const path = `/v1/collections/${collection}/rows`;
    const { json: rows } = await owner.get(path);
    const { json: ascending } = await owner.get(`${path}?order_by=v`);
    const { json: descending } = await owner.get(`${path}?order_by=v&order=desc`);
    expect(ascending).to.deep.equal(sorted(rows, 'v', 'asc'));
    expect(descending).to.deep.equal([...ascending].reverse());
  });

  it('pages through any order as through the whole list', async () => {
    const collection = await owner.collection(mixed.map((v) => (v === undefined ? {} : { v })));
    const path = `/v1/collections/${collection}/rows`;
    for (const order of ['asc', 'desc']) {
      const { json: whole } = await owner.get(`${path}?order_by=v&order=${order}`);
      const pages: unknown[] = [];
      let next: string | undefined = `${path}?order_by=v&order=${order}&limit=7`;
      while (next) {
        const answer = await owner.get(next);
        pages.push(...answer.json);
        next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
      }
      expect(pages).to.deep.equal(whole);
    }
  });

  const names = [
    'text',
    'a b',
    'a.b',
    'a"b',
    "a'b",
    'a\\b',
    'a[0]',
    '$',
    '$.x',
    '*',
    '#-1',
    '%',
    '%25',
    '?',
    '&',
    '=',
    '+',
    ';--',
    '"',
    '""',
    "'",
    '0',
    '-1',
    'é',
    'e\u0301',
    '日本',
    '\u{1f600}',
    'constructor',
    'toString',
    'length',
    'ID',
    'data',
    'seq',
    'collection_id',
    'n'.repeat(128),
    '日'.repeat(128),
  ];
  it('orders by a field of any name, and by no other', async () => {
    for (const name of names) {
      const collection = await owner.collection([{ [name]: 2 }, { other: 0 }, { [name]: 3 }, { [name]: 1 }]);
      const query = new URLSearchParams({ order_by: name });
      const { json } = await owner.get(`/v1/collections/${collection}/rows?${query}`);
      expect(
        json.map((row: { id: number }) => row.id),
        JSON.stringify(name),
      ).to.deep.equal([2, 4, 1, 3]);
    }
  });

  it('orders by id where no row has the field', async () => {
    const collection = await owner.collection([{ a: { b: 2 } }, { a: { b: 1 } }]);
    for (const name of ['a.b', '$.a.b', '__proto__', 'nothing', "a' OR '1'='1"]) {
      const query = new URLSearchParams({ order_by: name, order: 'desc' });
      const { json } = await owner.get(`/v1/collections/${collection}/rows?${query}`);
      expect(json.map((row: { id: number }) => row.id)).to.deep.equal([2, 1]);
    }
  });

  it('keeps the query in the link to the next page', async () => {
    const collection = await owner.collection([{ 'a&b': 2 }, { 'a&b': 1 }]);
    const path = `/v1/collections/${collection}/rows`;
    const answer = await owner.get(`${path}?limit=1&order_by=a%26b&order=desc`);
    const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.link!)![1]!;
    expect((await owner.get(next)).json).to.deep.equal([{ id: 2, 'a&b': 1 }]);
  });

  it('refuses a page of over 16 MiB', async () => {
    const collection = await owner.collection();
    const path = `/v1/collections/${collection}/rows`;
    const row = { t: 'x'.repeat(200_000) };
    for (let batch = 0; batch < 17; batch += 1) {
      await owner.post(path, [row, row, row, row, row], { Prefer: 'return=minimal' });
    }
    expect((await owner.get(`${path}?limit=80`)).json).to.have.length(80);
    const refused = await owner.get(`${path}?limit=85`);
    expect(refused.code).to.equal('page_too_large');
    expect(refused.json.errors).to.deep.equal([
      { parameter: 'limit', detail: 'must be smaller for rows of this size' },
    ]);
    expect((await owner.get(`${path}?limit=85&order_by=t`)).code).to.equal('page_too_large');
    expect((await owner.get(`${path}?limit=85&offset=80`)).json).to.have.length(5);
  });

  it('sees its own writes, and its cursor moves with them', async () => {
    const collection = await owner.collection([{ n: 1 }]);
    const path = `/v1/collections/${collection}/rows`;
    const first = await owner.get(path);
    const again = await owner.get(path);
    expect(again.headers['collection-cursor']).to.equal(first.headers['collection-cursor']);
    const written = await owner.post(path, [{ n: 2 }]);
    const second = await owner.get(path);
    expect(second.json).to.have.length(2);
    expect(second.headers['collection-cursor']).to.equal(written.headers['collection-cursor']);
    expect(second.headers['collection-cursor']).not.to.equal(first.headers['collection-cursor']);
  });
});
