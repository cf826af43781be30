/** Converts automatic indexes between their table and the engine. */
import type { FieldOrder } from '../../values/order.js';
import { dropped, type MaintainedIndex } from '../engine.js';

/** An index as its table contains it. */
export interface StoredIndex extends Omit<MaintainedIndex, 'fields' | 'rowKey'> {
  readonly fields: string;
  readonly rowKey: string | null;
}

export function indexOf<Columns extends StoredIndex>({ fields, rowKey, ...index }: Columns) {
  return { ...index, fields: index.stage === dropped ? [] : fieldsOf(fields), rowKey: rowKeyIn(rowKey) };
}

/** Returns the columns of a dropped index. Another index can have its fields. A number is not the name of a field. */
export function columnsOfDropped(id: number): { readonly built_through: number; readonly fields: string } {
  return { built_through: dropped, fields: `[${id}]` };
}

/**
 * Converts the fields of an index to the JSON array that is stored. For example, `price` ascending and `name`
 * descending become `["price",{"desc":"name"}]`.
 */
export function storedFields(fields: readonly FieldOrder[]): string {
  return JSON.stringify(
    fields.map(({ field, direction }) => (direction === 'asc' ? field : { desc: field })),
  );
}

export function rowKeyIn(stored: string | null): readonly string[] | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as string[]);
}

export function fieldsOf(stored: string): FieldOrder[] {
  return (JSON.parse(stored) as (string | { readonly desc: string })[]).map((field) =>
    typeof field === 'string' ? { field, direction: 'asc' } : { field: field.desc, direction: 'desc' },
  );
}
