/** Lists of rows, and of the names of collections. */
import {
  builtWhole,
  cheapWalk,
  type Detour,
  type ListOf,
  type ListRead,
  type ListWay,
  type Matching,
  type NamesOf,
  type NamesRead,
  smallSortBytes,
  smallSortRows,
} from '../engine.js';
import { scanTimeoutMs } from './limits.js';
import { type MatchedRow, matchingStatement, toMatchingRead } from './matching.js';
import { isCutSql, valueSql } from './order.js';
import { arrayOf, type Pool, type Statement } from './pool.js';
import { planned, program } from './programs.js';

/** A page is shorter, as `maxPageBytes` has it. */
const maxPageBytes = 16_777_216;

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

type Order = 'asc' | 'desc';

function eitherWay(statements: (order: Order) => string): string {
  return `IF is_descending THEN ${statements('desc')} ELSE ${statements('asc')} END IF;`;
}

/**
 * Joins a page of at most `most` bytes, and says how many it takes. Where no row is longer than its share of the most
 * that a page may ever take, the page isn't either; else all are measured before, for which the server doesn't read
 * them: a text's length stands in its header.
 *
 * @param isCut an aggregate of the query's rows
 */
function joinPage(query: string, isCut = 'false'): string {
  const joined = (filter: string) => `'[' || coalesce(string_agg(data, ',')${filter}, '') || ']'`;
  const isShort = `octet_length(data) < ${maxPageBytes} / page_limit`;
  return `
    SELECT ${joined(` FILTER (WHERE ${isShort})`)}, bool_and(${isShort}), ${isCut} INTO page, is_short, is_cut
    FROM (${query}) AS found;
    bytes := octet_length(page);
    IF NOT is_short THEN SELECT sum(octet_length(data) + 1) + 1 INTO bytes FROM (${query}) AS found; END IF;
    IF bytes > most THEN page := NULL;
    ELSIF NOT is_short THEN SELECT ${joined('')} INTO page FROM (${query}) AS found; END IF;`;
}

/** Joins a page that is in order by these columns and the id. */
function joinKeys(keys: string, columns: readonly string[], isCut = 'false'): string {
  return eitherWay((order) =>
    joinPage(
      // Kept apart by OFFSET 0, so that each row is looked up once.
      `SELECT (SELECT data FROM rows WHERE collection_id = wanted AND id = row_id) AS data, key
       FROM (SELECT row_id, key FROM ${keys}
         ORDER BY ${[...columns, 'row_id'].map((column) => `${column} ${order}`).join()}
         LIMIT page_limit OFFSET page_offset) AS key OFFSET 0`,
      isCut,
    ),
  );
}

const joinIndex = joinKeys(
  'sort_keys WHERE index_id = wanted_index',
  ['index_id', 'key'],
  `coalesce(bool_or(${isCutSql('key')}), false)`,
);

/** Rows of the same cut key are put in order by their whole texts, which are looked up for them alone. */
const joinCut = joinKeys(
  `(SELECT sort_keys.*, CASE WHEN ${isCutSql('key')} THEN (
      SELECT valued.text FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued
      WHERE collection_id = wanted AND id = row_id) END AS rest
    FROM sort_keys WHERE index_id = wanted_index) AS keys`,
  ['index_id', 'key', 'rest'],
);

/** All rows are sorted. */
const joinUnsorted = joinKeys(
  `(SELECT id AS row_id, NULL AS key, rank, number, text
    FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued WHERE collection_id = wanted) AS keys`,
  ['rank', 'number', 'text'],
);

/**
 * Pages of rows as JSON arrays, each with its collection's head, all in one snapshot; collections that are gone are
 * left out. `paths`: by `id`, by an `index` (`cut` where it has keys that are cut), or by a `field` that has none
 * (`small` where only a collection of few rows and bytes is sorted). `page` is null where it would take more `bytes`
 * than `most`, or, with `bytes`, where the collection isn't small; it means nothing where `is_whole` is false, which is
 * said of the index, or `is_cut` is true.
 *
 * A deep offset doesn't walk: `deleted_per_block` says how many ids are deleted in each block of 1,024. The row at
 * `place` is `ahead` of the end of the last block with deleted ids that ends before it; up to the next such block no id
 * is missing, so that far the place tells the id.
 */
