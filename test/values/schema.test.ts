/** The schemas that a collection can have, and how they validate rows. */
import { expect } from 'chai';
import { readSchema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps, TooCostly } from '../../src/values/schema/validate.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';
import { cpuMsOf } from '../support/cpu-time.js';

const plenty = (): Steps => new Steps(1e9);

/** Returns the pointer and detail of each error. */
function wrong(schema: unknown): string[] {
  const read = readSchema(typeof schema === 'string' ? schema : JSON.stringify(schema));
  return 'errors' in read ? read.errors.map(({ pointer, detail }) => `${pointer} ${detail}`) : [];
}

function validated(schema: JsonObject, row: JsonObject): string[] {
  const read = readSchema(JSON.stringify({ type: 'object', ...schema }));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return rowValidator(read.schema)
    .validate(row, plenty())
    .map(({ pointer, detail }) => `${pointer} ${detail}`);
}

const field = (schema: unknown): object => ({ type: 'object', properties: { a: schema } });
const nested = (depth: number, innermost: object = {}): object =>
  depth === 0 ? innermost : { properties: { a: nested(depth - 1, innermost) } };
const levels = (count: number): JsonValue => JSON.parse('['.repeat(count) + ']'.repeat(count));
/** Returns the text of a schema whose keyword has an array of this many levels as its value. */
const deep = (keyword: string, count: number): string =>
  `{"type":"object","properties":{"a":{"${keyword}":${'['.repeat(count)}${']'.repeat(count)}}}}`;

