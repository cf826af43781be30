import { parameterInvalid } from '../problem.js';
import { type Filter, FilterError, parseFilter } from '../values/filter.js';

/** The filter that a request asks for, if any. @throws Problem parameter_invalid with the place where it can't be read */
export function filterAsked({ filter }: { readonly filter?: string }): Filter | undefined {
  if (filter === undefined) return undefined;
  try {
    return parseFilter(filter);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw parameterInvalid('filter', error.message, `filter: ${error.message}.`);
  }
}
