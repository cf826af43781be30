/**
 * Describes where the rows of a collection are. `single` means on the PostgreSQL server itself. `citus` means
 * that each collection, with all its data, is on one worker of Citus. There, every performance-critical
 * statement names the collection, because otherwise it would run on all workers.
 */
export type Placement = 'single' | 'citus';

/** The parts of a function that differ between the placements. */
export interface FunctionVariant {
  readonly placement: Placement;
  /**
   * Settings of functions. PostgreSQL plans a function once for all parameters, possibly while the tables are
   * empty. These settings make the plans walk the indexes in order, regardless of table statistics. Without
   * them, PostgreSQL would also plan each list again, because it assumes that a page of unknown length is a
   * tenth of the table. Citus does not support one plan for all parameters, because a parameter determines
   * where a statement runs.
   */
  readonly planned: string;
  readonly nested: string;
}

export const functionVariants: readonly FunctionVariant[] = [
  {
    placement: 'single',
    planned:
      'SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_sort = off SET jit = off',
    nested: 'SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off',
  },
  { placement: 'citus', planned: '', nested: '' },
];

/** Returns the condition for the keys of an index. `index` and `collection` are SQL. */
export function isOfIndex(placement: Placement, index: string, collection: string): string {
  const isOfIt = `index_id = ${index}`;
  return placement === 'citus' ? `collection_id = ${collection} AND ${isOfIt}` : isOfIt;
}

/** Returns the primary key columns of `sort_keys`. The collection is only useful on Citus. */
export function keyColumns(placement: Placement): readonly string[] {
  const columns = ['index_id', 'key', 'row_id'];
  return placement === 'citus' ? ['collection_id', ...columns] : columns;
}
