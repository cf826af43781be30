/** GET export: its parameters, permissions and responses, on every engine. */
import { expect } from 'chai';
import { type Client, client } from '../../../support/client.js';
import { examples } from '../../../support/filters.js';
import { startService, type TestService } from '../../../support/service.js';
import { type Line, table } from '../../../support/table.js';

const path = '/v1/collections/{c}/export';
const request = `GET ${path}`;
const given = [{ title: 'Milk', done: false, due: null }, { title: 'Eggs' }, { 'a,b': 1, done: true }];
const ndjson = [
  '{"id":1,"title":"Milk","done":false,"due":null}\n',
  '{"id":2,"title":"Eggs"}\n',
  '{"id":3,"a,b":1,"done":true}\n',
].join('');
const mediaTypes = { ndjson: 'application/x-ndjson', csv: 'text/csv; charset=utf-8; header=present' };

/** Returns a case in which the export has this text. */
function shows(query: string, text: string, more: Partial<Line> = {}): Line {
  const format = /format=(ndjson|csv)/.exec(decodeURIComponent(query))![1] as keyof typeof mediaTypes;
  return {
    name: query,
    request: `${request}?${query}`,
    status: 200,
    ...more,
    bears: {
      'content-type': mediaTypes[format],
      'collection-cursor': /./,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'request-id': /./,
      'transfer-encoding': 'chunked',
      'content-length': null,
      etag: null,
      link: null,
      'next-after': null,
    },
    check: (answer) => expect(answer.text).to.equal(text),
  };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `fields=n${n}`).join('&');
const long = encodeURIComponent('\u{1f600}'.repeat(129));
const refusals: readonly (readonly [query: string, ...at: string[]])[] = [
  ['', 'format'],
  ['format', 'format'],
  ['format=', 'format'],
  ['format=json', 'format'],
  ['format=NDJSON', 'format'],
  ['format=csv,ndjson&fields=title', 'format'],
  ['format=ndjson%20', 'format'],
  ['format=ndjson&format=csv&fields=title', 'format'],
  ['format=ndjson&format=ndjson', 'format'],
  ['Format=ndjson', 'Format', 'format'],
  ['format=csv', 'fields'],
  ['format=csv&fields=', 'fields'],
  ['format=csv&fields=a&fields=b&fields=a', 'fields'],
  ['format=csv&fields=id&fields=id', 'fields'],
  [`format=csv&${names(51)}`, 'fields'],
  [`format=ndjson&${names(51)}`, 'fields'],
  [`format=csv&fields=${long}`, 'fields'],
  ['format=csv&fields=a%0Ab', 'fields'],
  ['format=csv&fields=%FF', 'fields'],
  ['format=ndjson&fields=a&fields=%61', 'fields'],
  ['format=ndjson&limit=1', 'limit'],
  ['format=ndjson&offset=0', 'offset'],
  ['format=ndjson&sort=title:asc', 'sort'],
  ['format=ndjson&order_by=title', 'order_by'],
  ['format=ndjson&after=x', 'after'],
  ['format=json&fields=&filter=@.a&filter=@.b&x=1', 'format', 'fields', 'filter', 'x'],
];

