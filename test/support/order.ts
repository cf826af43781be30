/** The order of mixed JSON values as the contract states it, written a second time and as plainly as possible. */

type Row = Readonly<Record<string, unknown>>;

/** The rows as a listing by this field gives them; equal values in the order of `id`. */
export function sorted<T extends Row>(rows: readonly T[], orderBy: string, order: 'asc' | 'desc'): T[] {
  const ascending = [...rows].sort(
    (a, b) => compareValues(fieldOf(a, orderBy), fieldOf(b, orderBy)) || (a.id as number) - (b.id as number),
  );
  return order === 'asc' ? ascending : ascending.reverse();
}

/** missing = null < false < true < numbers < strings < arrays < objects. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (typeof a === 'number') return a - (b as number);
  if (typeof a === 'string') return compareCodePoints(a, b as string);
  if (typeof a === 'object' && a !== null) return compareCodePoints(JSON.stringify(a), JSON.stringify(b));
  return 0;
}

/** Not the order of JavaScript, which compares UTF-16 units. */
export function compareCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function fieldOf(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function rankOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
}
