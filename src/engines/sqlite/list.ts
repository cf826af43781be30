/**
 * The SQL of listings: SQLite cuts the page, puts it in order and joins it to one JSON text. Listings of one
 * shape share a statement, since a driver call costs more CPU (16 us) than a page of 20 rows.
 *
 * An offset by id walks only where it must. In a collection that is whole, from which no row was ever deleted, it
 * tells the ids of the page (11 us for 20 rows, 15 us by ORDER BY .. LIMIT, which copies each row once more). Else
 * `gaps` says how many ids are deleted in each block of 1,024, so that the walk begins in the block where the page
 * does. Offset 90,000 of 100,000: 4,000 us walking, 45 us from a block.
 */

import { type ListQuery, smallSortBytes, smallSortRows } from '../engine.js';
import type { SqlValue } from './open.js';
import { builtWhole, rankSql, valueSql } from './order.js';

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

/** Listings whose shape is the same can be read in one statement. */
export function shapeOf({ offset, orderBy, order }: ListQuery, { isWhole, index }: Known): string {
  let by: By = index === undefined ? 'field' : 'sorted';
  if (orderBy === 'id') by = isWhole ? 'whole' : offset <= longWalk ? 'walk' : 'block';
  return `${by} ${order}`;
}

/**
 * A statement for at most `slots` cheap listings of a shape; it returns a row for each whose collection exists. Its
 * page means nothing where the shape asks for a whole collection and `isWhole` is 0, or for an index and `isSorted` is.
 * It is null where the collection is too large to be sorted here.
 */
export function listSql(shape: string, slots: number): string {
  return kept(`${shape} ${slots}`, () => {
    const selects = Array.from({ length: slots }, (_, slot) => {
      const { by, source, collection, columns } = partsOf(shape, slot);
      const page = joined(source);
      return `SELECT ${slot} AS slot, ${columns},
        ${by === 'field' ? `CASE WHEN ${isSmall(collection)} THEN ${page} END` : page} AS page
        FROM heads WHERE collection_id = ${collection}`;
    });
    return selects.join(' UNION ALL ');
  });
}

/**
 * A statement for one listing, that measures its page before it reads it: SQLite takes a text's length from the row's
 * header. The page is null where it takes more `bytes` than the last parameter, or where `isSmall` is 0 since the
 * statement isn't to scan, and the collection is too large to be sorted.
 */
