/**
 * Builds the SQL of lists: SQLite finds the rows, selects the page and joins it to one JSON text. Lists of
 * the same shape have the same SQL, so that one statement can read several of them. This matters because a
 * driver call costs more CPU (16 µs) than a page of 20 rows.
 */
import { createSizedCache } from '../../../runtime/cache.js';
import type { Lane, ListOf } from '../../engine.js';
import { areIdsEnough, shownFields } from '../../list.js';
import type { SqlValue } from '../open.js';
import { type Condition, conditionOf, sparingConditionOf } from './filter.js';
import { areCounted, type Found, foundOf } from './found.js';
import {
  type Bind,
  endSought,
  indexId,
  indexIsWhole,
  isCutSql,
  isPlaceCut,
  joinedTo,
  keysOf,
  type Statement,
} from './keys.js';
import { pathOf } from './order.js';
import { type Kind, kindOf, lastOfWhole, plainSource } from './plain.js';

/** The maximum total length of remembered shapes, because clients can request any number of shapes. */
const maxKept = 4_194_304;

/** A statement for lists that differ only in values. */
export interface Shape {
  readonly name: string;
  /** The SELECT statement of one list, without the word SELECT. */
  readonly sql: string;
  /** Whether ids are computed from positions, which is only correct if no row was deleted. */
  readonly isOfWhole: boolean;
  /** The value of `isExact` for which the shape was built. */
  readonly isExact: boolean;
  /** The functions that return a list's values, which follow the parameters of its filter. */
  readonly values: readonly ((list: ListOf) => SqlValue)[];
  /** Statements for several lists, by the number of lists. */
  readonly batches: string[];
}

/** A shape with the parameters of one list. */
export interface Plan {
  readonly shape: Shape;
  readonly parameters: readonly SqlValue[];
}

/** Knowledge about a collection before a list is read. */
export interface Known {
  /** As far as is known, no row of the collection was ever deleted. */
  readonly isWhole: boolean;
  /** Rows are so large that the examined bytes must be counted row by row. */
  readonly isExact: boolean;
}

/** A result row of a statement for lists. Each list whose collection exists has one. */
export interface ListRow {
  readonly slot: number;
  readonly head: number;
  readonly rows: number;
  /** Whether no row was ever deleted. If not, the page of a shape with `isOfWhole` is meaningless. */
  readonly isWhole: 0 | 1;
  /** 0 if the index of the path does not exist or is incomplete. The page is then meaningless. */
  readonly isIndexed: 0 | 1;
  /** Null if the page takes more bytes than it may. */
  readonly page: Buffer | null;
  /** A JSON array of the id of the page's last row and its sort values. Null if no row follows. */
  readonly next?: string | null;
  /**
   * For pages of an index, instead of `next`: the ids of its rows, and the key of the last row. Null if no
   * row follows.
   */
  readonly ids?: string | null;
  readonly lastKey?: Buffer | null;
  /**
   * Set if the list would have to examine more than its lane allows: too many rows or, if rows are large, too
   * many bytes.
   */
  readonly over?: null | 'rows' | 'bytes';
  /** 1 if the page contains a cut key that the path did not expect. */
  readonly isCut?: 0 | 1;
  /** The number of matching rows, if they are counted. */
  readonly total?: number | null;
  /** The size of the page, if it was measured. */
  readonly bytes?: number;
}

const shapes = createSizedCache<string, Shape>(maxKept, ({ sql, batches }, name) =>
  batches.reduce((sum, batch) => sum + batch.length, name.length + sql.length),
);

export function planOf(list: ListOf, way: Lane, { isWhole, isExact }: Known): Plan {
  const kind = isPlain(list) ? kindOf(isWhole, list.offset) : undefined;
  const of = way === 'scan' ? sparingConditionOf : conditionOf;
  const condition = list.filter && of(list.filter, 'data', 1);
  const name = `${kind} ${way} ${isExact} ${nameOf(list)} ${condition?.sql}`;
  let shape = shapes.get(name);
  if (shape === undefined) {
    shape = shapeOf(name, list, way, kind, isExact, condition);
    shapes.set(name, shape);
  }
  const parameters: SqlValue[] = condition === undefined ? [] : [...condition.parameters];
  for (const value of shape.values) parameters.push(value(list));
  return { shape, parameters };
}

/** Returns a name for everything that determines the SQL, except the filter. */
function nameOf(list: ListOf): string {
  const { path, order, after, fields } = list;
  const directions = order.fields.map(({ direction }) => direction);
  const some = fields === undefined ? '' : shownFields(fields).length;
  const page = `${order.id} ${directions.join()} ${after !== undefined} ${areCounted(list)} ${some}`;
  if (path.by === 'all') return page;
  const hasRange = path.range !== undefined;
  if (path.by === 'id') return `${page} id ${hasRange}`;
  return `${page} ${path.isSorted} ${path.isCut} ${hasRange} ${path.test !== undefined} ${endSought(list)} ${isPlaceCut(list)}`;
}

