/** Schemas and values as they may be, of few names and values, so that some of these keep to some of those. */
import fc from 'fast-check';
import type { JsonValue } from '../../src/values/values.js';

export const name = fc.constantFrom('a', 'b', 'length', 'id', 'ä');
export const { value } = fc.letrec<{ value: JsonValue; leaf: JsonValue }>((tie) => ({
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
/** Few keywords at once, or nothing fits; made one by one, since all of them would take milliseconds. */
export function someOf(
  keywords: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  most: number,
): fc.Arbitrary<JsonValue> {
  return fc.shuffledSubarray(Object.keys(keywords)).chain((chosen) =>
    fc.record(Object.fromEntries(chosen.slice(0, most).map((each) => [each, keywords[each]!])), {
      noNullPrototype: true,
    }),
  ) as fc.Arbitrary<JsonValue>;
}

/** Beside `$defs` of `a` and `b/c`. */
export const { schema } = fc.letrec<{ schema: JsonValue }>((tie) => {
  const several = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const few = someOf(
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
    3,
  );
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
