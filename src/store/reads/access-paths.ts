/**
 * Plans how the rows of a list are found, of what its order and filter ask for and which indexes there are.
 *
 * Of `@.city == "Oslo" && @.age > 30` by id, for example, with an index on each of the fields: all keys of Oslo are the
 * same, so that its rows stand in the index in the order of their ids, and those of more than 30 are picked while it is
 * walked. With an index on age alone its keys above 30 are in another order than the list: where they are few, they are
 * sorted; else the rows are picked in the order of their ids. With one on city, id and age the keys of Oslo are walked in
 * the order of the ids, and tell which are of more than 30 without a look at any row (one on city and age has them all to be
 * sorted: of 100 cities, of 100,000 rows 1.2 times as many lists a second, of 1,000,000 rows 2.1 times).
 */
import {
  type AccessPath,
  type KeyRange,
  type KeyTest,
  type SortIndex,
  smallSortRows,
} from '../../engines/engine.js';
import type { Filter } from '../../values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order } from '../../values/order.js';
import { idKeyBytes, keyAfter, keyOfValue } from '../../values/sort-key.js';
import { type FieldRange, idsOf, rangesOf } from './key-ranges.js';

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
  readonly maxScanRows: number;
}

export interface Accesses {
  /** Those to try as cheap lists, one after the other. */
  readonly cheap: readonly Access[];
  /** Where none of them is cheap. */
  readonly scan: Access;
  /** Fields of the indexes that would serve the list, whether or not they are there. */
  readonly indexes: {
    readonly order?: readonly FieldOrder[];
    /** Each of one field. */
    readonly filter: readonly (readonly FieldOrder[])[];
    /** Each of several fields; the next one where the one before it doesn't serve. */
    readonly combinations: readonly (readonly FieldOrder[])[];
  };
}

/** What the limits of an engine's keys leave room for. */
const maxIndexFields = 4;
/** So many rows are looked at first, in less than a millisecond. */
export const initialScanRows = 300;

/**
 * @param find the index of these fields, where it is whole
 * @param testsKeys whether paths may have a test
 */
export function accessesOf(
  order: Order,
  filter: Filter | undefined,
  isCounted: boolean,
  find: (fields: readonly FieldOrder[]) => KnownIndex | undefined,
  testsKeys: boolean,
): Accesses {
  if (filter === undefined) return unfiltered(order, find);
  const tests = filter.kind === 'and' ? filter.parts : [filter];
  const ranges = rangesOf(tests);
  const leaving = (path: AccessPath, served: readonly Filter[] = []): Access => ({
    path,
    filter: allOf(tests.filter((test) => !served.includes(test))),
    maxScanRows: smallSortRows,
  });
  const combination = combinationOf(order, ranges);
  const combined = combination && combinedOf(combination, order, leaving, find);
  const testing = testsKeys && !isCounted && order.fields.length === 0 ? testingOf(tests, ranges) : undefined;
  const tested = testing && combinedOf(testing, order, leaving, find);
  const indexes = {
    ...(order.fields.length > 0 && { order: indexFieldsOf(order) }),
    filter: ranges
      .toSorted((a, b) => Number(b.isOne) - Number(a.isOne))
      .map(({ field }): FieldOrder[] => [{ field, direction: 'asc' }]),
    combinations: [testing, combination].flatMap((each) => (each === undefined ? [] : [each.fields])),
  };
  const ofOne = ranges.flatMap(({ field, range, isOne, served }) => {
    const found = find([{ field, direction: 'asc' }]);
    const isSorted = isOne && order.fields.length === 0;
    return found ? [leaving({ by: 'index', index: found.index, range, isSorted, isCut: false }, served)] : [];
  });
  const walksOfOne = ofOne.filter(({ path }) => isWalked(path));
  const narrow = combined !== undefined && !isWalked(combined.path) ? [combined] : [];
  const inOrder =
    combined !== undefined && isWalked(combined.path)
      ? combined
      : (tested ?? (walksOfOne.length > 0 ? undefined : walkOf(order, tests, ranges, leaving, find)));
  const walks = inOrder === undefined ? walksOfOne : [inOrder];
  // All rows of a combination are in the ranges of its fields, too.
  const better = [...(combined ? combination.fields : []), ...(inOrder ? fieldsOf(inOrder).slice(0, 1) : [])];
  const sorts = ofOne.filter(
    (access) => !isWalked(access.path) && !better.some(({ field }) => field === fieldsOf(access)[0]!.field),
  );
  const whole = walks.find((walk) => walk.filter === undefined && walk !== tested);
  if (whole !== undefined) return { cheap: [whole], scan: whole, indexes };
  const scan =
    combined ??
    (inOrder === undefined
      ? (walks[0] ?? sorts[0] ?? leaving({ by: 'all' }))
      : (sorts.find(isNarrow) ?? inOrder));
  const isTested = tested !== undefined && tested === inOrder;
  // To look at keys alone takes as long for many as at rows for few.
  if (isTested && tested.filter === undefined) return { cheap: [tested, ...narrow, ...sorts], scan, indexes };
  const firsts = isCounted ? [] : walks.map((walk) => ({ ...walk, maxScanRows: initialScanRows }));
  const nearest = isTested ? [...firsts, ...narrow] : [...narrow, ...firsts];
  const cheap = [...nearest, ...sorts, ...walks];
  return { cheap: cheap.length > 0 ? cheap : [scan], scan, indexes };
}

