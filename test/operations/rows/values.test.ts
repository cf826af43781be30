import { expect } from 'chai';
import type { Answer } from '../../support/client.js';
import { type LineContext, table } from '../../support/table.js';

const insert = 'POST /v1/collections/{c}/rows';
const kibibyte = 1024;
const inserted = (...rows: object[]) => rows.map((row) => ({ event: 'insert', row }));
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, n) => [`f${n}`, n]));
/** Returns a row whose stored text, `{"id":1,"t":"..."}`, has this number of bytes. */
const rowOf = (bytes: number) => ({ t: 'x'.repeat(bytes - '{"id":1,"t":""}'.length) });

const values: [name: string, item: string, pointer: string][] = [
  ['an integer between two doubles', '{"a":9007199254740993}', '/0/a'],
  ['an integer far beyond', '{"a":123456789012345678901234567890}', '/0/a'],
  ['a negative one', '{"a":-9007199254740993}', '/0/a'],
  ['an integer that is written with an exponent', '{"a":1000000000000000000000}', '/0/a'],
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
    check: ({ json }) => {
      expect([json.title, json.detail]).to.deep.equal([
        'A value is not supported',
        'The row is larger than 256 KiB of JSON.',
      ]);
      expect(json.errors).to.deep.equal([{ pointer: '/0', detail: 'is larger than 256 KiB of JSON' }]);
    },
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
    'larger ones that are their double',
    '{"a":[9007199254740992,-9223372036854776000,100000000000000000000]}',
  ],
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
