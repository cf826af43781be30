import fc from 'fast-check';
import { cases, isFullSuite, seed } from './suite.js';

/** All of these in the full suite. The fast suite takes a tenth of them, chosen by the seed, in their order. */
export function sampleOf<T>(all: readonly T[]): readonly T[] {
  const count = Math.min(all.length, cases(all.length));
  const [sample] = fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return sample!;
}

/** All of these in the full suite. The fast suite takes the one whose turn it is. */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return isFullSuite ? all : [all[turn % all.length]!];
}
