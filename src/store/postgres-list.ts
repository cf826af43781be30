/** Lists of rows, as they are asked of PostgreSQL. */
import type { ListOf } from './engine.js';
import type { Statement } from './postgres-commit.js';

/** How a list by a field is read: all rows are sorted, or it is in an index, or in one of texts that are cut. */
export type ByField = 'field' | 'sorted' | 'cut';

/** Lists of one kind can be read in one statement, and take about as long. */
export function kindOf(list: ListOf, by: ByField): string {
  if (list.query.orderBy === 'id') return 'id';
  // A sort takes as long as the collection is large; nobody waits for another one's.
  return by === 'field' ? JSON.stringify(list) : by;
}

/** A statement for lists of one kind; it returns a row for each whose collection exists. */
export function listStatement(lists: readonly ListOf[], by: ByField): Statement {
  const queries = lists.map(({ query }) => query);
  return {
    sql: 'SELECT * FROM list_pages($1, $2, $3, $4, $5, $6)',
    parameters: [
      lists.map(({ collectionId }) => collectionId),
      queries.map(({ orderBy }) => (orderBy === 'id' ? 'id' : by)),
      queries.map(({ orderBy }) => orderBy),
      queries.map(({ order }) => order),
      queries.map(({ limit }) => limit),
      queries.map(({ offset }) => offset),
    ],
  };
}