export const listPagesProgram = program(
  'list_pages',
  `(ids bigint[], paths text[], indexes bigint[], fields text[], directions text[], limits bigint[], offsets bigint[],
  most bigint, small_rows bigint, small_bytes bigint)
RETURNS TABLE (number int, head bigint, total bigint, page text, bytes bigint, is_whole boolean, is_cut boolean)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
DECLARE
  wanted bigint; wanted_index bigint; field text; is_descending boolean; page_limit bigint; page_offset bigint;
  from_id bigint; place bigint; ahead bigint; gap bigint; is_short boolean; is_small boolean;
BEGIN
  FOR at IN 1..cardinality(ids) LOOP
    wanted := ids[at];
    SELECT seq, heads.rows INTO head, total FROM heads WHERE collection_id = wanted;
    CONTINUE WHEN NOT FOUND;
    number := at;
    is_descending := directions[at] = 'desc';
    page_limit := limits[at];
    page_offset := offsets[at];
    IF paths[at] = 'id' THEN
      -- From the beginning, or where the page is beyond the end from there, so that nothing is walked.
      from_id := CASE WHEN is_descending = (page_offset < total) THEN ${Number.MAX_SAFE_INTEGER} ELSE 0 END;
      IF page_offset > ${longWalk} AND page_offset < total THEN
        place := CASE WHEN is_descending THEN total - 1 - page_offset ELSE page_offset END;
        SELECT coalesce(max(last_id) FILTER (WHERE live <= place), 0)
            + place - coalesce(max(live) FILTER (WHERE live <= place), 0),
          min(first_id) FILTER (WHERE live > place)
        INTO ahead, gap
        FROM (SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
            (block + 1) * 1024 - (sum(deleted) OVER (ORDER BY block))::bigint AS live
          FROM deleted_per_block WHERE collection_id = wanted) AS blocks;
        IF ahead >= gap THEN
          SELECT id INTO from_id FROM rows WHERE collection_id = wanted AND id > gap
          ORDER BY id LIMIT 1 OFFSET ahead - gap;
        ELSE
          from_id := ahead + 1;
        END IF;
        page_offset := 0;
      END IF;
      ${eitherWay((order) =>
        joinPage(`SELECT data FROM rows WHERE collection_id = wanted AND id ${order === 'asc' ? '>=' : '<='} from_id
          ORDER BY collection_id ${order}, id ${order} LIMIT page_limit OFFSET page_offset`),
      )}
    ELSIF paths[at] IN ('field', 'small') THEN
      field := fields[at];
      is_small := paths[at] = 'field';
      IF total < small_rows AND NOT is_small THEN
        SELECT coalesce(sum(octet_length(data)), 0) < small_bytes INTO is_small FROM rows WHERE collection_id = wanted;
      END IF;
      IF is_small THEN ${joinUnsorted}
      ELSE
        page := NULL;
        bytes := NULL;
      END IF;
    ELSE
      field := fields[at];
      SELECT id INTO wanted_index FROM sort_indexes
      WHERE id = indexes[at] AND collection_id = wanted AND built_through = ${builtWhole};
      is_whole := FOUND;
      IF is_whole THEN
        IF paths[at] = 'index' THEN ${joinIndex} ELSE ${joinCut} END IF;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`,
);

/** A line of its result, for each collection that exists. */
interface ListRow {
  readonly number: number;
  readonly head: number;
  readonly total: number;
  readonly page: string | null;
  readonly bytes: number | null;
  readonly is_whole: boolean;
  readonly is_cut: boolean;
}

export type ListPools = Readonly<Record<ListWay, Pool>>;