function shapeOf(
  name: string,
  list: ListOf,
  way: Lane,
  kind: Kind | undefined,
  isExact: boolean,
  condition: Condition | undefined,
): Shape {
  const values: ((list: ListOf) => SqlValue)[] = [];
  const first = condition?.parameters.length ?? 0;
  const bind: Bind = (value) => `?${first + values.push(value)}`;
  const of: Statement = {
    collection: bind(({ collectionId }) => collectionId),
    // `+ 0`: if a LIMIT is only a parameter, SQLite plans with its value, and so again for each value (20 to
    // 30 µs).
    limit: `(${bind(({ limit }) => limit)} + 0)`,
    offset: bind(({ offset }) => offset),
    bind,
    fits: condition?.sql ?? '1',
  };
  const sql = isDirect(list, way) ? direct(list, of, kind) : looked(list, way, of, kind, isExact);
  return { name, sql, isOfWhole: kind === 'whole', isExact, values, batches: [] };
}

/** Returns the statement for several lists of a shape. A slot whose collection is NULL returns no row. */
export function batchOf({ shape, parameters }: Plan, slots: number): string {
  const { name, sql, batches } = shape;
  const known = batches[slots];
  if (known !== undefined) return known;
  const batch = Array.from({ length: slots }, (_, slot) => {
    const first = slot * parameters.length;
    return `SELECT ${slot} AS slot, ${sql.replaceAll(/\?(\d+)/g, (_, place) => `?${first + Number(place)}`)}`;
  }).join(' UNION ALL ');
  batches[slots] = batch;
  // Set again, so that the cache counts the batch.
  shapes.delete(name);
  shapes.set(name, shape);
  return batch;
}

/** Returns whether the list contains all rows by id, starting at an offset. */
function isPlain({ path, after, filter }: ListOf): boolean {
  return path.by === 'id' && path.range === undefined && after === undefined && filter === undefined;
}

/**
 * Returns whether the page is read during the walk. The connection of cheap lists rejects a page that is too
 * large.
 */
function isDirect(list: ListOf, way: Lane): boolean {
  const { path, filter, fields } = list;
  if (way !== 'cheap' || filter !== undefined || fields !== undefined || path.by === 'all') return false;
  return !areCounted(list) && (path.by === 'id' || (path.isSorted && !path.isCut && path.test === undefined));
}

function direct(list: ListOf, of: Statement, kind: Kind | undefined): string {
  const { collection, limit, offset, bind } = of;
  const { order } = list;
  if (kind === 'whole') {
    const next = `CASE WHEN ${offset} + ${limit} < rows THEN '[' || (${lastOfWhole(of, order.id)}) || ']' END`;
    const page = `(SELECT ${joined('data')} FROM ${plainSource(kind, of, order.id)})`;
    return `${headColumns}, 1 AS isIndexed, ${page} AS page, ${next} AS next FROM heads WHERE collection_id = ${collection}`;
  }
  const keys = keysOf(list, collection, bind, true);
  const walked = (columns: string, count: string, from: string) =>
    `SELECT ${columns} FROM ${keys.from} ORDER BY ${keys.order} LIMIT ${count} OFFSET ${from}`;
  if (list.path.by !== 'index') {
    const source =
      kind === undefined ? `(${walked('id, data', limit, offset)})` : plainSource(kind, of, order.id);
    const [last, sign] = order.id === 'asc' ? ['max(id)', '>'] : ['min(id)', '<'];
    const isMore =
      kind === undefined
        ? `EXISTS (SELECT 1 FROM ${keys.from} AND id ${sign} last)`
        : `${offset} + ${limit} < rows`;
    return `${headColumns}, 1 AS isIndexed, page, CASE WHEN ${isMore} THEN '[' || last || ']' END AS next
      FROM heads CROSS JOIN (SELECT ${joined('data')} AS page, ${last} AS last FROM ${source})
      WHERE collection_id = ${collection}`;
  }
  const isAll = list.path.range === undefined && list.after === undefined;
  const isMore = isAll
    ? `${offset} + ${limit} < rows`
    : `EXISTS (${walked('1', '1', `${offset} + ${limit}`)})`;
  const isCut = order.fields.length > 0 ? `total(${isCutSql('key')}) > 0` : '0';
  const lastKey = order.id === 'asc' ? 'max(key)' : 'min(key)';
  // The values of the last row are part of its key. To find and read the row would take 10 µs.
  return `${headColumns}, ${indexIsWhole(collection, bind(indexId))} AS isIndexed, isCut, page,
    CASE WHEN ${isMore} THEN ids END AS ids, lastKey
    FROM heads CROSS JOIN (SELECT ${isCut} AS isCut, ${joined('data')} AS page, group_concat(row_id) AS ids, ${lastKey} AS lastKey
      FROM (${walked('row_id, key', limit, offset)}) ${joinedTo(collection)})
    WHERE collection_id = ${collection}`;
}