describe('a schema', () => {
  const fine: readonly unknown[] = [
    { type: 'object' },
    {
      type: 'object',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Notes',
      description: '',
    },
    field(true),
    field(false),
    field({ type: ['string', 'null'], default: 5, examples: [1, {}], deprecated: true, $comment: '' }),
    field({ 'x-order': { any: ['thing'] }, format: 'date' }),
    field({ properties: { id: {} }, required: ['id'], enum: [1], const: 2 }),
    field({ minimum: 5, maximum: 1, minLength: 2.0, multipleOf: 0.01 }),
    {
      type: 'object',
      $defs: { a: { $ref: '#/$defs/b' }, b: {} },
      properties: { c: { $ref: '#/$defs/a', title: '' } },
    },
    { type: 'object', $defs: { 'a/b ~': {} }, properties: { c: { $ref: '#/$defs/a~1b%20~0' } } },
    { type: 'object', ...nested(15) },
    field({ anyOf: Array.from({ length: 497 }, () => ({})) }),
    field({ pattern: `^[\\w.+-]+@${'a'.repeat(240)}$` }),
    field({ properties: { $ref: { type: 'string' } } }),
    field({ const: levels(64), default: levels(64), enum: [levels(64)], examples: [levels(64)] }),
    { type: 'object', ...nested(14, { not: { enum: [levels(64)] } }) },
    { type: 'object', $defs: { a: nested(15, { 'x-a': levels(64) }) } },
  ];
  for (const schema of fine)
    it(`may be ${JSON.stringify(schema).slice(0, 100)}`, () => expect(wrong(schema)).to.deep.equal([]));

  const manyOf = (pattern: string, count: number) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { pattern }])),
  });
  const refused: readonly (readonly [schema: unknown, ...errors: RegExp[]])[] = [
    [true, /^ must be an object$/],
    [[], /^ must be an object$/],
    [{}, /^ must have "type": "object"$/],
    [{ type: ['object'] }, /^\/type must have/],
    [{ type: 'array' }, /^\/type must have/],
    [field(5), /^\/properties\/a must be a schema/],
    [field({ if: {} }), /^\/properties\/a\/if is not a supported keyword$/],
    [field({ constructor: {} }), /\/constructor is not a supported keyword$/],
    [
      field({ $schema: 'https://json-schema.org/draft/2020-12/schema' }),
      /\$schema is only supported at the root$/,
    ],
    [field({ $defs: {} }), /\$defs is only supported at the root$/],
    [{ type: 'object', $schema: 'http://json-schema.org/draft-07/schema#' }, /^\/\$schema must be https/],
    [field({ type: 'int' }), /^\/properties\/a\/type must be one of null/],
    [field({ type: [] }), /type must be one of/],
    [field({ type: ['null', 'null'] }), /type must be one of/],
    [field({ enum: [] }), /enum must be an array with at least one value$/],
    [field({ enum: [1, 1.0] }), /enum must not contain a value twice$/],
    [
      field({
        enum: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      }),
      /enum must not contain a value twice$/,
    ],
    [field({ enum: [{ $ref: '#/' }] }), /^\/properties\/a\/enum\/0\/\$ref looks like a reference/],
    [field({ default: { x: { $ref: 'file:///etc/passwd' } } }), /default\/x\/\$ref looks like a reference/],
    [field({ 'x-of': [{ $ref: '' }] }), /x-of\/0\/\$ref looks like a reference/],
    [field({ const: levels(65) }), /^\/properties\/a\/const(\/0){64} is more than 64 levels deep$/],
    [field({ default: { x: levels(64) } }), /\/default\/x(\/0){63} is more than 64 levels deep$/],
    [field({ enum: [1, levels(65)] }), /\/enum\/1(\/0){64} is more than 64 levels deep$/],
    [field({ examples: [levels(65)] }), /\/examples\/0(\/0){64} is more than 64 levels deep$/],
    [{ type: 'object', 'x-a': levels(65) }, /^\/x-a(\/0){64} is more than 64 levels deep$/],
    [deep('const', 20_000), /^\/properties\/a\/const(\/0){64} is more than 64 levels deep$/],
    [deep('x-a', 20_000), /\/x-a(\/0){64} is more than 64 levels deep$/],
    [deep('required', 20_000), /\/required must be an array of names/],
    [deep('enum', 20_000), /\/enum\/0(\/0){64} is more than 64 levels deep$/],
    [deep('not', 20_000), /\/not must be a schema/],
    [field({ anyOf: [] }), /anyOf must be an array with at least one schema$/],
    [field({ prefixItems: [] }), /prefixItems must be an array with at least one schema$/],
    [field({ items: [] }), /items must be a schema/],
    [field({ required: ['a', 'a'] }), /required must be an array of names without duplicates$/],
    [field({ minLength: -1 }), /minLength must be an integer of at least 0$/],
    [field({ minLength: 1.5 }), /minLength must be an integer of at least 0$/],
    [field({ multipleOf: 0 }), /multipleOf must be a number greater than 0$/],
    [field({ uniqueItems: 1 }), /uniqueItems must be true or false$/],
    [field({ format: 'hostname' }), /format must be one of date-time, date/],
    [field({ pattern: '(' }), /pattern is not a supported pattern: character 1: the group is not closed$/],
    [field({ pattern: '(?=a)' }), /lookarounds are not supported$/],
    [field({ pattern: '(?<n>a)' }), /name or flags is not supported$/],
    [field({ pattern: '(?i:a)' }), /name or flags is not supported$/],
    [field({ pattern: '\\Aa' }), /\\A is not supported$/],
    [field({ pattern: '\\1(a)' }), /\\1 is not supported$/],
    [field({ pattern: '\\u0041' }), /\\u is not supported$/],
    [field({ pattern: '[[:alpha:]]' }), /POSIX classes are not supported$/],
    [field({ pattern: 'a{' }), /write \{ as \\\{ if it is not a repetition$/],
    [field({ pattern: 'a{1001}' }), /at most 1000$/],
    [field({ pattern: '((a{0,30}){0,30})$' }), /more than 1000 instructions$/],
    [field({ pattern: 'a'.repeat(257) }), /more than 256 characters$/],
    [manyOf('a{900}', 6), /more than 5000 instructions in total$/],
    [field({ $ref: '#/$defs/none' }), /\$ref must be #\/\$defs\/ and the name/],
    [field({ $ref: '#' }), /\$ref must be/],
    [{ type: 'object', $defs: { a: { $ref: '#/$defs/a' } } }, /^\/\$defs\/a\/\$ref is a circular reference$/],
    [
      { type: 'object', $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: { $ref: '#/$defs/a' } } } },
      /is a circular reference$/,
    ],
    [{ type: 'object', $defs: { unused: { type: 'x' } } }, /^\/\$defs\/unused\/type must be/],
    [{ type: 'object', ...nested(16) }, /more than 16 schemas deep/],
    [field({ anyOf: Array.from({ length: 499 }, () => ({})) }), /more than 500 schemas/],
    [
      {
        type: 'object',
        $defs: Object.fromEntries(
          Array.from({ length: 40 }, (_, n) => [
            `d${n}`,
            { allOf: [{ $ref: `#/$defs/d${n + 1}` }, { $ref: `#/$defs/d${n + 1}` }] },
          ]),
        ),
        properties: { a: { $ref: '#/$defs/d0' } },
      },
      /must be #\/\$defs\//,
      /must be #\/\$defs\//,
    ],
    [
      {
        type: 'object',
        $defs: {
          ...Object.fromEntries(
            Array.from({ length: 12 }, (_, n) => [
              `d${n}`,
              { allOf: [{ $ref: `#/$defs/d${n + 1}` }, { $ref: `#/$defs/d${n + 1}` }] },
            ]),
          ),
          d12: {},
        },
        properties: { a: { $ref: '#/$defs/d0' } },
      },
      /more than 500 schemas, with references expanded$/,
    ],
    [
      {
        type: 'object',
        $defs: { a: { description: 'x'.repeat(10_000) } },
        properties: Object.fromEntries(
          Array.from({ length: 30 }, (_, n) => [`p${n}`, { $ref: '#/$defs/a' }]),
        ),
      },
      /larger than 256 KiB, with references expanded$/,
    ],
    [{ type: 'object', description: 'x'.repeat(65_600) }, /^ is larger than 64 KiB$/],
    [{ type: 'object', properties: { id: {} } }, /^\/properties\/id is assigned by the server$/],
    [{ type: 'object', required: ['a', 'id'] }, /^\/required\/1 is assigned by the server$/],
    [{ type: 'object', enum: [{}] }, /^\/enum is not supported for the row itself$/],
    [
      { type: 'object', allOf: [{ not: { const: {} } }] },
      /^\/allOf\/0\/not\/const is not supported for the row itself$/,
    ],
    [
      { type: 'object', $defs: { a: { properties: { id: {} } } }, anyOf: [{ $ref: '#/$defs/a' }] },
      /^\/\$defs\/a\/properties\/id is assigned by the server$/,
    ],
    ['{"type":"object","type":"object"}', /^\/type occurs twice$/],
    ['{"type":"object","properties":{"a":{},"\\u0061":{}}}', /^\/properties\/a occurs twice$/],
    [
      '{"type":"object","x-a":[{"b":1,"c":2},{"b":1}],"maxProperties":1e400}',
      /^\/maxProperties is too large/,
    ],
    ['{"type":"object","properties":{"__proto__":{}}}', /__proto__ is a field name that is not supported$/],
    ['{"type":"object","title":"\\ud800"}', /^\/title contains half of a surrogate pair$/],
  ];
  for (const [schema, ...errors] of refused) {
    it(`may not be ${JSON.stringify(schema).slice(0, 100)}: ${errors[0]!.source}`, () => {
      const found = wrong(schema);
      expect(found, found.join('\n')).to.have.length(errors.length);
      for (const [index, error] of errors.entries()) expect(found[index]).to.match(error);
    });
  }

  it('that is no JSON is none', () => {
    expect(() => readSchema('{')).to.throw(SyntaxError);
  });
});

