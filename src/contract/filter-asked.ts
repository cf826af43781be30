import { parameterInvalid } from '../problem.js';
import { type Filter, parseFilter } from '../values/filter.js';
import { FilterError } from '../values/filter-scanner.js';

/**
 * Parses the parameter `filter` of a request. Returns undefined if the request has none.
 *
 * @throws Problem parameter_invalid, which names the position of the syntax error
 */
export function filterAsked({ filter }: { readonly filter?: string }): Filter | undefined {
  if (filter === undefined) return undefined;
  try {
    return parseFilter(filter);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw parameterInvalid('filter', error.message, `filter: ${error.message}.`);
  }
}
