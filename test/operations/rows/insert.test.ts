import { expect } from 'chai';
import { client } from '../../support/client.js';
import { feed } from '../../support/feed.js';
import { startService } from '../../support/service.js';
import { type Line, table } from '../../support/table.js';

const insert = 'POST /v1/collections/{c}/rows';
const kibibyte = 1024;
const inserted = (...rows: object[]) => rows.map((row) => ({ event: 'insert', row }));
/** Returns the body of an insert with exactly this number of bytes. Each row is within the limit. */
function bodyOf(bytes: number): string {
  const rows = Array.from({ length: 5 }, () => `{"t":"${'x'.repeat(200_000)}"}`);
  const text = `[${rows.join(',')},{"t":""}]`;
  return text.replace('{"t":""}', `{"t":"${'x'.repeat(bytes - text.length)}"}`);
}

table('POST rows', [
  {
    name: 'one row',
    request: insert,
    body: [{ text: 'hello' }],
    status: 201,
    json: [{ id: 1, text: 'hello' }],
    bears: { 'collection-cursor': /./, 'preference-applied': null, 'cache-control': 'private, no-cache' },
    frames: inserted({ id: 1, text: 'hello' }),
    check: ({ headers }, { frames }) => expect(headers['collection-cursor']).to.equal(frames[0]!.cursor),
  },
  {
    name: 'several rows, in the order of the request, after those there',
    request: insert,
    given: [{}],
    body: [{ n: 3 }, { n: 1 }, { n: 2 }],
    status: 201,
    json: [
      { id: 2, n: 3 },
      { id: 3, n: 1 },
      { id: 4, n: 2 },
    ],
    frames: inserted({ id: 2, n: 3 }, { id: 3, n: 1 }, { id: 4, n: 2 }),
    check: ({ headers }, { frames }) => expect(headers['collection-cursor']).to.equal(frames[2]!.cursor),
  },
  {
    name: 'an empty row',
    request: insert,
    body: [{}],
    status: 201,
    json: [{ id: 1 }],
    frames: inserted({ id: 1 }),
  },
  {
    name: 'only the ids where asked for',
    request: insert,
    body: [{ n: 1 }, { n: 2 }],
    headers: { Prefer: 'return=minimal' },
    status: 201,
    json: [{ id: 1 }, { id: 2 }],
    bears: { 'preference-applied': 'return=minimal' },
    frames: inserted({ id: 1, n: 1 }, { id: 2, n: 2 }),
  },
  {
    name: 'return=representation and unknown preferences are not refused',
    request: insert,
    body: [{ n: 1 }],
    headers: { Prefer: 'wait=10, return=representation, count=exact, "odd' },
    status: 201,
    json: [{ id: 1, n: 1 }],
    frames: inserted({ id: 1, n: 1 }),
  },
  {
    name: 'a known preference among unknown ones',
    request: insert,
    body: [{ n: 1 }],
    headers: { Prefer: 'respond-async, return=minimal' },
    status: 201,
    json: [{ id: 1 }],
    bears: { 'preference-applied': 'return=minimal' },
    frames: inserted({ id: 1, n: 1 }),
  },
  {
    name: '1,000 rows',
    request: insert,
    body: Array.from({ length: 1_000 }, () => ({})),
    headers: { Prefer: 'return=minimal' },
    status: 201,
    frames: inserted(...Array.from({ length: 1_000 }, (_, n) => ({ id: n + 1 }))),
  },
  {
    name: '1,001 rows',
    request: insert,
    body: Array.from({ length: 1_001 }, () => ({})),
    status: 400,
    code: 'body_invalid',
    at: [''],
  },
]);

const refusals: Partial<Line>[] = [
  { name: 'an empty array', body: '[]', at: [''] },
  { name: 'an object', body: '{"text":"hello"}', at: [''] },
  { name: 'a string', body: '"hello"', at: [''] },
  { name: 'null', body: 'null', at: [''] },
  { name: 'a number', body: '7', at: [''] },
  { name: 'true', body: 'true', at: [''] },
  { name: 'an item that is a string', body: '[{},"a"]', at: ['/1'] },
  { name: 'an item that is null', body: '[null]', at: ['/0'] },
  { name: 'an item that is an array', body: '[{},{},[]]', at: ['/2'] },
  { name: 'an id in an item', body: '[{},{},{},{"id":4}]', at: ['/3/id'] },
  { name: 'an id of null', body: '[{"id":null,"n":1}]', at: ['/0/id'] },
  { name: 'not JSON', body: '[{]', code: 'body_malformed' },
  { name: 'nothing', body: '', code: 'body_malformed' },
  { name: 'cut off', body: '[{"a":1}', code: 'body_malformed' },
  { name: 'more after the end', body: '[{}] x', code: 'body_malformed' },
  { name: 'single quotes', body: "[{'a':1}]", code: 'body_malformed' },
  { name: 'a comment', body: '[{}/**/]', code: 'body_malformed' },
  { name: 'a trailing comma', body: '[{},]', code: 'body_malformed' },
  { name: 'NaN', body: '[{"a":NaN}]', code: 'body_malformed' },
  { name: 'a leading zero', body: '[{"a":01}]', code: 'body_malformed' },
  { name: 'a raw newline in a string', body: '[{"a":"\n"}]', code: 'body_malformed' },
  { name: 'invalid UTF-8', body: Buffer.from('[{"a":"\xff"}]', 'latin1'), code: 'body_malformed' },
  { name: 'an overlong form', body: Buffer.from('[{"a":"\xc0\xaf"}]', 'latin1'), code: 'body_malformed' },
  {
    name: 'a surrogate in UTF-8',
    body: Buffer.from('[{"a":"\xed\xa0\x80"}]', 'latin1'),
    code: 'body_malformed',
  },
  { name: 'cut in a character', body: Buffer.from('[{"a":"\xe2\x82"}]', 'latin1'), code: 'body_malformed' },
];

