/**
 * Builds the SQL for all rows of a collection by id, starting at an offset, without walking if possible. If
 * no row was ever deleted, the ids of the page are computed. This takes 11 µs for 20 rows, and 15 µs with
 * ORDER BY .. LIMIT, which copies each row once more. Otherwise, `deleted_per_block` contains the number of
 * deleted ids in each block of 1,024. The walk then starts in the block where the page starts. For offset
 * 90,000 of 100,000, this takes 45 µs instead of 4,000 µs.
 */
import type { Direction } from '../../../values/order.js';
import type { Statement } from './source.js';

/** Walks up to this length are cheaper than computing where to start. */
const longWalk = 128;

/**
 * How the page is found: ids are computed from positions (`whole`), rows are walked (`walk`), or the walk
 * starts in a block (`block`).
 */
export type Skip = 'whole' | 'walk' | 'block';

/** @param isWhole whether no row of the collection was ever deleted, as far as is known */
export function skipOf(isWhole: boolean, offset: number): Skip {
  if (isWhole) return 'whole';
  return offset <= longWalk ? 'walk' : 'block';
}

/** Returns the rows of the page in order, with `id` and `data`, for use after FROM. */
export function plainSource(skip: Skip, of: Statement, order: Direction): string {
  switch (skip) {
    case 'whole':
      return wholeSource(of, order);
    case 'walk':
      return `(SELECT id, data FROM rows WHERE collection_id = ${of.collection}
        ORDER BY id ${order} LIMIT ${of.limit} OFFSET ${of.offset})`;
    case 'block':
      return blockSource(of, order);
  }
}

/** Returns the last id of a page that is not the last page. */
export function lastOfWhole({ collection, limit, offset }: Statement, order: Direction): string {
  return order === 'asc' ? `${offset} + ${limit}` : `${rowsOf(collection)} - ${offset} - ${limit} + 1`;
}

export function rowsOf(collection: string): string {
  return `(SELECT rows FROM heads WHERE collection_id = ${collection})`;
}

function wholeSource({ collection, limit, offset }: Statement, order: Direction): string {
  if (order === 'asc') return range(collection, offset, `${offset} + ${limit}`);
  const last = `${rowsOf(collection)} - ${offset}`;
  return `(SELECT id, data FROM ${range(collection, `${last} - ${limit}`, last)} ORDER BY id DESC)`;
}

function range(collection: string, after: string, to: string): string {
  return `rows WHERE collection_id = ${collection} AND id > ${after} AND id <= ${to}`;
}

function blockSource({ collection, limit, offset }: Statement, order: Direction): string {
  if (order === 'asc') return `(${walkFrom('id, data', collection, offset, limit)})`;
  // The same rows are counted from the other end and then reversed.
  const rows = rowsOf(collection);
  const first = `max(0, ${rows} - ${offset} - ${limit})`;
  const ascending = walkFrom('id', collection, first, `max(0, min(${limit}, ${rows} - ${offset}))`);
  // Without a LIMIT in the subquery, SQLite would ignore its ORDER BY.
  return `(SELECT rows.id AS id, data FROM (SELECT id AS row_id FROM (${ascending}) ORDER BY id DESC LIMIT ${limit})
    CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id)`;
}

/**
 * Returns rows by id, starting at `offset`. `base` is the last block with deleted ids that ends before this
 * position, and `next` is the next such block. Between them, ids are consecutive, so the id can be computed
 * from the offset.
 */
function walkFrom(columns: string, collection: string, offset: string, limit: string): string {
  const start = (column: string) => `(
    WITH blocks AS (
      SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
        (block + 1) * 1024 - sum(deleted) OVER (ORDER BY block) AS live
      FROM deleted_per_block WHERE collection_id = ${collection}),
    base AS (SELECT coalesce(max(last_id), 0) AS id, coalesce(max(live), 0) AS live FROM blocks WHERE live <= ${offset}),
    next AS (SELECT min(first_id) AS id FROM blocks WHERE live > ${offset}),
    start AS (SELECT min(base.id + ${offset} - base.live, coalesce(next.id, 9007199254740991)) AS id,
      base.id AS base_id, base.live AS live FROM base, next)
    SELECT ${column} FROM start)`;
  return `SELECT ${columns} FROM rows WHERE collection_id = ${collection} AND id > ${start('id')}
    ORDER BY id LIMIT ${limit} OFFSET ${start(`${offset} - live - (id - base_id)`)}`;
}
