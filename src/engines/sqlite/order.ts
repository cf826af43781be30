/**
 * The order of values of different types: missing = null < false < true < numbers < strings < arrays < objects.
 * Strings by code point, arrays and objects by their JSON text. SQL of a row's text and a path.
 */

function rank(data: string, path: string): string {
  return `CASE json_type(${data}, ${path}) WHEN 'false' THEN 1 WHEN 'true' THEN 2 WHEN 'integer' THEN 3
    WHEN 'real' THEN 3 WHEN 'text' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END`;
}

/**
 * SQLite reads about one double in 10,000 as its neighbour, never beyond it, so that two may become equal and none
 * change places. Those are put in order by their digits, which JSON.stringify makes as few as tell them apart: as text
 * where they are positive ('e' comes after '.', '!' before it), as an integer where they are negative. Neighbours that
 * are read alike have their point and exponent at the same place (tried for all powers of ten).
 */
function digits(data: string, path: string): string {
  // An integer of more than 64 bits is one for json_type, and read as a double.
  const type = `typeof(json_extract(${data}, ${path}))`;
  const text = `(${data} -> ${path})`;
  const zeros = "'000000000000000000'";
  const negative = `replace(replace(ltrim(${text}, '-0.'), '.', ''), 'e', ${zeros}) || ${zeros}`;
  return `CASE ${type} WHEN 'real' THEN iif(${text} < '0',
    -CAST(substr(${negative}, 1, 18) AS integer), replace(${text}, 'e', '!')) END`;
}

/** The terms of ORDER BY. */
export function orderBy(data: string, path: string, order: 'asc' | 'desc'): string {
  const value = `coalesce(json_extract(${data}, ${path}), 0)`;
  return `${rank(data, path)} ${order}, ${value} ${order}, ${digits(data, path)} ${order}`;
}
