/** What it takes to find the rows that fit a filter. */
import type { Filter } from '../values/filter.js';
import { type ListWay, smallSortBytes, smallSortRows } from './engine.js';

/** Elements are looked at one by one, for some of which an engine begins again at the first. */
const smallElementBytes = 65_536;

/** The rows and bytes below which all of a collection are looked at in this way; undefined: however many there are. */
export function boundsOf(
  filter: Filter,
  way: ListWay,
): { readonly rows: number; readonly bytes: number } | undefined {
  if (way === 'scan') return undefined;
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
