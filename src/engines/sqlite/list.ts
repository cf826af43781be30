/**
 * The SQL of lists: SQLite cuts the page, puts it in order and joins it to one JSON text. Lists whose rows are found in
 * the same way share a statement, since a driver call costs more CPU (16 us) than a page of 20 rows.
 *
 * An offset by id walks only where it must. In a collection that is whole, from which no row was ever deleted, it
 * tells the ids of the page (11 us for 20 rows, 15 us by ORDER BY .. LIMIT, which copies each row once more). Else
 * `deleted_per_block` says how many ids are deleted in each block of 1,024, so that the walk begins in the block where
 * the page does. Offset 90,000 of 100,000: 4,000 us walking, 45 us from a block.
 */

import { builtWhole, type ListOf, smallSortBytes, smallSortRows } from '../engine.js';
import type { SqlValue } from './open.js';
import { orderBy } from './order.js';

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

type Order = ListOf['order'];

/** A way to find the rows of a page, for all lists that are read in it. */
export interface Shape {
  /** Whether ids are told by their places, which is wrong where rows were deleted. */
  readonly isOfWhole: boolean;
  /** Parameters of a list in it; the first three are the collection, the limit and the offset. */
  readonly width: number;
  /** The rows in their order, with `id` and `data`: what follows FROM. */
  source(of: Slot): string;
  /** SQL that says whether the rows that are to be sorted are few; undefined where none are sorted. */
  isSmall?(of: Slot): string;
  /** SQL that says whether the index is there, and whether the page must not show a cut key. */
  readonly index?: { isWhole(of: Slot): string; readonly isCut: boolean };
  readonly statements: Map<string, string>;
}

/** SQL of the parameters of one list. */
interface Slot {
  readonly collection: string;
  readonly limit: string;
  readonly offset: string;
  /** The id of the index. */
  readonly index: string;
  /** The path of the field. */
  readonly path: string;
}

/** How a list is read, and with what. */
export interface Plan {
  readonly shape: Shape;
  readonly parameters: readonly SqlValue[];
}

/** @param isWhole no row was ever deleted from the collection, as far as is known */
export function planOf({ collectionId, path, order, limit, offset }: ListOf, isWhole: boolean): Plan {
  const { whole, walk, block, field, index, cutIndex } = shapes[order];
  const parameters = [collectionId, limit, offset];
  switch (path.by) {
    case 'id':
      return { shape: isWhole ? whole : offset <= longWalk ? walk : block, parameters };
    case 'field':
      return { shape: field, parameters: [...parameters, pathOf(path.field)] };
    case 'index':
      return path.isCut
        ? { shape: cutIndex, parameters: [...parameters, path.indexId, pathOf(path.field)] }
        : { shape: index, parameters: [...parameters, path.indexId] };
  }
}

/** A line of the result of a statement for lists: of each list whose collection exists. */
export interface ListRow {
  readonly slot: number;
  readonly head: number;
  readonly total: number;
  /** No row was ever deleted; else the page of a shape that is of whole collections means nothing. */
  readonly isWhole: 0 | 1;
  /** 0 where the index of the path isn't there: then the page means nothing. */
  readonly isIndexed: 0 | 1;
  /** Null where it shows a cut key that the path didn't reckon with, or there are too many rows to be sorted here. */
  readonly page: string | null;
}

/** Its page is null also where it takes more than it may. */
export interface MeasuredRow extends ListRow {
  readonly isSmall: 0 | 1;
  readonly bytes: number;
}

/** A statement for at most `slots` cheap lists of a shape. A slot whose collection is NULL returns nothing. */
export function cheapSql(shape: Shape, slots: number): string {
  return kept(shape, `${slots}`, () => {
    const selects = Array.from({ length: slots }, (_, slot) => {
      const of = slotOf(shape, slot);
      const page = pageOf(shape, shape.source(of));
      return `SELECT ${slot} AS slot, ${columnsOf(shape, of)},
        ${shape.isSmall === undefined ? page : `CASE WHEN ${shape.isSmall(of)} THEN ${page} END`} AS page
        FROM heads WHERE collection_id = ${of.collection}`;
    });
    return selects.join(' UNION ALL ');
  });
}

/**
 * A statement for one list, that measures its page before it reads it: SQLite takes a text's length from the row's
 * header. Its last parameter is how many `bytes` the page may take.
 * @param isScan sorts, however many rows there are
 */
