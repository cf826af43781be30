/** Builds SQL that sorts rows by JSON values in the order of sort keys (values/sort-key.ts). */
import type { Direction } from '../../../values/order.js';
import { maxTextBytes, sortType } from '../../../values/sort-key.js';

/** SQL for the path of a value, and its sort direction. */
export interface OrderedPath {
  readonly path: string;
  readonly direction: Direction;
}

/** Quotes the name as JSON, so that a path can contain any name. */
export function pathOf(field: string): string {
  return `$.${JSON.stringify(field)}`;
}

function rank(data: string, path: string): string {
  return `CASE json_type(${data}, ${path}) WHEN 'false' THEN 1 WHEN 'true' THEN 2 WHEN 'integer' THEN 3
    WHEN 'real' THEN 3 WHEN 'text' THEN 4 WHEN 'array' THEN 5 WHEN 'object' THEN 6 ELSE 0 END`;
}

/**
 * Sorts doubles that SQLite reads as the same number. SQLite reads about one double in 10,000 as its
 * neighbour, but never further off. So two doubles may become equal, but they never change places.
 *
 * Such doubles are sorted by their digits, because JSON.stringify writes as few as distinguish them. Positive
 * numbers are compared as text ('e' comes after '.', and '!' before it), and negative numbers as integers. If
 * two neighbours are read as equal, their point and exponent are at the same position. This was tested for
 * all powers of ten.
 */
function digits(data: string, path: string): string {
  // For json_type, an integer of more than 64 bits is an integer, but SQLite reads it as a double.
  const type = `typeof(json_extract(${data}, ${path}))`;
  const text = `(${data} -> ${path})`;
  const zeros = "'000000000000000000'";
  const negative = `replace(replace(ltrim(${text}, '-0.'), '.', ''), 'e', ${zeros}) || ${zeros}`;
  return `CASE ${type} WHEN 'real' THEN iif(${text} < '0',
    -CAST(substr(${negative}, 1, 18) AS integer), replace(${text}, 'e', '!')) ELSE 0 END`;
}

/** Returns the terms that sort a value, in order. They are never NULL. */
function termsOf(data: string, path: string): readonly string[] {
  const value = `json_extract(${data}, ${path})`;
  const isText = `json_type(${data}, ${path}) IN ('text', 'array', 'object')`;
  // SQLite's substr returns NULL for a blob without bytes.
  const text = `coalesce(substr(CAST(${value} AS BLOB), 1, ${maxTextBytes}), x'')`;
  const sorted = `CASE WHEN ${isText} THEN ${text} ELSE coalesce(${value}, 0) END`;
  return [rank(data, path), sorted, digits(data, path)];
}

/** SQL for a value at the start position. A number is bound as JSON, to be read like the numbers of rows. */
export interface BoundValue {
  readonly type: string;
  /** JSON. */
  readonly number: string;
  /** The bytes of a text, or 0 or 1. */
  readonly other: string;
}

/** Returns the terms that sort this value. */
function termsOfBound({ type, number, other }: BoundValue): readonly string[] {
  const isNumber = `${type} = ${sortType.number}`;
  // The driver binds a text without bytes as NULL.
  const value = `iif(${isNumber}, json_extract(${number}, '$'), coalesce(${other}, x''))`;
  return [type, value, `iif(${isNumber}, ${digits(number, "'$'")}, 0)`];
}

/** Returns terms for ORDER BY, each followed by a comma. */
export function orderBy(data: string, fields: readonly OrderedPath[]): string {
  return fields
    .flatMap(({ path, direction }) => termsOf(data, path).map((term) => `${term} ${direction}, `))
    .join('');
}

/**
 * Returns a condition that is true for rows after a position in the order.
 * @param values the values of the fields at the position
 * @param isIdAfter the condition for rows with the same values
 */
export function isAfter(
  data: string,
  fields: readonly OrderedPath[],
  values: readonly BoundValue[],
  isIdAfter: string,
): string {
  return fields
    .flatMap(({ path, direction }, place) => {
      const terms = termsOfBound(values[place]!);
      const sign = direction === 'asc' ? '>' : '<';
      return termsOf(data, path).map((term, index) => [term, sign, terms[index]!] as const);
    })
    .reduceRight(
      (rest, [term, sign, of]) =>
        `CASE WHEN ${term} ${sign} ${of} THEN 1 WHEN ${term} = ${of} THEN ${rest} ELSE 0 END`,
      isIdAfter,
    );
}
