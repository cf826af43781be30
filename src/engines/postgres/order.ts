/** The published order of values (values/sort-key.ts) in SQL, for a collection that is sorted at once. */

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

/** Whether rows that share a key may differ. */
export function isCutSql(key: string): string {
  return `get_byte(${key}, length(${key}) - 1) = 255`;
}
