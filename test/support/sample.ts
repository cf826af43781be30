import fc from 'fast-check';
import { cases, isFullSuite, seed } from './suite.js';

/**
 * Returns all items in the full suite. In the fast suite, returns a twentieth of them in the same order, selected
 * by the seed.
 */
export function sampleOf<T>(all: readonly T[]): readonly T[] {
  const count = Math.min(all.length, cases(all.length));
  const [sample] = fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return sample!;
}

/**
 * Returns all items in the full suite. In the fast suite, returns every fourth item, or every item of another
 * distance. Consecutive values of `turn` select different items.
 */
export function partOf<T>(all: readonly T[], turn: number, distance = 4): readonly T[] {
  return isFullSuite ? all : all.filter((_, index) => (index + turn) % distance === 0);
}

/** Returns all items in the full suite. In the fast suite, returns one item, selected by `turn`. */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return isFullSuite ? all : [all[turn % all.length]!];
}
