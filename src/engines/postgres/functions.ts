/**
 * What is asked of PostgreSQL most, as functions of its own: a connection keeps the plans of what is in them, also
 * behind a pooler, where named statements don't last. Planning was most of the work before: a list of 100 rows took
 * the server 440 us as a statement (640 with a deep offset) and 150 us as a function.
 *
 * A released function never changes, like the step that makes it: instances of the version before may be calling it.
 */
import { builtWhole, cutTie, keySql, valueSql } from './order.js';

/**
 * Plans are made once for all parameters, and maybe while tables are empty: so they are to walk the indexes in their
 * order, whatever the server knows of the tables. By itself it would also plan each list anew, since it takes a page
 * of a length that it doesn't know for a tenth of the table.
 */
const planned = `SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_sort = off SET jit = off`;
const nested = 'SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off';

/** A page is shorter, as `maxPageBytes` has it. */
const maxPageBytes = 16_777_216;

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

type Order = 'asc' | 'desc';

const keyColumns = ['rank', 'number', 'text', 'tie'];

function inOrder(columns: readonly string[], order: Order): string {
  return columns.map((column) => `${column} ${order}`).join();
}

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
function joinKeys(keys: string, columns: readonly string[]): string {
  return eitherWay((order) =>
    joinPage(
      // Kept apart by OFFSET 0, so that each row is looked up once.
      `SELECT (SELECT data FROM rows WHERE collection_id = wanted AND id = row_id) AS data, tie
       FROM (SELECT row_id, tie FROM ${keys}
         ORDER BY ${inOrder([...columns, 'row_id'], order)} LIMIT page_limit OFFSET page_offset) AS key OFFSET 0`,
      `coalesce(bool_or(tie = ${cutTie}), false)`,
    ),
  );
}

const joinSorted = joinKeys('sort_keys WHERE field_id = sorted_id', ['field_id', ...keyColumns]);

/** Rows of the same beginning are put in order by their whole texts, which are looked up for them alone. */
const joinCut = joinKeys(
  `(SELECT sort_keys.*, CASE tie WHEN ${cutTie} THEN (
      SELECT valued.text FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued
      WHERE collection_id = wanted AND id = row_id) END AS rest
    FROM sort_keys WHERE field_id = sorted_id) AS keys`,
  ['field_id', ...keyColumns, 'rest'],
);

/** All rows are sorted. */
const joinUnsorted = joinKeys(
  `(SELECT id AS row_id, 0 AS tie, rank, number, text
    FROM rows CROSS JOIN LATERAL ${valueSql('data', 'field')} AS valued WHERE collection_id = wanted) AS keys`,
  ['rank', 'number', 'text'],
);

/**
 * Pages of rows as JSON arrays, each with its collection's head, all in one snapshot; collections that are gone are
 * left out. `ways`: by `id`, by a field from its index (`sorted`; `cut` where there are texts that are longer than its
 * keys), or by a field that has none (`field`; `small` where only a collection of few rows and bytes is sorted).
 * `page` is null where it would take more `bytes` than `most`, or, with `bytes`, where the collection isn't small; it
 * means nothing where `is_indexed` is false or `is_cut` is true.
 *
 * A deep offset doesn't walk: `gaps` says how many ids are deleted in each block of 1,024. The row at `place` is
 * `ahead` of the end of the last block with gaps that ends before it; up to the next block with gaps no id is
 * missing, so that far the place tells the id.
 */
