/** Computes the range of ids or index keys in which the rows of a list are. */
import { isCut } from '../../../values/sort-key.js';
import type { ListOf } from '../../engine.js';
import { placeKey } from '../../list.js';

/** A position. The key is empty if rows are walked by id. Keys are sorted by their digits. */
export interface Place {
  readonly key: string;
  readonly id: number;
}

/** A range that excludes both ends. */
export interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** After the last possible key, which consists of four null values in descending fields. */
export const beyondKeys = 'ff'.repeat(5);
export const beyondIds = Number.MAX_SAFE_INTEGER + 1;

/** Returns the range of the whole path. */
export function spanOf({ path }: ListOf): Span {
  if (path.by !== 'index') {
    const range = path.by === 'id' ? path.range : undefined;
    return {
      from: { key: '', id: (range?.from ?? 1) - 1 },
      to: { key: '', id: (range?.to ?? Number.MAX_SAFE_INTEGER) + 1 },
    };
  }
  const { from, to } = path.range ?? { from: '', to: beyondKeys };
  return { from: { key: from, id: 0 }, to: { key: to, id: 0 } };
}

/** Returns the part of the range after a position, in the direction of the list. */
export function spanBehind({ from, to }: Span, place: Place | undefined, { order }: ListOf): Span {
  if (place === undefined) return { from, to };
  return order.id === 'asc'
    ? { from: isBefore(from, place) ? place : from, to }
    : { from, to: isBefore(place, to) ? place : to };
}

/** Returns the position after which the list's page starts, if the rows are in the order of the list. */
export function placeOf(list: ListOf): Place | undefined {
  return list.after && { key: placeKey(list) ?? '', id: list.after.id };
}

/**
 * Returns whether the list starts after a row whose cut key other rows share. The index does not contain the
 * order of these rows.
 */
export function isAmongCut(list: ListOf): boolean {
  const { path, order } = list;
  return order.fields.length > 0 && path.by === 'index' && path.isSorted && isCut(placeOf(list)?.key ?? '');
}

function isBefore(a: Place, b: Place): boolean {
  return a.key === b.key ? a.id < b.id : a.key < b.key;
}
