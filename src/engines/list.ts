/** What both engines hold of lists: how far they go as cheap ones, and what is shown of rows. */
import type { Filter } from '../values/filter.js';
import { idKeyBytes, keyAfter, keyOfValue, sortKey, valuesOfKey } from '../values/sort-key.js';
import type { JsonValue } from '../values/values.js';
import { cheapWalk, type Lane, type ListOf, smallSortBytes, smallSortRows } from './engine.js';

/** Elements are looked at one by one, for some of which an engine begins again at the first. */
const smallElementBytes = 65_536;

/** Whether a list walks far before its page. */
export function isDeep({ path, offset }: ListOf): boolean {
  const isWalked = path.by === 'index' ? path.isSorted : path.by === 'id' && path.range !== undefined;
  return isWalked && offset > cheapWalk;
}

/** Whether an index tells all that is to be known of rows to sort them. */
export function areIdsEnough({ path, filter, order }: ListOf): boolean {
  return path.by === 'index' && filter === undefined && order.fields.length === 0;
}

/** The key of the place that the list begins behind, in the index that it walks; undefined where there is none. */
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

/** The values that order a row of this key, in the index that the list walks. */
export function valuesInOrder({ path, order }: ListOf, key: Buffer | null | undefined): readonly JsonValue[] {
  if (path.by !== 'index' || order.fields.length === 0) return [];
  return valuesOfKey(path.index.fields, key!.toString('hex')).slice(-order.fields.length);
}

/** Those asked for, besides the id, which is there anyway. */
export function shownFields(fields: readonly string[]): readonly string[] {
  return fields.filter((field) => field !== 'id');
}

/** The rows and bytes below which all of a collection are looked at in this way; undefined: however many there are. */
export function boundsOf(
  filter: Filter | undefined,
  way: Lane,
): { readonly rows: number; readonly bytes: number } | undefined {
  if (way === 'scan') return undefined;
  if (filter === undefined) return { rows: smallSortRows, bytes: smallSortBytes };
  const bytes = hasSome(filter) ? smallElementBytes : smallSortBytes;
  return { rows: smallSortRows, bytes: Math.floor(bytes / testsOf(filter)) };
}

/** How many times as long a row is asked as by a test of those that take the least. */
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
      // SQLite compares the text at each place: in 4 MiB of "aa.." it finds no "b" for 15 ms, no "aa..ab" of 1 KiB for 280.
      return 2 + Buffer.byteLength(filter.text) / 16;
    default:
      return 1;
  }
}

function hasSome(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.some(hasSome);
  return filter.kind === 'some' || (filter.kind === 'not' && hasSome(filter.part));
}
