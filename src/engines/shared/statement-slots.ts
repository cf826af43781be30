/**
 * Statements for a variable number of items have a number of slots that is a power of two. A few prepared statements
 * then serve all numbers of items. Unused slots must not find anything new.
 */

/** Returns the smallest power of two that is at least `count`. */
export function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(count));
}