export async function readLists(
  pools: ListPools,
  way: ListWay,
  lists: readonly ListOf[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const reads: (ListRead | undefined)[] = await Promise.all(
    lists.map((list) => {
      if (list.matching !== undefined) return readMatching(pools, way, list, list.matching, signal);
      return way !== 'scan' && isDeep(list) ? { page: undefined, way: 'scan', bytes: 0 } : undefined;
    }),
  );
  const places = [...lists.keys()].filter(
    (place) => reads[place] === undefined && lists[place]!.matching === undefined,
  );
  if (places.length === 0) return reads;
  const statement = listStatement(
    way,
    places.map((place) => lists[place]!),
  );
  for (const row of await run<ListRow>(pools, way, statement, signal)) {
    const place = places[row.number - 1]!;
    reads[place] = toRead(row, lists[place]!, way);
  }
  return reads;
}

async function readMatching(
  pools: ListPools,
  way: ListWay,
  list: ListOf,
  matching: Matching,
  signal: AbortSignal | undefined,
): Promise<ListRead | undefined> {
  const [row] = await run<MatchedRow>(pools, way, matchingStatement(list, matching, way), signal);
  return toMatchingRead(row, way);
}

function run<Row>(
  pools: ListPools,
  way: ListWay,
  statement: Statement,
  signal: AbortSignal | undefined,
): Promise<Row[]> {
  if (way === 'scan') return scan<Row>(pools.scan, statement, signal);
  return pools[way].all<Row>(statement.sql, statement.parameters);
}

export async function readNames(
  pool: Pool,
  { accountId, names, most }: NamesOf,
): Promise<NamesRead | Detour> {
  const [found] = await pool.all<{ bytes: number; tag: string; page: string | null }>(
    `WITH found AS MATERIALIZED (
       SELECT name FROM collections WHERE account_id = $1 AND ($2::text[] IS NULL OR name = ANY($2))),
     measured AS (SELECT coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
     SELECT bytes::bigint, (SELECT collections_tag FROM accounts WHERE id = $1) AS tag, CASE WHEN bytes <= $3 THEN
       (SELECT '[' || coalesce(string_agg('{"name":"' || name || '"}', ',' ORDER BY name), '') || ']' FROM found) END AS page
     FROM measured`,
    [accountId, names ?? null, most],
  );
  const { bytes, tag, page } = found!;
  return page === null ? { page: undefined, way: 'large', bytes } : { page, tag };
}

/** Whether a list walks far in an index. */
function isDeep({ path, offset }: ListOf): boolean {
  return path.by === 'index' && offset > cheapWalk;
}

/** For lists whose pages may take as many bytes. */
function listStatement(way: ListWay, lists: readonly ListOf[]): Statement {
  const paths = lists.map(({ path }) => path);
  return {
    sql: `SELECT * FROM ${listPagesProgram.name}($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    parameters: [
      arrayOf(lists.map(({ collectionId }) => collectionId)),
      arrayOf(
        paths.map((path) => {
          if (path.by === 'index') return path.isCut ? 'cut' : 'index';
          return path.by === 'field' && way !== 'scan' ? 'small' : path.by;
        }),
      ),
      arrayOf(paths.map((path) => (path.by === 'index' ? path.indexId : 0))),
      paths.map((path) => (path.by === 'id' ? '' : path.field)),
      arrayOf(lists.map(({ order }) => order)),
      arrayOf(lists.map(({ limit }) => limit)),
      arrayOf(lists.map(({ offset }) => offset)),
      Math.max(...lists.map(({ most }) => most)),
      smallSortRows,
      smallSortBytes,
    ],
  };
}

/** Bounded by the server too, in a transaction: a setting of a session doesn't pass a pooler. */
function scan<Row>(
  pool: Pool,
  { sql, parameters }: Statement,
  signal: AbortSignal | undefined,
): Promise<Row[]> {
  return pool.lend(
    async (connection) => {
      const [, rows] = await Promise.all([
        connection.all(`BEGIN; SET LOCAL statement_timeout = ${scanTimeoutMs}`),
        connection.all<Row>(sql, parameters),
        connection.all('COMMIT'),
      ]);
      return rows;
    },
    { signal },
  );
}

function toRead({ head, total, page, bytes, ...index }: ListRow, { path }: ListOf, way: ListWay): ListRead {
  if (path.by === 'index') {
    if (!index.is_whole) return { page: undefined, index: 'gone' };
    if (index.is_cut && !path.isCut) return { page: undefined, index: 'cut' };
  }
  if (page !== null) return { head, total, page };
  // Not even measured, since the collection is too large to be sorted here.
  if (bytes === null) return { page: undefined, way: 'scan', bytes: 0, total };
  return { page: undefined, way: way === 'scan' ? 'scan' : 'large', bytes, total };
}
