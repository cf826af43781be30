/** The parameter `fields` of lists, rows and exports. */
import { parameterInvalid } from '../../problem.js';
import { readFieldName } from '../../values/field-name.js';

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
