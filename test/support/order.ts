/**
 * The sort order of mixed JSON values as the contract defines it. This is a second implementation for tests,
 * as plain as possible.
 */

type Row = Readonly<Record<string, unknown>>;

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Returns the rows sorted by one field. Rows with equal values are sorted by `id`. */
export function sorted<T extends Row>(rows: readonly T[], orderBy: string, order: 'asc' | 'desc'): T[] {
  return sortedBy(rows, [{ field: orderBy, direction: order }]);
}

/**
 * Sorts by several fields. Rows that are equal in all of them are sorted by `id`, in the direction of the
 * last field.
 */
export function sortedBy<T extends Row>(rows: readonly T[], sorts: readonly Sort[]): T[] {
  return [...rows].sort(comparatorOf({ fields: sorts, id: sorts.at(-1)?.direction ?? 'asc' }));
}

/** Returns a function that compares rows by these fields, and then by `id` in this direction. */
export function comparatorOf({
  fields,
  id,
}: {
  readonly fields: readonly Sort[];
  readonly id: Sort['direction'];
}): (a: Row, b: Row) => number {
  const sorts: readonly Sort[] = [...fields, { field: 'id', direction: id }];
  return (a, b) => {
    for (const { field, direction } of sorts) {
      const order = compareValues(fieldOf(a, field), fieldOf(b, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  };
}

/**
 * missing = null < false < true < numbers < strings < arrays < objects. Texts with the same first 256 bytes are
 * equal.
 */
export function compareValues(a: unknown, b: unknown): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (typeof a === 'number') return a - (b as number);
  if (typeof a === 'string') return compareBeginnings(a, b as string);
  if (typeof a === 'object' && a !== null) return compareBeginnings(JSON.stringify(a), JSON.stringify(b));
  return 0;
}

function compareBeginnings(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a).subarray(0, 256), Buffer.from(b).subarray(0, 256));
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
