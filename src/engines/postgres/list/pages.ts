/**
 * Reads the most frequent lists with the function `list_pages`, whose statements PostgreSQL does not plan
 * again. These lists are sorted by id or by an index. They can have a filter that a jsonpath can express. All
 * other lists are separate statements (search.ts).
 */
import type { Direction } from '../../../values/order.js';
import { maxPageBytes } from '../../../values/values.js';
import { type IndexSource, type ListPlan, needsRows, whole } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import { arrayOf, type Parameter, type Statement } from '../connection/pool.js';
import { isOfIndex, keyColumns, type Placement } from '../placement.js';
import { jsonpathOf } from './filter.js';
import { orderBy, projectedSql } from './order.js';
import { beyondIds, beyondKeys, type Span, spanAfterStart } from './span.js';

/** Returns whether the function can read this list. */
export function isPage(plan: ListPlan): boolean {
  const { source, method, filter, fields, isCounted, bounds } = plan;
  if (isCounted || (bounds === undefined && (filter !== undefined || fields !== undefined))) return false;
  if (filter !== undefined) return method === 'search' && jsonpathOf(filter) !== undefined;
  const isKeyRange = method === 'sort' && source.range !== undefined && !needsRows(plan);
  return method === 'walk' || (isKeyRange && bounds !== undefined);
}

/** @param plans on Citus, lists of one collection */
export function printPages(plans: readonly ListPlan[], placement: Placement): Statement {
  const pages = plans.map((plan) => ({ plan, part: partOf(plan) }));
  const { name, valuesOf } = listPagesFunction[placement];
  const parameters: Parameter[] = [];
  const bound = valuesOf(pages).map((each) => (each === null ? 'NULL' : `$${parameters.push(each)}`));
  return { sql: `SELECT * FROM ${name}(${bound.join()})`, parameters };
}

/** A list that the function reads, and the part of the rows or of an index that can contain its rows. */
interface Page {
  readonly plan: ListPlan;
  readonly part: Span | undefined;
}

function partOf(plan: ListPlan): Span | undefined {
  if (plan.method === 'sort') return rangeOf(plan);
  return plan.after === undefined && plan.source.range === undefined ? undefined : spanAfterStart(plan);
}

/** Returns the ends of the keys and of the ids. All are excluded except the first key. */
function rangeOf({ source, order, after }: ListPlan): Span {
  const { from, to } = (source as IndexSource).range!;
  const [first, last] = order.id === 'asc' ? [after?.id ?? 0, beyondIds] : [0, after?.id ?? beyondIds];
  return { from: { key: from, id: first }, to: { key: to, id: last } };
}

/** Returns `id`, `index` or `range`. See the function. */
function pathOf({ method, source }: ListPlan): string {
  return method === 'sort' ? 'range' : source.by;
}

/** The function never examines more rows than a page without a filter needs. */
function boundsOf({ method, bounds }: ListPlan): ListPlan['bounds'] {
  return method === 'walk' ? undefined : bounds;
}

/** Returns null if no list has a value, because a null parameter costs the server nothing. */
function anyOf(pages: readonly Page[], valueIn: (page: Page) => string | number | undefined): Parameter {
  const values = pages.map(valueIn);
  return values.every((value) => value === undefined) ? null : values.map((value) => value ?? null);
}

/** The id and the key of the page's last row. They are null if the page has fewer rows than its limit. */
const lastKey = { next_id: '(array_agg(id))[page_limit]', next_key: '(array_agg(key))[page_limit]' };

/**
 * Returns pages of rows as JSON arrays, each with the head of its collection, all from one snapshot.
 * Collections that do not exist are omitted. `paths` selects how the rows of a list are found:
 *
 * - `id`: by id.
 * - `index`: in the order of an index.
 * - `range`: by id, among the rows in a key range of an index. The ends of keys and ids apply separately.
 *
 * The arrays from `from_keys` on, and their items, can be null. A list then contains all rows, in full and
 * without a filter. Otherwise, it contains the rows between both ends, which are excluded. `projections`
 * contains lists of field names as JSON.
 *
 * `page` is null if it takes more `bytes` than `most`. Both are null if the list would examine too many rows.
 * The page is meaningless if `is_whole` is false (the index is incomplete). `next_id` is the id of the page's
 * last row, if another row follows, and `next_key` is its key in the index.
 */
