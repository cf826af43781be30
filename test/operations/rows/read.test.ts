import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { cursorLines, type Line, table } from '../../support/table.js';

const row = (id: string) => `GET /v1/collections/{c}/rows/${id}`;

table(
  'GET row',
  [
    {
      name: 'a row',
      request: row('2'),
      status: 200,
      json: { id: 2, n: 2 },
      bears: { etag: /^"[^"]+"$/, 'collection-cursor': /./, 'cache-control': 'private, no-cache' },
    },
    { name: 'an encoded id', request: row('%32'), status: 200, json: { id: 2, n: 2 } },
    { name: 'no such row', request: row('3'), status: 404, code: 'row_not_found' },
    { name: 'the largest id', request: row('9007199254740991'), status: 404, code: 'row_not_found' },
    ...[
      '0',
      '-1',
      '01',
      '1.0',
      '1e0',
      '+1',
      '0x1',
      '%201',
      '1%20',
      'a',
      'null',
      '1,2',
      '%D9%A1',
      '--',
      '%00',
    ].map(
      (id): Line => ({
        name: `the id ${id}`,
        request: row(id),
        status: 400,
        code: 'parameter_invalid',
        at: ['row_id'],
      }),
    ),
    {
      name: 'an unknown parameter',
      request: row('1?field=n'),
      status: 400,
      code: 'parameter_invalid',
      at: ['field'],
    },
    {
      name: 'an unknown collection',
      request: 'GET /v1/collections/nowhere/rows/1',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'an impossible collection and an impossible id',
      request: 'GET /v1/collections/9/rows/x',
      status: 400,
      code: 'parameter_invalid',
      at: ['collection_name', 'row_id'],
    },
    { name: 'a body is ignored', request: row('1'), body: 'not json', status: 200, json: { id: 1, n: 1 } },
    { name: 'Accept is ignored', request: row('1'), headers: { Accept: 'text/html' }, status: 200 },
    ...cursorLines(row('1')),
    {
      name: 'If-None-Match *',
      request: row('1'),
      headers: { 'If-None-Match': '*' },
      status: 304,
      bears: { etag: /./ },
    },
    {
      name: 'If-None-Match of another',
      request: row('1'),
      headers: { 'If-None-Match': '"other"' },
      status: 200,
      json: { id: 1, n: 1 },
    },
    {
      name: 'If-None-Match * of no row',
      request: row('3'),
      headers: { 'If-None-Match': '*' },
      status: 404,
      code: 'row_not_found',
    },
    ...['unquoted', '"a" "b"', '"open', ','].map(
      (value): Line => ({
        name: `If-None-Match ${value}`,
        request: row('1'),
        headers: { 'If-None-Match': value },
        status: 400,
        code: 'parameter_invalid',
        at: ['If-None-Match'],
      }),
    ),
  ],
  { given: [{ n: 1 }, { n: 2 }] },
);

describe('the version of a row', () => {
  let service: TestService;
  let owner: Client;
  let path: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    path = `/v1/collections/${await owner.collection([{ n: 1 }, { n: 2 }])}/rows`;
  });
  after(() => service.close());

  it('is unchanged until the row changes', async () => {
    const { headers } = await owner.get(`${path}/1`);
    const tag = headers.etag!;
    for (const value of [tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag},"y"`]) {
      const answer = await owner.get(`${path}/1`, { 'If-None-Match': value });
      expect(answer.status, value).to.equal(304);
      expect(answer.text).to.equal('');
      expect(answer.headers.etag).to.equal(tag);
      expect(answer.headers['collection-cursor']).to.equal(headers['collection-cursor']);
    }
    await owner.patch(`${path}/2`, { n: 3 });
    const other = await owner.get(`${path}/1`, { 'If-None-Match': tag });
    expect(other.status).to.equal(304);
    expect(other.headers['collection-cursor']).not.to.equal(headers['collection-cursor']);
    await owner.patch(`${path}/1`, { n: 4 });
    const changed = await owner.get(`${path}/1`, { 'If-None-Match': tag });
    expect(changed.status).to.equal(200);
    expect(changed.headers.etag).not.to.equal(tag);
  });

  it('is the cursor of the last change, which the rows of one insert do not share', async () => {
    const inserted = await owner.post(path, [{ n: 5 }, { n: 6 }]);
    const [first, second] = inserted.json as { id: number }[];
    const one = await owner.get(`${path}/${first!.id}`);
    const two = await owner.get(`${path}/${second!.id}`);
    expect(two.headers.etag).to.equal(`"${inserted.headers['collection-cursor']}"`);
    expect(one.headers.etag).not.to.equal(two.headers.etag);
  });
});
