/** The fields of rows: the parameter `fields`, and the fields of rows and patches in a body. */
import { Problem, parameterInvalid } from '../../problem.js';
import { readFieldName } from '../../values/field-name.js';
import type { JsonObject } from '../../values/values.js';

/**
 * Returns the field names in the parameter `fields`, because the contract can't express all of their rules.
 *
 * @throws Problem parameter_invalid if a name is invalid, or if a field is named twice
 */
export function fieldsAsked({ fields }: { readonly fields?: readonly string[] }): string[] | undefined {
  const names = fields?.map((text) => nameIn('fields', text));
  if (new Set(names).size < (names?.length ?? 0))
    throw parameterInvalid('fields', 'must not contain duplicate items');
  return names;
}

/**
 * @param text the name as the client wrote it in this parameter
 * @throws Problem parameter_invalid
 */
export function nameIn(parameter: 'fields' | 'sort', text: string): string {
  const name = readFieldName(text);
  if (name !== undefined) return name;
  const detail = 'must be a name of 1 to 128 characters, as a JSON string if it contains a comma';
  throw parameterInvalid(parameter, detail);
}

/**
 * Returns the fields of a row or patch except `id`. It can contain `id` if this is the id of the row.
 *
 * @param pointer the place of the row or patch in the body
 * @throws Problem body_invalid
 */
export function fieldsOf(body: { readonly [field: string]: unknown }, id: number, pointer = ''): JsonObject {
  if (!Object.hasOwn(body, 'id')) return body as JsonObject;
  const { id: given, ...fields } = body;
  if (given !== id) {
    const place = `${pointer}/id`;
    const detail = `must be omitted, or must be ${id}, the id of the row`;
    throw new Problem('body_invalid', `${place} ${detail}.`, { errors: [{ pointer: place, detail }] });
  }
  return fields as JsonObject;
}