export const listPagesFunction = sqlFunction<readonly Page[]>(
  'list_pages',
  {
    // On Citus, all lists read this collection. Otherwise, the function sets it for each list.
    of_collection: ['bigint', ([first]) => first!.plan.collectionId],
    ids: ['bigint[]', (pages) => arrayOf(pages.map(({ plan }) => plan.collectionId))],
    paths: ['text[]', (pages) => arrayOf(pages.map(({ plan }) => pathOf(plan)))],
    indexes: [
      'bigint[]',
      (pages) => arrayOf(pages.map(({ plan: { source } }) => (source.by === 'index' ? source.index.id : 0))),
    ],
    directions: ['text[]', (pages) => arrayOf(pages.map(({ plan }) => plan.order.id))],
    limits: ['bigint[]', (pages) => arrayOf(pages.map(({ plan }) => plan.limit))],
    offsets: ['bigint[]', (pages) => arrayOf(pages.map(({ plan }) => plan.offset))],
    most: ['bigint', (pages) => Math.max(...pages.map(({ plan }) => plan.most))],
    from_keys: ['bytea[]', (pages) => anyOf(pages, ({ part }) => part && `\\x${part.from.key}`)],
    from_ids: ['bigint[]', (pages) => anyOf(pages, ({ part }) => part?.from.id)],
    to_keys: ['bytea[]', (pages) => anyOf(pages, ({ part }) => part && `\\x${part.to.key}`)],
    to_ids: ['bigint[]', (pages) => anyOf(pages, ({ part }) => part?.to.id)],
    projections: [
      'text[]',
      (pages) => anyOf(pages, ({ plan }) => plan.fields && JSON.stringify(plan.fields)),
    ],
    filters: ['text[]', (pages) => anyOf(pages, ({ plan }) => plan.filter && jsonpathOf(plan.filter))],
    looks_at: ['bigint[]', (pages) => anyOf(pages, ({ plan }) => boundsOf(plan)?.rows)],
    looks_at_bytes: ['bigint[]', (pages) => anyOf(pages, ({ plan }) => boundsOf(plan)?.bytes)],
  },
  ({
    placement,
    planned,
  }) => `RETURNS TABLE (number int, head bigint, total bigint, page text, bytes bigint, next_id bigint, next_key bytea,
  is_whole boolean)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
DECLARE
  wanted_index bigint; names text[]; is_descending boolean;
  page_limit bigint; page_offset bigint; from_key bytea; from_id bigint; to_key bytea; to_id bigint;
  is_part boolean; has_next boolean; first_place bigint; first_id bigint; ahead bigint; gap bigint;
  is_short boolean; fitting jsonpath; look_at bigint; look_at_bytes bigint; is_far boolean;
BEGIN
  FOR at IN 1..cardinality(ids) LOOP
    of_collection := ids[at];
    SELECT seq, heads.rows INTO head, total FROM heads WHERE collection_id = of_collection;
    CONTINUE WHEN NOT FOUND;
    number := at;
    is_descending := directions[at] = 'desc';
    page_limit := limits[at];
    page_offset := offsets[at];
    is_part := from_ids[at] IS NOT NULL;
    from_id := coalesce(from_ids[at], 0);
    to_id := coalesce(to_ids[at], ${beyondIds});
    fitting := filters[at]::jsonpath;
    look_at := looks_at[at];
    look_at_bytes := looks_at_bytes[at];
    is_far := false;
    IF projections[at] IS NOT NULL THEN names := ARRAY(SELECT json_array_elements_text(projections[at]::json)); END IF;
    -- If the list is a part of the rows, this is corrected when the page is known.
    has_next := page_offset + page_limit < total;
    IF paths[at] = 'id' THEN
      ${skipToOffset()}
      ${pageById()}
    ELSE
      from_key := coalesce(from_keys[at], '');
      to_key := coalesce(to_keys[at], '\\x${beyondKeys}');
      SELECT id INTO wanted_index FROM sort_indexes
      WHERE id = indexes[at] AND collection_id = of_collection AND built_through = ${whole};
      is_whole := FOUND;
      IF is_whole AND paths[at] = 'index' THEN ${pageByIndex(placement)}
      ELSIF is_whole THEN ${pageOfRange(placement)} END IF;
    END IF;
    IF is_far THEN page := NULL; bytes := NULL; END IF;
    IF NOT has_next THEN next_id := NULL; END IF;
    RETURN NEXT;
  END LOOP;
END $$`,
);

