/**
 * The SQL of listings: PostgreSQL cuts the page, puts it in order and joins it to one JSON text, in the snapshot
 * that the head is read in. Listings of one shape share a statement: 8 pages of 20 rows took the server 1,250 us
 * in as many statements and 395 us in one.
 */
import { maxPageBytes, maxRowBytes } from '../values.js';
import type { ListOf } from './engine.js';
import type { Statement } from './postgres-commit.js';
import { builtWhole, cutTie, valueSql } from './postgres-order.js';

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

/** So many rows are never too long for a page. */
const unmeasuredRows = Math.floor(maxPageBytes / (maxRowBytes + 1));

/** What a page is in order by: columns that its rows have. */
interface Pages {
  readonly keys: readonly string[];
  /** Further relations, each of one row for a listing. */
  readonly joins?: (order: Order) => string;
  /** `most`: no page has more rows. */
  readonly rows: (order: Order, most: number) => string;
  /** Whether there are rows in it whose place isn't known: an aggregate. */
  readonly isCut?: string;
}

type Order = 'asc' | 'desc';
/** How a list by a field is read: all rows are sorted, or it is in an index, or in one of texts that are cut. */
export type ByField = 'field' | 'sorted' | 'cut';

/** In which `sort_keys` is in order within a field, before the id. */
const keyColumns = ['rank', 'number', 'text', 'tie'];

function inOrder(columns: readonly string[], order: Order): string {
  return columns.map((column) => `${column} ${order}`).join();
}

/** A page cut from keys, with the rows' texts. */
function withData(keys: string, most: number): string {
  return `SELECT keyed.*, row_id AS id, data FROM (${keys} LIMIT page_limit OFFSET page_offset) AS keyed
    CROSS JOIN LATERAL (SELECT data FROM rows
      WHERE collection_id = heads.collection_id AND id = row_id OFFSET 0) AS found
    LIMIT ${most}`;
}

const joinIndex = `LEFT JOIN sorted_fields AS sorted
  ON sorted.collection_id = heads.collection_id AND name = field AND built_to = ${builtWhole}`;

const pages = {
  near: {
    keys: ['id'],
    rows: (order) => `SELECT id, data FROM rows WHERE collection_id = heads.collection_id
      ORDER BY id ${order} LIMIT page_limit OFFSET page_offset`,
  },

  /**
   * A deep offset doesn't walk: `gaps` says how many ids are deleted in each block of 1,024. The page is `ahead`
   * of the end of the last block with gaps that ends before it; up to the next block with gaps no id is missing,
   * so that far the offset tells the id. In descending order the same rows are counted from the other end.
   */
  far: {
    keys: ['id'],
    joins: (order) => `
      CROSS JOIN LATERAL (${
        order === 'asc'
          ? 'SELECT page_offset AS skipped, page_limit AS taken'
          : `SELECT greatest(0, heads.rows - page_offset - page_limit) AS skipped,
              greatest(0, least(page_limit, heads.rows - page_offset)) AS taken`
      }) AS span
      CROSS JOIN LATERAL (
        SELECT coalesce(max(last_id) FILTER (WHERE live <= skipped), 0)
            + skipped - coalesce(max(live) FILTER (WHERE live <= skipped), 0) AS ahead,
          min(first_id) FILTER (WHERE live > skipped) AS gap
        FROM (SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
            (block + 1) * 1024 - (sum(deleted) OVER (ORDER BY block))::bigint AS live
          FROM gaps WHERE collection_id = heads.collection_id) AS blocks) AS start`,
    rows: () => `SELECT id, data FROM rows WHERE collection_id = heads.collection_id AND id > least(ahead, gap)
      ORDER BY id LIMIT taken OFFSET ahead - least(ahead, gap)`,
  },

  field: {
    keys: ['rank', 'number', 'text', 'id'],
    rows: (order) => `SELECT id, data, rank, number, text
      FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued WHERE collection_id = heads.collection_id
      ORDER BY ${inOrder(['rank', 'number', 'text', 'id'], order)} LIMIT page_limit OFFSET page_offset`,
  },

  /**
   * From the index of the field (postgres-sort.ts). Which rows of `cutTie` belong to the page isn't known then. That
   * its id is at least and at most this, and that no page is longer, makes the server walk the index in its order,
   * whatever it knows of the table.
   */
  sorted: {
    keys: [...keyColumns, 'id'],
    joins: () => joinIndex,
    rows: (order, most) =>
      withData(
        `SELECT rank, number, text, tie, row_id FROM sort_keys WHERE field_id BETWEEN sorted.id AND sorted.id
       ORDER BY ${inOrder(['field_id', ...keyColumns, 'row_id'], order)}`,
        most,
      ),
    isCut: `coalesce(bool_or(tie = ${cutTie}), false)`,
  },

  /** Rows of the same beginning are put in order by their whole texts, which are looked up for them alone. */
  cut: {
    keys: [...keyColumns, 'rest', 'id'],
    joins: () => joinIndex,
    rows: (order, most) =>
      withData(
        `SELECT rank, number, text, tie, row_id, CASE tie WHEN ${cutTie} THEN (
         SELECT valued.text FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued
         WHERE rows.collection_id = heads.collection_id AND id = row_id) END AS rest
       FROM sort_keys WHERE field_id BETWEEN sorted.id AND sorted.id
       ORDER BY ${inOrder(['field_id', ...keyColumns, 'rest', 'row_id'], order)}`,
        most,
      ),
  },
} satisfies Record<string, Pages>;

