/** Reads the rows of a query in batches, which limits the memory. */
import type { Knex } from 'knex';

/**
 * @param query selects the rows and the columns of `key`, without an order or a limit
 * @param key columns that are unique together, in which order the rows are read
 * @param size the maximum number of rows per batch, or a function that returns it for the rows that follow
 */
export async function* batchesOf<Row extends object>(
  query: Knex.QueryBuilder,
  key: readonly (keyof Row & string)[],
  size: number | ((rest: Knex.QueryBuilder) => Promise<number>),
  direction: 'asc' | 'desc' = 'asc',
): AsyncGenerator<Row[]> {
  const after = `(${key.join()}) ${direction === 'asc' ? '>' : '<'} (${key.map(() => '?').join()})`;
  const ordered = query.orderBy(key.map((column) => ({ column, order: direction })));
  for (let last: Row | undefined; ; ) {
    const rest = ordered.clone();
    if (last !== undefined) rest.whereRaw(after, key.map((column) => last![column]) as Knex.RawBinding[]);
    const limit = typeof size === 'number' ? size : await size(rest.clone());
    const batch: Row[] = await rest.limit(limit);
    if (batch.length > 0) yield batch;
    if (batch.length < limit) return;
    last = batch.at(-1);
  }
}
