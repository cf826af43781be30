/**
 * Builds the SQL of lists: SQLite finds the rows, selects the page and joins it to one JSON text. Lists of
 * the same shape have the same SQL, so that one statement can read several of them. This matters because a
 * driver call costs more CPU (16 µs) than a page of 20 rows.
 */
import { createSizedCache } from '../../../runtime/cache.js';
import { type Lane, type ListPlan, needsRows } from '../../engine.js';
import type { SqlValue } from '../open.js';
import { type Condition, conditionOf, sparingConditionOf } from './filter.js';
import { matchesOf } from './matches.js';
import { lastOfWhole, plainSource, type Skip, skipOf } from './offset.js';
import { pathOf } from './order.js';
import { type Bind, indexId, indexIsWhole, joinedTo, keysOf, replacedEnd, type Statement } from './source.js';

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
  readonly values: readonly ((plan: ListPlan) => SqlValue)[];
  /** Statements for several lists, by the number of lists. */
  readonly batches: string[];
}

/** A shape with the parameters of one list. */
export interface PrintedList {
  readonly shape: Shape;
  readonly parameters: readonly SqlValue[];
}

/** Knowledge about a collection before a list is read. */
interface Known {
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
  /** 0 if the index of the plan does not exist or is incomplete. The page is then meaningless. */
  readonly isIndexed: 0 | 1;
  /** Null if the page takes more bytes than it may. */
  readonly page: Buffer | null;
  /** A JSON array of the id of the page's last row and its sort values. Null if no row follows. */
  readonly next?: string | null;
  /** For pages of an index, instead of `next`: the ids of its rows, and the last key if a row follows. */
  readonly ids?: string | null;
  readonly lastKey?: Buffer | null;
  /** Set if the list would examine more than its lane allows: too many rows, or bytes of large rows. */
  readonly over?: null | 'rows' | 'bytes';
  /** The number of matching rows, if they are counted. */
  readonly total?: number | null;
  /** The size of the page, if it was measured. */
  readonly bytes?: number;
}

const shapes = createSizedCache<string, Shape>(maxKept, ({ sql, batches }, name) =>
  batches.reduce((sum, batch) => sum + batch.length, name.length + sql.length),
);

export function printList(plan: ListPlan, lane: Lane, { isWhole, isExact }: Known): PrintedList {
  const skip = isPlain(plan) ? skipOf(isWhole, plan.offset) : undefined;
  const of = plan.bounds === undefined ? sparingConditionOf : conditionOf;
  const condition = plan.filter && of(plan.filter, 'data', 1);
  const name = `${skip} ${lane} ${isExact} ${shapeKeyOf(plan)} ${condition?.sql}`;
  let shape = shapes.get(name);
  if (shape === undefined) {
    shape = shapeOf(name, plan, lane, skip, isExact, condition);
    shapes.set(name, shape);
  }
  const parameters: SqlValue[] = condition === undefined ? [] : [...condition.parameters];
  for (const value of shape.values) parameters.push(value(plan));
  return { shape, parameters };
}

/** Returns a name for everything that determines the SQL, except the filter. */
function shapeKeyOf(plan: ListPlan): string {
  const { source, method, order, after, fields, isCounted, bounds } = plan;
  const directions = order.fields.map(({ direction }) => direction).join();
  const page = `${method} ${order.id} ${directions} ${after !== undefined} ${isCounted} ${fields?.length}`;
  const where = `${source.by} ${source.range !== undefined} ${bounds === undefined}`;
  return source.by === 'id'
    ? `${page} ${where}`
    : `${page} ${where} ${source.test !== undefined} ${replacedEnd(plan)}`;
}

function shapeOf(
  name: string,
  plan: ListPlan,
  lane: Lane,
  skip: Skip | undefined,
  isExact: boolean,
  condition: Condition | undefined,
): Shape {
  const values: ((plan: ListPlan) => SqlValue)[] = [];
  const first = condition?.parameters.length ?? 0;
  const bind: Bind = (value) => `?${first + values.push(value)}`;
  const of: Statement = {
    collection: bind(({ collectionId }) => collectionId),
    // `+ 0`: if a LIMIT is only a parameter, SQLite plans again for each value (20 to 30 µs).
    limit: `(${bind(({ limit }) => limit)} + 0)`,
    offset: bind(({ offset }) => offset),
    bind,
    isMatch: condition?.sql ?? '1',
  };
  const isDirect = lane === 'cheap' && plan.method === 'walk' && !plan.isCounted && plan.fields === undefined;
  const sql = isDirect ? direct(plan, of, skip) : indirect(plan, lane, of, skip, isExact);
  return { name, sql, isOfWhole: skip === 'whole', isExact, values, batches: [] };
}

