/** Orders of rows. */
import type { JsonValue } from './values.js';

export type Direction = 'asc' | 'desc';

export interface FieldOrder {
  readonly field: string;
  readonly direction: Direction;
}

/** By the values of fields, one after the other, and where they are equal by id. */
export interface Order {
  /** None of them is `id`. */
  readonly fields: readonly FieldOrder[];
  readonly id: Direction;
}

/** A place in an order: that of a row with these values of its fields. Null stands for a field that is missing, too. */
export interface Position {
  readonly values: readonly JsonValue[];
  readonly id: number;
}

/** The order that these make, the last of which says in which direction equal rows are. */
export function orderOf(sorts: readonly FieldOrder[]): Order {
  const byId = sorts.findIndex(({ field }) => field === 'id');
  // Of two rows none has the same id, so that nothing after it counts.
  const fields = byId < 0 ? sorts : sorts.slice(0, byId);
  return { fields, id: (sorts[byId] ?? sorts.at(-1)!).direction };
}

/**
 * The fields of an index in whose order, or its reverse, the rows are: ids ascend in an index, and so does the last field
 * where the list's order ends as `sort` has it.
 */
export function indexFieldsOf({ fields, id }: Order): FieldOrder[] {
  return fields.map(({ field, direction }) => ({ field, direction: direction === id ? 'asc' : 'desc' }));
}
