/** `fields` of listRows and getRow: rows with some of their fields. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { idsOf, targetOf } from '../../support/pages.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';
import { type Line, table } from '../../support/table.js';

const list = 'GET /v1/collections/{c}/rows';
const row = 'GET /v1/collections/{c}/rows/1';
const given = [
  { title: 'one', done: false, due: null, place: { city: 'Oslo', at: [1, 2] } },
  { title: 'two', tags: ['a', 'b'], 'a,b': 1 },
  { done: true, 'place.city': 'Bergen' },
];
const names = (count: number) => Array.from({ length: count }, (_, n) => `fields=n${n}`).join('&');

const refusals: readonly (readonly [query: string, ...at: string[]])[] = [
  ['fields='],
  ['fields'],
  ['fields=title&fields='],
  ['fields=title&fields=title'],
  ['fields=title&fields=done&fields=%74itle'],
  ['fields=id&fields=id'],
  ['fields=title,done'],
  [names(51)],
  [`fields=${'n'.repeat(129)}`],
  [`fields=${encodeURIComponent('\u{1f600}'.repeat(129))}`],
  ...['%00', '%0A', 'a%1Fb', '%7F', '%09', '%FF', '%', '%zz', '%ED%A0%80'].map(
    (name) => [`fields=${name}`] as const,
  ),
  ['field=title', 'field'],
  ['fields[]=title', 'fields[]'],
  ['Fields=title', 'Fields'],
];
const refused = (request: string): Line[] =>
  refusals.map(([query, ...at]) => ({
    name: query.slice(0, 40),
    request: `${request}?${query}`,
    status: 400,
    code: 'parameter_invalid',
    at: at.length > 0 ? at : ['fields'],
  }));
/** Returns lines for the row and for a list. With this query, the first row must be `first`. */
const shows = (query: string, first: object): Line[] => [
  { name: query.slice(0, 40), request: `${row}?${query}`, status: 200, json: first },
  {
    name: `${query.slice(0, 40)} of a list`,
    request: `${list}?limit=1&${query}`,
    status: 200,
    json: [first],
    check: ({ text }) => expect(text).to.match(/^\[\{"id":1[,}]/),
  },
];

table(
  'GET rows, GET row: fields',
  [
    ...shows('fields=title', { id: 1, title: 'one' }),
    ...shows('fields=due&fields=title', { id: 1, due: null, title: 'one' }),
    ...shows('fields=nothing', { id: 1 }),
    ...shows('fields=id', { id: 1 }),
    ...shows('fields=title&fields=id', { id: 1, title: 'one' }),
    ...shows('fields=place', { id: 1, place: { city: 'Oslo', at: [1, 2] } }),
    ...shows('fields=place.city&fields=place%5B%22city%22%5D&fields=$.title', { id: 1 }),
    ...shows('f%69elds=%74itle', { id: 1, title: 'one' }),
    ...shows(names(50), { id: 1 }),
    ...shows(`${names(49)}&fields=done`, { id: 1, done: false }),
    ...shows(`fields=${encodeURIComponent('\u{1f600}'.repeat(128))}&fields=done`, { id: 1, done: false }),
    ...shows('fields=__proto__&fields=constructor&fields=toString&fields=length&fields=data&fields=seq', {
      id: 1,
    }),
    {
      name: 'each row has those that it has',
      request: `${list}?fields=title&fields=done&fields=%22a%2Cb%22`,
      status: 200,
      json: [
        { id: 1, title: 'one', done: false },
        { id: 2, title: 'two', 'a,b': 1 },
        { id: 3, done: true },
      ],
      bears: { 'collection-cursor': /./, link: null, 'next-after': null },
    },
    {
      name: 'other fields order, filter and count',
      request: `${list}?fields=title&sort=done:desc&filter=@.done%20%7C%7C%20@.tags&limit=1`,
      headers: { Prefer: 'count=exact' },
      status: 200,
      json: [{ id: 3 }],
      bears: { 'total-count': '3', 'next-after': /./, link: /fields=title/ },
    },
    { name: 'past the end', request: `${list}?fields=title&offset=3`, status: 200, json: [] },
    {
      name: 'a row that is not there',
      request: 'GET /v1/collections/{c}/rows/9?fields=a',
      status: 404,
      code: 'row_not_found',
    },
    {
      name: 'of a PATCH',
      request: 'PATCH /v1/collections/{c}/rows/1?fields=title',
      body: { title: 'x' },
      status: 400,
      code: 'parameter_invalid',
      at: ['fields'],
    },
    {
      name: 'of an insert',
      request: 'POST /v1/collections/{c}/rows?fields=title',
      body: [{ title: 'x' }],
      status: 400,
      code: 'parameter_invalid',
      at: ['fields'],
    },
    ...refused(list),
    ...refused(row),
  ],
  { given },
);

describe('rows with some of their fields', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const hostile = [
    'a b',
    'a.b',
    'a"b',
    "a'b",
    'a\\b',
    '\\"',
    '[0]',
    '$',
    '$.x',
    '*',
    '#-1',
    '%',
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
    '{}',
    'é',
    'e\u0301',
    '日本',
    '\u{1f600}',
    '\u0085',
    '\u2028',
    'constructor',
    'toString',
    'ID',
    'data',
    'null',
    'n'.repeat(128),
    '日'.repeat(128),
  ];
  it('of any names have these, and no others', async () => {
    const whole = Object.fromEntries(hostile.map((name, n) => [name, [n, name]]));
    const rows = `/v1/collections/${await owner.collection([whole, {}])}/rows`;
    for (const [n, name] of hostile.entries()) {
      const expected = { id: 1, [name]: [n, name] };
      expect((await owner.get(targetOf(rows, { fields: [name] }))).json, name).to.deep.equal([
        expected,
        { id: 2 },
      ]);
      expect((await owner.get(targetOf(`${rows}/1`, { fields: [name] }))).json, name).to.deep.equal(expected);
    }
    for (let n = 0; n < hostile.length; n += 5) {
      const fields = hostile.slice(n, n + 5).reverse();
      const expected = { id: 1, ...Object.fromEntries(fields.map((name) => [name, whole[name]])) };
      expect((await owner.get(targetOf(rows, { fields }))).json[0]).to.deep.equal(expected);
      expect((await owner.get(targetOf(`${rows}/1`, { fields }))).json).to.deep.equal(expected);
    }
  });

  it('have values as they are', async () => {
    const v = [
      0.1,
      1e21,
      5e-324,
      1.7976931348623157e308,
      9007199254740991,
      100000000000000000000,
      -1e-7,
      'a"\\\u2028\u{1f600}\u0001</',
      '',
      null,
      true,
      [[]],
      {},
      { 'a"': { b: [null] } },
    ];
    const rows = `/v1/collections/${await owner.collection(v.map((each) => ({ v: each, w: 0 })))}/rows`;
    const expected = v.map((each, at) => ({ id: at + 1, v: each }));
    const texts = (text: string) => text.replaceAll(',"w":0', '');
    const [whole, some] = [await owner.get(rows), await owner.get(`${rows}?fields=v`)];
    expect(some.json).to.deep.equal(expected);
    expect(some.text).to.equal(texts(whole.text));
    for (const { id } of expected) {
      const [one, part] = [await owner.get(`${rows}/${id}`), await owner.get(`${rows}/${id}?fields=v`)];
      expect(part.text).to.equal(texts(one.text));
    }
  });

  it('keep the tag of the row', async () => {
    const rows = `/v1/collections/${await owner.collection([{ a: 1, b: 1 }])}/rows`;
    const whole = await owner.get(`${rows}/1`);
    const { etag } = whole.headers;
    for (const fields of ['a', 'b', 'c', 'id']) {
      const part = await owner.get(`${rows}/1?fields=${fields}`);
      expect(part.headers.etag).to.equal(etag);
      expect(part.headers['collection-cursor']).to.equal(whole.headers['collection-cursor']);
      const unchanged = await owner.get(`${rows}/1?fields=${fields}`, { 'If-None-Match': etag! });
      expect([unchanged.status, unchanged.text, unchanged.headers.etag]).to.deep.equal([304, '', etag]);
      const mismatch = await owner.get(`${rows}/1?fields=${fields}`, { 'If-Match': '"other"' });
      expect([mismatch.status, mismatch.code]).to.deep.equal([412, 'version_mismatch']);
      const head = await owner.send('HEAD', `${rows}/1?fields=${fields}`);
      expect([head.status, head.headers.etag]).to.deep.equal([200, etag]);
      expect(head.headers['content-length']).to.equal(`${Buffer.byteLength(part.text)}`);
    }
    // An update of a field that is not returned also changes the version of the row.
    const { headers } = await owner.patch(`${rows}/1`, { b: 2 });
    const changed = await owner.get(`${rows}/1?fields=a`, { 'If-None-Match': etag! });
    expect([changed.status, changed.headers.etag]).to.deep.equal([200, headers.etag]);
  });

  it('are refused before anything else is looked at', async () => {
    for (const target of ['/v1/collections/nowhere/rows', '/v1/collections/nowhere/rows/1']) {
      expect((await owner.get(`${target}?fields=a&fields=a`)).status).to.equal(400);
      expect((await owner.get(`${target}?fields=a`)).status).to.equal(404);
    }
  });

  onlyInFullSuite('The test needs 17 MB of rows.').it('make a page of large rows small enough', async () => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const large = Array.from({ length: 5 }, (_, n) => ({ n, t: 'x'.repeat(200_000) }));
    for (let batch = 0; batch < 17; batch += 1) await owner.post(rows, large, { Prefer: 'return=minimal' });
    expect((await owner.get(`${rows}?limit=85`)).code).to.equal('page_too_large');
    expect((await owner.get(`${rows}?limit=85&fields=t`)).code).to.equal('page_too_large');
    for (const query of ['', '&sort=n:desc', '&sort=n:asc&sort=t:desc', '&filter=@.n%20%3E%200']) {
      const answer = await owner.get(`${rows}?limit=85&fields=n${query}`);
      expect(answer.status, `${query} ${answer.text.slice(0, 300)}`).to.equal(200);
      expect(idsOf(answer)).to.have.length(query.includes('filter') ? 68 : 85);
      expect(answer.json[0]).to.have.all.keys('id', 'n');
    }
  });
});