describe('a row validated by a schema', () => {
  const cases: readonly (readonly [schema: JsonObject, row: JsonObject, ...errors: string[]])[] = [
    [{ required: ['a', 'toString'] }, { a: null }, '/toString is required'],
    [
      { additionalProperties: false, properties: { a: {} } },
      { id: 1, a: 1, b: 1, c: 2 },
      '/b is not allowed',
      '/c is not allowed',
    ],
    [{ minProperties: 1 }, { id: 1 }, ' must have at least 1 member'],
    [{ allOf: [{ maxProperties: 1 }] }, { id: 1, a: 1 }],
    [
      { properties: { a: { minProperties: 1, additionalProperties: false } } },
      { a: { id: 1 } },
      '/a/id is not allowed',
    ],
    [{ properties: { 'a/b~': { type: 'string' } } }, { 'a/b~': 1 }, '/a~1b~0 must be a string'],
    [{ properties: { a: { type: ['string', 'null'] } } }, { a: 1 }, '/a must be a string or null'],
    [{ properties: { a: { type: 'integer' } } }, { a: 1e20 }],
    [{ properties: { a: { type: 'integer' } } }, { a: 1.5 }, '/a must be an integer'],
    [{ properties: { a: { multipleOf: 0.01 } } }, { a: 19.99 }],
    [{ properties: { a: { multipleOf: 0.01 } } }, { a: 19.999 }, '/a must be a multiple of 0.01'],
    [{ properties: { a: { multipleOf: 1e-300 } } }, { a: 1e300 }],
    [
      { properties: { a: { enum: ['low', 'high', null] } } },
      { a: 'mid' },
      '/a must be one of "low", "high", null',
    ],
    [{ properties: { a: { const: { x: [1, 2] } } } }, { a: { x: [1.0, 2] } }],
    [{ properties: { a: { minLength: 2, maxLength: 2 } } }, { a: '😀' }, '/a must have 2 characters'],
    [{ properties: { a: { maxLength: 2 } } }, { a: '😀😀' }],
    [
      { properties: { a: { items: { minimum: 0 }, prefixItems: [true] } } },
      { a: [-1, -2, 0, -3] },
      '/a/1 must be at least 0',
      '/a/3 must be at least 0',
    ],
    [{ properties: { a: { items: false, prefixItems: [true] } } }, { a: [1, 2] }, '/a/1 is not allowed'],
    [
      { properties: { a: { uniqueItems: true } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
      '/a must not contain duplicate items',
    ],
    [
      { properties: { a: { uniqueItems: true } } },
      { a: [1, '1', true, [1], 0, -0] },
      '/a must not contain duplicate items',
    ],
    [{ properties: { a: { format: 'email' } } }, { a: 'x' }, '/a must be an e-mail address'],
    [{ properties: { a: { pattern: '^\\d{5}$' } } }, { a: '123' }, '/a must match ^\\d{5}$'],
    [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, ' must match one of the allowed schemas'],
    [
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { a: 1, b: 1 },
      ' must match only one of the allowed schemas',
    ],
    [{ not: { required: ['a'] } }, { a: 1 }, ' must not match the excluded schema'],
    // The errors are sorted by pointer, and each occurs once.
    [
      {
        properties: { b: { type: 'string' }, a: { type: 'string' } },
        required: ['c'],
        allOf: [{ required: ['c'] }],
      },
      { a: 1, b: 1 },
      '/a must be a string',
      '/b must be a string',
      '/c is required',
    ],
    [
      { $defs: { s: { type: 'string' } }, properties: { a: { $ref: '#/$defs/s', minLength: 2 } } },
      { a: 'x' },
      '/a must have at least 2 characters',
    ],
  ];
  for (const [schema, row, ...errors] of cases)
    it(`${JSON.stringify(schema).slice(0, 90)} ${JSON.stringify(row)}: ${errors.join('; ') || 'fits'}`, () =>
      expect(validated(schema, row)).to.deep.equal(errors));

  it('returns the first ten errors', () => {
    const row = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${100 - index}`, 1]));
    const errors = validated({ additionalProperties: { type: 'string' } }, row);
    expect(errors.map((each) => each.split(' ')[0])).to.deep.equal(
      ['100', ...Array.from({ length: 9 }, (_, index) => String(71 + index))].map((each) => `/f${each}`),
    );
  });

  it('is paid for by the length of a text times the size of the pattern, before the work begins', () => {
    const spent = (pattern: string, text: string) => {
      let steps = 0;
      const count = {
        spend(more: number) {
          steps += more;
        },
      };
      const { validate } = rowValidator({ type: 'object', properties: { a: { pattern } } });
      validate({ a: text }, count);
      const first = steps;
      validate({ a: text }, count);
      return { first, again: steps - first };
    };
    const different = String.fromCodePoint(...Array.from({ length: 4_000 }, (_, index) => 0x4e00 + index));
    // A character that has not occurred before can cost as much as the first one.
    expect(spent('^[\\p{L}\\p{N}]*$', different).again).to.be.above(500);
    expect(spent('^[\\p{L}\\p{N}]*$', different.repeat(10)).again).to.be.above(5_000);
    expect(spent('(?:一|丁){100}$', different).again).to.be.above(50_000);
    // The first text also pays for the compilation of the pattern.
    expect(spent('\\p{L}{900}', '').first).to.be.above(50_000);
    expect(spent('^\\d{4}-\\d{2}-\\d{2}$', '2030-01-31').again).to.be.below(15);
    const pattern = '[ab]*a[ab]{900}c';
    const { validate } = rowValidator({ type: 'object', properties: { a: { pattern } } });
    expect(() => validate({ a: 'ab'.repeat(1_000) }, new Steps(100_000))).to.throw(TooCostly);
  });

  describe('costs no more than it may', () => {
    const long = 'a'.repeat(250_000);
    const deep = (levels: number): JsonValue => (levels === 0 ? [] : [deep(levels - 1)]);
    const hostile: readonly (readonly [name: string, schema: JsonObject, row: JsonObject])[] = [
      ['a pattern that explodes elsewhere', { properties: { a: { pattern: '(a+)+$' } } }, { a: `${long}b` }],
      [
        'a pattern of many states',
        { properties: { a: { pattern: `(a|b)*a${'(a|b)'.repeat(40)}c` } } },
        { a: 'ab'.repeat(120_000) },
      ],
      ['a pattern of many steps', { properties: { a: { pattern: '(a?){240}b' } } }, { a: long }],
      [
        'unique objects',
        { properties: { a: { uniqueItems: true } } },
        { a: Array.from({ length: 10_000 }, (_, n) => ({ n })) },
      ],
      [
        'many forms',
        { properties: { a: { items: { anyOf: Array.from({ length: 400 }, (_, n) => ({ const: n })) } } } },
        { a: Array.from({ length: 100_000 }, () => 'x') },
      ],
      [
        'formats of long texts',
        { properties: { a: { format: 'uri' } } },
        { a: `a:${'%41'.repeat(80_000)}<` },
      ],
      [
        'a deep value',
        { properties: { a: { uniqueItems: true, items: { not: { const: 1 } } } } },
        { a: deep(60) },
      ],
    ];
    for (const [name, schema, row] of hostile) {
      it(name, async () => {
        const { validate } = rowValidator({ type: 'object', ...schema });
        const budget = new Steps(20_000_000);
        const cpuMs = await cpuMsOf(() => {
          try {
            validate(row, budget);
          } catch (error) {
            expect(error).to.be.instanceOf(TooCostly);
          }
        });
        // A step takes about 10 ns. Without limits, some of these cases would take minutes.
        expect(cpuMs).to.be.below(5_000);
      });
    }

    it('and says so', () => {
      const { validate } = rowValidator({ type: 'object', properties: { a: { items: { type: 'string' } } } });
      expect(() => validate({ a: new Array(1_000).fill('') }, new Steps(500))).to.throw(TooCostly);
    });
  });
});
