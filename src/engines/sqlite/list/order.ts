/**
 * The order of values of different types: missing = null < false < true < numbers < strings < arrays < objects.
 * Strings by code point, arrays and objects by their JSON text. SQL of a text and the paths of values in it.
 */
import type { Direction } from '../../../values/order.js';

/** SQL of the path of a value, and the direction that it orders rows in. */
export interface OrderedPath {
  readonly path: string;
  readonly direction: Direction;
}

/** Quoted as JSON, a path reaches a field of any name. */
export function pathOf(field: string): string {
  return `$.${JSON.stringify(field)}`;
}

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
    -CAST(substr(${negative}, 1, 18) AS integer), replace(${text}, 'e', '!')) ELSE 0 END`;
}

/** What orders a value, one after the other; none is NULL. */
function termsOf(data: string, path: string): readonly string[] {
  return [rank(data, path), `coalesce(json_extract(${data}, ${path}), 0)`, digits(data, path)];
}

/** Terms of ORDER BY, each with a comma behind it. */
export function orderBy(
  data: string,
  fields: readonly OrderedPath[],
  termOf = (term: string): string => term,
): string {
  return fields
    .flatMap(({ path, direction }) => termsOf(data, path).map((term) => `${termOf(term)} ${direction}, `))
    .join('');
}

/**
 * Whether a row comes after a place in the order.
 * @param values an array of the place's values, in JSON: SQLite reads them as it reads those of rows
 * @param isBehind the same of rows whose values are those
 */
export function behind(
  data: string,
  fields: readonly OrderedPath[],
  values: string,
  isBehind: string,
): string {
  return fields
    .flatMap(({ path, direction }, place) => {
      const terms = termsOf(values, `'$[${place}]'`);
      const sign = direction === 'asc' ? '>' : '<';
      return termsOf(data, path).map((term, index) => [term, sign, terms[index]!] as const);
    })
    .reduceRight(
      (rest, [term, sign, of]) =>
        `CASE WHEN ${term} ${sign} ${of} THEN 1 WHEN ${term} = ${of} THEN ${rest} ELSE 0 END`,
      isBehind,
    );
}
