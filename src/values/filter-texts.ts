/**
 * Derives texts from a filter that the JSON of every matching row must contain. If a row lacks one of these
 * texts, the server can skip the row without parsing it. For example, only rows that contain `"Ada"` can
 * match `@.name == "Ada"`.
 */
import type { Filter } from './filter.js';

/**
 * Returns the texts for rows that were written by JSON.stringify. Returns an empty array if the filter
 * doesn't require any particular text.
 */
export function textsIn(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'and':
      return filter.parts.flatMap(textsIn);
    case 'some':
      return textsIn(filter.part);
    case 'compare':
      return filter.operator === '==' && typeof filter.literal === 'string'
        ? [JSON.stringify(filter.literal)]
        : [];
    case 'starts_with':
      return [JSON.stringify(filter.text).slice(0, -1)];
    case 'contains':
      return filter.text === '' ? [] : [JSON.stringify(filter.text).slice(1, -1)];
    default:
      return [];
  }
}