/**
 * Moves the start of the walk to a deep offset, so that the rows before it are not walked. `deleted_per_block`
 * contains the number of deleted ids in each block of 1,024. After the last such block before `first_place`,
 * ids are consecutive up to the next such block, which starts at `gap`. In this range, the row at
 * `first_place` has the id `ahead` + 1. If `ahead` is beyond `gap`, the function walks from `gap`. A walk of
 * up to 128 rows is cheaper than this.
 */
function skipToOffset(): string {
  return `IF page_offset >= total THEN
        -- Nothing is walked.
        to_id := from_id;
      ELSIF page_offset > 128 AND fitting IS NULL AND NOT is_part THEN
        first_place := CASE WHEN is_descending THEN total - 1 - page_offset ELSE page_offset END;
        SELECT coalesce(max(last_id) FILTER (WHERE live <= first_place), 0)
            + first_place - coalesce(max(live) FILTER (WHERE live <= first_place), 0),
          min(first_id) FILTER (WHERE live > first_place)
        INTO ahead, gap
        FROM (SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
            (block + 1) * 1024 - (sum(deleted) OVER (ORDER BY block))::bigint AS live
          FROM deleted_per_block WHERE collection_id = of_collection) AS blocks;
        IF ahead >= gap THEN
          SELECT id INTO first_id FROM rows WHERE collection_id = of_collection AND id > gap
          ORDER BY id LIMIT 1 OFFSET ahead - gap;
        ELSE
          first_id := ahead + 1;
        END IF;
        IF is_descending THEN to_id := first_id + 1; ELSE from_id := first_id - 1; END IF;
        page_offset := 0;
      END IF;`;
}

function pageById(): string {
  const part = 'rows WHERE collection_id = of_collection AND id > from_id AND id < to_id';
  const walk = (direction: Direction): string =>
    `SELECT id, NULL::bytea AS key, data FROM ${part} ORDER BY collection_id ${direction}, id ${direction}`;
  const joined = (direction: Direction): string =>
    joinPage(`${walk(direction)} LIMIT page_limit OFFSET page_offset`, {
      next_id: direction === 'asc' ? 'max(id)' : 'min(id)',
    });
  return `IF fitting IS NULL THEN ${eitherWay(joined)} ${lookBehind(part)}
    ELSE ${eitherWay((direction) => joinFitting(walk(direction)))} END IF;`;
}

function pageByIndex(placement: Placement): string {
  const all = keysOfIndex(placement);
  const part = `${all} AND (key, row_id) > (from_key, from_id) AND (key, row_id) < (to_key, to_id)`;
  const walk = (keys: string, direction: Direction, rest: string): string =>
    // `OFFSET 0` keeps the subquery separate, so that each row is looked up once.
    `SELECT row_id AS id, key, (SELECT data FROM rows WHERE collection_id = of_collection AND id = row_id) AS data
     FROM (SELECT row_id, key FROM ${keys}
       ORDER BY ${orderBy([{ columns: keyColumns(placement), direction }])} ${rest}) AS keys OFFSET 0`;
  const joined = (keys: string) => (direction: Direction) =>
    joinPage(walk(keys, direction, 'LIMIT page_limit OFFSET page_offset'), lastKey);
  // Separate statements, because searching for both ends takes a sixth of the time of a short page.
  return `IF fitting IS NOT NULL THEN ${eitherWay((direction) => joinFitting(walk(part, direction, 'OFFSET 0')))}
    ELSIF is_part THEN ${eitherWay(joined(part))} ${lookBehind(part)}
    ELSE ${eitherWay(joined(all))} END IF;`;
}