/** Returns the statement for several lists of a shape. A slot whose collection is NULL returns no row. */
export function batchOf({ shape, parameters }: PrintedList, slots: number): string {
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
function isPlain({ source, method, after }: ListPlan): boolean {
  return source.by === 'id' && method === 'walk' && source.range === undefined && after === undefined;
}

/** Reads the page while it is found. The connection of cheap lists rejects a page that is too large. */
function direct(plan: ListPlan, of: Statement, skip: Skip | undefined): string {
  if (plan.source.by === 'index') return directByIndex(plan, of);
  const { collection, limit, offset, bind } = of;
  const { id } = plan.order;
  const hasMore = `${offset} + ${limit} < rows`;
  if (skip === 'whole') {
    const page = `(SELECT ${joined('data')} FROM ${plainSource(skip, of, id)})`;
    const next = `CASE WHEN ${hasMore} THEN '[' || (${lastOfWhole(of, id)}) || ']' END`;
    return `${headColumns}, 1 AS isIndexed, ${page} AS page, ${next} AS next FROM heads WHERE collection_id = ${collection}`;
  }
  const keys = keysOf(plan, collection, bind, true);
  const [last, sign] = id === 'asc' ? ['max(id)', '>'] : ['min(id)', '<'];
  const [rows, isMore] =
    skip === undefined
      ? [
          `(SELECT id, data FROM ${keys.from} ORDER BY ${keys.order} LIMIT ${limit} OFFSET ${offset})`,
          `EXISTS (SELECT 1 FROM ${keys.from} AND id ${sign} last)`,
        ]
      : [plainSource(skip, of, id), hasMore];
  return `${headColumns}, 1 AS isIndexed, page, CASE WHEN ${isMore} THEN '[' || last || ']' END AS next
    FROM heads CROSS JOIN (SELECT ${joined('data')} AS page, ${last} AS last FROM ${rows})
    WHERE collection_id = ${collection}`;
}

/** The key of the last row is its position. To find and read the row would take 10 µs. */
function directByIndex(plan: ListPlan, { collection, limit, offset, bind }: Statement): string {
  const keys = keysOf(plan, collection, bind, true);
  const walked = (columns: string, count: string, from: string) =>
    `SELECT ${columns} FROM ${keys.from} ORDER BY ${keys.order} LIMIT ${count} OFFSET ${from}`;
  const end = `${offset} + ${limit}`;
  const isAll = plan.source.range === undefined && plan.after === undefined;
  const isMore = isAll ? `${end} < rows` : `EXISTS (${walked('1', '1', end)})`;
  const lastKey = plan.order.id === 'asc' ? 'max(key)' : 'min(key)';
  return `${headColumns}, ${indexIsWhole(collection, bind(indexId))} AS isIndexed, page,
    CASE WHEN ${isMore} THEN ids END AS ids, lastKey
    FROM heads CROSS JOIN (SELECT ${joined('data')} AS page, group_concat(row_id) AS ids, ${lastKey} AS lastKey
      FROM (${walked('row_id, key', limit, offset)}) ${joinedTo(collection)})
    WHERE collection_id = ${collection}`;
}

/**
 * First finds the ids of the page's rows and of one more row, or the ids of all counted rows. Then measures
 * the page before it is read. SQLite knows the length of a text from the header of the row.
 */
function indirect(
  plan: ListPlan,
  lane: Lane,
  of: Statement,
  skip: Skip | undefined,
  isExact: boolean,
): string {
  const { collection, limit, bind } = of;
  const { source, method, fields, bounds, filter, order } = plan;
  // A cheap page that is read while it is found is not measured, because this would take as long as finding it.
  const hasData = lane === 'cheap' && method === 'search' && filter !== undefined && fields === undefined;
  const matches = matchesOf(plan, of, { skip, hasData, isExact });
  const { tables, listed = 'found', skipped = '0', over, total } = matches;
  /** Selects rows of the page, and rows after it. */
  const listedRows = (column: string, count: string, from: string) =>
    `SELECT ${column} FROM ${listed} LIMIT ${count} OFFSET ${skipped} + ${from}`;
  const isMore = matches.isMore ?? `EXISTS (${listedRows('1', '1', limit)})`;
  const last = positionSql(plan, of, listedRows('row_id', '1', `${limit} - 1`));
  const columns = [`CASE WHEN ${isMore} THEN ${last} END AS next`];
  if (over !== undefined) columns.push(`${over} AS over`);
  if (total !== undefined) columns.push(`${total} AS total`);
  const rows = `(${listedRows('row_id', limit, '0')}) ${joinedTo(collection)}`;
  const isMeasured =
    !hasData && (lane !== 'cheap' || fields !== undefined || needsRows(plan) || order.fields.length > 0);
  const measured: string[] = [];
  if (isMeasured) {
    const text = fields === undefined ? 'data' : projected(fields, bind);
    const length = `octet_length(${bounds === undefined ? text : 'data'})`;
    measured.push(
      `measured AS MATERIALIZED (SELECT coalesce(sum(${length} + 1) + 1, 2) AS bytes FROM ${rows})`,
    );
    const page = `(SELECT ${joined('text')} FROM (SELECT ${text} AS text FROM ${rows}))`;
    columns.push('bytes', `CASE WHEN bytes <= ${bind(({ most }) => most)} THEN ${page} END AS page`);
  } else {
    const read = hasData ? `(${listedRows('data', limit, '0')})` : rows;
    columns.push(`(SELECT ${joined('data')} FROM ${read}) AS page`);
  }
  const isIndexed = source.by === 'index' ? indexIsWhole(collection, bind(indexId)) : '1';
  return `${headColumns}, ${isIndexed} AS isIndexed, read.*
    FROM heads CROSS JOIN (WITH ${[...tables, ...measured].join()} SELECT ${columns.join()} ${isMeasured ? 'FROM measured' : ''}) AS read
    WHERE collection_id = ${collection}`;
}

/** SQL for the id of the row that `query` returns, and the values of its sort fields. */
function positionSql({ order }: ListPlan, { collection, bind }: Statement, query: string): string {
  if (order.fields.length === 0) return `(SELECT '[' || row_id || ']' FROM (${query}))`;
  const values = order.fields.map((_, at) => `data -> ${bind((of) => pathOf(of.order.fields[at]!.field))}`);
  return `(SELECT json_array(row_id, ${values.join()}) FROM (${query}) ${joinedTo(collection)})`;
}

/** SQL for the text of a row with its id and some of its fields. */
function projected(fields: readonly string[], bind: Bind): string {
  const texts = fields.map((_, at) => {
    const name = bind((of) => `,${JSON.stringify(of.fields![at])}:`);
    return `coalesce(${name} || (data -> ${bind((of) => pathOf(of.fields![at]!))}), '')`;
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