/**
 * First finds the ids of the page's rows and of one more row, or the ids of all counted rows. Then measures
 * the page before it is read. SQLite knows the length of a text from the header of the row.
 */
function looked(list: ListOf, way: Lane, of: Statement, kind: Kind | undefined, isExact: boolean): string {
  const { collection, limit, bind } = of;
  const { path, fields, order } = list;
  const found = foundOf(list, way, of, kind, isExact);
  const shown = (columns: string) => `SELECT ${columns} ${pick(found, limit, '0')}`;
  const isMore = found.isMore ?? `EXISTS (SELECT 1 ${pick(found, '1', limit)})`;
  const last = placeOf(list, of, `SELECT row_id ${pick(found, '1', `${limit} - 1`)}`);
  const mayBeCut = path.by === 'index' && path.isSorted && !path.isCut && order.fields.length > 0;
  const columns = [`CASE WHEN ${isMore} THEN ${last} END AS next`];
  if (found.over !== undefined) columns.push(`${found.over} AS over`);
  if (found.total !== undefined) columns.push(`${found.total} AS total`);
  if (mayBeCut) columns.push(`EXISTS (SELECT 1 FROM (${shown('key')}) WHERE ${isCutSql('key')}) AS isCut`);
  const tables = [...found.tables];
  const rows = `(${shown('row_id')}) ${joinedTo(collection)}`;
  // As for direct pages, the page is not measured, because this would take as long as finding it.
  const isMeasured = !found.hasData && (way !== 'cheap' || fields !== undefined || !areIdsEnough(list));
  if (!isMeasured) {
    const read = found.hasData ? `(${shown('data')})` : rows;
    columns.push(`(SELECT ${joined('data')} FROM ${read}) AS page`);
  } else {
    const text = fields === undefined ? 'data' : projected(list, bind);
    const length = `octet_length(${way === 'scan' ? text : 'data'})`;
    tables.push(
      `measured AS MATERIALIZED (SELECT coalesce(sum(${length} + 1) + 1, 2) AS bytes FROM ${rows})`,
    );
    const page = `(SELECT ${joined('text')} FROM (SELECT ${text} AS text FROM ${rows}))`;
    columns.push('bytes', `CASE WHEN bytes <= ${bind(({ most }) => most)} THEN ${page} END AS page`);
  }
  const isIndexed = path.by === 'index' ? indexIsWhole(collection, bind(indexId)) : '1';
  return `${headColumns}, ${isIndexed} AS isIndexed, read.*
    FROM heads CROSS JOIN (WITH ${tables.join()} SELECT ${columns.join()} ${isMeasured ? 'FROM measured' : ''}) AS read
    WHERE collection_id = ${collection}`;
}

/** Selects rows of `found`, in order: the part of the query after the columns. */
function pick({ hasBehind, skipped }: Found, count: string, from: string): string {
  return `FROM found ${hasBehind ? 'WHERE isBehind' : ''} LIMIT ${count} OFFSET ${skipped} + ${from}`;
}

/** SQL for the position of the row whose id `query` returns. */
function placeOf({ order }: ListOf, { collection, bind }: Statement, query: string): string {
  if (order.fields.length === 0) return `(SELECT '[' || row_id || ']' FROM (${query}))`;
  const values = order.fields.map((_, at) => `data -> ${bind((of) => pathOf(of.order.fields[at]!.field))}`);
  return `(SELECT json_array(row_id, ${values.join()}) FROM (${query}) ${joinedTo(collection)})`;
}

/** SQL for the text of a row with its id and some of its fields. */
function projected(list: ListOf, bind: Bind): string {
  const texts = shownFields(list.fields!).map((_, at) => {
    const name = bind((of) => `,${JSON.stringify(shownFields(of.fields!)[at])}:`);
    return `coalesce(${name} || (data -> ${bind((of) => pathOf(shownFields(of.fields!)[at]!))}), '')`;
  });
  return [`'{"id":' || rows.id`, ...texts, `'}'`].join(' || ');
}

/**
 * Joins texts as bytes, which are sent without conversion and stay outside the JavaScript heap. This reads
 * 1.28 times as many pages of 100 rows as text, which must be decoded, collected and encoded.
 */
function joined(text: string): string {
  return `CAST('[' || coalesce(group_concat(${text}), '') || ']' AS BLOB)`;
}

const headColumns = 'seq AS head, rows, rows = next_row_id - 1 AS isWhole';