/** Lists the rows of a key range by id, if there are few of them. */
function pageOfRange(placement: Placement): string {
  const keys = `${keysOfIndex(placement)} AND key >= from_key AND key < to_key`;
  const joined = (direction: Direction): string =>
    joinPage(
      `SELECT id, CASE WHEN place <= page_limit THEN
          (SELECT data FROM rows WHERE collection_id = of_collection AND rows.id = placed.id) END AS data
        FROM (SELECT row_id AS id, row_number() OVER () AS place FROM (
          SELECT row_id FROM ${keys} AND row_id > from_id AND row_id < to_id
          ORDER BY row_id ${direction} LIMIT page_limit + 1 OFFSET page_offset) AS sorted) AS placed OFFSET 0`,
      { next_id: lastKey.next_id, has_next: 'count(*) > page_limit' },
    );
  return `SELECT count(*) > look_at INTO is_far FROM (SELECT FROM ${keys} LIMIT look_at + 1) AS few;
    IF NOT is_far THEN ${eitherWay(joined)} END IF;`;
}

function keysOfIndex(placement: Placement): string {
  return `sort_keys WHERE ${isOfIndex(placement, 'wanted_index', 'of_collection')}`;
}

/**
 * Joins a page of the rows that match a filter, and examines at most `look_at` rows. One row with `is_beyond`
 * stands for the rest, so the offset must not skip it.
 *
 * @param walk a query of rows in order: `id`, `key` and `data`
 */
function joinFitting(walk: string): string {
  return joinPage(
    `SELECT place, id, key, is_beyond, CASE WHEN place <= page_limit THEN data END AS data FROM (
      SELECT row_number() OVER () - page_offset AS place, id, key, data, is_beyond FROM (
        SELECT id, key, data, row_number() OVER so_far > look_at OR sum(octet_length(data)) OVER so_far > look_at_bytes AS is_beyond
        FROM (${walk} LIMIT look_at + 1) AS walked WINDOW so_far AS (ROWS UNBOUNDED PRECEDING) OFFSET 0) AS looked_at
      WHERE CASE WHEN is_beyond THEN true ELSE jsonb_path_match(data::jsonb, fitting, '{}', true) END
      LIMIT page_limit + 1 + page_offset) AS placed WHERE place > 0 OR is_beyond`,
    { ...lastKey, has_next: 'count(*) > page_limit', is_far: 'coalesce(bool_or(is_beyond), false)' },
  );
}

/**
 * Joins a page of at most `most` bytes and computes its size. If each row is shorter than its share of the
 * maximum page size, the page is not too large either. Otherwise, all rows are measured first. PostgreSQL
 * does not read them for this, because the length of a text is in its header.
 *
 * @param found a query of the page's rows: `id` and `data`, which is null for a row after the page
 * @param noted aggregates over these rows, by the variables that receive them
 */
function joinPage(found: string, noted: Readonly<Record<string, string>>): string {
  const isShort = `octet_length(data) < ${maxPageBytes} / page_limit`;
  const joined = (row: string) => {
    const page = (filter: string) =>
      `'[' || coalesce(string_agg(${row}, ',') FILTER (WHERE ${filter}), '') || ']'`;
    return `
    SELECT ${page(isShort)}, bool_and(${isShort}), ${Object.values(noted).join()}
    INTO page, is_short, ${Object.keys(noted).join()} FROM (${found}) AS found;
    bytes := octet_length(page);
    IF NOT is_short THEN SELECT sum(octet_length(data) + 1) + 1 INTO bytes FROM (${found}) AS found; END IF;
    IF bytes > most THEN page := NULL;
    ELSIF NOT is_short THEN SELECT ${page('data IS NOT NULL')} INTO page FROM (${found}) AS found; END IF;`;
  };
  // Separate statements, because a part of a statement has a cost even if it is not evaluated.
  return `IF projections[at] IS NULL THEN ${joined('data')} ELSE ${joined(projectedSql('id', 'names'))} END IF;`;
}

/** If the list is a part of the rows, looks for a row between the end of the page and the end of the part. */
function lookBehind(part: string): string {
  return `IF is_part AND has_next THEN
      IF is_descending THEN to_id := next_id; to_key := next_key; ELSE from_id := next_id; from_key := next_key; END IF;
      has_next := EXISTS (SELECT FROM ${part});
    END IF;`;
}

function eitherWay(statements: (direction: Direction) => string): string {
  return `IF is_descending THEN ${statements('desc')} ELSE ${statements('asc')} END IF;`;
}
