import { parseList } from 'structured-headers';
import { Problem } from '../../src/problem.js';

/** Parses a header with structured items. Returns the parameters by the name of the policy. */
export function parameters(field: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(parseList(field).map(([name, items]) => [name, Object.fromEntries(items)]));
}

/** Returns the Problem that the work throws. Fails if it doesn't throw one. */
export function refused(work: () => void): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
