/** The fields of an index as both engines store them: a JSON array of their names, of those that descend as `{"desc": name}`. */
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
