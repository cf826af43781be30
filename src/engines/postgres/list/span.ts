/** Between which places of the ids, or of the keys of an index, the rows of a list are. */
import { isCut } from '../../../values/sort-key.js';
import type { ListOf } from '../../engine.js';
import { placeKey } from '../../list.js';

/** The key is empty where rows are walked by id. Keys are in the order of their digits. */
export interface Place {
  readonly key: string;
  readonly id: number;
}

/** Both ends are left out. */
export interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** Four values that are null, in fields that descend, make the last key there may be. */
export const beyondKeys = 'ff'.repeat(5);
export const beyondIds = Number.MAX_SAFE_INTEGER + 1;

/** All that the path leads to. */
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

/** The part of it behind a place in the direction of the list. */
export function spanBehind({ from, to }: Span, place: Place | undefined, { order }: ListOf): Span {
  if (place === undefined) return { from, to };
  return order.id === 'asc'
    ? { from: isBefore(from, place) ? place : from, to }
    : { from, to: isBefore(place, to) ? place : to };
}

/** Where the list's page begins behind, where the rows are in its order. */
export function placeOf(list: ListOf): Place | undefined {
  return list.after && { key: placeKey(list) ?? '', id: list.after.id };
}

/** Whether the list begins behind a row among others of the same cut key, whose order an index doesn't tell. */
export function isAmongCut(list: ListOf): boolean {
  const { path, order } = list;
  return order.fields.length > 0 && path.by === 'index' && path.isSorted && isCut(placeOf(list)?.key ?? '');
}

function isBefore(a: Place, b: Place): boolean {
  return a.key === b.key ? a.id < b.id : a.key < b.key;
}