export function measuredSql(shape: string, isScan: boolean): string {
  return kept(`${shape} ${isScan}`, () => {
    const isSorting = shape.startsWith('field') && !isScan;
    const { source, collection, columns, next } = partsOf(shape, 0, isSorting);
    const found = `found CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = found.id`;
    const small = isSorting ? isSmall(collection) : '1';
    return `WITH small AS MATERIALIZED (SELECT ${small} AS yes),
      found AS MATERIALIZED (SELECT id FROM ${source}),
      measured AS MATERIALIZED (SELECT coalesce(sum(octet_length(data) + 1) + 1, 2) AS bytes FROM ${found})
      SELECT 0 AS slot, ${columns}, yes AS isSmall, bytes,
        CASE WHEN yes AND bytes <= ${next} THEN ${joined(`(SELECT data FROM ${found})`)} END AS page
      FROM heads, small, measured WHERE collection_id = ${collection}`;
  });
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

/** The names of an account's collections (of those given as JSON, if any), measured in the same way. */
export const namesSql = `
  WITH found AS MATERIALIZED (
    SELECT name FROM collections
    WHERE account_id = ?1 AND (?2 IS NULL OR name IN (SELECT value FROM json_each(?2))) ORDER BY name),
  measured AS MATERIALIZED (SELECT coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
  SELECT 0 AS head, count(*) AS total, bytes, CASE WHEN bytes <= ?3 THEN
    (SELECT '[' || coalesce(group_concat('{"name":"' || name || '"}'), '') || ']' FROM found) END AS page
  FROM measured`;

const statements = new Map<string, string>();

function kept(key: string, sql: () => string): string {
  let known = statements.get(key);
  if (known === undefined) {
    known = sql();
    statements.set(key, known);
  }
  return known;
}

/** @param isBound to a small collection; of another no row is looked at */
function partsOf(shape: string, slot: number, isBound = false) {
  const [by, order] = shape.split(' ') as [By, ListQuery['order']];
  const width = by === 'field' || by === 'sorted' ? 4 : 3;
  const parameter = (index: number) => `?${slot * width + index}`;
  const [collection, offset, field] = [parameter(1), parameter(3), parameter(4)];
  // Of a LIMIT that is a parameter itself SQLite plans with the value, and so anew for each (20 to 30 us).
  const limit = isBound ? `iif((SELECT yes FROM small), ${parameter(2)}, 0)` : `(${parameter(2)} + 0)`;
  const isSorted = by === 'sorted' ? `EXISTS (${indexIsWhole(collection, field)})` : '1';
  const columns = `seq AS head, rows AS total, rows = next_row_id - 1 AS isWhole, ${isSorted} AS isSorted`;
  const source = sources[by](order, collection, limit, offset, field);
  return { by, source, collection, columns, next: parameter(width + 1) };
}

/** The rows of a page in their order, with `id` and `data`: what follows FROM. */
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
    `(SELECT id, data FROM rows WHERE collection_id = ${collection} ORDER BY id ${order} LIMIT ${limit} OFFSET ${offset})`,

  whole: (order, collection, limit, offset) => {
    if (order === 'asc') return range(collection, offset, `${offset} + ${limit}`);
    const last = `${totalOf(collection)} - ${offset}`;
    return `(SELECT id, data FROM ${range(collection, `${last} - ${limit}`, last)} ORDER BY id DESC)`;
  },

  block: (order, collection, limit, offset) => {
    if (order === 'asc') return `(${walkFrom('id, data', collection, offset, limit)})`;
    // The same rows counted from the other end, then turned round.
    const total = totalOf(collection);
    const first = `max(0, ${total} - ${offset} - ${limit})`;
    const ascending = walkFrom('id', collection, first, `max(0, min(${limit}, ${total} - ${offset}))`);
    // Without a limit of its own SQLite would leave out the order.
    return lookedUp(collection, `SELECT id AS row_id FROM (${ascending}) ORDER BY id DESC LIMIT ${limit}`);
  },

  // Ids alone are sorted: what is sorted is held in memory, and a row may be of 256 KiB.
  field: (order, collection, limit, offset, path) =>
    lookedUp(
      collection,
      `SELECT id AS row_id FROM rows WHERE collection_id = ${collection}
       ORDER BY ${rankSql('data', path)} ${order}, ${valueSql('data', path)} ${order}, id ${order}
       LIMIT ${limit} OFFSET ${offset}`,
    ),

  sorted: (order, collection, limit, offset, index) =>
    lookedUp(
      collection,
      `SELECT row_id FROM sort_keys WHERE field_id = ${index}
       ORDER BY rank ${order}, value ${order}, row_id ${order} LIMIT ${limit} OFFSET ${offset}`,
    ),
};

/** Rows by their ids, in the order of these. */
function lookedUp(collection: string, ids: string): string {
  return `(SELECT id, data FROM (${ids}) CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id)`;
}

function isSmall(collection: string): string {
  return `${totalOf(collection)} < ${smallSortRows} AND
    (SELECT total(octet_length(data)) FROM rows WHERE collection_id = ${collection}) < ${smallSortBytes}`;
}

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
function walkFrom(columns: string, collection: string, offset: string, limit: string): string {
  const start = (column: string) => `(
    WITH blocks AS (
      SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
        (block + 1) * 1024 - sum(deleted) OVER (ORDER BY block) AS live FROM gaps WHERE collection_id = ${collection}),
    base AS (SELECT coalesce(max(last_id), 0) AS id, coalesce(max(live), 0) AS live FROM blocks WHERE live <= ${offset}),
    next AS (SELECT min(first_id) AS id FROM blocks WHERE live > ${offset}),
    start AS (SELECT min(base.id + ${offset} - base.live, coalesce(next.id, 9007199254740991)) AS id,
      base.id AS base_id, base.live AS live FROM base, next)
    SELECT ${column} FROM start)`;
  return `SELECT ${columns} FROM rows WHERE collection_id = ${collection} AND id > ${start('id')}
    ORDER BY id LIMIT ${limit} OFFSET ${start(`${offset} - live - (id - base_id)`)}`;
}

function joined(source: string): string {
  return `(SELECT '[' || coalesce(group_concat(data), '') || ']' FROM ${source})`;
}
