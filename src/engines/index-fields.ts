/**
 * Converts the fields of an index to the JSON array that both engines store. For example, `price` ascending
 * and `name` descending become `["price",{"desc":"name"}]`.
 */
import type { FieldOrder } from '../values/order.js';

export function storedFields(fields: readonly FieldOrder[]): string {
  return JSON.stringify(
    fields.map(({ field, direction }) => (direction === 'asc' ? field : { desc: field })),
  );
}

export function fieldsOf(stored: string): FieldOrder[] {
  return (JSON.parse(stored) as (string | { readonly desc: string })[]).map((field) =>
    typeof field === 'string' ? { field, direction: 'asc' } : { field: field.desc, direction: 'desc' },
  );
}
