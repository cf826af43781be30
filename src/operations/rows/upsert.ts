/** Upserts: the rows of an insert with `on_conflict`, and the operations of batches. */
import type { Upsert } from '../../store/writes/write-request.js';
import { type JsonObject, mergePatch } from '../../values/values.js';

/**
 * Returns the operation that inserts a row or changes the row with the same row key.
 *
 * @param text the row in its stored form
 */
export function upsertOf(text: string, row: JsonObject, onConflict: 'update' | 'replace' | 'ignore'): Upsert {
  if (onConflict === 'update') {
    const change = (before: JsonObject): JsonObject => mergePatch(before, row);
    // A new row is the patch applied to {}, so that the same request changes nothing when it is repeated.
    const value = text.includes('null') ? mergePatch({}, row) : row;
    const inserted = value === row ? text : JSON.stringify(value);
    return { op: 'upsert', text: inserted, value, change, fields: Object.keys(row), outcome: 'updated' };
  }
  const change = ({ id }: JsonObject): JsonObject => ({ id: id!, ...row });
  return onConflict === 'replace'
    ? { op: 'upsert', text, value: row, change, fields: 'all', outcome: 'replaced' }
    : { op: 'upsert', text, value: row, change: undefined, fields: Object.keys(row), outcome: 'replaced' };
}
