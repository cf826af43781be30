/**
 * The order of values of different types: missing = null < false < true < numbers < strings < arrays < objects.
 * Strings by code point, arrays and objects by their JSON text.
 */

/** Characters of a text that a key of an index bears: an entry of a B-tree is at most 2,704 bytes. */
const keyedCharacters = 256;
/** The `tie` of keys whose text is longer than they bear: they come after the rows whose text is just that. */
export const cutTie = Number.MAX_SAFE_INTEGER;
/** `built_to` of a sorted field whose keys are all there. */
export const builtWhole = Number.MAX_SAFE_INTEGER;

/**
 * A subquery of one row: `rank`, `number` and `text`, by which rows are put in order by a field. Kept apart from the
 * outer query, by OFFSET 0, so that the field is looked up once a row.
 */
export function valueSql(data: string, field: string): string {
  return `(SELECT
      CASE json_typeof(value) WHEN 'boolean' THEN CASE value::text WHEN 'true' THEN 2 ELSE 1 END
        WHEN 'number' THEN 3 WHEN 'string' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END AS rank,
      CASE json_typeof(value) WHEN 'number' THEN value::text::float8 ELSE 0 END AS number,
      CASE json_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'array' THEN value::text
        WHEN 'object' THEN value::text ELSE '' END COLLATE "C" AS text
    FROM (SELECT ${data}::json -> ${field} AS value OFFSET 0) AS looked_up OFFSET 0)`;
}

/**
 * A subquery of one row: `rank`, `number`, `text`, `tie` and `row_id` of `sort_keys`. `tie` is the row's id where the
 * text is whole, so that these columns are the order of the rows; rows of `cutTie` are told apart by their whole text.
 */
export function keySql(data: string, field: string, id: string): string {
  return `(SELECT rank::smallint, number, left(text, ${keyedCharacters}) AS text,
      CASE WHEN length(text) > ${keyedCharacters} THEN ${cutTie} ELSE ${id} END AS tie, ${id} AS row_id
    FROM ${valueSql(data, field)} AS valued)`;
}
