/**
 * Where a collection's rows are: on the server itself, or with all that belongs to it on one worker of Citus, each
 * collection by its id. There every statement that is hot names the collection, or it would run on all workers.
 */
export type Placement = 'single' | 'citus';

/** What is different of a function from one to the other. */
export interface Place {
  readonly placement: Placement;
  /**
   * Settings of functions. Plans are made once for all parameters, and maybe while tables are empty: so they are to walk
   * the indexes in their order, whatever the server knows of the tables. By itself it would also plan each list anew, since
   * it takes a page of a length that it doesn't know for a tenth of the table. Citus refuses to plan once for all
   * parameters: where a statement runs depends on one.
   */
  readonly planned: string;
  readonly nested: string;
}

export const places: readonly Place[] = [
  {
    placement: 'single',
    planned:
      'SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_sort = off SET jit = off',
    nested: 'SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off',
  },
  { placement: 'citus', planned: '', nested: '' },
];

/** Which keys are those of an index; both are SQL. */
export function isOfIndex(placement: Placement, index: string, collection: string): string {
  const isOfIt = `index_id = ${index}`;
  return placement === 'citus' ? `collection_id = ${collection} AND ${isOfIt}` : isOfIt;
}

/** The key of the table of keys. On a server alone the collection would only make it longer. */
export function keyColumns(placement: Placement): readonly string[] {
  const columns = ['index_id', 'key', 'row_id'];
  return placement === 'citus' ? ['collection_id', ...columns] : columns;
}
