import fc from 'fast-check';

/** Names of fields, few enough to meet again. */
export const fieldNames = ['a', 'b', 'c d', 'é', '0', 'constructor', '', '"', '\u{1f600}'];

const number = fc
  .oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.integer({ min: -20, max: 20 }).map((n) => n / 4),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e21, 0.1, 0.1 + 0.2),
  )
  // That -0 becomes 0, and that other integers are refused when they are written out, tests of their own say.
  .filter(
    (n) => !Object.is(n, -0) && (!Number.isInteger(n) || Number.isSafeInteger(n) || Math.abs(n) >= 1e21),
  );
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }).map((each) => each.replaceAll('\0', '')),
  fc.constantFrom('', '0', '\uffff', '\u{10000}', "'", '"', '\\', '%', 'null', '\u2028', '\u007f', 'ß', 'SS'),
);

/** Values of JSON that can be stored. */
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

/** Rows without id. */
export const fields = fc.dictionary(fc.constantFrom(...fieldNames), value, {
  maxKeys: 4,
  noNullPrototype: true,
});
