/** The SQL of listings: SQLite cuts the page, puts it in order and joins it to one JSON text. */
import type { SqlValue } from '../database.js';
import { maxPageBytes, maxRowBytes } from '../values.js';
import type { ListQuery } from './engine.js';

export function listSql(
  collectionId: number,
  { limit, offset, orderBy, order }: ListQuery,
): { readonly sql: string; readonly parameters: readonly SqlValue[] } {
  const mayBeTooLarge = limit * (maxRowBytes + 1) > maxPageBytes;
  if (orderBy === 'id') {
    return {
      sql: statements.byId[order][mayBeTooLarge ? 'measured' : 'plain'],
      parameters: [collectionId, limit, offset],
    };
  }
  // Quoted as JSON, a path reaches a field of any name.
  const path = `$.${JSON.stringify(orderBy)}`;
  return {
    sql: statements.byField[order][mayBeTooLarge ? 'measured' : 'plain'],
    parameters: [collectionId, limit, offset, path],
  };
}

/** missing = null < false < true < numbers < strings < arrays < objects. */
const rank = `CASE json_type(data, ?4) WHEN 'false' THEN 1 WHEN 'true' THEN 2 WHEN 'integer' THEN 3 WHEN 'real' THEN 3
  WHEN 'text' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END`;

const statements = {
  byId: {
    asc: variants('id ASC'),
    desc: variants('id DESC'),
  },
  byField: {
    asc: variants(`${rank} ASC, json_extract(data, ?4) ASC, id ASC`),
    desc: variants(`${rank} DESC, json_extract(data, ?4) DESC, id DESC`),
  },
} as const;

function variants(orderBy: string): { readonly plain: string; readonly measured: string } {
  const page = `SELECT data FROM rows WHERE collection_id = ?1 ORDER BY ${orderBy} LIMIT ?2 OFFSET ?3`;
  const joined = `'[' || coalesce(group_concat(data), '') || ']'`;
  const select = (text: string) =>
    `SELECT head.seq AS head, head.rows AS total, listing.rows AS rows, listing.page AS page
     FROM heads AS head, (${text}) AS listing WHERE head.collection_id = ?1`;
  return {
    plain: select(`SELECT count(*) AS rows, ${joined} AS page FROM (${page})`),
    // Measured first, since SQLite takes a text's length from the row's header without reading it.
    measured: select(
      `SELECT count(*) AS rows, CASE WHEN (SELECT coalesce(sum(octet_length(data) + 1), 0) FROM (${page})) < ${maxPageBytes}
         THEN ${joined} END AS page FROM (${page})`,
    ),
  };
}