const listPages = `
CREATE FUNCTION list_pages(ids bigint[], ways text[], fields text[], directions text[], limits bigint[], offsets bigint[],
  most bigint, small_rows bigint, small_bytes bigint)
RETURNS TABLE (number int, head bigint, total bigint, page text, bytes bigint, is_indexed boolean, is_cut boolean)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
DECLARE
  wanted bigint; field text; is_descending boolean; page_limit bigint; page_offset bigint;
  from_id bigint; place bigint; ahead bigint; gap bigint;
  sorted_id bigint; is_short boolean; is_small boolean;
BEGIN
  FOR at IN 1..cardinality(ids) LOOP
    wanted := ids[at];
    SELECT seq, heads.rows INTO head, total FROM heads WHERE collection_id = wanted;
    CONTINUE WHEN NOT FOUND;
    number := at;
    field := fields[at];
    is_descending := directions[at] = 'desc';
    page_limit := limits[at];
    page_offset := offsets[at];
    is_indexed := false;
    IF ways[at] = 'id' THEN
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
          FROM gaps WHERE collection_id = wanted) AS blocks;
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
    ELSIF ways[at] IN ('field', 'small') THEN
      is_small := ways[at] = 'field';
      IF total < small_rows AND NOT is_small THEN
        SELECT coalesce(sum(octet_length(data)), 0) < small_bytes INTO is_small FROM rows WHERE collection_id = wanted;
      END IF;
      IF is_small THEN ${joinUnsorted}
      ELSE
        page := NULL;
        bytes := NULL;
      END IF;
    ELSE
      SELECT id INTO sorted_id FROM sorted_fields
      WHERE collection_id = wanted AND name = field AND built_to = ${builtWhole};
      is_indexed := FOUND;
      IF ways[at] = 'sorted' THEN ${joinSorted} ELSE ${joinCut} END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$`;

/** Rows, each with its collection's head, in one snapshot; `seq` is null where there is no such row. */
const readRows = `
CREATE FUNCTION read_rows(collection_ids bigint[], ids bigint[])
RETURNS TABLE (number bigint, head bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT place, heads.seq, rows.seq, rows.data
    FROM unnest(collection_ids, ids) WITH ORDINALITY AS wanted (collection_id, id, place)
    JOIN heads ON heads.collection_id = wanted.collection_id
    LEFT JOIN rows ON rows.collection_id = wanted.collection_id AND rows.id = wanted.id;
END $$`;

/**
 * A collection's head and those of its rows that there are, in one snapshot; nothing where it is gone. Of rows that are
 * longer than `share` bytes the length, for which the server doesn't read them.
 */
const readGroup = `
CREATE FUNCTION read_group(wanted bigint, ids bigint[], share bigint)
RETURNS TABLE (head bigint, next_row_id bigint, total bigint, sorts bigint, id bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT heads.seq, heads.next_row_id, heads.rows, heads.sorts, rows.id, rows.seq,
      CASE WHEN octet_length(rows.data) <= share THEN rows.data ELSE octet_length(rows.data)::text END
    FROM heads LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = ANY(ids)
    WHERE heads.collection_id = wanted;
END $$`;

/**
 * Moves a head on and writes all the rest, or nothing where it isn't at `from_seq` and `from_sorts` any more; returns
 * whether it was. Once it is locked by that, all that is read is as it is now: each statement in here has a snapshot
 * of its own. Texts come joined by what isn't in them: for the driver an array of 100 is 145 us of work, a text 17.
 */
