/** Decides for both engines how far a cheap list may go, and which fields a list shows. */
import type { Filter } from '../values/filter.js';
import { idKeyBytes, keyAfter, keyOfValue, sortKey, valuesOfKey } from '../values/sort-key.js';
import type { JsonValue } from '../values/values.js';
import { cheapWalk, type Lane, type ListOf, smallSortBytes, smallSortRows } from './engine.js';

/**
 * A limit for filters on array elements, because an engine may examine elements one by one, and some from the
 * start again.
 */
const smallElementBytes = 65_536;

/** Returns whether a list skips so many rows before its page that it must be a scan. */
export function isDeep({ path, offset }: ListOf): boolean {
  const isWalked = path.by === 'index' ? path.isSorted : path.by === 'id' && path.range !== undefined;
  return isWalked && offset > cheapWalk;
}

/** Returns whether the index contains everything that is needed to sort the rows. */
export function areIdsEnough({ path, filter, order }: ListOf): boolean {
  return path.by === 'index' && filter === undefined && order.fields.length === 0;
}

/**
 * Returns the key of the position after which the list starts, in the index that it walks. Returns undefined
 * if the list starts at the beginning or does not walk an index in order.
 */
export function placeKey({ path, order, after }: ListOf): string | undefined {
  if (after === undefined || path.by !== 'index' || !path.isSorted) return undefined;
  const { index, range, test } = path;
  if (test !== undefined) {
    const key = range!.from.slice(0, 2 * (test.at - idKeyBytes)) + keyOfValue(after.id);
    return order.id === 'asc' ? keyAfter(key) : key;
  }
  if (order.fields.length === 0) return range!.from;
  const equal = index.fields.slice(0, index.fields.length - order.fields.length);
  const before = equal.length === 0 ? [] : valuesOfKey(equal, range!.from);
  return sortKey(index.fields, [...before, ...after.values]);
}

/** Decodes the values by which a row is sorted from its key in the index that the list walks. */
export function valuesInOrder({ path, order }: ListOf, key: Buffer | null | undefined): readonly JsonValue[] {
  if (path.by !== 'index' || order.fields.length === 0) return [];
  return valuesOfKey(path.index.fields, key!.toString('hex')).slice(-order.fields.length);
}

/** Returns the requested fields without the id, which each row contains anyway. */
export function shownFields(fields: readonly string[]): readonly string[] {
  return fields.filter((field) => field !== 'id');
}

/**
 * Returns the number of rows and bytes below which a list in this lane may examine a whole collection.
 * Undefined means no limit.
 */
export function boundsOf(
  filter: Filter | undefined,
  way: Lane,
): { readonly rows: number; readonly bytes: number } | undefined {
  if (way === 'scan') return undefined;
  if (filter === undefined) return { rows: smallSortRows, bytes: smallSortBytes };
  const bytes = hasSome(filter) ? smallElementBytes : smallSortBytes;
  return { rows: smallSortRows, bytes: Math.floor(bytes / testsOf(filter)) };
}

/** Estimates how long a filter takes per row, in multiples of the cheapest test. */
function testsOf(filter: Filter): number {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.reduce((tests, part) => tests + testsOf(part), 0);
    case 'not':
      return testsOf(filter.part);
    case 'some':
      return 1 + testsOf(filter.part);
    case 'contains':
      // SQLite compares the text at each position. In 4 MiB of "aa..", it takes 15 ms to search for "b" and
      // 280 ms to search for "aa..ab" of 1 KiB.
      return 2 + Buffer.byteLength(filter.text) / 16;
    default:
      return 1;
  }
}

function hasSome(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.some(hasSome);
  return filter.kind === 'some' || (filter.kind === 'not' && hasSome(filter.part));
}
