/**
 * Plans how to find the rows of a list, based on its sort order, its filter and the available indexes.
 *
 * For example, the list has the filter `@.city == "Oslo" && @.age > 30` and is sorted by id:
 *
 * - An index on city: all its keys for Oslo are equal, so they are sorted by id. The server walks them in
 *   order and tests the age of each row.
 * - An index on age: its keys above 30 are not sorted by id. If there are few, the server sorts their rows.
 *   Otherwise, it walks all rows in order of id and tests each of them.
 * - An index on city, id and age: the server walks the keys for Oslo in order of id and tests the age in the
 *   key. It doesn't read rows that don't match.
 * - An index on city and age: the server has to sort all matching rows. With 100 cities, the index on city,
 *   id and age serves 1.2 times as many lists per second with 100,000 rows. With 1,000,000 rows, it serves
 *   2.1 times as many.
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
  /** Whether the index is known to contain cut keys, which don't include the complete value. */
  readonly isCut: boolean;
}

/** A path, and the part of the filter that must still be tested on the rows. */
export interface Access {
  readonly path: AccessPath;
  readonly filter: Filter | undefined;
  /** The maximum number of rows that a cheap list reads. */
  readonly maxScanRows: number;
}

export interface Accesses {
  /** The accesses to try as cheap lists, in this order. */
  readonly cheap: readonly Access[];
  /** The access to use if no cheap list succeeds. */
  readonly scan: Access;
  /** The fields of indexes that would serve the list. The indexes don't have to exist. */
  readonly indexes: {
    readonly order?: readonly FieldOrder[];
    /** Indexes with one field each. */
    readonly filter: readonly (readonly FieldOrder[])[];
    /** Indexes with several fields each, best first. Each one is useful if the previous one is not. */
    readonly combinations: readonly (readonly FieldOrder[])[];
  };
}

/** The keys of an engine have a maximum length, which leaves room for four fields. */
const maxIndexFields = 4;
/** The first attempt of a list reads at most this many rows, in less than 1 ms. */
export const initialScanRows = 300;

/**
 * @param find returns the index of these fields, if it is completely built
 * @param testsKeys whether the engine supports paths with a `test`
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
  // All rows of a combination are in the ranges of its single fields too.
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
  // Testing many keys takes as long as testing a few rows, so this walk doesn't need a short first attempt.
  if (isTested && tested.filter === undefined) return { cheap: [tested, ...narrow, ...sorts], scan, indexes };
  const firsts = isCounted ? [] : walks.map((walk) => ({ ...walk, maxScanRows: initialScanRows }));
  const nearest = isTested ? [...firsts, ...narrow] : [...narrow, ...firsts];
  const cheap = [...nearest, ...sorts, ...walks];
  return { cheap: cheap.length > 0 ? cheap : [scan], scan, indexes };
}

/** Returns whether the access can read more than `initialScanRows` rows if the collection has more. */
export function exceedsInitialScan({ path, filter, maxScanRows }: Access, { fields }: Order): boolean {
  const isOfRows = filter !== undefined || path.by === 'all' || (fields.length > 0 && !isWalked(path));
  return isOfRows && maxScanRows > initialScanRows;
}

/**
 * Returns whether a scan should read all rows of the range instead of walking in the sort order until the
 * page is full. If the range covers the complete filter, it contains few rows. Otherwise, the page would have
 * been full soon.
 */
function isNarrow({ path, filter }: Access): boolean {
  if (filter === undefined) return true;
  // An end that covers all values of a type consists only of the byte of the type.
  return path.by === 'index' && path.range!.from.length > 2 && path.range!.to.length > 2;
}

/** Returns whether the path finds the rows in the sort order of the list. */
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
  /** The tests that every row satisfies if its key is in the range and passes the `test`. */
  readonly served: readonly Filter[];
}

/** Returns the fields whose range contains only one key. An index of several fields starts with them. */
function equalsOf(ranges: readonly FieldRange[]): readonly FieldRange[] {
  return ranges
    .filter(({ isOne, range }) => isOne && range.to === keyAfter(range.from))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
}

/**
 * For `@.city == "Oslo" && @.age > 30`: an index on city, id and age. The keys are walked in order of id, and
 * the age is tested in the key.
 */
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
 * For `@.city == "Oslo" && @.age > 30`: an index on city and age. If the list has a sort order, the fields of
 * the sort order follow the city, so that the index is walked in this order.
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
  // Cut keys are excluded for the same reason as in `walkOf`.
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

/** Returns an access that finds the rows in the sort order of the list, if there is one. */
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
  // Rows with equal cut keys are not sorted in the index, and the server would have to read them all.
  if (hasCut) return undefined;
  const ofFirst = ranges.find(({ field }) => field === first.field);
  if (ofFirst === undefined || index.fields[0]!.direction === 'desc')
    return leaving({ ...path, isCut: false });
  return leaving({ ...path, range: ofFirst.range, isCut: false }, ofFirst.served);
}

function allOf(tests: readonly Filter[]): Filter | undefined {
  return tests.length > 1 ? { kind: 'and', parts: tests } : tests[0];
}
