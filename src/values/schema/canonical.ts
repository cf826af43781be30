/** Returns the same text for all spellings of a JSON value. Numbers and the order of members can differ. */
import type { JsonValue } from '../json/json.js';

export function canonicalOf(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonicalOf).join()}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalOf(value[name]!)}`).join()}}`;
}
