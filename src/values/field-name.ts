/** Field names as `sort` and `fields` contain them: as they are, or as JSON strings if they contain a comma. */
import { parseIfJson } from './json/json.js';

/**
 * Reads a field name. A text with a comma must be a JSON string. Returns undefined if the name is not one that a
 * parameter can contain.
 */
export function readFieldName(text: string): string | undefined {
  const name = text.includes(',') ? stringIn(text) : text;
  return name !== undefined && isFieldName(name) ? name : undefined;
}

/** Whether a parameter can contain this name. */
export function isFieldName(name: string): boolean {
  return /^[^\x00-\x1f\x7f\ud800-\udfff]{1,128}$/u.test(name);
}

/** Writes a field name so that `readFieldName` returns it. */
export function writeFieldName(name: string): string {
  return name.includes(',') ? JSON.stringify(name) : name;
}

function stringIn(text: string): string | undefined {
  const value = parseIfJson(text);
  return typeof value === 'string' ? value : undefined;
}