table(
  'GET export',
  [
    shows('format=ndjson', ndjson),
    shows('f%6frmat=%6edjson', ndjson, { name: 'percent-encoded' }),
    shows('format=ndjson&fields=done', '{"id":1,"done":false}\n{"id":2}\n{"id":3,"done":true}\n'),
    shows(
      'format=ndjson&fields=due&fields=title&fields=id',
      ['{"id":1,"due":null,"title":"Milk"}\n', '{"id":2,"title":"Eggs"}\n', '{"id":3}\n'].join(''),
    ),
    shows('format=ndjson&fields=id', '{"id":1}\n{"id":2}\n{"id":3}\n'),
    shows('format=csv&fields=title&fields=done', 'id,title,done\r\n1,Milk,false\r\n2,Eggs,\r\n3,,true\r\n'),
    shows('format=csv&fields=done&fields=due', 'id,done,due\r\n1,false,null\r\n2,,\r\n3,true,\r\n'),
    shows('format=csv&fields=id', 'id\r\n1\r\n2\r\n3\r\n'),
    shows('format=csv&fields=done&fields=id', 'id,done\r\n1,false\r\n2,\r\n3,true\r\n'),
    shows('format=csv&fields=%22a%2Cb%22&fields=a%22b', 'id,"a,b","a""b"\r\n1,,\r\n2,,\r\n3,1,\r\n'),
    shows('format=csv&fields=nowhere', 'id,nowhere\r\n1,\r\n2,\r\n3,\r\n'),
    shows('format=csv&fields=title&filter=@.done', 'id,title\r\n1,Milk\r\n3,\r\n'),
    shows('format=csv&fields=title&filter=@.nowhere', 'id,title\r\n'),
    shows('format=ndjson&filter=@.nowhere', ''),
    shows(`format=csv&${names(50)}`, `id,${names(50).replaceAll('fields=', '').replaceAll('&', ',')}\r\n`, {
      given: [],
    }),
    shows('format=ndjson', '', { name: 'ndjson of no rows', given: [] }),
    shows('format=csv&fields=title', 'id,title\r\n', { name: 'csv of no rows', given: [] }),
    ...['csv&fields=title', 'ndjson'].map(
      (format): Line => ({
        name: `HEAD of ${format}`,
        request: `HEAD ${path}?format=${format}`,
        status: 200,
        bears: {
          'content-type': mediaTypes[format === 'ndjson' ? 'ndjson' : 'csv'],
          'collection-cursor': /./,
          'content-length': null,
        },
      }),
    ),
    ...refusals.map(
      ([query, ...at]): Line => ({
        name: query.slice(0, 60) || 'without a query',
        request: `${request}?${query}`,
        status: 400,
        code: 'parameter_invalid',
        at,
      }),
    ),
    ...(
      [
        ['', 'unexpected end at character 1'],
        ['@.a = 5', "unexpected '=' at character 5"],
        ['@.a == 1 &&', 'unexpected end at character 12'],
        ['$.a', "unexpected '$' at character 1"],
      ] as const
    ).map(
      ([filter, detail]): Line => ({
        name: `filter ${filter}`,
        request: `GET /v1/collections/nowhere/export?format=ndjson&filter=${encodeURIComponent(filter)}`,
        status: 400,
        code: 'parameter_invalid',
        at: ['filter'],
        check: ({ json }) => expect(json.errors[0].detail.slice(0, detail.length)).to.equal(detail),
      }),
    ),
    ...['POST', 'PUT', 'PATCH', 'DELETE'].map(
      (method): Line => ({
        name: method,
        request: `${method} ${path}?format=ndjson`,
        status: 405,
        code: 'method_not_allowed',
        bears: { allow: 'GET, HEAD' },
      }),
    ),
  ],
  { given },
);

const notes = '/v1/collections/notes/export?format=ndjson';
const forbidden = { status: 403, code: 'scope_insufficient' };
table(
  'GET export: who may',
  [
    { name: 'without a key', request: `GET ${notes}`, as: 'none', status: 401, code: 'key_missing' },
    {
      name: 'a key that is none',
      request: `GET ${notes}`,
      headers: { 'x-api-key': 'rf_x' },
      as: 'none',
      status: 401,
      code: 'key_invalid',
    },
    { name: 'read', request: `GET ${notes}`, as: 'reader', status: 200 },
    { name: 'read: HEAD', request: `HEAD ${notes}`, as: 'reader', status: 200 },
    { name: 'write', request: `GET ${notes}`, as: 'writer', ...forbidden },
    { name: 'write: HEAD', request: `HEAD ${notes}`, as: 'writer', ...forbidden },
    { name: 'bound', request: `GET ${notes}`, as: 'bound', status: 200 },
    {
      name: 'bound: another',
      request: 'GET /v1/collections/other/export?format=ndjson',
      as: 'bound',
      ...forbidden,
    },
    {
      name: 'bound: none',
      request: 'GET /v1/collections/nowhere/export?format=ndjson',
      as: 'bound',
      ...forbidden,
    },
    {
      name: 'of another account',
      request: `GET ${notes}`,
      as: 'stranger',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'rights before parameters',
      request: 'GET /v1/collections/notes/export',
      as: 'writer',
      ...forbidden,
    },
    {
      name: 'parameters before the collection',
      request: 'GET /v1/collections/nowhere/export',
      status: 400,
      code: 'parameter_invalid',
    },
    {
      name: 'no collection',
      request: 'GET /v1/collections/nowhere/export?format=ndjson',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'no collection: HEAD',
      request: 'HEAD /v1/collections/nowhere/export?format=ndjson',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'no name of a collection',
      request: 'GET /v1/collections/1/export?format=ndjson',
      status: 400,
      code: 'parameter_invalid',
      at: ['collection_name'],
    },
    {
      name: 'a path that goes on',
      request: 'GET /v1/collections/notes/export/?format=ndjson',
      status: 404,
      code: 'route_not_found',
    },
  ],
  {
    keys: {
      reader: { scopes: ['read'] },
      writer: { scopes: ['write'] },
      bound: { collections: ['notes'] },
      stranger: { account: 'stranger' },
    },
    collections: { notes: [{ n: 1 }], other: [{ n: 1 }] },
  },
);