const commitGroup = `
CREATE FUNCTION commit_group(wanted bigint, from_seq bigint, from_sorts bigint,
  to_seq bigint, to_row_id bigint, to_rows bigint, at_time bigint,
  first_seqs bigint[], last_seqs bigint[], inserted_ids bigint[], entries text,
  updated_ids bigint[], updated_seqs bigint[], updated_texts text, deleted_ids bigint[])
RETURNS boolean LANGUAGE plpgsql ${planned} ${nested} SET lock_timeout = 5000 AS $$
#variable_conflict use_column
DECLARE
  changes_of text[];
  updated text[];
  inserted text[];
  new_ids bigint[];
  new_texts text[];
BEGIN
  UPDATE heads SET seq = to_seq, next_row_id = to_row_id, rows = to_rows
  WHERE collection_id = wanted AND seq = from_seq AND sorts = from_sorts;
  IF NOT FOUND THEN RETURN false; END IF;
  -- There is one but for large groups and mixed ones; it need not be looked through.
  changes_of := CASE cardinality(first_seqs) WHEN 1 THEN ARRAY[entries] ELSE string_to_array(entries, E'\\n\\n') END;
  IF cardinality(updated_ids) > 0 THEN updated := string_to_array(updated_texts, E'\\n'); END IF;
  IF from_sorts > 0 THEN
    new_ids := updated_ids;
    new_texts := updated;
    FOR entry IN 1..cardinality(first_seqs) LOOP
      CONTINUE WHEN inserted_ids[entry] = 0;
      inserted := string_to_array(changes_of[entry], E',\\n');
      new_ids := new_ids || ARRAY(SELECT generate_series(inserted_ids[entry], inserted_ids[entry] + cardinality(inserted) - 1));
      new_texts := new_texts || inserted;
    END LOOP;
    WITH fresh AS MATERIALIZED (${keysOf('unnest(new_ids, new_texts) AS of (id, data)')}),
      stale AS MATERIALIZED (${keysOf(
        '(SELECT id, data FROM rows WHERE collection_id = wanted AND id = ANY(updated_ids || deleted_ids)) AS of',
      )}),
      unkeyed AS (DELETE FROM sort_keys USING (TABLE stale EXCEPT TABLE fresh) AS key
        WHERE (sort_keys.field_id, sort_keys.rank, sort_keys.number, sort_keys.text, sort_keys.tie, sort_keys.row_id)
          = (key.field_id, key.rank, key.number, key.text, key.tie, key.row_id))
    INSERT INTO sort_keys TABLE fresh EXCEPT TABLE stale;
  END IF;
  FOR entry IN 1..cardinality(first_seqs) LOOP
    INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
    VALUES (wanted, first_seqs[entry], last_seqs[entry], at_time, '[' || changes_of[entry] || ']');
    CONTINUE WHEN inserted_ids[entry] = 0;
    INSERT INTO rows (collection_id, id, seq, data)
    SELECT wanted, inserted_ids[entry] + place - 1, first_seqs[entry] + place - 1, new.data
    FROM unnest(string_to_array(changes_of[entry], E',\\n')) WITH ORDINALITY AS new (data, place);
  END LOOP;
  IF cardinality(updated_ids) > 0 THEN
    UPDATE rows SET seq = new.seq, data = new.data
    FROM unnest(updated_ids, updated_seqs, updated) AS new (id, seq, data)
    WHERE rows.collection_id = wanted AND rows.id = new.id;
  END IF;
  IF cardinality(deleted_ids) > 0 THEN
    DELETE FROM rows WHERE collection_id = wanted AND id = ANY(deleted_ids);
    INSERT INTO gaps (collection_id, block, deleted)
    SELECT wanted, (gone - 1) >> 10, count(*) FROM unnest(deleted_ids) AS gone GROUP BY 2
    ON CONFLICT (collection_id, block) DO UPDATE SET deleted = gaps.deleted + excluded.deleted;
  END IF;
  RETURN true;
END $$`;

/** Running totals: what is older than what is there changes nothing. */
const countUsage = `
CREATE FUNCTION count_usage(key_ids text[], hours bigint[], instances text[], totals bigint[])
RETURNS void LANGUAGE plpgsql ${planned} AS $$
BEGIN
  INSERT INTO usage (key_id, hour, instance, requests) SELECT * FROM unnest(key_ids, hours, instances, totals)
  ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = greatest(usage.requests, excluded.requests);
END $$`;

/** Keys of rows in the collection's indexes, as far as these are made. */
function keysOf(rows: string): string {
  return `SELECT field.id AS field_id, key.* FROM sorted_fields AS field JOIN ${rows} ON of.id <= built_to
    CROSS JOIN LATERAL ${keySql('of.data', 'name', 'of.id')} AS key WHERE field.collection_id = wanted`;
}

export const postgresFunctions: readonly string[] = [listPages, readRows, readGroup, commitGroup, countUsage];
