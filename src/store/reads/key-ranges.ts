/** What the tests of a filter say of the keys of fields, and of ids. */
import type { KeyRange } from '../../engines/engine.js';
import type { Filter, Literal, Operator } from '../../values/filter.js';
import { isCut, keyAfter, keyOfValue, maxTextBytes } from '../../values/sort-key.js';

const beyondIds = Number.MAX_SAFE_INTEGER + 1;

/** What tests say of one field. */
export interface FieldRange {
  readonly field: string;
  readonly range: KeyRange;
  /** Whether all keys in it are the same. */
  readonly isOne: boolean;
  /** The tests that all rows of the range fit. */
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
  /** Whether no other keys are of rows that fit. */
  readonly isExact: boolean;
  readonly isOne: boolean;
}

/** The keys of values that compare so; undefined where they are no range. */
function rangeOf(operator: Operator, literal: Literal): Range | undefined {
  const key = keyOfValue(literal);
  const hasCut = isCut(key);
  const one = { range: { from: key, to: keyAfter(key) }, isOne: !hasCut };
  const isOrdered = typeof literal === 'number' || typeof literal === 'string';
  // Missing fields have the key of null.
  const isExact = !hasCut && literal !== null;
  if (operator === '==' || (!isOrdered && operator.endsWith('='))) {
    return operator === '!=' ? undefined : { ...one, isExact };
  }
  if (!isOrdered || operator === '!=') return undefined;
  const type = key.slice(0, 2);
  const { from, to } = one.range;
  switch (operator) {
    case '<':
      return { range: { from: type, to: hasCut ? to : from }, isExact, isOne: false };
    case '<=':
      return { range: { from: type, to }, isExact, isOne: false };
    case '>':
      return { range: { from: hasCut ? from : to, to: keyAfter(type) }, isExact, isOne: false };
    case '>=':
      return { range: { from, to: keyAfter(type) }, isExact, isOne: false };
  }
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
    // Beyond all ids there may be, one stands for another.
    const bounded = Math.max(0, Math.min(literal, beyondIds));
    const [above, below] = [Math.ceil(bounded), Math.floor(bounded)];
    const from = operator === '>' ? below + 1 : operator.startsWith('<') ? ids.from : above;
    const to = operator === '<' ? above - 1 : operator.startsWith('>') ? ids.to : below;
    ids = {
      from: Math.max(ids.from, from),
      to: Math.min(ids.to, to),
      served: [...ids.served, test],
    };
  }
  return ids;
}
