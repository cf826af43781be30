/** Schemas and their patterns beside what others say of them: ajv, and the regular expressions of ECMAScript. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { Automaton } from '../src/values/schema/automaton.js';
import { rowJudge, Steps } from '../src/values/schema/judge.js';
import { compilePattern, PatternError } from '../src/values/schema/pattern.js';
import { readSchema } from '../src/values/schema/schema.js';
import type { JsonObject, JsonValue } from '../src/values.js';

const seed = Number(process.env.ROWFEED_TEST_SEED ?? Date.now() % 1_000_000_007);
const numRuns = Number(process.env.ROWFEED_TEST_RUNS ?? 400);
const plenty = (): Steps => new Steps(1e9);

const atom = fc.constantFrom(
  ...['a', 'b', 'ab', '.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\b', '\\B', '^', '$', '[ab]', '[^a]'],
  ...[
    '[a-c1]',
    '[\\s_]',
    '[^\\w]',
    '[\\S-]',
    '\\.',
    '\\n',
    '\\x61',
    'é',
    '😀',
    '[😀-😂]',
    '\\p{Lu}',
    '\\P{L}',
    '[^\\p{N}a]',
  ],
);
const { pattern } = fc.letrec<{ pattern: string; part: string; group: string }>((tie) => ({
  pattern: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.join('|')),
  part: fc
    .tuple(
      fc.oneof({ depthSize: 'small' }, atom, tie('group')),
      fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '{2,3}?'),
    )
    .map(([item, times]) =>
      /^(\^|\$|\\b|\\B)$/i.test(item) ? item : /^ab$/.test(item) ? item : item + times,
    ),
  group: tie('pattern').map((inner) => `(${inner})`),
}));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', ' ', '_', '\n', '\u2028', 'é', 'É', '😀', '😁', '-', '.'), {
    maxLength: 12,
  })
  .map((all) => all.join(''));

describe(`patterns and regular expressions (seed ${seed})`, () => {
  it('find the same', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 3, maxLength: 3 }), (written, texts) => {
        const expression = new RegExp(written, 'u');
        let automaton: Automaton;
        try {
          automaton = new Automaton(compilePattern(written));
        } catch (error) {
          expect((error as Error).message).to.match(/more than 1000 instructions|256 characters/);
          return;
        }
        for (const each of texts)
          expect(automaton.fits(each, plenty()), JSON.stringify(each)).to.equal(expression.test(each));
      }),
      { seed, numRuns },
    );
  });

  it('are taken only where ECMAScript takes them', () => {
    const pieces = fc.array(fc.constantFrom(...'ab01,:-^$.*+?()[]{}|\\/dDsSwWbBpPxXuUkn <=!i'.split('')), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(pieces, (characters) => {
        const written = characters.join('');
        try {
          compilePattern(written);
        } catch (error) {
          expect(error, written).to.be.instanceOf(PatternError);
          return;
        }
        expect(() => new RegExp(written, 'u'), written).not.to.throw();
      }),
      { seed, numRuns: 10 * numRuns },
    );
  });
});

const name = fc.constantFrom('a', 'b', 'length', 'id', 'ä');
const { value } = fc.letrec<{ value: JsonValue; leaf: JsonValue }>((tie) => ({
  leaf: fc.constantFrom<JsonValue[]>(
    null,
    true,
    false,
    0,
    -0,
    1,
    2,
    1.5,
    1e20,
    -3,
    '',
    'a',
    'ab',
    '😀',
    'aaa',
  ) as fc.Arbitrary<JsonValue>,
  value: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonValue>,
  ) as fc.Arbitrary<JsonValue>,
}));
const count = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom(-1, 0, 1, 1.5, 2);
const type = fc.constantFrom('null', 'boolean', 'object', 'array', 'number', 'string', 'integer');
const { schema } = fc.letrec<{ schema: JsonValue }>((tie) => {
  const several = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const own = fc.record(
    {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fc.uniqueArray(value, {
        minLength: 1,
        maxLength: 4,
        selector: (each) => JSON.stringify(sorted(each)),
      }),
      const: value,
      minimum: number,
      maximum: number,
      exclusiveMinimum: number,
      exclusiveMaximum: number,
      // Of 3, ajv takes 1e20 for a multiple: it divides doubles.
      multipleOf: fc.constantFrom(1, 2, 0.5, 4),
      minLength: count,
      maxLength: count,
      pattern: fc.constantFrom('a', '^a', 'a$', '^.$', '^\\w*$'),
      minItems: count,
      maxItems: count,
      uniqueItems: fc.boolean(),
      items: tie('schema'),
      prefixItems: several,
      minProperties: count,
      maxProperties: count,
      required: fc.uniqueArray(name, { maxLength: 2 }),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      additionalProperties: tie('schema'),
      anyOf: several,
      oneOf: several,
      allOf: several,
      not: tie('schema'),
      $ref: fc.constantFrom('#/$defs/a', '#/$defs/b~1c'),
    },
    { requiredKeys: [] },
  );
  // Few keywords at once, or nothing fits.
  const few = fc.tuple(own, fc.array(fc.nat(26), { maxLength: 3 })).map(([all, chosen]) => {
    const entries = Object.entries(all);
    return Object.fromEntries(
      chosen.flatMap((index) => (entries.length > 0 ? [entries[index % entries.length]!] : [])),
    );
  });
  return { schema: fc.oneof({ depthSize: 'small' }, fc.boolean(), few, few) as fc.Arbitrary<JsonValue> };
});

/** Whatever the order of members. */
function sorted(each: JsonValue): JsonValue {
  if (typeof each !== 'object' || each === null) return each === 0 ? 0 : each;
  if (Array.isArray(each)) return each.map(sorted);
  return Object.fromEntries(
    Object.keys(each)
      .sort()
      .map((member) => [member, sorted(each[member]!)]),
  );
}

describe(`schemas and ajv (seed ${seed})`, () => {
  it('judge alike', function () {
    this.timeout(60_000);
    let judged = 0;
    let fitting = 0;
    const options = { strict: false, ownProperties: true, validateFormats: false, validateSchema: false };
    fc.assert(
      fc.property(
        schema,
        schema,
        fc.array(value, { minLength: 4, maxLength: 4 }),
        (inner, defined, values) => {
          const whole: JsonObject = {
            type: 'object',
            $defs: { a: { type: ['string', 'integer'] }, 'b/c': defined },
            properties: { value: inner },
          };
          const read = readSchema(JSON.stringify(whole));
          // A definition that leads back to itself.
          if ('errors' in read) return;
          const validate = new Ajv2020(options).compile(whole);
          const { judge } = rowJudge(read.schema);
          for (const each of values) {
            const row = { value: each };
            const isFit = validate(row) as boolean;
            const errors = judge(row, plenty());
            expect(errors.length === 0, JSON.stringify({ inner, defined, each })).to.equal(isFit);
            judged += 1;
            fitting += Number(isFit);
          }
        },
      ),
      { seed, numRuns: numRuns / 4 },
    );
    expect(judged).to.be.above(numRuns / 2);
    expect(fitting).to.be.within(judged / 10, (judged * 9) / 10);
  });
});
