/**
 * The SQL of listings: SQLite cuts the page, puts it in order and joins it to one JSON text. Listings of one
 * shape share a statement, since a driver call costs more CPU (16 us) than a page of 20 rows.
 *
 * An offset by id walks only where it must. In a collection that is whole, from which no row was ever deleted, it
 * tells the ids of the page (11 us for 20 rows, 15 us by ORDER BY .. LIMIT, which copies each row once more). Else
 * `gaps` says how many ids are deleted in each block of 1,024, so that the walk begins in the block where the page
 * does. Offset 90,000 of 100,000: 4,000 us walking, 45 us from a block.
 */
import type { SqlValue } from '../database/sqlite.js';
import { builtWhole, rankSql, valueSql } from '../database/sqlite-order.js';
import { maxPageBytes, maxRowBytes } from '../values.js';
import type { ListQuery } from './engine.js';

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

type By = 'walk' | 'whole' | 'block' | 'field' | 'sorted';

/** What is known of a collection, and of the field that a listing is ordered by. */
export interface Known {
  /** No row was ever deleted. */
  readonly isWhole: boolean;
  /** The id of the index of the field. */
  readonly index: number | undefined;
}

type Size = 'plain' | 'measured';

/** Listings whose shape is the same can be read in one statement. */
export function shapeOf({ limit, offset, orderBy, order }: ListQuery, { isWhole, index }: Known): string {
  let by: By = index === undefined ? 'field' : 'sorted';
  if (orderBy === 'id') by = isWhole ? 'whole' : offset <= longWalk ? 'walk' : 'block';
  return `${by} ${order} ${limit * (maxRowBytes + 1) > maxPageBytes ? 'measured' : 'plain'}`;
}

/**
 * A statement for at most `slots` listings of a shape; it returns a row for each whose collection exists. Its page
 * means nothing where the shape asks for a whole collection and `isWhole` is 0, or for an index and `isSorted` is.
 */
export function listSql(shape: string, slots: number): string {
  const key = `${shape} ${slots}`;
  const known = statements.get(key);
  if (known !== undefined) return known;
  const [by, order, size] = shape.split(' ') as [By, ListQuery['order'], Size];
  const selects = Array.from({ length: slots }, (_, slot) => {
    const parameter = (index: number) => `?${slot * (by === 'field' || by === 'sorted' ? 4 : 3) + index}`;
    const [collection, offset, field] = [parameter(1), parameter(3), parameter(4)];
    // Of a LIMIT that is a parameter itself SQLite plans with the value, and so anew for each (20 to 30 us).
    const limit = `(${parameter(2)} + 0)`;
    const isSorted = by === 'sorted' ? `EXISTS (${indexIsWhole(collection, field)})` : '1';
    const page = pageOf(sources[by](order, collection, limit, offset, field), size);
    return `SELECT ${slot} AS slot, seq AS head, rows AS total, rows = next_row_id - 1 AS isWhole,
        ${isSorted} AS isSorted, ${page} AS page FROM heads WHERE collection_id = ${collection}`;
  });
  const sql = selects.join(' UNION ALL ');
  statements.set(key, sql);
  return sql;
}

/** The parameters of one listing in such a statement. */
export function listParameters(
  collectionId: number | null,
  { limit, offset, orderBy }: ListQuery,
  { index }: Pick<Known, 'index'>,
): SqlValue[] {
  if (orderBy === 'id') return [collectionId, limit, offset];
  return [collectionId, limit, offset, index ?? pathOf(orderBy)];
}

/** Quoted as JSON, a path reaches a field of any name. */
export function pathOf(field: string): string {
  return `$.${JSON.stringify(field)}`;
}

const statements = new Map<string, string>();

/** The rows of a page in their order: what follows FROM. */
type Source = (
  order: ListQuery['order'],
  collection: string,
  limit: string,
  offset: string,
  /** The path of the field, or its index. */
  field: string,
) => string;

const sources: Readonly<Record<By, Source>> = {
  walk: (order, collection, limit, offset) =>
    `(SELECT data FROM rows WHERE collection_id = ${collection} ORDER BY id ${order} LIMIT ${limit} OFFSET ${offset})`,

  whole: (order, collection, limit, offset) => {
    if (order === 'asc') return range(collection, offset, `${offset} + ${limit}`);
    const last = `${totalOf(collection)} - ${offset}`;
    return `(SELECT data FROM ${range(collection, `${last} - ${limit}`, last)} ORDER BY id DESC)`;
  },

  block: (order, collection, limit, offset) => {
    if (order === 'asc') return `(${walkFrom(collection, offset, limit)})`;
    // The same rows counted from the other end, then turned round.
    const total = totalOf(collection);
    const first = `max(0, ${total} - ${offset} - ${limit})`;
    const ascending = walkFrom(collection, first, `max(0, min(${limit}, ${total} - ${offset}))`);
    return `(SELECT data FROM (${ascending}) ORDER BY id DESC)`;
  },

  field: (order, collection, limit, offset, path) =>
    `(SELECT data FROM rows WHERE collection_id = ${collection}
     ORDER BY ${rankSql('data', path)} ${order}, ${valueSql('data', path)} ${order}, id ${order}
     LIMIT ${limit} OFFSET ${offset})`,

  sorted: (order, collection, limit, offset, index) =>
    `(SELECT data FROM (
       SELECT row_id FROM sort_keys WHERE field_id = ${index}
       ORDER BY rank ${order}, value ${order}, row_id ${order} LIMIT ${limit} OFFSET ${offset})
     CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id)`,
};

function indexIsWhole(collection: string, index: string): string {
  return `SELECT 1 FROM sorted_fields WHERE collection_id = ${collection} AND id = ${index} AND built_to = ${builtWhole}`;
}

function range(collection: string, after: string, to: string): string {
  return `rows WHERE collection_id = ${collection} AND id > ${after} AND id <= ${to}`;
}

function totalOf(collection: string): string {
  return `(SELECT rows FROM heads WHERE collection_id = ${collection})`;
}

/**
 * Rows by id from the one at `offset` on. `base` is the last block with gaps that ends before it, `next` the first
 * that doesn't; between them no id is missing, so there the offset tells the id.
 */
function walkFrom(collection: string, offset: string, limit: string): string {
  const start = (column: string) => `(
    WITH blocks AS (
      SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
        (block + 1) * 1024 - sum(deleted) OVER (ORDER BY block) AS live FROM gaps WHERE collection_id = ${collection}),
    base AS (SELECT coalesce(max(last_id), 0) AS id, coalesce(max(live), 0) AS live FROM blocks WHERE live <= ${offset}),
    next AS (SELECT min(first_id) AS id FROM blocks WHERE live > ${offset}),
    start AS (SELECT min(base.id + ${offset} - base.live, coalesce(next.id, 9007199254740991)) AS id,
      base.id AS base_id, base.live AS live FROM base, next)
    SELECT ${column} FROM start)`;
  return `SELECT id, data FROM rows WHERE collection_id = ${collection} AND id > ${start('id')}
    ORDER BY id LIMIT ${limit} OFFSET ${start(`${offset} - live - (id - base_id)`)}`;
}

function pageOf(source: string, size: Size): string {
  const page = `(SELECT '[' || coalesce(group_concat(data), '') || ']' FROM ${source})`;
  if (size === 'plain') return page;
  // Measured first, since SQLite takes a text's length from the row's header without reading it.
  const bytes = `(SELECT coalesce(sum(octet_length(data) + 1), 0) FROM ${source})`;
  return `CASE WHEN ${bytes} < ${maxPageBytes} THEN ${page} END`;
}
