/**
 * Converts the tests of a filter to ranges of index keys and ranges of ids. For example, `@.age > 30` becomes
 * the range of the keys of all numbers above 30.
 */
import type { KeyRange } from '../../engines/engine.js';
import type { Filter, Literal, Operator } from '../../values/filter.js';
import { isTextWhole, keyAfter, keyOfValue, maxTextBytes } from '../../values/sort-key.js';

const beyondIds = Number.MAX_SAFE_INTEGER + 1;

/** The range that the tests of one field allow. */
export interface FieldRange {
  readonly field: string;
  readonly range: KeyRange;
  /** Whether all keys in the range are equal. */
  readonly isOne: boolean;
  /** The tests that every row of the range satisfies. */
  readonly served: readonly Filter[];
}

export function rangesOf(tests: readonly Filter[]): readonly FieldRange[] {
  const ranges = new Map<string, FieldRange>();
  for (const test of tests) {
    if (test.kind !== 'compare' && test.kind !== 'starts_with') continue;
    const [field, ...inner] = test.path;
    if (typeof field !== 'string' || field === 'id' || inner.length > 0) continue;
    const found =
      test.kind === 'compare' ? rangeOf(test.operator, test.literal) : rangeOfBeginning(test.text);
    if (found === undefined) continue;
    const { range, isExact, isOne } = found;
    const known = ranges.get(field) ?? { field, range, isOne, served: [] };
    ranges.set(field, {
      field,
      range: {
        from: known.range.from > range.from ? known.range.from : range.from,
        to: known.range.to < range.to ? known.range.to : range.to,
      },
      isOne: known.isOne || isOne,
      served: isExact ? [...known.served, test] : known.served,
    });
  }
  return [...ranges.values()];
}

interface Range {
  readonly range: KeyRange;
  /** Whether all rows of the range satisfy the test. */
  readonly isExact: boolean;
  readonly isOne: boolean;
}

/** Returns the keys of the values that satisfy the comparison, or `undefined` if they are not one range. */
function rangeOf(operator: Operator, literal: Literal): Range | undefined {
  const from = keyOfValue(literal);
  const to = keyAfter(from);
  const isWhole = typeof literal !== 'string' || isTextWhole(literal);
  const isOrdered = typeof literal === 'number' || typeof literal === 'string';
  // A missing field has the same key as null.
  const isExact = isWhole && literal !== null;
  if (operator === '!=') return undefined;
  if (operator === '==' || (!isOrdered && operator.endsWith('=')))
    return { range: { from, to }, isExact, isOne: true };
  if (!isOrdered) return undefined;
  const type = from.slice(0, 2);
  // If the literal is longer than a key, values on both sides of it have its key.
  const hasOwnKey = operator.endsWith('=') || !isWhole;
  const range = operator.startsWith('<')
    ? { from: type, to: hasOwnKey ? to : from }
    : { from: hasOwnKey ? from : to, to: keyAfter(type) };
  return { range, isExact, isOne: false };
}

function rangeOfBeginning(text: string): Range {
  const bytes = Buffer.from(text);
  const from = `04${bytes.toString('hex', 0, maxTextBytes)}`;
  return { range: { from, to: keyAfter(from) }, isExact: bytes.length <= maxTextBytes, isOne: false };
}

interface IdRange {
  readonly from: number;
  readonly to: number;
  readonly served: readonly Filter[];
}

export function idsOf(tests: readonly Filter[]): IdRange {
  let ids: IdRange = { from: 1, to: Number.MAX_SAFE_INTEGER, served: [] };
  for (const test of tests) {
    if (test.kind !== 'compare' || test.path.length !== 1 || test.path[0] !== 'id') continue;
    const { operator, literal } = test;
    if (typeof literal !== 'number' || operator === '!=') continue;
    // Numbers that are larger than every possible id are replaced by one such number.
    const bounded = Math.max(0, Math.min(literal, beyondIds));
    const [above, below] = [Math.ceil(bounded), Math.floor(bounded)];
    const from = operator === '>' ? below + 1 : operator.startsWith('<') ? ids.from : above;
    const to = operator === '<' ? above - 1 : operator.startsWith('>') ? ids.to : below;
    ids = { from: Math.max(ids.from, from), to: Math.min(ids.to, to), served: [...ids.served, test] };
  }
  return ids;
}
