/**
 * The SQL of listings: PostgreSQL cuts the page, puts it in order and joins it to one JSON text, in the snapshot
 * that the head is read in.
 */
import { maxPageBytes } from '../values.js';
import type { ListQuery } from './engine.js';
import type { Statement } from './postgres-commit.js';

/** Shorter walks are cheaper than finding out where to begin. */
const longWalk = 128;

export function listStatement(collectionId: number, { limit, offset, orderBy, order }: ListQuery): Statement {
  const parameters = [collectionId, limit, offset];
  if (orderBy !== 'id') return { sql: statements.byField[order], parameters: [...parameters, orderBy] };
  return { sql: statements[offset > longWalk ? 'byIdFar' : 'byId'][order], parameters };
}

type Order = 'asc' | 'desc';

const statements = {
  byId: inBothOrders((order) => [
    `page AS MATERIALIZED (
       SELECT id, data FROM rows WHERE collection_id = $1 ORDER BY id ${order} LIMIT $2 OFFSET $3)`,
    ['id'],
  ]),

  // A deep offset doesn't walk: `gaps` says how many ids are deleted in each block of 1,024. `base` is the last
  // block with gaps that ends before the page, `next` the first that doesn't; between them no id is missing, so
  // there the offset tells the id. In descending order the same rows are counted from the other end.
  byIdFar: inBothOrders((order) => [
    `wanted AS (${
      order === 'asc'
        ? 'SELECT $3::bigint AS skipped, $2::bigint AS taken'
        : 'SELECT greatest(0, rows - $3 - $2) AS skipped, greatest(0, least($2, rows - $3)) AS taken FROM head'
    }),
     blocks AS (
       SELECT block * 1024 AS first_id, (block + 1) * 1024 AS last_id,
         (block + 1) * 1024 - (sum(deleted) OVER (ORDER BY block))::bigint AS live
       FROM gaps WHERE collection_id = $1),
     base AS (
       SELECT coalesce(max(last_id), 0) AS id, coalesce(max(live), 0) AS live
       FROM blocks, wanted WHERE live <= skipped),
     next AS (SELECT min(first_id) AS id FROM blocks, wanted WHERE live > skipped),
     start AS (
       SELECT least(base.id + skipped - live, next.id) AS id, base.id + skipped - live AS far, taken
       FROM base, next, wanted),
     page AS MATERIALIZED (
       SELECT id, data FROM rows WHERE collection_id = $1 AND id > (SELECT id FROM start)
       ORDER BY id LIMIT (SELECT taken FROM start) OFFSET (SELECT far - id FROM start))`,
    ['id'],
  ]),

  // missing = null < false < true < numbers < strings < arrays < objects. Not merged with the outer query, by
  // OFFSET 0, the field is looked up once a row.
  byField: inBothOrders((order) => [
    `page AS MATERIALIZED (
       SELECT data, id, rank, number, text FROM (
         SELECT data, id,
           CASE json_typeof(value) WHEN 'boolean' THEN CASE value::text WHEN 'true' THEN 2 ELSE 1 END
             WHEN 'number' THEN 3 WHEN 'string' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END AS rank,
           CASE json_typeof(value) WHEN 'number' THEN value::text::float8 END AS number,
           CASE json_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'array' THEN value::text
             WHEN 'object' THEN value::text END COLLATE "C" AS text
         FROM (SELECT data, id, data::json -> $4::text AS value FROM rows WHERE collection_id = $1 OFFSET 0) AS picked
       ) AS keyed
       ORDER BY rank ${order}, number ${order}, text ${order}, id ${order} LIMIT $2 OFFSET $3)`,
    ['rank', 'number', 'text', 'id'],
  ]),
};

/** Statements out of the definition of `page`, and the columns of it that its rows are in order by. */
function inBothOrders(
  build: (order: Order) => [page: string, keys: readonly string[]],
): Readonly<Record<Order, string>> {
  const statement = (order: Order): string => {
    const [page, keys] = build(order);
    const inOrder = keys.map((key) => `${key} ${order}`).join();
    return `WITH head AS (SELECT seq, rows FROM heads WHERE collection_id = $1), ${page}
      SELECT seq AS head, rows AS total, (SELECT count(*) FROM page) AS rows,
        CASE WHEN (SELECT coalesce(sum(octet_length(data) + 1), 0) FROM page) < ${maxPageBytes}
          THEN '[' || coalesce((SELECT string_agg(data, ',' ORDER BY ${inOrder}) FROM page), '') || ']' END AS page
      FROM head`;
  };
  return { asc: statement('asc'), desc: statement('desc') };
}
