import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { exampleRow } from '../../src/values/schema/example.js';
import { readSchema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps } from '../../src/values/schema/validate.js';
import type { JsonObject } from '../../src/values/values.js';
import { schema as anySchema, value } from '../support/any-schema.js';

import { cases, seed } from '../support/suite.js';

const object = (properties: object, more: object = {}): JsonObject => ({
  type: 'object',
  properties: properties as JsonObject,
  ...(more as JsonObject),
});

describe('an example row', () => {
  for (const [what, schema, row] of [
    [
      'has the first example of a field that conforms',
      object({ a: { type: 'string', examples: [5, 'Milk', 'Tea'] } }),
      { a: 'Milk' },
    ],
    ['has the default of a field', object({ a: { default: 'x', type: 'string' } }), { a: 'x' }],
    [
      'has the first value of a list',
      object({ a: { enum: ['x', 'y'] }, b: { const: null } }),
      { a: 'x', b: null },
    ],
    ['is the first example of the schema', object({ a: {} }, { examples: [{ a: 1, b: 2 }] }), { a: 1, b: 2 }],
    [
      'matches patterns',
      object({
        a: { type: 'string', pattern: '^[A-Z]{2}-\\d{3,}$' },
        b: { type: 'string', pattern: '^(?:ab|c)+$', minLength: 6 },
      }),
      { a: 'AA-111', b: 'ababab' },
    ],
    [
      'matches formats',
      object({ a: { type: 'string', format: 'email' }, b: { type: 'string', format: 'date' } }),
      { a: 'ada@example.com', b: '2030-01-31' },
    ],
    [
      'keeps bounds',
      object({
        a: { type: 'integer', minimum: 5, multipleOf: 3 },
        b: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
        c: { type: 'string', minLength: 9 },
      }),
      { a: 6, b: 0.5, c: 'texttextt' },
    ],
    [
      'follows references and branches',
      object(
        { a: { $ref: '#/$defs/a' }, b: { anyOf: [false, { type: 'boolean' }] } },
        { $defs: { a: { allOf: [{ minimum: 2 }, { type: 'integer' }] } } },
      ),
      { a: 2, b: false },
    ],
    ['omits fields that no value fits', object({ a: false, b: { type: 'null' } }), { b: null }],
    [
      'omits texts that look like references',
      object({
        $ref: { type: 'string' },
        a: object({ $ref: { enum: ['../secret.json', 'b'] }, b: { type: 'null' } }),
        b: { type: 'array', items: object({ $ref: { type: 'string' } }) },
      }),
      { a: { b: null }, b: [{}] },
    ],
    ['keeps other values with this name', object({ $ref: { type: 'integer' } }), { $ref: 1 }],
    [
      'has no character that the server rejects',
      object({ a: { type: 'string', pattern: '^[\\x00-\\x1f]$' } }),
      { a: '\u0001' },
    ],
  ] as [string, JsonObject, object][])
    it(what, () => expect(exampleRow(schema)).to.deep.equal(row));

  it('does not exist if no row conforms', () => {
    expect(exampleRow(object({ a: false }, { required: ['a'] }))).to.equal(undefined);
  });

  it('does not exist if the server or other tools reject each row', () => {
    const required = { required: ['$ref'] };
    for (const schema of [
      object({ $ref: { type: 'string' } }, required),
      object({ $ref: {} }, required),
      object({ a: object({ $ref: { const: '../secret.json' } }, required) }, { required: ['a'] }),
      object({ a: { type: 'string', pattern: '^\\x00$' } }, { required: ['a'] }),
    ])
      expect(exampleRow(schema), JSON.stringify(schema)).to.equal(undefined);
  });

  it('takes a limited time, for each schema and for all schemas of a document', () => {
    const fields = Array.from({ length: 40 }, (_, n): [string, object] => [
      `f${n}`,
      { type: 'string', pattern: `^(?:\\p{L}\\p{N}\\p{P}){3}${n}$`, minLength: 1000 },
    ]);
    const slow = object(Object.fromEntries(fields), { required: fields.map(([name]) => name) });
    let spent = 0;
    const budget = { spend: (steps: number) => (spent += steps) };
    expect(exampleRow(slow, budget)).to.equal(undefined);
    expect(spent).to.be.above(50_000).and.at.most(550_000);
    const left = new Steps(50_000);
    const found = Array.from({ length: 9 }, () => exampleRow(slow, left) ?? exampleRow(object({}), left));
    expect(found).to.deep.equal(Array.from({ length: 9 }, () => undefined));
    expect(exampleRow(object({}))).to.deep.equal({});
  });

  it(`conforms to the schema, exists for most schemas, and is always the same (seed ${seed})`, () => {
    let met = 0;
    let made = 0;
    fc.assert(
      fc.property(anySchema, fc.dictionary(fc.constantFrom('a', 'b', 'c'), value), (own, row) => {
        const schema = {
          ...(own as JsonObject),
          type: 'object',
          $defs: { a: { type: 'string' }, 'b/c': {} },
        } as JsonObject;
        const read = readSchema(JSON.stringify(schema));
        if ('errors' in read) return;
        const example = exampleRow(read.schema);
        expect(exampleRow(read.schema)).to.deep.equal(example);
        const isPossible = rowValidator(read.schema).validate(row as JsonObject, new Steps(1e6)).length === 0;
        if (isPossible || example !== undefined) met += 1;
        if (example === undefined) return;
        made += 1;
        const ajv = new Ajv2020({ strict: false, validateFormats: false });
        expect(ajv.validate(read.schema, example), JSON.stringify({ schema, example })).to.equal(true);
      }),
      { numRuns: cases(200), seed },
    );
    expect(made / met).to.be.above(0.9);
  });
});
