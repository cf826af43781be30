import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../src/values/values.js';

/** Field names. There are only a few, so that different rows share names. */
export const fieldNames = ['a', 'b', 'c d', 'é', '0', 'constructor', '', '"', '\u{1f600}'];

/**
 * Generates finite doubles: uniformly by value, uniformly by bits, and numbers that JSON.stringify writes as
 * long integers.
 */
export function anyDouble(): fc.Arbitrary<number> {
  const ofBits = fc
    .bigInt(0n, 2n ** 64n - 1n)
    .map((bits) => new Float64Array(new BigUint64Array([bits]).buffer)[0]!);
  const exponent = fc.integer({ min: 50, max: 71 });
  const large = fc.tuple(exponent, fc.double({ min: 1, max: 2, noNaN: true }), fc.constantFrom(1, -1));
  return fc
    .oneof(
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      ofBits,
      large.map(([power, factor, sign]) => sign * Math.round(factor * 2 ** power)),
    )
    .filter((number) => Number.isFinite(number));
}

const number = fc
  .oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.integer({ min: -20, max: 20 }).map((n) => n / 4),
    anyDouble(),
    fc.constantFrom(5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e21, 0.1, 0.1 + 0.2),
  )
  // A separate test checks that -0 is stored as 0.
  .filter((n) => !Object.is(n, -0));
/**
 * A character of any code point. It replaces the unit `binary` of fast-check, which makes a map of all code points and so
 * takes 0.9 s in each process.
 */
export const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((codePoint) => String.fromCodePoint(codePoint));

export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: anyCharacter, maxLength: 8 }).map((each) => each.replaceAll('\0', '')),
  fc.constantFrom('', '0', '\uffff', '\u{10000}', "'", '"', '\\', '%', 'null', '\u2028', '\u007f', 'ß', 'SS'),
);

/** JSON values that can be stored. */
export const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    fc.constantFrom(null, true, false),
    number,
    text,
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'value' }),
    fc.dictionary(fc.constantFrom(...fieldNames), tie('value'), {
      maxKeys: 3,
      depthIdentifier: 'value',
      noNullPrototype: true,
    }),
  ),
}));

/** Rows without `id`. */
export const fields = fc.dictionary(fc.constantFrom(...fieldNames), value, {
  maxKeys: 4,
  noNullPrototype: true,
});

/** Generates rows that can be stored, with any field names. */
export function row(): fc.Arbitrary<JsonObject> {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('id', 'constructor', 'prototype', 'toString', '', '0', 'a/b~c'),
  );
  const value = fc.letrec<{ value: JsonValue; object: JsonObject }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger(),
      anyDouble(),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('value')),
      tie('object'),
    ),
    object: fc.dictionary(
      name.filter((text) => text !== '__proto__' && !text.includes('\0')),
      tie('value'),
      { noNullPrototype: true, maxKeys: 6 },
    ),
  }));
  return value.object.filter((fields) => !JSON.stringify(fields).includes('\\u0000'));
}
