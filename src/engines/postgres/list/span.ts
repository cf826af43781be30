/** Computes the range of ids or index keys in which the rows of a list are. */
import type { Position } from '../../../values/order.js';
import { type ListPlan, startKey } from '../../engine.js';

/** A range that excludes both ends. Keys are empty if rows are walked by id, and are sorted by their digits. */
export interface Span {
  readonly from: Position;
  readonly to: Position;
}

/** After the last possible key, which consists of four null values in descending fields. */
export const beyondKeys = 'ff'.repeat(5);
export const beyondIds = Number.MAX_SAFE_INTEGER + 1;

/** Returns the range of the whole source. */
export function spanOf({ source }: ListPlan): Span {
  if (source.by === 'id') {
    const { from, to } = source.range ?? { from: 1, to: Number.MAX_SAFE_INTEGER };
    return { from: { key: '', id: from - 1 }, to: { key: '', id: to + 1 } };
  }
  const { from, to } = source.range ?? { from: '', to: beyondKeys };
  return { from: { key: from, id: 0 }, to: { key: to, id: 0 } };
}

/** Returns the part of the range after the start position of the list, which is in the order of the source. */
export function spanAfterStart(plan: ListPlan): Span {
  const { from, to } = spanOf(plan);
  const start = startOf(plan);
  if (start === undefined) return { from, to };
  return plan.order.id === 'asc'
    ? { from: isBefore(from, start) ? start : from, to }
    : { from, to: isBefore(start, to) ? start : to };
}

export function startOf(plan: ListPlan): Position | undefined {
  return plan.after && { key: startKey(plan) ?? '', id: plan.after.id };
}

function isBefore(a: Position, b: Position): boolean {
  return a.key === b.key ? a.id < b.id : a.key < b.key;
}