export function measuredSql(shape: Shape, isScan: boolean): string {
  return kept(shape, `measured ${isScan}`, () => {
    const of = slotOf(shape, 0);
    const isSmall = isScan ? '1' : (shape.isSmall?.(of) ?? '1');
    // Where rows aren't to be sorted, none is looked at.
    const limit = isSmall === '1' ? of.limit : `iif((SELECT isSmall FROM small), ${of.limit}, 0)`;
    const ids = `SELECT id, ${shape.index?.isCut === false ? 'key' : 'NULL'} AS key FROM ${shape.source({ ...of, limit })}`;
    const found = `found CROSS JOIN rows ON rows.collection_id = ${of.collection} AND rows.id = found.id`;
    return `WITH small AS MATERIALIZED (SELECT ${isSmall} AS isSmall),
      found AS MATERIALIZED (${ids}),
      measured AS MATERIALIZED (SELECT coalesce(sum(octet_length(data) + 1) + 1, 2) AS bytes FROM ${found})
      SELECT 0 AS slot, ${columnsOf(shape, of)}, isSmall, bytes,
        CASE WHEN isSmall AND bytes <= ?${shape.width + 1} THEN ${pageOf(shape, `(SELECT data, key FROM ${found})`)} END AS page
      FROM heads, small, measured WHERE collection_id = ${of.collection}`;
  });
}

/** The names of an account's collections (of those given as JSON, if any), measured in the same way, and their tag. */
export const namesSql = `
  WITH found AS MATERIALIZED (
    SELECT name FROM collections
    WHERE account_id = ?1 AND (?2 IS NULL OR name IN (SELECT value FROM json_each(?2))) ORDER BY name),
  measured AS MATERIALIZED (SELECT coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
  SELECT bytes, (SELECT collections_tag FROM accounts WHERE id = ?1) AS tag, CASE WHEN bytes <= ?3 THEN
    (SELECT '[' || coalesce(group_concat('{"name":"' || name || '"}'), '') || ']' FROM found) END AS page
  FROM measured`;

export interface NamesRow {
  readonly bytes: number;
  readonly tag: string;
  /** Null where it takes more than it may. */
  readonly page: string | null;
}

/** Quoted as JSON, a path reaches a field of any name. */
export function pathOf(field: string): string {
  return `$.${JSON.stringify(field)}`;
}

const byId = { isOfWhole: false, width: 3 };

function shapesOf(order: Order) {
  const shape = (of: Omit<Shape, 'statements'>): Shape => ({ ...of, statements: new Map() });
  return {
    whole: shape({ ...byId, isOfWhole: true, source: (of) => wholeSource(of, order) }),
    walk: shape({
      ...byId,
      source: ({ collection, limit, offset }) =>
        `(SELECT id, data FROM rows WHERE collection_id = ${collection}
          ORDER BY id ${order} LIMIT ${limit} OFFSET ${offset})`,
    }),
    block: shape({ ...byId, source: (of) => blockSource(of, order) }),
    field: shape({
      isOfWhole: false,
      width: 4,
      // Ids alone are sorted: what is sorted is held in memory, and a row may be of 256 KiB.
      source: ({ collection, limit, offset, path }) =>
        lookedUp(
          collection,
          `SELECT id AS row_id FROM rows WHERE collection_id = ${collection}
           ORDER BY ${orderBy('data', path, order)}, id ${order} LIMIT ${limit} OFFSET ${offset}`,
        ),
      isSmall: ({ collection }) => `${totalOf(collection)} < ${smallSortRows} AND
        (SELECT total(octet_length(data)) FROM rows WHERE collection_id = ${collection}) < ${smallSortBytes}`,
    }),
    index: shape({
      isOfWhole: false,
      width: 4,
      source: (of) => lookedUp(of.collection, walkedKeys(of, order), 'id, data, key'),
      index: { isWhole: indexIsWhole, isCut: false },
    }),
    cutIndex: shape({
      isOfWhole: false,
      width: 5,
      source: (of) => cutSource(of, order),
      isSmall: (of) => `(${cutWindow(of, order)} SELECT count(*) < ${smallSortRows}
        AND total(octet_length(data)) < ${smallSortBytes} FROM ${cutRuns(of)})`,
      index: { isWhole: indexIsWhole, isCut: true },
    }),
  };
}

const shapes = { asc: shapesOf('asc'), desc: shapesOf('desc') };

