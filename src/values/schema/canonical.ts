/** Returns one text for all spellings of a JSON value: of its numbers, and of the order of its members. */
import type { JsonValue } from '../json/json.js';

export function canonicalOf(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonicalOf).join()}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalOf(value[name]!)}`).join()}}`;
}
