import { expect } from 'chai';
import { type Answer, client } from './support/client.js';
import { feed } from './support/feed.js';
import { startService } from './support/service.js';
import { type Line, type LineContext, table } from './support/table.js';

const insert = 'POST /v1/collections/{c}/rows';
const kibibyte = 1024;
const inserted = (...rows: object[]) => rows.map((row) => ({ event: 'insert', row }));
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, n) => [`f${n}`, n]));
/** A row whose whole stored text, `{"id":1,"t":"..."}`, is this long. */
const rowOf = (bytes: number) => ({ t: 'x'.repeat(bytes - '{"id":1,"t":""}'.length) });
/** One insert of exactly this many bytes, in rows that are each small enough. */
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

const values: [name: string, item: string, pointer: string][] = [
  ['an integer beyond 2^53-1', '{"a":9007199254740992}', '/0/a'],
  ['an integer far beyond', '{"a":123456789012345678901234567890}', '/0/a'],
  ['a negative one', '{"a":-9007199254740992}', '/0/a'],
  ['one deep inside', '{"a":{"b":[1,{"c":9007199254740993}]}}', '/0/a/b/1/c'],
  ['overflow', '{"a":1e400}', '/0/a'],
  ['negative overflow', '{"a":-1e309}', '/0/a'],
  ['underflow', '{"a":1e-400}', '/0/a'],
  ['negative underflow', '{"a":-0.1e-400}', '/0/a'],
  ['\\u0000 in a text', '{"a":"x\\u0000y"}', '/0/a'],
  ['a lone high surrogate', '{"a":"\\ud800"}', '/0/a'],
  ['a lone low surrogate', '{"a":"x\\udc00"}', '/0/a'],
  ['surrogates in the wrong order', '{"a":["\\ude00\\ud83d"]}', '/0/a/0'],
  ['__proto__', '{"__proto__":1}', '/0/__proto__'],
  ['__proto__ written with escapes', '{"\\u005f_proto__":1}', '/0/__proto__'],
  ['__proto__ deep inside', '{"a":[{"b":{"__proto__":{}}}]}', '/0/a/0/b/__proto__'],
  ['a field name with / and ~', '{"a/b~c":1e400}', '/0/a~1b~0c'],
];

table('POST rows, refused with 422', [
  ...values.map(([name, item, at]) => ({
    name,
    request: insert,
    body: `[${item}]`,
    status: 422,
    code: 'value_unsupported',
    at: [at],
  })),
  ...['{"x\\u0000":1}', '{"\\ud800":1}', '{"a":{"\\udfff":1}}'].map((item) => ({
    name: `the field name in ${item}`,
    request: insert,
    body: `[{},${item}]`,
    status: 422,
    code: 'value_unsupported',
    check: ({ json }: { json: { errors: { pointer: string }[] } }) =>
      expect(json.errors[0]!.pointer).to.match(/^\/1/),
  })),
  {
    name: 'nesting of 65, the row being the first',
    request: insert,
    body: `[{"a":${nested(64)}}]`,
    status: 422,
    code: 'value_unsupported',
    check: ({ json }) => expect(json.errors[0].pointer).to.match(/^\/0\/a/),
  },
  {
    name: 'nesting of 20,000',
    request: insert,
    body: `[{"a":${nested(20_000)}}]`,
    status: 422,
    code: 'value_unsupported',
  },
  {
    name: '1,001 fields',
    request: insert,
    body: [{}, wide(1_001)],
    status: 422,
    code: 'value_unsupported',
    at: ['/1'],
  },
  {
    name: 'a stored row of 256 KiB and a byte',
    request: insert,
    body: [rowOf(256 * kibibyte + 1)],
    status: 422,
    code: 'value_unsupported',
    at: ['/0'],
  },
  {
    name: 'a row that is too large only in UTF-8',
    request: insert,
    body: [{}, { t: 'é'.repeat(150 * kibibyte) }],
    status: 422,
    code: 'value_unsupported',
    at: ['/1'],
  },
]);

const kept: [name: string, item: string, expected?: unknown][] = [
  ['the largest exact integer', '{"a":9007199254740991}'],
  ['the least', '{"a":-9007199254740991}'],
  [
    'numbers of every form',
    '{"a":[0,-1,1.5,1e2,1E+2,1e-7,123456789.125,0.1,5e-324,1.7976931348623157e308,1e20]}',
  ],
  ['zeros of every form', '{"a":[0e-400,0.0,0e999]}', { id: 1, a: [0, 0, 0] }],
  ['1.0 is 1', '{"a":1.0}', { id: 1, a: 1 }],
  ['null, false, true', '{"a":null,"b":false,"c":true}'],
  ['empty values and an empty name', '{"":"","a":{},"b":[]}'],
  [
    'texts',
    '{"a":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u001f\\u007f\\u2028","b":"é日本 \u{1f600}","c":"\\ud83d\\ude00"}',
  ],
  ['hostile texts', '{"a":"\'; DROP TABLE rows; --","b":"%00","c":"</script>","d":"#{x}"}'],
  ['hostile names', '{"a\\"b":1,"a\'b":2,"a.b":3,"$":4,"[0]":5,"a\\\\b":6,"日本":7,"a b":8,"#":9,"?":10}'],
  [
    'names of objects',
    '{"constructor":{"prototype":1},"prototype":2,"toString":3,"hasOwnProperty":4,"length":5}',
  ],
  ['names like numbers', '{"1":"a","0":"b","-1":"c","1.5":"d"}'],
  ['the last of equal names', '{"a":1,"b":2,"a":3}', { id: 1, a: 3, b: 2 }],
  ['nesting of 64', `{"a":${nested(63)}}`],
  ['id deep inside', '{"a":{"id":7},"ID":8,"Id":9}'],
  ['names of frames', '{"event":"insert","seq":1,"cursor":"x","row":{},"collection":"y"}'],
];

table('POST rows, kept exactly', [
  ...kept.map(([name, item, expected]) => {
    const row = expected ?? { id: 1, ...JSON.parse(item) };
    return {
      name,
      request: insert,
      body: `[${item}]`,
      status: 201,
      json: [row],
      frames: inserted(row as object),
      check: async (_answer: Answer, { client: owner, collection }: LineContext) => {
        const path = `/v1/collections/${collection}/rows`;
        expect((await owner.get(`${path}/1`)).json).to.deep.equal(row);
        expect((await owner.get(path)).json).to.deep.equal([row]);
      },
    };
  }),
  {
    name: '1,000 fields',
    request: insert,
    body: [wide(1_000)],
    status: 201,
    json: [{ id: 1, ...wide(1_000) }],
    frames: inserted({ id: 1, ...wide(1_000) }),
  },
  {
    name: 'a stored row of 256 KiB',
    request: insert,
    body: [rowOf(256 * kibibyte)],
    status: 201,
    frames: inserted({ id: 1, ...rowOf(256 * kibibyte) }),
    check: ({ text }) => expect(text.length).to.equal(256 * kibibyte + 2),
  },
]);

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

  it('does not touch those sent beside it', async () => {
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