/** Lists of one kind can be read in one statement, and take about as long. */
export function kindOf(list: ListOf, by: ByField): string {
  // A sort takes as long as the collection is large; nobody waits for another one's.
  return list.query.orderBy === 'id' || by !== 'field' ? shapeOf(list, by) : JSON.stringify(list);
}

/**
 * A statement for lists of one kind; it returns a row for each whose collection exists. Its page means nothing where
 * `isIndexed` is false, or `isCut` is true.
 */
export function listStatement(lists: readonly ListOf[], by: ByField): Statement {
  const shape = shapeOf(lists[0]!, by);
  const sql = statements.get(shape) ?? build(shape);
  statements.set(shape, sql);
  const queries = lists.map(({ query }) => query);
  const parameters = [
    lists.map(({ collectionId }) => collectionId),
    queries.map(({ limit }) => limit),
    queries.map(({ offset }) => offset),
    queries.map(({ orderBy }) => orderBy),
  ];
  return { sql, parameters };
}

const statements = new Map<string, string>();

function shapeOf({ query: { limit, offset, orderBy, order } }: ListOf, byField: ByField): string {
  const by: keyof typeof pages = orderBy !== 'id' ? byField : offset > longWalk ? 'far' : 'near';
  return `${by} ${order} ${limit <= unmeasuredRows ? unmeasuredRows : 2 ** Math.ceil(Math.log2(limit))}`;
}

function build(shape: string): string {
  const [by, order, rowsAtMost] = shape.split(' ') as [keyof typeof pages, Order, string];
  const most = Number(rowsAtMost);
  const { keys, joins, rows, isCut = 'false' }: Pages = pages[by];
  const texts = `string_agg(data, ',' ORDER BY ${inOrder(keys, order)})`;
  const isFit = `bytes < ${maxPageBytes}`;
  // Measured before it is joined, since the server takes a text's length from its header without reading it.
  const page =
    most <= unmeasuredRows
      ? `SELECT ${texts} AS texts, true AS fits, ${isCut} AS is_cut
        FROM (${rows(order, most)}) AS picked`
      : `SELECT ${texts} FILTER (WHERE ${isFit}) AS texts,
          coalesce(bool_and(${isFit}), true) AS fits, ${isCut} AS is_cut
        FROM (SELECT *, sum(octet_length(data) + 1) OVER () AS bytes
          FROM (${rows(order, most)}) AS picked) AS measured`;
  const isIndexed = by === 'sorted' || by === 'cut' ? 'sorted.id IS NOT NULL' : 'false';
  return `SELECT place, seq AS head, heads.rows AS total,
      CASE WHEN fits THEN '[' || coalesce(texts, '') || ']' END AS page,
      ${isIndexed} AS "isIndexed", is_cut AS "isCut"
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
      WITH ORDINALITY AS wanted (id, page_limit, page_offset, field, place)
    JOIN heads ON collection_id = wanted.id ${joins?.(order) ?? ''}
    CROSS JOIN LATERAL (${page}) AS page`;
}