function kept({ statements }: Shape, key: string, sql: () => string): string {
  let known = statements.get(key);
  if (known === undefined) {
    known = sql();
    statements.set(key, known);
  }
  return known;
}

function slotOf({ width, index }: Shape, slot: number): Slot {
  const parameter = (place: number) => `?${slot * width + place}`;
  return {
    collection: parameter(1),
    // Of a LIMIT that is a parameter itself SQLite plans with the value, and so anew for each (20 to 30 us).
    limit: `(${parameter(2)} + 0)`,
    offset: parameter(3),
    index: parameter(4),
    path: parameter(index === undefined ? 4 : 5),
  };
}

function columnsOf({ index }: Shape, of: Slot): string {
  return `seq AS head, rows AS total, rows = next_row_id - 1 AS isWhole,
    ${index === undefined ? '1' : index.isWhole(of)} AS isIndexed`;
}

function pageOf({ index }: Shape, source: string): string {
  const page = `'[' || coalesce(group_concat(data), '') || ']'`;
  const checked = index?.isCut === false ? `CASE WHEN total(${isCut('key')}) = 0 THEN ${page} END` : page;
  return `(SELECT ${checked} FROM ${source})`;
}

function wholeSource({ collection, limit, offset }: Slot, order: Order): string {
  if (order === 'asc') return range(collection, offset, `${offset} + ${limit}`);
  const last = `${totalOf(collection)} - ${offset}`;
  return `(SELECT id, data FROM ${range(collection, `${last} - ${limit}`, last)} ORDER BY id DESC)`;
}

function blockSource({ collection, limit, offset }: Slot, order: Order): string {
  if (order === 'asc') return `(${walkFrom('id, data', collection, offset, limit)})`;
  // The same rows counted from the other end, then turned round.
  const total = totalOf(collection);
  const first = `max(0, ${total} - ${offset} - ${limit})`;
  const ascending = walkFrom('id', collection, first, `max(0, min(${limit}, ${total} - ${offset}))`);
  // Without a limit of its own SQLite would leave out the order.
  return lookedUp(collection, `SELECT id AS row_id FROM (${ascending}) ORDER BY id DESC LIMIT ${limit}`);
}

function walkedKeys({ index, limit, offset }: Slot, order: Order): string {
  return `SELECT row_id, key FROM sort_keys WHERE index_id = ${index}
    ORDER BY key ${order}, row_id ${order} LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Rows with the same cut key are put in order by their values. These are the runs of equal keys that the page shows a
 * part of; how many rows of the first one come before it, the walk through the keys tells.
 */
function cutSource(of: Slot, order: Order): string {
  const { index, limit, path } = of;
  const before = `(SELECT count(*) FROM sort_keys, (SELECT key AS k, row_id AS r FROM walked LIMIT 1)
    WHERE index_id = ${index} AND key = k AND row_id ${order === 'asc' ? '<' : '>'} r)`;
  return `(${cutWindow(of, order)} SELECT rows.id AS id, data FROM ${cutRuns(of)}
    ORDER BY key ${order}, CASE WHEN ${isCut('key')} THEN json_extract(data, ${path}) END ${order}, rows.id ${order}
    LIMIT ${limit} OFFSET ${before})`;
}

function cutWindow(of: Slot, order: Order): string {
  return `WITH walked AS MATERIALIZED (${walkedKeys(of, order)})`;
}

function cutRuns({ collection, index }: Slot): string {
  return `sort_keys CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id
    WHERE index_id = ${index} AND key BETWEEN (SELECT min(key) FROM walked) AND (SELECT max(key) FROM walked)`;
}

function isCut(key: string): string {
  return `substr(${key}, -1) = x'ff'`;
}

/** Rows by their ids, in the order of these. */
function lookedUp(collection: string, ids: string, columns = 'id, data'): string {
  return `(SELECT ${columns} FROM (${ids}) CROSS JOIN rows ON rows.collection_id = ${collection} AND rows.id = row_id)`;
}

function indexIsWhole({ collection, index }: Slot): string {
  return `EXISTS (SELECT 1 FROM sort_indexes
    WHERE id = ${index} AND sort_indexes.collection_id = ${collection} AND built_through = ${builtWhole})`;
}

function range(collection: string, after: string, to: string): string {
  return `rows WHERE collection_id = ${collection} AND id > ${after} AND id <= ${to}`;
}

function totalOf(collection: string): string {
  return `(SELECT rows FROM heads WHERE collection_id = ${collection})`;
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
