/**
 * The SQL of rows by id, all of a collection's, from an offset on, which walks only where it must. In a collection that is
 * whole, from which no row was ever deleted, it tells the ids of the page (11 us for 20 rows, 15 us by
 * ORDER BY .. LIMIT, which copies each row once more). Else `deleted_per_block` says how many ids are deleted in each
 * block of 1,024, so that the walk begins in the block where the page does. Offset 90,000 of 100,000: 4,000 us walking,
 * 45 us from a block.
 */
import type { Direction } from '../../../values/order.js';

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

/** SQL of the parameters of a list. */
export interface Slot {
  readonly collection: string;
  readonly limit: string;
  readonly offset: string;
}

/** Whether ids are told by their places, rows walked to, or the walk begins in a block. */
export type Kind = 'whole' | 'walk' | 'block';

/** @param isWhole no row was ever deleted from the collection, as far as is known */
export function kindOf(isWhole: boolean, offset: number): Kind {
  if (isWhole) return 'whole';
  return offset <= longWalk ? 'walk' : 'block';
}

/** The rows of the page in their order, with `id` and `data`: what follows FROM. */
export function plainSource(kind: Kind, of: Slot, order: Direction): string {
  switch (kind) {
    case 'whole':
      return wholeSource(of, order);
    case 'walk':
      return `(SELECT id, data FROM rows WHERE collection_id = ${of.collection}
        ORDER BY id ${order} LIMIT ${of.limit} OFFSET ${of.offset})`;
    case 'block':
      return blockSource(of, order);
  }
}

/** The last id of a page that isn't the last. */
export function lastOfWhole({ collection, limit, offset }: Slot, order: Direction): string {
  return order === 'asc' ? `${offset} + ${limit}` : `${rowsOf(collection)} - ${offset} - ${limit} + 1`;
}

export function rowsOf(collection: string): string {
  return `(SELECT rows FROM heads WHERE collection_id = ${collection})`;
}

function wholeSource({ collection, limit, offset }: Slot, order: Direction): string {
  if (order === 'asc') return range(collection, offset, `${offset} + ${limit}`);
  const last = `${rowsOf(collection)} - ${offset}`;
  return `(SELECT id, data FROM ${range(collection, `${last} - ${limit}`, last)} ORDER BY id DESC)`;
}

function range(collection: string, after: string, to: string): string {
  return `rows WHERE collection_id = ${collection} AND id > ${after} AND id <= ${to}`;
}

function blockSource({ collection, limit, offset }: Slot, order: Direction): string {
  if (order === 'asc') return `(${walkFrom('id, data', collection, offset, limit)})`;
  // The same rows counted from the other end, then turned round.
  const rows = rowsOf(collection);
  const first = `max(0, ${rows} - ${offset} - ${limit})`;
  const ascending = walkFrom('id', collection, first, `max(0, min(${limit}, ${rows} - ${offset}))`);
  // Without a limit of its own SQLite would leave out the order.
  return `(SELECT rows.id AS id, data FROM (SELECT id AS row_id FROM (${ascending}) ORDER BY id DESC LIMIT ${limit})
    CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id)`;
}

/**
 * Rows by id from the one at `offset` on. `base` is the last block with deleted ids that ends before it, `next` the first
 * that doesn't; between them no id is missing, so there the offset tells the id.
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
