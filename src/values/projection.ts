import { memberReader } from './json/member-reader.js';
import type { JsonText } from './values.js';

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
