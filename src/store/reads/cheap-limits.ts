/**
 * Limits what a cheap list examines, so that it takes about a millisecond. A list that would examine more is read
 * as a scan.
 *
 * The work is limited by rows and bytes, and not by time, because time also depends on everything else that
 * runs. While other work kept both processors busy, a list of 20 rows that takes 0.1 ms took more than 2 ms in
 * 3.4 % of the calls, and more than 5 ms in 0.2 %. A time limit would have interrupted these lists.
 */
import { type Bounds, type ListPlan, type Method, needsRows } from '../../engines/engine.js';
import type { Filter } from '../../values/filter.js';
import type { Order } from '../../values/order.js';

/** The first attempt of a list reads at most this many rows, in less than 1 ms. */
export const firstRows = 300;
/** A cheap list sorts a collection of at most this many rows, and searches this many rows of a larger one. */
export const cheapRows = 1_999;
/** The maximum number of index keys that a cheap list counts or skips. A larger offset needs a scan. */
export const maxWalkedKeys = 10_000;
/** A cheap list sorts rows only if they have at most this many bytes. */
const sortBytes = 4_194_304;
/** A limit for filters on array elements, which an engine may examine more than once. */
const elementBytes = 65_536;

/** @param rows the maximum number of rows that the list examines, unless it only walks keys */
export function boundsOf(
  method: Method,
  rows: number,
  { fields }: Order,
  filter: Filter | undefined,
): Bounds {
  if (method === 'walk') return { rows: maxWalkedKeys, bytes: sortBytes };
  const bytes = filter === undefined ? sortBytes : searchBytes(filter);
  // A row is parsed again for each field by which it is sorted.
  return { rows, bytes: method === 'sort' ? Math.floor(bytes / Math.max(1, fields.length)) : bytes };
}

/** Whether the list can read more than `firstRows` rows if the collection has more. */
export function canReadManyRows(plan: ListPlan): boolean {
  if (plan.bounds === undefined) return true;
  return plan.method !== 'walk' && needsRows(plan) && plan.bounds.rows > firstRows;
}

/** Returns the maximum number of bytes in which a cheap list tests this filter. */
function searchBytes(filter: Filter): number {
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
