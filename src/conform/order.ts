/** The order of JSON values of any types, as the contract has it. */

/** null and missing values, false, true, numbers, strings by code point, arrays, objects by their JSON text. */
export function compareValues(a: unknown, b: unknown): number {
  const [rankOfA, rankOfB] = [rankOf(a), rankOf(b)];
  if (rankOfA !== rankOfB) return rankOfA - rankOfB;
  if (typeof a === 'number') return a - (b as number);
  if (typeof a === 'string') return compareTexts(a, b as string);
  return rankOfA < 5 ? 0 : compareTexts(JSON.stringify(a), JSON.stringify(b));
}

/** By code point; JavaScript compares UTF-16 units. */
export function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function rankOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
}
