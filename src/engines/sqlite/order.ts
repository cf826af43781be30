/**
 * The order of values of different types: missing = null < false < true < numbers < strings < arrays < objects.
 * Strings by code point, arrays and objects by their JSON text. SQL of a row's text and a path.
 */

const rank = (data: string, path: string): string =>
  `CASE json_type(${data}, ${path}) WHEN 'false' THEN 1 WHEN 'true' THEN 2 WHEN 'integer' THEN 3
    WHEN 'real' THEN 3 WHEN 'text' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END`;

/** What follows ORDER BY. */
export function orderBy(data: string, path: string, order: 'asc' | 'desc'): string {
  return `${rank(data, path)} ${order}, coalesce(json_extract(${data}, ${path}), 0) ${order}`;
}
