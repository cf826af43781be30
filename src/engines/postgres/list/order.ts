/**
 * Implements the sort order of values (values/sort-key.ts) in SQL, for rows that are sorted without an index.
 */
import type { Direction } from '../../../values/order.js';
import { maxTextBytes } from '../../../values/sort-key.js';

/**
 * Returns a subquery with one row: `rank`, `number` and `text`, by which rows are sorted by a field. `OFFSET
 * 0` keeps it separate from the outer query, so that the field is looked up once per row.
 */
export function valueSql(data: string, field: string): string {
  return `(SELECT
      CASE json_typeof(value) WHEN 'boolean' THEN CASE value::text WHEN 'true' THEN 2 ELSE 1 END
        WHEN 'number' THEN 3 WHEN 'string' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END AS rank,
      CASE json_typeof(value) WHEN 'number' THEN value::text::float8 ELSE 0 END AS number,
      substring(convert_to(CASE json_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'array' THEN value::text
        WHEN 'object' THEN value::text ELSE '' END, 'UTF8') FROM 1 FOR ${maxTextBytes}) AS text
    FROM (SELECT ${data}::json -> ${field} AS value OFFSET 0) AS looked_up OFFSET 0)`;
}

/** Columns by which rows are sorted, all in one direction. */
export interface Term {
  readonly columns: readonly string[];
  readonly direction: Direction;
}

export function orderBy(terms: readonly Term[]): string {
  return terms
    .flatMap(({ columns, direction }) => columns.map((column) => `${column} ${direction}`))
    .join(', ');
}

/**
 * Returns a condition that is true for rows after a position in this order.
 * @param places SQL of the column values at the position, for each term
 */
export function isBehind(terms: readonly Term[], places: readonly (readonly string[])[]): string {
  return terms.reduceRight((rest, { columns, direction }, index) => {
    const [row, place] = [`(${columns.join()})`, `(${places[index]!.join()})`];
    const isBeyond = `${row} ${direction === 'asc' ? '>' : '<'} ${place}`;
    return rest === '' ? isBeyond : `(${isBeyond} OR (${row} = ${place} AND ${rest}))`;
  }, '');
}

/** Returns the values of `fields` (an SQL array) of a row as JSON. */
export function valuesSql(data: string, fields: string): string {
  return `(SELECT coalesce(json_agg(${data}::json -> field ORDER BY place), '[]')::text
    FROM unnest(${fields}) WITH ORDINALITY AS of (field, place))`;
}

/**
 * Returns the text of the row in the column `data`, with its id and some of its fields.
 * @param names SQL of an array of field names, without duplicates and without `id`
 */
export function projectedSql(id: string, names: string): string {
  return `'{"id":' || ${id} || coalesce((SELECT string_agg(',' || to_json(key)::text || ':' || value, '' ORDER BY array_position(${names}, key))
    FROM json_each(data::json) WHERE key = ANY (${names})), '') || '}'`;
}
