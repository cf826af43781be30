/**
 * Generators (fast-check) of JSON schemas and values. They use few names and values, so that some values are
 * valid for some schemas.
 */
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
/**
 * Picks a few keywords, because a schema with many keywords matches no value. Only the picked ones are
 * generated, because generating all takes milliseconds.
 */
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

/** A schema that can refer to the definitions `a` and `b/c` in `$defs`. */
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
      // Not 3, because ajv divides doubles and therefore accepts 1e20 as a multiple of 3.
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

/** Sorts the members of all objects, so that two values with a different member order compare as equal. */
function sorted(each: JsonValue): JsonValue {
  if (typeof each !== 'object' || each === null) return each === 0 ? 0 : each;
  if (Array.isArray(each)) return each.map(sorted);
  return Object.fromEntries(
    Object.keys(each)
      .sort()
      .map((member) => [member, sorted(each[member]!)]),
  );
}