describe('an export', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  async function filled(rows: readonly object[]): Promise<string> {
    return `/v1/collections/${await owner.collection(rows)}`;
  }

  it('contains the matching rows', async () => {
    const collection = await filled(Object.values(examples.rows));
    const all = (await owner.get(`${collection}/rows`)).json as { id: number }[];
    for (const [filter, ...fitting] of examples.lines) {
      const query = `filter=${encodeURIComponent(filter)}`;
      const rows = all.filter(({ id }) => fitting.includes(`${id}`));
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      expect((await owner.get(`${collection}/export?format=ndjson&${query}`)).text, filter).to.equal(text);
      const csv = (await owner.get(`${collection}/export?format=csv&fields=id&${query}`)).text;
      expect(csv, filter).to.equal(['id', ...fitting, ''].join('\r\n'));
    }
  });

  it('has the cursor that the list has, and no row that is deleted', async () => {
    const collection = await filled(Array.from({ length: 10 }, (_, n) => ({ n })));
    for (const gone of [1, 5, 10]) {
      await owner.delete(`${collection}/rows/${gone}`);
      const [list, exported, head] = [
        await owner.get(`${collection}/rows`),
        await owner.get(`${collection}/export?format=ndjson`),
        await owner.send('HEAD', `${collection}/export?format=ndjson`),
      ];
      expect(exported.text).to.equal(list.json.map((row: object) => `${JSON.stringify(row)}\n`).join(''));
      for (const each of [exported, head])
        expect(each.headers['collection-cursor']).to.equal(list.headers['collection-cursor']);
    }
    for (const id of [2, 3, 4, 6, 7, 8, 9]) await owner.delete(`${collection}/rows/${id}`);
    expect((await owner.get(`${collection}/export?format=ndjson`)).text).to.equal('');
    expect((await owner.get(`${collection}/export?format=csv&fields=n`)).text).to.equal('id,n\r\n');
  });

  it('has rows that are as large as they may be, among small ones', async () => {
    const collection = await filled([]);
    const large = '\u{1f600}"\n'.repeat(30_000);
    const rows: object[] = [];
    for (let n = 0; n < 12; n += 1) {
      const batch = [{ n, t: n % 3 === 0 ? 'x'.repeat(262_000) : large.slice(0, 190_000) }, { n }, {}];
      rows.push(...(await owner.post(`${collection}/rows`, batch)).json);
    }
    expect(rows).to.have.length(36);
    const { text } = await owner.get(`${collection}/export?format=ndjson`);
    expect(text === rows.map((row) => `${JSON.stringify(row)}\n`).join('')).to.equal(true);
    const few = await owner.get(`${collection}/export?format=csv&fields=n&filter=@.t`);
    expect(few.text).to.equal(
      `id,n\r\n${Array.from({ length: 12 }, (_, n) => `${3 * n + 1},${n}\r\n`).join('')}`,
    );
  });

  it('has each row once, where many small ones, gaps and large ones take turns', async () => {
    const collection = await filled([]);
    const minimal = { Prefer: 'return=minimal' };
    const large = { t: 'x'.repeat(250_000) };
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 3; n += 1) await owner.post(`${collection}/rows`, Array(900).fill({}), minimal);
      for (let n = 0; n < 3; n += 1) await owner.post(`${collection}/rows`, Array(4).fill(large), minimal);
    }
    for (const gone of [1, 700, 701, 702, 2_700, 2_701, 2_712, 2_713, 8_136])
      expect((await owner.delete(`${collection}/rows/${gone}`)).status).to.equal(204);
    const { headers } = await owner.get(`${collection}/rows?limit=1`, { Prefer: 'count=exact' });
    const { text } = await owner.get(`${collection}/export?format=csv&fields=id`);
    const ids = text.trimEnd().split('\r\n').slice(1).map(Number);
    expect(ids).to.have.length(8_136 - 9);
    expect(headers['total-count']).to.equal(`${ids.length}`);
    for (const [at, id] of ids.entries()) expect(id).to.be.above(ids[at - 1] ?? 1);
    const fitting = await owner.get(`${collection}/export?format=csv&fields=id&filter=@.t`);
    expect(fitting.text.trimEnd().split('\r\n')).to.have.length(1 + 36 - 3);
  });

  it('is of a collection as it is now, also where one of its name was deleted', async () => {
    const name = await owner.collection([{ old: true }]);
    const collection = `/v1/collections/${name}`;
    const before = await owner.get(`${collection}/export?format=ndjson`);
    await owner.delete(collection);
    expect((await owner.get(`${collection}/export?format=ndjson`)).status).to.equal(404);
    await owner.post('/v1/collections', { name });
    const after = await owner.get(`${collection}/export?format=ndjson`);
    expect([after.status, after.text]).to.deep.equal([200, '']);
    expect(after.headers['collection-cursor']).not.to.equal(before.headers['collection-cursor']);
  });

  it('leaves nothing in progress after HEAD', async () => {
    const collection = await filled(Array.from({ length: 100 }, (_, n) => ({ n })));
    const formats = ['format=ndjson', 'format=csv&fields=n'];
    for (let n = 0; n < 30; n += 1) {
      const answers = await Promise.all(
        formats.map((format) => owner.send('HEAD', `${collection}/export?${format}`)),
      );
      for (const { status, text } of answers) expect([status, text]).to.deep.equal([200, '']);
    }
    const both = await Promise.all([1, 2].map(() => owner.get(`${collection}/export?format=ndjson`)));
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
  });
});
