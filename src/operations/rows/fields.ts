/** The parameter `fields` of lists, rows and exports, and the rows that contain only these fields. */
import { parameterInvalid } from '../../problem.js';
import { readFieldName } from '../../values/field-name.js';
import { memberReader } from '../../values/json/member-reader.js';
import type { JsonText } from '../../values/values.js';

/**
 * Returns the field names in the parameter `fields`, because the contract can't express all of their rules.
 *
 * @throws Problem parameter_invalid if a name is invalid, or if a field is named twice
 */
export function fieldsAsked({ fields }: { readonly fields?: readonly string[] }): string[] | undefined {
  const names = fields?.map((text) => nameIn('fields', text));
  if (new Set(names).size < (names?.length ?? 0))
    throw parameterInvalid('fields', 'must not contain an item twice');
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

/** @returns a function that reduces a row (JSON) to its `id` and these fields */
export function projection(fields: readonly string[]): (row: string) => JsonText<{ id: number }> {
  const shown = ['id', ...fields.filter((field) => field !== 'id')];
  const names = shown.map((field) => `${JSON.stringify(field)}:`);
  const read = memberReader(shown);
  return (row) => {
    const members = read(row).map((value, place) => value && names[place]! + value);
    return `{${members.filter((member) => member !== undefined).join()}}` as JsonText<{ id: number }>;
  };
}
