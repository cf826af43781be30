/**
 * Computes how many bytes of rows a cheap list examines, so that it takes about a millisecond.
 *
 * The work is limited by rows and bytes, and not by time, because time also depends on everything else that
 * runs. While other work kept both processors busy, a list of 20 rows that takes 0.1 ms took more than 2 ms in
 * 3.4 % of the calls, and more than 5 ms in 0.2 %. A time limit would have interrupted these lists.
 */
import type { Filter } from '../../values/filter.js';

/** A cheap list sorts rows only if they have at most this many bytes. */
export const sortBytes = 4_194_304;
/**
 * A limit for filters on array elements, because an engine may examine elements one by one, and some from the
 * start again.
 */
const elementBytes = 65_536;

/** Returns the maximum number of bytes in which a cheap list tests this filter. */
export function searchBytes(filter: Filter): number {
  return Math.floor((hasSome(filter) ? elementBytes : sortBytes) / costOf(filter));
}

/** Estimates how long a filter takes per row, in multiples of the cheapest test. */
function costOf(filter: Filter): number {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.reduce((tests, part) => tests + costOf(part), 0);
    case 'not':
      return costOf(filter.part);
    case 'some':
      return 1 + costOf(filter.part);
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