table(
  'POST rows, refused with 400',
  refusals.map((line) => ({ request: insert, status: 400, code: 'body_invalid', ...line }) as Line),
);

const large = 1024 * kibibyte;
table('POST rows, size and media type', [
  {
    name: 'a body of 1 MiB',
    request: insert,
    body: bodyOf(large),
    headers: { Prefer: 'return=minimal' },
    status: 201,
    frames: 6,
  },
  {
    name: 'a body of 1 MiB and a byte',
    request: insert,
    body: bodyOf(large + 1),
    status: 413,
    code: 'body_too_large',
  },
  {
    name: 'a body of 5 MB',
    request: insert,
    body: 'x'.repeat(5_000_000),
    status: 413,
    code: 'body_too_large',
  },
  {
    name: 'chunked, 1 MiB and a byte',
    request: insert,
    body: bodyOf(large + 1),
    headers: { 'Transfer-Encoding': 'chunked' },
    status: 413,
    code: 'body_too_large',
  },
  {
    name: 'chunked',
    request: insert,
    body: [{ n: 1 }],
    headers: { 'Transfer-Encoding': 'chunked' },
    status: 201,
    frames: inserted({ id: 1, n: 1 }),
  },
  ...[
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
    'application/json; charset="utf-8"',
  ].map((type) => ({
    name: type,
    request: insert,
    body: '[{"n":1}]',
    headers: { 'Content-Type': type },
    status: 201,
    frames: inserted({ id: 1, n: 1 }),
  })),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/merge-patch+json',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'json',
    '*/*',
    '',
  ].map((type) => ({
    name: `media type ${type || 'missing'}`,
    request: insert,
    body: '[{"n":1}]',
    headers: { 'Content-Type': type },
    status: 415,
    code: 'media_type_unsupported',
  })),
  ...['gzip', 'deflate', 'br', 'identity', 'x'].map((coding) => ({
    name: `Content-Encoding ${coding}`,
    request: insert,
    body: '[{"n":1}]',
    headers: { 'Content-Encoding': coding },
    status: 415,
    code: 'media_type_unsupported',
  })),
]);

table('POST rows, where', [
  {
    name: 'an unknown collection is not created',
    request: 'POST /v1/collections/nowhere/rows',
    body: [{}],
    status: 404,
    code: 'collection_not_found',
    check: async (_, { client: owner }) =>
      expect((await owner.get('/v1/collections')).json).to.deep.equal([]),
  },
  {
    name: 'an impossible collection name',
    request: 'POST /v1/collections/a.b/rows',
    body: [{}],
    status: 400,
    code: 'parameter_invalid',
    at: ['collection_name'],
  },
  {
    name: 'another case',
    request: 'POST /v1/collections/C1/rows',
    body: [{}],
    status: 404,
    code: 'collection_not_found',
  },
  {
    name: 'an unknown parameter',
    request: `${insert}?upsert=true`,
    body: [{}],
    status: 400,
    code: 'parameter_invalid',
    at: ['upsert'],
  },
]);

describe('a refused insert', () => {
  it('uses no ids and no seq, and inserts none of its rows', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const collection = await owner.collection();
      const rows = `/v1/collections/${collection}/rows`;
      const watching = await feed(service, { key: service.key, collection });
      await owner.post(rows, [{ n: 1 }]);
      const refused = ['[{},{"id":1}]', '[{},7]', '[{},{"a":1e400}]', '[]', '[{}', '[{"__proto__":1}]'];
      for (const body of refused) expect((await owner.post(rows, body)).status).to.be.oneOf([400, 422]);
      const second = await owner.post(rows, [{ n: 2 }]);
      expect(second.json).to.deep.equal([{ id: 2, n: 2 }]);
      const frames = await watching.next(2);
      expect(frames.map(({ seq }) => seq)).to.deep.equal([1, 2]);
      expect((await owner.get(rows)).json).to.have.length(2);
    } finally {
      await service.close();
    }
  });

  it('does not affect concurrent inserts', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const collection = await owner.collection();
      const rows = `/v1/collections/${collection}/rows`;
      const watching = await feed(service, { key: service.key, collection });
      const bodies = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 3 ? [{ n }, { id: n }] : [{ n }, { n: -n }],
      );
      const answers = await Promise.all(bodies.map((body) => owner.post(rows, body)));
      expect(answers.map(({ status }) => status)).to.deep.equal(
        bodies.map((_, n) => (n % 4 === 3 ? 400 : 201)),
      );
      const ids = answers
        .filter(({ status }) => status === 201)
        .flatMap(({ json }) => json.map((row: { id: number }) => row.id));
      expect([...ids].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 60 }, (_, n) => n + 1));
      const frames = await watching.next(60);
      expect(frames.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: 60 }, (_, n) => n + 1));
      expect(frames.map(({ row }) => row.id)).to.deep.equal(Array.from({ length: 60 }, (_, n) => n + 1));
    } finally {
      await service.close();
    }
  });
});
