/** The SQL of lists of the rows that fit a filter: all rows of the collection are looked at. */
import type { ListOf, ListRead, ListWay, Matching } from '../engine.js';
import { boundsOf } from '../matching.js';
import { conditionOf } from './filter.js';
import { valueSql } from './order.js';
import type { Parameter, Statement } from './pool.js';

/** The line of its result; there is none where the collection is gone. */
export interface MatchedRow {
  readonly head: number;
  /** As a page has it. */
  readonly total: number;
  /** Whether the collection may be looked at in this way; else the rest means nothing. */
  readonly is_small: boolean;
  readonly bytes: number;
  /** Null also where it takes more bytes than it may. */
  readonly page: string | null;
}

/** Pages are measured before they are read. */
export function matchingStatement(
  { collectionId, path, order, limit, offset, most }: ListOf,
  { filter, isCounted }: Matching,
  way: ListWay,
): Statement {
  const bounds = boundsOf(filter, way);
  // Those found are all that fit, or the page and one more.
  const [atMost, skipped, skippedOfFound] = isCounted ? [null, 0, offset] : [limit + 1, offset, 0];
  const parameters: Parameter[] = [collectionId, limit, most, atMost, skipped, skippedOfFound];
  if (path.by !== 'id') parameters.push(path.field);
  const { sql, parameters: ofCondition } = conditionOf(filter, 'fields', parameters.length + 1);
  const looked = 'SELECT id, data, data::jsonb AS fields FROM rows WHERE collection_id = $1';
  const keys = ['rank', 'number', 'text', 'id'].map((column) => `${column} ${order}`).join();
  // By id they are looked at in their order, and no further than the page. OFFSET 0 keeps them apart, so that each is parsed once.
  const found =
    path.by === 'id'
      ? `SELECT id, ${order === 'asc' ? 'id' : '-id'} AS place
        FROM (${looked} AND (SELECT is_small FROM small) ORDER BY collection_id ${order}, id ${order} OFFSET 0) AS looked_at
        WHERE ${sql}`
      : `SELECT id, row_number() OVER (ORDER BY ${keys}) AS place
        FROM (${looked} AND (SELECT is_small FROM small) OFFSET 0) AS looked_at
          CROSS JOIN LATERAL ${valueSql('data', '$7::text')} AS valued
        WHERE ${sql} ORDER BY ${keys}`;
  const small =
    bounds === undefined
      ? 'true'
      : `rows < ${bounds.rows} AND
         (SELECT coalesce(sum(octet_length(data)), 0) FROM rows WHERE collection_id = $1) < ${bounds.bytes}`;
  const page = 'page JOIN rows ON rows.collection_id = $1 AND rows.id = page.id';
  return {
    sql: `WITH small AS MATERIALIZED (
        SELECT seq, ${small} AS is_small FROM heads WHERE collection_id = $1::bigint),
      found AS MATERIALIZED (${found} LIMIT $4::bigint OFFSET $5::bigint),
      page AS MATERIALIZED (SELECT id, place FROM found ORDER BY place LIMIT $2::bigint OFFSET $6::bigint),
      measured AS MATERIALIZED (SELECT coalesce(sum(octet_length(data) + 1) + 1, 2) AS bytes FROM ${page})
      SELECT seq AS head, $5::bigint + (SELECT count(*) FROM found) AS total, is_small, bytes,
        CASE WHEN is_small AND bytes <= $3::bigint THEN
          (SELECT '[' || coalesce(string_agg(data, ',' ORDER BY place), '') || ']' FROM ${page}) END AS page
      FROM small, measured`,
    parameters: [...parameters, ...ofCondition],
  };
}

export function toMatchingRead(row: MatchedRow | undefined, way: ListWay): ListRead | undefined {
  if (row === undefined) return undefined;
  const { head, total, is_small: isSmall, bytes, page } = row;
  if (page !== null) return { head, total, page };
  return { page: undefined, way: !isSmall || way === 'scan' ? 'scan' : 'large', bytes: isSmall ? bytes : 0 };
}
