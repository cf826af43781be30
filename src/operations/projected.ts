import type { JsonObject, JsonText } from '../values.js';

/** The row with its id and these fields alone; as text, since an object would begin with names such as `0`. */
export function projected(row: string, fields: readonly string[]): JsonText<{ id: number }> {
  const { id, ...rest } = JSON.parse(row) as JsonObject;
  const kept = fields.filter((field) => Object.hasOwn(rest, field));
  const members = kept.map((field) => `,${JSON.stringify(field)}:${JSON.stringify(rest[field])}`);
  return `{"id":${id}${members.join('')}}` as JsonText<{ id: number }>;
}
