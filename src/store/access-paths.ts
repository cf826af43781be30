/**
 * Plans how the rows of a list are found, of what its order and filter ask for and which indexes there are.
 *
 * Of `@.city == "Oslo" && @.age > 30` by id, for example, with an index on each of the fields: all keys of Oslo are the
 * same, so that its rows stand in the index in the order of their ids, and those of more than 30 are picked while it is
 * walked. With an index on age alone its keys above 30 are in another order than the list: where they are few, they are
 * sorted; else the rows are picked in the order of their ids.
 */
import { type AccessPath, type KeyRange, type SortIndex, smallSortRows } from '../engines/engine.js';
import type { Filter } from '../values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order } from '../values/order.js';
import { keyAfter } from '../values/sort-key.js';
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
    /** Each of one field. */
    readonly filter: readonly (readonly FieldOrder[])[];
    /** Of a field that the filter wants to have one value, and what else narrows the rows or orders them. */
    readonly combination?: readonly FieldOrder[] | undefined;
  };
}

/** What the limits of an engine's keys leave room for. */
const maxIndexFields = 4;
/** So many rows are looked at first, in less than a millisecond. */
export const firstLook = 300;

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
  const combination = combinationOf(order, ranges);
  const combined = combination && combinedOf(combination, order, leaving, find);
  const indexes = {
    ...(order.fields.length > 0 && { order: indexFieldsOf(order) }),
    filter: ranges
      .toSorted((a, b) => Number(b.isOne) - Number(a.isOne))
      .map(({ field }): FieldOrder[] => [{ field, direction: 'asc' }]),
    combination: combination?.fields,
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
      : walksOfOne.length > 0
        ? undefined
        : walkOf(order, tests, ranges, leaving, find);
  const walks = inOrder === undefined ? walksOfOne : [inOrder];
  // All rows of a combination are in the ranges of its fields, too.
  const better = [...(combined ? combination.fields : []), ...(inOrder ? fieldsOf(inOrder).slice(0, 1) : [])];
  const sorts = ofOne.filter(
    (access) => !isWalked(access.path) && !better.some(({ field }) => field === fieldsOf(access)[0]!.field),
  );
  const whole = walks.find(({ filter: rest }) => rest === undefined);
  if (whole !== undefined) return { cheap: [whole], scan: whole, indexes };
  const scan =
    combined ??
    (inOrder === undefined
      ? (walks[0] ?? sorts[0] ?? leaving({ by: 'all' }))
      : (sorts.find(isNarrow) ?? inOrder));
  const firsts = isCounted ? [] : walks.map((walk) => ({ ...walk, lookAt: firstLook }));
  const cheap = [...narrow, ...firsts, ...sorts, ...walks];
  return { cheap: cheap.length > 0 ? cheap : [scan], scan, indexes };
}

/** Whether it may look at more rows than `firstLook`, where the collection has more. */
export function looksFar({ path, filter, lookAt }: Access, { fields }: Order): boolean {
  const isOfRows = filter !== undefined || path.by === 'all' || (fields.length > 0 && !isWalked(path));
  return isOfRows && lookAt > firstLook;
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
  /** The tests that all rows of the range fit. */
  readonly served: readonly Filter[];
}

/**
 * `@.city == "Oslo" && @.age > 30`: by city, and among the rows of one by age. With an order, among them by its fields,
 * so that they are walked in it.
 */
function combinationOf(order: Order, ranges: readonly FieldRange[]): Combination | undefined {
  const others = ranges.filter(({ field }) => !order.fields.some((by) => by.field === field));
  const [first, ...more] = others
    .filter(({ isOne, range }) => isOne && range.to === keyAfter(range.from))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1));
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
  { fields, range, isSorted, served }: Combination,
  order: Order,
  leaving: Leaving,
  find: (fields: readonly FieldOrder[]) => KnownIndex | undefined,
): Access | undefined {
  const found = find(fields);
  // As in `walkOf`.
  if (found === undefined || (found.isCut && order.fields.length > 0)) return undefined;
  return leaving({ by: 'index', index: found.index, range, isSorted, isCut: false }, served);
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

function allOf(tests: readonly Filter[]): Filter | undefined {
  return tests.length > 1 ? { kind: 'and', parts: tests } : tests[0];
}
