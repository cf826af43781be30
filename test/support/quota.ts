import { parseList } from 'structured-headers';
import { Problem } from '../../src/problem.js';

/** What a header field of structured items says, by the name of the policy. */
export function parameters(field: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(parseList(field).map(([name, items]) => [name, Object.fromEntries(items)]));
}

/** The Problem that something throws; fails where it does not. */
export function refused(work: () => void): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
