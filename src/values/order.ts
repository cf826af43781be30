/** Types and helpers for the sort order of a list of rows. */
export type Direction = 'asc' | 'desc';

export interface FieldOrder {
  readonly field: string;
  readonly direction: Direction;
}

/** Sorts by the values of `fields`, one after the other. Rows with equal values are sorted by id. */
export interface Order {
  /** These fields never include `id`. */
  readonly fields: readonly FieldOrder[];
  readonly id: Direction;
}

/**
 * The position of a row in a sort order: the key of its sort fields, as an index of `indexFieldsOf` contains
 * it (empty if the order has no fields), and its id.
 */
export interface Position {
  readonly key: string;
  readonly id: number;
}

/** Returns the order for a `sort` parameter. Without `id` in it, ids have the direction of the last field. */
export function orderOf(sorts: readonly FieldOrder[]): Order {
  const byId = sorts.findIndex(({ field }) => field === 'id');
  // No two rows have the same id, so fields after `id` have no effect.
  const fields = byId < 0 ? sorts : sorts.slice(0, byId);
  return { fields, id: (sorts[byId] ?? sorts.at(-1)!).direction };
}

/**
 * Returns the fields of an index that contains the rows in this order or in its reverse. Ids always ascend in
 * an index, so a field ascends there if it has the same direction as the id. If `sort` doesn't include `id`,
 * this is true of the last field.
 */
export function indexFieldsOf({ fields, id }: Order): FieldOrder[] {
  return fields.map(({ field, direction }) => ({ field, direction: direction === id ? 'asc' : 'desc' }));
}
