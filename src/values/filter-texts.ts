/** Texts that the JSON of a row holds if it fits a filter: where one is missing, the row needn't be parsed. */
import type { Filter } from './filter.js';

/** Of rows that are written as JSON.stringify does. None where the filter may fit without any certain text. */
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
