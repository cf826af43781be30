/** Lists of rows, as they are asked of PostgreSQL. */
import { type ListOf, smallSortBytes, smallSortRows } from '../engine.js';
import type { Statement } from './commit.js';

/** How a list by a field is read: all rows are sorted, or it is in an index, or in one of texts that are cut. */
export type ByField = 'field' | 'sorted' | 'cut';

/** What `list_pages` returns for each collection that exists. */
export interface ListRow {
  readonly number: number;
  readonly head: number;
  readonly total: number;
  readonly page: string | null;
  readonly bytes: number | null;
  readonly is_indexed: boolean;
  readonly is_cut: boolean;
}

/**
 * A statement for lists whose pages may take as many bytes.
 * @param by how each is read
 */
export function listStatement(
  lists: readonly ListOf[],
  by: readonly ('id' | 'small' | ByField)[],
): Statement {
  const queries = lists.map(({ query }) => query);
  return {
    sql: 'SELECT * FROM list_pages($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    parameters: [
      lists.map(({ collectionId }) => collectionId),
      by,
      queries.map(({ orderBy }) => orderBy),
      queries.map(({ order }) => order),
      queries.map(({ limit }) => limit),
      queries.map(({ offset }) => offset),
      Math.max(...lists.map(({ most }) => most)),
      smallSortRows,
      smallSortBytes,
    ],
  };
}
