/** The SQL of lists of the rows that fit a filter: all rows of the collection are looked at. */
import type { ListOf, ListWay, Matching } from '../engine.js';
import { boundsOf } from '../matching.js';
import { conditionOf } from './filter.js';
import { pathOf } from './list.js';
import type { SqlValue } from './open.js';
import { orderBy } from './order.js';

export interface MatchedRow {
  readonly head: number;
  /** As a page has it. */
  readonly total: number;
  /** 0 where the collection is too large to be looked at in this way; then the rest means nothing. */
  readonly isSmall: 0 | 1;
  readonly bytes: number;
  /** Null also where it takes more bytes than it may. */
  readonly page: string | null;
}

/** A statement whose result is empty where the collection is gone. Pages are measured before they are read. */
export function matchingStatement(
  { collectionId, path, order, limit, offset, most }: ListOf,
  { filter, isCounted }: Matching,
  way: ListWay,
): { readonly sql: string; readonly parameters: readonly SqlValue[] } {
  const bounds = boundsOf(filter, way);
  // Those found are all that fit, or the page and one more.
  const [atMost, skipped, skippedOfFound] = isCounted ? [-1, 0, offset] : [limit + 1, offset, 0];
  const field = path.by === 'id' ? null : pathOf(path.field);
  const parameters = [collectionId, limit, most, atMost, skipped, skippedOfFound, field];
  const { sql, parameters: ofCondition } = conditionOf(filter, 'data', parameters.length + 1);
  const keys = field === null ? '' : `${orderBy('data', '?7', order)}, `;
  const small =
    bounds === undefined
      ? '1'
      : // Not AND, which SQLite evaluates whole where its value is asked for: the rows of a large collection aren't measured.
        `iif((SELECT rows FROM heads WHERE collection_id = ?1) < ${bounds.rows},
         (SELECT total(octet_length(data)) FROM rows WHERE collection_id = ?1) < ${bounds.bytes}, 0)`;
  const page = 'page CROSS JOIN rows ON rows.collection_id = ?1 AND rows.id = page.id';
  return {
    // By the limit, since a condition would be asked of each row, none is looked at where they are too many.
    // ?7 is named where nothing is sorted, too: parameters that aren't can't be bound.
    sql: `WITH small AS MATERIALIZED (SELECT ${small} AS isSmall, ?7 AS field),
      found AS MATERIALIZED (
        SELECT id FROM rows WHERE collection_id = ?1 AND ${sql}
        ORDER BY ${keys}id ${order} LIMIT iif((SELECT isSmall FROM small), ?4, 0) OFFSET ?5),
      page AS MATERIALIZED (SELECT id FROM found LIMIT ?2 OFFSET ?6),
      measured AS MATERIALIZED (SELECT coalesce(sum(octet_length(data) + 1) + 1, 2) AS bytes FROM ${page})
      SELECT seq AS head, ?5 + (SELECT count(*) FROM found) AS total, isSmall, bytes,
        CASE WHEN isSmall AND bytes <= ?3 THEN
          (SELECT '[' || coalesce(group_concat(data), '') || ']' FROM (SELECT data FROM ${page})) END AS page
      FROM heads, small, measured WHERE collection_id = ?1`,
    parameters: [...parameters, ...ofCondition],
  };
}