/** Whether it may look at more rows than `firstLook`, where the collection has more. */
export function exceedsInitialScan({ path, filter, maxScanRows }: Access, { fields }: Order): boolean {
  const isOfRows = filter !== undefined || path.by === 'all' || (fields.length > 0 && !isWalked(path));
  return isOfRows && maxScanRows > initialScanRows;
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

/** Whether rows are met in the order of the list. */
function isWalked(path: AccessPath): boolean {
  return path.by === 'id' || (path.by === 'index' && path.isSorted);
}

function fieldsOf({ path }: Access): readonly FieldOrder[] {
  return path.by === 'index' ? path.index.fields : [];
}

/** An index of several fields, and the range of its keys. */
interface Combination {
  readonly fields: readonly FieldOrder[];
  readonly range: KeyRange;
  readonly isSorted: boolean;
  readonly test?: KeyTest;
  /** The tests that all rows of the range fit, and pass its own. */
  readonly served: readonly Filter[];
}

/** Those of which all keys in the range are the same; an index of several fields begins with them. */
function equalsOf(ranges: readonly FieldRange[]): readonly FieldRange[] {
  return ranges
    .filter(({ isOne, range }) => isOne && range.to === keyAfter(range.from))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
}

/** `@.city == "Oslo" && @.age > 30`: by city and id, and the keys have the age to be tested. */
function testingOf(tests: readonly Filter[], ranges: readonly FieldRange[]): Combination | undefined {
  const equals = equalsOf(ranges).slice(0, maxIndexFields - 2);
  const tested = ranges.find((each) => !each.isOne);
  if (tested === undefined) return undefined;
  const ids = idsOf(tests);
  const before = equals.map(({ range }) => range.from).join('');
  return {
    fields: [...equals.map(({ field }) => field), 'id', tested.field].map((field) => ({
      field,
      direction: 'asc',
    })),
    range: { from: before + keyOfValue(ids.from), to: before + keyAfter(keyOfValue(ids.to)) },
    isSorted: true,
    test: { at: before.length / 2 + idKeyBytes, range: tested.range },
    served: [...equals, ids, tested].flatMap(({ served }) => served),
  };
}

/**
 * `@.city == "Oslo" && @.age > 30`: by city, and among the rows of one by age. With an order, among them by its fields,
 * so that they are walked in it.
 */
function combinationOf(order: Order, ranges: readonly FieldRange[]): Combination | undefined {
  const others = ranges.filter(({ field }) => !order.fields.some((by) => by.field === field));
  const [first, ...more] = equalsOf(others);
  if (first === undefined) return undefined;
  const { field, range, served } = first;
  const rest = indexFieldsOf(order);
  const next =
    rest.length > 0
      ? ranges.find((each) => each.field === rest[0]!.field && rest[0]!.direction === 'asc')
      : (more[0] ?? others.find((each) => each !== first));
  if (rest.length === 0 && next !== undefined) rest.push({ field: next.field, direction: 'asc' });
  if (rest.length === 0 || rest.length === maxIndexFields) return undefined;
  return {
    fields: [{ field, direction: 'asc' }, ...rest],
    range: next ? { from: range.from + next.range.from, to: range.from + next.range.to } : range,
    isSorted: order.fields.length > 0 || next!.isOne,
    served: [...served, ...(next?.served ?? [])],
  };
}

function combinedOf(
  { fields, range, isSorted, test, served }: Combination,
  order: Order,
  leaving: Leaving,
  find: (fields: readonly FieldOrder[]) => KnownIndex | undefined,
): Access | undefined {
  const found = find(fields);
  // As in `walkOf`.
  if (found === undefined || (found.isCut && order.fields.length > 0)) return undefined;
  const path = { by: 'index', index: found.index, range, isSorted, isCut: false } as const;
  return leaving(test === undefined ? path : { ...path, test }, served);
}

const byId: Access = { path: { by: 'id' }, filter: undefined, maxScanRows: smallSortRows };
const accessesById: Accesses = { cheap: [byId], scan: byId, indexes: { filter: [], combinations: [] } };

function unfiltered(order: Order, find: (fields: readonly FieldOrder[]) => KnownIndex | undefined): Accesses {
  if (order.fields.length === 0) return accessesById;
  const fields = indexFieldsOf(order);
  const found = find(fields);
  const path: AccessPath = found ? { by: 'index', ...found, isSorted: true } : { by: 'all' };
  const access = { path, filter: undefined, maxScanRows: smallSortRows };
  return { cheap: [access], scan: access, indexes: { order: fields, filter: [], combinations: [] } };
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

function allOf(tests: readonly Filter[]): Filter | undefined {
  return tests.length > 1 ? { kind: 'and', parts: tests } : tests[0];
}
