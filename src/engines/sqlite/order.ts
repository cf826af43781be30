/**
 * The order of values of different types: missing = null < false < true < numbers < strings < arrays < objects.
 * Strings by code point, arrays and objects by their JSON text. Two SQL expressions of a row's text and a path.
 */

export function rankSql(data: string, path: string): string {
  return `CASE json_type(${data}, ${path}) WHEN 'false' THEN 1 WHEN 'true' THEN 2 WHEN 'integer' THEN 3
    WHEN 'real' THEN 3 WHEN 'text' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END`;
}

/** Orders values of the same rank. */
export function valueSql(data: string, path: string): string {
  return `coalesce(json_extract(${data}, ${path}), 0)`;
}

/** `built_to` of a sorted field whose keys are all there. */
export const builtWhole = Number.MAX_SAFE_INTEGER;
