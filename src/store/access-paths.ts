/**
 * Plans how the rows of a list are found, of what its order and filter ask for and which indexes there are.
 *
 * Of `@.city == "Oslo" && @.age > 30` by id, for example, with an index on each of the fields: all keys of Oslo are the
 * same, so that its rows stand in the index in the order of their ids, and those of more than 30 are picked while it is
 * walked. With an index on age alone its keys above 30 are in another order than the list: where they are few, they are
 * sorted; else the rows are picked in the order of their ids.
 */
import { type AccessPath, type KeyRange, type SortIndex, smallSortRows } from '../engines/engine.js';
import type { Filter, Literal, Operator } from '../values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order } from '../values/order.js';
import { isCut, keyAfter, keyOfValue, maxTextBytes } from '../values/sort-key.js';

export interface KnownIndex {
  readonly index: SortIndex;
  /** Whether it is known to have cut keys. */
  readonly isCut: boolean;
}

/** A path, and what it leaves of the filter to be looked at in the rows. */
export interface Access {
  readonly path: AccessPath;
  readonly filter: Filter | undefined;
  /** Rows that a cheap list looks at, at most. */
  readonly lookAt: number;
}

export interface Accesses {
  /** Those to try as cheap lists, one after the other. */
  readonly cheap: readonly Access[];
  /** Where none of them is cheap. */
  readonly scan: Access;
  /** Fields of the indexes that would serve the list, whether or not they are there. */
  readonly indexes: {
    readonly order?: readonly FieldOrder[];
    readonly filter: readonly (readonly FieldOrder[])[];
  };
}

const beyondIds = Number.MAX_SAFE_INTEGER + 1;
/** Where rows can be found in another way, so many are looked at first. */
const firstLook = 300;

/** @param find the index of these fields, where it is whole */
export function accessesOf(
  order: Order,
  filter: Filter | undefined,
  isCounted: boolean,
  find: (fields: readonly FieldOrder[]) => KnownIndex | undefined,
): Accesses {
  if (filter === undefined) return unfiltered(order, find);
  const tests = filter.kind === 'and' ? filter.parts : [filter];
  const ranges = rangesOf(tests);
  const leaving = (path: AccessPath, served: readonly Filter[] = []): Access => ({
    path,
    filter: allOf(tests.filter((test) => !served.includes(test))),
    lookAt: smallSortRows,
  });
  const walks: Access[] = [];
  const sorts: Access[] = [];
  for (const { field, range, isOne, served } of ranges) {
    const found = find([{ field, direction: 'asc' }]);
    if (found === undefined) continue;
    const isSorted = isOne && order.fields.length === 0;
    const path: AccessPath = { by: 'index', index: found.index, range, isSorted, isCut: false };
    (isSorted ? walks : sorts).push(leaving(path, served));
  }
  const inOrder = walks.length > 0 ? undefined : walkOf(order, tests, ranges, leaving, find);
  if (inOrder !== undefined) walks.push(inOrder);
  const sorted = sorts.filter(({ path }) => !isOfSameIndex(path, inOrder?.path));
  const scan =
    inOrder === undefined
      ? (walks[0] ?? sorted[0] ?? leaving({ by: 'all' }))
      : (sorted.find(isNarrow) ?? inOrder);
  const isOnlyWay = walks.length + sorted.length <= 1;
  const firsts = isCounted || isOnlyWay ? [] : walks.map((walk) => ({ ...walk, lookAt: firstLook }));
  const all = isCounted ? [...sorted, ...walks] : [...firsts, ...sorted, ...walks];
  return {
    cheap: all.length > 0 ? all : [scan],
    scan,
    indexes: {
      ...(order.fields.length > 0 && { order: indexFieldsOf(order) }),
      filter: ranges
        .toSorted((a, b) => Number(b.isOne) - Number(a.isOne))
        .map(({ field }) => [{ field, direction: 'asc' }]),
    },
  };
}

/**
 * Whether a scan does better to look at all rows of the range than at those of the list's order, until the page is full.
 * Where the filter says no more than the range does, few rows are in it: else the page would have been full soon.
 */
function isNarrow({ path, filter }: Access): boolean {
  if (filter === undefined) return true;
  // An end of all values of a type has no more than the type's byte.
  return path.by === 'index' && path.range!.from.length > 2 && path.range!.to.length > 2;
}

function isOfSameIndex(a: AccessPath, b: AccessPath | undefined): boolean {
  return a.by === 'index' && b?.by === 'index' && a.index.id === b.index.id;
}

const byId: Access = { path: { by: 'id' }, filter: undefined, lookAt: smallSortRows };
const accessesById: Accesses = { cheap: [byId], scan: byId, indexes: { filter: [] } };

function unfiltered(order: Order, find: (fields: readonly FieldOrder[]) => KnownIndex | undefined): Accesses {
  if (order.fields.length === 0) return accessesById;
  const fields = indexFieldsOf(order);
  const found = find(fields);
  const path: AccessPath = found ? { by: 'index', ...found, isSorted: true } : { by: 'all' };
  const access = { path, filter: undefined, lookAt: smallSortRows };
  return { cheap: [access], scan: access, indexes: { order: fields, filter: [] } };
}

type Leaving = (path: AccessPath, served?: readonly Filter[]) => Access;

/** Rows are met in the order of the list. */
function walkOf(
  order: Order,
  tests: readonly Filter[],
  ranges: readonly FieldRange[],
  leaving: Leaving,
  find: (fields: readonly FieldOrder[]) => KnownIndex | undefined,
): Access | undefined {
  const [first] = order.fields;
  if (first === undefined) {
    const { served, ...range } = idsOf(tests);
    return leaving(served.length > 0 ? { by: 'id', range } : { by: 'id' }, served);
  }
  const found = find(indexFieldsOf(order));
  if (found === undefined) return undefined;
  const { index, isCut: hasCut } = found;
  const path = { by: 'index', index, isSorted: true } as const;
  // Among cut keys an index is in no order; to put them in order takes all of their rows.
  if (hasCut) return undefined;
  const ofFirst = ranges.find(({ field }) => field === first.field);
  if (ofFirst === undefined || index.fields[0]!.direction === 'desc')
    return leaving({ ...path, isCut: false });
  return leaving({ ...path, range: ofFirst.range, isCut: false }, ofFirst.served);
}

/** What tests say of one field. */
interface FieldRange {
  readonly field: string;
  readonly range: KeyRange;
  /** Whether all keys in it are the same. */
  readonly isOne: boolean;
  /** The tests that all rows of the range fit. */
  readonly served: readonly Filter[];
}

function rangesOf(tests: readonly Filter[]): readonly FieldRange[] {
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

function idsOf(tests: readonly Filter[]): IdRange {
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

function allOf(tests: readonly Filter[]): Filter | undefined {
  return tests.length > 1 ? { kind: 'and', parts: tests } : tests[0];
}
